// The course of a deal: dealing, a move and all that follows from it, rounds, the end.
//
// Whether a move is legal was asked before. Events go to `log` unless it is null.
#pragma once

#include <vector>

#include "engine/event.hpp"
#include "engine/random.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

namespace kasino {

/// The first deal of a match: `deck` in dealing order, the hands and table dealt. `deck` is a
/// whole deck of the variant.
/// `scores` are those of a match in progress; they may be short or empty.
State start_match(const Rules& rules, int players, Seat dealer, const Cards& deck, EventLog* log,
                  const std::vector<int>& scores = {});

/// The next deal, once one is over: scores stay, the deal passes clockwise.
void start_next_deal(State& state, const Cards& deck, const Rules& rules, EventLog* log);

/// Makes a position just set up ready: passes over seats without cards, deals if nobody has any,
/// ends the deal if there is nothing to deal.
void enter_setup(State& state, const Rules& rules, EventLog* log);

/// Plays `move`, which need not be legal but whose cards must be where it says. If a hook throws,
/// `state` is left half done: keep a copy.
void apply(State& state, const Move& move, const Rules& rules, EventLog* log);

/// Plays a move that random_legal_move() chooses: a ply of a playout. Nobody hears of it.
void play_random_move(State& state, const Rules& rules, Random& random);

/// Performs `action`, which the variant has, for any seat. As above if a hook throws.
void apply(State& state, const Action& action, const Rules& rules, EventLog* log);

}  // namespace kasino
