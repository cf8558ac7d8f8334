#include "repl/command_line/command_line.hpp"

#include <algorithm>

#include "engine/text/reading.hpp"
#include "repl/command_line/command_app.hpp"
#include "repl/command_line/help_format.hpp"
#include "repl/command_line/usage_error.hpp"
#include "repl/console/surroundings.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"

namespace kasino {

namespace {

bool holds(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

std::optional<Language> language_typed(int argc, const char* const* argv) {
  constexpr std::string_view option = "--lang";
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    std::string_view value;
    if (word == option && i + 1 < argc) value = argv[i + 1];
    if (word.starts_with(option) && word.substr(option.size()).starts_with('='))
      value = word.substr(option.size() + 1);
    for (const auto& [name, language] : languages)
      if (name == value) return language;
  }
  return std::nullopt;
}

std::variant<CommandLine, std::string> parse_command_line(int argc, const char* const* argv,
                                                          Language language) {
  std::vector<std::string> words(argv + 1, argv + std::max(argc, 1));
  CommandLineApp all(language);
  if (!words.empty() && words.front() == "--complete") {
    all.line.command = CompleteOptions{{words.begin() + 1, words.end()}};
    return all.line;
  }
  if (words.size() == 2 && words.front() == "--manual") return manual_page(read_file(words.back()));
  for (const std::string& word : words)  // CLI11 would take the next word for the value
    if (word.starts_with("--") && word.find('=') == word.size() - 1)
      throw Error({"{0}: a value is missing behind =", "{0}: ett värde saknas efter ="}, word);
  const std::size_t typed = words.size();
  words = with_command(std::move(words), all);
  const bool is_untyped = words.size() > typed;
  std::vector<std::string> reversed(words.rbegin(), words.rend());  // as CLI11 wants them
  try {
    all.app.parse(reversed);
  } catch (const CLI::CallForHelp&) {
    const CLI::App& used = all.command_in_use();
    return &used == &all.app ? all.app.help() : used.help(all.app.get_name());
  } catch (const CLI::CallForVersion&) {
    return std::string(version) + '\n';
  } catch (const CLI::ParseError& error) {
    throw usage_error(problem_of(error, words, all), all);
  } catch (const Error& error) {
    throw usage_error(error.message(), all);
  }
  if (auto* play = std::get_if<PlayOptions>(&all.line.command)) play->is_untyped = is_untyped;
  return all.line;
}

std::string help_in_columns(const std::string& help, int width) {
  constexpr int narrow_screen = 60;
  constexpr int column_below = 6;
  std::string text;
  for (const std::string& line : lines_of(help)) {
    const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t gap = std::min(line.find("  ", begin), line.size());
    const std::size_t about = begin == static_cast<std::size_t>(described_column)
                                  ? begin
                                  : std::min(line.find_first_not_of(' ', gap), line.size());
    const bool is_described =
        about < line.size() && columns_of(line.substr(0, about)) == described_column;
    const auto add = [&](const std::string& words, std::size_t indent) {
      text += wrapped(words, width, static_cast<int>(indent)) + '\n';
    };
    if (!is_described || width >= narrow_screen) {
      add(line, is_described ? described_column : begin);
      continue;
    }
    if (begin < about) add(line.substr(0, gap), begin + 2);
    add(std::string(column_below, ' ') + line.substr(about), column_below);
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
  CommandLineApp all_{Language::English};
  const CLI::App* command_ = nullptr;
};

}  // namespace

std::vector<std::string> completions(const CompleteOptions& typed, const Variants& variants) {
  return WordCompletion(typed.words, variants).candidates();
}

}  // namespace kasino
