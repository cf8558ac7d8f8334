// Computer players. They know what their seat may know, and nothing of any particular game: they
// learn from the rules how many points a move brings.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/random.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"
#include "engine/play/scoring.hpp"
#include "engine/players/thinking.hpp"

namespace kasino {

class State;

/// Who plays a seat instead of a person.
struct Bot {
  enum Kind : std::uint8_t {
    Random,  ///< any legal move or answer, all equally likely
    Novice,  ///< most points now, but misses sums
    Greedy,  ///< most points now, less what the next seat can get from what is left
    Expert,  ///< whatever leads to most in many ways that the hidden cards may lie
    Own      ///< a function of the variant decides
  };
  Kind kind = Random;
  std::string own{};  ///< the name of that function's player, for Kind::Own

  Bot() = default;
  Bot(Kind of_kind) : kind(of_kind) {}  // NOLINT: a kind is a bot
  explicit Bot(std::string name_of_own) : kind(Own), own(std::move(name_of_own)) {}

  bool operator==(const Bot&) const = default;
  bool operator==(Kind other) const { return kind == other; }
};

/// "random", "novice", "greedy", "expert", or the name of the variant's own player.
std::string_view name_of(const Bot& bot);
/// One of the engine's players; nothing for any other name.
std::optional<Bot> bot_named(std::string_view name);
/// One of the engine's players or the variant's own; nothing for any other name.
std::optional<Bot> bot_named(std::string_view name, const RuleData& rules);
/// Whether a variant's player may have this name: a letter, then letters, digits, "_" or "-".
bool is_player_name(std::string_view name);
/// The names of all players, the weakest first, then the variant's own.
std::vector<std::string> bot_names(const RuleData& rules);

/// What the next seat may get from what a step leaves.
struct Threat {
  std::string item;  ///< of the score sheet; empty for an award
  std::string clause;
  int points = 0;  ///< the most it may get
  int worlds = 0;  ///< in how many of Decision::worlds it gets something
  /// A card of its own hand scores, which the step did not leave to it.
  bool is_of_own_card = false;
};

/// Points that a step brings only if hidden cards lie well, beyond those that it brings anyhow.
struct Chance {
  std::string item;  ///< of the score sheet; empty for an award
  std::string clause;
  int points = 0;  ///< the most, in all; negative: the step may cost them
  int worlds = 0;  ///< in how many of Decision::worlds_tried it brings more than is sure
};

/// Cards that count for an item of the score sheet, though points are not certain yet.
struct CountedCards {
  std::string item;
  int cards = 0;  ///< cards taken; negative for cards laid out
};

/// What a bot does, and why.
struct Decision {
  Step what;
  /// The points that it brings the seat for good, by clause, however the hidden cards lie; empty
  /// for none, and for Bot::Random.
  std::vector<ScoreLine> gains{};
  std::vector<Chance> chances{};  ///< the likeliest first
  int worlds_tried = 0;
  bool wins = false;  ///< the step ends the match, and wins it, however the hidden cards lie
  /// Cards taken that count for majorities, or a card laid out that scores: as many as is sure.
  std::vector<CountedCards> counted{};
  /// What the step leaves to the next seat of another side, the likeliest first, in some worlds.
  std::vector<Threat> threats{};
  int worlds = 0;                 ///< worlds looked at in which a seat of another side is to answer
  bool knows_all_worlds = false;  ///< the worlds are all there can be, not a sample
  Text why{};                     ///< the reason given by a player of the variant; else empty
};

/// What `bot` does for `state.turn`, which is to act. Cards hidden from that seat do not matter.
/// `random` is used for choices, and to suppose how hidden cards lie. At most 300 moves are
/// weighed, and the first 60 of each card. Throws NoLegalMove, and what the rules throw.
Decision decide(const Bot& bot, const State& state, const Rules& rules, Random& random,
                const Thinking& thinking = {}, Reasons reasons = Reasons::Told);

/// An action that brings points with which `bot` breaks in at `seat`, whose turn it is not; nothing
/// if there is none. Throws what the rules throw.
std::optional<Decision> break_in(const Bot& bot, Seat seat, const State& state, const Rules& rules,
                                 Random& random, Reasons reasons = Reasons::Told);

/// Why the seat to act might take `step`: what it brings, and what it leaves to others, in all
/// worlds if there are at most `worlds`, else in so many. Throws what the rules throw.
Decision reasons_for(const Step& step, const State& state, const Rules& rules, Random& random,
                     const Memory* memory = nullptr, std::size_t worlds = 12);

}  // namespace kasino
