// Computer players. They know what their seat may know, and nothing of any particular game: how
// good a move is they ask the rules, by the points that it brings.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/capture.hpp"
#include "engine/move.hpp"
#include "engine/random.hpp"
#include "engine/rules.hpp"
#include "engine/scoring.hpp"
#include "engine/state.hpp"

namespace kasino {

enum class Player : std::uint8_t {
  Random,  ///< any outcome, each as likely
  Greedy   ///< most points now; else what leads to most, by what the variant compares
};

/// "random", "greedy".
std::string_view name_of(Player player);
/// Nothing for any other word.
std::optional<Player> player_named(std::string_view name);

/// What a player does, and why.
struct Decision {
  std::variant<Move, Action> what;
  /// By clause, what it brings the seat at once; empty if nothing, and for Player::Random.
  std::vector<ScoreLine> gains{};
  bool wins = false;  ///< the match is over with it, and won
  Count among{};      ///< moves and answers that there were to choose from
};

/// What `player` does at `state.turn`, whose turn it is: the deal goes on. What lies hidden from
/// that seat does not matter. Random players ask for a number of `random`, greedy ones too, to
/// suppose how the hidden cards lie. A greedy one weighs 300 moves at most, of each card the first.
/// Throws NoLegalMove, and what the rules throw.
Decision decide(Player player, const State& state, const Rules& rules, Random& random);

/// What `player` at `seat`, whose turn it is not, breaks in with: an action that brings points.
/// Nothing if there is none.
std::optional<Decision> break_in(Player player, Seat seat, const State& state, const Rules& rules,
                                 Random& random);

/// The position as `seat` may suppose it: what it cannot know is dealt anew among the places where
/// it cannot see, and hidden variables are as at the beginning.
State as_supposed_by(Seat seat, const State& state, const Rules& rules, Random& random);

}  // namespace kasino
