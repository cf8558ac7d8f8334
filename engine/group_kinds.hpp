// What makes a group, for one value of one played face.
//
// The ways of a variant are boiled down to two shapes: a single card of a set of faces, and two or
// more cards of a set of faces that add up to a target. Everything else in the capture search
// works on these, and knows no ways.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/card.hpp"
#include "engine/values.hpp"

namespace kasino {

/// Two or more cards of `takes`, each at one of its values, that add up to `target`. Every face of
/// `takes` has a value below it.
struct SumKind {
  FaceSet takes;
  int target = 0;

  bool operator==(const SumKind&) const = default;
};

/// Every group for one value of a played face: one card of `singles`, or one of `sums`.
struct GroupKinds {
  FaceSet singles;
  std::vector<SumKind> sums;

  bool operator==(const GroupKinds&) const = default;
};

/// One value of a played face (0 for a face without values), the groups that serve it, and how
/// many of them make a capture.
struct Serving {
  Value value = 0;
  GroupKinds kinds;
  GroupCount groups = GroupCount::Many;

  bool operator==(const Serving&) const = default;
};

/// What a played face can take: a serving for each of its values, lowest first, never none. Groups
/// that are taken one at a time make another serving for the same value, after the first.
using Taker = std::vector<Serving>;

Taker taker_of(const CaptureRules& rules, Face played);

/// The groups of `a` and those of `b`.
GroupKinds joined(GroupKinds a, const GroupKinds& b);

/// Whether groups by this way make a sum; the others go by what is printed on the card.
bool counts_values(const CaptureRule& way);

/// Whether what `way` takes is a capture by itself, which the search knows nothing of.
bool takes_whole(const CaptureRule& way);

/// Whether `way` is one for this played face.
bool applies(const CaptureRule& way, Face played);

/// What the table cards of a group by this way must add up to when the played card counts
/// `value`; 0 when the way does not count values or none will do.
int target_of(const CaptureRule& way, Value value);

/// Two faces of one rank. Jokers are a rank of their own.
bool same_rank(Face a, Face b);

/// The faces that can be in a group, on a table of the right cards.
FaceSet useful(const GroupKinds& kinds);

/// The largest sum that a group is asked to make: a way to a total beyond it takes nothing.
inline constexpr int max_sum = 255;

/// Sums that can be made, 0 to max_sum.
using Sums = std::bitset<max_sum + 1>;
/// The same as far as they go: faster, where no greater ones are asked about.
using LowSums = std::bitset<64>;
bool are_low(const GroupKinds& kinds);

/// Answers which sums some cards make, as cards are added one by one.
class SumMaker {
 public:
  /// Of sums up to `most`, at most max_sum. The lower that is the faster.
  explicit SumMaker(int most) : words_(static_cast<std::size_t>(most) / bits + 1) {}
  /// Adds a card that may count any of `values`, or be left out.
  void add(const Values& values);
  /// Whether some of the cards added, and at least one, make `sum`.
  bool makes(int sum) const {
    const auto bit = static_cast<std::size_t>(sum);
    return sum > 0 && (made_[bit / bits] >> bit % bits & 1) != 0;
  }

 private:
  static constexpr std::size_t bits = 64;

  std::array<std::uint64_t, max_sum / bits + 1> made_{1};  // bit by sum, 0 that of no card
  std::size_t words_;                                      // in use
};

/// Whether some of `cards` are a group. Linear in the cards.
bool holds_group(const GroupKinds& kinds, const ValueTable& values, std::span<const Card> cards);

/// Whether each of `cards` is in some group made of `cards`. Quadratic in the cards.
bool each_in_a_group(const GroupKinds& kinds, const ValueTable& values,
                     std::span<const Card> cards);

}  // namespace kasino
