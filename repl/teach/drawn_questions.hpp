// Questions from the scenarios of a variant, which name moves that are legal or refused, or played,
// and the clause that says so.
#pragma once

#include <vector>

#include "repl/teach/question.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/scenario/scenario.hpp"

namespace kasino {

/// For each move that the first step of a scenario calls legal or illegal: is it allowed? And what
/// its first play leads to in the matters of the clause that names it, if they are settled. Only
/// scenarios of these rules with these options count, and the rules judge, not the scenario. Throws
/// what the rules throw in a scenario's position.
std::vector<Question> drawn_questions(const std::vector<Scenario>& scenarios, const Rules& rules,
                                      Budget& budget);

}  // namespace kasino
