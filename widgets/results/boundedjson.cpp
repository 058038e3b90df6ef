// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/boundedjson.h"

#include <utility>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::Json;
using Mcp::JsonMember;

namespace {

class Writer
{
public:
    explicit Writer(qsizetype limit) : m_limit(limit) {}

    void write(const Json &value)
    {
        switch (value.type()) {
        case Json::Type::String:
            return writeString(value.toString());
        case Json::Type::Array:
            return writeSequence(u'[', u']', value.items(),
                                 [this](const Json &item) { write(item); });
        case Json::Type::Object:
            return writeSequence(u'{', u'}', value.members(), [this](const JsonMember &member) {
                writeString(member.key);
                m_out.text += ": "_L1;
                write(member.value);
            });
        default:
            m_out.text += value.toText();
        }
    }

    BoundedText take() { return std::move(m_out); }

private:
    // The escaped text is at least as long as the text itself.
    void writeString(const QString &text)
    {
        const qsizetype room = m_limit - m_out.text.size();
        if (text.size() <= room) {
            m_out.text += Json(text).toText();
            return;
        }
        m_out.isCut = true;
        if (room > 0)
            m_out.text += Json(text.first(room)).toText().chopped(1);
    }

    template <typename List, typename WriteItem>
    void writeSequence(QChar open, QChar close, const List &list, WriteItem writeItem)
    {
        m_out.text += open;
        ++m_depth;
        bool isFirst = true;
        for (const auto &item : list) {
            if (m_out.text.size() >= m_limit)
                m_out.isCut = true;
            if (m_out.isCut)
                return;
            if (!std::exchange(isFirst, false))
                m_out.text += u',';
            newLine();
            writeItem(item);
        }
        --m_depth;
        if (m_out.isCut)
            return;
        if (!list.isEmpty())
            newLine();
        m_out.text += close;
    }

    void newLine()
    {
        m_out.text += u'\n';
        m_out.text.resize(m_out.text.size() + 2 * m_depth, u' ');
    }

    const qsizetype m_limit;
    qsizetype m_depth = 0;
    BoundedText m_out;
};

// A pair of surrogates makes four bytes.
int utf8Units(QChar c)
{
    return c.unicode() < 0x80 ? 1 : c.unicode() < 0x800 || c.isSurrogate() ? 2 : 3;
}

qint64 stringSize(const QString &text)
{
    qint64 size = 2;
    for (const QChar c : text) {
        const char16_t unit = c.unicode();
        const bool isShort =
            unit == u'"' || unit == u'\\' || (unit >= u'\b' && unit <= u'\r' && unit != u'\v');
        size += isShort ? 2 : unit < 0x20 ? 6 : utf8Units(c);
    }
    return size;
}

} // namespace

BoundedText indentedJson(const Json &value, qsizetype limit)
{
    Writer writer(limit);
    writer.write(value);
    return writer.take();
}

qint64 compactSize(const Json &value)
{
    switch (value.type()) {
    case Json::Type::Null:
        return 4;
    case Json::Type::Bool:
        return value.toBool() ? 4 : 5;
    case Json::Type::Number:
        return value.numberText().size();
    case Json::Type::String:
        return stringSize(value.toString());
    case Json::Type::Array: {
        qint64 size = 2 + qMax<qsizetype>(0, value.size() - 1);
        for (const Json &item : value.items())
            size += compactSize(item);
        return size;
    }
    case Json::Type::Object: {
        qint64 size = 2 + qMax<qsizetype>(0, value.size() - 1);
        for (const JsonMember &member : value.members())
            size += stringSize(member.key) + 1 + compactSize(member.value);
        return size;
    }
    }
    return 0;
}

qint64 utf8Size(QStringView text)
{
    qint64 size = 0;
    for (const QChar c : text)
        size += utf8Units(c);
    return size;
}

} // namespace Vitrine
