// The proofs of refusals: what a person would point at on the table.
#include <algorithm>
#include <bit>
#include <iterator>
#include <set>

#include "engine/legality/allowed_captures.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_builds.hpp"
#include "engine/legality/turn_context.hpp"

namespace kasino {

namespace {

/// How many captures are looked at for an example.
constexpr std::size_t most_examined = 200;
/// How many of the nearest may be asked about, since each may call a function of the variant.
constexpr std::size_t most_tried = 24;
/// How many steps that would do are named.
constexpr std::size_t most_named = 3;

/// How many cards are in only one of the two.
std::size_t cards_apart(const Cards& one, const Cards& other) {
  Cards apart;
  std::ranges::set_symmetric_difference(one, other, std::back_inserter(apart));
  return apart.size();
}

Cards without(std::span<const Card> cards, const Cards& left_out) {
  Cards rest;
  std::ranges::set_difference(cards, left_out, std::back_inserter(rest));
  return rest;
}

Wanted at(Value value) {
  Wanted wanted;
  wanted.value = value;
  return wanted;
}

ItemSet all_of(const FoundCaptures& found) {
  return ItemSet::first(static_cast<int>(found.table().size()));
}

ItemSet rest_of(const FoundCaptures& found, const ItemSet& taken) {
  ItemSet rest;
  all_of(found).each([&](int item) {
    if (!taken.has(item)) rest.add(item);
  });
  return rest;
}

/// The first set that is taken at `value`.
std::optional<ItemSet> first_at(Value value, const FoundCaptures& found) {
  std::optional<ItemSet> first;
  found.each(at(value), [&](const ItemSet& taken) { return first = taken, false; });
  return first;
}

/// The whole set as groups for `value`, found by taking captures one after another; empty if cards
/// are left over.
std::vector<Group> groups_one_by_one(const FoundCaptures& found, Value value) {
  std::vector<Group> groups;
  ItemSet left = all_of(found);
  while (!left.empty()) {
    std::optional<ItemSet> taken;
    found.each(at(value), [&](const ItemSet& set) {
      if (left.holds(set)) taken = set;
      return !taken;
    });
    if (!taken) return {};
    std::ranges::move(found.explain(value, *taken).groups, std::back_inserter(groups));
    ItemSet rest;
    left.each([&](int item) {
      if (!taken->has(item)) rest.add(item);
    });
    left = rest;
  }
  return groups;
}

std::optional<Card> shared_by(const Group& a, const Group& b) {
  for (const Counted& one : a.cards)
    for (const Counted& other : b.cards)
      if (one.card == other.card) return one.card;
  return std::nullopt;
}

/// Fills in the proof of one judgement of a move.
class Prover {
 public:
  Prover(const Move& move, Judgement& judgement, const TurnContext& turn)
      : move_(move),
        judgement_(judgement),
        proof_(judgement.proof),
        turn_(turn),
        takes_(move.card, turn) {
    if (!data().pile_rules.empty()) proof_.piles = turn.piles_for(move.card);
  }

  void prove();
  void add_other_builds();
  /// What the card may take instead; if piles are among it, only what is legal.
  void add_takes() {
    if (proof_.piles.empty())
      add_nearest(false);
    else
      add_legal_takes();
  }

 private:
  const RuleData& data() const { return turn_.rules().data(); }
  const Values& hand_values() const { return data().capture.hand_values[move_.card.face()]; }
  /// What the card takes of some cards of the table alone; these must outlive it.
  FoundCaptures found(const Cards& cards) const {
    return turn_.captures(move_.card).found().of(cards);
  }
  void add_legal_takes() {
    if (takes_.any()) add_nearest(true);
  }
  void add_nearest(bool legal_alone);
  void add_function();
  void add_sweeps();
  void add_other_capture();
  void add_left_groups();
  void add_single_cards();
  void add_other_pile();
  void add_two_values();
  void add_shared_card();
  void add_separate_groups();
  void add_other_move();
  void add_unbuildable();

  const Move& move_;
  Judgement& judgement_;
  Evidence& proof_;
  const TurnContext& turn_;
  AllowedCaptures takes_;
};

void Prover::prove() {
  if (judgement_.legal()) {
    if (move_.trails()) add_legal_takes();
    return;
  }
  judgement_.grouping = grouped(move_, turn_).grouping;
  if (move_.builds() && data().builds)
    proof_.builds = raised_by(move_, turn_.state(), turn_.rules()) & all_builds(turn_.state());
  switch (judgement_.refusals.front().reason) {
    case Reason::MustSweep: return add_sweeps();
    case Reason::MustCapture: return add_legal_takes();
    case Reason::MustPlayCapture: return add_other_capture();
    case Reason::MustTakeAll: return add_left_groups();
    case Reason::MustTakeOneCard: return add_single_cards();
    case Reason::MustKeep: proof_.builds = turn_.endangered_by(move_.card) & ~move_.whole; break;
    case Reason::Refused: return add_function();
    case Reason::TwoValues: add_two_values(); return add_takes();
    case Reason::Overlap: add_shared_card(); return add_takes();
    case Reason::Together: add_separate_groups(); return add_takes();
    case Reason::OtherPile: add_other_pile(); return add_takes();
    case Reason::OtherValues:
    case Reason::NoGroup:
    case Reason::NotNow:
    case Reason::OtherSet: return add_takes();
    case Reason::BuildOf: return add_unbuildable();
    case Reason::MustHold:
    case Reason::BuildChanged:
    case Reason::BuildWithout:
    case Reason::NoBuild: return add_other_builds();
    case Reason::BuildFixed:
    case Reason::BuildRaiser:
    case Reason::OneBuild:
    case Reason::NoRoom: return;
    default: break;
  }
  add_other_move();
}

void Prover::add_nearest(bool legal_alone) {
  if (!takes_.any()) return;
  proof_.ways = takes_.count();  // counted first, which makes listing quick
  if (proof_.ways == Count()) proof_.ways.saturated = true;
  struct Near {
    std::size_t apart;
    Cards cards;
  };
  std::vector<Near> captures;
  for (Cards& capture : takes_.first(most_examined))
    captures.push_back({cards_apart(capture, move_.captured), std::move(capture)});
  std::ranges::stable_sort(
      captures, {}, [](const Near& near) { return std::pair(near.apart, near.cards.size()); });
  std::size_t looked_at = 0;
  for (; looked_at < captures.size() && proof_.instead.size() < most_named; ++looked_at) {
    const Cards& near = captures[looked_at].cards;
    const bool would_do =
        !legal_alone || (looked_at < most_tried && is_legal({move_.seat, move_.card, near}, turn_));
    if (would_do) proof_.instead.push_back(takes_.capture(near));
  }
  if (legal_alone && proof_.instead.empty()) return add_nearest(false);
  proof_.is_choice = looked_at > proof_.instead.size();
}

/// Where the function is written that refuses the move.
void Prover::add_function() {
  const auto rule =
      std::ranges::find(data().refusals, judgement_.refusals.front().clause, &RefusalRule::clause);
  if (rule != data().refusals.end()) proof_.asked = rule->written_at;
}

void Prover::add_sweeps() {
  for (const Card card : turn_.hand())
    if (turn_.may_sweep(card))
      proof_.instead.push_back(grouped(turn_.capture(card, turn_.whole_table()), turn_));
  std::stable_partition(proof_.instead.begin(), proof_.instead.end(),
                        [&](const GroupedMove& other) { return other.move.card == move_.card; });
}

void Prover::add_other_capture() {
  for (const Card card : turn_.hand()) {
    const AllowedCaptures other(card, turn_);
    if (!other.any()) continue;
    const std::vector<Cards> first = other.first(1);
    if (!first.empty()) proof_.instead = {other.capture(first.front())};
    return;
  }
}

void Prover::add_left_groups() {
  const Cards rest = without(turn_.table(), move_.captured);
  const FoundCaptures left = found(rest);
  for (const Value value : judgement_.values)
    if (const auto taken = first_at(value, left))
      proof_.groups.push_back({value, {left.explain(value, *taken).groups.front()}});
}

void Prover::add_single_cards() {
  for (const Card card : turn_.table())
    if (!takes_.values({card}).empty()) proof_.cards.push_back(card);
}

void Prover::add_other_pile() {
  for (const Place pile : places_of(move_, data(), turn_.state().players()))
    if (std::ranges::find(proof_.piles, pile) == proof_.piles.end()) {
      proof_.pile = pile;
      return;
    }
}

/// The set divides into cards taken at one value and cards taken at another.
void Prover::add_two_values() {
  const FoundCaptures inside = found(move_.captured);
  std::size_t looked_at = 0;
  inside.each({}, [&](const ItemSet& part) {
    const ItemSet rest = rest_of(inside, part);
    if (const Values others = inside.values_taking(rest); !others.empty()) {
      const Value value = inside.values_taking(part)[0];
      proof_.groups = {inside.explain(value, part), inside.explain(others[0], rest)};
    }
    return proof_.groups.empty() && ++looked_at < most_examined;
  });
}

/// A card that two groups of the set would share.
void Prover::add_shared_card() {
  const FoundCaptures inside = found(move_.captured);
  for (const Value value : hand_values()) {
    std::vector<Group> known;
    const auto look_at = [&](const Group& group) {
      if (!proof_.cards.empty() || std::ranges::find(known, group) != known.end()) return;
      for (const Group& other : known)
        if (const std::optional<Card> card = shared_by(other, group)) {
          proof_.cards = {*card};
          proof_.groups = {{value, {other, group}}};
          return;
        }
      known.push_back(group);
    };
    std::size_t looked_at = 0;
    inside.each(at(value), [&](const ItemSet& taken) {
      for (const Group& group : inside.explain(value, taken).groups) look_at(group);
      return proof_.cards.empty() && ++looked_at < most_examined;
    });
    if (!proof_.cards.empty()) return;
  }
}

/// The set divides into several groups, but a capture may take only some numbers of them.
void Prover::add_separate_groups() {
  const FoundCaptures inside = found(move_.captured);
  for (const Value value : data().capture.values_played(move_.card.face())) {
    std::vector<Group> groups = groups_one_by_one(inside, value);
    if (groups.empty()) continue;
    proof_.groups = {{value, std::move(groups)}};
    return;
  }
}

void Prover::add_other_builds() {
  constexpr std::size_t most_shown = 2;
  const TurnBuilds& builds = turn_.possible_builds();
  const auto in_hand = std::ranges::find(turn_.hand(), move_.card) - turn_.hand().begin();
  for (const BuildWay& choice : builds.choices(static_cast<std::size_t>(in_hand)))
    builds.each(choice, [&](const ItemSet& with) {
      const Move other = turn_.build(move_.card, choice.value, with, choice.onto);
      if (proof_.instead.size() < most_shown && is_legal(other, turn_))
        proof_.instead.push_back(grouped(other, turn_));
      return proof_.instead.size() < most_shown;
    });
}

/// A legal move: rather with the same card, and no trail unless nothing else is legal.
void Prover::add_other_move() {
  std::optional<Move> best;
  const auto worth = [&](const Move& move) {
    return (move.trails() ? 0 : 2) + (move.card == move_.card ? 1 : 0);
  };
  each_legal_move(turn_, [&](const Move& other) {
    if (!best || worth(other) > worth(*best)) best = other;
    return worth(*best) < 3;
  });
  if (best) proof_.instead = {grouped(*best, turn_)};
}

void Prover::add_unbuildable() {
  proof_.cards = move_.captured;
  proof_.cards.push_back(move_.card);
  std::erase_if(proof_.cards, [&](Card card) { return data().builds->of.has(card); });
  std::ranges::sort(proof_.cards);
}

}  // namespace

void prove(Judgement& judgement, const TurnContext& turn) {
  if (const Move* move = judgement.move()) Prover(*move, judgement, turn).prove();
}

void prove_takes(Judgement& judgement, const Move& move, const TurnContext& turn) {
  Prover prover(move, judgement, turn);
  move.builds() ? prover.add_other_builds() : prover.add_takes();
}

}  // namespace kasino
