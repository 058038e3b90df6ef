// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "schema/fieldproblem.h"
#include "schema/fieldshape.h"

#include <memory>
#include <vector>

namespace Mcp {

class FormModel;

/// One field of a form: what may be there, and what is.
///
/// Owned by its FormModel, which sends the notifications. Editing functions are for users'
/// gestures: they notify at once. Not thread-safe.
class FormNode
{
public:
    enum class State : quint8 { Omitted, Null, Value };
    using Children = std::vector<std::unique_ptr<FormNode>>;

    ~FormNode();
    Q_DISABLE_COPY_MOVE(FormNode)

    // ---- what may be there

    [[nodiscard]] const FieldShape &shape() const { return m_shape; }
    [[nodiscard]] FieldKind kind() const { return m_shape.kind; }
    /// The member's name on the wire; empty for the root and for rows of a list.
    [[nodiscard]] const QString &key() const { return m_key; }
    /// The title, or the name on the wire where the schema gives no title.
    [[nodiscard]] QString label() const { return m_shape.title.isEmpty() ? m_key : m_shape.title; }
    [[nodiscard]] FormNode *parent() const { return m_parent; }
    [[nodiscard]] FormModel *model() const { return m_model; }
    /// JSON Pointer (RFC 6901) from the root; of a row it changes when rows move.
    [[nodiscard]] QString pointer() const;
    [[nodiscard]] bool isRoot() const { return !m_parent; }
    /// An item of a list; it cannot be omitted, only removed.
    [[nodiscard]] bool isRow() const { return m_parent && m_parent->kind() == FieldKind::Array; }
    /// Position among the children of the parent.
    [[nodiscard]] qsizetype index() const;
    [[nodiscard]] bool isRequired() const { return m_isRequired; }
    [[nodiscard]] bool isNullable() const { return m_shape.isNullable; }
    /// May be left out: neither required, nor a row, nor the root.
    [[nodiscard]] bool isOptional() const { return !m_isRequired && !isRow() && !isRoot(); }

    // ---- what is there

    /// A group or list without explicit choice is Value as soon as something inside was edited.
    [[nodiscard]] State state() const;
    /// Says explicitly: leave out, send null, send what is there (also an empty text). Null is
    /// taken for fields that are not nullable too; it is a problem then.
    void setState(State state);

    /// Text, Integer, Number: as typed. While isRaw(): JSON as typed.
    [[nodiscard]] const QString &text() const { return isRaw() ? m_rawText : m_text; }
    /// An empty text omits the field, unless setState(Value) said that it is meant.
    void setText(const QString &text);
    [[nodiscard]] bool isChecked() const { return m_checked; }
    void setChecked(bool checked);
    /// Index into shape().choices, or nothing.
    [[nodiscard]] std::optional<qsizetype> choice() const { return m_choice; }
    void setChoice(std::optional<qsizetype> choice);

    /// The content is JSON text: by kind, by wish, or because it fits no other way.
    [[nodiscard]] bool isRaw() const { return m_isRaw || kind() == FieldKind::Raw; }
    /// Changes to JSON text and back. Returns false if the text does not fit the field; it stays.
    bool setRaw(bool raw);

    // ---- children: members of a group, rows of a list

    /// False for a group that waits to be opened: recursion through `$ref`, or far inside.
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    void open();
    [[nodiscard]] const Children &children() const { return m_children; }
    [[nodiscard]] FormNode *child(QStringView key) const;
    [[nodiscard]] FormNode *childAt(qsizetype index) const;
    /// Adds a row before @p at, or at the end. Returns it; nullptr if this is no list.
    FormNode *addRow(std::optional<qsizetype> at = {});
    void removeRow(qsizetype index);
    void moveRow(qsizetype from, qsizetype to);
    /// Members of a group that the schema does not name, as they came.
    [[nodiscard]] const Json::Object &extraMembers() const { return m_extra; }

    // ---- JSON

    /// What is sent for this field, or nothing if it is left out.
    [[nodiscard]] std::optional<Json> value() const;
    /// Shows @p value; nothing leaves the field out.
    void setValue(const std::optional<Json> &value);

    [[nodiscard]] const std::optional<FieldProblem> &problem() const { return m_problem; }

private:
    friend class FormModel;
    FormNode(FormModel *model, FormNode *parent, QString key, FieldShape shape, bool required);

    [[nodiscard]] bool isContainer() const;
    [[nodiscard]] bool isCycle() const;
    void build(int depth);
    void buildMembers(int depth);
    std::unique_ptr<FormNode> makeRow();
    void reset();
    void fillDefault();
    void edited();
    [[nodiscard]] bool isLive() const;

    void load(const std::optional<Json> &value);
    bool loadContent(const Json &value);
    bool loadNumber(const Json &value);
    bool loadChoice(const Json &value);
    bool loadObject(const Json &value);
    bool loadArray(const Json &value);
    void loadRaw(const Json &value);
    [[nodiscard]] Json content() const;
    [[nodiscard]] Json objectContent() const;

    void check(bool active, QList<FormNode *> &altered);
    [[nodiscard]] std::optional<FieldProblem> findProblem() const;
    [[nodiscard]] std::optional<FieldProblem> rawProblem() const;

    FormModel *const m_model;
    FormNode *const m_parent;
    const QString m_key;
    FieldShape m_shape;
    const bool m_isRequired;

    State m_state = State::Omitted; // groups and lists: counts only while m_isExplicit
    bool m_isExplicit = false;      // the user, or JSON, said so; clearing a text does not omit it
    bool m_isTouched = false;       // not just a default
    bool m_isRaw = false;
    bool m_isOpen = true;
    bool m_isDirty = true; // the content changed since the last check
    bool m_wasActive = false;
    bool m_checked = false;
    std::optional<qsizetype> m_choice;
    QString m_text;
    QString m_rawText;
    Children m_children;
    std::optional<FieldShape> m_rowShape; // read once for all rows
    Json::Object m_extra;
    QStringList m_order; // of members in the JSON that was loaded
    std::optional<FieldProblem> m_problem;
};

} // namespace Mcp
