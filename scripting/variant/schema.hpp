// The keys of scripts, scenario files and lesson files: one row for each, which says all there is
// to say of it. By these tables files are checked; from them come the key table of the guide, the
// stub for editors and the words that fuzzers try. What is compiled has its setter in the row, too:
// see key.hpp.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "scripting/variant/data.hpp"

namespace kasino {

/// The kinds of values that a key may hold.
enum HoldsKind : std::uint32_t {
  holds_flag = 1U << 0U,
  holds_number = 1U << 1U,   ///< a whole number, 0 or more
  holds_integer = 1U << 2U,  ///< a whole number, negative too
  holds_value = 1U << 3U,    ///< 1 to max_value
  holds_word = 1U << 4U,     ///< one of Holds::words
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

/// What a key may hold, combined with |. In a script every key may also hold `false`, which removes
/// it, but no element of a list may.
struct Holds {
  std::uint32_t kinds = 0;
  std::string_view words{};      ///< separated by spaces, in the order of what they mean
  std::string_view signature{};  ///< of a function: "card, view: boolean"

  constexpr Holds(std::uint32_t some) : kinds(some) {}
  constexpr Holds(std::uint32_t kind, std::string_view listed, std::string_view called)
      : kinds(kind), words(listed), signature(called) {}
  constexpr std::uint32_t operator&(std::uint32_t some) const { return kinds & some; }
  constexpr Holds operator|(Holds other) const {
    return {kinds | other.kinds, words.empty() ? other.words : words,
            signature.empty() ? other.signature : signature};
  }
};
constexpr Holds one_of(std::string_view words) { return {holds_word, words, {}}; }
constexpr Holds function(std::string_view signature) { return {holds_function, {}, signature}; }

/// What the keys of a map are.
enum class KeysAre : std::uint8_t { Names, Clauses, Patterns, Players };

/// One key. In `path`, `*` is a name that the script chooses, `#` stands for a list's elements.
struct KeyRow {
  std::string_view path;
  Holds holds;
  std::string_view meaning{};    ///< without a capital letter and a full stop
  std::string_view otherwise{};  ///< what counts if the key is absent; or "required"
  std::string_view example{};    ///< a value; a clause needs none
  KeysAre keys = KeysAre::Names;
  std::string_view keys_of{};  ///< the path whose rows describe its keys, if it is another one

  /// Its last part.
  std::string_view name() const { return path.substr(path.rfind('.') + 1); }
  /// The path of the rows for what is below it.
  std::string_view below() const { return keys_of.empty() ? path : keys_of; }
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
