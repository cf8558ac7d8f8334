// The legal moves of a seat: all of them, how many there are, the Nth and a random one. What
// callers need of them is declared in judge.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/capture/small_captures.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_builds.hpp"
#include "engine/legality/turn_context.hpp"

namespace kasino {

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
  /// If functions refuse outcomes one by one, a random move is one of the first so many.
  static constexpr std::uint64_t most_asked = 10'000;

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

}  // namespace kasino
