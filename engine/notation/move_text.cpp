#include "engine/notation/move_text.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/turn_builds.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

namespace {

/// The card, with its value unless that is the number printed on it.
std::string counted_text(Card card, Value value) {
  const bool is_plain = value == 0 || (!card.is_joker() && card.rank() == value);
  return to_text(card) + (is_plain ? "" : "=" + std::to_string(value));
}

/// Writes a move, item by item.
class MoveWriter {
 public:
  MoveWriter(const Move& move, const TurnContext& turn, std::string played)
      : move_(move), turn_(turn), text_(std::move(played)), separator_(move.builds() ? ':' : 'x') {
    if (move.builds()) text_ += '>' + std::to_string(move.built);
  }

  /// Writes piles and builds, given by their bits of Move::piles.
  void add_places(std::uint32_t bits) {
    Move taken = move_;
    taken.piles = bits;
    for (const Place place : piles_of(taken, rules(), turn_.state().players()))
      add(place.zone() == Zone::Build ? build_text(turn_.state().cards(place))
                                      : '@' + to_text(place, rules()));
  }
  void add_group(const std::vector<Counted>& cards) {
    std::string group;
    for (const Counted& counted : cards)
      group += (group.empty() ? "" : "+") + counted_text(counted.card, counted.value);
    if (!group.empty()) add(group);
  }
  std::string text() { return std::move(text_); }

 private:
  const RuleData& rules() const { return turn_.rules().data(); }
  void add(const std::string& item) {
    text_ += separator_ + item;
    separator_ = ',';
  }

  const Move& move_;
  const TurnContext& turn_;
  std::string text_;
  char separator_;
};

/// Writes a build: first the build that is raised, or the group of the played card.
std::string text_of_build(const Move& move, const TurnContext& turn) {
  const TurnBuilds& builds = turn.possible_builds();
  if (builds.fault(move)) return plain_text(move, turn.state(), turn.rules().data());
  std::vector<Group> groups = builds.groups(move);
  const std::uint32_t raised = raised_by(move, turn.state(), turn.rules());
  Value value = 0;
  if (raised == 0) {
    std::vector<Counted>& own = groups.front().cards;
    const auto played = std::ranges::find(own, move.card, &Counted::card);
    value = played->value;
    own.erase(played);
  }
  MoveWriter writer(move, turn, counted_text(move.card, value));
  writer.add_places(raised);
  for (const Group& group : groups) writer.add_group(group.cards);
  writer.add_places(move.piles & ~raised);
  return writer.text();
}

/// Like played_value(), but nothing if that takes too long: the move must be written even so.
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
  if (move.builds()) return {text_of_build(move, turn), std::nullopt};
  const std::optional<Value> value = value_found(move, turn);
  if (!value) return {plain_text(move, turn.state(), turn.rules().data()), std::nullopt};
  Grouping grouping = turn.captures(move.card).explain(*value, turn.taken(move));
  if (!grouping.is_found)
    return {plain_text(move, turn.state(), turn.rules().data()),
            std::move(grouping)};  // it reads back as this move
  MoveWriter writer(move, turn, counted_text(move.card, *value));
  writer.add_places(move.piles);
  for (const Group& group : grouping.groups) writer.add_group(group.cards);
  return {writer.text(), std::move(grouping)};
}

std::string to_text(const Step& step, const State& state, const Rules& rules) {
  if (const auto* move = std::get_if<Move>(&step)) return to_text(*move, state, rules);
  if (const auto* action = std::get_if<Action>(&step)) return to_text(*action, state, rules);
  return "next";
}

bool names_cards(const State& state, const RuleData& rules) {
  using Kind = ArgumentRule::Kind;
  for (Seat seat = 1; seat <= state.players(); ++seat)
    if (!state.hand(seat).empty()) return true;
  return !rules.capture.ways.empty() ||
         std::ranges::any_of(rules.actions, [](const ActionRule& action) {
           return std::ranges::any_of(action.arguments, [](const ArgumentRule& argument) {
             return argument.kind == Kind::OneCard || argument.kind == Kind::SomeCards ||
                    argument.kind == Kind::CardSets;
           });
         });
}

}  // namespace kasino
