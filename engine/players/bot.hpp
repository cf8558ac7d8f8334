// Computer players. They know what their seat may know, and nothing of any particular game: how
// good a move is they ask the rules, by the points that it brings.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/cards/random.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"
#include "engine/play/scoring.hpp"
#include "engine/players/thinking.hpp"

namespace kasino {

class State;

/// Who plays a seat that no person plays.
struct Bot {
  enum Kind : std::uint8_t {
    Random,  ///< any outcome, each as likely
    Novice,  ///< most points now, but misses sums
    Greedy,  ///< most points now, less what the next seat can make of what is left
    Expert,  ///< what leads to most in many ways that the hidden cards may lie
    Own      ///< a function of the variant decides
  };
  Kind kind = Random;
  std::string own{};  ///< its name, of Kind::Own

  Bot() = default;
  Bot(Kind of_kind) : kind(of_kind) {}  // NOLINT: a kind is a bot
  explicit Bot(std::string name_of_own) : kind(Own), own(std::move(name_of_own)) {}

  bool operator==(const Bot&) const = default;
  bool operator==(Kind other) const { return kind == other; }
};

/// "random", "novice", "greedy", "expert", or what the variant calls its own.
std::string_view name_of(const Bot& bot);
/// Nothing for any other word.
std::optional<Bot> bot_named(std::string_view name);
/// Those and the variant's own.
std::optional<Bot> bot_named(std::string_view name, const RuleData& rules);
/// Whether a variant may call a player so: a letter, then letters, digits, "_" or "-".
bool is_player_name(std::string_view name);
/// The names of all, the weakest first, then the variant's own.
std::vector<std::string> bot_names(const RuleData& rules);

/// What the next seat may make of what a step leaves.
struct Threat {
  std::string item;  ///< of the score sheet; empty for an award
  std::string clause;
  int points = 0;               ///< the most
  int worlds = 0;               ///< in how many of Decision::worlds
  bool is_of_own_card = false;  ///< a card of its hand scores, which nobody left to it
};

/// Cards that count for an item of the score sheet, if not at once.
struct CountedCards {
  std::string item;
  int cards = 0;  ///< taken; of what is laid out less than 0
};

/// What a bot does, and why.
struct Decision {
  Step what;
  /// By clause, what it secures for the seat at once; empty if nothing, and for Bot::Random.
  std::vector<ScoreLine> gains{};
  bool wins = false;  ///< the match is over with it, and won
  /// The cards taken that count for majorities, or the one laid out that scores.
  std::vector<CountedCards> counted{};
  /// What it leaves to the next seat of another side, the likeliest first, in some ways that the
  /// hidden cards may lie; for players who look so far.
  std::vector<Threat> threats{};
  int worlds = 0;                 ///< in which a seat of another side is to answer
  bool knows_all_worlds = false;  ///< these are all there can be, and no sample
  Text why{};                     ///< as a player of the variant says; else empty
};

/// What `bot` does at `state.turn`, whose turn it is: the deal goes on. What lies hidden from
/// that seat does not matter. Players ask for a number of `random`, also to suppose how the hidden
/// cards lie. They weigh 300 moves at most, of each card the first 60.
/// Throws NoLegalMove, and what the rules throw.
Decision decide(const Bot& bot, const State& state, const Rules& rules, Random& random,
                const Thinking& thinking = {}, Reasons reasons = Reasons::Told);

/// What `bot` at `seat`, whose turn it is not, breaks in with: an action that brings points.
/// Nothing if there is none.
std::optional<Decision> break_in(const Bot& bot, Seat seat, const State& state, const Rules& rules,
                                 Random& random, Reasons reasons = Reasons::Told);

/// What `step` of the seat at turn brings, and what it leaves, for a reason in words.
Decision reasons_for(const Step& step, const State& state, const Rules& rules, Random& random);

}  // namespace kasino
