// The legal moves of the seat to play, card by card: what duties and refusals leave of each.
//
// On a small table every capture is in a bitmap before the first question; on others they are
// counted and visited by the search, card by card.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "engine/capture.hpp"
#include "engine/item_set.hpp"
#include "engine/legality.hpp"
#include "engine/move.hpp"
#include "engine/random.hpp"
#include "engine/rules.hpp"
#include "engine/small_captures.hpp"
#include "engine/state.hpp"
#include "engine/turn.hpp"

namespace kasino {

/// What one card of the hand may do, as far as can be said without looking at single captures.
struct CardChoice {
  enum class Captures : std::uint8_t { None, WholeTable, Wanted };
  std::uint16_t in_hand;  ///< position in the sorted hand
  bool trail;
  Captures captures;
};

/// The seat to play: its cards with what duties and refusals leave of them.
class Choices {
 public:
  Choices(const State& state, const Rules& rules);
  /// What the duties alone leave: functions that refuse are not asked.
  static Choices by_duties(const State& state, const Rules& rules);

  /// Calls `visit` with every legal move until it answers false. Where a refusal sees each outcome,
  /// so many are asked of. False: there may be others, not asked of or not found in time.
  bool each(const std::function<bool(const Move&)>& visit,
            std::uint64_t ask_at_most = std::numeric_limits<std::uint64_t>::max()) const;
  Count count(std::uint64_t ask_at_most) const;
  /// The move at `place` of each(), from 0.
  NthMove nth(std::uint64_t place) const;
  /// Throws NoLegalMove if there is none, CaptureUnknown if none is found in time.
  Move random(Random& random) const;
  /// One that no function refuses, of what by_duties() leaves, each as likely; nothing where some
  /// were drawn in vain. Asks of what it draws only, once, and so of a few moves where a table has
  /// many.
  std::optional<Move> random_unrefused(Random& random) const;

  [[noreturn]] void throw_no_legal_move() const;

 private:
  enum class Asking : std::uint8_t { AtOnce, Later };
  Choices(const State& state, const Rules& rules, Asking asking);

  void settle();
  void settle(CardChoice& choice, bool must_sweep, bool must_play_capture) const;
  bool is_card_refused(Card card, RefusalRule::On on) const;
  bool is_outcome_refused(const Move& move) const;
  bool is_refused(const Move& move) const;
  /// In each(): whether one more outcome may be asked about.
  bool may_ask() const;

  bool each_capture(const CardChoice& choice, const std::function<bool(const Move&)>& visit) const;
  /// The sets that the card takes as the duties want it, but for the first `skipped`. False: there
  /// may be others, not found in time.
  bool each_wanted(const CardChoice& choice, const std::function<bool(const ItemSet&)>& visit,
                   std::uint64_t skipped = 0) const;
  Count count_wanted(const CardChoice& choice) const;
  /// At least so many.
  Count count_easily(const CardChoice& choice) const;
  Count count_captures(const CardChoice& choice) const;
  Count count(const CardChoice& choice) const;
  /// How many moves there are to draw from, where no refusal sees each outcome; and one of them, if
  /// it is found in time.
  std::uint64_t count_to_draw() const;
  std::optional<Move> drawn(std::uint64_t place) const;
  Move random_of_listed(Random& random) const;
  /// The capture of the card at `place`, or how many it has.
  struct NthCapture {
    std::optional<ItemSet> taken{};
    Count there{};
  };
  NthCapture nth_capture(const CardChoice& choice, std::uint64_t place) const;
  /// The same, found by a list of them all.
  NthCapture walk_to(const CardChoice& choice, std::uint64_t place) const;
  std::string looked_at() const;

  const std::vector<RefusalRule>& refusals() const { return turn_.rules().data().refusals; }

  std::span<const CardChoice> choices() const {
    return std::span(choices_).first(turn_.hand().size());
  }
  Card card(const CardChoice& choice) const { return turn_.hand()[choice.in_hand]; }

  Turn turn_;
  const SmallCaptures* small_;  ///< those of the turn; may be null
  bool in_bitmaps_;  ///< they have every capture that duties and refused cards leave, and no others
  // One for each card of the hand; left unset beyond.
  std::array<CardChoice, ItemSet::capacity> choices_;
  bool asks_cards_;     ///< there are refusals to be asked as the choices are settled
  bool asks_outcomes_;  ///< a refusal must see each outcome by itself
  mutable std::uint64_t asks_left_ = 0;  ///< in each()
  mutable bool is_cut_short_ = false;    ///< it has not seen everything
};

}  // namespace kasino
