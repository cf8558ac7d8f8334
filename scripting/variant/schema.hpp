// The keys of scripts, scenario files and lesson files: tables by which files are checked. What
// each key means, and its default, is written in the guide and in kasino.meta.lua; tests compare
// both with these tables.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "scripting/variant/data.hpp"

namespace kasino {

/// What a key may hold, combined with |. In a script every key may also hold `false`, which removes
/// it, but no element of a list may.
enum Holds : std::uint32_t {
  holds_flag = 1U << 0U,
  holds_number = 1U << 1U,   ///< a whole number, 0 or more
  holds_integer = 1U << 2U,  ///< a whole number, negative too
  holds_value = 1U << 3U,    ///< 1 to max_value
  holds_word = 1U << 4U,     ///< one of KeyRow::words
  holds_name = 1U << 5U,     ///< any string
  holds_text = 1U << 6U,     ///< a string, or {en =, sv =}
  holds_pattern = 1U << 7U,  ///< a pattern of cards
  holds_clause = 1U << 8U,   ///< the id of a clause in force
  holds_function = 1U << 9U,
  holds_list = 1U << 10U,   ///< a list of what the row `path.#` says
  holds_map = 1U << 11U,    ///< a map of what the rows `path.NAME` or `path.*` say
  holds_patch = 1U << 12U,  ///< changes to the whole variant, except to `options`
  holds_anything = 1U << 13U,
  holds_seed = 1U << 14U  ///< a whole number, 0 or more, however large
};

/// One key. In `path`, `*` is a name that the script chooses, `#` stands for a list's elements.
struct KeyRow {
  std::string_view path;
  std::uint32_t holds;
  std::string_view words = {};     ///< for holds_word, separated by spaces
  bool keys_are_patterns = false;  ///< for holds_map
  bool keys_are_numbers = false;   ///< for holds_map: the keys are numbers of players
  /// For holds_map: the path whose rows describe its keys, if it is another one.
  std::string_view keys_of = {};
  std::string_view otherwise = {};  ///< the word that counts if the key is absent
};

/// Every key of a script, parents before their children.
const std::vector<KeyRow>& key_rows();

/// Checks the table that a script returned. Throws ScriptError naming the key, what was expected
/// and what was found, and the nearest key if one is misspelt.
void check_schema(const Data& root);

/// Every key of a scenario file, parents before their children.
const std::vector<KeyRow>& scenario_key_rows();

/// Every key of a lesson file, parents before their children.
const std::vector<KeyRow>& lesson_key_rows();

/// Like check_schema(), for files that have the keys `rows`. In these `false` is a plain value, and
/// no value may be an option's.
void check_schema(const Data& root, const std::vector<KeyRow>& rows);

}  // namespace kasino
