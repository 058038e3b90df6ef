// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "results/structuredcheck.h"
#include "session/call.h"

#include <QWidget>

#include <optional>

class QButtonGroup;
class QLabel;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace Vitrine {

class Badge;
class Banner;
class CodeView;
class ContentView;
class LineLabel;
class EmptyState;

/// How one call ended: content, structured content and the raw result, or why there is none. A tool
/// error (`isError`), a JSON-RPC error and a failure on this side look different.
///
/// Everything that came is plain text; nothing is opened or fetched.
class ResultView : public QWidget
{
    Q_OBJECT
public:
    enum class Kind : quint8 { Tool, Resource, Prompt };
    enum class Tab : quint8 { Content, Structured, Raw };

    explicit ResultView(Kind kind, QWidget *parent = nullptr);

    /// What stands here before the first call.
    void setEmptyText(const QString &title, const QString &text);
    void clear();
    /// Tools: with @p outputSchema the structured content is checked against it.
    void setOutcome(const Mcp::CallOutcome &outcome,
                    const std::optional<Mcp::Json> &outputSchema = {});
    [[nodiscard]] const std::optional<Mcp::CallOutcome> &outcome() const { return m_outcome; }

    [[nodiscard]] Tab tab() const;
    void setTab(Tab tab);
    [[nodiscard]] ContentView *contentView() const { return m_content; }

signals:
    void frameRequested(quint64 sequence);
    void readRequested(const QString &uri);

private:
    QWidget *makeHeader();
    QWidget *makeStructuredPage();
    QToolButton *makeTab(Tab tab, const QString &text, const QString &name);
    QToolButton *makeFrameButton(const QString &name);
    void setFrame(QToolButton *button, const QString &text, quint64 sequence);
    void showFacts();
    void showResult(const Mcp::Json &result);
    void showError(const Mcp::Error &error);
    void showTab();
    void fillStructured();
    void addFrameButton();
    [[nodiscard]] Mcp::Json rawJson() const;
    [[nodiscard]] quint64 frame() const;

    const Kind m_kind;
    QStackedWidget *m_pages;
    EmptyState *m_empty;
    QWidget *m_body;
    QButtonGroup *m_tabs;
    Badge *m_check;
    LineLabel *m_facts;
    QToolButton *m_request;
    QToolButton *m_response;
    Banner *m_banner;
    QStackedWidget *m_stack;
    ContentView *m_content;
    Banner *m_structuredBanner = nullptr;
    QLabel *m_structuredNote = nullptr;
    CodeView *m_structured = nullptr;
    CodeView *m_raw;

    std::optional<Mcp::CallOutcome> m_outcome;
    StructuredCheck m_structuredCheck;
    bool m_isStructuredShown = false;
    bool m_isRawShown = false;
};

} // namespace Vitrine
