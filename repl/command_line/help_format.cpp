#include "repl/command_line/help_format.hpp"

#include <algorithm>
#include <set>

#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// The words that CLI11 puts into help.
struct Label {
  const char* key;
  Sentence<0> words;
};

constexpr Label help_labels[] = {
    {"Usage", {"Usage", "Användning"}},      {"OPTIONS", {"OPTIONS", "FLAGGOR"}},
    {"SUBCOMMAND", {"COMMAND", "KOMMANDO"}}, {"Positionals", {"Arguments", "Argument"}},
    {"Options", {"Options", "Flaggor"}},     {shared_group, {shared_group, "Gemensamma flaggor"}},
    {"REQUIRED", {"REQUIRED", "KRÄVS"}},     {"Needs", {"Needs", "Kräver"}},
    {"Excludes", {"Excludes", "Utesluter"}}};

/// The words that stand for values, where Swedish has others.
constexpr Sentence<0> placeholders[] = {
    {"CARDS", "KORT"},       {"CLAUSE", "PARAGRAF"}, {"DIR", "MAPP"},       {"FILE", "FIL"},
    {"GAME", "SPEL"},        {"LANG", "SPRÅK"},      {"LOOK", "UTSEENDE"},  {"NAME", "NAMN"},
    {"OPTION", "TILLVAL"},   {"PART", "DEL"},        {"PLAYER", "SPELARE"}, {"SEAT", "PLATS"},
    {"SECONDS", "SEKUNDER"}, {"STEPS", "STEG"},      {"VALUE", "VÄRDE"},    {"WHEN", "NÄR"}};

/// A line of help: what there is, and what it is about beside it or, if that is too long, below.
std::string entry(const std::string& name, const std::string& description) {
  const std::string line = "  " + name;
  const bool has_room = columns_of(line) + 2 <= described_column;
  return (has_room ? padded(line, described_column)
                   : line + '\n' + std::string(described_column, ' ')) +
         description + '\n';
}

/// " Needs: --a --b", of those options; nothing for none.
std::string named(const std::string& heading, const std::set<CLI::Option*>& options) {
  std::vector<std::string> names;
  for (const CLI::Option* option : options) names.push_back(option->get_name());
  std::sort(names.begin(), names.end());
  return names.empty() ? "" : ' ' + heading + ": " + joined(names, " ");
}

}  // namespace

std::string placeholder(std::string_view english, Language language) {
  constexpr std::string_view capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  std::string text;
  while (!english.empty()) {
    std::size_t end = std::min(english.find_first_not_of(capitals), english.size());
    const std::string_view word = english.substr(0, end);
    const auto* const known = std::ranges::find(placeholders, word, &Sentence<0>::en);
    text += known == std::end(placeholders) ? word : known->in(language);
    if (end < english.size()) text += english[end++];
    english.remove_prefix(end);
  }
  return text;
}

HelpFormat::HelpFormat(Language language) : language_(language) {
  for (const auto& [key, words] : help_labels) label(key, std::string(words.in(language)));
}

std::string HelpFormat::make_footer(const CLI::App* app) const {
  const CLI::App* parent = app->get_parent();
  if (parent == nullptr) return Formatter::make_footer(app);
  const auto is_shared = [](const CLI::Option* option) {
    return option->get_group() == shared_group;
  };
  return make_group(shared_group, false, parent->get_options(is_shared)) + '\n' +
         Formatter::make_footer(app);
}

std::string HelpFormat::make_group(std::string group, bool is_positional,
                                   std::vector<const CLI::Option*> options) const {
  const bool stands_below_an_empty_line = group == shared_group;
  const std::string text =
      Formatter::make_group(get_label(std::move(group)), is_positional, std::move(options));
  return stands_below_an_empty_line ? text.substr(1) : text;
}

std::string HelpFormat::make_subcommand(const CLI::App* command) const {
  return entry(command->get_name(), command->get_description());
}

std::string HelpFormat::make_option(const CLI::Option* option, bool is_positional) const {
  return entry(make_option_name(option, is_positional) + make_option_opts(option),
               option->get_description());
}

std::string HelpFormat::make_option_name(const CLI::Option* option, bool is_positional) const {
  const std::string name = Formatter::make_option_name(option, is_positional);
  return is_positional ? placeholder(name, language_) : name;
}

std::string HelpFormat::make_option_opts(const CLI::Option* option) const {
  std::string text;
  if (option->get_items_expected_max() > 0) {
    const std::string type = option->get_type_name();
    if (!type.empty()) text += ' ' + placeholder(type, language_);
    if (option->get_items_expected_max() > 1) text += " ...";
    if (option->get_required()) text += ' ' + get_label("REQUIRED");
  }
  return text + named(get_label("Needs"), option->get_needs()) +
         named(get_label("Excludes"), option->get_excludes());
}

}  // namespace kasino
