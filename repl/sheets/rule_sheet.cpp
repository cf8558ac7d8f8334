#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "engine/cards/deck.hpp"
#include "repl/sheets/sheet.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

std::string range(int least, int most, Language language) {
  return least == most ? std::to_string(least)
                       : say(language, {"{0} to {1}", "{0} till {1}"}, least, most);
}

std::string cards_line(const DeckSpec& deck, Language language) {
  std::string line = say(language, {"{0} cards", "{0} kort"}, full_deck(deck).size());
  if (deck.packs > 1) line += say(language, {", {0} packs", ", {0} lekar"}, deck.packs);
  if (deck.jokers > 0) line += say(language, {", {0} jokers", ", {0} jokrar"}, deck.jokers);
  return line;
}

/// `head`, then `text` wrapped in the columns right of it.
std::string hung(const std::string& head, int columns, const std::string& text, int width) {
  return wrapped("  " + padded(head, columns) + "  " + text, width, columns + 4);
}

template <typename Items, typename Name>
int widest(const Items& items, Name name) {
  int width = 0;
  for (const auto& item : items) width = std::max(width, columns_of(name(item)));
  return width;
}

}  // namespace

std::string option_line(const OptionValue& option, Language language) {
  std::string line = words_of(option.text, language);
  if (option.choices.empty()) return line;
  line += " (";
  for (std::size_t i = 0; i < option.choices.size(); ++i)
    line += (i == 0 ? "" : ", ") + option.choices[i];
  return line + ')';
}

std::string pinned_line(const OptionValue& option, Language language) {
  return words_of(option.text, language) + say(language, {" (fixed)", " (fast)"});
}

std::string rule_sheet(const RuleData& rules, Language language, int width) {
  std::string sheet = words_of(rules.title, language) + " (" + rules.name + ")\n";
  sheet +=
      say(language, {"{0} players, {1}", "{0} spelare, {1}"},
          range(rules.min_players, rules.max_players, language), cards_line(rules.deck, language));
  if (!rules.options.empty() || !rules.pinned.empty()) {
    sheet += say(language, {"\n\nOptions\n", "\n\nInställningar\n"});
    const auto setting = [](const OptionValue& option) { return option.name + '=' + option.value; };
    const int columns = std::max(widest(rules.options, setting), widest(rules.pinned, setting));
    for (const OptionValue& option : rules.options)
      sheet += hung(setting(option), columns, option_line(option, language), width) + '\n';
    for (const OptionValue& option : rules.pinned)
      sheet += hung(setting(option), columns, pinned_line(option, language), width) + '\n';
  }
  sheet += say(language, {"\nRules\n", "\nRegler\n"});
  const int columns = widest(rules.clauses, [](const Clause& clause) { return clause.id; });
  for (const Clause& clause : rules.clauses)
    sheet += hung(clause.id, columns, words_of(clause.text, language), width) + '\n';
  sheet.pop_back();
  return sheet;
}

}  // namespace kasino
