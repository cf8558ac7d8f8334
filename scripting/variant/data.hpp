// What a script declared, as a tree outside of Lua: every node remembers where it was written.
//
// Layers of a variant are merged here: maps key by key; any other value replaces; `false` removes.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>

#include "engine/text/text.hpp"
#include "scripting/hooks/script_functions.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

/// `kasino.option(NAME)`: stands for the option's value.
struct OptionName {
  std::string name;
};

/// A key of a Lua table. Numbers sort before names.
using Key = std::variant<std::int64_t, std::string>;

std::string to_text(const Key& key);

struct Data;
/// The contents of a table, by key.
using Fields = std::map<Key, Data>;

/// One value of a script. `path` leads to it from the script's table: "scoring.aces.points".
struct Data {
  std::variant<bool, std::int64_t, double, std::string, ScriptFunction, OptionName, Fields> value;
  const Source* source = nullptr;
  int line = 0;
  std::string path;
  std::optional<std::size_t> column{};  ///< in bytes from 0 in its line; nothing if unknown

  template <typename Type>
  const Type* as() const {
    return std::get_if<Type>(&value);
  }
  template <typename Type>
  Type* as() {
    return std::get_if<Type>(&value);
  }
  bool is_false() const { return as<bool>() != nullptr && !*as<bool>(); }
  /// A table with the keys 1 to n and no others; n is at least 1.
  bool is_list() const;
  /// Any other table, even an empty one.
  bool is_map() const { return as<Fields>() != nullptr && !is_list(); }
  /// The value under `key`; null if there is none, or this is no table.
  const Data* find(const std::string& key) const;
  /// The value that several keys lead to, from table to table; null if there is none.
  template <typename... Keys>
  const Data* find(const std::string& key, const Keys&... below) const {
    const Data* found = find(key);
    return found == nullptr ? nullptr : found->find(below...);
  }
  /// The contents of the table under `key`; empty if there is none.
  const Fields& entries(const std::string& key) const;
  /// What the value is, for messages: "a number", "a list", "true".
  std::string kind() const;
};

/// Merges `patch` over `base`.
void merge(Data& base, const Data& patch);

/// Whether functions under this key of a variant's table are acts: `on_*`.
bool is_act(const Key& key);

/// Like merge(), for whole variants: functions under `on_*` add up, earlier ones first.
void merge_layer(Data& base, const Data& layer);

/// Replaces every OptionName in `data` by what `value_of` answers. Returns whether there was one.
bool settle_options(Data& data,
                    const std::function<Data(const Data& at, const std::string& name)>& value_of);

/// Throws ScriptError at the place of `at`: `file:line: path: problem`.
[[noreturn]] void fail_at(const Data& at, const std::string& problem,
                          ScriptErrorKind kind = ScriptErrorKind::Load);

/// A Text from a string or {en =, sv =}.
Text text_of(const Data& data);

/// The value on one line as Lua writes it: `{ each = "A", points = 1 }`; a long value is cut, and a
/// function is shown as `function`.
std::string written(const Data& data);

/// The whole value as Lua that can be read again; a function is `function(...) end`.
std::string lua_text(const Data& data);

/// A key as it is written before `=`: `aces`, `["STEP-1"]`.
std::string key_text(const Key& key);

/// "mine.lua:12"; for a function, the line where it begins.
std::string place_of(const Data& data);

/// "scoring.aces", "refuses["STEP-1"]", "deal.first[2]".
std::string path_below(const std::string& path, const Key& key);

/// All keys of either table.
std::set<Key> keys_of(const Fields& a, const Fields& b);

/// The value under `key`; null if it is absent or removed.
const Data* present(const Fields& fields, const Key& key);

/// Whether this is a text in several languages: {en =, sv =}.
bool is_text(const Data& data);

/// Whether two functions are the same, or are written the same way in two files. What they use of
/// the rest of their scripts is not compared.
bool is_same_function(const Data& a, const Data& b);

/// Whether two values, even tables, are the same. A removed key counts as absent.
bool is_same_value(const Data& a, const Data& b);

}  // namespace kasino
