# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: Apache-2.0
# The settings that all our own targets share, and short ways to declare a layer and a test.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_library(vitrine_settings INTERFACE)
target_compile_options(vitrine_settings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
    $<$<NOT:$<BOOL:$<TARGET_PROPERTY:VITRINE_IS_TEST>>>:-Wconversion> # QTRY_COMPARE itself converts to int
    -Wno-sign-conversion # Qt counts in signed, the standard library in unsigned; the casts would hide real ones
    -Wno-missing-field-initializers # members left out of a designated initializer have their defaults
    $<$<BOOL:${VITRINE_WERROR}>:-Werror>)
target_compile_definitions(vitrine_settings INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_FOREACH QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_UP_TO=0x060800
    VITRINE_VERSION="${PROJECT_VERSION}")
if(VITRINE_SANITIZE)
    target_compile_options(vitrine_settings INTERFACE -fsanitize=${VITRINE_SANITIZE} -fno-omit-frame-pointer
        -fno-sanitize-recover=all)
    target_link_options(vitrine_settings INTERFACE -fsanitize=${VITRINE_SANITIZE})
endif()

# One precompiled header for code without a window, one for code with it (see cmake/pch_*.h).
function(_vitrine_use_pch target kind)
    if(NOT TARGET vitrine_pch_${kind})
        file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/pch_${kind}.cpp" CONTENT "// built only for its precompiled header\n")
        add_library(vitrine_pch_${kind} OBJECT "${CMAKE_BINARY_DIR}/pch_${kind}.cpp")
        target_link_libraries(vitrine_pch_${kind} PRIVATE vitrine_settings ${ARGN})
        target_precompile_headers(vitrine_pch_${kind} PRIVATE "${PROJECT_SOURCE_DIR}/cmake/pch_${kind}.h")
        set_target_properties(vitrine_pch_${kind} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)
    endif()
    target_precompile_headers(${target} REUSE_FROM vitrine_pch_${kind})
endfunction()

# vitrine_add_layer(NAME SOURCES … LINKS …): one folder of protocol/ as a static library. LINKS are the layers to its
# left; what is not linked there is caught by tests/lint/layers.
function(vitrine_add_layer name)
    cmake_parse_arguments(arg "" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
    qt_add_library(${name} STATIC ${arg_SOURCES})
    target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}/protocol")
    target_link_libraries(${name} PUBLIC Qt6::Core Qt6::Network ${arg_LINKS} PRIVATE vitrine_settings ${arg_PRIVATE_LINKS})
    _vitrine_use_pch(${name} core Qt6::Core Qt6::Network)
endfunction()

# vitrine_add_panel(NAME SOURCES … LINKS …): one folder of widgets/ as a static library.
function(vitrine_add_panel name)
    cmake_parse_arguments(arg "" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
    qt_add_library(${name} STATIC ${arg_SOURCES})
    target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}/widgets")
    target_link_libraries(${name} PUBLIC vitrine_protocol Qt6::Widgets Qt6::Svg ${arg_LINKS}
        PRIVATE vitrine_settings ${arg_PRIVATE_LINKS})
    _vitrine_use_pch(${name} widgets Qt6::Core Qt6::Network Qt6::Widgets Qt6::Svg)
endfunction()

# vitrine_add_test(NAME LINKS … [LABELS …] [ARGS …]): NAME.cpp beside the caller, run offscreen, without the user's files.
function(vitrine_add_test name)
    cmake_parse_arguments(arg "" "TIMEOUT" "LINKS;LABELS;SOURCES" ${ARGN})
    qt_add_executable(${name} ${name}.cpp ${arg_SOURCES})
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
    target_link_libraries(${name} PRIVATE Qt6::Test Qt6::Network ${arg_LINKS} vitrine_settings)
    target_compile_definitions(${name} PRIVATE
        VITRINE_BIN_DIR="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}"
        VITRINE_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
        VITRINE_TEST_SERVERS="${PROJECT_SOURCE_DIR}/tests/servers")
    set_target_properties(${name} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests" VITRINE_IS_TEST ON)
    if(CMAKE_CURRENT_SOURCE_DIR MATCHES "/tests/widgets")
        _vitrine_use_pch(${name} widgets Qt6::Core Qt6::Network Qt6::Widgets Qt6::Svg)
    else()
        _vitrine_use_pch(${name} core Qt6::Core Qt6::Network)
    endif()
    add_test(NAME ${name} COMMAND ${name})
    if(NOT arg_LABELS)
        set(arg_LABELS unit)
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()
    set_tests_properties(${name} PROPERTIES LABELS "${arg_LABELS}" TIMEOUT ${arg_TIMEOUT}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LANG=C.UTF-8;LC_ALL=C.UTF-8;LANGUAGE=en;QT_LOGGING_RULES=qt.qpa.*=false")
endfunction()
