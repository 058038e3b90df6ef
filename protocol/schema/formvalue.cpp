// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0

// The two directions between a FormNode and JSON.
#include "schema/formmodel.h"
#include "schema/formnode.h"

#include <QHash>
#include <QSet>

namespace Mcp {

// ---------------------------------------------------------------- field to JSON

std::optional<Json> FormNode::value() const
{
    switch (state()) {
    case State::Omitted:
        return std::nullopt;
    case State::Null:
        return Json();
    case State::Value:
        return content();
    }
    return std::nullopt;
}

Json FormNode::content() const
{
    if (isRaw()) {
        if (m_rawText.isEmpty())
            return {};
        // What is no JSON goes out as the string that was typed: the nearest thing to it.
        return Json::parse(m_rawText).value_or(Json(m_rawText));
    }
    switch (kind()) {
    case FieldKind::Text:
        return Json(m_text);
    case FieldKind::Integer:
    case FieldKind::Number:
        return Json::number(m_text.trimmed().toUtf8()).value_or(Json(m_text));
    case FieldKind::Boolean:
        return Json(m_checked);
    case FieldKind::Choice:
        return m_choice ? m_shape.choices.at(*m_choice).value : Json();
    case FieldKind::Constant:
        return m_shape.constant;
    case FieldKind::Object:
        return objectContent();
    case FieldKind::Array: {
        Json::Array items;
        items.reserve(qsizetype(m_children.size()));
        for (const auto &row : m_children)
            items.append(row->value().value_or(Json())); // an empty row keeps its place
        return Json::array(std::move(items));
    }
    case FieldKind::Raw:
        break;
    }
    return {};
}

// Members in the order of the JSON that was loaded, then the others in the schema's order.
Json FormNode::objectContent() const
{
    Json::Object members;
    QHash<QString, const Json *> extras;
    for (const JsonMember &extra : m_extra)
        extras.insert(extra.key, &extra.value);
    QSet<QString> done;
    for (const QString &key : m_order) {
        done.insert(key);
        if (const FormNode *node = child(key)) {
            if (const std::optional<Json> value = node->value())
                members.append({key, *value});
            continue;
        }
        if (const Json *extra = extras.value(key))
            members.append({key, *extra});
    }
    for (const auto &node : m_children) {
        if (done.contains(node->m_key))
            continue;
        if (const std::optional<Json> value = node->value())
            members.append({node->m_key, *value});
    }
    return Json::object(std::move(members));
}

// ---------------------------------------------------------------- JSON to field

void FormNode::setValue(const std::optional<Json> &value)
{
    // Rows from before live until everyone has been told, so that no new row has their address.
    const Children old = kind() == FieldKind::Array ? std::exchange(m_children, {}) : Children();
    load(value);
    emit m_model->structureChanged(this);
    edited();
}

// As setValue(), without telling anybody.
void FormNode::load(const std::optional<Json> &value)
{
    reset();
    m_isDirty = true;
    if (!value) {
        // No default is to shine through where JSON says that there is nothing.
        m_text.clear();
        m_rawText.clear();
        m_choice.reset();
        m_checked = false;
        m_isRaw = false;
        if (kind() == FieldKind::Array)
            m_children.clear();
        m_state = State::Omitted;
        m_isExplicit = isContainer();
        return;
    }
    m_isTouched = true;
    if (value->isNull() && isNullable()) {
        m_state = State::Null;
        m_isExplicit = true;
    } else if (!loadContent(*value)) {
        loadRaw(*value);
    }
}

// Returns false, without lasting change, for a value that the field cannot show.
bool FormNode::loadContent(const Json &value)
{
    switch (kind()) {
    case FieldKind::Raw:
        loadRaw(value);
        return true;
    case FieldKind::Object:
        return loadObject(value);
    case FieldKind::Array:
        return loadArray(value);
    case FieldKind::Integer:
    case FieldKind::Number:
        return loadNumber(value);
    case FieldKind::Choice:
        return loadChoice(value);
    case FieldKind::Text:
        if (!value.isString())
            return false;
        m_text = value.toString();
        break;
    case FieldKind::Boolean:
        if (!value.isBool())
            return false;
        m_checked = value.toBool();
        break;
    case FieldKind::Constant:
        if (value != m_shape.constant)
            return false;
        break;
    }
    m_state = State::Value;
    m_isExplicit = kind() == FieldKind::Text && m_text.isEmpty();
    return true;
}

bool FormNode::loadNumber(const Json &value)
{
    const QString text =
        value.isNumber() ? QString::fromLatin1(value.numberText()) : value.toString();
    // A string that was typed here ("12abc") comes back as such; "12" would turn into a number.
    const bool isTyped = value.isString() && !Json::number(text.trimmed().toUtf8());
    if (!value.isNumber() && !isTyped)
        return false;
    m_text = text;
    m_state = State::Value;
    m_isExplicit = text.isEmpty();
    return true;
}

bool FormNode::loadChoice(const Json &value)
{
    for (qsizetype i = 0; i < m_shape.choices.size(); ++i) {
        if (m_shape.choices.at(i).value == value) {
            m_choice = i;
            m_state = State::Value;
            return true;
        }
    }
    return false;
}

bool FormNode::loadObject(const Json &value)
{
    if (!value.isObject())
        return false;
    if (!m_isOpen) {
        m_isOpen = true;
        buildMembers(0);
    }
    m_order.clear();
    m_extra.clear();
    QSet<QString> seen;
    for (const JsonMember &member : value.members()) {
        if (seen.contains(member.key))
            continue;
        seen.insert(member.key);
        m_order.append(member.key);
        if (!child(member.key))
            m_extra.append({member.key, value[member.key]});
    }
    for (const auto &node : m_children) {
        const Json *found = value.find(node->m_key);
        node->load(found ? std::optional(*found) : std::nullopt);
    }
    m_state = State::Value;
    m_isExplicit = true;
    return true;
}

bool FormNode::loadArray(const Json &value)
{
    if (!value.isArray())
        return false;
    m_children.clear();
    m_children.reserve(size_t(value.size()));
    for (const Json &item : value.items()) {
        m_children.push_back(makeRow());
        m_children.back()->load(item);
    }
    m_state = State::Value;
    m_isExplicit = true;
    return true;
}

void FormNode::loadRaw(const Json &value)
{
    m_isRaw = kind() != FieldKind::Raw;
    m_rawText = value.toText(Json::Format::Indented);
    m_state = State::Value;
}

bool FormNode::setRaw(bool raw)
{
    if (kind() == FieldKind::Raw || raw == m_isRaw)
        return raw;
    if (raw) {
        if (const std::optional<Json> now = value())
            m_rawText = now->toText(Json::Format::Indented);
        m_isRaw = true;
        m_state = m_rawText.isEmpty() ? State::Omitted : State::Value;
    } else {
        const QString text = m_rawText;
        const Result<Json> parsed = Json::parse(text);
        if (!parsed && !text.isEmpty())
            return false;
        load(parsed ? std::optional(*parsed) : std::nullopt);
        if (m_isRaw) {
            m_rawText = text; // as it was typed, not as we would write it
            return false;
        }
    }
    emit m_model->structureChanged(this);
    edited();
    return true;
}

// ---------------------------------------------------------------- start

// As a field that nobody has touched; members too, rows go.
void FormNode::reset()
{
    m_state = State::Omitted;
    m_isExplicit = false;
    m_isTouched = false;
    m_isRaw = false;
    m_isDirty = true;
    m_checked = false;
    m_choice.reset();
    m_text.clear();
    m_rawText.clear();
    m_extra.clear();
    m_order.clear();
    if (kind() == FieldKind::Array)
        m_children.clear();
    if (kind() == FieldKind::Object && m_isOpen && !isRow() && !isRoot() && isCycle()) {
        m_children.clear();
        m_isOpen = false;
    }
    for (const auto &node : m_children)
        node->reset();
    fillDefault();
}

void FormNode::fillDefault()
{
    const std::optional<Json> &wanted = m_shape.defaultValue;
    // A default may lead to the next default without end where a schema contains itself.
    if (!m_isOpen)
        return;
    // `"default": null` says "nothing" in practice (optional parameters of Python servers), and
    // leaving out says that best.
    if (m_model->defaults() == FormModel::Defaults::Fill && wanted && !wanted->isNull() &&
        loadContent(*wanted)) {
        m_isTouched = false;
        return;
    }
    if (isOptional())
        return;
    const bool hasNoBlank = kind() == FieldKind::Boolean || kind() == FieldKind::Constant;
    if (hasNoBlank || (isRow() && kind() == FieldKind::Text))
        m_state = State::Value;
}

} // namespace Mcp
