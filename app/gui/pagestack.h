// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include <functional>

class QStackedWidget;
class QTabBar;

namespace Vitrine {

/// Pages behind a tab bar. A page is made when it is first needed, so that the window is there
/// before everything in it is.
class PageStack : public QWidget
{
    Q_OBJECT
public:
    using Factory = std::function<QWidget *()>;

    explicit PageStack(QWidget *parent = nullptr);

    /// Returns its index.
    int addPage(const QString &iconName, const QString &text, Factory factory);
    void setCount(int page, qsizetype count); ///< beside the name; below 0: none
    [[nodiscard]] int count() const { return int(m_pages.size()); }
    [[nodiscard]] int currentIndex() const;
    void setCurrentIndex(int page);
    /// Makes it if need be.
    QWidget *page(int page);
    /// nullptr if it has not been needed yet.
    [[nodiscard]] QWidget *madePage(int page) const { return m_pages.at(page).widget; }
    [[nodiscard]] QString text(int page) const { return m_pages.at(page).text; }

    [[nodiscard]] QTabBar *tabBar() const { return m_tabs; }

signals:
    void currentChanged(int page);

private:
    struct Page
    {
        QString text;
        Factory factory;
        QWidget *widget = nullptr;
    };
    void show(int page);

    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    QList<Page> m_pages;
};

} // namespace Vitrine
