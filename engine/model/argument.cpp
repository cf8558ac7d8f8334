#include "engine/model/argument.hpp"

#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "engine/model/state.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

using Kind = ArgumentRule::Kind;

Field field_of(const ArgumentRule& rule, const ArgumentValue& value) {
  switch (rule.kind) {
    case Kind::OneCard:
    case Kind::SomeCards:
    case Kind::CardSets: return {rule.name, value.cards};
    case Kind::OnePlace:
    case Kind::Word: return {rule.name, rule.words[static_cast<std::size_t>(value.number)]};
    case Kind::AnySeat:
    case Kind::Number: break;
  }
  return {rule.name, value.number};
}

std::string to_text(const ArgumentValue& value, const ArgumentRule& rule) {
  const FieldValue shown = field_of(rule, value).value;
  if (const auto* word = std::get_if<std::string>(&shown)) return *word;
  if (const auto* number = std::get_if<int>(&shown)) return std::to_string(*number);
  std::string text = to_text(value.cards);
  std::ranges::replace(text, ' ', '+');
  return text;
}

std::string to_text(const Action& action, const RuleData& rules) {
  const std::vector<ArgumentRule>& arguments = rules.find_action(action.name)->arguments;
  std::string text = action.name;
  for (std::size_t i = 0; i < arguments.size(); ++i)
    text += ' ' + to_text(action.arguments[i], arguments[i]);
  return text;
}

Text in_words(const ArgumentValue& value, const ArgumentRule& rule) {
  const bool is_word = rule.kind == Kind::Word || rule.kind == Kind::OnePlace;
  return is_word ? title_of_word(rule, static_cast<std::size_t>(value.number))
                 : as_text(to_text(value, rule));
}

namespace {

/// The words of the argument, each as people call it.
Text words_of(const ArgumentRule& rule) {
  Text words;
  for (std::size_t i = 0; i < rule.words.size(); ++i)
    words = words + (i == 0 ? "" : " ") + title_of_word(rule, i);
  return words;
}

}  // namespace

ArgumentValue parse_argument(const std::string& text, const ArgumentRule& rule) {
  ArgumentValue value;
  switch (rule.kind) {
    case Kind::OneCard:
    case Kind::SomeCards:
    case Kind::CardSets: {
      std::string list = text;
      std::ranges::replace(list, '+', ' ');
      value.cards = sorted(parse_cards(list));
      return value;
    }
    case Kind::OnePlace:
    case Kind::Word: {
      for (std::size_t i = 0; i < rule.words.size(); ++i)
        if (is_called(text, rule.words[i], title_of_word(rule, i)))
          return {{}, static_cast<int>(i)};
      throw ActionError({"{0}: {1} is none of {2}", "{0}: {1} är inget av {2}"}, title_of(rule),
                        quoted(text), words_of(rule));
    }
    case Kind::AnySeat:
      // Boards show a slot so: "5.2".
      if (const std::size_t dot = text.find('.');
          dot != text.npos && is_digits(text.substr(0, dot)))
        throw ActionError({"{0}: expected the number alone, {1}, found {2}",
                           "{0}: väntade numret ensamt, {1}, hittade {2}"},
                          title_of(rule), text.substr(0, dot), quoted(text));
      [[fallthrough]];
    case Kind::Number: {
      if (const auto number = whole_number<int>(text)) return {{}, *number};
      if (is_digits(text))
        throw ActionError({"{0}: the number is too large: {1}", "{0}: talet är för stort: {1}"},
                          title_of(rule), quoted(text));
      throw ActionError({"{0}: expected a number, found {1}", "{0}: väntade ett tal, hittade {1}"},
                        title_of(rule), quoted(text));
    }
  }
  return value;
}

CardsOfPlay cards_of_play(const Action& action, const State& state, const RuleData& rules) {
  CardsOfPlay cards;
  const std::vector<ArgumentRule>& arguments = rules.find_action(action.name)->arguments;
  const auto& from = rules.stages[static_cast<std::size_t>(state.stage_of_play())].from;
  const auto source = from ? std::optional(Place::of(rules, *from, action.seat)) : std::nullopt;
  for (std::size_t i = 0; i < action.arguments.size(); ++i)
    for (const Card card : action.arguments[i].cards)
      if (source && state.holds(*source, card)) {
        cards.played.push_back(card);
        cards.is_secret = cards.is_secret || arguments[i].show == Show::Owner;
      } else if (state.holds(Place::table(), card)) {
        cards.captured.push_back(card);
      }
  std::ranges::sort(cards.captured);
  return cards;
}

}  // namespace kasino
