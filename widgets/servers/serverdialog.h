// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QVBoxLayout;

namespace Vitrine {

class LaunchPreview;
class PairsEditor;
class WordsEditor;

/// Makes or changes one server: every field of an entry, with a live view of exactly what will be
/// started. Members of the entry that have no field here are kept.
class ServerDialog : public QDialog
{
    Q_OBJECT
public:
    /// True if the name may be used.
    using NameCheck = std::function<bool(const QString &)>;

    explicit ServerDialog(QWidget *parent = nullptr);

    void setEntry(const Mcp::ServerEntry &entry);
    [[nodiscard]] Mcp::ServerEntry entry() const;
    void setNameCheck(NameCheck check);

    /// Accepts only what has no problems; else it shows them in their places.
    void accept() override;

private:
    /// A field, its label above it, and below a hint or, in its place, what is wrong.
    struct Field
    {
        QLabel *label = nullptr;
        QWidget *editor = nullptr;
        QLabel *hint = nullptr;
        QString hintText;
    };
    Field addField(QVBoxLayout *column, const QString &label, QWidget *editor,
                   const QString &hint = {}, bool required = false);
    void showProblem(Field &field, const QString &problem);

    void createFields();
    QWidget *createProcessPage();
    QWidget *createHttpPage();
    QWidget *createProtocolRow();
    QSpinBox *createTimeout(const QString &name, const QString &accessibleName);
    void fillRevisions();
    void kindChanged();
    void offerSplit();
    void splitCommand();
    void changed();
    [[nodiscard]] Mcp::ServerEntry::Kind kind() const;

    Mcp::ServerEntry m_original;
    NameCheck m_isNameFree;
    QVBoxLayout *m_column = nullptr;
    QComboBox *m_kind = nullptr;
    QStackedWidget *m_pages = nullptr;
    Field m_name, m_command, m_arguments, m_cwd, m_environment, m_url, m_headers;
    QLineEdit *m_nameEdit = nullptr;
    QLineEdit *m_commandEdit = nullptr;
    QPushButton *m_split = nullptr;
    WordsEditor *m_words = nullptr;
    QLineEdit *m_cwdEdit = nullptr;
    PairsEditor *m_environmentEdit = nullptr;
    QLineEdit *m_urlEdit = nullptr;
    PairsEditor *m_headersEdit = nullptr;
    QComboBox *m_era = nullptr;
    QComboBox *m_revision = nullptr;
    QSpinBox *m_connectTimeout = nullptr;
    QSpinBox *m_requestTimeout = nullptr;
    LaunchPreview *m_preview = nullptr;
    QDialogButtonBox *m_buttons = nullptr;
};

} // namespace Vitrine
