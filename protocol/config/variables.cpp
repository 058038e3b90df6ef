// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "config/variables.h"

#include <QDir>
#include <QRegularExpression>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

class Expander
{
public:
    Expander(const QProcessEnvironment &environment, QList<UnsetVariable> &unset)
        : m_environment(environment), m_unset(unset)
    {
    }

    void expand(QString &text, const QString &where)
    {
        static const QRegularExpression reference(u"\\$\\{([^{}]*)\\}"_s);
        QString out;
        qsizetype done = 0;
        for (auto found = reference.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            out += QStringView(text).sliced(done, match.capturedStart() - done);
            done = match.capturedEnd();
            if (const std::optional<QString> value = valueOf(match.captured(1))) {
                out += *value;
            } else {
                out += match.capturedView();
                m_unset.append({match.captured(), where});
            }
        }
        out += QStringView(text).sliced(done);
        text = out;
    }

private:
    [[nodiscard]] std::optional<QString> valueOf(const QString &inside) const
    {
        if (inside == "userHome"_L1)
            return QDir::toNativeSeparators(QDir::homePath());
        QString name = inside;
        std::optional<QString> fallback;
        if (const qsizetype at = name.indexOf(":-"_L1); at >= 0) {
            fallback = name.sliced(at + 2);
            name.truncate(at);
        }
        if (name.startsWith("env:"_L1))
            name.remove(0, 4);
        const bool isSet = m_environment.contains(name);
        if (fallback && m_environment.value(name).isEmpty())
            return fallback;
        return isSet ? std::optional(m_environment.value(name)) : std::nullopt;
    }

    const QProcessEnvironment &m_environment;
    QList<UnsetVariable> &m_unset;
};

} // namespace

QStringList ExpandedEntry::warnings() const
{
    QStringList lines;
    for (const UnsetVariable &variable : unset) {
        lines.append(u"%1 has no value; it is used as it stands (%2)"_s.arg(variable.reference,
                                                                            variable.where));
    }
    return lines;
}

ExpandedEntry expandVariables(const ServerEntry &entry, const QProcessEnvironment &environment)
{
    ExpandedEntry expanded{.entry = entry};
    Expander expander(environment, expanded.unset);
    ServerEntry &to = expanded.entry;
    expander.expand(to.command, u"/command"_s);
    for (qsizetype i = 0; i < to.args.size(); ++i)
        expander.expand(to.args[i], u"/args/%1"_s.arg(i));
    for (auto &[key, value] : to.env)
        expander.expand(value, u"/env/"_s + Json::pointerStep(key));
    expander.expand(to.cwd, u"/cwd"_s);
    expander.expand(to.url, u"/url"_s);
    for (auto &[key, value] : to.headers)
        expander.expand(value, u"/headers/"_s + Json::pointerStep(key));
    return expanded;
}

} // namespace Mcp
