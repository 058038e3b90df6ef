// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/frame.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QTabWidget;
class QToolButton;
class QVBoxLayout;

namespace Vitrine {

class CodeView;
class FrameModel;
class HexView;

/// One frame in full: a line of facts, and the pages What to do (invalid frames only), Pretty,
/// Bytes and HTTP (frames of an exchange only). Pages are filled when they are looked at.
class FrameDetail : public QWidget
{
    Q_OBJECT
public:
    enum Page { AdvicePage, PrettyPage, BytesPage, HttpPage };

    explicit FrameDetail(const FrameModel &model, QWidget *parent = nullptr);

    void showFrame(std::optional<quint64> sequence);
    [[nodiscard]] std::optional<quint64> shownFrame() const { return m_sequence; }
    /// The page people chose last; another one may be shown where it has nothing to say.
    [[nodiscard]] Page page() const { return m_preferred; }
    void setPage(Page page);

    /// "#12 · → client to server · request tools/call · id 4 · 213 bytes · answered after 3.2 ms"
    [[nodiscard]] QString factsText() const;

signals:
    /// Go to the request or the answer.
    void frameRequested(quint64 sequence);

private:
    QWidget *createHeader();
    QWidget *createButtons();
    QWidget *createAdvicePage();
    QWidget *createPrettyPage();
    QWidget *createBytesPage();
    void updateFacts();
    void updatePages();
    void fillPage();
    void fillAdvice();
    void fillPretty();
    void showLines(const QString &text);
    void showMoreLines();
    void fillBytes();
    void fillHttp();
    void copyFrame() const;
    [[nodiscard]] QStringList facts(const Mcp::Frame &frame) const;
    [[nodiscard]] QString answerFact(const Mcp::Frame &frame) const;

    const FrameModel &m_model;
    std::optional<quint64> m_sequence;
    Mcp::Frame m_shown; ///< as it was when the facts were written
    Page m_preferred = PrettyPage;
    quint8 m_filled = 0; ///< bits of pages
    QTimer m_fillTimer;
    QString m_rest; ///< of a long text, still to be shown
    QTimer m_restTimer;

    QLabel *m_facts;
    QLabel *m_cause;
    QToolButton *m_partner = nullptr;
    QToolButton *m_copy = nullptr;
    QTabWidget *m_tabs;
    QLabel *m_explanation;
    QVBoxLayout *m_cures;
    QLabel *m_note;
    CodeView *m_pretty;
    QWidget *m_hints;
    HexView *m_bytes;
    CodeView *m_http;
};

} // namespace Vitrine
