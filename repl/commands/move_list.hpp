// Lists of moves: the legal ones, and the captures of one card.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>

#include "repl/commands/reply.hpp"
#include "repl/session/session.hpp"

namespace kasino {

/// The longest list of moves.
inline constexpr std::size_t most_moves_listed = 100'000;

/// Begins another step of a list of moves, which is long work. Throws Interrupted, with the limit
/// that is reached, once the session is not to keep going.
void check_going(const Session& session);

/// Calls `visit` with each legal move, in the order found, until it answers false. If functions
/// must be asked about each capture, asks about at most `ask_at_most`. False: there may be other
/// moves. Throws Interrupted once the session is not to keep going, and what the rules throw.
bool each_move(const Session& session, const std::function<bool(const Move&)>& visit,
               std::uint64_t ask_at_most);

/// A position's moves, up to this many, are listed in the order in which a person looks for them:
/// captures that score or clear the table, other captures, builds, trails; where points are bad,
/// captures that score come last. Longer lists keep the order found. People and programs get the
/// same numbers.
inline constexpr std::size_t most_moves_ordered = 100;

/// The first `limit` legal moves, after them actions that play a card, and how many there are.
/// Throws what each_move() does.
MoveList legal_move_list(const Session& session, std::size_t limit);

/// The moves of that list that play or take a card with one of these faces, with their numbers in
/// the list, and how many there are. Throws what each_move() does.
MoveList moves_with(const FaceSet& faces, const Session& session, std::size_t limit);

/// What stands at a place of legal_move_list(), or how many places it has.
struct NthPlay {
  std::optional<Step> what{};
  Count there{};  ///< if nothing stands there; saturated: there may be more
};

/// What stands at `place`, counted from 0. Throws what each_move() does.
NthPlay nth_play(const Session& session, std::uint64_t place);

/// Throws BadArgument if a person is to find out what can be done: then nothing lists it.
void expect_no_riddle(const Session& session);

/// What has that number, from 1, in the list. Throws BadArgument if nothing has, and what
/// nth_play() does.
Step play_by_number(const Session& session, const std::string& text);

/// The first `limit` captures that `card` of the seat to play can make, duties aside, and how many
/// there are. Captures that a function of the variant refuses do not count; if functions must be
/// asked, the number is saturated past 500. Throws what each_move() does.
MoveList capture_list(Card card, const Session& session, std::size_t limit);

}  // namespace kasino
