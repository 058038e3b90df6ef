// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "schema/uritemplate.h"

#include <algorithm>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

/// RFC 6570, appendix A: what the operators differ in.
struct Operator
{
    QLatin1StringView first;
    char separator;
    bool isNamed;
    QLatin1StringView ifEmpty;
    bool allowsReserved;
};

constexpr Operator kSimple{""_L1, ',', false, ""_L1, false};

std::optional<Operator> operatorFor(QChar op)
{
    switch (op.unicode()) {
    case u'\0':
        return kSimple;
    case u'+':
        return Operator{""_L1, ',', false, ""_L1, true};
    case u'#':
        return Operator{"#"_L1, ',', false, ""_L1, true};
    case u'.':
        return Operator{"."_L1, '.', false, ""_L1, false};
    case u'/':
        return Operator{"/"_L1, '/', false, ""_L1, false};
    case u';':
        return Operator{";"_L1, ';', true, ""_L1, false};
    case u'?':
        return Operator{"?"_L1, '&', true, "="_L1, false};
    case u'&':
        return Operator{"&"_L1, '&', true, "="_L1, false};
    default:
        return std::nullopt;
    }
}

bool isAlphaNumeric(char16_t c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
}

bool isHex(char16_t c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
}

bool isUnreserved(char c)
{
    return isAlphaNumeric(uchar(c)) || c == '-' || c == '.' || c == '_' || c == '~';
}

bool isReserved(char c)
{
    return QByteArrayView(":/?#[]@!$&'()*+,;=").contains(c);
}

bool isEncodedTriplet(QByteArrayView text, qsizetype at)
{
    return text.at(at) == '%' && at + 2 < text.size() && isHex(uchar(text.at(at + 1))) &&
           isHex(uchar(text.at(at + 2)));
}

void appendEncoded(QByteArray &out, const QString &text, bool allowsReserved)
{
    static constexpr char kHex[] = "0123456789ABCDEF";
    const QByteArray utf8 = text.toUtf8();
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        const char c = utf8.at(i);
        if (isUnreserved(c) || (allowsReserved && (isReserved(c) || isEncodedTriplet(utf8, i)))) {
            out += c;
        } else {
            out += '%';
            out += kHex[uchar(c) >> 4];
            out += kHex[uchar(c) & 15];
        }
    }
}

// Characters as Unicode counts them, so that no pair of surrogates is cut in two.
QString firstCharacters(const QString &text, int count)
{
    qsizetype at = 0;
    for (; count > 0 && at < text.size(); --count) {
        const bool isPair = text.at(at).isHighSurrogate() && at + 1 < text.size() &&
                            text.at(at + 1).isLowSurrogate();
        at += isPair ? 2 : 1;
    }
    return text.first(at);
}

// varname = varchar *( ["."] varchar ), varchar = ALPHA / DIGIT / "_" / pct-encoded
bool isVariableName(QStringView name)
{
    bool afterCharacter = false;
    for (qsizetype i = 0; i < name.size(); ++i) {
        const char16_t c = name.at(i).unicode();
        if (c == u'.') {
            if (!afterCharacter)
                return false;
            afterCharacter = false;
            continue;
        }
        if (c == u'%') {
            if (i + 2 >= name.size() || !isHex(name.at(i + 1).unicode()) ||
                !isHex(name.at(i + 2).unicode()))
                return false;
            i += 2;
        } else if (!isAlphaNumeric(c) && c != u'_') {
            return false;
        }
        afterCharacter = true;
    }
    return afterCharacter;
}

std::unexpected<Error> parseFailure(const QString &text, qsizetype at)
{
    return std::unexpected(Error{.kind = Error::Kind::Parse,
                                 .text = text,
                                 .where = u"character %1"_s.arg(at + 1),
                                 .offset = at});
}

// One `name`, `name*` or `name:12` at offset `at` of the template.
Result<UriTemplate::Variable> readVariable(QStringView spec, QChar op, qsizetype at)
{
    UriTemplate::Variable variable{.op = op};
    if (spec.endsWith(u'*')) {
        variable.isExploded = true;
        spec.chop(1);
    } else if (const qsizetype colon = spec.indexOf(u':'); colon >= 0) {
        // max-length = %x31-39 0*3DIGIT
        const QStringView digits = spec.sliced(colon + 1);
        const bool isLength =
            !digits.isEmpty() && digits.size() <= 4 && digits.front() != u'0' &&
            std::ranges::all_of(digits, [](QChar c) { return c >= u'0' && c <= u'9'; });
        if (!isLength)
            return parseFailure(
                u"expected a length from 1 to 9999 after ':', got \"%1\""_s.arg(digits),
                at + colon + 1);
        variable.prefix = digits.toInt();
        spec.truncate(colon);
    }
    if (!isVariableName(spec))
        return parseFailure(u"expected the name of a variable, got \"%1\""_s.arg(spec), at);
    variable.name = spec.toString();
    return variable;
}

/// Writes the value of one variable behind what is already there.
class Writer
{
public:
    Writer(QByteArray &out, const Operator &op, const UriTemplate::Variable &variable)
        : m_out(out), m_op(op), m_variable(variable)
    {
    }

    void operator()(const QString &value)
    {
        const QString used =
            m_variable.prefix > 0 ? firstCharacters(value, m_variable.prefix) : value;
        named(m_variable.name, used);
    }

    void operator()(const QStringList &values)
    {
        if (m_variable.isExploded) {
            for (qsizetype i = 0; i < values.size(); ++i) {
                if (i > 0)
                    m_out += m_op.separator;
                named(m_variable.name, values.at(i));
            }
            return;
        }
        startOfList();
        for (qsizetype i = 0; i < values.size(); ++i) {
            if (i > 0)
                m_out += ',';
            encoded(values.at(i));
        }
    }

    void operator()(const UriTemplate::Pairs &pairs)
    {
        if (!m_variable.isExploded)
            startOfList();
        for (qsizetype i = 0; i < pairs.size(); ++i) {
            const auto &[key, value] = pairs.at(i);
            if (i > 0)
                m_out += m_variable.isExploded ? m_op.separator : ',';
            // RFC 6570, 3.2.1 writes exploded names like literals, reserved characters and all; an
            // '&' in a name would then be taken for a separator, so names are encoded like values.
            encoded(key);
            if (!m_variable.isExploded) {
                m_out += ',';
                encoded(value);
            } else if (m_op.isNamed && value.isEmpty()) {
                m_out += m_op.ifEmpty;
            } else {
                m_out += '=';
                encoded(value);
            }
        }
    }

private:
    void encoded(const QString &text) { appendEncoded(m_out, text, m_op.allowsReserved); }

    void named(const QString &name, const QString &value)
    {
        if (m_op.isNamed) {
            // A name holds only characters that a URI may hold.
            m_out += name.toLatin1();
            if (value.isEmpty())
                m_out += m_op.ifEmpty;
            else
                m_out += '=';
        }
        encoded(value);
    }

    void startOfList()
    {
        if (m_op.isNamed)
            m_out += m_variable.name.toLatin1() + '=';
    }

    QByteArray &m_out;
    const Operator &m_op;
    const UriTemplate::Variable &m_variable;
};

bool isDefined(const UriTemplate::Value &value)
{
    if (const auto *list = std::get_if<QStringList>(&value))
        return !list->isEmpty();
    if (const auto *pairs = std::get_if<UriTemplate::Pairs>(&value))
        return !pairs->isEmpty();
    return true;
}

} // namespace

Result<UriTemplate> UriTemplate::parse(const QString &text)
{
    UriTemplate parsed;
    parsed.m_text = text;
    const QStringView view(text);
    qsizetype at = 0;
    while (at < view.size()) {
        const qsizetype open = view.indexOf(u'{', at);
        const QStringView literal = view.sliced(at, (open < 0 ? view.size() : open) - at);
        if (const qsizetype stray = literal.indexOf(u'}'); stray >= 0)
            return parseFailure(u"there is no '{' for this '}'"_s, at + stray);
        if (!literal.isEmpty()) {
            QByteArray encoded;
            appendEncoded(encoded, literal.toString(), true);
            parsed.m_parts.append(encoded);
        }
        if (open < 0)
            break;
        const qsizetype close = view.indexOf(u'}', open);
        if (close < 0)
            return parseFailure(u"there is no '}' for this '{'"_s, open);

        Expression expression;
        qsizetype begin = open + 1;
        if (begin < close && !view.at(begin).isNull() && operatorFor(view.at(begin)))
            expression.op = view.at(begin++);
        else if (begin < close && u"=,!@|"_s.contains(view.at(begin)))
            return parseFailure(u"the operator '%1' is reserved"_s.arg(view.at(begin)), begin);
        for (const QStringView spec : view.sliced(begin, close - begin).split(u',')) {
            auto variable = readVariable(spec, expression.op, begin);
            if (!variable)
                return std::unexpected(variable.error());
            expression.variables.append(*variable);
            begin += spec.size() + 1;
        }
        parsed.m_parts.append(expression);
        at = close + 1;
    }
    return parsed;
}

QList<UriTemplate::Variable> UriTemplate::variables() const
{
    QList<Variable> found;
    for (const auto &part : m_parts) {
        const auto *expression = std::get_if<Expression>(&part);
        if (!expression)
            continue;
        for (const Variable &variable : expression->variables) {
            if (std::ranges::find(found, variable.name, &Variable::name) == found.end())
                found.append(variable);
        }
    }
    return found;
}

Result<QString> UriTemplate::expand(const Values &values) const
{
    QByteArray out;
    for (const auto &part : m_parts) {
        if (const auto *literal = std::get_if<QByteArray>(&part)) {
            out += *literal;
            continue;
        }
        const Expression &expression = std::get<Expression>(part);
        const Operator op = operatorFor(expression.op).value_or(kSimple);
        bool isFirst = true;
        for (const Variable &variable : expression.variables) {
            const auto value = values.constFind(variable.name);
            if (value == values.cend() || !isDefined(*value))
                continue;
            // RFC 6570, 2.4.1: prefix modifiers are not for composite values.
            if (variable.prefix > 0 && !std::holds_alternative<QString>(*value))
                return failure(Error::Kind::Schema, u"a prefix cannot be taken of a list"_s,
                               variable.name);
            if (isFirst)
                out += op.first;
            else
                out += op.separator;
            isFirst = false;
            std::visit(Writer(out, op, variable), *value);
        }
    }
    return QString::fromLatin1(out);
}

} // namespace Mcp
