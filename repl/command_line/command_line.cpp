#include "repl/command_line/command_line.hpp"

#include <algorithm>

#include "engine/text/reading.hpp"
#include "repl/command_line/command_app.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

const char* const version = "kasino " KASINO_VERSION;

namespace {

bool holds(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// The arguments, with `play` in front if they name no command. Throws Error for a word that
/// is none.
std::vector<std::string> with_command(std::vector<std::string> words, const CommandLineApp& all) {
  const std::vector<std::string> names = texts_of(all.commands(), &CLI::App::get_name);
  if (!words.empty() && words.front() == "help")  // as many programs have it
    return {words.size() > 1 ? words[1] : "--help", "--help"};
  if (!words.empty() && words.front().front() != '-' && !holds(names, words.front())) {
    std::string list;
    for (const std::string& name : names) list += ' ' + name;
    const std::string advice = did_you_mean(words.front(), names);
    throw Error(words.front() + ": unknown command" + advice + "; there are" + list +
                (advice.empty() ? "; a variant is played by kasino play " + words.front() : ""));
  }
  const bool has_command = std::any_of(words.begin(), words.end(), [&](const std::string& word) {
    return holds(names, word) || word == "--help" || word == "-h" || word == "--version";
  });
  if (!has_command) words.insert(words.begin(), "play");
  return words;
}

/// The error of CLI11 in our form: where, what, and what to do about it.
Error usage_error(const CommandLineApp& all, const CLI::ParseError& error) {
  const CLI::App& used = all.command_in_use();
  const std::string name = &used == &all.app ? "" : used.get_name();
  const std::string where = name.empty() ? "" : name + ": ";
  const std::string help = "; see kasino " + (name.empty() ? "" : name + ' ') + "--help";
  const std::vector<std::string> rest = all.app.remaining(true);
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError) && !rest.empty()) {
    const std::string& word = rest.front();
    if (word.front() != '-') return Error(where + word + ": one word too many" + help);
    std::vector<std::string> flags;
    for (const CLI::App* one : {&used, &all.app})
      for (const CLI::Option* option : one->get_options())
        if (option->nonpositional()) flags.push_back("--" + option->get_lnames().front());
    const std::string flag = word.substr(0, word.find('='));
    return Error(where + flag + ": unknown option" + did_you_mean(flag, flags) + help);
  }
  std::string what = error.what();
  std::replace(what.begin(), what.end(), '\n', ' ');
  return Error(where + what + help);
}

}  // namespace

std::variant<CommandLine, std::string> parse_command_line(int argc, const char* const* argv) {
  std::vector<std::string> words(argv + 1, argv + std::max(argc, 1));
  CommandLineApp all;
  if (!words.empty() && words.front() == "--complete") {
    all.line.command = CompleteOptions{{words.begin() + 1, words.end()}};
    return all.line;
  }
  if (words.size() == 2 && words.front() == "--manual") return manual_page(read_file(words.back()));
  for (const std::string& word : words)  // CLI11 would take the next word for the value
    if (word.starts_with("--") && word.find('=') == word.size() - 1)
      throw Error(word + ": a value is missing behind =");
  const std::size_t typed = words.size();
  words = with_command(std::move(words), all);
  const bool is_untyped = words.size() > typed;
  std::reverse(words.begin(), words.end());  // as CLI11 wants them
  try {
    all.app.parse(words);
  } catch (const CLI::CallForHelp&) {
    const CLI::App& used = all.command_in_use();
    return &used == &all.app ? all.app.help() : used.help(all.app.get_name());
  } catch (const CLI::CallForVersion&) {
    return std::string(version) + '\n';
  } catch (const CLI::ParseError& error) {
    throw usage_error(all, error);
  }
  if (auto* play = std::get_if<PlayOptions>(&all.line.command)) play->is_untyped = is_untyped;
  return all.line;
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

/// `words`, each behind `start`.
Words behind(const std::string& start, Words words) {
  for (std::string& word : words) word.insert(0, start);
  return words;
}

/// Completes one command line.
class WordCompletion {
 public:
  WordCompletion(Words typed, const Variants& variants) : words_(typed), variants_(variants) {
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
    for (const CLI::App* command : all_.commands())
      if (holds(words_, command->get_name())) command_ = command;
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
      words = texts_of(all_.commands(), &CLI::App::get_name);
    } else {
      for (const CLI::Option* option : options())
        if (!option->nonpositional()) return values_of(*option);
    }
    return words;
  }

  /// Those of the command, then the shared ones.
  std::vector<const CLI::Option*> options() const {
    std::vector<const CLI::Option*> options = all_.app.get_options();
    const auto is_help = [](const CLI::Option* option) { return option->check_name("--help"); };
    if (command_ == nullptr) return options;
    std::erase_if(options, is_help);
    const std::vector<const CLI::Option*> own = command_->get_options();
    options.insert(options.begin(), own.begin(), own.end());
    return options;
  }

  /// The values that an option or argument can have, where they can be listed.
  Words values_of(const CLI::Option& option) const {
    const auto found = all_.listed.find(&option);
    if (found == all_.listed.end()) return {};
    const auto& [kind, words] = found->second;
    const auto up_to_last = [&](char c) { return last_.substr(0, last_.find_last_of(c) + 1); };
    switch (kind) {
      case ListedValue::Choice: return words;
      case ListedValue::Variant:
        return behind(up_to_last('+'), variants_(last_.find('+') != std::string::npos));
      case ListedValue::Players: return behind(up_to_last(','), player_words({}));
    }
    return {};
  }

  Words words_;        ///< all but the last
  std::string start_;  ///< "--lang=" if the last begins so, else empty
  std::string last_;   ///< the rest of the last
  const Variants& variants_;
  CommandLineApp all_;
  const CLI::App* command_ = nullptr;
};

}  // namespace

std::vector<std::string> completions(const CompleteOptions& typed, const Variants& variants) {
  return WordCompletion(typed.words, variants).candidates();
}

}  // namespace kasino
