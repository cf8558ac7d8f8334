// Why a deal does not end: which function brings cards back into play.
#pragma once

#include <optional>

#include "scripting/check/checked_game.hpp"
#include "scripting/hooks/hook_observer.hpp"

namespace kasino {

/// The function that last took cards from the table or a pile to where they are played from, or
/// wait to be, as far as `game` can be played. `rules` are fresh ones of the game, under `budget`.
std::optional<HookPlace> feeder_of(const Playthrough& game, Rules& rules, Budget& budget);

}  // namespace kasino
