# The libraries of the page in a browser, from sources: repl/web/run puts into KASINO_WEB_LIBRARIES
# the headers of {fmt} and nlohmann-json, and Lua's sources.
set(KASINO_WEB_LIBRARIES "" CACHE PATH "The folder with `include` and `lua`")

# Lua's errors are exceptions, as everything else's; lua.hpp would declare C names.
add_compile_options(-fwasm-exceptions)
add_link_options(-fwasm-exceptions)
file(GLOB lua ${KASINO_WEB_LIBRARIES}/lua/src/*.c)
list(FILTER lua EXCLUDE REGEX "/luac?\\.c$")
set_source_files_properties(${lua} PROPERTIES LANGUAGE CXX)
file(CONFIGURE OUTPUT lua/lua.hpp CONTENT
     "#include <lua.h>\n#include <lualib.h>\n#include <lauxlib.h>\n")
add_library(kasino_lua STATIC ${lua})
set_target_properties(kasino_lua PROPERTIES UNITY_BUILD OFF)
target_compile_options(kasino_lua PRIVATE -x c++ -w)
target_include_directories(kasino_lua SYSTEM PUBLIC
  ${PROJECT_BINARY_DIR}/lua ${KASINO_WEB_LIBRARIES}/lua/src)

add_library(fmt::fmt INTERFACE IMPORTED)
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)
target_include_directories(fmt::fmt SYSTEM INTERFACE ${KASINO_WEB_LIBRARIES}/include)
add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
target_link_libraries(nlohmann_json::nlohmann_json INTERFACE fmt::fmt)
add_library(Threads::Threads INTERFACE IMPORTED)

add_compile_options("SHELL:-include ${CMAKE_CURRENT_LIST_DIR}/ranges.hpp")
