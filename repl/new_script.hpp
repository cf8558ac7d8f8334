// `kasino new`: writes a first script and its scenarios into the current folder.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include "engine/rules.hpp"
#include "engine/text.hpp"
#include "scripting/starter.hpp"

namespace kasino {

/// Throws NameError for a name that cannot be, and UsageError if a file of it is there already.
void check_new_name(const std::string& name, const std::vector<std::filesystem::path>& directories);

/// Writes both files, for a game with these rules, and tells what to type next. The templates are
/// found through `directories`. Throws Error.
void write_new_script(const StarterRequest& request, const Rules& rules,
                      const std::vector<std::filesystem::path>& directories, Language language,
                      std::ostream& out);

}  // namespace kasino
