// Seats that the computer plays for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/event.hpp"
#include "repl/session/settings.hpp"

namespace kasino {

class Session;
struct Reply;

/// Plays on for the seats that the computer plays for, until a person is to act or the deal is
/// over, and puts it into a reply that shows what happens: with a "computer" event ahead of each
/// step, whose it is, what, and why; and with a notice where it stopped early. Each step can be
/// taken back.
void play_for_computers(Session& session, Reply& reply);

/// Takes a step, and puts what happened into `events`, with the points that it has secured.
void take_and_tell(Session& session, const Step& step, Regularity regularity, EventLog& events);

/// Lets `player` do one thing for the seat to act, likewise.
void play_one(Session& session, Bot player, EventLog& events);

/// "random", "greedy", "human": nothing for a person. Throws BadArgument for any other word.
/// What a greedy player would do for the seat to act, and why: "s7xh7, for 1 point (ACES-1 1)".
std::string suggestion(const Session& session);

std::optional<Bot> player_or_human(const std::string& word);

/// "human,greedy", as --seats takes it: who plays at each seat. Throws BadArgument.
std::vector<std::optional<Bot>> players_named(const std::string& list);
/// The other way round.
std::string list_of_players(const std::vector<std::optional<Bot>>& seats);

}  // namespace kasino
