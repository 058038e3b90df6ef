// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "schema/formnode.h"

#include <QObject>

#include <memory>

namespace Mcp {

/// One problem of a form and where it is.
struct FormProblem
{
    QString pointer; ///< JSON Pointer into the arguments
    FieldProblem problem;
    bool operator==(const FormProblem &) const = default;
};

/// A JSON Schema as a tree of fields with values, without widgets.
///
/// Every optional field is omitted, null (where allowed) or a value from the first moment; an empty
/// string is a value. Numbers stay text from the key to the wire. Members of a value that the
/// schema does not know are kept and come back out, and members stay in the order in which they
/// came.
///
/// JSON goes both ways: setValue() never refuses (what a field cannot show becomes JSON text in
/// that field, with a problem), value() always answers with its best effort (text that is no number
/// goes out as a string), problems() says what is wrong, and the caller decides whether to send.
///
/// The fields belong to the model. A row that is removed lives until structureChanged() was
/// handled; after modelReset() pointers to fields other than root() from before must not be used.
/// Thread: that of its creator.
class FormModel : public QObject
{
    Q_OBJECT
public:
    /// What a field starts with where its schema has a `default`.
    enum class Defaults : quint8 {
        Fill,  ///< the default is there and is sent; clearing the field omits it
        Ignore ///< the field is omitted; the front end may show the default as a hint
    };

    explicit FormModel(QObject *parent = nullptr);
    explicit FormModel(const Json &schema, QObject *parent = nullptr);
    ~FormModel() override;

    /// Takes a new schema; the fields start with their defaults. Emits modelReset().
    void setSchema(const Json &schema);
    [[nodiscard]] const Json &schema() const;
    /// Applies from the next setSchema() or reset() on.
    void setDefaults(Defaults defaults) { m_defaults = defaults; }
    [[nodiscard]] Defaults defaults() const { return m_defaults; }

    /// The field for the whole value; never null.
    [[nodiscard]] FormNode *root() const { return m_root.get(); }
    /// The field at a JSON Pointer, opened on the way; nullptr if there is none.
    [[nodiscard]] FormNode *node(QStringView pointer) const;
    /// True if the form has no field at all: a tool without arguments.
    [[nodiscard]] bool isEmpty() const;

    /// The arguments as they would be sent now: an object, unless the root was typed as other JSON.
    [[nodiscard]] Json value() const;
    /// Shows @p value, exactly: what it does not have is omitted, also where there is a default.
    /// Emits modelReset().
    void setValue(const Json &value);
    /// Back to the defaults. Emits modelReset().
    void reset();

    /// In the order of the fields.
    [[nodiscard]] QList<FormProblem> problems() const;
    /// No problem of severity Error.
    [[nodiscard]] bool isValid() const;

signals:
    /// State, content or problem of one field changed. Comes before valueChanged().
    void nodeChanged(Mcp::FormNode *node);
    /// The children of @p node are others, or in another order.
    void structureChanged(Mcp::FormNode *node);
    /// Everything is new, and fields known before are gone.
    void modelReset();
    /// value() may be different; once for each change.
    void valueChanged();
    /// problems() is different.
    void problemsChanged();

private:
    friend class FormNode;
    void announceReset();
    void announce(FormNode *node);
    QList<FormNode *> check();

    std::unique_ptr<SchemaReader> m_reader;
    std::unique_ptr<FormNode> m_root;
    Defaults m_defaults = Defaults::Fill;
    int m_allowance = 0; // fields that are still made without being asked for
};

} // namespace Mcp
