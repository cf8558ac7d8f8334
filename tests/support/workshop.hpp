// A session with a script that its author changes.
#pragma once

#include <string>

#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"

namespace kasino::test {

/// Plays `variant` (seed 1), by default the script itself: `mine.lua` in a folder of its own,
/// searched before the program's variants.
class Workshop {
 public:
  explicit Workshop(const std::string& script, const std::string& variant = "mine");

  /// Saves another text as the script, with a later time.
  void rewrite(const std::string& script);

  /// The answer to one line, its text, or the message of one that must be an error.
  nlohmann::json ask(const std::string& line) { return talk_.ask(line); }
  std::string text(const std::string& line) { return talk_.text(line); }
  std::string error(const std::string& line) { return talk_.error(line); }

  Desk& desk() { return talk_.desk(); }
  Session& session() { return talk_.session(); }

 private:
  Folder folder_;
  std::string file_;
  Conversation talk_;
};

}  // namespace kasino::test
