#include "repl/command_line/command_line.hpp"

#include <algorithm>

#include "engine/text/reading.hpp"
#include "repl/command_line/command_app.hpp"
#include "repl/command_line/surroundings.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/spelling.hpp"

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
  for (const std::string& word : words)  // CLI11 would take the next word for the value
    if (word.starts_with("--") && word.find('=') == word.size() - 1)
      throw UsageError(word + ": a value is missing behind =");
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

std::string help_in_columns(const std::string& help, int width) {
  constexpr std::size_t names_column = 30;  // as CLI11 has it
  std::string text;
  for (const std::string& line : lines_of(help)) {
    const std::size_t begin = line.find_first_not_of(' ');
    const bool is_described =
        line.size() > names_column && line.compare(names_column - 2, 2, "  ") == 0;
    const std::size_t indent = is_described ? names_column : begin == std::string::npos ? 0 : begin;
    text += wrapped(line, width, static_cast<int>(indent)) + '\n';
  }
  return text;
}

namespace {

using Words = std::vector<std::string>;
using Variants = std::function<Words(bool after_plus)>;

/// {"en", "sv"} for "LANG:{en,sv}", which is how CLI11 describes a choice.
Words choices_in(const std::string& type) {
  const std::size_t begin = type.find('{');
  if (begin == std::string::npos) return {};
  return parts_of(type.substr(begin + 1, type.find('}') - begin - 1), ',');
}

/// `words`, each behind `start`.
Words behind(const std::string& start, Words words) {
  for (std::string& word : words) word.insert(0, start);
  return words;
}

/// Completes one command line.
class WordCompletion {
 public:
  WordCompletion(Words typed, const Variants& variants) : words_(typed), variants_(variants) {
    declare_command_line(app_, line_);
    for (CLI::App* command : app_.get_subcommands([](const CLI::App*) { return true; }))
      commands_.push_back(command);
    if (words_.empty()) words_.emplace_back();
    last_ = words_.back() == "=" ? "" : words_.back();  // bash makes three words of --lang=s
    words_.pop_back();
    std::erase(words_, "=");
    if (const std::size_t equals = last_.find('=');
        last_.starts_with("--") && equals < last_.size()) {
      words_.push_back(last_.substr(0, equals));
      start_ = last_.substr(0, equals + 1);
      last_.erase(0, equals + 1);
    }
    for (CLI::App* command : commands_)
      if (std::find(words_.begin(), words_.end(), command->get_name()) != words_.end())
        command_ = command;
  }

  Words candidates() const {
    Words words = all();
    std::erase_if(words, [&](const std::string& word) { return !word.starts_with(last_); });
    std::sort(words.begin(), words.end());
    return behind(start_, words);
  }

 private:
  Words all() const {
    for (const CLI::Option* option : options())
      if (!words_.empty() && option->check_name(words_.back()) && option->nonpositional() &&
          option->get_items_expected_max() > 0)
        return values_of(*option);
    Words words;
    if (last_.starts_with('-')) {
      for (const CLI::Option* option : options())
        if (option->nonpositional()) words.push_back("--" + option->get_lnames().front());
    } else if (command_ == nullptr) {
      for (const CLI::App* command : commands_) words.push_back(command->get_name());
    } else {
      for (const CLI::Option* option : options())
        if (!option->nonpositional()) return values_of(*option);
    }
    return words;
  }

  /// Those of the command, then the shared ones.
  std::vector<const CLI::Option*> options() const {
    std::vector<const CLI::Option*> options = app_.get_options();
    const auto is_help = [](const CLI::Option* option) { return option->check_name("--help"); };
    if (command_ == nullptr) return options;
    std::erase_if(options, is_help);
    const std::vector<const CLI::Option*> own =
        static_cast<const CLI::App*>(command_)->get_options();
    options.insert(options.begin(), own.begin(), own.end());
    return options;
  }

  /// The values that an option or argument can have, by the name that help gives to its value.
  Words values_of(const CLI::Option& option) const {
    const std::string type = option.get_type_name();
    const std::string name = type.empty() ? option.get_name() : type;
    const auto up_to_last = [&](char c) { return last_.substr(0, last_.find_last_of(c) + 1); };
    if (name == "VARIANT" || name == "A" || name == "B")
      return behind(up_to_last('+'), variants_(last_.find('+') != std::string::npos));
    if (name.starts_with("PLAYER,"))
      return behind(up_to_last(','), {"expert", "greedy", "human", "novice", "random"});
    return choices_in(type);
  }

  Words words_;        ///< all but the last
  std::string start_;  ///< "--lang=" if the last begins so, else empty
  std::string last_;   ///< the rest of the last
  const Variants& variants_;
  CommandLine line_;
  CLI::App app_;
  std::vector<CLI::App*> commands_;
  CLI::App* command_ = nullptr;
};

}  // namespace

std::vector<std::string> completions(const CompleteOptions& typed, const Variants& variants) {
  return WordCompletion(typed.words, variants).candidates();
}

}  // namespace kasino
