// Questions that somebody has drawn already: the scenarios of a variant, each with moves that are
// legal or refused, and the clause that says so.
#pragma once

#include <vector>

#include "repl/teach/question.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/scenario/scenario.hpp"

namespace kasino {

/// Of the scenarios that run under `rules` and their options, those whose first step says what is
/// legal or illegal: is it? Judged by the rules, whatever the scenario says.
std::vector<Question> drawn_questions(const std::vector<Scenario>& scenarios, const Rules& rules,
                                      Budget& budget);

}  // namespace kasino
