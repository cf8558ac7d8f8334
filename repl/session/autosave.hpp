// The game of a session, kept in a file while it is played: a crash or a closed terminal loses
// nothing.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/text.hpp"
#include "repl/session/session.hpp"

namespace kasino {

/// The file of one session.
class Autosave {
 public:
  /// In `folder`, which is made when there is something to keep; empty: nothing is kept.
  explicit Autosave(const std::filesystem::path& folder);
  ~Autosave();
  Autosave(const Autosave&) = delete;
  Autosave& operator=(const Autosave&) = delete;

  /// Keeps the game as it is now, with the steps that lie ahead where one has walked back, and who
  /// plays, unless nothing has been done in it. Answers, the first time, why it cannot be kept.
  std::optional<std::string> keep(const Session& session);
  /// The session has ended as it should: there is nothing to take up again.
  void forget();

 private:
  std::optional<std::string> failed(std::string why);

  std::filesystem::path file_;
  int lock_ = -1;  ///< the open file that says that the session goes on; -1: none
  std::string kept_;
  bool has_failed_ = false;
};

/// Keeps the game of a session that opens another one, as if it had been cut off, unless nothing
/// has been done in it. Throws Error.
void keep_aside(const Session& session);

/// Who plays in the session of an autosave, and where it has walked to: so it is in `session` now,
/// which has opened the game.
void take_session(const std::string& autosave, Session& session);

/// Removes an autosave, and what lies beside it.
void drop_autosave(const std::filesystem::path& file);

/// The files of sessions that were cut off, the newest first. Those that go on are not among them.
std::vector<std::filesystem::path> cut_off_games(const std::filesystem::path& folder);

/// What was played in an autosave, and when: "standard, seed 7 (2026-03-01 20:15)".
std::string name_of_game(const std::filesystem::path& autosave);

/// One line that offers them; empty if there is none.
std::string restore_offer(const std::filesystem::path& folder, Language language);

/// ~/.local/state/kasino, or where the environment says such things lie; empty without a home.
std::filesystem::path state_folder();

}  // namespace kasino
