// What builds a seat can make in its turn.
//
// A card makes a build of a value with some cards of the table exactly if a card that counts the
// value could take them all, the played card with them. So the capture search finds builds, too, on
// the table with the played card added. A build of one group is raised by the played card alone;
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
  std::uint32_t onto = 0;  ///< the builds that become part of it, as bits of Move::piles
  bool raises = false;     ///< one of these is of another value
};

class TurnBuilds {
 public:
  /// `turn`, of a variant with builds, must outlive it.
  explicit TurnBuilds(const TurnContext& turn);

  /// How the card at that place of the hand can build, to a value that another card of the hand
  /// counts if there is a duty to hold one: by value, that which raises nothing first, then build
  /// after build.
  std::vector<BuildChoice> choices(std::size_t in_hand) const;

  /// How many sets of the table go into such a build, the empty one too where it may.
  Count count(const BuildChoice& choice) const;
  /// Calls `visit` with each of them, by their positions, until it answers false; the first
  /// `skipped` are passed over, in the order of ItemSet. False: there may be others, not found in
  /// time.
  bool each(const BuildChoice& choice, const std::function<bool(const ItemSet&)>& visit,
            std::uint64_t skipped = 0) const;

  /// Why `move`, a build, cannot be made, duties and functions aside; nothing if it can.
  std::optional<Refusal> fault(const Move& move) const;

  /// Whether `move`, a build, has several groups.
  bool is_multiple(const Move& move) const;
  /// The groups that its cards make, the played one in the first; where it raises a build, those
  /// that the cards of the table make.
  std::vector<Group> groups(const Move& move) const;
  /// The builds of the value, which any build to it joins.
  std::uint32_t joined(Value value) const {
    return builds_joined(turn_.state(), turn_.rules().data(), value);
  }
  /// Those that `move` is laid on of another value.
  std::uint32_t raised(const Move& move) const { return move.piles & ~joined(move.built); }

 private:
  /// What a build is made of: the played card, perhaps, and cards of the table behind it.
  struct Pool {
    Cards cards;
    std::vector<int> positions{};  ///< in the table; of the played card -1

    ItemSet of_table(const ItemSet& set) const;
  };
  /// What is found once for a card of the hand.
  struct OfCard {
    Pool pool;
    std::vector<Rules::Taker> takers;
    std::optional<SmallCaptures> sets;  ///< of the takers from the pool, if that is small
  };

  const CaptureSearch& search() const { return search_; }
  const std::vector<Build>& builds() const { return turn_.state().builds; }
  std::optional<Card> taker(Value value) const;
  bool may_raise(const Build& build) const;
  Pool pool(std::optional<Card> played) const;
  /// At which of the values, one or none, a card that counts it takes all of `cards`.
  Values makes(Card taker, Value value, std::span<const Card> cards) const;
  bool makes_alone(const BuildChoice& choice, const OfCard& of) const;
  /// What the move lays together, sorted: the card too, unless it raises.
  Cards laid_together(const Move& move) const;
  std::optional<Refusal> fault_of_raise(const Move& move, std::size_t build) const;
  const OfCard& of_card(std::size_t in_hand) const;
  std::span<const std::uint64_t> family(const BuildChoice& choice, const OfCard& of) const;

  const TurnContext& turn_;
  const BuildRules& rules_;
  const CaptureSearch& search_;
  mutable std::vector<OfCard> by_card_;
};

}  // namespace kasino
