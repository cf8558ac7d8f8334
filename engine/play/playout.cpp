#include "engine/play/playout.hpp"

#include <bit>

#include "engine/capture/small_captures.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"

namespace kasino {

namespace {

/// A turn of which bitmaps tell everything. The order of its moves is that of MoveGenerator on a
/// small table, so that the same random numbers draw the same.
class FastTurn {
 public:
  FastTurn(State& state, const Rules& rules)
      : state_(state),
        rules_(rules),
        hand_faces_(state.faces(Place::hand(state.turn))),
        hand_(hand_faces_),
        table_(state.faces(Place::table())),
        captures_(hand_.size(), table_.size()) {
    const Leave leave = duties().take_all.empty() ? Leave::Anything : Leave::NoGroup;
    rules.search().find_small(hand_.faces(), table_.faces(), leave, captures_);
  }

  PlayedStep play(Random& random) {
    if (!duties().sweep.empty()) {
      const FaceSet sweepers = takers([&](std::size_t i) { return captures_.has(i, whole()); });
      if (!sweepers.empty()) {
        const auto moves = static_cast<std::uint64_t>(sweepers.size());
        return take(sweepers.nth(random.below(moves)), whole(), moves);
      }
    }
    const FaceSet trailing = cards_to_trail();
    const std::size_t trails =
        trailing == hand_faces_ ? hand_.size() : static_cast<std::size_t>(trailing.size());
    const std::uint64_t moves = trails + captures_.total();
    const std::uint64_t place = random.below(moves);
    if (place < trails) return trail(trailing.nth(place), moves);
    const auto [played, taken] = captures_.nth(place - trails);
    return take(hand_[played], taken, moves);
  }

 private:
  const Duties& duties() const { return rules_.data().duties; }
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
    if (duties().capture.empty() && duties().any_capture.empty()) return hand_faces_;
    const FaceSet capturing = takers([&](std::size_t i) { return captures_.any(i); });
    FaceSet trailing = hand_faces_;
    if (!duties().capture.empty()) trailing = trailing - capturing;
    if (!duties().any_capture.empty() && !capturing.empty()) trailing = trailing & capturing;
    return trailing;
  }

  PlayedStep trail(Face face, std::uint64_t among) {
    state_.move_card(Card::of_face(face, 1), Place::hand(state_.turn), Place::table());
    return finish(PlayedStep::Kind::Trail, among);
  }
  PlayedStep take(Face face, SmallSet taken, std::uint64_t among) {
    const Seat seat = state_.turn;
    if (taken == whole()) ++state_.sweeps[static_cast<std::size_t>(seat - 1)];
    state_.move_card(Card::of_face(face, 1), Place::hand(seat), Place::pile(seat));
    for (unsigned left = taken; left != 0; left &= left - 1) {
      const Face captured = table_[static_cast<std::size_t>(std::countr_zero(left))];
      state_.move_card(Card::of_face(captured, 1), Place::table(), Place::pile(seat));
    }
    state_.last_capturer = seat;
    return finish(PlayedStep::Kind::Capture, among);
  }
  PlayedStep finish(PlayedStep::Kind kind, std::uint64_t among) {
    state_.last_player = state_.turn;
    state_.cancelled = 0;
    state_.turn_has_begun = true;
    state_.resume = state_.next_seat(state_.turn);
    if (state_.faces(Place::hand(state_.resume)).empty())
      Playing(state_, rules_, nullptr).pass_turn_to(state_.resume);
    else
      state_.turn = state_.resume;
    return {kind, Count{among, false}};
  }

  State& state_;
  const Rules& rules_;
  FaceSet hand_faces_;
  FaceList hand_;
  FaceList table_;
  SmallCaptures captures_;
};

}  // namespace

bool is_played_out_fast(const State& state, const Rules& rules) {
  return rules.plays_out_fast() && state.is_of_one_pack() && state.asked.empty() &&
         !state.pending && state.phase == Phase::Play &&
         rules.search().is_small(state.table().size()) &&
         !state.faces(Place::hand(state.turn)).empty();
}

PlayedStep::Kind kind_of(const Step& step, const RuleData& rules) {
  if (const auto* move = std::get_if<Move>(&step))
    return move->builds()   ? PlayedStep::Kind::Build
           : move->trails() ? PlayedStep::Kind::Trail
                            : PlayedStep::Kind::Capture;
  const ActionRule& action = *rules.find_action(std::get<Action>(step).name);
  return action.turn == ActionRule::Turn::Plays ? PlayedStep::Kind::Play : PlayedStep::Kind::Action;
}

PlayedStep play_random_step(State& state, const Rules& rules, Random& random) {
  if (is_played_out_fast(state, rules)) return FastTurn(state, rules).play(random);
  const RandomStep step = random_step(state, rules, random);
  apply(state, step.what, rules, nullptr);
  return {kind_of(step.what, rules.data()), step.among};
}

}  // namespace kasino
