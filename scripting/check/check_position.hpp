// One position, judged in every way there is: the answers must agree.
#pragma once

#include <string>
#include <vector>

#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"
#include "scripting/check/coverage.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

/// Throws Broken for what does not hold, and what hooks throw. `state` is one in which the deal
/// goes on. Of many moves the first are judged; which guesses are tried beside them depends on the
/// position alone. Every question is a command to `budget`, which is that of the rules.
void check_position(const State& state, const Rules& rules, Budget& budget, Coverage& seen);

/// The key of a function that forbids moves, or counts points, and answers otherwise when it is
/// asked again; empty if none is found.
std::vector<std::string> forgetful_refusal(const State& state, const Rules& rules);
std::vector<std::string> forgetful_item(const State& state, const Rules& rules);

}  // namespace kasino
