// Reads scenario files; lessons share some of this.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "scripting/sandbox/budget.hpp"
#include "scripting/scenario/scenario.hpp"
#include "scripting/source/script_error.hpp"
#include "scripting/variant/data.hpp"

namespace kasino {

/// The scenarios of a file, in order. Throws ScriptError with file, line and key, or Error if the
/// file cannot be read.
std::vector<Scenario> read_scenarios(const std::filesystem::path& path, Budget& budget);

/// The name of the script that a scenario file tests: "pluck" for pluck.test.lua.
std::string tested_name(const std::filesystem::path& path);

/// An error about something in `file`.
ScriptError scenario_error(const std::filesystem::path& file, int line, const std::string& key,
                           const std::string& problem);

/// What lies on the table as the value of an ExpectedFact: cards, then builds, all sorted.
std::string sorted_table(Setup setup);

template <typename Type>
Said<Type> said(const Data& data, Type what) {
  return {std::move(what), data.line, data.path};
}

/// `key` of one scenario or lesson, else of the whole file; null if neither has it.
const Data* own_or_shared(const Data& one, const Data& file, const char* key);

/// The values of a list, which may be empty.
std::vector<const Data*> elements_of(const Data& list);

/// The strings of a list, or a single string; none for null.
std::vector<Said<std::string>> words_of(const Data* data);

/// Options and their values, as typed.
std::map<std::string, std::string> options_of(const Data& data);

/// Reads a position, with the moves played in it and what must hold: a scenario without a name,
/// which need not expect anything. Throws ScriptError.
Scenario read_position(const Data& data);

}  // namespace kasino
