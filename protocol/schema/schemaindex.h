// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/error.h"
#include "json/json.h"

#include <QHash>
#include <QUrl>

#include <memory>
#include <vector>

namespace Mcp {

/// The rules by which a schema is read.
enum class SchemaDialect : quint8 {
    Draft4,
    Draft6,
    Draft7,
    Draft2019, ///< 2019-09
    Draft2020, ///< 2020-12
    Unstated   ///< no `$schema`: 2020-12, and what older drafts write differently is understood too
};

/// A schema with an address of its own: the document, or what has an `$id` inside it.
struct SchemaResource
{
    QUrl base;
    const Json *root = nullptr;
    QHash<QString, const Json *> anchors; ///< `$anchor`, `$dynamicAnchor`, `$id: "#name"`
    QHash<QString, const Json *> dynamicAnchors;
    bool isRecursiveAnchor = false; ///< `$recursiveAnchor` of 2019-09
};

/// Where the references of one schema document lead. Nothing outside the document is ever looked
/// at, let alone fetched (MCP 2026-07-28, P-03).
class SchemaIndex
{
public:
    /// Reads @p document, which has to live as long as the index.
    ///
    /// Errors: Error::Kind::Schema for an unknown `$schema`, a reference that leads out of the
    /// document or to nothing (`where` is a JSON Pointer into the schema), and nesting beyond all
    /// measure.
    [[nodiscard]] static Result<std::unique_ptr<SchemaIndex>> make(const Json &document);

    struct Target
    {
        const Json *schema = nullptr;
        const SchemaResource *resource = nullptr;
        QString anchor; ///< the fragment, if it is a name
    };
    /// What @p reference means inside @p from; without schema if it leads nowhere.
    [[nodiscard]] Target resolve(const QString &reference, const SchemaResource &from) const;
    /// The resource that @p schema begins, or nullptr where it belongs to the one around it.
    [[nodiscard]] const SchemaResource *resourceAt(const Json &schema) const
    {
        return m_byRoot.value(&schema);
    }
    [[nodiscard]] const SchemaResource &root() const { return *m_resources.front(); }
    [[nodiscard]] SchemaDialect dialect() const { return m_dialect; }
    /// `unevaluatedProperties` or `unevaluatedItems` is used somewhere.
    [[nodiscard]] bool tracksEvaluation() const { return m_tracksEvaluation; }

private:
    SchemaIndex() = default;
    Result<void> readDialect(const Json &document);
    Result<void> enter(const Json &schema, SchemaResource *resource, const QString &where,
                       int depth);
    Result<void> enterMembers(const Json &schema, SchemaResource *resource, const QString &where,
                              int depth);
    SchemaResource *addResource(const Json &root, const QUrl &base);
    Result<void> checkReferences() const;

    struct Reference
    {
        QString text;
        const SchemaResource *from;
        QString where;
    };

    std::vector<std::unique_ptr<SchemaResource>> m_resources;
    QHash<QString, const SchemaResource *> m_byAddress;
    QHash<const Json *, const SchemaResource *> m_byRoot;
    std::vector<Reference> m_references;
    SchemaDialect m_dialect = SchemaDialect::Unstated;
    bool m_tracksEvaluation = false;
};

} // namespace Mcp
