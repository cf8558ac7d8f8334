#include "repl/command_line/command_line.hpp"

#include <algorithm>

#include "engine/text/spelling.hpp"
#include "repl/command_line/command_app.hpp"
#include "repl/command_line/surroundings.hpp"

namespace kasino {

const char* const version = "kasino " KASINO_VERSION;

namespace {

std::vector<std::string> command_names_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

bool holds(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// The arguments, with `play` in front if they name no command. Throws UsageError for a word that
/// is none.
std::vector<std::string> with_command(std::vector<std::string> words, const CLI::App& app) {
  const std::vector<std::string> names = command_names_of(app);
  if (!words.empty() && words.front() == "help")  // as many programs have it
    return {words.size() > 1 ? words[1] : "--help", "--help"};
  if (!words.empty() && words.front().front() != '-' && !holds(names, words.front())) {
    std::string list;
    for (const std::string& name : names) list += ' ' + name;
    const std::string advice = did_you_mean(words.front(), names);
    throw UsageError(
        words.front() + ": unknown command" + advice + "; there are" + list +
        (advice.empty() ? "; a variant is played by kasino play " + words.front() : ""));
  }
  const bool has_command = std::any_of(words.begin(), words.end(), [&](const std::string& word) {
    return holds(names, word) || word == "--help" || word == "-h" || word == "--version";
  });
  if (!has_command) words.insert(words.begin(), "play");
  return words;
}

/// The error of CLI11 in our form: where, what, and what to do about it.
UsageError usage_error(CLI::App& app, const CLI::ParseError& error) {
  const CLI::App& used = command_in_use(app);
  const std::string name = &used == &app ? "" : used.get_name();
  const std::string where = name.empty() ? "" : name + ": ";
  const std::string help = "; see kasino " + (name.empty() ? "" : name + ' ') + "--help";
  const std::vector<std::string> rest = app.remaining(true);
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr && !rest.empty()) {
    const std::string& word = rest.front();
    if (word.front() != '-') return UsageError(where + word + ": one word too many" + help);
    std::vector<std::string> flags;
    for (const CLI::App* one : {&used, static_cast<const CLI::App*>(&app)})
      for (const CLI::Option* option : one->get_options())
        if (option->nonpositional()) flags.push_back("--" + option->get_lnames().front());
    const std::string flag = word.substr(0, word.find('='));
    return UsageError(where + flag + ": unknown option" + did_you_mean(flag, flags) + help);
  }
  std::string what = error.what();
  std::replace(what.begin(), what.end(), '\n', ' ');
  return UsageError(where + what + help);
}

}  // namespace

std::variant<CommandLine, std::string> parse_command_line(int argc, const char* const* argv) {
  std::vector<std::string> words(argv + 1, argv + std::max(argc, 1));
  CommandLine line;
  if (!words.empty() && words.front() == "--complete") {
    line.command = CompleteOptions{{words.begin() + 1, words.end()}};
    return line;
  }
  CLI::App app;
  declare_command_line(app, line);
  words = with_command(std::move(words), app);
  std::reverse(words.begin(), words.end());  // as CLI11 wants them
  try {
    app.parse(words);
  } catch (const CLI::CallForHelp&) {
    const CLI::App& used = command_in_use(app);
    return &used == &app ? app.help() : used.help(app.get_name());
  } catch (const CLI::CallForVersion&) {
    return std::string(version) + '\n';
  } catch (const CLI::ParseError& error) {
    throw usage_error(app, error);
  }
  return line;
}

}  // namespace kasino
