// The games that sessions have kept in files: which there are, and what is known of each without
// replaying it.
//
// A kept game is a record, with lines behind its `end` that say who plays and how it stands.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "repl/session/session.hpp"

namespace kasino {

struct KeptGame {
  std::filesystem::path file{};
  std::filesystem::file_time_type left{};  ///< when something was done in it last
  std::string variant{};                   ///< can be shown; empty if the file is no record
  /// How it stands; older versions wrote none of these: then 0, empty and false.
  int deal = 0;
  std::vector<int> scores{};  ///< of the match, by seat
  bool is_finished = false;  ///< the line of play that was shown last leads to the end of the match
  std::vector<std::optional<Bot>> players{};  ///< by seat - 1; nothing: a person
  std::vector<std::string> names{};           ///< of people, by seat - 1
};

/// The games that no session is playing now, the latest first.
std::vector<KeptGame> kept_games(const std::filesystem::path& folder);
/// The number, from 1, of the first that is not finished.
std::optional<std::size_t> latest_unfinished(const std::vector<KeptGame>& games);
bool has_finished(const std::vector<KeptGame>& games);

/// Removes the oldest games of which no session is playing one: at most 20 finished ones stay, and
/// 20 others.
void forget_oldest(const std::filesystem::path& folder);

/// "2026-11-28 10:30", by the clock of where the program runs.
std::string time_text(std::filesystem::file_time_type time);

/// What a game is called in a list: "standard: deal 2, score 5, 3; you, novice".
std::string words_of(const KeptGame& game, Language language);

/// A line that offers to go on with the latest game that is not finished, and says how finished
/// ones are seen; empty if there is none of either.
std::string restore_offer(const std::filesystem::path& folder, Language language);

/// Whether the current line of play leads to the end of the match.
bool is_finished(const Game& game);

/// The record of a session's game, with paths that work from any folder, and the lines behind it.
std::string lasting_record(const Session& session);

/// The record of a session's game, and what its people are called.
std::string record_with_names(const Session& session);

/// What the record of `game` calls the people who play it, by seat - 1; none if it does not.
std::vector<std::string> names_in(const Game& game);

/// Seats in `session`, which has opened the game, the players that the text of its file names.
/// Throws BadArgument for a name that can be no player's.
void take_session(const std::string& text, Session& session);

}  // namespace kasino
