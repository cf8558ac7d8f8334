// What is written from the rows of keys and members: the stub for editors, and tables of the guide.
#pragma once

#include <string>

namespace kasino {

/// kasino.meta.lua: all that scripts, scenario files and lesson files can write and read, as
/// annotations of the Lua language server.
std::string stub_text();

/// A table in Markdown of the keys of a script: path, example, what it may hold and what it means.
std::string key_table();

/// A table in Markdown of what functions can ask and do.
std::string member_table();

}  // namespace kasino
