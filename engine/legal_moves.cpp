#include <algorithm>
#include <array>
#include <cstddef>
#include <memory_resource>
#include <span>

#include "engine/legality.hpp"
#include "engine/notation.hpp"
#include "engine/turn.hpp"

namespace kasino {

namespace {

/// A random move is found by counting through the moves; so many take some milliseconds.
constexpr std::uint64_t most_skipped = 100'000;

/// What one card of the hand may do, as far as can be said without looking at single captures.
struct CardChoice {
  enum class Captures : std::uint8_t { None, WholeTable, Any };
  std::uint16_t in_hand;  ///< position in the sorted hand
  bool trail;
  Captures captures;
};

[[noreturn]] void throw_no_legal_move(const Turn& turn) {
  std::string clauses;
  for (const RefusalRule& rule : turn.rules().data().refusals)
    clauses += (clauses.empty() ? " " : ", ") + rule.clause;
  throw NoLegalMove("seat " + std::to_string(turn.state().turn) + " holds " + to_text(turn.hand()) +
                    " and has no legal move; refusals may not forbid every "
                    "move (look at" +
                    clauses + ")");
}

/// The seat to play: its cards with what duties and refusals leave of them.
class Choices {
 public:
  Choices(const State& state, const Rules& rules);

  /// Calls `visit` with every legal move until it answers false.
  void each(const std::function<bool(const Move&)>& visit) const;
  Count count(std::uint64_t ask_at_most) const;
  Move random(Random& random) const;

 private:
  void each(std::span<const CardChoice> choices,
            const std::function<bool(const Move&)>& visit) const;
  void settle();
  void settle(CardChoice& choice, bool must_sweep, bool must_play_capture) const;
  bool is_card_refused(Card card, RefusalRule::On on) const;
  bool is_outcome_refused(const Move& move) const;

  bool each_capture(const CardChoice& choice, const std::function<bool(const Move&)>& visit) const;
  /// The sets that `card` takes as the duties want it.
  void each_wanted(Card card, const std::function<bool(const ItemSet&)>& visit) const;
  Count count_wanted(Card card) const;
  Count count(const CardChoice& choice) const;
  Move random_on_small_table(Random& random) const;
  /// The move at `place`, from 0, of those that the cards of `choices` can make.
  Move nth(std::span<const CardChoice> choices, std::uint64_t place) const;

  const std::vector<RefusalRule>& refusals() const { return turn_.rules().data().refusals; }

  std::span<const CardChoice> choices() const {
    return std::span(choices_).first(turn_.hand().size());
  }
  Card card(const CardChoice& choice) const { return turn_.hand()[choice.in_hand]; }

  Turn turn_;
  // One for each card of the hand; left unset beyond.
  std::array<CardChoice, ItemSet::capacity> choices_;
  bool asks_outcomes_ = false;  ///< a refusal must see each outcome by itself
};

Choices::Choices(const State& state, const Rules& rules) : turn_(state, rules) {
  for (const RefusalRule& rule : rules.data().refusals)
    asks_outcomes_ |= rule.on == RefusalRule::On::Capture || rule.on == RefusalRule::On::Move;
  for (std::size_t i = 0; i < turn_.hand().size(); ++i)
    choices_[i] = {static_cast<std::uint16_t>(i), true, CardChoice::Captures::Any};
  settle();
}

void Choices::settle() {
  const Duties& duties = turn_.duties();
  if (duties.sweep.empty() && duties.capture.empty() && duties.any_capture.empty() &&
      refusals().empty())
    return;
  const bool must_sweep = turn_.must_sweep();
  const bool must_play_capture = turn_.must_play_capture();
  for (std::size_t i = 0; i < turn_.hand().size(); ++i)
    settle(choices_[i], must_sweep, must_play_capture);
}

void Choices::settle(CardChoice& choice, bool must_sweep, bool must_play_capture) const {
  const Card played = card(choice);
  if (is_card_refused(played, RefusalRule::On::Card)) {
    choice.trail = false;
    choice.captures = CardChoice::Captures::None;
    return;
  }
  if (must_sweep) {
    choice.trail = false;
    choice.captures =
        turn_.can_sweep(played) ? CardChoice::Captures::WholeTable : CardChoice::Captures::None;
    return;
  }
  const bool must_capture = !turn_.duties().capture.empty();
  if (must_capture || must_play_capture)
    choice.trail = turn_.can_capture(played) ? !must_capture : !must_play_capture;
  if (choice.trail && is_card_refused(played, RefusalRule::On::Trail)) choice.trail = false;
}

bool Choices::is_card_refused(Card card, RefusalRule::On on) const {
  for (std::size_t i = 0; i < refusals().size(); ++i)
    if (refusals()[i].on == on && turn_.rules().refuses(i, turn_.trail(card), turn_.state()))
      return true;
  return false;
}

bool Choices::is_outcome_refused(const Move& move) const {
  if (!asks_outcomes_) return false;
  for (std::size_t i = 0; i < refusals().size(); ++i) {
    const bool asked = refusals()[i].on == RefusalRule::On::Move ||
                       (refusals()[i].on == RefusalRule::On::Capture && !move.trails());
    if (asked && turn_.rules().refuses(i, move, turn_.state())) return true;
  }
  return false;
}

bool Choices::each_capture(const CardChoice& choice,
                           const std::function<bool(const Move&)>& visit) const {
  if (choice.captures == CardChoice::Captures::None) return true;
  bool go_on = true;
  const auto offer = [&](const ItemSet& taken) {
    const Move capture = turn_.capture(card(choice), taken);
    if (!is_outcome_refused(capture)) go_on = visit(capture);
    return go_on;
  };
  if (choice.captures == CardChoice::Captures::WholeTable)
    offer(turn_.whole_table());
  else
    each_wanted(card(choice), offer);
  return go_on;
}

void Choices::each_wanted(Card card, const std::function<bool(const ItemSet&)>& visit) const {
  const CardCaptures captures = turn_.captures(card);
  captures.each(turn_.wanted(captures), visit);
}

Count Choices::count_wanted(Card card) const {
  const CardCaptures captures = turn_.captures(card);
  return captures.count(turn_.wanted(captures));
}

void Choices::each(const std::function<bool(const Move&)>& visit) const { each(choices(), visit); }

void Choices::each(std::span<const CardChoice> choices,
                   const std::function<bool(const Move&)>& visit) const {
  for (const CardChoice& choice : choices) {
    if (choice.trail) {
      const Move trail = turn_.trail(card(choice));
      if (!is_outcome_refused(trail) && !visit(trail)) return;
    }
    if (!each_capture(choice, visit)) return;
  }
}

Move Choices::nth(std::span<const CardChoice> choices, std::uint64_t place) const {
  std::optional<Move> found;
  each(choices, [&](const Move& move) {
    if (place-- == 0) found = move;
    return !found;
  });
  return *found;
}

Count Choices::count(const CardChoice& choice) const {
  Count sum{choice.trail ? 1U : 0U, false};
  if (choice.captures == CardChoice::Captures::WholeTable) sum += Count{1, false};
  if (choice.captures == CardChoice::Captures::Any) sum += count_wanted(card(choice));
  return sum;
}

Count Choices::count(std::uint64_t ask_at_most) const {
  Count sum;
  if (!asks_outcomes_) {
    for (const CardChoice& choice : choices()) sum += count(choice);
    return sum;
  }
  each([&](const Move&) {
    sum.saturated = sum.number == ask_at_most;
    if (!sum.saturated) ++sum.number;
    return !sum.saturated;
  });
  return sum;
}

Move Choices::random_on_small_table(Random& random) const {
  const std::span<const Card> hand = turn_.hand();
  std::array<std::size_t, ItemSet::capacity> ends;
  std::array<std::byte, 2048> room;
  std::pmr::monotonic_buffer_resource memory(room.data(), room.size());
  std::pmr::vector<std::uint64_t> taken(&memory);
  taken.reserve(64);
  turn_.search().list_small(hand, turn_.table(), turn_.leave(), taken,
                            std::span(ends).first(hand.size()));
  std::size_t trails = 0;
  for (const CardChoice& choice : choices()) trails += choice.trail ? 1U : 0U;
  if (trails + taken.size() == 0) throw_no_legal_move(turn_);
  std::size_t chosen = random.below(trails + taken.size());
  if (chosen >= trails) {
    chosen -= trails;
    std::size_t at = 0;
    while (ends[at] <= chosen) ++at;
    return turn_.capture(hand[at], ItemSet::of_bits(taken[chosen]));
  }
  for (const CardChoice& choice : choices())
    if (choice.trail && chosen-- == 0) return turn_.trail(card(choice));
  throw_no_legal_move(turn_);
}

Move Choices::random(Random& random) const {
  const bool any_capture = std::all_of(choices().begin(), choices().end(), [](const auto& choice) {
    return choice.captures == CardChoice::Captures::Any;
  });
  if (!asks_outcomes_ && any_capture && turn_.rules().wants_alike() &&
      turn_.table().size() <= CaptureSearch::small_table)
    return random_on_small_table(random);
  if (asks_outcomes_) {
    const Count total = count(most_skipped);
    if (total.number == 0) throw_no_legal_move(turn_);
    return nth(choices(), random.below(total.number));
  }
  Count total;
  for (const CardChoice& choice : choices()) total += count(choice);
  if (total.number == 0) throw_no_legal_move(turn_);
  std::uint64_t place = random.below(total.number);
  for (const CardChoice& choice : choices()) {
    const std::uint64_t there = count(choice).number;
    // Beyond what can be counted through, one of the card's first captures stands for the rest.
    if (place < there) return nth({&choice, 1}, place % most_skipped);
    place -= there;
  }
  throw_no_legal_move(turn_);
}

}  // namespace

void check_someone_can_move(const State& state, const Rules& rules) {
  if (!source_of_plays(state, rules.data()) || rules.data().refusals.empty()) return;
  if (legal_moves(state, rules, 1).empty()) throw_no_legal_move(Turn(state, rules));
}

void each_legal_move(const State& state, const Rules& rules,
                     const std::function<bool(const Move&)>& visit) {
  if (!source_of_plays(state, rules.data())) return;
  Choices(state, rules).each(visit);
}

std::vector<Move> legal_moves(const State& state, const Rules& rules, std::size_t limit) {
  std::vector<Move> moves;
  if (limit == 0) return moves;
  each_legal_move(state, rules, [&](const Move& move) {
    moves.push_back(move);
    return moves.size() < limit;
  });
  return moves;
}

Count count_legal_moves(const State& state, const Rules& rules, std::uint64_t ask_at_most) {
  if (!source_of_plays(state, rules.data())) return {};
  return Choices(state, rules).count(ask_at_most);
}

Move random_legal_move(const State& state, const Rules& rules, Random& random) {
  return Choices(state, rules).random(random);
}

}  // namespace kasino
