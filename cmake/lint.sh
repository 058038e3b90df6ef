#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: Apache-2.0
# Checks that need no build. Runs all of them, then fails if one did; ./dev lint calls it. With --fix it formats first.
set -uo pipefail
failed=0

check() { # name, command…
  local name=$1 output; shift
  if output=$("$@" 2>&1); then printf '  ok      %s\n' "$name"
  else printf '  FAILED  %s\n%s\n' "$name" "$output"; failed=1; fi
}

mapfile -t sources < <(git ls-files -co --exclude-standard -- '*.cpp' '*.h' | while read -r f; do [ -e "$f" ] && echo "$f"; done)
mapfile -t scripts < <(git ls-files -co --exclude-standard -- dev .ci/run '*.sh')

if [[ ${1:-} == --fix ]]; then clang-format -i "${sources[@]}"; fi

layers() { python3 tests/lint/layers.py; }
long_files() {
  local long; long=$(wc -l "${sources[@]}" | awk '$2 != "total" && $1 > 800')
  [[ -z $long ]] || { echo "longer than 800 lines:"; echo "$long"; return 1; }
}
addresses() { # a lockfile with addresses would tie the project to one mirror
  ! grep -nE '"resolved"|registry\.' tests/servers/package-lock.json
}

check "formatting (clang-format)" clang-format --dry-run --Werror "${sources[@]}"
check "layers of protocol/ and widgets/" layers
check "file length" long_files
check "shell scripts (shellcheck)" shellcheck -S warning "${scripts[@]}"
check "licences (reuse)" reuse lint --quiet
check "spelling (codespell)" codespell --skip='./build,*.lock,*package-lock.json,*.ts,*/node_modules,LICENSES,*.zh_CN.md,./.git' \
  --ignore-words=tests/lint/words.txt
check "lockfile without addresses" addresses
check "desktop file" desktop-file-validate installer/io.github.vitrine.vitrine.desktop
check "metainfo (appstream)" appstreamcli validate --no-net --override url-homepage-missing=info installer/io.github.vitrine.vitrine.metainfo.xml
exit $failed
