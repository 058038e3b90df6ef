// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/svgguard.h"

#include <QSet>
#include <QStringList>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

// Elements whose cost grows with their references or their area.
constexpr std::array kHeavy{"pattern"_L1, "filter"_L1, "mask"_L1, "marker"_L1, "foreignObject"_L1};
constexpr int kDepthLimit = 200;
constexpr int kUseLimit = 2000;

/// Follows which named elements have a `use` inside. A `use` of one of them would be a chain, and
/// chains multiply.
class UseChains
{
public:
    void open(const QString &id, const QString &used)
    {
        m_open.append(id);
        if (used.isEmpty())
            return;
        ++m_uses;
        m_used.insert(used);
        for (const QString &outer : std::as_const(m_open)) {
            if (!outer.isEmpty())
                m_holders.insert(outer);
        }
    }
    void close() { m_open.removeLast(); }
    [[nodiscard]] qsizetype depth() const { return m_open.size(); }
    [[nodiscard]] bool isHarmless() const
    {
        return m_uses <= kUseLimit && !m_used.intersects(m_holders);
    }

private:
    QStringList m_open;
    QSet<QString> m_used;
    QSet<QString> m_holders;
    int m_uses = 0;
};

} // namespace

QString SvgGuard::objection(const QByteArray &svg)
{
    if (svg.size() > kSizeLimit)
        return tr("The drawing is too large to be shown.");
    if (svg.startsWith("\x1f\x8b"))
        return tr("Compressed SVG is not drawn.");
    QXmlStreamReader xml(svg);
    UseChains chains;
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
        case QXmlStreamReader::DTD:
            return tr("It has a document type declaration, which may define entities.");
        case QXmlStreamReader::EndElement:
            chains.close();
            break;
        case QXmlStreamReader::StartElement: {
            const QString name = xml.name().toString();
            if (std::ranges::find(kHeavy, name) != kHeavy.end())
                return tr("It uses “%1”, which Vitrine does not draw.").arg(name);
            QString used;
            for (const QXmlStreamAttribute &attribute : xml.attributes()) {
                if (attribute.name() != "href"_L1)
                    continue;
                const QStringView target = attribute.value();
                if (name == "a"_L1)
                    continue; // not followed when drawing
                if (!target.startsWith(u'#') && !target.startsWith("data:image/png"_L1) &&
                    !target.startsWith("data:image/jpeg"_L1))
                    return tr("It refers to “%1”, which Vitrine does not open.")
                        .arg(target.first(qMin<qsizetype>(target.size(), 80)));
                if (name == "use"_L1)
                    used = target.sliced(1).toString();
            }
            chains.open(xml.attributes().value("id"_L1).toString(), used);
            if (chains.depth() > kDepthLimit)
                return tr("It is nested too deeply.");
            break;
        }
        default:
            break;
        }
    }
    if (xml.hasError())
        return tr("It is no well-formed XML: %1").arg(xml.errorString());
    return chains.isHarmless() ? QString()
                               : tr("Its references to its own parts could multiply without end.");
}

} // namespace Vitrine
