// The turn of one seat, prepared once: its hand and the table sorted, and what its duties need to
// know of all its cards. Shared by the list of moves, the judgement of one, and its text.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <memory_resource>
#include <span>
#include <vector>

#include "engine/capture.hpp"
#include "engine/card_captures.hpp"
#include "engine/move.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

namespace kasino {

class Turn {
 public:
  Turn(const State& state, const Rules& rules)
      : state_(state),
        rules_(rules),
        table_(sorted(state.table())),
        hand_(sorted(state.hand(state.turn))) {}
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;

  const State& state() const { return state_; }
  const Rules& rules() const { return rules_; }
  /// The search itself, which is all there is to ask where captures are plain.
  const CaptureSearch& search() const { return rules_.search(); }
  bool are_captures_plain() const { return rules_.are_captures_plain(); }
  const Duties& duties() const { return rules_.data().duties; }
  /// Sorted: an ItemSet of this turn holds positions in it.
  std::span<const Card> table() const { return table_; }
  std::span<const Card> hand() const { return hand_; }

  /// What `card` can capture. The variant's functions are asked once a card.
  CardCaptures captures(Card card) const {
    return are_captures_plain() ? CardCaptures(search(), card, table_) : remembered(card);
  }
  /// Whether `card` can take the whole table, as far as the duty to take single cards lets it.
  bool can_sweep(Card card) const {
    return rules_.wants_alike() ? search().can_sweep(card, table_) : can_sweep(captures(card));
  }
  bool can_capture(Card card) const {
    return are_captures_plain() ? search().can_capture(card, table_) : captures(card).can_capture();
  }

  /// Whether there is a duty to sweep, and some card of the hand can.
  bool must_sweep() const {
    return !duties().sweep.empty() &&
           std::any_of(hand_.begin(), hand_.end(), [&](Card card) { return can_sweep(card); });
  }
  /// Whether there is a duty to play a card that captures, and some card of the hand can.
  bool must_play_capture() const {
    return !duties().any_capture.empty() &&
           std::any_of(hand_.begin(), hand_.end(), [&](Card card) { return can_capture(card); });
  }
  /// What the duties want of a capture: to leave no group, to have one of a single card if it can.
  Leave leave() const { return duties().take_all.empty() ? Leave::Anything : Leave::NoGroup; }
  With with(const CardCaptures& captures) const {
    return !duties().single_first.empty() && captures.can_take_one_card() ? With::OneCard
                                                                          : With::AnyGroups;
  }
  Wanted wanted(const CardCaptures& captures) const { return {leave(), with(captures)}; }

  Move trail(Card card) const { return {state_.turn, card, {}}; }
  Move capture(Card card, const ItemSet& taken) const {
    Move move = trail(card);
    move.captured.reserve(table_.size());
    taken.each([&](int item) { move.captured.push_back(table_[static_cast<std::size_t>(item)]); });
    return move;
  }
  ItemSet whole_table() const { return ItemSet::first(static_cast<int>(table_.size())); }
  bool sweeps(const Move& move) const {
    return !move.trails() && move.captured.size() == table_.size();
  }

  /// The positions of the captured cards, which are sorted and all there.
  ItemSet taken(const Move& move) const {
    ItemSet set;
    auto at = table_.begin();
    for (Card card : move.captured) {
      at = std::find(at, table_.end(), card);
      set.add(static_cast<int>(at - table_.begin()));
    }
    return set;
  }

 private:
  CardCaptures remembered(Card card) const {
    if (!remembered_) remembered_ = std::make_unique<std::map<Card, CardCaptures>>();
    auto known = remembered_->find(card);
    if (known == remembered_->end())
      known =
          remembered_->emplace(card, captures_of(card, table_, state_, state_.turn, rules_)).first;
    return known->second;
  }
  bool can_sweep(const CardCaptures& captures) const {
    return captures.can_sweep() &&
           !captures.values_taking(whole_table(), {Leave::Anything, with(captures)}).empty();
  }

  std::pmr::vector<Card> sorted(std::span<const Card> cards) {
    // By insertion: a handful of cards, every turn.
    std::pmr::vector<Card> result(cards.begin(), cards.end(), &memory_);
    for (std::size_t i = 1; i < result.size(); ++i) {
      const Card card = result[i];
      std::size_t at = i;
      for (; at > 0 && card < result[at - 1]; --at) result[at] = result[at - 1];
      result[at] = card;
    }
    return result;
  }

  const State& state_;
  const Rules& rules_;
  // Room for most hands and tables, so that a turn costs no allocation; declared before its users.
  std::array<std::byte, 256> room_;
  std::pmr::monotonic_buffer_resource memory_{room_.data(), room_.size()};
  std::pmr::vector<Card> table_;
  std::pmr::vector<Card> hand_;
  mutable std::unique_ptr<std::map<Card, CardCaptures>>
      remembered_;  // null while captures are plain
};

}  // namespace kasino
