#include "repl/command_line/usage_error.hpp"

#include <algorithm>

#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

using OptionList = std::vector<const CLI::Option*>;

/// The options of the command in use, then those that all have.
OptionList options_in_use(const CommandLineApp& all) {
  const CLI::App& used = all.command_in_use();
  OptionList options = used.get_options();
  if (&used == &all.app) return options;
  const OptionList shared = all.app.get_options();
  options.insert(options.end(), shared.begin(), shared.end());
  return options;
}

/// The option that a word names, with a value behind = or without; null if it names none.
const CLI::Option* option_typed(const std::string& word, const OptionList& options) {
  const std::string flag = word.substr(0, word.find('='));
  const auto found = std::ranges::find_if(options, [&](const CLI::Option* option) {
    return option->nonpositional() && option->check_name(flag);
  });
  return found == options.end() ? nullptr : *found;
}

Text name_of(const CLI::Option& option) {
  const std::string name = option.get_name();
  return {placeholder(name, Language::English), placeholder(name, Language::Swedish)};
}

/// The first option by name that was given too, of those that `option` needs or excludes.
template <typename Others, typename IsIt>
const CLI::Option* first_of(const Others& others, IsIt is_it) {
  const CLI::Option* first = nullptr;
  for (const CLI::Option* other : others)
    if (is_it(*other) && (first == nullptr || other->get_name() < first->get_name())) first = other;
  return first;
}

bool is_given(const CLI::Option& option) { return option.count() > 0; }
bool is_missing(const CLI::Option& option) { return !is_given(option); }

Text stray(const std::string& word, const OptionList& options) {
  if (!word.starts_with('-'))
    return format({"{0}: one word too many", "{0}: ett ord för mycket"}, word);
  std::vector<std::string> flags;
  for (const CLI::Option* option : options)
    if (option->nonpositional()) flags.push_back("--" + option->get_lnames().front());
  const std::string flag = word.substr(0, word.find('='));
  return format({"{0}: unknown option{1}", "{0}: okänd flagga{1}"}, flag, advice(flag, flags));
}

/// Why the options that were given do not suffice, or do not go together.
std::optional<Text> mismatch(const OptionList& options) {
  for (const CLI::Option* option : options) {
    if (option->get_required() && is_missing(*option))
      return format({"{0} is required", "{0} krävs"}, name_of(*option));
    if (is_missing(*option)) continue;
    if (const CLI::Option* needed = first_of(option->get_needs(), is_missing))
      return format({"{0} requires {1}", "{0} kräver {1}"}, name_of(*option), name_of(*needed));
    if (const CLI::Option* other = first_of(option->get_excludes(), is_given))
      return format({"{0} excludes {1}", "{0} utesluter {1}"}, name_of(*option), name_of(*other));
  }
  return std::nullopt;
}

/// Why an option has too few values, or too many.
std::optional<Text> miscount(const std::vector<std::string>& words, const OptionList& options) {
  const std::string last = words.empty() ? "" : words.back();
  const CLI::Option* unfinished =
      last.find('=') == last.npos ? option_typed(last, options) : nullptr;
  if (unfinished != nullptr && unfinished->get_items_expected_max() > 0)
    return format({"{0}: a value is missing", "{0}: ett värde saknas"}, last);
  for (const CLI::Option* option : options)
    if (option->count() > static_cast<std::size_t>(std::max(1, option->get_items_expected_max())))
      return format({"{0}: it can be given only once", "{0}: den kan bara anges en gång"},
                    option->get_name());
  return std::nullopt;
}

/// Which flag was given a value.
std::optional<Text> needless_value(const std::vector<std::string>& words,
                                   const OptionList& options) {
  for (const std::string& word : words) {
    const CLI::Option* option = option_typed(word, options);
    if (option != nullptr && word.find('=') != word.npos && option->get_items_expected_max() == 0)
      return format({"{0}: it takes no value", "{0}: den har inget värde"}, option->get_name());
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::string> with_command(std::vector<std::string> words, const CommandLineApp& all) {
  const std::vector<std::string> names = texts_of(all.commands(), &CLI::App::get_name);
  const auto is_command = [&](const std::string& word) {
    return std::ranges::count(names, word) > 0;
  };
  if (!words.empty() && words.front() == "help")  // as many programs have it
    return {words.size() > 1 ? words[1] : "--help", "--help"};
  if (!words.empty() && !words.front().starts_with('-') && !is_command(words.front())) {
    const Text meant = advice(words.front(), names);
    const Text variant = format(
        {"; a variant is played by kasino play {0}", "; en variant spelas med kasino play {0}"},
        words.front());
    throw Error(
        {"{0}: unknown command{1}; there are {2}{3}", "{0}: okänt kommando{1}; det finns {2}{3}"},
        words.front(), meant, joined(names, " "), meant.en.empty() ? variant : Text{});
  }
  const bool has_command = std::ranges::any_of(words, [&](const std::string& word) {
    return is_command(word) || word == "--help" || word == "-h" || word == "--version";
  });
  if (!has_command) words.insert(words.begin(), "play");
  return words;
}

Text problem_of(const CLI::ParseError& error, const std::vector<std::string>& words,
                const CommandLineApp& all) {
  const OptionList options = options_in_use(all);
  const std::vector<std::string> rest = all.app.remaining(true);
  std::optional<Text> problem;
  switch (static_cast<CLI::ExitCodes>(error.get_exit_code())) {
    case CLI::ExitCodes::ExtrasError:
      if (!rest.empty()) problem = stray(rest.front(), options);
      break;
    case CLI::ExitCodes::RequiredError:
    case CLI::ExitCodes::RequiresError:
    case CLI::ExitCodes::ExcludesError: problem = mismatch(options); break;
    case CLI::ExitCodes::ArgumentMismatch: problem = miscount(words, options); break;
    case CLI::ExitCodes::ConversionError: problem = needless_value(words, options); break;
    default: break;
  }
  return problem.value_or(
      Text{"the options cannot be understood", "flaggorna går inte att förstå"});
}

Error usage_error(const Text& problem, const CommandLineApp& all) {
  const CLI::App& used = all.command_in_use();
  if (&used == &all.app) return Error({"{0}; see kasino --help", "{0}; se kasino --help"}, problem);
  return Error({"{0}: {1}; see kasino {0} --help", "{0}: {1}; se kasino {0} --help"},
               used.get_name(), problem);
}

}  // namespace kasino
