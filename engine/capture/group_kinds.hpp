// What makes a group, for one value of one played face.
//
// The ways of a variant come down to two kinds of groups: one card of certain faces, and two or
// more cards of certain faces that add up to a target. The rest of the search works on these, and
// knows no ways. Faces that no group tells apart form a class: whether a set can be taken depends
// only on how many cards of each class it holds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/capture/values.hpp"
#include "engine/cards/card.hpp"
#include "engine/cards/item_set.hpp"

namespace kasino {

/// Two or more cards of `takes`, each at one of its values, that add up to `target`.
struct SumKind {
  FaceSet takes;
  int target = 0;

  /// The values at which a card of this face can be part of it, lowest first.
  Values parts(const ValueTable& values, Face face) const;
  bool operator==(const SumKind&) const = default;
};

/// The largest target: a way to a total beyond it takes nothing.
inline constexpr int max_sum = 255;

/// Every group for one value of a played face: a card of `singles`, one of `sums`, or cards of just
/// the faces that are `listed`.
struct GroupKinds {
  FaceSet singles;
  std::vector<SumKind> sums;
  std::vector<std::vector<Face>> listed{};  ///< two faces or more each, sorted

  bool operator==(const GroupKinds&) const = default;
};

/// The groups that a played face takes at one of its values (0 if it has none), and how many of
/// them make a capture.
struct ValueGroups {
  Value value = 0;
  GroupKinds kinds;
  GroupCount groups = GroupCount::Many;

  bool operator==(const ValueGroups&) const = default;
};

/// What a played face can take: never empty, by ascending value. Where a value has groups of
/// several counts it has an entry for each, GroupCount::Many first and GroupCount::One last.
using GroupsByValue = std::vector<ValueGroups>;

GroupsByValue groups_by_value(const CaptureRules& rules, Face played);

/// The entry for the value and this count of groups, which is made where it belongs if there is
/// none.
ValueGroups& entry_for(GroupsByValue& takings, Value value, GroupCount groups);

/// The groups of `a` and those of `b`.
GroupKinds joined(GroupKinds a, const GroupKinds& b);

/// Whether groups by this way add up values; other ways go by what is printed on the card.
bool counts_values(const CaptureRule& way);

/// Whether `way` takes whole sets, of which the search knows nothing.
bool takes_whole(const CaptureRule& way);

/// Whether a card of face `played` may use `way`.
bool applies(const CaptureRule& way, Face played);

/// What the table cards of a group by this way must add up to when the played card counts
/// `value`; 0 if the way does not count values or nothing will do.
int target_of(const CaptureRule& way, Value value);

/// Whether two faces have the same rank. Jokers are a rank of their own.
bool same_rank(Face a, Face b);

/// Whether `cards` hold a group. Takes time linear in the cards.
bool holds_group(const GroupKinds& kinds, const ValueTable& values, std::span<const Card> cards);

/// Whether each of `cards` is in some group made of `cards`. Takes time quadratic in the cards.
bool each_in_a_group(const GroupKinds& kinds, const ValueTable& values,
                     std::span<const Card> cards);

/// The number of cards of each class.
using Counts = std::array<std::uint16_t, face_count>;

/// The classes of table faces for one played face.
///
/// Their order is that of the levels of a diagram: complementary values side by side, from half the
/// target outwards (for 14: 7, 8 6, 9 5, ... 13 1), which keeps diagrams forty times smaller than
/// the order of ranks does.
class FaceClasses {
 public:
  FaceClasses(const GroupsByValue& takings, const ValueTable& values);

  std::size_t size() const { return members_.size(); }
  /// A face of the class; all are alike to the search.
  Face face(std::size_t of_class) const { return members_[of_class].front(); }
  /// The class of a face; `no_class` for a face that is in no group.
  std::size_t of(Face face) const { return class_of_[face]; }
  static constexpr std::uint8_t no_class = 0xff;

  /// Counts the cards of `table` in `set` by class, but for those of no class.
  Counts counts_of(std::span<const Card> table, const ItemSet& set) const;
  Counts counts_of(std::span<const Card> table) const {
    return counts_of(table, ItemSet::first(static_cast<int>(table.size())));
  }

 private:
  std::vector<std::vector<Face>> members_;  // by class
  std::array<std::uint8_t, face_count> class_of_;
};

}  // namespace kasino
