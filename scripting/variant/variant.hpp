// Finds, loads and puts together rule scripts, and compiles them to Rules.
//
// A variant is named by a shipped name ("standard"), the path of a .lua file, or a composition
// "base+modifier+modifier". Each script runs once, in a sandbox of its own; the table that it
// returns is checked key by key, merged with what it extends, and copied into native tables. Only
// functions stay in Lua.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "engine/model/rules.hpp"
#include "scripting/hooks/hook_observer.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/source/script_error.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

/// Loads a variant. The Rules call script functions under `budget`, which must outlive them. Throws
/// UnknownVariant, OptionError, ScriptError (with file, line, key, suggestion).
std::unique_ptr<Rules> load_variant(const VariantRequest& request, Budget& budget);

/// What a script itself writes, under any of its options and numbers of players, without what it
/// extends.
struct OwnParts {
  std::vector<std::string> clauses;  ///< ids of clauses that it words, in the order of rule sheets
  std::vector<HookPlace> functions;  ///< in the order of their lines, without computer players
};

/// The parts of the script that `name` finds. Throws as load_variant() does.
OwnParts own_parts(const std::string& name, const std::vector<std::filesystem::path>& directories,
                   Budget& budget);

/// One line about a shipped script.
struct VariantInfo {
  std::string id;
  std::filesystem::path path;
  bool modifier = false;
  Text title;
  std::vector<OptionValue> options;  ///< with their defaults
  std::vector<OptionValue> pinned;   ///< options that the script has fixed
};

/// Every script in `directories` that loads, sorted by id; if several share an id, the first one
/// found. For each that does not load, adds a message to `problems`.
std::vector<VariantInfo> list_variants(const std::vector<std::filesystem::path>& directories,
                                       Budget& budget, std::vector<std::string>& problems);

}  // namespace kasino
