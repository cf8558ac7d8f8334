// Seats that the computer plays for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/event.hpp"
#include "engine/model/rules.hpp"
#include "engine/players/bot.hpp"

namespace kasino {

class Game;
class Memory;
class Rules;
class State;
class Session;

/// Why computer seats stopped early.
struct Stop {
  std::string why;
  bool has_failed = false;  ///< in a script, or at a limit
};

/// Plays for the computer's seats until a person is to act or the deal is over, or answers why it
/// stopped before. Adds what happened to `events`: ahead of each step's events a "computer" event
/// with seat, player, move and reason. Each step can be taken back.
std::optional<Stop> play_for_computers(Session& session, EventLog& events);

/// Takes a step, and adds what happened to `events`, with the points that it secured. Throws what
/// Game::take() does.
/// `grouping`: of a capture, if it is known.
void take_and_tell(Session& session, const Step& step, Regularity regularity, EventLog& events,
                   std::optional<Grouping> grouping = {});

/// Lets `player` take one step for the seat to act, and adds what happened to `events`. False, with
/// nothing done, if the user interrupts. Throws BadArgument if the variant lacks the player, and
/// what the rules throw.
bool play_one(Session& session, const Bot& player, EventLog& events);

/// The moves that everybody has seen in the deal before step `ply`.
Memory memory_of(const Game& game, std::size_t ply);

/// Random numbers that depend only on what the seat knows and on `ply`, so that a player who comes
/// to the same position again plays the same.
Random random_for(const State& state, const Rules& rules, std::size_t ply, Seat seat);

/// "human", and the names of all computer players under these rules.
std::vector<std::string> player_words(const RuleData& rules);

/// The player of that name; nothing for "human". Any other valid name is taken for a variant's own
/// player, until check_players() looks. Throws BadArgument for a word that can be no name.
std::optional<Bot> player_or_human(const std::string& typed);

/// Throws BadArgument if the variant lacks one of the players.
void check_players(const std::vector<std::optional<Bot>>& players, const RuleData& rules);

/// "human,greedy", as --seats takes it: who plays at each seat. Throws BadArgument.
std::vector<std::optional<Bot>> players_named(const std::string& list);
/// The inverse of players_named().
std::string list_of_players(const std::vector<std::optional<Bot>>& seats);

}  // namespace kasino
