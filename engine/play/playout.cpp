#include "engine/play/playout.hpp"

#include <bit>

#include "engine/capture/small_captures.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/card_worth.hpp"
#include "engine/play/playing.hpp"

namespace kasino {

namespace {

/// A turn on the fast path. Its moves are in the order of MoveGenerator on a small table, so that
/// the same random numbers draw the same moves.
class FastTurn {
 public:
  [[gnu::always_inline]] FastTurn(State& state, const Rules& rules)
      : state_(state),
        rules_(rules),
        hand_faces_(state.faces(Place::hand(state.turn))),
        hand_(hand_faces_),
        table_(state.faces(Place::table())),
        captures_(hand_.size(), table_.size()) {
    const Leave leave = duties().take_all.empty() ? Leave::Anything : Leave::NoGroup;
    rules.search().find_small(hand_.faces(), table_.faces(), leave, captures_);
  }

  /// `draw(moves, worth_of)` chooses one of `moves` moves, by its place; `worth_of(place, worth)`
  /// is what that move is worth.
  template <typename Draw>
  PlayedStep play(Draw draw) {
    if (!duties().sweep.empty()) {
      const FaceSet sweepers = takers([&](std::size_t i) { return captures_.has(i, whole()); });
      if (!sweepers.empty()) {
        const auto moves = static_cast<std::uint64_t>(sweepers.size());
        const auto worth_of = [&](std::uint64_t place, const CardWorth& worth) {
          return worth.of(sweepers.nth(place));
        };
        return take(sweepers.nth(draw(moves, worth_of)), whole(), moves);
      }
    }
    const FaceSet trailing = cards_to_trail();
    const std::size_t trails =
        trailing == hand_faces_ ? hand_.size() : static_cast<std::size_t>(trailing.size());
    const std::uint64_t moves = trails + captures_.total();
    const auto worth_of = [&](std::uint64_t place, const CardWorth& worth) {
      if (place < trails) return worth.of_trail(trailing.nth(place));
      const auto [played, taken] = captures_.nth(place - trails);
      return worth_of_take(hand_[played], taken, worth);
    };
    const std::uint64_t place = draw(moves, worth_of);
    if (place < trails) return trail(trailing.nth(place), moves);
    const auto [played, taken] = captures_.nth(place - trails);
    return take(hand_[played], taken, moves);
  }

 private:
  const Duties& duties() const { return rules_.data().duties; }
  SmallSet whole() const { return all_cards(table_.size()); }
  /// The cards of the hand for which `does(place in the hand)` is true.
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

  Thousandths worth_of_take(Face played, SmallSet taken, const CardWorth& worth) const {
    Thousandths sum = worth.of(played) + (taken == whole() ? worth.of_sweep() : 0);
    for (unsigned left = taken; left != 0; left &= left - 1)
      sum += worth.of(table_[static_cast<std::size_t>(std::countr_zero(left))]);
    return sum;
  }

  PlayedStep trail(Face face, std::uint64_t among) {
    state_.move_card(Card::of_face(face, 1), Place::hand(state_.turn), Place::table());
    return finish(PlayedStep::Kind::Trail, among);
  }
  PlayedStep take(Face face, SmallSet taken, std::uint64_t among) {
    const Seat seat = state_.turn;
    if (taken == whole()) ++at_seat(state_.sweeps, seat);
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
  if (is_played_out_fast(state, rules))
    return FastTurn(state, rules).play([&](std::uint64_t moves, const auto&) {
      return random.below(moves);
    });
  const RandomStep step = random_step(state, rules, random);
  apply(state, step.what, rules, nullptr);
  return {kind_of(step.what, rules.data()), step.among};
}

namespace {

/// The best by `worth_of` of so many places, which `next` supplies one by one.
template <typename Next, typename WorthOf>
std::uint64_t best_of(std::uint64_t places, Next next, WorthOf worth_of) {
  std::uint64_t best = next();
  auto most = worth_of(best);
  for (std::uint64_t i = 1; i < places; ++i) {
    const std::uint64_t place = next();
    const auto worth = worth_of(place);
    if (worth <= most) continue;
    most = worth;
    best = place;
  }
  return best;
}

}  // namespace

void play_fair_step(State& state, const Rules& rules, const CardWorth& worth, int draws,
                    Random& random) {
  const auto tries = static_cast<std::uint64_t>(draws);
  if (is_played_out_fast(state, rules)) {
    FastTurn(state, rules).play([&](std::uint64_t moves, const auto& worth_of) {
      const auto next = [&] { return random.below(moves); };
      if (moves == 1) return next();
      return best_of(tries, next, [&](std::uint64_t place) { return worth_of(place, worth); });
    });
    return;
  }
  std::vector<RandomStep> drawn;
  do {
    drawn.push_back(random_step(state, rules, random));
  } while (drawn.size() < tries && !(drawn.back().among && drawn.back().among->number == 1));
  const auto of = [&](const RandomStep& step) { return worth.of(step.what, state, rules.data()); };
  apply(state, std::ranges::max_element(drawn, {}, of)->what, rules, nullptr);
}

void play_best_step(State& state, const Rules& rules, const CardWorth& worth, Random& random) {
  constexpr std::uint64_t most_looked_at = 64;
  if (is_played_out_fast(state, rules)) {
    FastTurn(state, rules).play([&](std::uint64_t moves, const auto& worth_of) {
      std::uint64_t place = 0;
      const bool is_few = moves <= most_looked_at;
      const auto next = [&] { return is_few ? place++ : random.below(moves); };
      return best_of(std::min(moves, most_looked_at), next,
                     [&](std::uint64_t at) { return worth_of(at, worth); });
    });
    return;
  }
  std::vector<Step> steps;
  const auto look_at = [&](const Move& move) {
    steps.emplace_back(move);
    return steps.size() < most_looked_at;
  };
  each_legal_move(state, rules, look_at, most_looked_at);
  for (Action& action : open_answers(state, rules)) steps.emplace_back(std::move(action));
  if (steps.empty()) steps.push_back(random_step(state, rules, random).what);
  const auto of = [&](const Step& step) { return worth.of(step, state, rules.data()); };
  apply(state, *std::ranges::max_element(steps, {}, of), rules, nullptr);
}

}  // namespace kasino
