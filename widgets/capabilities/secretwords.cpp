// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/secretwords.h"

#include <algorithm>
#include <array>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::Json;
using Mcp::JsonMember;

namespace {

// Looked for in names without separators, in lower case.
constexpr std::array kParts{"password"_L1,   "passwd"_L1,        "passphrase"_L1, "secret"_L1,
                            "token"_L1,      "apikey"_L1,        "accesskey"_L1,  "privatekey"_L1,
                            "credential"_L1, "authorization"_L1, "bearer"_L1,     "cookie"_L1,
                            "signingkey"_L1};
// Whole words only: `pin` is in `pinned`, `auth` in `author`.
constexpr std::array kWords{"pwd"_L1, "pin"_L1, "auth"_L1, "otp"_L1, "pass"_L1};
// `token` in these is a count or a place, and worth remembering.
constexpr std::array kHarmless{"tokens"_L1,     "maxtoken"_L1,  "tokencount"_L1,
                               "tokenlimit"_L1, "pagetoken"_L1, "tokenizer"_L1};

constexpr int kDepthLimit = 64;

bool containsAny(const QString &text, const auto &parts)
{
    return std::ranges::any_of(parts, [&](QLatin1StringView part) { return text.contains(part); });
}

/// Follows a schema beside a value as far as is needed to find marks of secrets.
class Filter
{
public:
    explicit Filter(const Json &root) : m_root(root) {}

    Json filtered(const Json &value, const QList<const Json *> &schemas, int depth) const
    {
        if (depth > kDepthLimit)
            return {};
        if (value.isArray()) {
            const QList<const Json *> items = below(schemas, "items"_L1, {});
            Json::Array kept;
            for (const Json &item : value.items())
                kept += filtered(item, items, depth + 1);
            return Json::array(kept);
        }
        if (!value.isObject())
            return value;
        Json::Object kept;
        for (const JsonMember &member : value.members()) {
            const QList<const Json *> of = below(schemas, "properties"_L1, member.key);
            const bool isMarked = std::ranges::any_of(of, [](const Json *schema) {
                return (*schema)["writeOnly"_L1].toBool() ||
                       (*schema)["format"_L1].toString() == "password"_L1;
            });
            if (!isMarked && !SecretWords::isSecret(member.key))
                kept.append({member.key, filtered(member.value, of, depth + 1)});
        }
        return Json::object(kept);
    }

    // `schema` and all that applies beside it: its reference, and every part of its combinations.
    void spread(const Json &schema, QList<const Json *> &found, int depth = 0) const
    {
        if (!schema.isObject() || depth > kDepthLimit || found.contains(&schema))
            return;
        found += &schema;
        if (const QString ref = schema["$ref"_L1].toString(); ref.startsWith(u'#')) {
            if (const Json *target = m_root.resolve(QStringView(ref).sliced(1)))
                spread(*target, found, depth + 1);
        }
        for (const QLatin1StringView key : {"allOf"_L1, "anyOf"_L1, "oneOf"_L1}) {
            for (const Json &part : schema[key].items())
                spread(part, found, depth + 1);
        }
        for (const QLatin1StringView key : {"then"_L1, "else"_L1})
            spread(schema[key], found, depth + 1);
    }

private:
    QList<const Json *> below(const QList<const Json *> &schemas, QLatin1StringView keyword,
                              const QString &name) const
    {
        QList<const Json *> found;
        for (const Json *schema : schemas)
            spread(name.isEmpty() ? (*schema)[keyword] : (*schema)[keyword][name], found);
        return found;
    }

    const Json &m_root;
};

} // namespace

bool SecretWords::isSecret(const QString &name)
{
    QString plain;
    QStringList words(1);
    for (qsizetype i = 0; i < name.size(); ++i) {
        const QChar c = name.at(i);
        const bool isStart = c.isUpper() && i > 0 && !name.at(i - 1).isUpper();
        if (!c.isLetterOrNumber() || isStart)
            words += QString();
        if (c.isLetterOrNumber()) {
            plain += c.toLower();
            words.last() += c.toLower();
        }
    }
    if (containsAny(plain, kHarmless))
        return false;
    return containsAny(plain, kParts) || std::ranges::any_of(kWords, [&](QLatin1StringView word) {
               return words.contains(word);
           });
}

Json SecretWords::withoutSecrets(const Json &arguments, const Json &schema)
{
    const Filter filter(schema);
    QList<const Json *> schemas;
    filter.spread(schema, schemas);
    return filter.filtered(arguments, schemas, 0);
}

} // namespace Vitrine
