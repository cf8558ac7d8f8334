#include "repl/command_tree.hpp"

#include <algorithm>
#include <sstream>

#include "engine/player.hpp"
#include "repl/option_groups.hpp"

namespace kasino {

namespace {

/// "en", "sv" of "LANG:{en,sv}", as CLI11 describes a value that is one of some.
std::vector<std::string> choices_in(const std::string& type) {
  const std::size_t begin = type.find('{');
  const std::size_t end = type.find('}');
  std::vector<std::string> choices;
  if (begin == std::string::npos || end == std::string::npos) return choices;
  std::istringstream list(type.substr(begin + 1, end - begin - 1));
  for (std::string word; std::getline(list, word, ',');) choices.push_back(word);
  std::sort(choices.begin(), choices.end());
  return choices;
}

/// By the word that help shows for a value: FILE is one in every command.
Expected expected_for(const std::string& value) {
  for (const char* name : {"VARIANT", "A", "B"})
    if (value == name) return Expected::Variant;
  if (value == "FILE" || value == "CARDS|@FILE") return Expected::File;
  if (value == "DIR") return Expected::Folder;
  return Expected::Anything;
}

void expect_players(OptionEntry& entry) {
  entry.expected = Expected::List;
  entry.choices = {std::string(name_of(Player::Greedy)), "human",
                   std::string(name_of(Player::Random))};
}

OptionEntry entry_of(const CLI::Option& option) {
  OptionEntry entry;
  entry.help = option.get_description();
  entry.is_required = option.get_required();
  const std::string type = option.get_type_name();
  const bool is_flag = option.get_items_expected_max() == 0;
  if (option.nonpositional()) {
    entry.name = "--" + option.get_lnames().front();
    if (!is_flag) entry.value = type.substr(0, type.find(':'));
  } else {
    entry.name = option.get_name();
    entry.value = entry.name;
  }
  entry.choices = choices_in(type);
  if (!entry.choices.empty())
    entry.expected = Expected::Choice;
  else if (entry.value.starts_with("PLAYER,"))
    expect_players(entry);
  else if (!is_flag)
    entry.expected = expected_for(entry.value);
  return entry;
}

}  // namespace

CommandEntry entry_of(const CLI::App& app) {
  CommandEntry command{app.get_name(), app.get_description(), app.get_footer(), {}, {}};
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_group().empty()) continue;
    OptionEntry entry = entry_of(*option);
    (option->nonpositional() ? command.options : command.words).push_back(std::move(entry));
  }
  return command;
}

}  // namespace kasino
