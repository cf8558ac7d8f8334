// Expressions typed by somebody who looks around: Lua in a cell of its own, with the view of a
// position, as a variant's functions see it.
#pragma once

#include <string>
#include <string_view>

#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"
#include "engine/play/effects.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

/// What the expression may name.
struct Scene {
  const Rules& rules;
  const State& state;
  std::optional<Seat> viewer{};      ///< `view` is with these eyes; nothing: every card is open
  const Move* move = nullptr;        ///< `move`, and nil where there is none
  const State* before = nullptr;     ///< the position in which it was made
  const Action* action = nullptr;    ///< `move` is this instead
  const MadeSweep* sweep = nullptr;  ///< or this
  std::optional<Card> card{};        ///< `card`
  std::optional<Seat> seat{};        ///< `seat`
};

/// The value of an expression, or what statements return, in words. Nothing that it does lasts.
/// Throws ScriptError (file "lua").
///
///   #view.table                        ->  4
///   view:captures("s7")                ->  {h7, h7 d4 s3, d4 s3}
std::string evaluate(std::string_view lua, const Scene& scene, Budget& budget);

/// Whether `lua` is only the beginning of an expression or of statements.
bool is_unfinished(std::string_view lua, Budget& budget);

}  // namespace kasino
