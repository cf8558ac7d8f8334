// Computer players. They know what their seat may know, and nothing of any particular game: how
// good a move is they ask the rules, by the points that it brings.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/cards/random.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"
#include "engine/play/scoring.hpp"

namespace kasino {

class State;

enum class Bot : std::uint8_t {
  Random,  ///< any outcome, each as likely
  Greedy   ///< most points now; else what leads to most, by what the variant compares
};

/// "random", "greedy".
std::string_view name_of(Bot bot);
/// Nothing for any other word.
std::optional<Bot> bot_named(std::string_view name);

/// What a bot does, and why.
struct Decision {
  Step what;
  /// By clause, what it secures for the seat at once; empty if nothing, and for Bot::Random.
  std::vector<ScoreLine> gains{};
  bool wins = false;  ///< the match is over with it, and won
};

/// Whether a decision says what it brings.
enum class Gains : std::uint8_t { Told, Untold };

/// What `bot` does at `state.turn`, whose turn it is: the deal goes on. What lies hidden from
/// that seat does not matter. Random players ask for a number of `random`, greedy ones too, to
/// suppose how the hidden cards lie. A greedy one weighs 300 moves at most, of each card the first.
/// Throws NoLegalMove, and what the rules throw.
Decision decide(Bot bot, const State& state, const Rules& rules, Random& random,
                Gains gains = Gains::Told);

/// What `bot` at `seat`, whose turn it is not, breaks in with: an action that brings points.
/// Nothing if there is none.
std::optional<Decision> break_in(Bot bot, Seat seat, const State& state, const Rules& rules,
                                 Random& random, Gains gains = Gains::Told);

/// The position as `seat` may suppose it: what it cannot know is dealt anew among the places where
/// it cannot see, and hidden variables are as at the beginning.
State resample_hidden(Seat seat, const State& state, const Rules& rules, Random& random);

}  // namespace kasino
