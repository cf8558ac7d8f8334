#include "engine/plain_moves.hpp"

#include <bit>

#include "engine/face_list.hpp"
#include "engine/small_captures.hpp"

namespace kasino {

namespace {

/// A turn of which bitmaps tell everything. The order of its moves is that of Choices on a small
/// table, so that the same random numbers choose the same.
class PlainTurn {
 public:
  PlainTurn(const State& state, const Rules& rules)
      : duties_(rules.data().duties),
        hand_faces_(state.faces(Place::hand(state.turn))),
        hand_(hand_faces_),
        table_(state.faces(Place::table())),
        captures_(hand_.size(), table_.size()) {
    const Leave leave = duties_.take_all.empty() ? Leave::Anything : Leave::NoGroup;
    rules.search().find_small(hand_.faces(), table_.faces(), leave, captures_);
  }

  PlainMove random_move(Random& random) const {
    if (!duties_.sweep.empty()) {
      const FaceSet sweepers = takers([&](std::size_t i) { return captures_.has(i, whole()); });
      if (!sweepers.empty()) return play(one_of(sweepers, random), whole());
    }
    const FaceSet trailing = cards_to_trail();
    const std::size_t trails =
        trailing == hand_faces_ ? hand_.size() : static_cast<std::size_t>(trailing.size());
    const std::size_t place = random.below(trails + captures_.total());
    if (place < trails) return play(trailing.nth(place), 0);
    const auto [played, taken] = captures_.nth(place - trails);
    return play(hand_[played], taken);
  }

 private:
  SmallSet whole() const { return all_cards(table_.size()); }
  /// The cards of the hand that do so, by their places.
  template <typename Does>
  FaceSet takers(Does does) const {
    FaceSet faces;
    for (std::size_t i = 0; i < hand_.size(); ++i)
      if (does(i)) faces.add(hand_[i]);
    return faces;
  }
  FaceSet cards_to_trail() const {
    if (duties_.capture.empty() && duties_.any_capture.empty()) return hand_faces_;
    const FaceSet capturing = takers([&](std::size_t i) { return captures_.any(i); });
    FaceSet trailing = hand_faces_;
    if (!duties_.capture.empty()) trailing = trailing - capturing;
    if (!duties_.any_capture.empty() && !capturing.empty()) trailing = trailing & capturing;
    return trailing;
  }
  static Face one_of(FaceSet faces, Random& random) {
    return faces.nth(random.below(static_cast<std::uint64_t>(faces.size())));
  }
  PlainMove play(Face face, SmallSet taken) const {
    PlainMove move{face, {}};
    for (unsigned left = taken; left != 0; left &= left - 1)
      move.captured.add(table_[static_cast<std::size_t>(std::countr_zero(left))]);
    return move;
  }

  const Duties& duties_;
  FaceSet hand_faces_;
  FaceList hand_;
  FaceList table_;
  SmallCaptures captures_;
};

}  // namespace

PlainMove random_plain_move(const State& state, const Rules& rules, Random& random) {
  return PlainTurn(state, rules).random_move(random);
}

}  // namespace kasino
