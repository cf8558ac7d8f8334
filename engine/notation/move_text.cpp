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
  MoveWriter(const Move& move, const State& state, const RuleData& rules, std::string played)
      : move_(move),
        state_(state),
        rules_(rules),
        text_(std::move(played)),
        separator_(move.builds() ? ':' : 'x') {
    if (move.builds()) text_ += '>' + std::to_string(move.built);
  }

  /// Writes piles and builds, given by their bits of Move::whole.
  void add_places(std::uint32_t bits) {
    Move taken = move_;
    taken.whole = bits;
    for (const Place place : places_of(taken, rules_, state_.players()))
      add(place.zone() == Zone::Build ? build_text(state_.cards(place))
                                      : '@' + to_text(place, rules_));
  }
  void add_group(const std::vector<Counted>& cards) {
    std::string group;
    for (const Counted& counted : cards)
      group += (group.empty() ? "" : "+") + counted_text(counted.card, counted.value);
    if (!group.empty()) add(group);
  }
  void add_cards(const Cards& cards) {
    for (const Card card : cards) add(to_text(card));
  }
  std::string text() { return std::move(text_); }

 private:
  void add(const std::string& item) {
    text_ += separator_ + item;
    separator_ = ',';
  }

  const Move& move_;
  const State& state_;
  const RuleData& rules_;
  std::string text_;
  char separator_;
};

void write_taken(const GroupedMove& grouped, MoveWriter& writer) {
  writer.add_places(grouped.move.whole);
  if (grouped.grouping && grouped.grouping->is_found)
    for (const Group& group : grouped.grouping->groups) writer.add_group(group.cards);
  else
    writer.add_cards(grouped.move.captured);
}

/// Writes a build: first the build that is raised, or the group of the played card.
std::string text_of_build(const GroupedMove& grouped, const State& state, const RuleData& rules) {
  const Move& move = grouped.move;
  std::vector<Group> groups = grouped.grouping->groups;
  const std::uint32_t raised = move.whole & ~builds_joined(state, rules, move.built);
  Value value = 0;
  if (raised == 0) {
    std::vector<Counted>& own = groups.front().cards;
    const auto played = std::ranges::find(own, move.card, &Counted::card);
    value = played->value;
    own.erase(played);
  }
  MoveWriter writer(move, state, rules, counted_text(move.card, value));
  writer.add_places(raised);
  for (const Group& group : groups) writer.add_group(group.cards);
  writer.add_places(move.whole & ~raised);
  return writer.text();
}

}  // namespace

std::string to_text(const Move& move, const State& state, const Rules& rules) {
  return to_text(grouped(move, TurnContext(state, rules)), state, rules.data());
}

std::string to_text(const GroupedMove& grouped, const State& state, const RuleData& rules) {
  const auto& [move, grouping] = grouped;
  if (!grouping || !grouping->is_found) return plain_text(move, state, rules);  // reads back, too
  if (move.builds()) return text_of_build(grouped, state, rules);
  MoveWriter writer(move, state, rules, counted_text(move.card, grouping->value));
  write_taken(grouped, writer);
  return writer.text();
}

std::string taken_text(const Move& move, const State& state, const Rules& rules) {
  MoveWriter writer(move, state, rules.data(), {});
  write_taken(grouped(move, TurnContext(state, rules)), writer);
  return writer.text().substr(1);
}

std::string to_text(const Step& step, const State& state, const Rules& rules) {
  if (const auto* move = std::get_if<Move>(&step)) return to_text(*move, state, rules);
  if (const auto* action = std::get_if<Action>(&step)) return to_text(*action, state, rules);
  return "next";
}

bool names_cards(const State& state, const RuleData& rules) {
  using Kind = ArgumentRule::Kind;
  return std::ranges::any_of(seats(state), [&](Seat seat) { return !state.hand(seat).empty(); }) ||
         !rules.capture.ways.empty() ||
         std::ranges::any_of(rules.actions, [](const ActionRule& action) {
           return std::ranges::any_of(action.arguments, [](const ArgumentRule& argument) {
             return argument.kind == Kind::OneCard || argument.kind == Kind::SomeCards ||
                    argument.kind == Kind::CardSets;
           });
         });
}

}  // namespace kasino
