#include "repl/json/choices.hpp"

#include <algorithm>

#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/commands/move_list.hpp"
#include "repl/text/written.hpp"

namespace kasino {

namespace {

using Json = nlohmann::ordered_json;

/// What there is of a step, whichever it is.
Json choice_of(const Step& step, const Session& session, const Style& style) {
  const std::string line = to_text(step, session.state(), session.rules());
  return {{"line", line},
          {"label", written_for(line, session.rules().data(), style.language)},
          {"seat", seat_of(step)},
          {"hand", Json::array()},
          {"take", Json::array()}};
}

Json json_of(const Move& move, const Session& session, const Style& style) {
  const State& state = session.state();
  const RuleData& rules = session.rules().data();
  Json choice = choice_of(move, session, style);
  choice["hand"].push_back(draw(move.card, style));
  for (const Card card : move.captured) choice["take"].push_back(draw(card, style));
  for (const Place pile : places_of(move, rules, state.players()))
    for (const Card card : cards_taken(pile, state, rules))
      choice["take"].push_back(draw(card, style));
  if (move.builds()) choice["built"] = move.built;
  if (counts_as_sweep(move, state, session.rules())) choice["sweep"] = true;
  return choice;
}

Json json_of(const Action& action, const Session& session, const Style& style) {
  const std::span<const Card> hand = session.state().hand(action.seat);
  Json choice = choice_of(action, session, style);
  for (const ArgumentValue& argument : action.arguments)
    for (const Card card : argument.cards)
      choice[std::ranges::find(hand, card) != hand.end() ? "hand" : "take"].push_back(
          draw(card, style));
  const ActionRule& rule = *session.rules().data().find_action(action.name);
  const std::string& title = rule.title.in(style.language);
  choice["action"] = title.empty() ? action.name : title;
  return choice;
}

}  // namespace

Json choices_of(const MoveList& list, const Session& session, const Style& style) {
  Json choices = Json::array();
  const auto add = [&](const auto& steps) {
    for (const auto& step : steps) {
      check_going(session);
      choices.push_back(json_of(step, session, style));
    }
  };
  add(list.moves);
  add(list.plays);
  add(list.actions);
  return choices;
}

}  // namespace kasino
