// The game of a session, kept in a file while it is played: neither a crash nor a closed terminal
// nor leaving loses anything.
//
// Each game of a session has a file of its own, which stays when another game is begun, and when
// the match is over.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "repl/session/session.hpp"
#include "scripting/source/file.hpp"

namespace kasino {

/// The files of one session.
class Autosave {
 public:
  /// Files lie in `folder`, which is made when there is something to keep; empty: nothing is kept.
  explicit Autosave(const std::filesystem::path& folder);

  /// Writes the current game, all its steps (those taken back too) and who plays to its file,
  /// unless nothing has been played in it. A position that was set up is kept while it is shown. A
  /// game that was taken up keeps its file, under another name; it is not written before something
  /// has changed. If writing fails, answers why, once, and tries again at the next change.
  std::optional<std::string> keep(const Session& session);
  /// Removes the current game's file: the game is not to be taken up again.
  void forget();
  /// What a person who leaves is told of what is kept, and how to come back to it; empty if this
  /// session has played nothing. The files are free for others then.
  std::string farewell(const Session& session);

 private:
  std::filesystem::path file() const;
  /// Makes game `number` the current one; the file of the game before stays if it is worth it.
  void turn_to(std::size_t number, const std::string& taken_from);
  /// Locks the current game's file.
  void hold_file();

  std::filesystem::path folder_;
  std::string name_;          ///< what the session's files are called, without the number
  std::size_t number_ = 0;    ///< of the current game
  std::string kept_;          ///< what its file holds; empty: no file
  bool is_worth_it_ = false;  ///< something was played in it
  bool is_finished_ = false;  ///< what its file holds is
  Descriptor lock_{};         ///< its open file, locked while the game is current
  bool has_failed_ = false;   ///< to write it
  bool has_told_ = false;     ///< why it failed
};

/// That nothing can be kept because state_folder() is empty.
Error no_home();

/// $XDG_STATE_HOME/kasino, or ~/.local/state/kasino; empty if neither is an absolute path.
std::filesystem::path state_folder();
/// That XDG_STATE_HOME is passed over, if it is.
std::optional<Text> state_home_warning();

}  // namespace kasino
