#include "engine/legality/move_generator.hpp"

#include <utility>

#include "engine/cards/card_text.hpp"

namespace kasino {

MoveGenerator::MoveGenerator(const TurnContext& turn, Asking asking, const SmallCaptures* found)
    : turn_(turn),
      small_(found),
      in_bitmaps_(small_ != nullptr),
      asks_cards_(!refusals().empty()),
      asks_outcomes_(asking == Asking::Functions && turn.rules().refuses_outcomes()) {
  for (std::size_t i = 0; i < turn_.hand().size(); ++i)
    choices_[i] = {static_cast<std::uint16_t>(i), true, CardMoves::Captures::Wanted};
  if (turn_.rules().data().builds) builds_ = &turn_.possible_builds();
  if (asking == Asking::Nobody) return;
  apply_duties();
  if (builds_ != nullptr && !turn.builds().empty()) apply_build_duties();
}

// A duty lapses if no move fulfils it: first the duty not to trail, then that to keep a card.
void MoveGenerator::apply_build_duties() {
  const bool is_builder = turn_.is_builder();
  const bool keeps =
      std::ranges::any_of(turn_.hand(), [&](Card card) { return turn_.endangered_by(card) != 0; });
  if (!is_builder && !keeps) return;
  const auto leave_a_move = [&](bool keep, bool bar_trails) {
    keeps_ = keep;
    bars_trails_ = bar_trails;
    return has_move();
  };
  if (!leave_a_move(keeps, is_builder) && !leave_a_move(keeps, false) &&
      !leave_a_move(false, is_builder))
    leave_a_move(false, false);
  in_bitmaps_ = in_bitmaps_ && !keeps_;
}

// "(look at A, B)", for messages.
std::string MoveGenerator::looked_at() const {
  std::string clauses;
  for (const RefusalRule& rule : refusals())
    clauses += (clauses.empty() ? " (look at " : ", ") + rule.clause +
               (rule.written_at.empty() ? "" : " in " + rule.written_at);
  return clauses.empty() ? clauses : clauses + ")";
}

void MoveGenerator::throw_no_legal_move() const {
  throw NoLegalMove("seat " + std::to_string(turn_.state().turn) + " holds " +
                    to_text(turn_.hand()) +
                    " and has no legal move; refusals may not forbid every move" + looked_at());
}

void MoveGenerator::apply_duties() {
  const Duties& duties = turn_.duties();
  if (duties.sweep.empty() && duties.capture.empty() && duties.any_capture.empty() && !asks_cards_)
    return;
  const bool must_sweep = turn_.must_sweep();
  const bool must_play_capture = turn_.must_play_capture();
  for (std::size_t i = 0; i < turn_.hand().size(); ++i)
    apply_duties(choices_[i], must_sweep, must_play_capture);
  in_bitmaps_ = in_bitmaps_ && std::ranges::all_of(choices(), [](const CardMoves& choice) {
                  return choice.captures == CardMoves::Captures::Wanted;
                });
}

void MoveGenerator::apply_duties(CardMoves& choice, bool must_sweep, bool must_play_capture) const {
  if (asks_cards_ && turn_.is_refused_on(RefusalRule::On::Card, turn_.trail(card(choice)))) {
    choice.trail = false;
    choice.captures = CardMoves::Captures::None;
    return;
  }
  if (must_sweep) {
    choice.trail = false;
    choice.captures = turn_.may_sweep_at(choice.in_hand) ? CardMoves::Captures::WholeTable
                                                         : CardMoves::Captures::None;
    return;
  }
  const bool must_capture = !turn_.duties().capture.empty();
  if (must_capture || must_play_capture)
    choice.trail = turn_.may_capture_at(choice.in_hand) ? !must_capture : !must_play_capture;
  if (choice.trail && asks_cards_ &&
      turn_.is_refused_on(RefusalRule::On::Trail, turn_.trail(card(choice))))
    choice.trail = false;
}

bool MoveGenerator::may_ask() const {
  if (!asks_outcomes_) return true;
  if (asks_left_ == 0) is_cut_short_ = true;
  if (!is_cut_short_) --asks_left_;
  return !is_cut_short_;
}

bool MoveGenerator::each_capture(const CardMoves& choice,
                                 const std::function<bool(const Move&)>& visit) const {
  if (choice.captures == CardMoves::Captures::None) return true;
  bool go_on = true;
  const auto offer = [&](const ItemSet& taken) {
    if (!may_ask()) return go_on = false;
    const Move capture = turn_.capture(card(choice), taken);
    const bool is_refused =
        asks_outcomes_ &&
        (turn_.is_outcome_refused(capture) ||
         (turn_.has_duties_of_groups() && turn_.dutiful_values(capture.card, taken).empty()));
    if (!is_refused) go_on = visit(capture);
    return go_on;
  };
  if (choice.captures == CardMoves::Captures::WholeTable) {
    for (const auto& taken : sweeps(choice))
      if (!offer(taken)) break;
  } else if (!each_wanted(choice, offer)) {
    is_cut_short_ = true;
  }
  return go_on;
}

bool MoveGenerator::each_wanted(const CardMoves& choice,
                                const std::function<bool(const ItemSet&)>& visit,
                                std::uint64_t skipped) const {
  if (small_) {
    std::vector<SmallSet> sets = small_->sorted(choice.in_hand);
    if (const std::uint32_t kept = this->kept(choice); kept != 0)
      std::erase_if(sets, [&](SmallSet set) { return !takes(set, kept); });
    if (const SmallSet lying = all_cards(turn_.table().size()); !turn_.builds().empty())
      std::ranges::sort(sets, [&](SmallSet a, SmallSet b) {
        const auto of_a = static_cast<SmallSet>(a & lying);
        const auto of_b = static_cast<SmallSet>(b & lying);
        return of_a == of_b ? a < b : stands_before(of_a, of_b);
      });
    for (std::uint64_t i = skipped; i < sets.size(); ++i)
      if (!visit(ItemSet::of_bits(sets[static_cast<std::size_t>(i)]))) break;
    return true;
  }
  const CardCaptures captures = wanted_captures(choice);
  return captures.each(turn_.wanted(captures), visit, skipped);
}

std::vector<ItemSet> MoveGenerator::sweeps(const CardMoves& choice) const {
  if (turn_.rules().data().pile_rules.empty()) return {turn_.whole_table()};
  const CardCaptures& captures = turn_.captures(card(choice));
  return captures.sweeps(turn_.wanted(captures));
}

Count MoveGenerator::count_wanted(const CardMoves& choice) const {
  if (small_) {
    const std::uint32_t kept = this->kept(choice);
    if (kept == 0) return {small_->count(choice.in_hand), false};
    Count count;
    each_set(small_->family(choice.in_hand),
             [&](SmallSet set) { count.number += takes(set, kept) ? 1 : 0; });
    return count;
  }
  const CardCaptures captures = wanted_captures(choice);
  return captures.count(turn_.wanted(captures));
}

bool MoveGenerator::each(const std::function<bool(const Move&)>& visit,
                         std::uint64_t ask_at_most) const {
  asks_left_ = ask_at_most;
  is_cut_short_ = false;
  for (const CardMoves& choice : choices()) {
    if (may_trail(choice)) {
      if (!may_ask()) break;
      const Move trail = turn_.trail(card(choice));
      const bool is_refused = asks_outcomes_ && turn_.is_outcome_refused(trail);
      if (!is_refused && !visit(trail)) break;
    }
    if (!each_capture(choice, visit) || !each_build(choice, visit)) break;
  }
  return !is_cut_short_;
}

bool MoveGenerator::each_build(const CardMoves& choice,
                               const std::function<bool(const Move&)>& visit) const {
  bool goes_on = true;
  each_choice(choice, [&](const BuildWay& build) {
    const bool are_all = builds_->each(build, [&](const ItemSet& with) {
      if (!may_ask()) return goes_on = false;
      const Move move = turn_.build(card(choice), build.value, with, build.onto);
      if (!asks_outcomes_ || !turn_.is_outcome_refused(move)) goes_on = visit(move);
      return goes_on;
    });
    if (!are_all) is_cut_short_ = true;
    return goes_on;
  });
  return goes_on;
}

bool MoveGenerator::is_trail_barred(const CardMoves& choice) const {
  return bars_trails_ || kept(choice) != 0;
}

Count MoveGenerator::count_builds(const CardMoves& choice) const {
  Count count;
  each_choice(choice, [&](const BuildWay& build) {
    count += builds_->count(build);
    return true;
  });
  return count;
}

std::optional<Move> MoveGenerator::nth_build(std::uint64_t place,
                                             std::span<const CardMoves> of) const {
  std::optional<Move> nth;
  for (const CardMoves& choice : of) {
    each_choice(choice, [&](const BuildWay& build) {
      const std::uint64_t there = builds_->count(build).number;
      if (place >= there) {
        place -= there;
        return true;
      }
      const auto take = [&](const ItemSet& with) {
        nth = turn_.build(card(choice), build.value, with, build.onto);
        return false;
      };
      builds_->each(build, take, place);
      return false;
    });
    if (nth) break;
  }
  return nth;
}

NthMove MoveGenerator::nth(std::uint64_t place) const {
  NthMove nth;
  if (asks_outcomes_) {
    nth.there.saturated = !each([&](const Move& move) {
      if (nth.there.number++ == place) nth.move = move;
      return !nth.move;
    });
    return nth;
  }
  for (const CardMoves& choice : choices()) {
    if (may_trail(choice) && nth.there.number++ == place) return {turn_.trail(card(choice))};
    const std::uint64_t left = place - nth.there.number;
    const Count captures = count_captures(choice);
    if (left < captures.number) return {turn_.capture(card(choice), nth_capture(choice, left))};
    nth.there += captures;
    const Count builds = count_builds(choice);
    if (place - nth.there.number < builds.number)
      return {nth_build(place - nth.there.number, {&choice, 1})};
    nth.there += builds;
  }
  return nth;
}

Count MoveGenerator::count_captures(const CardMoves& choice) const {
  switch (choice.captures) {
    case CardMoves::Captures::None: return {};
    case CardMoves::Captures::WholeTable: return {sweeps(choice).size(), false};
    case CardMoves::Captures::Wanted: return count_wanted(choice);
  }
  return {};
}

ItemSet MoveGenerator::nth_capture(const CardMoves& choice, std::uint64_t place) const {
  if (choice.captures == CardMoves::Captures::WholeTable) return sweeps(choice)[place];
  ItemSet nth;
  each_wanted(
      choice, [&](const ItemSet& set) { return nth = set, false; }, place);
  return nth;
}

Count MoveGenerator::count(const CardMoves& choice) const {
  Count sum = count_captures(choice);
  sum += count_builds(choice);
  if (may_trail(choice)) sum += Count{1, false};
  return sum;
}

Count MoveGenerator::count(std::uint64_t ask_at_most) const {
  Count sum;
  if (!asks_outcomes_) {
    for (const CardMoves& choice : choices()) sum += count(choice);
    return sum;
  }
  const auto add = [&](const Move&) { return ++sum.number, true; };
  sum.saturated = !each(add, ask_at_most);
  return sum;
}

bool MoveGenerator::has_move() const {
  if (!asks_outcomes_)
    return std::ranges::any_of(choices(),
                               [&](const CardMoves& choice) { return count(choice).number > 0; });
  bool has_one = false;
  each([&](const Move&) { return has_one = true, false; }, most_asked);
  return has_one;
}

TurnContext::BuildDuties TurnContext::build_duties() const {
  return MoveGenerator(*this, MoveGenerator::Asking::Functions, small()).build_duties();
}

void check_has_legal_move(const State& state, const Rules& rules) {
  if (!source_of_plays(state, rules.data()) || rules.data().refusals.empty()) return;
  bool has_legal_move = false;
  const auto note = [&](const Move&) {
    has_legal_move = true;
    return false;
  };
  const bool were_all_asked = each_legal_move(state, rules, note, MoveGenerator::most_asked);
  const TurnContext turn(state, rules);
  if (!has_legal_move && were_all_asked) MoveGenerator(turn).throw_no_legal_move();
}

bool each_legal_move(const State& state, const Rules& rules,
                     const std::function<bool(const Move&)>& visit, std::uint64_t ask_at_most) {
  return !source_of_plays(state, rules.data()) ||
         each_legal_move(TurnContext(state, rules), visit, ask_at_most);
}

bool each_legal_move(const TurnContext& turn, const std::function<bool(const Move&)>& visit,
                     std::uint64_t ask_at_most) {
  return MoveGenerator(turn).each(visit, ask_at_most);
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

NthMove nth_legal_move(const State& state, const Rules& rules, std::uint64_t place) {
  if (!source_of_plays(state, rules.data())) return {};
  return MoveGenerator(TurnContext(state, rules)).nth(place);
}

Count count_legal_moves(const State& state, const Rules& rules, std::uint64_t ask_at_most) {
  if (!source_of_plays(state, rules.data())) return {};
  return MoveGenerator(TurnContext(state, rules)).count(ask_at_most);
}

}  // namespace kasino
