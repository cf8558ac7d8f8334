// One position under two variants: whether it is the same, and what may be done in it. Private to
// scripting.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/game/game.hpp"
#include "scripting/check/checked_game.hpp"

namespace kasino {

/// Whether the same cards lie in the same places, and the same is to be done by the same seat.
bool is_same_position(const Game& one, const Game& other);

/// What may be done in a position, under one of the two. Moves too many to compare are counted.
struct StepsAllowed {
  explicit StepsAllowed(const Game& game);

  std::vector<Move> moves{};  ///< sorted
  bool are_listed = false;
  Count number{};
  std::map<std::string, Action> actions{};  ///< as they are written
};

/// What stands under `one` and not under `other`; nothing if there is none.
std::optional<Step> only_in(const StepsAllowed& one, const StepsAllowed& other);

/// The first move of both.
std::optional<Move> move_in_both(const StepsAllowed& one, const StepsAllowed& other);

}  // namespace kasino
