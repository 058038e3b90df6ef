// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/json.h"

#include <QMetaType>

namespace Mcp {

/// Why something did not work, as data. Front ends turn it into a sentence in the user's language;
/// `text` is technical English that names what was expected, what came, and where.
struct Error
{
    enum class Kind : quint8 {
        Transport, ///< process, socket, TLS, name look-up, HTTP status without an MCP meaning
        Timeout,   ///< a deadline of ours passed
        Cancelled, ///< the user took the request back
        Parse,     ///< bytes that are not what they should be
        Protocol,  ///< well-formed, but against the specification or unusable for us
        Rpc,       ///< the peer answered with a JSON-RPC error; `code`, `text`, `data` are its own
        Auth,      ///< HTTP 401, or 403 with a challenge
        Schema,    ///< a value or schema that does not fit
        Io         ///< files on this machine
    };

    Kind kind = Kind::Protocol;
    /// JSON-RPC `error.code` for Rpc; 0 elsewhere.
    int code = 0;
    QString text = {};
    /// JSON-RPC `error.data` for Rpc; null where there is none.
    Json data = {};
    /// Where: a URL, a JSON Pointer, "line 3, column 7", a file.
    QString where = {};
    /// HTTP status that caused it; 0 where HTTP had no part.
    int httpStatus = 0;
    /// Byte offset in the text that was read.
    std::optional<qint64> offset = {};
    /// Sequence number of the frame it is about.
    std::optional<quint64> frame = {};

    bool operator==(const Error &) const = default;

    /// A stable word for the kind: "transport", "timeout", …
    [[nodiscard]] QLatin1StringView kindName() const;
    /// One line for logs and the command line: text, code and place.
    [[nodiscard]] QString toString() const;
};

template <typename T>
using Result = std::expected<T, Error>;

/// Short for `std::unexpected(Error{...})`.
[[nodiscard]] inline std::unexpected<Error> failure(Error::Kind kind, QString text,
                                                    QString where = {})
{
    return std::unexpected(Error{.kind = kind, .text = std::move(text), .where = std::move(where)});
}

} // namespace Mcp

Q_DECLARE_METATYPE(Mcp::Json)
Q_DECLARE_METATYPE(Mcp::Error)
