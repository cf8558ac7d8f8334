#include "tests/support/conversation.hpp"

#include <sstream>

#include "repl/commands/commands.hpp"
#include "repl/input/loop.hpp"
#include "repl/json/json.hpp"
#include "tests/support/shipped.hpp"

namespace kasino::test {

std::unique_ptr<Rules> data_of_shipped(const RulesName& name) {
  std::string variant = name.variant;
  for (const auto& [option, value] : name.options) variant += ' ' + option + '=' + value;
  return std::make_unique<Rules>(shipped(variant).data());
}

SessionSettings plain_settings() {
  SessionSettings settings;
  settings.rules.variant = "standard";
  settings.seed = 1;
  return settings;
}

Conversation::Conversation(SessionSettings settings, RulesLoader loader)
    : desk_(std::make_unique<Desk>(std::move(settings), std::move(loader), budget_)) {}
Conversation::~Conversation() = default;

Session& Conversation::session() { return desk_->session; }

nlohmann::json Conversation::ask(const std::string& line) {
  return nlohmann::json::parse(to_json(execute(*desk_, line), session()));
}

std::vector<nlohmann::json> json_lines(const std::string& printed) {
  std::vector<nlohmann::json> objects;
  std::istringstream lines(printed);
  for (std::string line; std::getline(lines, line);) objects.push_back(nlohmann::json::parse(line));
  return objects;
}

std::vector<nlohmann::json> by_pipe(const std::vector<std::string>& lines, SessionSettings settings,
                                    RulesLoader loader) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  std::istringstream in(text);
  std::ostringstream out;
  Budget budget;
  Desk desk(std::move(settings), std::move(loader), budget);
  run_machine(desk, in, out);
  return json_lines(out.str());
}

}  // namespace kasino::test
