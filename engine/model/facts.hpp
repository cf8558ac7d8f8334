// The facts of a position: one table from which everything is made that describes a position.
//
// Setups, records, scenarios and learners' files write facts by their names, JSON and the views of
// scripts tell them, pages and boards show them, and what differs between two positions is a fact.
// A row says what the fact is called, what it tells those who look, and how it is read and written.
// What eyes may know of it is decided where it is told, by the View; so nobody who shows a position
// decides that again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/model/field_text.hpp"
#include "engine/model/view.hpp"

namespace kasino {

/// Cards that somebody looks at: those that are seen, and how many lie there besides.
struct SeenCards {
  std::span<const Card> shown;
  std::size_t hidden = 0;
  bool shown_first = false;  ///< the hidden ones lie behind those shown, as in the stock

  bool operator==(const SeenCards& other) const;
};

/// What may not be known.
struct Unseen {
  bool operator==(const Unseen&) const = default;
};

struct NamedFact;

/// What a fact says: nobody or nothing, a value, cards, a list or a map of such. It points
/// into the position and the rules that it is told of, and must not outlive them.
struct FactValue {
  using List = std::vector<FactValue>;
  using Map = std::vector<NamedFact>;
  /// Values whose order says nothing.
  struct Set {
    List values;
    bool operator==(const Set& other) const { return values == other.values; }
  };
  std::variant<std::monostate, Unseen, bool, int, std::string_view, Card, SeenCards, List, Set, Map>
      is;

  bool operator==(const FactValue& other) const;
};

struct NamedFact {
  std::string_view name;
  FactValue value;

  bool operator==(const NamedFact&) const = default;
};

/// In words: "false" for nobody, cards sorted. In a map lists have commas, and sets `+`.
std::string to_text(const FactValue& value, const char* in_lists = " ", const char* in_sets = " ");

/// A value of a variable; nobody for no seat or card.
FactValue variable_value(const VariableRule& rule, int value);

/// The cards that `eyes` see of a place.
SeenCards seen_cards(Place place, const View& eyes);

/// What a fact holds in setups and scenarios.
enum class FactForm : std::uint8_t {
  Number,   ///< 0 or more
  Integer,  ///< negative, too
  Flag,     ///< true or false
  OneSeat,  ///< a seat, or nobody
  Numbers,  ///< a list, as the next two
  Integers,
  Flags,
  PhaseName,
  Name,          ///< any word
  Parts,         ///< words with commas between
  Cards,         ///< cards and, on the table, builds
  CardsBySeat,   ///< cards, in a field for each seat: hand1, hand2
  CardsByPlace,  ///< cards, by the name of a place
  Values,        ///< names and values, or lists of them
  Amounts,       ///< names and numbers, or lists of them
  Counts,        ///< names and numbers
};

/// Who is told of a fact, beside those who compare positions. May be combined with |.
enum FactUse : std::uint8_t {
  in_setups = 1U << 0U,  ///< and what is written like them
  in_after = 1U << 1U,   ///< what a scenario expects
  in_json = 1U << 2U,
  in_views = 1U << 3U,  ///< of scripts
};

/// One fact of a position.
struct Fact {
  std::string_view name;       ///< in setups and scenarios
  std::string_view meaning;    ///< one line, without a capital letter and a full stop
  std::string_view otherwise;  ///< what is so if a setup leaves it out
  unsigned uses;
  FactForm form;
  /// What `eyes`, which look at `state`, may know of it; null for what is only in setups.
  FactValue (*tell)(const State& state, const RuleData& rules, const View& eyes);
  /// Reads the field of a setup into a state whose cards lie in their places; null for cards and
  /// for what follows from other facts. Throws SetupError naming the field.
  void (*read)(State& state, const FieldText& field, const RuleData& rules) = nullptr;
  /// The field of a setup; empty for what is so if it is left out. Null: what is told in words,
  /// unless it is so as a match begins.
  std::string (*write)(const State& state, const RuleData& rules) = nullptr;
  /// Whether the variant has this; null: all have.
  bool (*is_had)(const RuleData& rules) = nullptr;
  std::string_view other_name = {};  ///< in JSON and in views

  bool is_used(FactUse use) const { return (uses & use) != 0; }
  std::string_view told_as() const { return other_name.empty() ? name : other_name; }
};

/// All facts, in the order in which setups are read and written: some depend on earlier ones.
std::span<const Fact> facts();

/// The fact of that name that setups hold; null if there is none.
const Fact* fact_of_setup(std::string_view name);

/// Reads the fields into a state whose cards lie in their places; an empty field keeps the default.
/// Throws SetupError naming the field.
void read_words(const SetupWords& words, State& state, const RuleData& rules);

/// The fields in which `state` differs from the default.
SetupWords words_of(const State& state, const RuleData& rules);

/// The variables that are not as they begin.
FactValue::Map changed_variables(const State& state, const RuleData& rules);

/// The first fact that a setup says otherwise of `other` than of `one`, with both values: "scores
/// is 1 0, not 0 0"; nothing if there is none.
std::optional<std::string> difference(const State& one, const State& other, const RuleData& rules);

}  // namespace kasino
