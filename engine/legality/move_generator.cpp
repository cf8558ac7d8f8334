#include "engine/choices.hpp"

#include <algorithm>

#include "engine/legality.hpp"
#include "engine/notation.hpp"

namespace kasino {

namespace {

/// Where refusals see each outcome, a random move is one of the first so many.
constexpr std::uint64_t most_asked = 10'000;

/// So many captures of a card are sooner walked past than counted; and so many where counting
/// leaves a doubt.
constexpr std::uint64_t most_walked_past = 50;
constexpr std::uint64_t most_walked_to = 1'000;

/// Nobody lists more: beyond, captures that are not found in time make no difference.
constexpr std::uint64_t most_listed = 100'000;

}  // namespace

Choices::Choices(const State& state, const Rules& rules) : Choices(state, rules, Asking::AtOnce) {}

Choices Choices::by_duties(const State& state, const Rules& rules) {
  return {state, rules, Asking::Later};
}

Choices::Choices(const State& state, const Rules& rules, Asking asking)
    : turn_(state, rules),
      small_(turn_.small()),
      in_bitmaps_(small_ != nullptr),
      asks_cards_(asking == Asking::AtOnce && !refusals().empty()),
      asks_outcomes_(asking == Asking::AtOnce && rules.refuses_outcomes()) {
  const std::size_t cards = turn_.hand().size();
  for (std::size_t i = 0; i < cards; ++i)
    choices_[i] = {static_cast<std::uint16_t>(i), true, CardChoice::Captures::Wanted};
  settle();
}

// Which refusals to look at.
std::string Choices::looked_at() const {
  std::string clauses;
  for (const RefusalRule& rule : refusals())
    clauses += (clauses.empty() ? " (look at " : ", ") + rule.clause +
               (rule.written_at.empty() ? "" : " in " + rule.written_at);
  return clauses.empty() ? clauses : clauses + ")";
}

void Choices::throw_no_legal_move() const {
  throw NoLegalMove("seat " + std::to_string(turn_.state().turn) + " holds " +
                    to_text(turn_.hand()) +
                    " and has no legal move; refusals may not forbid every move" + looked_at());
}

void Choices::settle() {
  const Duties& duties = turn_.duties();
  if (duties.sweep.empty() && duties.capture.empty() && duties.any_capture.empty() && !asks_cards_)
    return;
  const bool must_sweep = turn_.must_sweep();
  const bool must_play_capture = turn_.must_play_capture();
  for (std::size_t i = 0; i < turn_.hand().size(); ++i)
    settle(choices_[i], must_sweep, must_play_capture);
  in_bitmaps_ = in_bitmaps_ && std::ranges::all_of(choices(), [](const CardChoice& choice) {
                  return choice.captures == CardChoice::Captures::Wanted;
                });
}

void Choices::settle(CardChoice& choice, bool must_sweep, bool must_play_capture) const {
  if (asks_cards_ && is_card_refused(card(choice), RefusalRule::On::Card)) {
    choice.trail = false;
    choice.captures = CardChoice::Captures::None;
    return;
  }
  if (must_sweep) {
    choice.trail = false;
    choice.captures = turn_.can_sweep_at(choice.in_hand) ? CardChoice::Captures::WholeTable
                                                         : CardChoice::Captures::None;
    return;
  }
  const bool must_capture = !turn_.duties().capture.empty();
  if (must_capture || must_play_capture)
    choice.trail = turn_.can_capture_at(choice.in_hand) ? !must_capture : !must_play_capture;
  if (choice.trail && asks_cards_ && is_card_refused(card(choice), RefusalRule::On::Trail))
    choice.trail = false;
}

bool Choices::is_card_refused(Card card, RefusalRule::On on) const {
  for (std::size_t i = 0; i < refusals().size(); ++i)
    if (refusals()[i].on == on && turn_.rules().refuses_on_turn(i, turn_.trail(card), turn_))
      return true;
  return false;
}

bool Choices::is_outcome_refused(const Move& move) const {
  for (std::size_t i = 0; i < refusals().size(); ++i) {
    const bool asked = refusals()[i].on == RefusalRule::On::Move ||
                       (refusals()[i].on == RefusalRule::On::Capture && !move.trails());
    if (asked && turn_.rules().refuses_on_turn(i, move, turn_)) return true;
  }
  return false;
}

bool Choices::may_ask() const {
  if (!asks_outcomes_) return true;
  if (asks_left_ == 0) is_cut_short_ = true;
  if (!is_cut_short_) --asks_left_;
  return !is_cut_short_;
}

bool Choices::is_refused(const Move& move) const {
  using On = RefusalRule::On;
  const std::vector<RefusalRule>& rules = refusals();
  const auto refuses = [&](std::size_t refusal, const Move& asked) {
    return turn_.rules().refuses_on_turn(refusal, asked, turn_);
  };
  // First those that are not about every move: of such moves they refuse more.
  const On of_kind = move.trails() ? On::Trail : On::Capture;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (rules[i].on == of_kind && refuses(i, move)) return true;
    if (rules[i].on == On::Card && refuses(i, turn_.trail(move.card))) return true;
  }
  for (std::size_t i = 0; i < rules.size(); ++i)
    if (rules[i].on == On::Move && refuses(i, move)) return true;
  return false;
}

bool Choices::each_capture(const CardChoice& choice,
                           const std::function<bool(const Move&)>& visit) const {
  if (choice.captures == CardChoice::Captures::None) return true;
  bool go_on = true;
  const auto offer = [&](const ItemSet& taken) {
    if (!may_ask()) return go_on = false;
    const Move capture = turn_.capture(card(choice), taken);
    if (!asks_outcomes_ || !is_outcome_refused(capture)) go_on = visit(capture);
    return go_on;
  };
  if (choice.captures == CardChoice::Captures::WholeTable)
    offer(turn_.whole_table());
  else if (!each_wanted(choice, offer))
    is_cut_short_ = true;
  return go_on;
}

bool Choices::each_wanted(const CardChoice& choice,
                          const std::function<bool(const ItemSet&)>& visit,
                          std::uint64_t skipped) const {
  if (small_) {
    const std::vector<SmallSet> sets = small_->sorted(choice.in_hand);
    for (std::size_t i = skipped; i < sets.size(); ++i)
      if (!visit(ItemSet::of_bits(sets[i]))) break;
    return true;
  }
  const CardCaptures captures = turn_.captures(card(choice));
  return captures.each(turn_.wanted(captures), visit, skipped);
}

Count Choices::count_wanted(const CardChoice& choice) const {
  if (small_) return {small_->count(choice.in_hand), false};
  const CardCaptures captures = turn_.captures(card(choice));
  return captures.count(turn_.wanted(captures));
}

bool Choices::each(const std::function<bool(const Move&)>& visit, std::uint64_t ask_at_most) const {
  asks_left_ = ask_at_most;
  is_cut_short_ = false;
  for (const CardChoice& choice : choices()) {
    if (choice.trail) {
      if (!may_ask()) break;
      const Move trail = turn_.trail(card(choice));
      const bool is_refused = asks_outcomes_ && is_outcome_refused(trail);
      if (!is_refused && !visit(trail)) break;
    }
    if (!each_capture(choice, visit)) break;
  }
  return !is_cut_short_;
}

Choices::NthCapture Choices::walk_to(const CardChoice& choice, std::uint64_t place) const {
  NthCapture nth;
  const auto take = [&](const ItemSet& set) {
    if (nth.there.number++ < place) return true;
    nth.taken = set;
    return false;
  };
  nth.there.saturated = !each_wanted(choice, take);
  return nth;
}

// Where not all are found in time, a card has as many numbers as a list names captures of it.
Choices::NthCapture Choices::nth_capture(const CardChoice& choice, std::uint64_t place) const {
  if (choice.captures == CardChoice::Captures::Wanted && place < most_walked_past)
    return walk_to(choice, place);
  NthCapture nth{{}, count_captures(choice)};
  if (!nth.there.saturated && place >= nth.there.number) return nth;
  if (choice.captures == CardChoice::Captures::WholeTable) return {turn_.whole_table()};
  if (!nth.there.saturated || place >= most_walked_to) {
    const auto take = [&](const ItemSet& set) { return nth.taken = set, false; };
    each_wanted(choice, take, place);
  }
  if (nth.taken) return nth;
  if (place < most_listed) return walk_to(choice, place);
  nth.there.saturated = true;
  return nth;
}

NthMove Choices::nth(std::uint64_t place) const {
  NthMove nth;
  if (asks_outcomes_) {
    nth.there.saturated = !each([&](const Move& move) {
      if (nth.there.number++ == place) nth.move = move;
      return !nth.move;
    });
    return nth;
  }
  for (const CardChoice& choice : choices()) {
    if (choice.trail && nth.there.number++ == place) return {turn_.trail(card(choice))};
    const std::uint64_t left = place - nth.there.number;
    const NthCapture capture = nth_capture(choice, left);
    if (capture.taken) return {turn_.capture(card(choice), *capture.taken)};
    nth.there += capture.there;
    if (nth.there.saturated && left >= most_listed) break;
  }
  return nth;
}

Count Choices::count_captures(const CardChoice& choice) const {
  switch (choice.captures) {
    case CardChoice::Captures::None: return {};
    case CardChoice::Captures::WholeTable: return {1, false};
    case CardChoice::Captures::Wanted: return count_wanted(choice);
  }
  return {};
}

Count Choices::count(const CardChoice& choice) const {
  Count sum = count_captures(choice);
  if (choice.trail) sum += Count{1, false};
  return sum;
}

Count Choices::count_easily(const CardChoice& choice) const {
  Count sum{choice.trail ? 1U : 0U, true};
  if (choice.captures == CardChoice::Captures::None) return sum;
  const CardCaptures captures = turn_.captures(card(choice));
  sum += Count{captures.count_easily(turn_.wanted(captures)), true};
  return sum;
}

// Where one card's are not counted to the end, those of others would not make their number exact.
Count Choices::count(std::uint64_t ask_at_most) const {
  Count sum;
  if (!asks_outcomes_) {
    for (const CardChoice& choice : choices())
      sum += sum.saturated ? count_easily(choice) : count(choice);
    return sum;
  }
  const auto add = [&](const Move&) { return ++sum.number, true; };
  sum.saturated = !each(add, ask_at_most);
  return sum;
}

std::uint64_t Choices::count_to_draw() const {
  if (!in_bitmaps_) return count(most_asked).number;
  std::size_t trails = 0;
  for (const CardChoice& choice : choices()) trails += choice.trail ? 1U : 0U;
  return trails + small_->total();
}

// Of bitmaps every card's trail first, then every card's captures by their numbers: any order will
// do, if it is always the same.
std::optional<Move> Choices::drawn(std::uint64_t place) const {
  if (!in_bitmaps_) return nth(place).move;
  for (const CardChoice& choice : choices())
    if (choice.trail && place-- == 0) return turn_.trail(card(choice));
  const auto [played, taken] = small_->nth(place);
  return turn_.capture(turn_.hand()[played], taken);
}

// Each outcome is asked about once.
Move Choices::random_of_listed(Random& random) const {
  std::vector<Move> moves;
  const auto add = [&](const Move& move) {
    moves.push_back(move);
    return moves.size() < most_asked;
  };
  const bool are_all = each(add, most_asked);
  if (!moves.empty()) return moves[random.below(moves.size())];
  if (are_all) throw_no_legal_move();
  throw CaptureUnknown("of the first " + std::to_string(most_asked) +
                       " moves that could be made none is legal" + looked_at());
}

std::optional<Move> Choices::random_unrefused(Random& random) const {
  constexpr std::size_t most_asked_about = 8;
  const std::uint64_t moves = count_to_draw();
  std::array<std::uint64_t, most_asked_about> refused;
  std::size_t count = 0;
  while (count < std::min<std::uint64_t>(moves, most_asked_about)) {
    const std::uint64_t place = random.below(moves);
    const auto known = refused.begin() + static_cast<std::ptrdiff_t>(count);
    if (std::find(refused.begin(), known, place) != known) continue;
    std::optional<Move> move = drawn(place);
    if (!move || !is_refused(*move)) return move;
    refused[count++] = place;
  }
  return std::nullopt;
}

Move Choices::random(Random& random) const {
  if (asks_outcomes_) return random_of_listed(random);
  const std::uint64_t moves = count_to_draw();
  if (moves == 0) throw_no_legal_move();
  const std::optional<Move> move = drawn(random.below(moves));
  return move ? *move : random_of_listed(random);
}

}  // namespace kasino
