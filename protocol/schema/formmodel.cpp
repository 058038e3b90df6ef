// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "schema/formmodel.h"

#include <algorithm>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

// Fields that a form makes without being asked; groups beyond wait until they are opened.
constexpr int kFieldAllowance = 500;

void collect(const FormNode *node, QList<FormProblem> &out)
{
    if (node->problem())
        out.append({node->pointer(), *node->problem()});
    for (const auto &child : node->children())
        collect(child.get(), out);
}

bool hasError(const FormNode *node)
{
    if (node->problem() && node->problem()->severity == FieldProblem::Severity::Error)
        return true;
    return std::any_of(node->children().begin(), node->children().end(),
                       [](const auto &child) { return hasError(child.get()); });
}

} // namespace

FormModel::FormModel(QObject *parent) : FormModel(Json::object(), parent) {}

FormModel::FormModel(const Json &schema, QObject *parent) : QObject(parent)
{
    setSchema(schema);
}

FormModel::~FormModel() = default;

void FormModel::setSchema(const Json &schema)
{
    m_allowance = kFieldAllowance;
    auto reader = std::make_unique<SchemaReader>(schema);
    std::unique_ptr<FormNode> root(new FormNode(this, nullptr, {}, reader->readRoot(), true));
    // Fields read their schemas through the model, so the reader comes first; the old tree lives
    // until everybody was told.
    m_reader = std::move(reader);
    const std::unique_ptr<FormNode> old = std::exchange(m_root, std::move(root));
    m_root->build(0);
    announceReset();
}

const Json &FormModel::schema() const
{
    return m_reader->document();
}

void FormModel::setValue(const Json &value)
{
    m_root->load(value);
    announceReset();
}

void FormModel::reset()
{
    m_root->reset();
    announceReset();
}

FormNode *FormModel::node(QStringView pointer) const
{
    FormNode *at = m_root.get();
    if (pointer.isEmpty())
        return at;
    if (!pointer.startsWith(u'/'))
        return nullptr;
    for (const QStringView step : pointer.sliced(1).split(u'/')) {
        at->open();
        QString key = step.toString();
        key.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
        bool isIndex = false;
        const qsizetype index = step.toLongLong(&isIndex);
        at = at->kind() != FieldKind::Array ? at->child(key)
             : isIndex                      ? at->childAt(index)
                                            : nullptr;
        if (!at)
            return nullptr;
    }
    return at;
}

bool FormModel::isEmpty() const
{
    return m_root->kind() == FieldKind::Object && !m_root->isRaw() && m_root->children().empty();
}

Json FormModel::value() const
{
    return m_root->value().value_or(Json::object());
}

QList<FormProblem> FormModel::problems() const
{
    QList<FormProblem> out;
    collect(m_root.get(), out);
    return out;
}

bool FormModel::isValid() const
{
    return !hasError(m_root.get());
}

QList<FormNode *> FormModel::check()
{
    QList<FormNode *> altered;
    m_root->check(true, altered);
    return altered;
}

void FormModel::announceReset()
{
    check();
    emit modelReset();
    emit valueChanged();
    emit problemsChanged();
}

// Tells that the user changed `node`: it, the groups around it, and every field whose problem is
// another now.
void FormModel::announce(FormNode *node)
{
    const QList<FormNode *> altered = check();
    QList<FormNode *> told = altered;
    for (FormNode *at = node; at; at = at->parent()) {
        if (!told.contains(at))
            told.append(at);
    }
    for (FormNode *at : std::as_const(told))
        emit nodeChanged(at);
    emit valueChanged();
    if (!altered.isEmpty())
        emit problemsChanged();
}

} // namespace Mcp
