// Seats that the computer plays for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/event.hpp"
#include "repl/session/settings.hpp"

namespace kasino {

class Game;
class Memory;
class Rules;
class State;
class Session;
struct Reply;

/// Plays on for the seats that the computer plays for, until a person is to act or the deal is
/// over, and puts it into a reply that shows what happens: with a "computer" event ahead of each
/// step, whose it is, what, and why; and with a notice where it stopped early. Each step can be
/// taken back.
void play_for_computers(Session& session, Reply& reply);

/// Takes a step, and puts what happened into `events`, with the points that it has secured.
void take_and_tell(Session& session, const Step& step, Regularity regularity, EventLog& events);

/// Lets `player` do one thing for the seat to act, likewise. False, and nothing is done, if the
/// user wants it to stop.
bool play_one(Session& session, const Bot& player, EventLog& events);

/// What all have seen in a deal of the game before step `ply`.
Memory memory_of(const Game& game, std::size_t ply);

/// What a seat knows is played the same way, however often it is come to.
Random random_for(const State& state, const Rules& rules, std::size_t ply, Seat seat);

/// "human", for nobody, and the names of all computer players under these rules.
std::vector<std::string> player_words(const RuleData& rules);

/// The player of that name; nothing for "human". A word that is no player of every variant may be
/// one of a variant's own: see check_players(). Throws BadArgument for what can be no name.
std::optional<Bot> player_or_human(const std::string& word);

/// Throws BadArgument if one of them is no player of this variant.
void check_players(const std::vector<std::optional<Bot>>& players, const RuleData& rules);

/// "human,greedy", as --seats takes it: who plays at each seat. Throws BadArgument.
std::vector<std::optional<Bot>> players_named(const std::string& list);
/// The other way round.
std::string list_of_players(const std::vector<std::optional<Bot>>& seats);

}  // namespace kasino
