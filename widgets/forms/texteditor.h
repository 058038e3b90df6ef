// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "forms/fieldeditor.h"

class QLineEdit;
class QPlainTextEdit;

namespace Vitrine {

/// A string or a number. One line, or several where the schema or the content asks for them:
/// pasting a text with line breaks makes it tall. Numbers are text too, so that no digit is lost.
class TextEditor : public FieldEditor
{
    Q_OBJECT
public:
    TextEditor(Mcp::FormNode *node, QWidget *parent);

    void refresh() override;
    QList<QAction *> extraActions(QObject *owner) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setMultiline(bool multiline);
    void fitHeight();
    void edited(const QString &text);

    QLineEdit *m_line = nullptr;
    QPlainTextEdit *m_lines = nullptr;
    bool m_refreshing = false;
};

} // namespace Vitrine
