// The game of a session, kept in a file while it is played: a crash or a closed terminal loses
// nothing.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/game.hpp"
#include "engine/text.hpp"

namespace kasino {

/// The file of one session, named after its process.
class Autosave {
 public:
  /// In `folder`, which is made when there is something to keep; empty: nothing is kept.
  explicit Autosave(const std::filesystem::path& folder);

  /// Keeps the game as it is now, unless nothing has been done in it. Answers, the first time, why
  /// it cannot be kept.
  std::optional<std::string> keep(const Game& game);
  /// The session has ended as it should: there is nothing to take up again.
  void forget();

 private:
  std::filesystem::path file_;
  std::string kept_;
  bool has_failed_ = false;
};

/// The files of sessions that were cut off, the newest first. Those that go on are not among them.
std::vector<std::filesystem::path> cut_off_games(const std::filesystem::path& folder);

/// One line that offers the newest of them; empty if there is none.
std::string restore_offer(const std::filesystem::path& folder, Language language);

}  // namespace kasino
