// `kasino check`: tells what was played, what broke, and how to see it again.
#pragma once

#include "engine/game/game.hpp"
#include "repl/command_line/surroundings.hpp"
#include "scripting/check/check.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

/// Checks a variant, reports, and writes the record of each game that breaks into the current
/// folder. Throws what check_variant() does.
ExitStatus run_check(const CheckRequest& request, Budget& budget, const Console& console);

/// The same for one recorded game.
ExitStatus run_check_of(const Game& game, const CheckRequest& request, Budget& budget,
                        const Console& console);

}  // namespace kasino
