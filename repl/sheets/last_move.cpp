#include "repl/sheets/last_move.hpp"

#include "engine/legality/actions.hpp"
#include "engine/legality/card_captures.hpp"
#include "engine/legality/judge.hpp"
#include "repl/explain/arithmetic.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

/// The cards in the groups that they were taken in. Irregular ones make no groups.
std::string taken_text(const Ply& step, const State& before, const Rules& rules,
                       const Style& style) {
  const Move& move = *step.move();
  try {
    const std::optional<Value> value =
        step.regularity == Regularity::Regular ? played_value(move, before, rules) : std::nullopt;
    if (value)
      return groups_in_words(Takes(move.card, before, rules).grouping(move.captured, *value),
                             style);
  } catch (const ScriptError&) {
    // The board is shown even where a script fails.
  }
  return draw(move.captured, style);
}

std::string text_of(const Ply& step, const State& before, const Rules& rules, const Style& style) {
  if (const Action* action = step.action())
    return say(style.language, {"seat {0}: {1}", "plats {0}: {1}"}, action->seat,
               to_text(*action, before, rules));
  const Move& move = *step.move();
  const std::string card = draw(move.card, style);
  std::string text =
      move.trails()
          ? say(style.language, {"seat {0} laid out {1}", "plats {0} lade ut {1}"}, move.seat, card)
          : say(style.language, {"seat {0} took {1} with {2}", "plats {0} tog in {1} med {2}"},
                move.seat, taken_text(step, before, rules, style), card);
  if (step.regularity == Regularity::Irregular)
    text += say(style.language, {", against the rules", ", mot reglerna"});
  return text;
}

}  // namespace

std::string last_move_text(const Game& game, const Style& style) {
  if (game.ply() == 0) return {};
  const Ply& step = game.steps()[game.ply() - 1];
  if (std::holds_alternative<Cards>(step.what)) return {};
  return text_of(step, game.state_at(game.ply() - 1), game.rules(), style);
}

}  // namespace kasino
