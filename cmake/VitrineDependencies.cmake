# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: Apache-2.0
# Every library the project uses, with its purpose. The floor is what Debian 13 ships.
include(FeatureSummary)

find_package(Qt6 6.8 REQUIRED COMPONENTS Core Network)
set_package_properties(Qt6 PROPERTIES TYPE REQUIRED PURPOSE "Event loop, processes, HTTP and, for the window, widgets")
find_package(simdjson 3.12 REQUIRED)
set_package_properties(simdjson PROPERTIES TYPE REQUIRED PURPOSE "One pass over each frame's bytes")
find_package(jsoncons 1.3 REQUIRED)
set_package_properties(jsoncons PROPERTIES TYPE REQUIRED PURPOSE "Line and column of JSON syntax errors")

if(VITRINE_WITH_GUI)
    find_package(Qt6 6.8 REQUIRED COMPONENTS Widgets Svg LinguistTools)
    find_package(KF6SyntaxHighlighting 6.0 REQUIRED)
    set_package_properties(KF6SyntaxHighlighting PROPERTIES TYPE REQUIRED PURPOSE "Colours JSON and resource texts")
    if(VITRINE_WITH_KEYCHAIN)
        find_package(Qt6Keychain)
        set_package_properties(Qt6Keychain PROPERTIES TYPE OPTIONAL PURPOSE "Secrets in the desktop's keychain")
    endif()
endif()
if(BUILD_TESTING OR NOT DEFINED BUILD_TESTING)
    find_package(Qt6 6.8 REQUIRED COMPONENTS Test)
endif()
qt_standard_project_setup(REQUIRES 6.8)
