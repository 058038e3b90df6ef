// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/emptystate.h"
#include "framehelpers.h"
#include "frames/framelogpanel.h"
#include "frames/framemodel.h"
#include "frames/frameview.h"
#include "support/warnings.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QTest>

/// A shown panel over an empty log in memory, driven by the object names of its parts.
class FramePanelFixture : public QObject
{
    Q_OBJECT
protected slots:
    void init()
    {
        failOnOurWarnings();
        m_log = std::make_unique<Mcp::FrameLog>();
        m_server = std::make_unique<FrameWriter>(*m_log);
        m_panel = std::make_unique<Vitrine::FrameLogPanel>(*m_log);
        m_panel->resize(1200, 420);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }
    void cleanup()
    {
        m_panel.reset();
        m_server.reset();
        m_log.reset();
    }

protected:
    template <typename T>
    T *child(const char *name) const
    {
        T *found = m_panel->findChild<T *>(QString::fromLatin1(name));
        Q_ASSERT(found);
        return found;
    }
    QAbstractButton *lane(Mcp::Lane lane) const
    {
        return child<QAbstractButton>(
            QByteArray("lane-" + QByteArray::number(int(lane))).constData());
    }
    Vitrine::EmptyState *empty() const { return child<Vitrine::EmptyState>("emptyState"); }
    Vitrine::FrameView *view() const { return child<Vitrine::FrameView>("frameView"); }
    QAction *action(const char *name) const { return child<QAction>(name); }
    QString facts() const { return child<QLabel>("facts")->text(); }
    int rows() const { return m_panel->model()->rowCount(); }
    void clickRow(int row, Qt::MouseButton button = Qt::LeftButton)
    {
        const QRect rect =
            view()->visualRect(m_panel->model()->index(row, Vitrine::FrameModel::Kind));
        QTest::mouseClick(view()->viewport(), button, {}, rect.center());
    }
    void fill(int count)
    {
        for (int i = 0; i < count; ++i)
            m_server->err("line " + QByteArray::number(i));
        const auto wanted = int(m_log->size());
        QTRY_COMPARE(rows(), wanted);
    }

    std::unique_ptr<Mcp::FrameLog> m_log;
    std::unique_ptr<FrameWriter> m_server;
    std::unique_ptr<Vitrine::FrameLogPanel> m_panel;
};

inline constexpr auto kCall =
    R"({"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"echo","arguments":{"text":"hi"}}})";
inline constexpr auto kAnswer =
    R"({"jsonrpc":"2.0","id":4,"result":{"content":[{"type":"text","text":"hi"}]}})";
