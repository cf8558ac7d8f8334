#include "repl/explain/step_text.hpp"

#include "engine/legality/actions.hpp"
#include "engine/notation/move_text.hpp"

namespace kasino {

std::string step_text(const Ply& step, const State& before, const Rules& rules) {
  if (std::holds_alternative<Cards>(step.what)) return {};
  return to_text(step.what, before, rules) + (step.regularity == Regularity::Irregular ? "!" : "");
}

}  // namespace kasino
