// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>
#include <QString>

namespace Mcp {

/// What one pass over the bytes of a JSON-RPC message tells, without building a tree.
///
/// The views point into the scanned bytes and live as long as those. Values are skipped, not
/// checked: a message with a sound outside and a broken inside has its kind here, and fails when
/// its params or result are read.
struct Envelope
{
    enum class Kind : quint8 {
        Invalid,      ///< not JSON, not an object, or none of the four below
        Request,      ///< `method` and `id`
        Notification, ///< `method`, no `id`
        Result,       ///< `result`
        Error,        ///< `error` (the id may be missing or null)
        Batch         ///< an array (2025-03-26, Basic, Batching)
    };
    enum class Problem : quint8 {
        None,
        Empty,          ///< no bytes, or white space only
        NotJson,        ///< does not parse
        NotAnObject,    ///< JSON, but a string, number, …
        NotJsonRpc,     ///< an object with neither method nor result nor error
        NullId,         ///< a request with `"id": null` (MCP forbids it)
        ResultAndError, ///< both
        NoVersion       ///< `jsonrpc` missing or not "2.0"; the kind is given all the same
    };

    Kind kind = Kind::Invalid;
    Problem problem = Problem::Empty;
    /// The id's raw JSON token, so that `1`, `"1"` and `1.0` differ; empty if there is none.
    QByteArrayView id;
    /// The method's text; escapes, which no method of MCP needs, stay as they are.
    QByteArrayView method;

    /// Scans one message. @p readable is how many bytes may be read from `bytes.data()`: with
    /// `bytes.size() + padding()` or more nothing is copied.
    /// Thread-safe; each thread keeps one parser.
    static Envelope scan(QByteArrayView bytes, qsizetype readable = 0);
    static qsizetype padding();

    /// Technical English for a problem; empty for None.
    static QString describe(Problem problem);
};

} // namespace Mcp
