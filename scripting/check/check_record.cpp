// The record of a game that the rules do not let be played to its end.
#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/record/record.hpp"
#include "scripting/check/shrink.hpp"

namespace kasino {

RuleData without_functions(RuleData data) {
  data.hooks = 0;
  const auto has_function = [](const DealStep& step) {
    return step.kind != DealStep::Kind::FromStock;
  };
  std::erase_if(data.deal.first, has_function);
  if (data.deal.later) std::erase_if(*data.deal.later, has_function);
  if (data.leftovers == Leftovers::Chosen) data.leftovers = Leftovers::Nobody;
  data.refusals.clear();
  data.void_sweeps.clear();
  data.scoring.clear();
  data.actions.clear();
  data.remarks.clear();
  std::erase_if(data.capture.ways, [](const CaptureRule& way) {
    return way.has_condition || way.by == CaptureBy::Own;
  });
  return data;
}

namespace {

constexpr std::string_view end_line = "\nend\n";

void take(Game& game, const StepWhat& step) {
  if (const auto* move = std::get_if<Move>(&step))
    game.play(*move);
  else if (const auto* action = std::get_if<Action>(&step))
    game.perform(*action);
  else
    game.next_deal(std::get<Cards>(step));
}

std::string text_of(const Move& move, const State& state, const Rules& rules) {
  try {
    return to_text(move, state, rules);
  } catch (const Error&) {
    return plain_text(move);
  }
}

/// The lines of a step that the game cannot take.
std::string lines_of(const StepWhat& step, const Game& game, const std::string& record) {
  const State& state = game.state();
  if (const auto* deck = std::get_if<Cards>(&step))
    return "\ndeal " + std::to_string(state.deal + 1) + "\ndealer " +
           std::to_string(state.next_seat(state.dealer)) + "\ndeck " + to_text(*deck) + '\n';
  const std::string heading = "\nround " + std::to_string(state.round) + '\n';
  const std::size_t deal = record.rfind("\ndeal ");
  const bool has_heading = record.find(heading, deal) != std::string::npos;
  const auto* move = std::get_if<Move>(&step);
  return (has_heading ? "" : heading.substr(1)) + "  " +
         (move != nullptr ? text_of(*move, state, game.rules())
                          : to_text(std::get<Action>(step), state, game.rules())) +
         '\n';
}

std::string record_with_last(const Playthrough& broken, const Rules& rules) {
  Game game(rules, broken.start);
  for (const StepWhat& step : broken.steps) {
    try {
      take(game, step);
    } catch (const Error&) {
      std::string text = write_record(game);
      text.resize(text.size() - end_line.size());
      return text + lines_of(step, game, text) + std::string(end_line);
    }
  }
  return write_record(game);
}

}  // namespace

std::string record_of(const Playthrough& game, const Rules& rules) {
  try {
    return record_with_last(game, rules);
  } catch (const ScriptError&) {
  } catch (const NoLegalMove&) {
  }
  const Rules bare(without_functions(rules.data()));
  return write_record(Game(bare, game.start));
}

}  // namespace kasino
