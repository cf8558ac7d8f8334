// What a script declared, as a tree outside Lua: every node remembers where it was written.
//
// Layers of a variant are merged here: maps key by key, everything else replaces, `false` removes.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "engine/text/text.hpp"
#include "scripting/hooks/script_functions.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

/// `kasino.option(NAME)`: stands for the value that the option gets.
struct OptionName {
  std::string name;
};

/// A key of a Lua table. Numbers come before names.
using Key = std::variant<std::int64_t, std::string>;

std::string to_text(const Key& key);

struct Data;
/// What a table holds, by key.
using Fields = std::map<Key, Data>;

/// One value of a script. `path` leads to it from the script's table: "scoring.aces.points".
struct Data {
  std::variant<bool, std::int64_t, double, std::string, ScriptFunction, OptionName, Fields> value;
  const Source* source = nullptr;
  int line = 0;
  std::string path;
  std::optional<std::size_t> column{};  ///< in its line, bytes from 0; nothing where unknown

  template <typename Type>
  const Type* as() const {
    return std::get_if<Type>(&value);
  }
  template <typename Type>
  Type* as() {
    return std::get_if<Type>(&value);
  }
  bool is_false() const { return as<bool>() != nullptr && !*as<bool>(); }
  /// Keys 1 to n and no others, n at least 1.
  bool is_list() const;
  /// Any other table, an empty one too.
  bool is_map() const { return as<Fields>() != nullptr && !is_list(); }
  /// The value under `key`; null for none, and for what is no table.
  const Data* find(const std::string& key) const;
  /// The same, of several keys that lead from table to table.
  template <typename... Keys>
  const Data* find(const std::string& key, const Keys&... below) const {
    const Data* found = find(key);
    return found == nullptr ? nullptr : found->find(below...);
  }
  /// What the table under `key` holds; nothing if there is none.
  const Fields& entries(const std::string& key) const;
  /// What it is, for messages: "a number", "a list", "true".
  std::string kind() const;
};

/// Lays `patch` over `base`.
void merge(Data& base, const Data& patch);

/// Whether a key of a variant's table holds acts: `on_*`.
bool is_act(const Key& key);

/// As merge(), for the table of a whole variant: functions under `on_*` add up, the earlier first.
void merge_layer(Data& base, const Data& layer);

/// Replaces every OptionName below `data` by what `value_of` answers for it. Returns whether there
/// was any.
bool settle_options(Data& data,
                    const std::function<Data(const Data& at, const std::string& name)>& value_of);

/// Throws ScriptError (Load) at the place of `at`: `file:line: path: problem`.
[[noreturn]] void fail_at(const Data& at, const std::string& problem);

/// A Text from a string or {en =, sv =}.
Text text_of(const Data& data);

/// The value on one line as Lua writes it: `{ each = "A", points = 1 }`; long ones are cut short,
/// and of a function only `function` is shown.
std::string written(const Data& data);

/// The same whole, as Lua that can be read again; a function is `function(...) end`.
std::string lua_text(const Data& data);

/// A key as it is written before `=`: `aces`, `["STEP-1"]`.
std::string key_text(const Key& key);

/// "mine.lua:12"; of a function the line where it begins.
std::string place_of(const Data& data);

/// "scoring.aces", "refuses["STEP-1"]", "deal.first[2]".
std::string path_below(const std::string& path, const Key& key);

/// The keys that one of the two has, or both.
std::set<Key> keys_of(const Fields& a, const Fields& b);

/// The value under `key`; null if there is none, or it is removed.
const Data* present(const Fields& fields, const Key& key);

/// Whether it is a text in several languages: {en =, sv =}.
bool is_text(const Data& data);

/// Whether two functions are the same one, or are written alike in two files. What they use of the
/// rest of their scripts is not compared.
bool is_same_function(const Data& a, const Data& b);

/// Whether two values, tables too, are the same. A removed key counts as absent.
bool is_same_value(const Data& a, const Data& b);

}  // namespace kasino
