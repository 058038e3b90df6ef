// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "schema/validator.h"

#include "schema/schemaindex.h"
#include "schema/validation.h"

namespace Mcp {

struct Validator::Data
{
    Json schema;
    std::unique_ptr<SchemaIndex> index; // points into schema
};

Result<Validator> Validator::make(Json schema)
{
    auto data = std::make_shared<Data>();
    data->schema = std::move(schema);
    Result<std::unique_ptr<SchemaIndex>> index = SchemaIndex::make(std::as_const(data->schema));
    if (!index)
        return std::unexpected(index.error());
    data->index = std::move(*index);
    return Validator(std::move(data));
}

Result<QList<SchemaProblem>> Validator::check(const Json &value,
                                              std::chrono::milliseconds limit) const
{
    return Validation(*m_data->index, limit).run(value);
}

Result<QList<SchemaProblem>> validate(const Json &schema, const Json &value)
{
    return Validator::make(schema).and_then(
        [&value](const Validator &validator) { return validator.check(value); });
}

} // namespace Mcp
