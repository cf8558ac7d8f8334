// Lists of moves: the legal ones, and the captures of one card.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/legality/judge.hpp"
#include "repl/session/reply.hpp"
#include "repl/session/session.hpp"

namespace kasino {

/// No list of moves is longer.
inline constexpr std::size_t most_moves_listed = 100'000;

/// Calls `visit` with each legal move, as they are found, until it answers false. Where
/// functions must be asked about each capture, at most `ask_at_most` are. False: there may be
/// others. Throws Interrupted once the session is not to keep going.
bool each_move(const Session& session, const std::function<bool(const Move&)>& visit,
               std::uint64_t ask_at_most);

/// Where the session orders moves, those of a position that has no more are in the order in which a
/// person would look for them: captures that bring points or clear the table, others, builds,
/// what lays out; where points are bad those that bring any come last. Else they lie as they are
/// found.
inline constexpr std::size_t most_moves_ordered = 100;

/// The first `limit` legal moves, behind them actions that play a card, and how many there are.
/// Throws Interrupted as each_move() does.
MoveList legal_move_list(const Session& session, std::size_t limit);

/// Those of that list, with their numbers in it, that play or take one of these, and how many there
/// are.
MoveList moves_with(const FaceSet& faces, const Session& session, std::size_t limit);

/// What stands at a place of that list, or how many there are.
struct NthPlay {
  std::optional<Step> what{};
  Count there{};  ///< where there is none; saturated: others were not found in time
};

/// What stands at `place`, from 0. Throws Interrupted as each_move() does.
NthPlay nth_play(const Session& session, std::uint64_t place);

/// The first `limit` captures that `card` of the seat to play can make, whatever its duties, and
/// how many there are. What a function of the variant refuses is none; where such functions must be
/// asked, the number is saturated past 500 captures. Throws Interrupted as each_move() does.
MoveList capture_list(Card card, const Session& session, std::size_t limit);

}  // namespace kasino
