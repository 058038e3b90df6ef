#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: Apache-2.0
"""Checks which folder includes which: the table below is the design of ARCHITECTURE.md, section "Layers"."""
import pathlib
import re
import sys

top = pathlib.Path(__file__).resolve().parents[2]

protocol = {
    "json": [],
    "wire": ["json"],
    "transport": ["json", "wire"],
    "session": ["json", "wire", "transport"],
    "schema": ["json"],
    "config": ["json", "wire", "transport", "session"],
}
widgets = {
    "engine": [],
    "common": [],
    "frames": ["common"],
    "forms": ["common"],
    "results": ["common"],
    "servers": ["common", "engine"],
    "capabilities": ["common", "engine", "forms", "results"],
}
# Qt modules that have a window: none of them in protocol/.
window = re.compile(r"#include <(QtWidgets|QtGui|QtSvg|QWidget|QApplication|QGuiApplication|QColor|QFont|QIcon|QImage|QPainter)")
include = re.compile(r'^\s*#\s*include\s+"([a-z]+)/')

errors = []
for base, allowed, others in (("protocol", protocol, {}), ("widgets", widgets, protocol)):
    for folder, may in allowed.items():
        for path in sorted((top / base / folder).rglob("*.[ch]*")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                found = include.match(line)
                where = f"{path.relative_to(top)}:{number}"
                if found and found[1] != folder and found[1] not in may and found[1] not in others:
                    if found[1] in protocol or found[1] in widgets:
                        errors.append(f"{where}: {base}/{folder} must not include {found[1]}/")
                if base == "protocol" and window.search(line):
                    errors.append(f"{where}: protocol/ has no window")
print("\n".join(errors))
sys.exit(1 if errors else 0)
