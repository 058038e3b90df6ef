// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/consentdialog.h"

#include "common/theme.h"
#include "servers/launchpreview.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;

ConsentDialog::ConsentDialog(const Mcp::ServerEntry &entry, QWidget *parent) : QDialog(parent)
{
    setObjectName(u"consentDialog"_s);
    setWindowTitle(tr("Start this command?"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);

    auto *head = new QHBoxLayout;
    auto *icon = new QLabel(this);
    icon->setPixmap(Theme::instance()
                        .icon(u"warning"_s, Role::Warn)
                        .pixmap(QSize(28, 28), devicePixelRatioF()));
    auto *text = new QLabel(tr("“%1” was not typed in here: it came from a pasted text or a file, "
                               "and it starts a program on "
                               "this computer with all your rights. Start it only if you know what "
                               "it does. If the command, its "
                               "folder or its environment changes, you are asked again.")
                                .arg(entry.name),
                            this);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    head->addWidget(icon, 0, Qt::AlignTop);
    head->addWidget(text, 1);
    column->addLayout(head);

    auto *preview = new LaunchPreview(this);
    preview->setEntry(entry);
    (void)preview->text(); // at once, not a moment later
    column->addWidget(preview, 1);

    auto *buttons = new QDialogButtonBox(this);
    QPushButton *no = buttons->addButton(tr("Do not start"), QDialogButtonBox::RejectRole);
    QPushButton *yes = buttons->addButton(tr("Start this command"), QDialogButtonBox::AcceptRole);
    no->setObjectName(u"consentNo"_s);
    yes->setObjectName(u"consentYes"_s);
    yes->setAutoDefault(false);
    no->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    no->setFocus();
    resize(560, 360);
}

} // namespace Vitrine
