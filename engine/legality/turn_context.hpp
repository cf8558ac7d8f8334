// The turn of one seat, prepared once: its hand and the table, sorted, and what each card captures.
// Shared by the list of moves, the judgement of one move and its text; functions of the variant
// that are asked about a move use it too.
//
// An ItemSet of a turn holds positions in the sorted table, and after them the builds and piles
// that captures may take whole, in the order of takeable_places().
//
// What a card *can* do is what the ways to capture allow; what it *may* do is what functions of the
// variant leave of that. Duties ask only for what may be done.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/capture/effort.hpp"
#include "engine/capture/small_captures.hpp"
#include "engine/cards/card.hpp"
#include "engine/legality/card_captures.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"

namespace kasino {

class TurnBuilds;

class TurnContext {
 public:
  TurnContext(const State& state, const Rules& rules)
      : state_(state),
        rules_(rules),
        source_(source_of_plays(state, rules.data())),
        table_size_(state.table().size()),
        hand_size_(source_ ? state.cards(*source_).size() : 0) {
    ++effort.turns;
    if (table_size_ + hand_size_ > most_in_place)
      many_.assign(table_size_ + hand_size_, Card::joker(1));
    copy_sorted(Place::table(), cards());
    if (source_) copy_sorted(*source_, cards() + table_size_);
  }
  TurnContext(const TurnContext&) = delete;
  TurnContext& operator=(const TurnContext&) = delete;
  ~TurnContext() {
    if (possible_builds_ != nullptr) forget_builds();
  }

  const State& state() const { return state_; }
  const Rules& rules() const { return rules_; }
  /// The search by itself: if captures are plain, it finds them all.
  const CaptureSearch& search() const { return rules_.search(); }
  bool are_captures_plain() const {
    return rules_.are_captures_plain() ||
           (rules_.are_captures_plain_without_builds() && state_.builds.empty());
  }
  const Duties& duties() const { return rules_.data().duties; }
  /// The cards of the table, sorted.
  std::span<const Card> table() const { return {cards(), table_size_}; }
  /// Where cards are played from; nothing if none is to be played.
  const std::optional<Place>& source() const { return source_; }
  /// The cards that may be played, sorted: those of the hand, or of the place that the stage names.
  std::span<const Card> hand() const { return {cards() + table_size_, hand_size_}; }

  /// The captures of each card of the hand that the duties ask for, if they were found by
  /// find_small(); else null.
  const SmallCaptures* small() const { return small_ ? &*small_ : nullptr; }
  /// Finds them for all cards at once, unless the table is too large, or duties differ from card to
  /// card. For lists of moves: a single move is judged by captures().
  const SmallCaptures* find_small() const {
    if (!small_ && rules_.treats_cards_alike() &&
        search().is_small(table().size() + builds().size()))
      fill_small();
    return small();
  }

  /// What `card` can capture. Each card is searched once, and functions of the variant are asked
  /// once for each card.
  const CardCaptures& captures(Card card) const {
    for (const CardCaptures& known : captures_)
      if (known.card() == card) return known;
    return captures_.emplace_back(found(card));
  }
  /// Whether `card` can take the whole table without breaking the duty to take a single card.
  bool can_sweep(Card card) const {
    const CardCaptures& captures = this->captures(card);
    return captures.can_sweep() &&
           (duties().single_first.empty() ||
            !captures.values_taking(whole_table(), {Leave::Anything, with(captures)}).empty());
  }
  bool can_capture(Card card) const { return captures(card).can_capture(); }

  /// The same for the card at position `in_hand` in the hand.
  bool can_sweep_at(std::size_t in_hand) const {
    // A sweep leaves no group, so it is among the captures that the duties ask for.
    const SmallCaptures* few = small();
    return few != nullptr ? few->has(in_hand, all_cards(table().size() + builds().size()))
                          : can_sweep(hand()[in_hand]);
  }
  bool can_capture_at(std::size_t in_hand) const {
    // If anything can be taken, so can a set that leaves no group.
    const SmallCaptures* few = small();
    return few != nullptr ? few->any(in_hand) : can_capture(hand()[in_hand]);
  }
  bool can_hand_sweep() const {
    const SmallCaptures* few = small();
    if (few == nullptr)
      return std::ranges::any_of(hand(), [&](Card card) { return can_sweep(card); });
    const SmallSet whole = all_cards(table().size() + builds().size());
    for (std::size_t i = 0; i < hand().size(); ++i)
      if (few->has(i, whole)) return true;
    return false;
  }
  bool can_hand_capture() const {
    for (std::size_t i = 0; i < hand().size(); ++i)
      if (can_capture_at(i)) return true;
    return false;
  }

  /// Whether functions of the variant refuse the move, duties aside.
  bool is_refused(const Move& move) const;
  /// Whether refusal number `refusal` forbids the move.
  bool is_refused_by(std::size_t refusal, const Move& move) const;
  /// Whether a refusal that is asked about `on` forbids `asked`.
  bool is_refused_on(RefusalRule::On on, const Move& asked) const;
  /// Whether a refusal that must see each outcome forbids the move.
  bool is_outcome_refused(const Move& move) const;

  /// Whether functions allow some capture, or a sweep, of the card; false also if they refuse the
  /// first 500 captures of each size.
  bool may_capture(Card card) const;
  bool may_sweep(Card card) const;
  bool may_capture_at(std::size_t in_hand) const {
    return rules_.refuses_captures() ? may_capture(hand()[in_hand]) : can_capture_at(in_hand);
  }
  bool may_sweep_at(std::size_t in_hand) const {
    return rules_.refuses_captures() ? may_sweep(hand()[in_hand]) : can_sweep_at(in_hand);
  }

  /// Whether there is a duty to sweep, and some card of the hand may sweep.
  bool must_sweep() const;
  /// Whether there is a duty to play a card that captures, and some card of the hand may capture.
  bool must_play_capture() const;
  /// Whether there is a duty to take a single card first, and the card may take one.
  bool must_take_one_card(Card card) const;
  bool has_duties_of_groups() const {
    return !duties().take_all.empty() || !duties().single_first.empty();
  }
  /// The values of the card at which it takes `taken`, with groups as `with` says, and leaves no
  /// group that it may take too, if that is a duty. dutiful_values(): those that do every duty.
  Values values_taking_all(Card card, const ItemSet& taken, With with = With::AnyGroups) const;
  Values dutiful_values(Card card, const ItemSet& taken) const;

  /// What the duties allow a capture to leave.
  Leave leave() const { return duties().take_all.empty() ? Leave::Anything : Leave::NoGroup; }
  /// What the duties demand of every capture, as far as functions need not be asked first.
  Wanted wanted(const CardCaptures& captures) const {
    return rules_.refuses_outcomes() ? Wanted() : Wanted(leave(), with(captures));
  }

  Move trail(Card card) const { return {state_.turn, card, {}}; }
  Move capture(Card card, const ItemSet& taken) const {
    Move move = trail(card);
    move.captured.reserve(table().size());
    taken.each([&](int item) {
      if (item < first_pile()) move.captured.push_back(table()[static_cast<std::size_t>(item)]);
    });
    move.whole = piles_in(taken);
    return move;
  }
  /// The bits of Move::whole of the piles in `taken`.
  std::uint32_t piles_in(const ItemSet& taken) const {
    std::uint32_t bits = 0;
    if (taken.reaches(first_pile()))
      taken.each([&](int item) {
        if (item >= first_pile()) bits |= std::uint32_t{1} << (item - first_pile());
      });
    return bits;
  }
  Move capture(Card card, SmallSet taken) const {
    Move move = trail(card);
    move.captured.reserve(static_cast<std::size_t>(std::popcount(taken)));
    const auto of_table = static_cast<SmallSet>(taken & all_cards(table().size()));
    for (unsigned left = of_table; left != 0; left &= left - 1)
      move.captured.push_back(table()[static_cast<std::size_t>(std::countr_zero(left))]);
    move.whole = static_cast<std::uint32_t>(taken) >> table().size();
    return move;
  }
  /// `with` are the table cards that go into the build, `onto` the builds that it is laid on.
  Move build(Card card, Value value, const ItemSet& with, std::uint32_t onto) const {
    Move move = capture(card, with);
    move.built = value;
    move.whole = onto;
    return move;
  }
  /// The positions that a sweep takes: the table cards and the builds.
  ItemSet whole_table() const {
    return ItemSet::first(static_cast<int>(table().size() + builds().size()));
  }
  bool sweeps(const Move& move) const { return clears_table(move, state_); }

  /// The positions of the captured cards, which are sorted and on the table, and of the piles.
  ItemSet taken(const Move& move) const {
    ItemSet set;
    auto at = table().begin();
    for (Card card : move.captured) {
      at = std::find(at, table().end(), card);
      set.add(static_cast<int>(at - table().begin()));
    }
    for (unsigned left = move.whole; left != 0; left &= left - 1)
      set.add(first_pile() + std::countr_zero(left));
    return set;
  }
  /// The rule by which the pile at this bit of Move::whole may be taken.
  const PileRule& pile_rule(int pile) const {
    return *piles()[static_cast<std::size_t>(pile)].rule;
  }
  /// The piles that the card can take.
  std::vector<Place> piles_for(Card card) const {
    std::vector<Place> places;
    for (const PileCapture& pile : piles_taken_by(card))
      places.push_back(piles()[static_cast<std::size_t>(pile.item - first_pile())].place);
    return places;
  }
  const std::vector<Build>& builds() const { return state_.builds; }
  /// The builds that the seat can make; only for variants with builds.
  const TurnBuilds& possible_builds() const;  // turn_builds.cpp
  /// Whether the seat to play holds a card of the value besides `card`.
  bool holds_another(Card card, int value) const;
  /// The own builds, as bits of Move::whole, for which the seat would hold no card after playing
  /// this one; 0 if there is no duty to keep one.
  std::uint32_t endangered_by(Card card) const;
  /// Whether the seat has a build, and a duty not to trail because of it.
  bool is_builder() const;
  /// Which duties about own builds bind: each lapses if no move fulfils it.
  struct BuildDuties {
    bool keep = false;
    bool trail = false;
  };
  BuildDuties build_duties() const;  // move_generator.cpp

  /// Whether the card may take that pile, at some value.
  bool can_take_pile(Card card, int pile) const { return !values_at_pile(card, pile).empty(); }

 private:
  /// A place that captures may take whole, and why.
  struct Pile {
    Place place;
    const PileRule* rule;
  };

  bool counts(Card card, int value) const {
    return search().rules().hand_values[card.face()].has(static_cast<Value>(value));
  }
  void fill_small() const;
  void forget_builds() const;
  int first_pile() const { return static_cast<int>(table_size_); }
  const std::vector<Pile>& piles() const;
  /// The values of the card that take the pile; {0} if the card has no values.
  Values values_at_pile(Card card, int pile) const;
  std::vector<PileCapture> piles_taken_by(Card card) const;

  const Card* cards() const {
    return many_.empty() ? reinterpret_cast<const Card*>(few_.data()) : many_.data();
  }
  Card* cards() { return const_cast<Card*>(std::as_const(*this).cards()); }
  void copy_sorted(Place place, Card* to) {
    if (state_.is_of_one_pack() && place.zone() != Zone::Own)  // then the faces are in order
      return state_.faces(place).each([&](Face face) { *to++ = Card::of_face(face, 1); });
    std::ranges::copy(state_.cards(place), to);
    std::sort(to, to + static_cast<std::ptrdiff_t>(state_.cards(place).size()));
  }
  CardCaptures found(Card card) const {
    if (are_captures_plain()) return CardCaptures(search().find(card, table()));
    CardCaptures captures = captures_of(card, table(), state_, state_.turn, rules_);
    if (rules_.data().pile_rules.empty()) return captures;
    return captures.with_piles(piles_taken_by(card), static_cast<int>(builds().size()));
  }
  With with(const CardCaptures& captures) const {
    return !duties().single_first.empty() && captures.can_take_one_card() ? With::OneCard
                                                                          : With::AnyGroups;
  }
  bool may_take(Card card, With with) const;
  bool may_take_more(Card card, const ItemSet& taken, Value value) const;

  const State& state_;
  const Rules& rules_;
  std::optional<Place> source_;
  std::size_t table_size_;
  std::size_t hand_size_;
  // Those of the table, then those of the hand: in `few_`, which is left unset, or else in `many_`.
  static constexpr std::size_t most_in_place = 64;
  alignas(Card) std::array<std::byte, most_in_place * sizeof(Card)> few_;
  Cards many_{};
  mutable std::optional<SmallCaptures> small_;
  mutable std::list<CardCaptures> captures_;                // of the cards asked about so far
  mutable std::vector<Pile> piles_;                         // found when first needed
  mutable std::map<std::pair<Card, With>, bool> may_take_;  // filled as it is asked
  mutable const TurnBuilds* possible_builds_ = nullptr;     // owned
};

}  // namespace kasino
