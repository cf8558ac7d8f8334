// What builds a seat can make in its turn.
//
// A card makes a build of a value with some cards of the table exactly if a card that counts the
// value could take them all, the played card with them. So the capture search finds builds, too, on
// the table with the played card in front. A build of one group is raised by the played card alone;
// what else goes into it is a capture of the value by itself.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/capture/small_captures.hpp"
#include "engine/legality/refusal.hpp"
#include "engine/legality/turn_context.hpp"

namespace kasino {

/// How a card of the hand may build, but for the cards of the table that go into it.
struct BuildChoice {
  std::uint16_t in_hand = 0;  ///< position in the sorted hand
  Value value = 0;
  std::uint32_t onto = 0;    ///< the builds that become part of it, as bits of Move::piles
  bool raises = false;       ///< one of these is of another value
  std::uint16_t family = 0;  ///< private to TurnBuilds, as is `sets`
  std::uint32_t sets = 0;
};

class TurnBuilds {
 public:
  /// `turn`, of a variant with builds, must outlive it.
  explicit TurnBuilds(const TurnContext& turn);

  /// How the cards of the hand can build, to a value that another card of the hand counts if there
  /// is a duty to hold one: card by card, by value, that which raises nothing first, then build
  /// after build.
  std::span<const BuildChoice> choices() const { return choices_; }

  /// How many sets of the table go into such a build, the empty one too where it may.
  Count count(const BuildChoice& choice) const;
  /// Calls `visit` with each of them, by their positions, until it answers false; the first
  /// `skipped` are passed over, in the order of ItemSet. False: there may be others, not found in
  /// time.
  bool each(const BuildChoice& choice, const std::function<bool(const ItemSet&)>& visit,
            std::uint64_t skipped = 0) const;

  /// Why `move`, a build, cannot be made, duties and functions aside; nothing if it can.
  std::optional<Refusal> fault(const Move& move) const;
  /// The groups that its cards make, the played one in the first; where it raises a build, those
  /// that the cards of the table make.
  std::vector<Group> groups(const Move& move) const;

 private:
  const std::vector<Build>& builds() const { return turn_.builds(); }
  std::uint32_t joined(Value value) const {
    return builds_joined(turn_.state(), turn_.rules().data(), value);
  }
  /// A card that counts the value, of which there is one.
  Card taker(Value value) const;
  bool may_raise(const Build& build) const;
  /// A value that may be built to.
  struct Goal {
    const Rules::Taker* taker;
    std::uint32_t joined;
    bool is_for_all;  ///< else for cards that do not count it themselves
  };
  void add_choices(std::size_t in_hand, std::span<const Goal> goals);
  void add_raises(Card card, BuildChoice choice);
  void find_families(std::span<BuildChoice> choices, std::span<const Rules::Taker* const> takers);
  std::uint64_t count_in_family(const BuildChoice& choice) const;
  /// What a build that the card raises is made of, sorted.
  Cards with_card(std::size_t build, Card card) const;
  Cards with_pool(Card card) const;
  /// The positions in the table of cards of the pool, whose numbers begin at `first`.
  ItemSet of_table(const ItemSet& set, int first) const;
  /// What a card of the value takes from the pool with the played card in front, as a bitmap; empty
  /// where they are too many for one.
  std::span<const std::uint64_t> family(const BuildChoice& choice) const;
  bool each_of_family(const BuildChoice& choice, const std::function<bool(const ItemSet&)>& visit,
                      std::uint64_t skipped) const;
  /// Whether the card is of the value: then it joins a build without any other.
  bool makes_alone(const BuildChoice& choice) const;
  /// Why it cannot raise these, bits of Move::piles.
  std::optional<Refusal> fault_of_raise(const Move& move, std::uint32_t builds) const;

  const TurnContext& turn_;
  const BuildRules& rules_;
  const CaptureSearch& search_;
  Cards pool_;  ///< the cards of the table that go into builds, sorted
  std::vector<BuildChoice> choices_;
  std::optional<SmallCaptures> families_;  ///< where the pool is small
  std::size_t family_count_ = 0;
};

/// Whether a card of the value could take all of `cards` together: else they are no build.
bool make_build(std::span<const Card> cards, int value, const Rules& rules);

/// Whether these, at the values claimed (0: at any), are one group of a build to the value.
bool are_built_group(std::span<const Counted> cards, int value, const Rules& rules);
/// Whether these, that make a build, are several groups.
bool are_several_groups(std::span<const Card> cards, int value, const Rules& rules);

/// The builds that `move`, a build, is laid on and that are of another value: bits of Move::piles.
std::uint32_t raised_by(const Move& move, const State& state, const Rules& rules);

/// Whether a build that can be made has several groups: then nobody raises it.
bool is_multiple(const Move& move, const State& state, const Rules& rules);

}  // namespace kasino
