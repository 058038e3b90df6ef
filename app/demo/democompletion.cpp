// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "democompletion.h"

#include "demoresources.h"

#include <QJsonArray>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

struct Candidates
{
    QString reference; ///< name of a prompt or text of a template
    QString argument;
    QStringList values;
};

QStringList noteIds()
{
    QStringList ids;
    for (int id = 1; id <= DemoResources::kNoteCount; ++id)
        ids += QString::number(id);
    return ids;
}

const QList<Candidates> &allCandidates()
{
    static const QList<Candidates> all{
        {u"greet"_s, u"name"_s, {}},
        {u"greet"_s, u"style"_s, {u"formal"_s, u"friendly"_s, u"short"_s}},
        {u"review_code"_s,
         u"language"_s,
         {u"C"_s, u"C++"_s, u"Go"_s, u"Java"_s, u"JavaScript"_s, u"Python"_s, u"Rust"_s,
          u"TypeScript"_s}},
        {u"review_code"_s, u"code"_s, {}},
        {u"demo://notes/{id}"_s, u"id"_s, noteIds()},
    };
    return all;
}

/// The name of the prompt or the URI that \a ref names; empty if it is neither.
QString referenceOf(const QJsonObject &ref)
{
    if (ref.value("type"_L1) == "ref/prompt"_L1)
        return ref.value("name"_L1).toString();
    if (ref.value("type"_L1) == "ref/resource"_L1)
        return ref.value("uri"_L1).toString();
    return {};
}

} // namespace

Outcome complete(const Request &request)
{
    const QJsonObject argument = request.params.value("argument"_L1).toObject();
    if (!argument.value("name"_L1).isString() || !argument.value("value"_L1).isString())
        return invalidParams(u"completion/complete needs an argument with a name and a value."_s);
    const QString reference = referenceOf(request.params.value("ref"_L1).toObject());
    const QString typed = argument.value("value"_L1).toString();
    for (const Candidates &candidates : allCandidates()) {
        if (candidates.reference != reference || argument.value("name"_L1) != candidates.argument)
            continue;
        QJsonArray values;
        for (const QString &value : candidates.values) {
            if (value.startsWith(typed, Qt::CaseInsensitive))
                values.append(value);
        }
        return QJsonObject{{u"completion"_s, QJsonObject{{u"values"_s, values},
                                                         {u"total"_s, values.size()},
                                                         {u"hasMore"_s, false}}}};
    }
    return invalidParams(u"Nothing can be completed for this reference and argument."_s);
}

} // namespace Demo
