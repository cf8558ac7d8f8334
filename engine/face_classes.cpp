#include "engine/face_classes.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace kasino {

namespace {

constexpr int jokers_per_pack = 3;

FaceSet useful_to(const Taker& taker) {
  FaceSet faces;
  for (const Serving& serving : taker) faces = faces | useful(serving.kinds);
  return faces;
}

/// The values at which a card can be part of the sum, if at any.
Values part_values(const SumKind& sum, const ValueTable& values, Face face) {
  Values parts;
  if (!sum.takes.has(face)) return parts;
  for (const Value value : values[face])
    if (value < sum.target) parts.add(value);
  return parts;
}

bool alike(const Taker& taker, const ValueTable& values, Face a, Face b) {
  return std::all_of(taker.begin(), taker.end(), [&](const Serving& serving) {
    const GroupKinds& kinds = serving.kinds;
    return kinds.singles.has(a) == kinds.singles.has(b) &&
           std::all_of(kinds.sums.begin(), kinds.sums.end(), [&](const SumKind& sum) {
             return part_values(sum, values, a) == part_values(sum, values, b);
           });
  });
}

/// The largest sum that any group makes.
int largest_target(const GroupKinds& kinds) {
  int largest = 0;
  for (const SumKind& sum : kinds.sums) largest = std::max(largest, sum.target);
  return largest;
}
int largest_target(const Taker& taker) {
  int largest = 0;
  for (const Serving& serving : taker) largest = std::max(largest, largest_target(serving.kinds));
  return largest;
}

/// Where a class stands: complementary values together, those near half the target first, cards
/// that can go alone last. A card of several values stands with the highest that is of use.
std::pair<int, int> place_of(const Values& values, int target) {
  int value = 0;
  for (Value other : values)
    if (other <= target) value = other;
  return {-std::min(value, target - value), -value};
}

std::uint16_t cards_per_pack(const std::vector<Face>& faces) {
  int cards = 0;
  for (Face face : faces) cards += face == joker_face ? jokers_per_pack : 1;
  return static_cast<std::uint16_t>(cards);
}

}  // namespace

FaceClasses::FaceClasses(const Taker& taker, const ValueTable& values) {
  level_of_.fill(no_level);
  const FaceSet faces = useful_to(taker);
  for (Face face = 0; face < face_count; ++face) {
    if (!faces.has(face)) continue;
    const auto found = std::find_if(members_.begin(), members_.end(), [&](const auto& members) {
      return alike(taker, values, members.front(), face);
    });
    if (found != members_.end())
      found->push_back(face);
    else
      members_.push_back({face});
  }
  const int target = largest_target(taker);
  std::stable_sort(members_.begin(), members_.end(), [&](const auto& a, const auto& b) {
    return place_of(values[a.front()], target) < place_of(values[b.front()], target);
  });
  for (std::size_t level = 0; level < members_.size(); ++level)
    for (Face face : members_[level]) level_of_[face] = static_cast<std::uint8_t>(level);
}

std::vector<std::size_t> FaceClasses::levels() const {
  std::vector<std::size_t> levels(size());
  std::iota(levels.begin(), levels.end(), std::size_t{0});
  return levels;
}

std::vector<std::size_t> FaceClasses::order_for(const GroupKinds& kinds,
                                                const ValueTable& values) const {
  std::vector<std::size_t> order = levels();
  const int target = largest_target(kinds);
  if (target == 0) return order;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return place_of(values[face(a)], target) < place_of(values[face(b)], target);
  });
  return order;
}

std::vector<std::uint16_t> FaceClasses::caps_of_one_pack() const {
  std::vector<std::uint16_t> caps;
  for (const std::vector<Face>& faces : members_) caps.push_back(cards_per_pack(faces));
  return caps;
}

Counts FaceClasses::counts_of(std::span<const Card> cards) const {
  Counts counts{};
  for (Card card : cards)
    if (const std::uint8_t level = level_of_[card.face()]; level != no_level) ++counts[level];
  return counts;
}

std::optional<Counts> FaceClasses::counts_of(std::span<const Card> table,
                                             const ItemSet& set) const {
  Counts counts{};
  bool all_useful = true;
  set.each([&](int item) {
    const std::uint8_t level = level_of_[table[static_cast<std::size_t>(item)].face()];
    if (level != no_level)
      ++counts[level];
    else
      all_useful = false;
  });
  return all_useful ? std::optional(counts) : std::nullopt;
}

std::vector<std::optional<std::size_t>> FaceClasses::levels_of(std::span<const Card> cards) const {
  std::vector<std::optional<std::size_t>> levels;
  for (Card card : cards) levels.push_back(level_of(card.face()));
  return levels;
}

namespace {

/// Goes through the choices of cards that make one sum, class by class.
class SumLister {
 public:
  SumLister(const SumKind& sum, const ValueTable& values, const FaceClasses& classes,
            std::span<const std::uint16_t> most, std::size_t limit, std::set<Counts>& found)
      : sum_(sum),
        values_(values),
        classes_(classes),
        most_(most),
        limit_(limit),
        found_(found),
        made_from_(made_from(sum, values, classes, classes.levels(), most)) {}

  /// Cards of the class at `level` or later, at value `index` of that class or later, that make
  /// `missing`. Returns false once there are too many.
  bool list(std::size_t level, int index, int missing) {
    if (missing == 0) {
      found_.insert(group_);
      return found_.size() <= limit_;
    }
    if (!made_from_[level][static_cast<std::size_t>(missing)]) return true;
    const Values& values = values_[classes_.face(level)];
    if (index == values.size() || !sum_.takes.has(classes_.face(level)))
      return list(level + 1, 0, missing);
    if (!list(level, index + 1, missing)) return false;
    const int value = values[index];
    if (value > missing || value == sum_.target || group_[level] == most_[level]) return true;
    ++group_[level];
    const bool goes_on = list(level, index, missing - value);
    --group_[level];
    return goes_on;
  }

 private:
  const SumKind& sum_;
  const ValueTable& values_;
  const FaceClasses& classes_;
  std::span<const std::uint16_t> most_;
  std::size_t limit_;
  std::set<Counts>& found_;
  std::vector<Sums> made_from_;  // by level
  Counts group_{};
};

}  // namespace

std::vector<Sums> made_from(const SumKind& sum, const ValueTable& values,
                            const FaceClasses& classes, std::span<const std::size_t> order,
                            std::span<const std::uint16_t> most) {
  std::vector<Sums> made(order.size() + 1);
  made.back().set(0);
  for (std::size_t i = order.size(); i-- > 0;) {
    made[i] = made[i + 1];
    const Face face = classes.face(order[i]);
    if (most[order[i]] == 0 || !sum.takes.has(face)) continue;
    for (const Value value : values[face])
      for (int all = value; all <= sum.target; ++all)
        if (made[i][static_cast<std::size_t>(all - value)])
          made[i].set(static_cast<std::size_t>(all));
  }
  return made;
}

std::optional<std::vector<Counts>> group_vectors(const GroupKinds& kinds, const ValueTable& values,
                                                 const FaceClasses& classes,
                                                 std::span<const std::uint16_t> most,
                                                 std::size_t limit) {
  std::set<Counts> found;
  for (std::size_t level = 0; level < classes.size(); ++level) {
    if (most[level] == 0 || !kinds.singles.has(classes.face(level))) continue;
    Counts single{};
    single[level] = 1;
    found.insert(single);
  }
  for (const SumKind& sum : kinds.sums) {
    SumLister lister(sum, values, classes, most, limit, found);
    if (!lister.list(0, 0, sum.target)) return std::nullopt;
  }
  // Ascending, so that zeros lead: each group touches no level above those of the ones before.
  return std::vector<Counts>(found.begin(), found.end());
}

}  // namespace kasino
