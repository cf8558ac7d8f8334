// Moves and plays for tests, from canonical text, without the engine's parser: see builders.hpp.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/random.hpp"
#include "engine/game/game.hpp"
#include "engine/model/event.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"

namespace kasino::test {

/// "s7" lays s7 out; "s7xd4 s3" takes d4 and s3 with it.
Move move(Seat seat, std::string_view text);

/// Lets the seat to play make the move, legal or not.
void play(State& state, const Rules& rules, std::string_view text, EventLog* log = nullptr);

/// The seats in turn lay out the first card of their hands, `plays` times or to the deal's end.
void lay_out(State& state, const Rules& rules, int plays, EventLog* log = nullptr);

/// The types of the events, in order, separated by spaces.
std::string types_of(const EventLog& log);

/// The last position of a deal of random moves; the last seat deals.
State random_deal(const Rules& rules, int players, Random& random);

/// A position with seat 1 to move; `hands` are from seat 1 on. There are at least two seats. Cards
/// not named are out of play.
State position(const Rules& rules, std::string_view table,
               std::initializer_list<std::string_view> hands);

/// A game that begins in such a position, with this stock.
GameStart start_at(std::string_view table, std::initializer_list<std::string_view> hands,
                   std::string_view stock = {});

/// Performs the action of these words. Throws if it is refused, which is a mistake of the test.
void act(Game& game, const std::vector<std::string>& words);

}  // namespace kasino::test
