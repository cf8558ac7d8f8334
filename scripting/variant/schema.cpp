#include "scripting/variant/schema.hpp"

#include <algorithm>

#include "engine/capture/values.hpp"
#include "engine/cards/pattern.hpp"
#include "engine/model/move.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/text.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/source/script_error.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

std::string child_path(std::string_view parent, std::string_view name) {
  return parent.empty() ? std::string(name) : std::string(parent) + "." + std::string(name);
}

/// The keys under `parent` that have fixed names.
std::vector<std::string> names_under(const std::vector<KeyRow>& rows, std::string_view parent) {
  std::vector<std::string> names;
  const std::string prefix = child_path(parent, "");
  for (const KeyRow& row : rows) {
    if (row.path.substr(0, prefix.size()) != prefix) continue;
    const std::string_view name = row.path.substr(prefix.size());
    if (!name.empty() && name != "*" && name != "#" && name.find('.') == std::string_view::npos)
      names.emplace_back(name);
  }
  return names;
}

std::string quoted_words(std::string_view words) {
  return any_of(texts_of(words_in(words), [](const std::string& one) { return '"' + one + '"'; }))
      .en;
}

/// "a whole number or a list", for messages.
std::string expected(const KeyRow& row) {
  std::vector<std::string> kinds;
  const auto add = [&](HoldsKind holds, const char* words) {
    if ((row.holds & holds) != 0) kinds.emplace_back(words);
  };
  add(holds_flag, "true or false");
  add(holds_number, "a whole number, 0 or more");
  add(holds_integer, "a whole number");
  add(holds_seed, "a seed (a whole number, 0 or more)");
  add(holds_value, "a value from 1 to 99");
  if ((row.holds & holds_word) != 0) kinds.push_back(quoted_words(row.holds.words));
  add(holds_name, "a string");
  add(holds_text, "a text (a string, or {en =, sv =})");
  add(holds_pattern, "a pattern of cards (\"s\", \"A\", \"2-10\", \"d10\")");
  add(holds_clause, "the id of a clause (\"STEP-1\")");
  add(holds_function, "a function");
  add(holds_list, "a list");
  add(holds_map, "a table");
  add(holds_patch, "a table of changes");
  return any_of(kinds).en;
}

constexpr std::int64_t largest_number = 1'000'000;

/// The same for a message about a number that is out of range.
std::string expected_range(const KeyRow& row) {
  if ((row.holds & holds_integer) != 0)
    return "a whole number from " + std::to_string(-largest_number) + " to " +
           std::to_string(largest_number);
  if ((row.holds & holds_number) != 0)
    return "a whole number from 0 to " + std::to_string(largest_number);
  return expected(row);
}

bool fits_number(Holds holds, std::int64_t number) {
  if ((holds & holds_seed) != 0) return number >= 0;
  if ((holds & holds_integer) != 0) return number >= -largest_number && number <= largest_number;
  if ((holds & holds_number) != 0) return number >= 0 && number <= largest_number;
  return (holds & holds_value) != 0 && number >= 1 && number <= max_value;
}

bool fits_string(const KeyRow& row, const std::string& text) {
  if ((row.holds & (holds_name | holds_text | holds_clause)) != 0) return true;
  if ((row.holds & holds_pattern) != 0) return parse_pattern(text).has_value();
  if ((row.holds & holds_word) == 0) return false;
  const auto words = words_in(row.holds.words);
  return std::find(words.begin(), words.end(), text) != words.end();
}

/// Whether screens, messages and records can show the name as it is, on one line.
bool can_be_shown(const std::string& name) { return printable(name, name.size() + 20) == name; }

/// Whether `false` removes what an earlier layer wrote, or is a plain value.
enum class FalseIs : std::uint8_t { Removal, Value };

class Check {
 public:
  Check(const std::vector<KeyRow>& rows, FalseIs false_is) : rows_(rows), false_is_(false_is) {}

  void root(const Data& data, bool is_patch) {
    for (const auto& [key, value] : *data.as<Fields>()) {
      const auto* name = std::get_if<std::string>(&key);
      if (name == nullptr) fail_at(value, "a number is no key here, a name is expected");
      if (is_patch && (*name == "options" || *name == "for_players"))
        fail_at(value, "a patch may not hold " + *name);
      named(value, "", *name);
    }
  }

 private:
  const KeyRow* find_row(std::string_view path) const {
    const auto found = std::ranges::find(rows_, path, &KeyRow::path);
    return found == rows_.end() ? nullptr : &*found;
  }
  bool removes(const Data& value) const {
    return value.is_false() && false_is_ == FalseIs::Removal;
  }

  void named(const Data& value, const std::string& parent, const std::string& name) {
    const KeyRow* row = find_row(child_path(parent, name));
    if (row == nullptr) row = find_row(child_path(parent, "*"));
    if (row == nullptr) unknown(value, parent, name);
    node(value, *row);
  }

  [[noreturn]] void unknown(const Data& value, const std::string& parent,
                            const std::string& name) const {
    const auto names = names_under(rows_, parent);
    const std::string advice = did_you_mean(name, names);
    if (!advice.empty() || names.empty()) fail_at(value, "unknown key" + advice);
    fail_at(value, "unknown key; known here are " + any_of(names).en);
  }

  [[noreturn]] void wrong_type(const Data& value, const KeyRow& row) const {
    const bool is_number = value.as<std::int64_t>() != nullptr;
    fail_at(value, "expected " + (is_number ? expected_range(row) : expected(row)) + ", found " +
                       value.kind() + advice(value, row) + near_key(value, row));
  }
  /// For a name of the script's own: the key beside it that takes this value, if one does.
  std::string near_key(const Data& value, const KeyRow& row) const {
    if (!row.path.ends_with(".*")) return {};
    const std::string_view parent = row.path.substr(0, row.path.size() - 2);
    std::vector<std::string> fitting;
    for (std::string& name : names_under(rows_, parent))
      if (value.as<std::int64_t>() != nullptr &&
          fits_number(find_row(child_path(parent, name))->holds, *value.as<std::int64_t>()))
        fitting.push_back(std::move(name));
    return did_you_mean(value.path.substr(value.path.rfind('.') + 1), fitting);
  }
  /// Advice on a value that is nearly right.
  std::string advice(const Data& value, const KeyRow& row) const {
    const auto holds = [](const KeyRow* at, std::uint32_t what) {
      return at != nullptr && (at->holds & what) != 0;
    };
    if (const auto* text = value.as<std::string>()) {
      constexpr std::uint32_t numbers = holds_number | holds_integer | holds_value;
      if (holds(&row, holds_word)) return did_you_mean(*text, words_in(row.holds.words));
      return holds(&row, numbers) && is_digits(*text) ? "; a number has no quotes" : "";
    }
    if (value.as<Fields>() == nullptr || value.as<Fields>()->empty()) return {};
    if (value.is_list() && holds(&row, holds_pattern))
      return "; several stand in one string, as in \"A s10\"";
    if (!value.is_list() && holds(&row, holds_list) &&
        holds(find_row(child_path(row.path, "#")), holds_map))
      return "; each of the list has braces of its own, as in { { ... }, { ... } }";
    if (value.is_list() && holds(&row, holds_map) && find_row(child_path(row.path, "*")) != nullptr)
      return "; each in it has a name, as in { name = ... }";
    return {};
  }

  void node(const Data& value, const KeyRow& row) {
    if ((row.holds & holds_anything) != 0 || removes(value)) return;
    if (value.as<OptionName>() != nullptr) {
      constexpr std::uint32_t settable =
          holds_flag | holds_number | holds_integer | holds_value | holds_word | holds_pattern;
      const bool is_bound = row.path == "options.*.min" || row.path == "options.*.max";
      if (row.path.starts_with("options.") && !is_bound)
        fail_at(value, "an option's value cannot hang on another option; its min and max can");
      if ((row.holds & settable) == 0 || false_is_ == FalseIs::Value) wrong_type(value, row);
    } else if (value.as<bool>() != nullptr) {
      if ((row.holds & holds_flag) == 0) wrong_type(value, row);
    } else if (const auto* number = value.as<std::int64_t>()) {
      if (!fits_number(row.holds, *number)) wrong_type(value, row);
    } else if (const auto* text = value.as<std::string>()) {
      if (!fits_string(row, *text)) wrong_type(value, row);
      // Strings in scenarios may be lists of cards and moves, over several lines.
      if ((row.holds & holds_name) != 0 && false_is_ == FalseIs::Removal && !can_be_shown(*text))
        fail_at(value, "expected a name that can be shown, found " + value.kind());
    } else if (value.as<ScriptFunction>() != nullptr) {
      if ((row.holds & holds_function) == 0) wrong_type(value, row);
    } else if (value.as<Fields>() != nullptr) {
      table(value, row);
    } else {
      wrong_type(value, row);
    }
  }

  void table(const Data& value, const KeyRow& row) {
    const Fields& entries = *value.as<Fields>();
    const bool list = value.is_list();
    if (list && (row.holds & holds_list) != 0) {
      const std::string elements = child_path(row.path, "#");
      for (const auto& [key, element] : entries) {
        // Elements of a list cannot be removed.
        if (removes(element)) wrong_type(element, *find_row(elements));
        node(element, *find_row(elements));
      }
    } else if (!list && (row.holds & holds_text) != 0) {
      text(value);
    } else if (!list && (row.holds & holds_patch) != 0) {
      root(value, true);
    } else if (entries.empty() && (row.holds & (holds_map | holds_list)) != 0) {
      return;
    } else if ((!list || row.keys == KeysAre::Players) && (row.holds & holds_map) != 0) {
      map(value, row);
    } else {
      wrong_type(value, row);
    }
  }

  void map(const Data& value, const KeyRow& row) {
    for (const auto& [key, child] : *value.as<Fields>()) {
      if (row.keys == KeysAre::Players) {
        const auto* players = std::get_if<std::int64_t>(&key);
        if (players == nullptr || *players < 1 || *players > max_seats)
          fail_at(child, "expected a number of players as the key, as in [3] = {...}");
        node(child, *find_row(child_path(row.path, "*")));
        continue;
      }
      // Ranks are written as numbers too: values = {[7] = ...}.
      const std::string name = to_text(key);
      if (!can_be_shown(name)) fail_at(child, "expected a name that can be shown as the key");
      if (row.keys == KeysAre::Patterns && !parse_pattern(name))
        fail_at(child, "the key is no pattern of cards (\"s\", \"A\", \"2-10\", \"d10\")");
      if (row.keys != KeysAre::Patterns && std::holds_alternative<std::int64_t>(key))
        fail_at(child, "a number is no key here, a name is expected" + beside_names(row));
      named(child, std::string(row.below()), name);
    }
  }

  /// Advice if a list would fit, but names stand beside its numbers.
  std::string beside_names(const KeyRow& row) const {
    const std::vector<std::string> names = names_under(rows_, row.path);
    const bool takes_list = (row.holds & holds_list) != 0 && !names.empty();
    return takes_list ? "; beside names it is " + any_of(names).en : "";
  }

  static void text(const Data& value) {
    for (const auto& [key, child] : *value.as<Fields>()) {
      const std::string language = to_text(key);
      if (language != "en" && language != "sv")
        fail_at(child, "unknown language; texts are in en and sv");
      if (child.as<std::string>() == nullptr)
        fail_at(child, "expected a string, found " + child.kind());
    }
  }

  const std::vector<KeyRow>& rows_;
  FalseIs false_is_;
};

}  // namespace

void check_schema(const Data& root) { Check(key_rows(), FalseIs::Removal).root(root, false); }

void check_schema(const Data& root, const std::vector<KeyRow>& rows) {
  Check(rows, FalseIs::Value).root(root, false);
}

}  // namespace kasino
