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

/// How many points a seat may have, of an item, of a deal and in the match, and how many below 0:
/// what is written is refused beyond it, and what is counted stays at it.
inline constexpr int most_points = 1'000'000;

/// A build on the table, as written: "[c2+h6]=8/1" is 8, of seat 1, and "[c3+d3]=3*/2" of several
/// groups.
struct SetupBuild {
  Cards cards;
  int value = 0;
  Seat owner = 0;
  bool is_multiple = false;
  bool operator==(const SetupBuild&) const = default;
};
std::string to_text(const SetupBuild& build);

/// A position as written: anything may be wrong with it. Lists of seats start with seat 1 and may
/// be short; what is missing is empty or 0, of scores what a purse holds at first.
struct Setup {
  int players = 2;
  Cards stock;
  Cards table;  ///< but for the builds
  std::vector<SetupBuild> builds;
  std::vector<Cards> hands;
  std::vector<Cards> piles;
  std::map<std::string, Cards> zones;  ///< of the variant, by their text: "shop2"
  std::vector<int> sweeps;
  std::vector<int> scores;
  std::optional<Seat> turn;    ///< nothing: the seat asked first, else 1
  std::optional<Seat> dealer;  ///< nothing: the seat before the one whose turn it is
  std::optional<Seat> last_capturer;
  SetupWords words;  ///< all else that a position holds, by field

  bool operator==(const Setup&) const = default;
};

/// How a game begins: with a deck that is dealt, or in a position of one's own.
struct GameStart {
  std::uint64_t seed = 0;
  int players = 2;
  Seat dealer = 1;
  Cards deck;                  ///< in dealing order; empty: shuffled from the seed
  std::optional<Setup> setup;  ///< instead of a deck
  std::vector<int> scores;     ///< of a match in progress; may be short or empty
};

/// What a field of a setup holds; of the table, which has builds beside its cards, the setup.
using SetupField =
    std::variant<Cards*, std::vector<int>*, std::optional<Seat>*, std::string*, Setup*>;

/// Reads the builds in what is written for the table; answers the rest of it, which is cards.
/// Throws SetupError for what is no build.
std::string take_builds(std::string_view table, Setup& setup);

/// The field that is written as `name`: table, stock, hand2, pile2, sweeps, scores, turn, dealer,
/// last_capturer or one of setup_word_names(). What is missing of a seat's hand or pile, or of
/// the words, is made. Nothing for another name; zones of the variant are in Setup::zones.
std::optional<SetupField> field_named(std::string_view name, Setup& setup);

/// The names of all fields, of hands and piles those of `seats` seats.
std::vector<std::string> setup_field_names(int seats);

/// Every list of cards, those of builds and of the variant's zones too.
std::vector<Cards*> zones_in(Setup& setup);

/// A field as it is written: "hand2" and "s7 h3", "scores" and "3 5", "turn" and "2".
struct WrittenField {
  std::string name;
  std::string value;
  bool is_own_zone = false;  ///< of the variant
};
/// The fields that say something: what is empty, nothing but 0, or the turn of seat 1 is left out.
std::vector<WrittenField> written_fields(const Setup& setup);

/// The whole position: State::from() makes the same of it, as far as the rules can tell.
Setup setup_of(const State& state, const RuleData& rules);

}  // namespace kasino
