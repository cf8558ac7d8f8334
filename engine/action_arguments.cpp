#include "engine/action_arguments.hpp"

#include <algorithm>
#include <charconv>

#include "engine/actions.hpp"
#include "engine/notation.hpp"
#include "engine/quote.hpp"

namespace kasino {

namespace {

using Kind = ArgumentRule::Kind;

const ActionRule& rule_of(const Action& action, const Rules& rules) {
  return *rules.data().find_action(action.name);
}

Place place_of(const ArgumentRule& rule, const Action& wanted, const Rules& rules) {
  return Place::of(rules.data(), rule.place, wanted.seat);
}

Cards sorted(std::span<const Card> cards) {
  Cards copy(cards.begin(), cards.end());
  std::sort(copy.begin(), copy.end());
  return copy;
}

/// Subsets of `cards` by size, each size in dictionary order.
std::vector<ArgumentValue> subsets(const Cards& cards, std::size_t least) {
  std::vector<ArgumentValue> sets;
  for (std::size_t size = std::max<std::size_t>(least, 1); size <= cards.size(); ++size) {
    std::vector<std::size_t> at(size);
    for (std::size_t i = 0; i < size; ++i) at[i] = i;
    for (;;) {
      if (sets.size() == most_combinations) return sets;
      ArgumentValue& set = sets.emplace_back();
      for (std::size_t i : at) set.cards.push_back(cards[i]);
      std::size_t last = size;
      while (last > 0 && at[last - 1] == cards.size() - size + last - 1) --last;
      if (last == 0) break;
      ++at[last - 1];
      for (std::size_t i = last; i < size; ++i) at[i] = at[i - 1] + 1;
    }
  }
  return sets;
}

bool is_meant(const ArgumentRule& rule, Seat seat, const Action& wanted, const State& state,
              const RuleData& data) {
  if (seat < 1 || seat > state.players() || state.is_out(seat)) return false;
  switch (rule.seats) {
    case ArgumentRule::Seats::Any: return true;
    case ArgumentRule::Seats::Others: return seat != wanted.seat;
    case ArgumentRule::Seats::Opponents: return !data.are_one_side(seat, wanted.seat);
  }
  return false;
}

std::vector<ArgumentValue> sets_of_function(const Action& wanted, std::size_t index,
                                            const State& state, const Rules& rules) {
  const ActionRule& rule = rule_of(wanted, rules);
  const auto action = static_cast<std::size_t>(&rule - rules.data().actions.data());
  std::vector<ArgumentValue> values;
  for (Cards& set : rules.argument_sets(action, index, wanted, state)) {
    std::sort(set.begin(), set.end());
    if (values.size() < most_combinations) values.push_back({std::move(set), 0});
  }
  return values;
}

}  // namespace

std::vector<ArgumentValue> domain_of(const Action& wanted, std::size_t index, const State& state,
                                     const Rules& rules) {
  const ArgumentRule& rule = rule_of(wanted, rules).arguments[index];
  std::vector<ArgumentValue> values;
  switch (rule.kind) {
    case Kind::OneCard:
      for (Card card : sorted(state.cards(place_of(rule, wanted, rules))))
        values.push_back({{card}});
      return values;
    case Kind::SomeCards:
      return subsets(sorted(state.cards(place_of(rule, wanted, rules))),
                     static_cast<std::size_t>(rule.least));
    case Kind::CardSets: return sets_of_function(wanted, index, state, rules);
    case Kind::AnySeat:
      for (Seat seat = 1; seat <= state.players(); ++seat)
        if (is_meant(rule, seat, wanted, state, rules.data())) values.push_back({{}, seat});
      return values;
    case Kind::Number:
      for (int n = rule.from; n <= rule.to && values.size() < most_combinations; n += rule.step)
        values.push_back({{}, n});
      return values;
    case Kind::Word:
      for (std::size_t i = 0; i < rule.words.size(); ++i)
        values.push_back({{}, static_cast<int>(i)});
      return values;
  }
  return values;
}

namespace {

/// Of a choice of cards from a place, which need not be one of those listed.
std::string misfit_of_cards(const ArgumentRule& rule, const Cards& cards, const Action& wanted,
                            const State& state, const Rules& rules) {
  const Place place = place_of(rule, wanted, rules);
  for (Card card : cards)
    if (!state.holds(place, card))
      return to_text(card) + " does not lie in " + to_text(place, rules.data());
  if (std::adjacent_find(cards.begin(), cards.end()) != cards.end()) return "a card is named twice";
  if (rule.kind == Kind::OneCard && cards.size() != 1) return "one card is wanted";
  if (static_cast<int>(cards.size()) < rule.least)
    return "at least " + std::to_string(rule.least) + " cards are wanted";
  return {};
}

}  // namespace

std::string misfit_of(const Action& wanted, std::size_t index, const State& state,
                      const Rules& rules) {
  const ArgumentRule& rule = rule_of(wanted, rules).arguments[index];
  const ArgumentValue& value = wanted.arguments[index];
  const std::string name = rule.name + ": ";
  if (rule.kind == Kind::OneCard || rule.kind == Kind::SomeCards) {
    const std::string misfit = misfit_of_cards(rule, value.cards, wanted, state, rules);
    return misfit.empty() ? misfit : name + misfit;
  }
  const std::vector<ArgumentValue> domain = domain_of(wanted, index, state, rules);
  if (std::find(domain.begin(), domain.end(), value) != domain.end()) return {};
  if (domain.empty()) return name + "there is nothing to choose from";
  std::string text = name + to_text(value, rule) + " cannot be chosen; there are";
  for (std::size_t i = 0; i < domain.size() && i < 8; ++i) text += ' ' + to_text(domain[i], rule);
  return text;
}

std::string to_text(const ArgumentValue& value, const ArgumentRule& rule) {
  switch (rule.kind) {
    case Kind::OneCard:
    case Kind::SomeCards:
    case Kind::CardSets: {
      std::string text;
      for (Card card : value.cards) text += (text.empty() ? "" : "+") + to_text(card);
      return text;
    }
    case Kind::Word: return rule.words[static_cast<std::size_t>(value.number)];
    case Kind::AnySeat:
    case Kind::Number: return std::to_string(value.number);
  }
  return {};
}

ArgumentValue parse_argument(const std::string& text, const ArgumentRule& rule) {
  ArgumentValue value;
  switch (rule.kind) {
    case Kind::OneCard:
    case Kind::SomeCards:
    case Kind::CardSets: {
      std::string list = text;
      std::replace(list.begin(), list.end(), '+', ' ');
      value.cards = sorted(parse_cards(list));
      return value;
    }
    case Kind::Word: {
      const auto found = std::find(rule.words.begin(), rule.words.end(), text);
      if (found != rule.words.end()) return {{}, static_cast<int>(found - rule.words.begin())};
      std::string words;
      for (const std::string& word : rule.words) words += ' ' + word;
      throw ActionError(rule.name + ": " + quoted(text) + " is none of" + words);
    }
    case Kind::AnySeat:
    case Kind::Number: {
      const char* end = text.data() + text.size();
      const auto [behind, error] = std::from_chars(text.data(), end, value.number);
      if (error == std::errc() && behind == end) return value;
      throw ActionError(rule.name + ": expected a number, found " + quoted(text));
    }
  }
  return value;
}

Field field_of(const ArgumentRule& rule, const ArgumentValue& value) {
  switch (rule.kind) {
    case Kind::OneCard:
    case Kind::SomeCards:
    case Kind::CardSets: return {rule.name, value.cards};
    case Kind::Word: return {rule.name, rule.words[static_cast<std::size_t>(value.number)]};
    case Kind::AnySeat:
    case Kind::Number: return {rule.name, value.number};
  }
  return {rule.name, value.number};
}

}  // namespace kasino
