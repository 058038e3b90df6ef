// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
// Precompiled for everything without a window. Sources still include what they use.
#include <QtCore/QtCore>
#include <QtNetwork/QNetworkAccessManager>
#include <QtNetwork/QNetworkReply>
#include <QtNetwork/QTcpSocket>

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>
