// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "help.h"

#include "options.h"

#include <optional>

namespace Cli {
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kWidth = 80;
constexpr qsizetype kIndent = 34; // where the explanations begin

// Breaks a text at blanks; each line but the first begins with @p indent blanks.
QString wrapped(const QString &text, qsizetype indent)
{
    QString out;
    qsizetype column = indent;
    for (const QString &word : text.split(u' ')) {
        if (column > indent && column + 1 + word.size() > kWidth) {
            out += u'\n' + QString(indent, u' ');
            column = indent;
        } else if (column > indent) {
            out += u' ';
            ++column;
        }
        out += word;
        column += word.size();
    }
    return out;
}

QString optionHelp(const OptionInfo &option)
{
    QString left = u"  "_s;
    if (!option.shortName.isEmpty())
        left += option.shortName + ", "_L1;
    left += option.name;
    if (option.arity != Arity::None)
        left += u' ' + option.value;
    const bool fits = left.size() < kIndent - 1;
    const QString gap =
        fits ? QString(kIndent - left.size(), u' ') : u'\n' + QString(kIndent, u' ');
    return left + gap + wrapped(option.help, kIndent) + u'\n';
}

constexpr QLatin1StringView kIntroduction =
    R"(Usage: vitrine-cli [TARGET...] --method METHOD [OPTIONS]
       vitrine-cli --config FILE [--server NAME] --method METHOD [OPTIONS]

Connects to a server of the Model Context Protocol, asks for one thing, prints
the result as JSON. TARGET is a command with its arguments, or an address; it
ends at the first option below. With a bare --, what stands before it is the
target whatever it looks like (or, after options, what stands behind it).

Methods and what they need:
  initialize                what the server says about itself
  tools/list                resources/list, resources/templates/list and
                            prompts/list alike; --cursor
  tools/call                --tool-name, --tool-arg or --tool-args-json
  resources/read            --uri
  prompts/get               --prompt-name, --prompt-args
  completion/complete       --complete-arg, with --prompt-name or --uri
  logging/setLevel          --log-level (up to 2025-11-25)
  ping                      (up to 2025-11-25)
)"_L1;

constexpr QLatin1StringView kConclusion =
    R"(
Exit codes:
  0  success
  1  wrong usage, or anything unexpected
  3  authorization needed (HTTP 401 or 403)
  4  server not reachable: it could not be started, refused the connection,
     ended or was silent while connecting
  5  the tool reported an error, or there is no such tool
  128 + N  ended by signal N (130: Ctrl-C)

Errors are one line of JSON on stderr:
  {"error":{"code":...,"message":...,"kind":...}}
  and, where known, "cause", "status", "url", "rpcCode", "data".

Examples:
  vitrine-cli npx -y @modelcontextprotocol/server-everything --method tools/list
  vitrine-cli node server.js --method tools/call --tool-name add --tool-arg a=2 b=3
  vitrine-cli https://example.com/mcp --header "Authorization: Bearer $TOKEN" \
      --method resources/read --uri config://app
)"_L1;

// ---- completion

QString words(const QStringList &list)
{
    return list.join(u' ');
}

QStringList visibleNames()
{
    QStringList names;
    for (const OptionInfo &option : allOptions()) {
        if (option.isHidden)
            continue;
        names.append(option.name);
        if (!option.shortName.isEmpty())
            names.append(option.shortName);
    }
    return names;
}

QString bashScript()
{
    QString cases;
    for (const OptionInfo &option : allOptions()) {
        if (option.isHidden || option.arity == Arity::None)
            continue;
        QString reply = u"return"_s; // nothing to offer, and no options either
        if (option.offer == Offer::Choices)
            reply = u"COMPREPLY=($(compgen -W '%1' -- \"$current\")); return"_s.arg(
                words(choicesOf(option)));
        else if (option.offer == Offer::Files)
            reply = u"compopt -o filenames; COMPREPLY=($(compgen -f -- \"$current\")); return"_s;
        else if (option.offer == Offer::Folders)
            reply = u"compopt -o filenames; COMPREPLY=($(compgen -d -- \"$current\")); return"_s;
        cases += u"        %1) %2 ;;\n"_s.arg(option.name, reply);
    }
    return uR"sh(# bash completion for vitrine-cli; for instance: eval "$(vitrine-cli --completion bash)"
_vitrine_cli()
{
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
    COMPREPLY=()
    case $previous in
%1    esac
    if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W '%2' -- "$current"))
    else
        compopt -o filenames
        COMPREPLY=($(compgen -f -- "$current"))
    fi
}
complete -F _vitrine_cli vitrine-cli
)sh"_s.arg(cases, words(visibleNames()));
}

// Inside single quotes, in brackets: what zsh's _arguments takes for its own is escaped.
QString zshText(QString text)
{
    text.replace(u'\'', u"'\\''"_s);
    for (const QChar special : {u'[', u']', u':'})
        text.replace(special, u'\\' + QString(special));
    return text;
}

QString zshScript()
{
    QString specs;
    for (const OptionInfo &option : allOptions()) {
        if (option.isHidden)
            continue;
        QString action;
        if (option.arity != Arity::None)
            action = u':' + zshText(QString(option.value).remove(u'"')) + u':';
        if (option.offer == Offer::Choices)
            action += u"(%1)"_s.arg(words(choicesOf(option)));
        else if (option.offer == Offer::Files)
            action += u"_files"_s;
        else if (option.offer == Offer::Folders)
            action += u"_files -/"_s;
        for (const QLatin1StringView name : {option.name, option.shortName}) {
            if (!name.isEmpty())
                specs += u"        '*%1[%2]%3' \\\n"_s.arg(name, zshText(option.help), action);
        }
    }
    return uR"sh(#compdef vitrine-cli
# zsh completion for vitrine-cli; put it into a file _vitrine-cli of your $fpath
_vitrine_cli()
{
    _arguments -s \
%1        '*:target:_files'
}
if [[ $funcstack[1] == _vitrine-cli ]]; then _vitrine_cli "$@"; else compdef _vitrine_cli vitrine-cli; fi
)sh"_s.arg(specs);
}

QString fishScript()
{
    QString lines =
        u"# fish completion for vitrine-cli; for instance: vitrine-cli --completion fish | source\n"_s;
    for (const OptionInfo &option : allOptions()) {
        if (option.isHidden)
            continue;
        QString line = u"complete -c vitrine-cli"_s;
        for (const QLatin1StringView name : {option.name, option.shortName}) {
            if (name.startsWith("--"_L1))
                line += u" -l "_s + name.sliced(2);
            else if (!name.isEmpty())
                line += u" -s "_s + name.sliced(1);
        }
        if (option.offer == Offer::Choices)
            line += u" -x -a '%1'"_s.arg(words(choicesOf(option)));
        else if (option.offer == Offer::Folders)
            line += u" -x -a '(__fish_complete_directories)'"_s;
        else if (option.offer == Offer::Files)
            line += u" -r"_s;
        else if (option.arity != Arity::None)
            line += u" -x"_s;
        lines += line + u" -d '%1'\n"_s.arg(
                            QString(option.help).section(u". "_s, 0, 0).replace(u'\'', u"\\'"_s));
    }
    return lines;
}

} // namespace

QByteArray helpText()
{
    QString text = kIntroduction;
    std::optional<OptionGroup> group;
    for (const OptionInfo &option : allOptions()) {
        if (option.isHidden)
            continue;
        if (group != option.group)
            text += u'\n' + groupTitle(option.group) + u":\n"_s;
        group = option.group;
        text += optionHelp(option);
    }
    text += kConclusion;
    return text.toUtf8();
}

QByteArray completionScript(const QString &shell)
{
    if (shell == "bash"_L1)
        return bashScript().toUtf8();
    return shell == "zsh"_L1 ? zshScript().toUtf8() : fishScript().toUtf8();
}

} // namespace Cli
