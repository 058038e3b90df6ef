// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shortcutsdialog.h"
#include "session/catalogueitems.h"

#include <QMainWindow>

#include <optional>

class QDockWidget;

namespace Vitrine {

class CataloguePage;
class CommandPalette;
class Engine;
class EraControls;
class FrameLogPanel;
class OverviewPage;
class PageStack;
class ServerConnection;
class ServerListModel;
class ServerListPanel;
class StatusLine;

/// The window: servers on the left, pages in the middle, the frame log below, a line of facts at
/// the end. It puts panels together and owns no session; those live in the model and survive it.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    enum Page : int { Overview, Tools, Resources, Prompts };
    static constexpr int kPageCount = 4;

    /// Both must outlive the window.
    MainWindow(Engine &engine, ServerListModel &servers, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] ServerConnection *current() const;
    void setCurrent(ServerConnection *connection);
    void showPage(Page page);
    [[nodiscard]] QWidget *page(Page page);
    void showFrame(quint64 sequence);
    [[nodiscard]] FrameLogPanel *frameLog() const { return m_frames; }
    [[nodiscard]] ServerListPanel *serverList() const { return m_servers; }
    /// Why the recording is in memory only; empty: it is on disk.
    void setRecordingProblem(const QString &problem);
    /// Every command of the window under its menu's name.
    [[nodiscard]] QList<CommandGroup> commands() const;

    /// Keeps layout, chosen server and page in the settings; called at the end too.
    void remember();

signals:
    void demoRequested();
    /// A code of Languages, or "" for the system's. The window is made again by whoever owns it.
    void languageChosen(const QString &code);
    void recordingFolderRequested();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void createPanels();
    void createPages();
    void createActions();
    void createMenus();
    void createToolBar();
    void createThemeMenu(QMenu *view);
    void createLanguageMenu(QMenu *view);
    QAction *createAction(const QString &name, const QString &icon, const QString &text,
                          const QString &hint);
    QWidget *createCapabilityPage(CataloguePage *page, const QString &iconName,
                                  const QString &noun);
    void connectParts();
    void restore();
    void resetLayout();

    void currentServerChanged(ServerConnection *connection);
    void updateCounts();
    void updateActions();
    void openPalette();
    void focusSearch();
    void showShortcuts();
    void showAbout();

    Engine &m_engine;
    ServerListModel &m_model;
    ServerListPanel *m_servers = nullptr;
    FrameLogPanel *m_frames = nullptr;
    PageStack *m_pages = nullptr;
    OverviewPage *m_overview = nullptr;
    EraControls *m_era = nullptr;
    StatusLine *m_status = nullptr;
    CommandPalette *m_palette = nullptr;
    QDockWidget *m_serversDock = nullptr;
    QDockWidget *m_framesDock = nullptr;
    QToolBar *m_toolBar = nullptr;
    QMetaObject::Connection m_countsOf;
    QMetaObject::Connection m_stateOf;

    QList<QAction *> m_pageActions;
    QAction *m_refresh = nullptr;
    QAction *m_demo = nullptr;
    QAction *m_quit = nullptr;
    QAction *m_openPalette = nullptr;
    QAction *m_search = nullptr;
    QAction *m_reset = nullptr;
    QAction *m_shortcuts = nullptr;
    QAction *m_recordings = nullptr;
    QAction *m_about = nullptr;
    QByteArray m_firstLayout;
};

} // namespace Vitrine
