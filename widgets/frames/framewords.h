// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"
#include "wire/frame.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace Vitrine {

/// Where a frame's arrow points: to the server, from it, or nowhere.
enum class Heading : quint8 { ToServer, FromServer, None };

/// A fact about a frame as one or two words, with the sentence that explains them.
struct FrameBadge
{
    QString text;
    QString explanation;
    Role role = Role::Muted;
};

/// The words of the frame log for what the protocol layer has as numbers: one place, so that the
/// list, the details, the switches and the menus say the same. All translated; numbers in the
/// user's locale.
class FrameWords
{
    Q_DECLARE_TR_FUNCTIONS(Vitrine::FrameWords)
public:
    /// Short, as in the list and on the switches: "in", "out", "stderr", "http", "auth", "life".
    static QString lane(Mcp::Lane lane);
    /// Long, for tool tips, details and screen readers: "client to server".
    static QString laneSentence(Mcp::Lane lane);
    /// "request", "invalid", "HTTP response", …
    static QString kind(Mcp::FrameKind kind);
    static Heading heading(Mcp::Lane lane, Mcp::FrameKind kind);
    /// "→", "←" or "•".
    static QString arrow(Heading heading);

    /// What the flags say, the gravest first. Flags that the kind of the frame shows anyway are
    /// left out.
    static QList<FrameBadge> badges(quint16 flags);

    /// "213 B", "4.1 kB", "52.4 MB": short and of one width.
    static QString size(quint64 bytes);
    /// "213 bytes" in full.
    static QString bytes(quint64 bytes);
    /// Milliseconds without the unit: "0.18", "3.21", "45.1", "1204".
    static QString milliseconds(qint64 ns);
    /// An age for people: "0.4 s", "12 s", "3 min", "2 h 10 min".
    static QString age(qint64 ns);
    /// A count in the user's locale.
    static QString number(quint64 value);
};

} // namespace Vitrine
