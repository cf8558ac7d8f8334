// The game of a session, kept in a file while it is played: neither a crash nor a closed terminal
// nor leaving loses anything.
//
// Each game of a session has a file of its own. The file stays when another game is begun, and is
// removed when the match is over.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "repl/session/session.hpp"

namespace kasino {

/// The files of one session.
class Autosave {
 public:
  /// Files lie in `folder`, which is made when there is something to keep; empty: nothing is kept.
  explicit Autosave(const std::filesystem::path& folder);
  ~Autosave();
  Autosave(const Autosave&) = delete;
  Autosave& operator=(const Autosave&) = delete;

  /// Writes the current game, all its steps (those taken back too) and who plays to its file,
  /// unless nothing has been played in it. A position that was set up is kept while it is shown.
  /// The file of a match that was played to its end is removed, even if steps are taken back. If
  /// writing fails, answers why, once; from then on nothing is kept.
  std::optional<std::string> keep(const Session& session);
  /// Removes the current game's file: the game is not to be taken up again.
  void forget();
  /// Whether a game of this session can be taken up.
  bool has_kept() const;

 private:
  std::filesystem::path file() const;
  /// Makes game `number` the current one; the file of the game before stays if it is worth it.
  void turn_to(std::size_t number);
  void hold(int lock);

  std::filesystem::path folder_;
  std::string name_;          ///< what the session's files are called, without the number
  std::size_t number_ = 0;    ///< of the current game
  std::string kept_;          ///< what its file holds; empty: no file
  bool is_worth_it_ = false;  ///< something was played in it
  int lock_ = -1;             ///< its open file, locked while the game is current; -1: none
  bool has_failed_ = false;
};

/// The file of the game that was kept last, apart from games that a session is playing now.
std::optional<std::filesystem::path> kept_game(const std::filesystem::path& folder);

/// A line that offers to restore that game; empty if there is none.
std::string restore_offer(const std::filesystem::path& folder, Language language);

/// Seats in `session`, which has opened the game, the players that the text of its autosave names.
/// Throws BadArgument for a name that can be no player's.
void take_session(const std::string& autosave, Session& session);

/// That nothing can be kept because state_folder() is empty.
Error no_home();

/// $XDG_STATE_HOME/kasino, or ~/.local/state/kasino; empty if neither variable is set.
std::filesystem::path state_folder();

}  // namespace kasino
