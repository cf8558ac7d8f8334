// The game of a session, kept in a file while it is played: neither a crash nor a closed terminal
// nor leaving loses anything.
//
// A session has a file of its own, which it removes when the match is over.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

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

  /// The game of the session is as it was opened: it is kept once more is done in it than to walk.
  void opened(const Session& session);
  /// Keeps the game as it is now, with the steps that lie ahead where one has walked back, and who
  /// plays, unless nothing has been done in it. A match that is over is forgotten, wherever in it
  /// one stands. Answers, the first time, why it cannot be kept.
  std::optional<std::string> keep(const Session& session);
  /// There is nothing to take up again.
  void forget();
  /// Whether the file holds a game.
  bool has_kept() const { return !kept_.empty(); }

 private:
  std::filesystem::path file_;
  int lock_ = -1;  ///< the open file, locked: the session goes on; -1: there is none
  std::string kept_;
  std::string opened_;  ///< the record of the game that was opened, but for the place
  bool has_failed_ = false;
};

/// The file of the last game that was kept; those of sessions that go on are passed over.
std::optional<std::filesystem::path> kept_game(const std::filesystem::path& folder);

/// One line that offers that game; empty if there is none.
std::string restore_offer(const std::filesystem::path& folder, Language language);

/// Who plays in the session of an autosave: so it is in `session` now, which has opened the game.
void take_session(const std::string& autosave, Session& session);

/// ~/.local/state/kasino, or where the environment says such things lie; empty without a home.
std::filesystem::path state_folder();

}  // namespace kasino
