// A session that tests talk to as programs do: a line in, a JSON object out.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "repl/session/settings.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {
class Session;
struct Desk;
}  // namespace kasino

namespace kasino::test {

/// Loads a shipped variant as far as it is data.
std::unique_ptr<Rules> data_of_shipped(const RulesName& name);

/// Seed 1, two players, the last seat deals.
SessionSettings plain_settings();

class Conversation {
 public:
  explicit Conversation(SessionSettings settings = plain_settings(),
                        RulesLoader loader = data_of_shipped);
  ~Conversation();

  /// The answer to one line.
  nlohmann::json ask(const std::string& line);
  /// The text of the answer; or the kind or message of one that must be an error.
  std::string text(const std::string& line) { return ask(line).at("text"); }
  std::string error_kind(const std::string& line) { return ask(line).at("error").at("kind"); }
  std::string error(const std::string& line) { return ask(line).at("error").at("message"); }

  Desk& desk() { return *desk_; }
  Session& session();
  /// The budget of its scripts, which a loader may use even while the session is being made.
  Budget& budget() { return budget_; }

 private:
  Budget budget_;
  std::unique_ptr<Desk> desk_;
};

/// What the program printed, one object a line.
std::vector<nlohmann::json> json_lines(const std::string& printed);

/// Everything that the machine interface prints for these lines.
std::vector<nlohmann::json> by_pipe(const std::vector<std::string>& lines,
                                    SessionSettings settings = plain_settings(),
                                    RulesLoader loader = data_of_shipped);

}  // namespace kasino::test
