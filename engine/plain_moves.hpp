// A random legal move where nothing but the engine's own duties has a say, and a table is small:
// the inner loop of playouts.
#pragma once

#include "engine/card.hpp"
#include "engine/random.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

namespace kasino {

/// A card played from the hand, and the cards it takes from the table: a trail if there are none.
/// Of one pack, so that faces are cards.
struct PlainMove {
  Face played;
  FaceSet captured;
};

/// Whether the moves of the seat to play are plain: one pack, a small table, a card of the hand to
/// be played, and nothing to ask but the capture search.
inline bool has_plain_moves(const State& state, const Rules& rules) {
  return rules.judges_plainly() && state.is_of_one_pack() && state.asked.empty() &&
         state.phase == Phase::Play && state.table().size() <= CaptureSearch::small_table &&
         !state.faces(Place::hand(state.turn)).empty();
}

/// One of them, as random_legal_move() chooses. Only where has_plain_moves().
PlainMove random_plain_move(const State& state, const Rules& rules, Random& random);

}  // namespace kasino
