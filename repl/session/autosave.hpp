// The game of a session, kept in a file while it is played: neither a crash nor a closed terminal
// nor leaving loses anything.
//
// Each game of a session has a file of its own. It stays where another game takes its place, and is
// removed when its match is over.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "repl/session/session.hpp"

namespace kasino {

/// The files of one session.
class Autosave {
 public:
  /// In `folder`, which is made when there is something to keep; empty: nothing is kept.
  explicit Autosave(const std::filesystem::path& folder);
  ~Autosave();
  Autosave(const Autosave&) = delete;
  Autosave& operator=(const Autosave&) = delete;

  /// Keeps the game as it is now, with the steps that lie ahead where one has walked back, and who
  /// plays, unless nothing has been done in it but walking. A position that was set up is kept
  /// while it is shown. A match that is over is forgotten, wherever in it one stands. Answers, the
  /// first time, why it cannot be kept.
  std::optional<std::string> keep(const Session& session);
  /// The current game is nothing to take up again.
  void forget();
  /// Whether some game of the session can be taken up.
  bool has_kept() const;

 private:
  std::filesystem::path file() const;
  /// The game of that number is the current one now; the file of the one before stays if it is
  /// worth it.
  void turn_to(std::size_t number);
  void hold(int lock);

  std::filesystem::path folder_;
  std::string name_;          ///< what the session's files are called, but for the number
  std::size_t number_ = 0;    ///< of the current game
  std::string kept_;          ///< what its file holds; empty: there is none
  bool is_worth_it_ = false;  ///< something was done in it
  int lock_ = -1;  ///< its open file, locked while it is the current game; -1: there is none
  bool has_failed_ = false;
};

/// The file of the last game that was kept; those under way are passed over.
std::optional<std::filesystem::path> kept_game(const std::filesystem::path& folder);

/// One line that offers that game; empty if there is none.
std::string restore_offer(const std::filesystem::path& folder, Language language);

/// Who plays in the session of an autosave: so it is in `session` now, which has opened the game.
void take_session(const std::string& autosave, Session& session);

/// ~/.local/state/kasino, or where the environment says such things lie; empty without a home.
std::filesystem::path state_folder();

}  // namespace kasino
