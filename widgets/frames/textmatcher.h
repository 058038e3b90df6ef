// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <array>
#include <vector>

namespace Vitrine {

/// Finds a text in the raw bytes of frames, without decoding them.
///
/// ASCII letters match in either case, other characters exactly. A text with characters outside
/// ASCII is also found in its JSON-escaped form (`你` as `\u4f60`), which is what Python's
/// json.dumps writes. A value: cheap to copy, no state between calls.
class TextMatcher
{
public:
    TextMatcher() = default;
    explicit TextMatcher(const QString &text);

    [[nodiscard]] const QString &text() const { return m_text; }
    /// True for the empty text, which matches everything.
    [[nodiscard]] bool isEmpty() const { return m_needles.empty(); }
    [[nodiscard]] bool matches(QByteArrayView bytes) const;
    /// How many bytes neighbouring pieces must share so that searching piece by piece finds the
    /// same.
    [[nodiscard]] qsizetype overlap() const;

    friend bool operator==(const TextMatcher &a, const TextMatcher &b)
    {
        return a.m_text == b.m_text;
    }

private:
    struct Needle
    {
        QByteArray folded;
        std::array<quint32, 256> skip; ///< Boyer-Moore-Horspool, both cases filled in
    };
    static Needle prepare(const QByteArray &text);
    static bool contains(QByteArrayView bytes, const Needle &needle);

    QString m_text;
    std::vector<Needle> m_needles;
};

} // namespace Vitrine
