// A position as somebody writes it down: in a record, a scenario, or the command `setup`.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rule_data.hpp"
#include "engine/model/setup_words.hpp"

namespace kasino {

class State;

/// The most points, above or below 0, that a seat may have by an item, in a deal or in the match.
/// More is an error in a text, and is cut to this in a count.
inline constexpr int most_points = 1'000'000;

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
/// missing is empty or 0, but a missing score is what a purse holds at first.
struct Setup {
  int players = 2;
  Cards stock;
  Cards table;  ///< without the builds
  std::vector<SetupBuild> builds;
  std::vector<Cards> hands;
  std::vector<Cards> piles;
  std::map<std::string, Cards> zones;  ///< of the variant's zones, by name: "shop2"
  std::vector<int> sweeps;
  std::vector<int> scores;
  std::optional<Seat> turn;    ///< nothing: the first seat asked, else seat 1
  std::optional<Seat> dealer;  ///< nothing: the seat before the one whose turn it is
  std::optional<Seat> last_capturer;
  SetupWords words;  ///< all other facts of a position, by field

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

/// What a field of a setup holds; for the table, which has builds beside its cards, the setup.
using SetupField =
    std::variant<Cards*, std::vector<int>*, std::optional<Seat>*, std::string*, Setup*>;

/// Reads the builds in the text of the table into `setup`, and answers the rest of the text, which
/// is cards. Throws SetupError for a build that is none.
std::string take_builds(std::string_view table, Setup& setup);

/// The field that is written as `name`: table, stock, hand2, pile2, sweeps, scores, turn, dealer,
/// last_capturer or one of setup_word_names(). Makes room for the seat's hand or pile, or for the
/// words. Nothing for any other name; the variant's zones are in Setup::zones.
std::optional<SetupField> field_named(std::string_view name, Setup& setup);

/// The names of all fields, with the hands and piles of `seats` seats.
std::vector<std::string> setup_field_names(int seats);

/// Every list of cards, also those of builds and of the variant's zones.
std::vector<Cards*> zones_in(Setup& setup);

/// A field as it is written: name "hand2" and value "s7 h3", "scores" and "3 5", "turn" and "2".
struct WrittenField {
  std::string name;
  std::string value;
  bool is_own_zone = false;  ///< a zone of the variant
};
/// The fields worth writing: not those that are empty or all 0, nor the turn of seat 1.
std::vector<WrittenField> written_fields(const Setup& setup);

/// The whole position as a setup, from which State::from() makes the same position.
Setup setup_of(const State& state, const RuleData& rules);

}  // namespace kasino
