#include "repl/explain/groups.hpp"

#include <utility>

#include "engine/cards/card_text.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

// More terms or sums than these would help nobody.
constexpr std::size_t most_terms = 12;
constexpr std::size_t most_sums = 4;

/// What a card counts by its rank; 0 for a joker.
int plain_value(Card card) { return card.is_joker() ? 0 : card.rank(); }

/// "8", "16 (2 times 8)"
std::string times(int count, int value, Language language) {
  return count == 1 ? std::to_string(value)
                    : say(language, {"{0} ({1} times {2})", "{0} ({1} gånger {2})"}, count * value,
                          count, value);
}

}  // namespace

std::string text_of(const Values& values, Language language) {
  if (values.empty()) return say(language, {"no value", "inget värde"});
  return list_of(texts_of(values), language, or_word);
}

std::set<int> sums_of(const Cards& cards, const ValueTable& values) {
  std::set<int> sums{0};
  for (Card card : cards) {
    std::set<int> longer;
    for (int sum : sums)
      for (Value value : values[card.face()]) longer.insert(sum + value);
    sums = std::move(longer);
  }
  return sums;
}

std::string sum_in_words(const Cards& cards, const ValueTable& values, Language language) {
  const std::set<int> sums = sums_of(cards, values);
  if (cards.size() == 1)
    return say(language, {"{0} is {1}", "{0} är {1}"}, to_text(cards.front()),
               text_of(values[cards.front().face()], language));
  if (sums.empty() || cards.size() > most_terms) return {};
  std::string terms;
  for (Card card : cards) {
    const Values& counts = values[card.face()];
    const std::string term = text_of(counts, language);
    if (!terms.empty()) terms += '+';
    terms += counts.size() > 1 ? '(' + term + ')' : term;
  }
  if (sums.size() > most_sums) return terms;
  return say(language, {"{0} is {1}", "{0} är {1}"}, terms,
             list_of(texts_of(sums), language, or_word));
}

std::string misfit_in_words(const Cards& cards, const ValueTable& values, const Values& hand,
                            Language language) {
  const std::set<int> sums = sums_of(cards, values);
  if (sums.empty() || hand.empty()) return {};
  // There are at most as many groups as cards.
  const int most_groups = static_cast<int>(cards.size());
  bool multiple = false;
  for (int sum : sums)
    for (Value value : hand) {
      if (sum % value != 0) continue;
      multiple = true;
      if (sum / value <= most_groups)
        return say(language,
                   {"and {0} would do, but the cards make no groups of {1}",
                    "och {0} vore rätt, men korten bildar inga grupper om {1}"},
                   times(sum / value, value, language), static_cast<int>(value));
    }
  const int whole = *sums.begin() / hand[0];
  if (multiple || whole == 0 || whole >= most_groups)
    return say(language, {"not {0}", "inte {0}"}, text_of(hand, language));
  if (sums.size() != 1 || hand.size() != 1)
    return say(language, {"no multiple of {0}", "ingen multipel av {0}"}, text_of(hand, language));
  return say(language, {"neither {0} nor {1}", "varken {0} eller {1}"},
             times(whole, hand[0], language), times(whole + 1, hand[0], language));
}

std::string group_in_words(const Group& group, const Style& style) {
  std::string cards;
  std::string values;
  bool plain = true;
  for (const Counted& counted : group.cards) {
    if (!cards.empty()) {
      cards += '+';
      values += '+';
    }
    cards += draw(counted.card, style);
    values += std::to_string(counted.value);
    plain &= counted.value == 0 || counted.value == plain_value(counted.card);
  }
  const bool counts = group.cards.front().value != 0;
  return counts && (group.cards.size() > 1 || !plain) ? cards + " (" + values + ')' : cards;
}

std::string groups_in_words(const Grouping& grouping, Language language) {
  Style plain;
  plain.language = language;
  return groups_in_words(grouping, plain);
}

std::string groups_in_words(const Grouping& grouping, const Style& style) {
  const auto words = [&](const Group& group) { return group_in_words(group, style); };
  return list_of(texts_of(grouping.groups, words), style.language, and_word);
}

std::string in_words(Place pile, const RuleData& rules, Language language) {
  const std::string name =
      pile.zone() != Zone::Pile
          ? words_of(in_words(pile, rules), language)
          : say(language, {"the pile of seat {0}", "högen på plats {0}"}, pile.seat());
  if (pile_rule_of(pile, rules).what == PileRule::What::Whole) return name;
  return say(language, {"the top card of {0}", "det översta kortet i {0}"}, name);
}

}  // namespace kasino
