// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/json.h"

#include <QWidget>

#include <expected>

class QLabel;

namespace Vitrine {

class CodeView;

/// A few lines for a JSON value typed by hand; says where it is wrong.
class JsonBox : public QWidget
{
    Q_OBJECT
public:
    explicit JsonBox(QWidget *parent = nullptr);

    void setText(const QString &text);
    [[nodiscard]] QString text() const;
    /// Null for an empty box; Error::Kind::Parse for what is no JSON.
    [[nodiscard]] std::expected<Mcp::Json, Mcp::Error> value() const;
    void setPlaceholder(const QString &text);

signals:
    void edited();

private:
    void check();

    CodeView *m_code;
    QLabel *m_error;
};

} // namespace Vitrine
