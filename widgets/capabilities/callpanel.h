// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "capabilities/argumentstore.h"
#include "capabilities/callrunner.h"
#include "results/resultview.h"

#include <QPointer>
#include <QSet>
#include <QTimer>

class QSplitter;
class QStackedWidget;
class QVBoxLayout;

namespace Vitrine {

class Banner;
class CallBar;
class EmptyState;
class ItemHeader;
class RequestPreview;
class ResultPane;

/// The right side of a page: what is chosen, what to send, and what came back; side by side where
/// there is room. Knows when a call needs a question first; what exactly is sent is decided by the
/// panels for tools, resources and prompts.
class CallPanel : public QWidget
{
    Q_OBJECT
public:
    ~CallPanel() override;

    /// nullptr: no server is chosen. Observes the port.
    void setPort(ServerPort *port);
    /// @p key names the item within the server; without an item the panel says what to choose.
    void setItem(const QString &key, Mcp::ListKind kind, const Mcp::CatalogueItem *item);
    [[nodiscard]] const Mcp::CatalogueItem &item() const { return m_item; }
    [[nodiscard]] bool hasItem() const { return m_hasItem; }

    /// Sends, or asks first in place: when the server is not connected, the input has a problem, or
    /// the tool says that it destroys something and was not called before.
    void call();
    /// Takes back the latest call of what is shown.
    void cancel();
    [[nodiscard]] bool canCall() const;
    [[nodiscard]] bool isRunning() const;

    [[nodiscard]] ResultPane *resultPane() const { return m_result; }
    [[nodiscard]] CallBar *callBar() const { return m_bar; }
    void setStore(std::shared_ptr<ArgumentStore> store);

signals:
    void frameRequested(quint64 sequence);
    /// canCall() or isRunning() may be different.
    void stateChanged();
    /// Calls of @p key began or ended.
    void runningChanged(const QString &key, bool isRunning);

protected:
    struct Words
    {
        QString name; ///< for settings: "tools"
        QString verb; ///< of the button: "Call"
        QString icon;
        QString nothingTitle; ///< while nothing is chosen
        QString nothingText;
        QString emptyTitle; ///< before the first result
        QString emptyText;
    };
    CallPanel(ResultView::Kind kind, const Words &words, QWidget *parent);

    /// Where the panel puts its editors, between the header and the preview.
    [[nodiscard]] QVBoxLayout *editors() const { return m_editors; }
    /// To be called by the panel when what would be sent is different.
    void requestEdited();

    /// Another item: fill the editors from draft(), or anew.
    virtual void showItem(const Mcp::CatalogueItem &item, Mcp::ListKind kind) = 0;
    [[nodiscard]] virtual ServerPort::Call request() const = 0;
    /// Why sending this is doubtful, in a sentence; empty if it is not.
    [[nodiscard]] virtual QString problem() const { return {}; }
    /// Brings the problem into view.
    virtual void showProblem() {}
    /// A question that has to be answered before the first call; empty for none.
    [[nodiscard]] virtual QString warning() const { return {}; }
    /// What the editors hold, to be remembered: everything, and the same without secrets.
    [[nodiscard]] virtual QString draftText() const { return {}; }
    [[nodiscard]] virtual std::optional<Mcp::Json> draftToStore() const { return {}; }

    /// Keeps what is typed; to be called in the panel's destructor, while its editors are there.
    void keepDraft();
    /// What was typed for this item in this run, with secrets.
    [[nodiscard]] std::optional<QString> draftInMemory() const;
    /// What was typed for this item in an earlier run.
    [[nodiscard]] std::optional<Mcp::Json> draftInStore() const;
    [[nodiscard]] QList<Mcp::Json> sentBefore() const;
    [[nodiscard]] ServerPort *port() const { return m_port; }

    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeRequestSide(const Words &words);
    void arrange();
    void saveSplit();
    void send();
    void ask(Role role, const QString &icon, const QString &title, const QString &detail,
             const QString &button, const std::function<void()> &go);
    void showState();
    void updatePreview();
    [[nodiscard]] QString storeKey() const;

    const QString m_name;
    QPointer<ServerPort> m_port;
    std::shared_ptr<ArgumentStore> m_store;
    CallRunner m_runner;
    QString m_key;
    Mcp::CatalogueItem m_item;
    Mcp::ListKind m_kind = Mcp::ListKind::Tools;
    bool m_hasItem = false;
    bool m_isFilling = false;
    bool m_isEdited = false; ///< since the draft was kept last
    QHash<QString, QString> m_drafts;
    QSet<QString> m_confirmed;
    QTimer m_keepSoon;

    QStackedWidget *m_pages;
    EmptyState *m_nothing;
    QSplitter *m_splitter;
    ItemHeader *m_header;
    QVBoxLayout *m_editors;
    RequestPreview *m_preview;
    Banner *m_question;
    CallBar *m_bar;
    ResultPane *m_result;
};

} // namespace Vitrine
