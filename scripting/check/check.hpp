// Checking a variant: it is played, at random and by players who look for trouble, and held to
// what every game holds.
#pragma once

#include <functional>
#include <optional>

#include "engine/game/game.hpp"
#include "scripting/check/check_report.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

/// Told before each game: the setting, and which part of all the work is done, 0 to 1.
using CheckProgress = std::function<void(const CheckSetting& setting, double done)>;

/// Checks a variant. The same request gives the same report. Throws as load_variant does where it
/// does not load; what goes wrong later is in the report.
CheckReport check_variant(const CheckRequest& request, Budget& budget,
                          const CheckProgress& progress = {});

/// Holds a game that was played, and all that it leads to, to the same. Nothing if all is well.
std::optional<CheckFailure> check_played(const Game& game, const CheckRequest& request,
                                         Budget& budget);

}  // namespace kasino
