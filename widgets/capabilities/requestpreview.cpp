// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/requestpreview.h"

#include "capabilities/collapsible.h"
#include "common/theme.h"
#include "results/boundedjson.h"
#include "results/fittedcode.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QMenu>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::Json;
using Mcp::JsonMember;

namespace {

constexpr int kLines = 10;

// A reference such as $TOKEN stays one, everything else is taken as it is.
QString quoted(const QString &word)
{
    static const QRegularExpression plain(uR"(\A[A-Za-z0-9_@%+=:,./-]+\z)"_s);
    static const QRegularExpression reference(
        uR"(\A(?<before>[A-Za-z0-9_@%+:,./ =-]*[=: ])?\$[A-Z0-9_]+\z)"_s);
    if (plain.match(word).hasMatch())
        return word;
    if (reference.match(word).hasMatch())
        return u'"' + word + u'"';
    QString escaped = word;
    escaped.replace(u'\'', u"'\\''"_s);
    return u'\'' + escaped + u'\'';
}

} // namespace

RequestPreview::RequestPreview(QWidget *parent)
    : QWidget(parent)
    , m_section(new Collapsible(tr("Exact JSON"), u"requestPreview"_s, true, this))
    , m_code(new FittedCode)
    , m_menu(new QMenu(this))
{
    m_code->setObjectName(u"requestJson"_s);
    m_code->setAccessibleName(tr("The parameters as they will be sent"));
    m_code->setLanguage(u"JSON"_s);
    m_code->setMaximumLines(kLines);
    m_section->setContent(m_code);

    const auto addCopy = [this](const QString &text, const QString &name, auto make) {
        QAction *action = m_menu->addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this,
                [make] { QApplication::clipboard()->setText(make()); });
    };
    addCopy(tr("Copy as JSON-RPC"), u"copyJsonRpc"_s, [this] { return jsonRpc(m_call); });
    addCopy(tr("Copy as vitrine-cli line"), u"copyCommandLine"_s,
            [this] { return commandLine(m_call, m_serverWords); });
    addCopy(tr("Copy parameters"), u"copyParams"_s,
            [this] { return params(m_call).toText(Json::Format::Indented); });
    auto *copy = new QToolButton;
    copy->setObjectName(u"copyRequest"_s);
    copy->setText(tr("Copy"));
    copy->setAccessibleName(tr("Copy the request"));
    copy->setIcon(Theme::instance().icon(u"copy"_s, Role::Muted));
    copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    copy->setAutoRaise(true);
    copy->setPopupMode(QToolButton::InstantPopup);
    copy->setMenu(m_menu);
    m_section->corner()->addWidget(copy);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_section);
    connect(m_section, &Collapsible::toggled, this, &RequestPreview::show);
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { m_menu->popup(mapToGlobal(at)); });
}

void RequestPreview::setCall(const ServerPort::Call &call, const QStringList &serverWords)
{
    m_call = call;
    m_serverWords = serverWords;
    m_section->setNote(call.method);
    show();
}

void RequestPreview::show()
{
    if (!m_section->isOpen())
        return;
    m_code->setFittedCode(indentedJson(params(m_call), CodeView::kTextLimit).text);
}

Json RequestPreview::params(const ServerPort::Call &call)
{
    Json params = call.params;
    if (!call.meta.isNull())
        params.set(u"_meta", call.meta);
    return params;
}

QString RequestPreview::jsonRpc(const ServerPort::Call &call)
{
    return Json::object({{u"jsonrpc"_s, u"2.0"_s},
                         {u"id"_s, 1},
                         {u"method"_s, call.method},
                         {u"params"_s, params(call)}})
        .toText();
}

QString RequestPreview::commandLine(const ServerPort::Call &call, const QStringList &serverWords)
{
    QStringList words{u"vitrine-cli"_s};
    words += serverWords;
    words << u"--method"_s << call.method;
    const Json &arguments = call.params["arguments"_L1];
    if (call.method == "tools/call"_L1) {
        words << u"--tool-name"_s << call.params["name"_L1].toString();
        if (!arguments.isNull() && !arguments.isEmpty())
            words << u"--tool-args-json"_s << arguments.toText();
        for (const JsonMember &member : call.meta.members())
            words << u"--tool-metadata"_s
                  << member.key + u'=' +
                         (member.value.isString() ? member.value.toString()
                                                  : member.value.toText());
    } else if (call.method == "prompts/get"_L1) {
        words << u"--prompt-name"_s << call.params["name"_L1].toString();
        for (const JsonMember &member : arguments.members())
            words << u"--prompt-args"_s << member.key + u'=' + member.value.toString();
    } else {
        words << u"--uri"_s << call.params["uri"_L1].toString();
    }
    for (QString &word : words)
        word = quoted(word);
    return words.join(u' ');
}

} // namespace Vitrine
