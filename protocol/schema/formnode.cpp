// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "schema/formnode.h"

#include "schema/fieldcheck.h"
#include "schema/formmodel.h"

#include <algorithm>

namespace Mcp {
using namespace Qt::StringLiterals;
using Kind = FieldProblem::Kind;

namespace {

// Deeper groups wait until they are opened.
constexpr int kEagerDepth = 6;
constexpr int kRowAllowance = 100;

} // namespace

FormNode::FormNode(FormModel *model, FormNode *parent, QString key, FieldShape shape, bool required)
    : m_model(model)
    , m_parent(parent)
    , m_key(std::move(key))
    , m_shape(std::move(shape))
    , m_isRequired(required)
{
}

FormNode::~FormNode() = default;

// ---------------------------------------------------------------- structure

QString FormNode::pointer() const
{
    if (!m_parent)
        return {};
    return m_parent->pointer() + u'/' +
           (isRow() ? QString::number(index()) : Json::pointerStep(m_key));
}

qsizetype FormNode::index() const
{
    if (!m_parent)
        return 0;
    const Children &all = m_parent->m_children;
    return std::find_if(all.begin(), all.end(), [this](const auto &n) { return n.get() == this; }) -
           all.begin();
}

bool FormNode::isContainer() const
{
    return !isRaw() && (kind() == FieldKind::Object || kind() == FieldKind::Array);
}

// True if a reference that led here also led to a field around this one.
bool FormNode::isCycle() const
{
    for (const FormNode *outer = m_parent; outer; outer = outer->m_parent) {
        for (const QString &reference : m_shape.references) {
            if (outer->m_shape.references.contains(reference))
                return true;
            if (outer->isRoot() && reference == "#"_L1)
                return true;
        }
    }
    return false;
}

void FormNode::build(int depth)
{
    if (kind() == FieldKind::Object) {
        m_isOpen =
            isRow() || isRoot() || (!isCycle() && depth <= kEagerDepth && m_model->m_allowance > 0);
        if (m_isOpen)
            buildMembers(depth);
    }
    fillDefault();
}

void FormNode::buildMembers(int depth)
{
    m_children.clear();
    m_model->m_allowance -= int(m_shape.properties.size());
    for (const JsonMember &member : m_shape.properties) {
        m_children.push_back(std::unique_ptr<FormNode>(
            new FormNode(m_model, this, member.key, m_model->m_reader->read(member.value),
                         m_shape.required.contains(member.key))));
        m_children.back()->build(depth + 1);
    }
}

void FormNode::open()
{
    if (m_isOpen)
        return;
    m_isOpen = true;
    m_model->m_allowance = kRowAllowance;
    buildMembers(0);
    m_isDirty = true;
    emit m_model->structureChanged(this);
    m_model->announce(this);
}

FormNode *FormNode::child(QStringView key) const
{
    // The last of two members with one name, as Json::find() does.
    const auto found =
        std::find_if(m_children.rbegin(), m_children.rend(),
                     [key](const auto &node) { return node->m_key == key && !node->isRow(); });
    return found == m_children.rend() ? nullptr : found->get();
}

FormNode *FormNode::childAt(qsizetype index) const
{
    return index >= 0 && index < qsizetype(m_children.size()) ? m_children[size_t(index)].get()
                                                              : nullptr;
}

std::unique_ptr<FormNode> FormNode::makeRow()
{
    if (!m_rowShape)
        m_rowShape = m_model->m_reader->read(m_shape.items);
    m_model->m_allowance = kRowAllowance;
    std::unique_ptr<FormNode> row(new FormNode(m_model, this, {}, *m_rowShape, false));
    row->build(0);
    return row;
}

FormNode *FormNode::addRow(std::optional<qsizetype> at)
{
    if (kind() != FieldKind::Array || isRaw())
        return nullptr;
    const qsizetype count = qsizetype(m_children.size());
    const qsizetype position = std::clamp<qsizetype>(at.value_or(count), 0, count);
    const auto added = m_children.insert(m_children.begin() + position, makeRow());
    FormNode *row = added->get();
    if (m_state != State::Value)
        m_isExplicit = false;
    emit m_model->structureChanged(this);
    edited();
    return row;
}

void FormNode::removeRow(qsizetype index)
{
    if (kind() != FieldKind::Array || !childAt(index))
        return;
    const auto at = m_children.begin() + index;
    const std::unique_ptr<FormNode> removed = std::move(*at); // lives until everyone has been told
    m_children.erase(at);
    emit m_model->structureChanged(this);
    edited();
}

void FormNode::moveRow(qsizetype from, qsizetype to)
{
    if (kind() != FieldKind::Array || !childAt(from) || !childAt(to) || from == to)
        return;
    const auto first = m_children.begin();
    if (from < to)
        std::rotate(first + from, first + from + 1, first + to + 1);
    else
        std::rotate(first + to, first + from, first + from + 1);
    emit m_model->structureChanged(this);
    edited();
}

// ---------------------------------------------------------------- state

FormNode::State FormNode::state() const
{
    if (!isContainer() || m_isExplicit)
        return m_state;
    if (kind() == FieldKind::Array)
        return isOptional() && m_children.empty() ? State::Omitted : State::Value;
    const bool isThere = isOptional() ? std::any_of(m_children.begin(), m_children.end(),
                                                    [](const auto &n) { return n->isLive(); })
                                      : m_isOpen;
    return isThere ? State::Value : State::Omitted;
}

// Whether there is something here that somebody wants to send, other than a default.
bool FormNode::isLive() const
{
    if (!isContainer() || m_isExplicit)
        return m_isTouched && m_state != State::Omitted;
    if (kind() == FieldKind::Array)
        return m_isTouched && !m_children.empty();
    return std::any_of(m_children.begin(), m_children.end(),
                       [](const auto &n) { return n->isLive(); });
}

void FormNode::setState(State state)
{
    if (state == this->state() && (state == State::Value) == m_isExplicit)
        return;
    if (state == State::Value)
        open();
    m_state = state;
    // A list or group that is left out stays so until something inside is edited.
    m_isExplicit = state == State::Value || isContainer();
    if (state == State::Value && kind() == FieldKind::Choice && !m_choice && !isRaw())
        m_choice = 0;
    edited();
}

void FormNode::setText(const QString &text)
{
    QString &mine = isRaw() ? m_rawText : m_text;
    if (mine == text && (m_state == State::Value || text.isEmpty()))
        return;
    mine = text;
    if (m_state != State::Value)
        m_isExplicit = false;
    const bool isTextRow = isRow() && kind() == FieldKind::Text;
    const bool isMeant = !isRaw() && (m_isExplicit || isTextRow);
    m_state = text.isEmpty() && !isMeant ? State::Omitted : State::Value;
    edited();
}

void FormNode::setChecked(bool checked)
{
    if (m_checked == checked && m_state == State::Value)
        return;
    m_checked = checked;
    m_state = State::Value;
    edited();
}

void FormNode::setChoice(std::optional<qsizetype> choice)
{
    if (choice && (*choice < 0 || *choice >= m_shape.choices.size()))
        choice.reset();
    const State state = choice ? State::Value : State::Omitted;
    if (m_choice == choice && m_state == state)
        return;
    m_choice = choice;
    m_state = state;
    m_isExplicit = false;
    edited();
}

// A user's change: it counts for the groups around it, and everybody is told.
void FormNode::edited()
{
    m_isTouched = true;
    m_isDirty = true;
    for (FormNode *outer = m_parent; outer; outer = outer->m_parent) {
        outer->m_isTouched = true;
        outer->m_isDirty = true;
        if (outer->m_isExplicit && outer->m_state != State::Value)
            outer->m_isExplicit = false;
    }
    m_model->announce(this);
}

// ---------------------------------------------------------------- problems

void FormNode::check(bool active, QList<FormNode *> &altered)
{
    if (!m_isDirty && active == m_wasActive)
        return;
    m_isDirty = false;
    m_wasActive = active;
    std::optional<FieldProblem> found = active ? findProblem() : std::nullopt;
    if (found != m_problem) {
        m_problem = std::move(found);
        altered.append(this);
    }
    const bool inside = active && !isRaw() && state() == State::Value;
    for (const auto &node : m_children)
        node->check(inside, altered);
}

std::optional<FieldProblem> FormNode::findProblem() const
{
    switch (state()) {
    case State::Omitted:
        if (isOptional() || isRoot())
            return std::nullopt;
        return FieldProblem{.kind = Kind::MissingRequired};
    case State::Null:
        return checkType(m_shape, Json());
    case State::Value:
        break;
    }
    if (isRaw())
        return rawProblem();
    switch (kind()) {
    case FieldKind::Text:
        return checkText(m_shape, m_text);
    case FieldKind::Integer:
    case FieldKind::Number:
        if (m_text.isEmpty())
            return FieldProblem{.kind = Kind::MissingRequired};
        return checkNumber(m_shape, m_text);
    case FieldKind::Array:
        return checkItems(m_shape, content().items());
    case FieldKind::Object:
        break;
    default:
        return std::nullopt;
    }
    if (m_extra.isEmpty() || m_shape.constraints.extraMembers ||
        m_shape.unchecked.contains("patternProperties"_L1))
        return std::nullopt;
    QStringList names;
    for (const JsonMember &member : m_extra)
        names.append(member.key);
    return FieldProblem{.kind = Kind::UnknownMembers, .actual = names.join(", "_L1)};
}

std::optional<FieldProblem> FormNode::rawProblem() const
{
    if (m_rawText.isEmpty())
        return FieldProblem{.kind = Kind::MissingRequired};
    const Result<Json> value = Json::parse(m_rawText);
    if (!value) {
        return FieldProblem{
            .kind = Kind::NotJson, .expected = value.error().text, .actual = value.error().where};
    }
    if (std::optional<FieldProblem> problem = checkType(m_shape, *value))
        return problem;
    const auto isSame = [&value](const FieldChoice &choice) { return choice.value.equals(*value); };
    switch (kind()) {
    case FieldKind::Choice:
        if (std::none_of(m_shape.choices.begin(), m_shape.choices.end(), isSame))
            return FieldProblem{.kind = Kind::NotAChoice, .actual = value->toText()};
        return std::nullopt;
    case FieldKind::Constant:
        if (!m_shape.constant.equals(*value))
            return FieldProblem{.kind = Kind::NotTheConstant,
                                .expected = m_shape.constant.toText()};
        return std::nullopt;
    case FieldKind::Text:
        return value->isString() ? checkText(m_shape, value->toString()) : std::nullopt;
    case FieldKind::Integer:
    case FieldKind::Number:
        if (value->isNumber())
            return checkNumber(m_shape, QString::fromLatin1(value->numberText()));
        return std::nullopt;
    case FieldKind::Array:
        return value->isArray() ? checkItems(m_shape, value->items()) : std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace Mcp
