// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "results/blobreader.h"
#include "results/contentparts.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace Vitrine {

class LineLabel;
class FittedCode;

/// One content part: a line that says what it is, and the part itself. Texts are plain, JSON in
/// them is indented, Markdown is shown as its source; bytes are decoded in a worker thread.
class BlockView : public QWidget
{
    Q_OBJECT
public:
    explicit BlockView(const ContentPart &part, QWidget *parent = nullptr);

    /// The only part of its result: a long text takes all the room there is.
    void setFills(bool fills);
    [[nodiscard]] const ContentPart &part() const { return m_part; }
    /// Still decoding.
    [[nodiscard]] bool isLoading() const { return m_isLoading; }

signals:
    /// Somebody asked to read what a resource_link points to.
    void readRequested(const QString &uri);

private:
    void addHeader();
    void addFact(const QString &text);
    QToolButton *addTool(const QString &icon, const QString &text, const QString &name);
    void addProblem(const QString &text);
    void addText();
    void addLink();
    void addRaw();
    void addCode(const QString &text, const QString &language);
    void startReading();
    void showBlob(const Blob &blob);
    void showText(bool asSent);
    void saveBytes();

    const ContentPart m_part;
    QVBoxLayout *m_layout;
    QHBoxLayout *m_header;
    LineLabel *m_facts;
    QStringList m_factTexts;
    FittedCode *m_code = nullptr;
    QLabel *m_saved = nullptr;
    Blob m_blob;
    QString m_pretty; ///< the text, indented, if it is JSON
    bool m_isLoading = false;
};

} // namespace Vitrine
