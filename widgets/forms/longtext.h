// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;

namespace Vitrine {

/// Wrapped plain text of a server's, such as a field's description: the beginning at first, and the
/// whole of it on a click.
class LongText : public QWidget
{
    Q_OBJECT
public:
    explicit LongText(const QString &text, QWidget *parent = nullptr);

private:
    void setExpanded(bool expanded);

    QString m_text;
    QString m_beginning; ///< empty where the text is short enough
    QLabel *m_label;
    QLabel *m_more = nullptr;
    bool m_isExpanded = false;
};

} // namespace Vitrine
