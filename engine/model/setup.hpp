// A position as somebody writes it down: in a record, a scenario, or the command `setup`.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/model/field_text.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rule_data.hpp"

namespace kasino {

class State;
enum class FactForm : std::uint8_t;

/// A build on the table, as written: "[c2+h6]=8/1" is to 8 and of seat 1, "[c3+d3]=3*/2" multiple.
struct SetupBuild {
  Cards cards;
  int value = 0;
  Seat owner = 0;
  bool is_multiple = false;
  bool operator==(const SetupBuild&) const = default;
};
std::string to_text(const SetupBuild& build);

/// A position as written, unchecked. Lists by seat start with seat 1 and may be short; what is
/// missing is empty, or as facts (facts.hpp) begin.
struct Setup {
  int players = 2;
  Cards stock;
  Cards table;  ///< without the builds
  std::vector<SetupBuild> builds;
  std::vector<Cards> hands;
  std::vector<Cards> piles;
  std::map<std::string, Cards> zones;  ///< of the variant's zones, by name: "shop2"
  SetupWords words;                    ///< all that is no card, by the names of facts

  bool operator==(const Setup&) const = default;
};

/// How a game begins: with a deck that is dealt, or from a setup.
struct GameStart {
  std::uint64_t seed = 0;
  int players = 2;
  Seat dealer = 1;
  Cards deck;                  ///< in dealing order; empty: shuffled from the seed
  std::optional<Setup> setup;  ///< instead of a deck
  std::vector<int> scores;     ///< of a match in progress; may be short or empty
};

/// What lies on the table as written: cards, then builds.
std::string table_text(const Setup& setup);

/// Reads a field, as all files and commands write it: "table" with builds, "hand2", a fact's name,
/// or the name of a zone of the variant. Throws CardError, and SetupError for a build that is none.
void set_field(Setup& setup, const std::string& name, const std::string& text);

/// The names of all fields but the variant's zones, with the hands and piles of `seats` seats.
std::vector<std::string> setup_field_names(int seats);

/// How many seats the setup names.
int seats_named(const Setup& setup);

/// Every list of cards, also those of builds and of the variant's zones.
std::vector<Cards*> zones_in(Setup& setup);

/// A field as it is written: name "hand2" and value "s7 h3", "scores" and "3 5", "turn" and "2".
struct WrittenField {
  std::string name;
  std::string value;
  FactForm form;
  bool is_own_zone() const;
};
/// The fields that say something, in the order of facts.
std::vector<WrittenField> written_fields(const Setup& setup);

/// The whole position as a setup, from which State::from() makes the same position.
Setup setup_of(const State& state, const RuleData& rules);

}  // namespace kasino
