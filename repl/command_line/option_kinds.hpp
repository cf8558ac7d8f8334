// The kinds of options that commands have, and those options that several have. Private to this
// room.
//
// Each function declares options to CLI11, whose parsing reads them into the variable given, which
// must outlive it. Where no default is said in the help text, the variable's value is the default.
// A value that cannot be read is an Error, as CLI11 speaks one language.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/text/error.hpp"
#include "engine/text/utf8.hpp"
#include "repl/command_line/help_format.hpp"
#include "repl/console/options.hpp"
#include "repl/text/form.hpp"

namespace kasino {

/// The languages as --lang names them.
inline constexpr std::pair<std::string_view, Language> languages[] = {{"en", Language::English},
                                                                      {"sv", Language::Swedish}};

/// What a value can be, where that can be listed.
enum class ListedValue : std::uint8_t { Choice, Variant, Players };
using ListedValues = std::map<const CLI::Option*, std::pair<ListedValue, std::vector<std::string>>>;

/// Accepts the values of the option `name` that `reads` can read.
template <typename Reads>
CLI::Validator expecting(const std::string& name, const Text& what, Reads reads) {
  return CLI::Validator(
      [=](const std::string& text) {
        if (!reads(text))
          throw Error({"{0}: expected {1}, not {2}", "{0}: väntade {1}, inte {2}"}, name, what,
                      quoted(text));
        return std::string();
      },
      std::string());
}

/// Accepts whole numbers from `least` to `most`.
CLI::Validator whole_number_from(const std::string& name, long long least, long long most);

/// The options and arguments of one command, as they are declared: for each the name, what English
/// help calls its value (FILE), where it is read into, and its help.
class Declarations {
 public:
  Declarations(CLI::App& app, ListedValues& listed, Language language)
      : app_(app), listed_(listed), language_(language) {}

  CLI::App& app() { return app_; }

  CLI::Option* flag(const char* name, bool& is_set, const Text& help) {
    return app_.add_flag(name, is_set, help.in(language_));
  }
  template <typename Value>
  CLI::Option* text(const char* name, const char* type, Value& value, const Text& help) {
    return app_.add_option(name, value, help.in(language_))->type_name(type);
  }
  template <typename Value>
  CLI::Option* number(const char* name, const char* type, Value& value, long long least,
                      long long most, const Text& help) {
    const Text range = format({"{0} to {1}", "{0} till {1}"}, least, most);
    return text(name, type, value, help)
        ->check(whole_number_from(name, least, most).description(range.in(language_)));
  }
  /// A value that `read` reads; nothing for a text that is no such value, of which `what` says what
  /// was expected.
  template <typename Value, typename Read>
  CLI::Option* read(const char* name, const char* type, Value& value, Read read, const Text& what,
                    const Text& help) {
    return app_
        .add_option_function<std::string>(
            name, [&value, read](const std::string& text) { value = read(text); },
            help.in(language_))
        ->type_name(type)
        ->check(expecting(name, what, [read](const std::string& text) { return !!read(text); }));
  }
  /// One of some words, and the value that each stands for.
  template <typename Value, typename Choice>
  CLI::Option* choice(const char* name, const char* type, Value& value,
                      const std::vector<std::pair<std::string, Choice>>& choices,
                      const Text& help) {
    const auto chosen = [choices](const std::string& text) {
      std::optional<Choice> found;
      for (const auto& [word, choice] : choices)
        if (word == text || argument_word(word).sv == text) found = choice;
      return found;
    };
    CLI::Option* option = app_.add_option_function<std::string>(
        name, [&value, chosen](const std::string& text) { value = *chosen(text); },
        help.in(language_));
    const std::vector<std::string> words =
        texts_of(choices, [&](const auto& one) { return argument_word(one.first).in(language_); });
    listed_[option] = {ListedValue::Choice, words};
    return option->type_name(type)->check(
        expecting(name, any_of(words), [chosen](const std::string& text) {
          return chosen(text).has_value();
        }).description('{' + joined(words, ",") + '}'));
  }
  /// A variant: the option `name`, whose value help calls VARIANT, or the argument `name`.
  CLI::Option* variant(const char* name, std::string& value, const Text& help);
  /// An argument that must be there; several, if `value` is a list.
  template <typename Value>
  CLI::Option* argument(const char* name, Value& value, const Text& help) {
    return text(name, "", value, help)->required();
  }
  /// OPTION=VALUE, which may be repeated.
  CLI::Option* settings(const char* name, std::map<std::string, std::string>& settings,
                        const Text& help);

  /// Those that every command takes.
  void shared(SharedOptions& shared);
  /// --jobs, one for each core by default.
  void jobs(int& jobs);
  /// --deals.
  CLI::Option* deals(int& deals, const Text& help);
  /// How a simulation is told: --json, --csv, --svg.
  void report(ReportOptions& report);
  /// --playouts; `otherwise` ends the help text, with what counts without it.
  CLI::Option* playouts(std::optional<int>& playouts, const Text& otherwise);
  /// Whose progress is kept, and how lessons are shown: --learner, --class.
  void learner(PlayOptions& options);
  /// --seats, with people or without.
  void seats(std::vector<std::optional<Bot>>& seats);
  void seats(std::vector<Bot>& seats);
  /// --names, of the people at the table.
  void names(std::vector<std::string>& names);

 private:
  CLI::Option* seats(const Text& people, std::function<void(const std::string&)> read);

  CLI::App& app_;
  ListedValues& listed_;
  Language language_;
};

}  // namespace kasino
