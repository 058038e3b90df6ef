// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "identity.h"

using namespace Qt::StringLiterals;

namespace Demo {

QJsonObject serverInfo(const Features &features)
{
    QJsonObject info{{u"name"_s, u"vitrine-demo-server"_s},
                     {u"version"_s, QStringLiteral(VITRINE_VERSION)}};
    if (features.titles)
        info.insert("title"_L1, u"Vitrine sample server"_s);
    if (features.detailedIdentity)
        info.insert("description"_L1,
                    u"A small server to try an MCP client with, built into Vitrine."_s);
    return info;
}

QJsonObject capabilities(const Features &features)
{
    QJsonObject result{{u"logging"_s, QJsonObject()},
                       {u"prompts"_s, QJsonObject()},
                       {u"resources"_s, QJsonObject()},
                       {u"tools"_s, QJsonObject()}};
    if (features.completionsCapability)
        result.insert("completions"_L1, QJsonObject());
    return result;
}

QString instructions()
{
    return u"A sample server. Call the tool read_file with the path src/app.ts to read a file, "
           "slow to see progress and cancel it, and order to fill in a larger form. "
           "The resource demo://guide explains the rest."_s;
}

} // namespace Demo
