// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "tooldefinitions.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

constexpr auto kSampleTools = R"json([
{
  "name": "read_file",
  "title": "Read a file",
  "description": "Reads a text file from the shared folder. Read-only; files longer than 64 KiB are cut.",
  "annotations": { "readOnlyHint": true, "idempotentHint": true, "openWorldHint": false },
  "inputSchema": {
    "type": "object",
    "properties": {
      "path": { "type": "string", "title": "Path", "minLength": 1, "examples": ["src/app.ts"],
                "description": "Path of the file, relative to the shared folder, e.g. src/app.ts" }
    },
    "required": ["path"],
    "additionalProperties": false
  }
},
{
  "name": "echo",
  "title": "Echo",
  "description": "Sends a message back unchanged.",
  "annotations": { "readOnlyHint": true, "idempotentHint": true, "openWorldHint": false },
  "inputSchema": {
    "type": "object",
    "properties": { "message": { "type": "string", "title": "Message", "description": "What to send back" } },
    "required": ["message"],
    "additionalProperties": false
  }
},
{
  "name": "add",
  "title": "Add two numbers",
  "description": "Adds two numbers and returns the sum as structured content.",
  "annotations": { "readOnlyHint": true, "idempotentHint": true, "openWorldHint": false },
  "inputSchema": {
    "type": "object",
    "properties": {
      "a": { "type": "number", "title": "First number" },
      "b": { "type": "number", "title": "Second number" }
    },
    "required": ["a", "b"],
    "additionalProperties": false
  },
  "outputSchema": {
    "type": "object",
    "properties": { "sum": { "type": "number", "description": "a plus b" } },
    "required": ["sum"]
  }
},
{
  "name": "slow",
  "title": "Slow work",
  "description": "Takes its time, reports progress after each step, and can be cancelled.",
  "annotations": { "readOnlyHint": true, "idempotentHint": true, "openWorldHint": false },
  "inputSchema": {
    "type": "object",
    "properties": {
      "steps": { "type": "integer", "title": "Steps", "minimum": 1, "maximum": 1000, "default": 5,
                 "description": "How many steps to take" },
      "delayMs": { "type": "integer", "title": "Delay", "minimum": 0, "maximum": 60000, "default": 300,
                   "description": "Milliseconds that each step takes" }
    },
    "additionalProperties": false
  }
},
{
  "name": "fail",
  "title": "Fail",
  "description": "Always fails: the answer is a result with isError set, not a protocol error.",
  "annotations": { "readOnlyHint": true, "idempotentHint": true, "openWorldHint": false },
  "inputSchema": { "type": "object", "properties": {}, "additionalProperties": false }
},
{
  "name": "picture",
  "title": "Picture",
  "description": "Returns a small PNG picture and a line of text.",
  "annotations": { "readOnlyHint": true, "idempotentHint": true, "openWorldHint": false },
  "inputSchema": { "type": "object", "properties": {}, "additionalProperties": false }
},
{
  "name": "noisy",
  "title": "Make noise",
  "description": "Writes lines to stderr and sends log messages of different levels.",
  "annotations": { "readOnlyHint": true, "idempotentHint": true, "openWorldHint": false },
  "inputSchema": {
    "type": "object",
    "properties": {
      "count": { "type": "integer", "title": "Count", "minimum": 1, "maximum": 10000, "default": 3,
                 "description": "How many lines and how many log messages" }
    },
    "additionalProperties": false
  }
},
{
  "name": "order",
  "title": "Place an order",
  "description": "Pretends to place an order and returns it as it was understood. Its form has a field of every kind.",
  "annotations": { "readOnlyHint": false, "destructiveHint": false, "idempotentHint": false, "openWorldHint": false },
  "inputSchema": {
    "type": "object",
    "properties": {
      "customer": {
        "type": "object", "title": "Customer", "description": "Who orders",
        "properties": {
          "name": { "type": "string", "title": "Name", "minLength": 1 },
          "email": { "type": "string", "title": "E-mail", "format": "email" }
        },
        "required": ["name"],
        "additionalProperties": false
      },
      "items": {
        "type": "array", "title": "Items", "description": "What is ordered", "minItems": 1,
        "items": {
          "type": "object",
          "properties": {
            "article": { "type": "string", "title": "Article", "enum": ["apple", "bread", "cheese"] },
            "quantity": { "type": "integer", "title": "Quantity", "minimum": 1, "maximum": 99, "default": 1 }
          },
          "required": ["article", "quantity"],
          "additionalProperties": false
        }
      },
      "shipping": {
        "type": "string", "title": "Shipping", "default": "standard",
        "oneOf": [
          { "const": "standard", "title": "Standard, three days" },
          { "const": "express", "title": "Express, next day" },
          { "const": "pickup", "title": "Pick up at the shop" }
        ]
      },
      "priority": { "type": "integer", "title": "Priority", "minimum": 1, "maximum": 5, "default": 3,
                    "description": "1 is the most urgent" },
      "gift": { "type": "boolean", "title": "Wrap as a gift", "default": false },
      "deliverAt": { "type": "string", "title": "Deliver at", "format": "date-time",
                     "description": "Wanted time of delivery" },
      "note": { "type": ["string", "null"], "title": "Note", "description": "A remark; null says that there is none" }
    },
    "required": ["customer", "items"],
    "additionalProperties": false
  },
  "outputSchema": {
    "type": "object",
    "properties": {
      "customer": { "type": "object" },
      "items": { "type": "array", "items": { "type": "object" } },
      "shipping": { "type": "string" },
      "priority": { "type": "integer" },
      "gift": { "type": "boolean" },
      "deliverAt": { "type": "string" },
      "note": { "type": ["string", "null"] }
    },
    "required": ["customer", "items"]
  }
}
])json";

constexpr auto kBenchTools = R"json([
{
  "name": "flood",
  "title": "Flood",
  "description": "Sends n log messages as fast as possible, then the answer. For measuring clients.",
  "annotations": { "readOnlyHint": true, "idempotentHint": true, "openWorldHint": false },
  "inputSchema": {
    "type": "object",
    "properties": {
      "n": { "type": "integer", "title": "Messages", "minimum": 0, "maximum": 100000000, "default": 1000 },
      "size": { "type": "integer", "title": "Bytes each", "minimum": 0, "maximum": 1048576, "default": 200 }
    },
    "additionalProperties": false
  }
},
{
  "name": "blob",
  "title": "Blob",
  "description": "Answers with one text of that many bytes. For measuring clients.",
  "annotations": { "readOnlyHint": true, "idempotentHint": true, "openWorldHint": false },
  "inputSchema": {
    "type": "object",
    "properties": {
      "bytes": { "type": "integer", "title": "Bytes", "minimum": 0, "maximum": 2000000000, "default": 1000 }
    },
    "additionalProperties": false
  }
}
])json";

constexpr auto kGeneratedTool = R"json({
  "annotations": { "readOnlyHint": true, "openWorldHint": false },
  "inputSchema": {
    "type": "object",
    "properties": {
      "path": { "type": "string", "description": "A path" },
      "limit": { "type": "integer", "minimum": 0, "maximum": 100, "default": 10 },
      "mode": { "type": "string", "enum": ["fast", "safe"] }
    },
    "required": ["path"]
  }
})json";

} // namespace

QJsonArray sampleToolDefinitions()
{
    return QJsonDocument::fromJson(kSampleTools).array();
}

QJsonArray benchToolDefinitions()
{
    return QJsonDocument::fromJson(kBenchTools).array();
}

QJsonObject generatedToolDefinition(int number)
{
    static const QJsonObject model = QJsonDocument::fromJson(kGeneratedTool).object();
    QJsonObject tool = model;
    tool.insert("name"_L1, u"tool_%1"_s.arg(number, 4, 10, QChar(u'0')));
    tool.insert("title"_L1, u"Generated tool %1"_s.arg(number));
    tool.insert(
        "description"_L1,
        u"Generated tool %1 of many, with a description of ordinary length for a listing."_s.arg(
            number));
    return tool;
}

QJsonObject trimmedTool(QJsonObject tool, const Features &features)
{
    if (!features.titles) {
        // Between its first appearance and 2025-06-18 a tool's title had its only place among the
        // annotations.
        QJsonObject annotations = tool.value("annotations"_L1).toObject();
        annotations.insert("title"_L1, tool.take("title"_L1));
        tool.insert("annotations"_L1, annotations);
    }
    if (!features.toolAnnotations)
        tool.remove("annotations"_L1);
    if (!features.structuredContent)
        tool.remove("outputSchema"_L1);
    return tool;
}

} // namespace Demo
