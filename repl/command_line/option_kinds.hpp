// The kinds of options that commands have, and those options that several have. Private to this
// room.
//
// Each function declares options to CLI11, whose parsing reads them into the variable given, which
// must outlive it. Where no default is said in the help text, the variable's value is the default.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/text/utf8.hpp"
#include "repl/command_line/options.hpp"

namespace kasino {

/// The heading, in help, of the options that every command takes.
inline constexpr const char* shared_group = "Shared options";

/// What a value can be, where that can be listed.
enum class ListedValue : std::uint8_t { Choice, Variant, Players };
using ListedValues = std::map<const CLI::Option*, std::pair<ListedValue, std::vector<std::string>>>;

/// Accepts the values that `reads` can read.
template <typename Reads>
CLI::Validator expecting(const std::string& what, Reads reads) {
  return CLI::Validator(
      [=](const std::string& text) {
        return reads(text) ? std::string() : "expected " + what + ", not " + quoted(text);
      },
      std::string());
}

/// Accepts whole numbers from `least` to `most`, which help shows.
CLI::Validator whole_number_from(long long least, long long most);

/// The options and arguments of one command, as they are declared: for each the name, what help
/// calls its value (FILE), where it is read into, and its help.
class Declarations {
 public:
  Declarations(CLI::App& app, ListedValues& listed) : app_(app), listed_(listed) {}

  CLI::App& app() { return app_; }

  CLI::Option* flag(const char* name, bool& is_set, const char* help) {
    return app_.add_flag(name, is_set, help);
  }
  template <typename Value>
  CLI::Option* text(const char* name, const char* type, Value& value, const std::string& help) {
    return app_.add_option(name, value, help)->type_name(type);
  }
  template <typename Value>
  CLI::Option* number(const char* name, const char* type, Value& value, long long least,
                      long long most, const std::string& help) {
    return text(name, type, value, help)->check(whole_number_from(least, most));
  }
  /// A value that `read` reads; nothing for a text that is no such value, of which `what` says what
  /// was expected.
  template <typename Value, typename Read>
  CLI::Option* read(const char* name, const char* type, Value& value, Read read,
                    const std::string& what, const char* help) {
    return app_
        .add_option_function<std::string>(
            name, [&value, read](const std::string& text) { value = read(text); }, help)
        ->type_name(type)
        ->check(expecting(what, [read](const std::string& text) { return !!read(text); }));
  }
  /// One of some words, and the value that each stands for.
  template <typename Value, typename Choice>
  CLI::Option* choice(const char* name, const char* type, Value& value,
                      const std::vector<std::pair<std::string, Choice>>& choices,
                      const char* help) {
    const std::vector<std::string> words = names_in(choices);
    CLI::Option* option = app_.add_option_function<std::string>(
        name,
        [&value, choices](const std::string& text) {
          for (const auto& [word, of_word] : choices)
            if (word == text) value = of_word;
        },
        help);
    listed_[option] = {ListedValue::Choice, words};
    return option->type_name(type)->check(CLI::IsMember(words));
  }
  /// A variant: the option `name`, whose value help calls VARIANT, or the argument `name`.
  CLI::Option* variant(const char* name, std::string& value, const char* help);
  /// An argument that must be there; several, if `value` is a list.
  template <typename Value>
  CLI::Option* argument(const char* name, Value& value, const char* help) {
    return text(name, "", value, help)->required();
  }
  /// OPTION=VALUE, which may be repeated.
  CLI::Option* settings(const char* name, std::map<std::string, std::string>& settings,
                        const std::string& help);

  /// Those that every command takes.
  void shared(SharedOptions& shared);
  /// --jobs, one for each core by default.
  void jobs(int& jobs);
  /// --deals.
  CLI::Option* deals(int& deals, const char* help);
  /// How a simulation is told: --json, --csv, --svg.
  void report(ReportOptions& report);
  /// --playouts; `otherwise` ends the help text, with what counts without it.
  CLI::Option* playouts(std::optional<int>& playouts, const std::string& otherwise);
  /// Whose progress is kept, and how lessons are shown: --learner, --class.
  void learner(PlayOptions& options);
  /// --seats, with people or without.
  void seats(std::vector<std::optional<Bot>>& seats);
  void seats(std::vector<Bot>& seats);
  /// --names, of the people at the table.
  void names(std::vector<std::string>& names);

 private:
  CLI::Option* seats(const char* who, std::function<void(const std::string&)> read);

  CLI::App& app_;
  ListedValues& listed_;
};

}  // namespace kasino
