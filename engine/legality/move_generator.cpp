#include <algorithm>
#include <array>
#include <utility>

#include "engine/capture/small_captures.hpp"
#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_builds.hpp"
#include "engine/legality/turn_context.hpp"

namespace kasino {

namespace {

/// If functions refuse outcomes one by one, a random move is one of the first so many.
constexpr std::uint64_t most_asked = 10'000;

/// What duties and refusals of the card leave of one card of the hand.
struct CardMoves {
  enum class Captures : std::uint8_t { None, WholeTable, Wanted };
  std::uint16_t in_hand;  ///< position in the sorted hand
  bool trail;
  Captures captures;  ///< Wanted stands for builds too
};

/// The legal moves of the seat to play, card by card.
///
/// On a small table all captures are put into bitmaps before the first question; on larger ones the
/// search counts and visits them, card by card.
class MoveGenerator {
 public:
  /// Whether functions of the variant and duties have a say; else all possible moves are there.
  enum class Asking : std::uint8_t { Functions, Nobody };
  explicit MoveGenerator(const TurnContext& turn, Asking asking = Asking::Functions)
      : MoveGenerator(turn, asking, turn.find_small()) {}
  /// With the captures found before, which may be null.
  MoveGenerator(const TurnContext& turn, Asking asking, const SmallCaptures* found);

  /// Calls `visit` with every legal move until it answers false. If functions refuse outcomes one
  /// by one, at most so many are asked about. Answers false if there may be other moves.
  bool each(const std::function<bool(const Move&)>& visit,
            std::uint64_t ask_at_most = std::numeric_limits<std::uint64_t>::max()) const;
  Count count(std::uint64_t ask_at_most) const;
  /// Which duties about own builds still bind.
  TurnContext::BuildDuties build_duties() const { return {keeps_, bars_trails_}; }
  /// The move at `place` of each(), from 0.
  NthMove nth(std::uint64_t place) const;
  /// Draws a move, all equally likely. Throws NoLegalMove if there is none, CaptureUnknown if none
  /// is found in time.
  RandomStep random(Random& random) const;
  /// Rejection sampling with Asking::Nobody: draws moves until one is legal, each at most once;
  /// nothing after 8 rejections.
  std::optional<Move> random_unrefused(Random& random) const;

  [[noreturn]] void throw_no_legal_move() const;

 private:
  void apply_duties();
  void apply_build_duties();
  /// Whether any move is legal; false also if none of the first 10,000 is.
  bool has_move() const;
  bool is_trail_barred(const CardMoves& choice) const;
  std::uint32_t kept(const CardMoves& choice) const {
    return keeps_ ? turn_.endangered_by(card(choice)) : 0;
  }
  /// Whether a set of a small table holds all of `builds`, bits of Move::whole.
  bool takes(SmallSet set, std::uint32_t builds) const {
    return (builds & ~(std::uint32_t{set} >> turn_.table().size())) == 0;
  }
  CardCaptures wanted_captures(const CardMoves& choice) const {
    return turn_.captures(card(choice)).keeping(kept(choice));
  }
  bool may_trail(const CardMoves& choice) const {
    return choice.trail && (builds_ == nullptr || !is_trail_barred(choice));
  }
  void apply_duties(CardMoves& choice, bool must_sweep, bool must_play_capture) const;
  /// In each(): whether one more outcome may be asked about.
  bool may_ask() const;

  bool each_capture(const CardMoves& choice, const std::function<bool(const Move&)>& visit) const;
  /// Visits the sets that the card takes as the duties want it, but for the first `skipped`.
  /// Answers false if there may be others, not found in time.
  bool each_wanted(const CardMoves& choice, const std::function<bool(const ItemSet&)>& visit,
                   std::uint64_t skipped = 0) const;
  /// The sets with which a card sweeps.
  std::vector<ItemSet> sweeps(const CardMoves& choice) const;
  Count count_wanted(const CardMoves& choice) const;
  /// Calls `visit` with each way of the card to build, until it answers false.
  template <typename Visit>
  void each_choice(const CardMoves& choice, Visit visit) const {
    if (builds_ == nullptr) return;
    for (const BuildWay& build : builds_->choices(choice.in_hand))
      if (is_left(build) && !visit(build)) return;
  }
  bool each_build(const CardMoves& choice, const std::function<bool(const Move&)>& visit) const;
  Count count_builds(const CardMoves& choice) const;
  /// The build at `place` among those of these cards.
  std::optional<Move> nth_build(std::uint64_t place, std::span<const CardMoves> of) const;
  /// Whether duties and refusals of the card leave this build.
  bool is_left(const BuildWay& build) const {
    const CardMoves& choice = choices_[build.in_hand];
    return choice.captures == CardMoves::Captures::Wanted && (kept(choice) & ~build.onto) == 0;
  }
  Count count_captures(const CardMoves& choice) const;
  Count count(const CardMoves& choice) const;
  /// If no function refuses outcomes one by one: how many moves there are to draw from, and one of
  /// them; nothing if it is not found in time.
  Count count_to_draw() const;
  std::optional<Move> drawn(std::uint64_t place) const;
  RandomStep random_of_listed(Random& random) const;
  /// The capture of the card at `place`, which is less than count_captures().
  ItemSet nth_capture(const CardMoves& choice, std::uint64_t place) const;
  std::string looked_at() const;

  const std::vector<RefusalRule>& refusals() const { return turn_.rules().data().refusals; }

  std::span<const CardMoves> choices() const {
    return std::span(choices_).first(turn_.hand().size());
  }
  Card card(const CardMoves& choice) const { return turn_.hand()[choice.in_hand]; }

  const TurnContext& turn_;
  const TurnBuilds* builds_ = nullptr;  ///< null if the variant has no builds
  const SmallCaptures* small_;          ///< those of the turn; may be null
  bool in_bitmaps_;  ///< `small_` has exactly the captures that duties and refusals of cards leave
  // One for each card of the hand; left unset beyond.
  std::array<CardMoves, ItemSet::capacity> choices_;
  bool keeps_ = false;                   ///< a card must be kept for an own build
  bool bars_trails_ = false;             ///< the seat has a build and must not trail
  bool asks_cards_;                      ///< there are refusals to be asked of each card
  bool asks_outcomes_;                   ///< a refusal must see each outcome by itself
  mutable std::uint64_t asks_left_ = 0;  ///< in each()
  mutable bool is_cut_short_ = false;    ///< in each(): some moves were not found or asked about
};

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
  if (choice.captures == CardMoves::Captures::WholeTable)
    std::ranges::all_of(sweeps(choice), offer);
  else if (!each_wanted(choice, offer))
    is_cut_short_ = true;
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
    for (std::size_t i = skipped; i < sets.size(); ++i)
      if (!visit(ItemSet::of_bits(sets[i]))) break;
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

Count MoveGenerator::count_to_draw() const {
  if (!in_bitmaps_) return count(most_asked);
  Count count{small_->total(), false};
  for (const CardMoves& choice : choices()) count.number += may_trail(choice) ? 1U : 0U;
  if (builds_ != nullptr)
    for (const CardMoves& choice : choices()) count += count_builds(choice);
  return count;
}

// From bitmaps: the trails of all cards, their captures in the order of SmallCaptures::nth(), then
// their builds. Any order will do, if it is always the same.
std::optional<Move> MoveGenerator::drawn(std::uint64_t place) const {
  if (!in_bitmaps_) return nth(place).move;
  for (const CardMoves& choice : choices())
    if (may_trail(choice) && place-- == 0) return turn_.trail(card(choice));
  if (builds_ != nullptr && place >= small_->total())
    return nth_build(place - small_->total(), choices());
  const auto [played, taken] = small_->nth(place);
  return turn_.capture(turn_.hand()[played], taken);
}

// Draws from the first moves of each(), so that each outcome is asked about once.
RandomStep MoveGenerator::random_of_listed(Random& random) const {
  std::vector<Move> moves;
  const auto add = [&](const Move& move) {
    moves.push_back(move);
    return moves.size() < most_asked;
  };
  const bool are_all = each(add, most_asked);
  if (!moves.empty()) return {moves[random.below(moves.size())], Count{moves.size(), !are_all}};
  if (are_all) throw_no_legal_move();
  throw CaptureUnknown("of the first " + std::to_string(most_asked) +
                       " moves that could be made none is legal" + looked_at());
}

std::optional<Move> MoveGenerator::random_unrefused(Random& random) const {
  constexpr std::size_t most_asked_about = 8;
  const std::uint64_t moves = count_to_draw().number;
  std::array<std::uint64_t, most_asked_about> refused;
  std::size_t count = 0;
  while (count < std::min<std::uint64_t>(moves, most_asked_about)) {
    const std::uint64_t place = random.below(moves);
    const auto known = refused.begin() + static_cast<std::ptrdiff_t>(count);
    if (std::find(refused.begin(), known, place) != known) continue;
    std::optional<Move> move = drawn(place);
    if (!move || (!turn_.is_refused(*move) && does_duties(*move, turn_))) return move;
    refused[count++] = place;
  }
  return std::nullopt;
}

RandomStep MoveGenerator::random(Random& random) const {
  if (asks_outcomes_) return random_of_listed(random);
  const Count moves = count_to_draw();
  if (moves.number == 0) throw_no_legal_move();
  if (std::optional<Move> move = drawn(random.below(moves.number)))
    return {*std::move(move), moves};
  return random_of_listed(random);
}

}  // namespace

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
  const bool were_all_asked = each_legal_move(state, rules, note, most_asked);
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

namespace {

RandomStep random_move(const State& state, const Rules& rules, Random& random) {
  const TurnContext turn(state, rules);
  if (rules.refuses_outcomes())
    if (auto move = MoveGenerator(turn, MoveGenerator::Asking::Nobody).random_unrefused(random))
      return {*std::move(move), std::nullopt};
  return MoveGenerator(turn).random(random);
}

}  // namespace

Move random_legal_move(const State& state, const Rules& rules, Random& random) {
  return std::get<Move>(random_move(state, rules, random).what);
}

RandomStep random_step(const State& state, const Rules& rules, Random& random) {
  std::vector<Action> answers = open_answers(state, rules);
  if (answers.empty()) return random_move(state, rules, random);
  const Count moves = count_legal_moves(state, rules, most_asked);
  Count among = moves;
  among += Count{answers.size(), false};
  // If there are more moves than can be counted, answers are too rare to be drawn.
  const std::uint64_t place =
      random.below(std::max<std::uint64_t>(moves.saturated ? moves.number : among.number, 1));
  if (place >= moves.number) return {std::move(answers[place - moves.number]), among};
  return {MoveGenerator(TurnContext(state, rules)).random(random).what, among};
}

}  // namespace kasino
