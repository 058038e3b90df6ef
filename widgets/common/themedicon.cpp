// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/themedicon.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

QString path(const QString &name)
{
    return u":/icons/%1.svg"_s.arg(name);
}

QByteArray drawing(const QString &name, const QColor &ink)
{
    QFile file(path(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().replace("currentColor", ink.name().toLatin1());
}

} // namespace

ThemedIcon::ThemedIcon(const QString &name, Role role) : m_name(name), m_role(role) {}

bool ThemedIcon::isKnown(const QString &name)
{
    return QFile::exists(path(name));
}

void ThemedIcon::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state)
{
    const qreal scale = painter->device() ? painter->device()->devicePixelRatio() : 1;
    painter->drawPixmap(rect, scaledPixmap(rect.size(), mode, state, scale));
}

QPixmap ThemedIcon::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    return scaledPixmap(size, mode, state, 1);
}

QPixmap ThemedIcon::scaledPixmap(const QSize &wanted, QIcon::Mode mode, QIcon::State, qreal scale)
{
    const QSize size = (QSizeF(wanted) * scale).toSize();
    if (size.isEmpty())
        return {};
    const QColor color = ink(mode);
    const QString cacheKey = u"vitrine-%1-%2-%3x%4-%5"_s.arg(m_name, color.name())
                                 .arg(size.width())
                                 .arg(size.height())
                                 .arg(scale);
    QPixmap pixmap;
    if (QPixmapCache::find(cacheKey, &pixmap))
        return pixmap;
    pixmap = QPixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer renderer(drawing(m_name, color));
    const int side = qMin(size.width(), size.height());
    renderer.render(&painter,
                    QRectF((size.width() - side) / 2.0, (size.height() - side) / 2.0, side, side));
    painter.end();
    pixmap.setDevicePixelRatio(scale);
    QPixmapCache::insert(cacheKey, pixmap);
    return pixmap;
}

QColor ThemedIcon::ink(QIcon::Mode mode) const
{
    const Theme &theme = Theme::instance();
    const QColor color = theme.color(m_role);
    return mode == QIcon::Disabled ? Theme::mix(color, theme.color(Role::Surface), 0.4) : color;
}

} // namespace Vitrine
