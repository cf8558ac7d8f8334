// What a script declared, as a tree outside Lua: every node remembers where it was written.
//
// Layers of a variant are merged here: maps key by key, everything else replaces, `false` removes.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace kasino {

class Script;

/// A function of a script: its place in Script::functions().
struct FunctionIndex {
  std::size_t index;
};

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
  std::variant<bool, std::int64_t, double, std::string, FunctionIndex, OptionName, Fields> value;
  const Script* script = nullptr;
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
  /// The value under `key`; null for none, and for what is no table.
  const Data* find(const std::string& key) const;
  /// What it is, for messages: "a number", "a list", "true".
  std::string kind() const;
};

/// Lays `patch` over `base`.
void merge(Data& base, const Data& patch);

/// As merge(), for the table of a whole variant: functions under `on_*` add up, the earlier first.
void merge_layer(Data& base, const Data& layer);

/// Replaces every OptionName below `data` by what `value_of` answers for it. Whether there was any.
bool settle_options(Data& data,
                    const std::function<Data(const Data& at, const std::string& name)>& value_of);

/// Throws ScriptError (Load) at the place of `at`: `file:line: path: problem`.
[[noreturn]] void fail_at(const Data& at, const std::string& problem);

}  // namespace kasino
