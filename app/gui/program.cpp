// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/program.h"

#include "engine/serverconnection.h"
#include "gui/languages.h"
#include "gui/mainwindow.h"
#include "gui/picture.h"
#include "gui/recordings.h"
#include "gui/tour.h"
#include "servers/entryfromwords.h"
#include "servers/serverlistpanel.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QSettings>
#include <QTextStream>
#include <QTimer>
#include <QUrl>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

// A scripted run shows the same whatever is on the machine: unless told, it has no kept servers.
QString storePath(const GuiOptions &options)
{
    if (!options.catalog.isEmpty())
        return options.catalog;
    return options.isScripted() ? QString() : ServerStore::defaultPath();
}

void complain(const QString &text)
{
    QTextStream(stderr) << "vitrine: " << text << Qt::endl;
}

} // namespace

Program::Program(const GuiOptions &options, QObject *parent)
    : QObject(parent), m_options(options), m_store(storePath(options)), m_model(m_engine, m_store)
{
    if (options.isScripted()) {
        for (const auto format : {QSettings::NativeFormat, QSettings::IniFormat})
            QSettings::setPath(format, QSettings::UserScope, m_scratch.path());
    }
    const QSettings remembered;
    Theme &theme = Theme::instance();
    theme.setMode(
        options.theme.value_or(Theme::Mode(qBound(0, remembered.value("theme"_L1).toInt(), 2))));
    theme.apply();
    const QString wish =
        options.language.isEmpty() ? remembered.value("language"_L1).toString() : options.language;
    Languages::install(Languages::resolve(wish));
    beginRecording();
    readConfig();
}

Program::~Program()
{
    // First what looks at sessions, then the sessions, then the engine that waits for their end.
    m_window.reset();
}

void Program::start()
{
    openWindow();
    if (m_options.demo)
        connectDemo();
    connectNamed();
    if (m_options.quitWhenUsable) {
        QTimer::singleShot(0, this, [] { QCoreApplication::quit(); });
        return;
    }
    if (!m_options.tour && !m_options.picture.isEmpty()) {
        takePictureWhenSettled();
    } else if (m_options.tour) {
        auto *tour = new Tour(*this, this);
        connect(tour, &Tour::finished, this, [this] {
            if (!m_options.picture.isEmpty())
                takePictureWhenSettled();
        });
        tour->start();
    }
}

Mcp::ServerEntry Program::demoEntry(const QString &name, const QStringList &arguments)
{
    Mcp::ServerEntry entry;
    entry.name = name;
    entry.command = QDir(QCoreApplication::applicationDirPath()).filePath(u"vitrine-demo-server"_s);
    entry.args = arguments;
    return entry;
}

ServerConnection *Program::addTrusted(const Mcp::ServerEntry &entry)
{
    m_store.consents().giveForThisRun(entry);
    return m_model.connection(m_model.add(entry, ServerListModel::Lifetime::ThisRun));
}

void Program::connectDemo()
{
    if (m_model.row(m_demo) < 0)
        m_demo = addTrusted(demoEntry(u"demo"_s));
    m_window->setCurrent(m_demo);
    m_window->serverList()->connectServer(m_demo);
}

void Program::openWindow()
{
    std::unique_ptr<MainWindow> before = std::move(m_window);
    m_window = std::make_unique<MainWindow>(m_engine, m_model);
    m_window->setRecordingProblem(m_recordingProblem);
    if (m_options.size.isValid())
        m_window->resize(m_options.size);
    connect(m_window.get(), &MainWindow::demoRequested, this, &Program::connectDemo);
    connect(m_window.get(), &MainWindow::languageChosen, this, &Program::switchLanguage,
            Qt::QueuedConnection);
    connect(m_window.get(), &MainWindow::recordingFolderRequested, this,
            [] { QDesktopServices::openUrl(QUrl::fromLocalFile(Recordings::folder())); });
    m_window->show();
}

void Program::beginRecording()
{
    connect(&m_engine.log(), &Mcp::FrameLog::storageFailed, this, [this](const Mcp::Error &error) {
        m_recordingProblem = error.toString();
        if (m_window)
            m_window->setRecordingProblem(m_recordingProblem);
    });
    if (m_options.isScripted())
        return;
    const QString folder = Recordings::folder();
    if (const auto begun = Recordings::begin(m_engine.log(), folder); !begun)
        m_recordingProblem = begun.error().toString();
    QTimer::singleShot(0, this, [folder] { Recordings::prune(folder); });
}

void Program::readConfig()
{
    if (m_options.config.isEmpty())
        return;
    const auto catalogue = Mcp::ServerCatalogue::load(m_options.config);
    if (!catalogue) {
        complain(catalogue.error().toString());
        return;
    }
    // From a file: shown, but started only with consent.
    for (const Mcp::ServerEntry &entry : catalogue->entries())
        m_model.add(entry, ServerListModel::Lifetime::ThisRun);
    for (const Mcp::Error &problem : catalogue->problems())
        complain(problem.toString());
}

void Program::connectNamed()
{
    if (!m_options.target.isEmpty()) {
        // Typed on our command line by the person themselves.
        ServerConnection *server = addTrusted(entryFromWords(m_options.target));
        m_window->setCurrent(server);
        m_window->serverList()->connectServer(server);
    }
    if (m_options.server.isEmpty())
        return;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        ServerConnection *server = m_model.connection(row);
        if (server->entry().name == m_options.server) {
            m_window->setCurrent(server);
            m_window->serverList()->connectServer(server);
            return;
        }
    }
    complain(u"there is no server called \"%1\""_s.arg(m_options.server));
}

void Program::switchLanguage(const QString &code)
{
    QSettings().setValue("language"_L1, code);
    m_window->remember();
    Languages::install(Languages::resolve(code));
    openWindow();
}

void Program::takePictureWhenSettled()
{
    auto *picture = new Picture(m_engine.log(), m_model, this);
    connect(picture, &Picture::settled, this, [this] {
        const auto saved = Picture::save(m_window.get(), m_options.picture);
        if (!saved)
            complain(saved.error().toString());
        QCoreApplication::exit(saved ? 0 : 1);
    });
    picture->wait();
}

} // namespace Vitrine
