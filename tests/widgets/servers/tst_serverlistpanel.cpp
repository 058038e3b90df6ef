// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/theme.h"
#include "engine/engine.h"
#include "engine/serverconnection.h"
#include "servers/consentdialog.h"
#include "servers/pastedialog.h"
#include "servers/serverdialog.h"
#include "servers/serverlistmodel.h"
#include "servers/serverlistpanel.h"
#include "servers/serverstore.h"
#include "support/warnings.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using Lifetime = ServerListModel::Lifetime;
using State = Mcp::SessionStatus::State;

namespace {

Mcp::ServerEntry named(const QString &name)
{
    Mcp::ServerEntry entry;
    entry.name = name;
    entry.command = QStringLiteral(VITRINE_BIN_DIR "/vitrine-demo-server");
    return entry;
}

template <typename T>
T *openDialog()
{
    const auto widgets = QApplication::topLevelWidgets();
    for (QWidget *widget : widgets) {
        auto *dialog = qobject_cast<T *>(widget);
        if (dialog && dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

} // namespace

class TestServerListPanel : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().apply(); }
    void init()
    {
        failOnOurWarnings();
        m_folder = std::make_unique<QTemporaryDir>();
        m_engine = std::make_unique<Engine>();
        m_store = std::make_unique<ServerStore>(m_folder->filePath(u"servers.json"_s));
        m_model = std::make_unique<ServerListModel>(*m_engine, *m_store);
        m_panel = std::make_unique<ServerListPanel>(*m_model);
        m_panel->resize(300, 400);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    }
    void cleanup()
    {
        m_panel.reset();
        m_model.reset();
        m_store.reset();
        m_engine.reset();
    }

    void anEmptyListOffersTheDemo()
    {
        QSignalSpy wanted(m_panel.get(), &ServerListPanel::demoRequested);
        auto *button = m_panel->findChild<QPushButton *>(u"emptyStateButton"_s);
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
        m_model->add(named(u"a"_s), Lifetime::Kept);
        QVERIFY(!button->isVisible());
        QVERIFY(m_panel->view()->isVisible());
    }

    void actionsFitTheState()
    {
        QVERIFY(!action("connectServer")->isEnabled());
        QVERIFY(!action("editServer")->isEnabled());
        m_model->add(named(u"a"_s), Lifetime::ThisRun);
        m_panel->setCurrent(m_model->connection(0));
        QVERIFY(action("connectServer")->isEnabled());
        QVERIFY(!action("stopServer")->isEnabled());
        QVERIFY(action("keepServer")->isEnabled());
        m_store->consents().giveForThisRun(named(u"a"_s));
        action("connectServer")->trigger();
        QTRY_COMPARE(m_model->connection(0)->status().state, State::Ready);
        QVERIFY(!action("connectServer")->isEnabled());
        QVERIFY(action("stopServer")->isEnabled());
        action("stopServer")->trigger();
        QTRY_COMPARE(m_model->connection(0)->status().state, State::Closed);
        QVERIFY(action("connectServer")->isEnabled());
        QVERIFY(!action("stopServer")->isEnabled());
    }

    // Several servers run at once.
    void serversRunSideBySide()
    {
        m_store->consents().giveForThisRun(named(u"a"_s));
        m_model->add(named(u"a"_s), Lifetime::Kept);
        m_model->add(named(u"b"_s), Lifetime::Kept);
        m_panel->connectServer(m_model->connection(0));
        m_panel->connectServer(m_model->connection(1));
        QTRY_VERIFY(m_model->connection(0)->isReady() && m_model->connection(1)->isReady());
        QVERIFY(m_model->connection(0)->logConnection() != m_model->connection(1)->logConnection());
    }

    // No command that came from outside starts without a yes to exactly that command.
    void foreignCommandsNeedConsent()
    {
        m_model->add(named(u"a"_s), Lifetime::Kept);
        m_panel->setCurrent(m_model->connection(0));
        action("connectServer")->trigger();
        ConsentDialog *dialog = openDialog<ConsentDialog>();
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!m_model->connection(0)->isActive());
        QCOMPARE(m_engine->log().size(), 0U);
        QTRY_VERIFY(!openDialog<ConsentDialog>());

        action("connectServer")->trigger();
        dialog = openDialog<ConsentDialog>();
        QVERIFY(dialog);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"consentYes"_s), Qt::LeftButton);
        QTRY_VERIFY(m_model->connection(0)->isReady());
        QVERIFY(!m_model->needsConsent(0));
    }

    // The entry is changed while the question is open: the answer was about something else.
    void consentIsOnlyForWhatWasShown()
    {
        m_model->add(named(u"a"_s), Lifetime::Kept);
        m_panel->setCurrent(m_model->connection(0));
        action("connectServer")->trigger();
        ConsentDialog *dialog = openDialog<ConsentDialog>();
        QVERIFY(dialog);
        Mcp::ServerEntry other = named(u"a"_s);
        other.args = {u"--other"_s};
        m_model->replace(0, other);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"consentYes"_s), Qt::LeftButton);
        QVERIFY(!m_model->connection(0)->isActive());
        QVERIFY(m_model->needsConsent(0));
    }

    void pastedServersAreAddedAndNotStarted()
    {
        m_panel->showPasteDialog(
            u"{\"mcpServers\":{\"x\":{\"command\":\"a\"},\"y\":{\"command\":\"b\"}}}"_s);
        auto *dialog = openDialog<PasteDialog>();
        QVERIFY(dialog);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"pasteAdd"_s), Qt::LeftButton);
        QCOMPARE(m_model->rowCount(), 2);
        QCOMPARE(m_store->catalogue().entries().size(), 2);
        QCOMPARE(m_panel->current()->entry().name, u"y"_s);
        QVERIFY(m_model->needsConsent(0) && m_model->needsConsent(1));
        QCOMPARE(m_engine->log().size(), 0U);
    }

    // Who types a command with its argument vector in view has agreed to it.
    void typedServersNeedNoSecondQuestion()
    {
        action("addServer")->trigger();
        auto *dialog = openDialog<ServerDialog>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(u"serverName"_s)->setText(u"mine"_s);
        dialog->findChild<QLineEdit *>(u"serverCommand"_s)->setText(u"node"_s);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"serverSave"_s), Qt::LeftButton);
        QCOMPARE(m_model->rowCount(), 1);
        QVERIFY(!m_model->needsConsent(0));
    }

    // Renaming a pasted server is no consent to its command.
    void editingAForeignServerIsNoConsent()
    {
        m_model->add(named(u"a"_s), Lifetime::Kept);
        m_panel->showEditDialog(m_model->connection(0));
        auto *dialog = openDialog<ServerDialog>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(u"serverName"_s)->setText(u"b"_s);
        dialog->accept();
        QCOMPARE(m_model->connection(0)->entry().name, u"b"_s);
        QVERIFY(m_model->needsConsent(0));
    }

    void removesAndBringsBackByKeyboard()
    {
        for (const auto *name : {"a", "b", "c"})
            m_model->add(named(QString::fromLatin1(name)), Lifetime::Kept);
        m_panel->setCurrent(m_model->connection(1));
        QTest::keyClick(m_panel->view(), Qt::Key_Delete);
        QCOMPARE(m_model->rowCount(), 2);
        QCOMPARE(m_panel->current()->entry().name, u"c"_s);
        auto *undo = m_panel->findChild<QToolButton *>(u"undoRemoveServerButton"_s);
        QVERIFY(undo->isVisible());
        QTest::keyClick(m_panel->view(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_model->rowCount(), 3);
        QCOMPARE(m_panel->current()->entry().name, u"b"_s);
        QVERIFY(!undo->isVisible());
    }

    void reordersByKeyboard()
    {
        for (const auto *name : {"a", "b"})
            m_model->add(named(QString::fromLatin1(name)), Lifetime::Kept);
        m_panel->setCurrent(m_model->connection(1));
        m_panel->view()->setFocus();
        QTest::keyClick(m_panel->view(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(m_model->connection(0)->entry().name, u"b"_s);
        QCOMPARE(m_panel->current()->entry().name, u"b"_s); // the selection goes with it
        QVERIFY(!action("moveServerUp")->isEnabled());
        QVERIFY(action("moveServerDown")->isEnabled());
    }

    void copiesInTheCommonShape()
    {
        m_model->add(named(u"a"_s), Lifetime::Kept);
        m_panel->setCurrent(m_model->connection(0));
        action("copyServerJson")->trigger();
        const auto again = Mcp::ServerCatalogue::fromSnippet(QGuiApplication::clipboard()->text());
        QVERIFY(again);
        QCOMPARE(again->size(), 1);
        QCOMPARE(again->first().name, u"a"_s);
        QCOMPARE(again->first().command, named(u"a"_s).command);
    }

    void everyActionHasANameAndAHint()
    {
        const auto actions = m_panel->actions();
        QVERIFY(actions.size() > 10);
        for (const QAction *each : actions) {
            QVERIFY(!each->objectName().isEmpty());
            QVERIFY2(!each->text().isEmpty(), qPrintable(each->objectName()));
            QVERIFY2(!each->icon().isNull(), qPrintable(each->objectName()));
            QVERIFY2(!each->statusTip().isEmpty(), qPrintable(each->objectName()));
        }
    }

private:
    QAction *action(const char *name) const
    {
        auto *found = m_panel->findChild<QAction *>(QString::fromLatin1(name));
        if (!found)
            qFatal("there is no action %s", name);
        return found;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Engine> m_engine;
    std::unique_ptr<ServerStore> m_store;
    std::unique_ptr<ServerListModel> m_model;
    std::unique_ptr<ServerListPanel> m_panel;
};

QTEST_MAIN(TestServerListPanel)
#include "tst_serverlistpanel.moc"
