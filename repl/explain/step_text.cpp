#include "repl/explain/step_text.hpp"

#include "engine/legality/actions.hpp"
#include "engine/notation/move_text.hpp"

namespace kasino {

std::string step_text(const Step& step, const State& before, const Rules& rules) {
  if (const Move* move = step.move())
    return to_text(*move, before, rules) + (step.regularity == Regularity::Irregular ? "!" : "");
  return step.action() != nullptr ? to_text(*step.action(), before, rules) : std::string();
}

}  // namespace kasino
