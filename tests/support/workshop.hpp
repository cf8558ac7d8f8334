// A session with a script that is being written.
#pragma once

#include <string>

#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"

namespace kasino::test {

/// Plays `variant` (seed 1), by default the script itself, which lies in a folder of its own as
/// `mine.lua`, before the variants of the program.
class Workshop {
 public:
  explicit Workshop(const std::string& script, const std::string& variant = "mine");

  /// Saves the script as another one, later than it was.
  void rewrite(const std::string& script);

  /// The answer to one line; its text; and, where it must be an error, its message.
  nlohmann::json ask(const std::string& line) { return talk_.ask(line); }
  std::string text(const std::string& line) { return talk_.text(line); }
  std::string error(const std::string& line) { return talk_.error(line); }

  Session& session() { return talk_.session(); }

 private:
  Folder folder_;
  std::string file_;
  Conversation talk_;
};

}  // namespace kasino::test
