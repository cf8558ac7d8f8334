// Classes of table faces that the groups of one taker can not tell apart, and groups as counts.
//
// Whether a set can be taken depends only on how many cards of each class it holds. The classes
// stand in the order of the diagram's levels: complementary values beside each other, from half
// the sum outwards (for 14: 7, 8 6, 9 5, ... 13 1), which keeps the diagrams forty times smaller
// than the order of rank does.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/card.hpp"
#include "engine/diagram.hpp"
#include "engine/group_kinds.hpp"
#include "engine/item_set.hpp"
#include "engine/values.hpp"

namespace kasino {

class FaceClasses {
 public:
  FaceClasses(const Taker& taker, const ValueTable& values);

  std::size_t size() const { return members_.size(); }
  /// A face of the class at `level`, as good as any other.
  Face face(std::size_t level) const { return members_[level].front(); }
  /// Nothing for a face that is in no group.
  std::optional<std::size_t> level_of(Face face) const {
    const std::uint8_t level = level_of_[face];
    return level == no_level ? std::nullopt : std::optional<std::size_t>(level);
  }

  /// All of them, in order.
  std::vector<std::size_t> levels() const;
  /// The levels as they would stand if the groups of one serving alone counted.
  std::vector<std::size_t> order_for(const GroupKinds& kinds, const ValueTable& values) const;

  /// How many cards of each class one pack with three jokers holds.
  std::vector<std::uint16_t> caps_of_one_pack() const;

  /// The cards by class, without those that are in no group.
  Counts counts_of(std::span<const Card> cards) const;
  /// The cards of `table` that `set` has, by class; nothing where one of them is in no group.
  std::optional<Counts> counts_of(std::span<const Card> table, const ItemSet& set) const;
  /// The class of each card.
  std::vector<std::optional<std::size_t>> levels_of(std::span<const Card> cards) const;

 private:
  std::vector<std::vector<Face>> members_;  // by level
  static constexpr std::uint8_t no_level = 0xff;
  std::array<std::uint8_t, face_count> level_of_;
};

/// By place in `order`, and behind its end: what cards of the classes from there on make of a sum,
/// as if there were any number of those that `most` allows at all.
std::vector<Sums> made_from(const SumKind& sum, const ValueTable& values,
                            const FaceClasses& classes, std::span<const std::size_t> order,
                            std::span<const std::uint16_t> most);

/// Every group of these kinds as a count vector, at most `most` cards of each class; none twice,
/// those that begin at the last levels first. Nothing when there are more than `limit`.
std::optional<std::vector<Counts>> group_vectors(const GroupKinds& kinds, const ValueTable& values,
                                                 const FaceClasses& classes,
                                                 std::span<const std::uint16_t> most,
                                                 std::size_t limit);

}  // namespace kasino
