#include "repl/explain/groups.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "engine/cards/card_text.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

// More terms or sums than these would help nobody.
constexpr std::size_t most_terms = 12;
constexpr std::size_t most_sums = 4;

/// What a card counts by its rank; 0 for a joker.
int plain_value(Card card) { return card.is_joker() ? 0 : card.rank(); }

std::string times(int count, int value) {
  return count == 1 ? std::to_string(value) : std::to_string(count) + 'x' + std::to_string(value);
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
                   times(sum / value, value), static_cast<int>(value));
    }
  const int whole = *sums.begin() / hand[0];
  if (multiple || whole == 0 || whole >= most_groups)
    return say(language, {"not {0}", "inte {0}"}, text_of(hand, language));
  if (sums.size() != 1 || hand.size() != 1)
    return say(language, {"no multiple of {0}", "ingen multipel av {0}"}, text_of(hand, language));
  return say(language, {"neither {0} nor {1}", "varken {0} eller {1}"}, times(whole, hand[0]),
             times(whole + 1, hand[0]));
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

namespace {

Wanted at(Value value) {
  Wanted wanted;
  wanted.value = value;
  return wanted;
}

/// The first capture at `value`.
std::optional<Cards> capture_at(const Takes& takes, Value value) {
  std::optional<Cards> found;
  const auto keep = [&](const Cards& taken) { return found = taken, false; };
  takes.each(keep, at(value));
  return found;
}

}  // namespace

std::optional<Group> some_group(const Takes& takes, Value value) {
  const std::optional<Cards> taken = capture_at(takes, value);
  if (!taken) return std::nullopt;
  return takes.grouping(*taken, value).groups.front();
}

namespace {

std::optional<Card> shared_by(const Group& a, const Group& b) {
  for (const Counted& one : a.cards)
    for (const Counted& other : b.cards)
      if (one.card == other.card) return one.card;
  return std::nullopt;
}

}  // namespace

std::optional<SharedCard> find_shared_card(const Takes& takes, Value value) {
  std::vector<Group> groups;
  std::optional<SharedCard> found;
  const auto look_at = [&](Group group) {
    if (found || std::find(groups.begin(), groups.end(), group) != groups.end()) return;
    for (const Group& known : groups)
      if (const std::optional<Card> card = shared_by(known, group)) {
        found = SharedCard{*card, known, group};
        return;
      }
    groups.push_back(std::move(group));
  };
  std::size_t looked_at = 0;
  const auto look_at_all = [&](const Cards& taken) {
    for (Group& group : takes.grouping(taken, value).groups) look_at(std::move(group));
    return !found && ++looked_at < search_limit;
  };
  takes.each(look_at_all, at(value));
  return found;
}

std::vector<Group> disjoint_groups(const CaptureSearch& search, Card card, const Cards& cards,
                                   Value value) {
  std::vector<Group> groups;
  Cards left = cards;
  while (!left.empty()) {
    const Takes inside(search, card, left);
    const std::optional<Cards> taken = capture_at(inside, value);
    if (!taken) return {};
    for (const Group& group : inside.grouping(*taken, value).groups) groups.push_back(group);
    left = inside.rest(*taken);
  }
  return groups;
}

namespace {

constexpr std::size_t most_named = 3;

/// How many cards are in only one of the two.
std::size_t cards_apart(const Cards& one, const Cards& other) {
  Cards apart;
  std::set_symmetric_difference(one.begin(), one.end(), other.begin(), other.end(),
                                std::back_inserter(apart));
  return apart.size();
}

}  // namespace

std::string in_words(Place pile, const RuleData& rules, Language language) {
  if (pile.zone() != Zone::Pile) return to_text(pile, rules);
  return say(language, {"the pile of seat {0}", "högen på plats {0}"}, pile.seat());
}

std::string nearest_takes(const Takes& takes, const Cards& wanted, Language language,
                          const std::function<bool(const Cards&)>& would_do) {
  const Count total = takes.count();  // counted first, which makes listing quick
  struct Near {
    std::size_t apart;
    Cards cards;
  };
  std::vector<Near> captures;
  for (Cards& capture : takes.first(search_limit))
    captures.push_back({cards_apart(capture, wanted), std::move(capture)});
  const auto is_nearer = [](const Near& a, const Near& b) {
    return std::pair(a.apart, a.cards.size()) < std::pair(b.apart, b.cards.size());
  };
  std::stable_sort(captures.begin(), captures.end(), is_nearer);
  constexpr std::size_t most_asked = 24;  // since each may call a function of the variant
  std::vector<std::string> sets;
  std::size_t at = 0;
  for (; at < captures.size() && sets.size() < most_named; ++at) {
    const Cards& near = captures[at].cards;
    if (would_do && (at >= most_asked || !would_do(near))) continue;
    sets.push_back(groups_in_words(takes.grouping(near, takes.values(near)[0]), language));
  }
  if (would_do && sets.empty()) return nearest_takes(takes, wanted, language);
  if (at > sets.size()) return list_of(sets, language, {", or ", ", eller "});
  if (sets.empty() && total.number == 0) return say(language, {"something", "något"});
  if (sets.empty())
    return say(language, {"cards in more than {0} ways", "kort på fler än {0} sätt"}, total.number);
  if (total.number <= sets.size()) return list_of(sets, language, {", or ", ", eller "});
  return list_of(sets, language, {", ", ", "}) +
         (total.saturated
              ? count_text(total.number - sets.size(), language,
                           {" (and more than {0} more way)", " (och på fler än {0} annat sätt)"},
                           {" (and more than {0} more ways)", " (och på fler än {0} andra sätt)"})
              : count_text(total.number - sets.size(), language,
                           {" (and {0} more way)", " (och på {0} annat sätt)"},
                           {" (and {0} more ways)", " (och på {0} andra sätt)"}));
}

std::string what_it_can_take(const Takes& takes, const Cards& wanted, Language language) {
  if (!takes.any())
    return say(language, {"; it can take nothing here", "; det kan inte ta in något här"});
  return say(language, {"; it can take {0}", "; det kan ta in {0}"},
             nearest_takes(takes, wanted, language));
}

}  // namespace kasino
