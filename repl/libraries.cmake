# The libraries that the program and its tests are built with. All that are missing are named
# together, then configuring ends.
include(CheckCXXSourceCompiles)

set(missing "")

# Notes what is missing and what its package is called on Debian, Fedora, Homebrew and vcpkg.
function(kasino_missing what debian fedora homebrew vcpkg)
  string(CONCAT text "  ${what}\n"
    "    Debian    apt install ${debian}\n"
    "    Fedora    dnf install ${fedora}\n"
    "    Homebrew  brew install ${homebrew}\n"
    "    vcpkg     vcpkg install ${vcpkg}\n")
  set(missing "${missing}${text}" PARENT_SCOPE)
endfunction()

# Every target of ours that uses Lua links `kasino_lua`, whichever build of Lua that is.
add_library(kasino_lua INTERFACE)
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND AND NOT KASINO_LUA STREQUAL "c")
  pkg_search_module(KASINO_LUA_CXX QUIET IMPORTED_TARGET lua5.4-c++ lua-5.4-c++ lua54-c++)
endif()
if(PkgConfig_FOUND AND NOT KASINO_LUA STREQUAL "c++")
  pkg_search_module(KASINO_LUA_C QUIET IMPORTED_TARGET lua5.4 lua-5.4 lua54 lua>=5.4)
  if(KASINO_LUA_C_VERSION VERSION_GREATER_EQUAL 5.5)
    set(KASINO_LUA_C_FOUND FALSE)
  endif()
endif()
if(KASINO_LUA_CXX_FOUND AND NOT KASINO_LUA STREQUAL "c")
  target_link_libraries(kasino_lua INTERFACE PkgConfig::KASINO_LUA_CXX)
  # lua.hpp declares C names. Debian 12's C++ build has them; from Debian 13 on it has C++ names, and
  # a lua.hpp of ours is found first. So the sources include <lua.hpp>, and never lua.h.
  set(CMAKE_REQUIRED_LIBRARIES PkgConfig::KASINO_LUA_CXX)
  check_cxx_source_compiles("#include <lua.hpp>
                             int main() { lua_close(luaL_newstate()); }" KASINO_LUA_HAS_C_NAMES)
  unset(CMAKE_REQUIRED_LIBRARIES)
  if(NOT KASINO_LUA_HAS_C_NAMES)
    file(CONFIGURE OUTPUT lua/lua.hpp CONTENT
         "#include <lua.h>\n#include <lualib.h>\n#include <lauxlib.h>\n")
    target_include_directories(kasino_lua INTERFACE ${PROJECT_BINARY_DIR}/lua)
  endif()
  message(STATUS "Lua ${KASINO_LUA_CXX_VERSION}, built as C++")
elseif(KASINO_LUA STREQUAL "c++")
  message(FATAL_ERROR "Lua 5.4 built as C++ is missing. Debian has it: apt install liblua5.4-dev "
                      "pkg-config. Elsewhere use the C build: -DKASINO_LUA=c")
elseif(KASINO_LUA_C_FOUND)
  target_link_libraries(kasino_lua INTERFACE PkgConfig::KASINO_LUA_C)
  message(STATUS "Lua ${KASINO_LUA_C_VERSION}, built as C")
else()
  find_package(Lua 5.4 EXACT QUIET)
  if(LUA_FOUND)
    target_link_libraries(kasino_lua INTERFACE ${LUA_LIBRARIES})
    target_include_directories(kasino_lua SYSTEM INTERFACE ${LUA_INCLUDE_DIR})
    message(STATUS "Lua ${LUA_VERSION_STRING}, taken for a C build")
  else()
    kasino_missing("Lua 5.4" "liblua5.4-dev pkg-config" "lua-devel pkgconf" "lua@5.4 pkgconf" "lua")
  endif()
endif()

find_package(Threads REQUIRED)
find_package(fmt CONFIG QUIET)
if(NOT fmt_FOUND)
  kasino_missing("{fmt}" libfmt-dev fmt-devel fmt fmt)
endif()
find_package(CLI11 CONFIG QUIET)
if(NOT CLI11_FOUND)
  kasino_missing("CLI11" libcli11-dev cli11-devel cli11 cli11)
endif()
find_package(nlohmann_json CONFIG QUIET)
if(NOT nlohmann_json_FOUND)
  kasino_missing("nlohmann-json" nlohmann-json3-dev json-devel nlohmann-json nlohmann-json)
endif()

# libedit has a .pc file here and none there; its header and library are found either way.
add_library(kasino_edit INTERFACE)
find_path(KASINO_EDIT_INCLUDE_DIR histedit.h)
find_library(KASINO_EDIT_LIBRARY edit)
if(KASINO_EDIT_INCLUDE_DIR AND KASINO_EDIT_LIBRARY)
  target_include_directories(kasino_edit SYSTEM INTERFACE ${KASINO_EDIT_INCLUDE_DIR})
  target_link_libraries(kasino_edit INTERFACE ${KASINO_EDIT_LIBRARY})
else()
  kasino_missing("libedit" libedit-dev libedit-devel libedit libedit)
endif()

if(KASINO_TESTS)
  find_package(Catch2 CONFIG QUIET)
  if(NOT Catch2_FOUND)
    kasino_missing("Catch2 (for the tests)" catch2 catch-devel catch2 catch2)
  endif()
endif()
if(KASINO_BENCH)
  find_package(benchmark CONFIG QUIET)
  if(NOT benchmark_FOUND)
    kasino_missing("Google Benchmark (for the benchmarks)"
                   libbenchmark-dev google-benchmark-devel google-benchmark benchmark)
  endif()
endif()

if(missing)
  message(FATAL_ERROR "What kasino is built with is missing:\n${missing}")
endif()
