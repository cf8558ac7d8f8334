#include <string>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/notation/move_text.hpp"

namespace kasino {

namespace {

/// The card, with its value where that is not the number it has anyway.
std::string counted_text(Card card, Value value) {
  const bool is_plain = value == 0 || (!card.is_joker() && card.rank() == value);
  return to_text(card) + (is_plain ? "" : "=" + std::to_string(value));
}

std::string irregular_text(const Move& move) {
  std::string text = to_text(move.card);
  char separator = 'x';
  for (Card card : move.captured) {
    text += separator + to_text(card);
    separator = ',';
  }
  return text;
}

/// Nothing where it takes too long to tell, as well: a move is written all the same.
std::optional<Value> value_found(const Move& move, const TurnContext& turn) {
  try {
    return played_value(move, turn);
  } catch (const CaptureUnknown&) {
    return std::nullopt;
  }
}

}  // namespace

std::string to_text(const Move& move, const State& state, const Rules& rules) {
  return written(move, state, rules).text;
}

WrittenMove written(const Move& move, const State& state, const Rules& rules) {
  const TurnContext turn(state, rules);
  const std::optional<Value> value = value_found(move, turn);
  if (!value) return {irregular_text(move), std::nullopt};
  Grouping grouping = turn.captures(move.card).explain(*value, turn.taken(move));
  if (!grouping.is_found)
    return {irregular_text(move), std::move(grouping)};  // which is a claim too
  std::string text = counted_text(move.card, *value);
  char separator = 'x';
  for (const Group& group : grouping.groups) {
    for (const Counted& counted : group.cards) {
      text += separator + counted_text(counted.card, counted.value);
      separator = '+';
    }
    separator = ',';
  }
  return {std::move(text), std::move(grouping)};
}

std::string to_text(const Step& step, const State& state, const Rules& rules) {
  if (const auto* move = std::get_if<Move>(&step)) return to_text(*move, state, rules);
  if (const auto* action = std::get_if<Action>(&step)) return to_text(*action, state, rules);
  return "next";
}

}  // namespace kasino
