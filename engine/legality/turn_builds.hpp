// What builds a seat can make in its turn.
//
// A card makes a build of a value with some table cards exactly if a card of that value could take
// them all, the played card with them. So the capture search finds builds, too, on the table with
// the played card in front. The played card alone raises a build of one group; all other cards that
// go into that build are a capture of the value by themselves.
#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/capture/small_captures.hpp"
#include "engine/legality/judgement.hpp"
#include "engine/legality/turn_context.hpp"

namespace kasino {

/// One way in which a card of the hand may build, without the table cards that go into it.
struct BuildWay {
  std::uint16_t in_hand = 0;  ///< position in the sorted hand
  Value value = 0;
  std::uint32_t onto = 0;    ///< the builds that become part of the build, as bits of Move::whole
  bool raises = false;       ///< one of `onto` has another value
  std::uint16_t family = 0;  ///< among those of the card; private to TurnBuilds, as `sets` is
  std::uint32_t sets = 0;
};

class TurnBuilds {
 public:
  /// `turn` must outlive it, and its variant must have builds.
  explicit TurnBuilds(const TurnContext& turn);

  /// How the card at this position in the hand can build, to values that another card of the hand
  /// has if there is a duty to hold one: by value, first without a raise, then by the build raised.
  /// Found when first asked for.
  std::span<const BuildWay> choices(std::size_t in_hand) const;

  /// How many sets of table cards can go into such a build; the empty set counts if it can.
  Count count(const BuildWay& choice) const;
  /// Calls `visit` with each of these sets, in the order of ItemSet, until it answers false; the
  /// first `skipped` are passed over. Answers false if there may be others, not found in time.
  bool each(const BuildWay& choice, const std::function<bool(const ItemSet&)>& visit,
            std::uint64_t skipped = 0) const;

  /// Why `move`, a build, cannot be made, duties and functions aside; nothing if it can be made.
  std::optional<Refusal> fault(const Move& move) const;
  /// The groups of the build that `move` makes, the one of the played card first. If the move
  /// raises a build, only the groups of the table cards.
  std::vector<Group> groups(const Move& move) const;

 private:
  const std::vector<Build>& builds() const { return turn_.builds(); }
  std::uint32_t joined(Value value) const {
    return builds_joined(turn_.state(), turn_.rules().data(), value);
  }
  /// A card of the value; the value is one of build_takers().
  Card taker(Value value) const;
  bool may_raise(const Build& build) const;
  /// A value that may be built to.
  struct Goal {
    const Rules::Taker* taker;
    std::uint32_t joined;
    bool is_for_all;  ///< else only for cards without that value
  };
  /// The builds of one card of the hand.
  struct OfCard {
    std::vector<BuildWay> choices{};
    std::optional<SmallCaptures> families{};  ///< one for each value; only if the material is small
  };
  /// What takes a build with the card, to each value that there are cards for: captures of that
  /// value from the material and the card.
  struct Sought {
    Card card;
    Cards table;                       ///< sorted
    std::vector<FoundCaptures> found;  ///< by taker
  };
  /// The builds of the card to a value of one of build_takers(); all values are searched at once.
  const FoundCaptures& sought(Card card, Value value) const;
  /// Whether some of the cards sought among make a build of the value.
  static bool makes(const FoundCaptures& sought, const Cards& cards, Value value);
  void find_choices(std::size_t in_hand, OfCard& found) const;
  void add_raises(Card card, BuildWay choice, std::vector<BuildWay>& choices) const;
  void find_families(OfCard& found, std::span<const Rules::Taker* const> takers) const;
  std::uint64_t count_in_family(const BuildWay& choice) const;
  /// The cards of a build once the card has raised it, sorted.
  Cards with_card(std::size_t build, Card card) const;
  /// The played card in front of the material, the table cards that may go into builds.
  Cards with_material(Card card) const;
  /// The positions in the table of cards of the material, numbered from `first` in `set`.
  ItemSet of_table(const ItemSet& set, int first) const;
  /// What a card of the value takes from the material with the played card in front, as a bitmap;
  /// empty if the material is too large for one.
  std::span<const std::uint64_t> family(const BuildWay& choice) const;
  bool each_of_family(const BuildWay& choice, const std::function<bool(const ItemSet&)>& visit,
                      std::uint64_t skipped) const;
  /// Whether the card has the value, so that it joins a build without any other card.
  bool makes_alone(const BuildWay& choice) const;
  /// Why the move cannot raise these builds, bits of Move::whole.
  std::optional<Refusal> fault_of_raise(const Move& move, std::uint32_t builds) const;

  const TurnContext& turn_;
  const BuildRules& rules_;
  const CaptureSearch& search_;
  Cards material_;  ///< the table cards that may go into builds, sorted
  std::vector<Goal> goals_;
  mutable std::vector<std::unique_ptr<OfCard>> of_cards_;  ///< by position in the hand
  mutable std::list<Sought> sought_;                       ///< those asked for so far
};

/// Whether a card of the value could take all of `cards` together, so that they are a build.
bool make_build(std::span<const Card> cards, int value, const Rules& rules);

/// Whether the cards, at the values claimed (0: any), are one group of a build to the value.
bool are_built_group(std::span<const Counted> cards, int value, const Rules& rules);
/// Whether the cards, which make a build, are several groups.
bool are_several_groups(std::span<const Card> cards, int value, const Rules& rules);

/// The builds of another value that `move`, a build, is laid on: bits of Move::whole.
std::uint32_t raised_by(const Move& move, const State& state, const Rules& rules);

/// Whether a build that can be made has several groups, so that nobody may raise it.
bool is_multiple(const Move& move, const State& state, const Rules& rules);

}  // namespace kasino
