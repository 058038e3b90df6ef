// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/engine.h"
#include "gui/guioptions.h"
#include "servers/serverlistmodel.h"
#include "servers/serverstore.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>

namespace Vitrine {

class MainWindow;

/// The whole program: puts engine, servers and window together, and keeps what outlives a window.
/// Changing the language makes the window again; sessions go on.
class Program : public QObject
{
    Q_OBJECT
public:
    explicit Program(const GuiOptions &options, QObject *parent = nullptr);
    ~Program() override;

    /// Shows the window and connects what the command line names.
    void start();
    [[nodiscard]] MainWindow *window() const { return m_window.get(); }
    [[nodiscard]] ServerListModel &servers() { return m_model; }
    [[nodiscard]] Engine &engine() { return m_engine; }

    /// The built-in sample server, as an entry. @p arguments are for the sample server itself.
    static Mcp::ServerEntry demoEntry(const QString &name, const QStringList &arguments = {});
    /// Adds an entry of ours for this run, with consent, and returns its connection.
    ServerConnection *addTrusted(const Mcp::ServerEntry &entry);
    void connectDemo();

private:
    void openWindow();
    void beginRecording();
    void readConfig();
    void connectNamed();
    void switchLanguage(const QString &code);
    void takePictureWhenSettled();

    GuiOptions m_options;
    QTemporaryDir m_scratch; ///< instead of people's own settings in a scripted run
    Engine m_engine;
    ServerStore m_store;
    ServerListModel m_model;
    std::unique_ptr<MainWindow> m_window;
    ServerConnection *m_demo = nullptr; ///< only compared with
    QString m_recordingProblem;
};

} // namespace Vitrine
