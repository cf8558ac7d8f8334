// How the value of a key is compiled: the setter in its row. Private to scripting.
//
// The rows of one rule of the engine, such as CaptureRule, are a table in the file that compiles
// it. Most rows name the member that they set, whose type says how the value is read. What goes
// together is checked in that file once the rule has been read.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/model/rule_data.hpp"
#include "scripting/variant/schema.hpp"

namespace kasino {

class Compiler;

/// For keys that whoever compiles their parent reads, instead of a setter.
inline constexpr std::nullptr_t by_parent = nullptr;

/// A KeyRow with how the key is compiled into a `Rule`.
template <typename Rule>
struct RuleKey {
  using Setter = void (*)(Compiler&, const Holds&, const Data&, Rule&);

  std::string_view path;
  Holds holds;
  Setter set = by_parent;
  std::string_view meaning{};
  std::string_view otherwise{};
  std::string_view example{};
  KeysAre keys = KeysAre::Names;
  std::string_view keys_of{};

  constexpr KeyRow row() const { return {path, holds, meaning, otherwise, example, keys, keys_of}; }
};

/// The faces of a pattern string, which the schema has checked.
FaceSet faces_of(const Data& pattern);
/// The number of the word in Holds::words.
std::size_t number_of_word(const Holds& holds, const Data& word);
/// The id of a clause. Throws ScriptError, with a suggestion, unless it is in force.
std::string cited(Compiler& compiler, const Data& clause);
/// Throws ScriptError unless people can type the title.
void check_typed_title(const Data& at, const Text& title);
/// Adds the function to those of the variant.
HookId hook(Compiler& compiler, const Data& function);

template <typename Member>
struct MemberTypes;
template <typename Rule, typename Type>
struct MemberTypes<Type Rule::*> {
  using Owner = Rule;
  using Held = Type;
};
template <auto member>
using RuleOf = typename MemberTypes<decltype(member)>::Owner;
template <auto member>
using HeldBy = typename MemberTypes<decltype(member)>::Held;

/// Sets the member to what is written, by the member's type: of `data` that is of several kinds
/// only what the member can hold.
template <auto member>
void set_member(Compiler& compiler, const Holds& holds, const Data& data, RuleOf<member>& rule) {
  using Held = HeldBy<member>;
  Held& value = rule.*member;
  const auto* text = data.as<std::string>();
  if constexpr (std::is_same_v<Held, std::optional<HookId>>) {
    if (data.as<ScriptFunction>() != nullptr) value = hook(compiler, data);
  } else if constexpr (std::is_same_v<Held, bool>) {
    value = (holds & holds_word) == 0 || number_of_word(holds, data) != 0;
  } else if constexpr (std::is_same_v<Held, int> || std::is_same_v<Held, std::optional<int>>) {
    if (const auto* number = data.as<std::int64_t>()) value = static_cast<int>(*number);
  } else if constexpr (std::is_same_v<Held, std::string>) {
    value = (holds & holds_clause) != 0 ? cited(compiler, data) : *text;
  } else if constexpr (std::is_same_v<Held, FaceSet>) {
    if (text != nullptr) value = faces_of(data);
  } else if constexpr (std::is_same_v<Held, Text>) {
    value = text_of(data);
  } else {
    static_assert(std::is_enum_v<Held>, "a type without a way to be read");
    if (text != nullptr) value = static_cast<Held>(number_of_word(holds, data));
  }
}

/// A setter for the members, each to what it can hold of the value.
template <auto member, auto... others>
constexpr typename RuleKey<RuleOf<member>>::Setter set =
    [](Compiler& compiler, const Holds& holds, const Data& data, RuleOf<member>& rule) {
      set_member<member>(compiler, holds, data, rule);
      (set_member<others>(compiler, holds, data, rule), ...);
    };

/// A setter for a title that is typed.
template <auto member>
constexpr typename RuleKey<RuleOf<member>>::Setter set_title =
    [](Compiler&, const Holds&, const Data& data, RuleOf<member>& rule) {
      rule.*member = text_of(data);
      check_typed_title(data, rule.*member);
    };

/// A setter for a bool: whether the word is the first of the row.
template <auto member>
constexpr typename RuleKey<RuleOf<member>>::Setter is_first_word =
    [](Compiler&, const Holds& holds, const Data& data, RuleOf<member>& rule) {
      rule.*member = number_of_word(holds, data) == 0;
    };

/// A setter for who may know what is no place for cards: all, its owner, or nobody.
template <auto member>
constexpr typename RuleKey<RuleOf<member>>::Setter shows =
    [](Compiler&, const Holds&, const Data& data, RuleOf<member>& rule) {
      const std::string& who = *data.as<std::string>();
      rule.*member = who == "owner" ? Show::Owner : who == "hidden" ? Show::Hidden : Show::Open;
    };

/// Adds the rows of tables of keys to `rows`.
template <typename... Tables>
void add_rows(std::vector<KeyRow>& rows, const Tables&... tables) {
  const auto add = [&](const auto& table) {
    for (const auto& key : table) rows.push_back(key.row());
  };
  (add(tables), ...);
}

}  // namespace kasino
