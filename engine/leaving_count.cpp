#include "engine/leaving_count.hpp"

#include <cstdint>
#include <span>

#include "engine/memo.hpp"
#include "engine/saturating.hpp"

namespace kasino {

namespace {

/// Walks both diagrams side by side.
class LeavingCount {
 public:
  LeavingCount(const AxisDiagram& taken, const Diagram& left, const Counts& table)
      : taken_(taken), left_(left) {
    for (std::size_t level = 0; level < left.levels(); ++level)
      ways_.push_back(choices(table[level]));
  }

  std::uint64_t all() { return from(0, taken_.over_axes().root(), left_.root()); }

 private:
  std::uint64_t from(std::size_t axis, NodeId taken, NodeId left) {
    if (taken == nothing || left == nothing) return 0;
    if (axis == taken_.over_axes().levels()) return 1;
    const std::uint64_t pair = pair_key(taken, left);
    if (const NodeId* known = known_.find(pair)) return counts_[*known];
    const Axis& classes = taken_.axis(axis);
    std::uint64_t count = 0;
    each_rest(classes.first, left, [&](int cards, std::uint64_t ways, NodeId rest) {
      const auto add = [&](int others, std::uint64_t ways_of_others, NodeId rest_of_both) {
        const NodeId child = taken_.child(taken, axis, cards, others);
        count =
            sum(count, product(product(ways, ways_of_others), from(axis + 1, child, rest_of_both)));
      };
      if (classes.kind == Axis::Kind::Pair)
        each_rest(classes.second, rest, add);
      else
        add(0, 1, rest);
    });
    counts_.push_back(count);
    known_.put(pair, static_cast<NodeId>(counts_.size() - 1));
    return count;
  }

  /// Calls `visit` with each number of cards that may be taken of the class, in how many ways, and
  /// where those lead that are left.
  template <typename Visit>
  void each_rest(std::size_t level, NodeId left, Visit visit) const {
    const std::vector<std::uint64_t>& ways = ways_[level];
    const std::size_t cards = ways.size() - 1;
    const std::span<const NodeId> rests = left_.nodes().children(left);
    for (std::size_t rest = 0; rest < rests.size() && rest <= cards; ++rest)
      if (rests[rest] != nothing) visit(static_cast<int>(cards - rest), ways[rest], rests[rest]);
  }

  const AxisDiagram& taken_;
  const Diagram& left_;
  std::vector<std::vector<std::uint64_t>> ways_;  // by class: to leave so many
  Memo known_;                                    // by pair: where its count stands
  std::vector<std::uint64_t> counts_;
};

/// A class for each level, as counts by class.
Counts in_order(const Counts& counts, const std::vector<std::size_t>& order) {
  Counts ordered{};
  for (std::size_t level = 0; level < order.size(); ++level) ordered[level] = counts[order[level]];
  return ordered;
}

/// The sets that leave no group at either of two values, vector by vector: those of one value that
/// are of use at the other as well, of which there are few.
class LeavingAtBoth {
 public:
  /// `left` has a level for each class in the order of the axes of `taken`. Of use at the other
  /// value are cards of these faces.
  LeavingAtBoth(const AxisDiagram& taken, const Diagram& left, const Counts& table, FaceSet of_use,
                const FaceClasses& classes)
      : taken_(taken), left_(left), table_(table) {
    for (std::size_t level = 0; level < classes.size(); ++level)
      most_[level] = of_use.has(classes.face(level)) ? table[level] : 0;
  }

  /// Calls `visit` with each such vector of the one value. False: there are too many.
  template <typename Visit>
  bool each(Visit visit) {
    visited_ = 0;
    walk(0, taken_.over_axes().root(), left_.root(), visit);
    return visited_ <= most_visited;
  }

 private:
  static constexpr std::size_t most_visited = 50'000;

  // Returns whether anything was visited.
  template <typename Visit>
  bool walk(std::size_t axis, NodeId taken, NodeId left, Visit& visit) {
    if (taken == nothing || left == nothing || visited_ > most_visited) return false;
    if (axis == taken_.over_axes().levels()) return ++visited_, visit(counts_), true;
    const std::uint64_t pair = pair_key(taken, left);
    if (dead_.find(pair) != nullptr) return false;
    const Axis& classes = taken_.axis(axis);
    bool is_alive = false;
    each_rest(classes.first, left, [&](int cards, NodeId rest) {
      const auto go_on = [&](int others, NodeId rest_of_both) {
        if (walk(axis + 1, taken_.child(taken, axis, cards, others), rest_of_both, visit))
          is_alive = true;
      };
      if (classes.kind == Axis::Kind::Pair)
        each_rest(classes.second, rest, go_on);
      else
        go_on(0, rest);
    });
    if (!is_alive && visited_ <= most_visited) dead_.put(pair, leaf);
    return is_alive;
  }

  template <typename GoOn>
  void each_rest(std::size_t level, NodeId left, GoOn go_on) {
    const std::span<const NodeId> rests = left_.nodes().children(left);
    const std::size_t cards = table_[level];
    for (std::size_t rest = cards - most_[level]; rest < rests.size() && rest <= cards; ++rest) {
      if (rests[rest] == nothing) continue;
      counts_[level] = static_cast<std::uint16_t>(cards - rest);
      go_on(static_cast<int>(cards - rest), rests[rest]);
    }
  }

  const AxisDiagram& taken_;
  const Diagram& left_;
  const Counts& table_;
  Counts most_{};
  Counts counts_{};
  Memo dead_;
  std::size_t visited_ = 0;
};

/// What is taken at a value, and what is left that holds no group for it.
struct AtValue {
  const GroupKinds* kinds;
  const AxisDiagram* taken;
  const Diagram* left;               ///< by its axes
  std::vector<std::size_t> classes;  ///< in their order

  bool has(const Counts& counts, const Counts& table) const {
    Counts rest{};
    for (const std::size_t of_class : classes)
      rest[of_class] = static_cast<std::uint16_t>(table[of_class] - counts[of_class]);
    return taken->has(counts) && left->has(in_order(rest, classes));
  }
};

std::uint64_t ways_to_choose(const Counts& counts, const Counts& table) {
  std::uint64_t ways = 1;
  for (std::size_t level = 0; level < counts.size(); ++level)
    if (counts[level] > 0) ways = product(ways, choices(table[level])[counts[level]]);
  return ways;
}

/// How many sets leave no group at either value; nothing where they are too many to look at.
std::optional<std::uint64_t> count_at_both(const AtValue& one, const AtValue& other,
                                           const FaceClasses& classes, const Counts& table) {
  std::uint64_t both = 0;
  LeavingAtBoth sets(*one.taken, *one.left, table, useful(*other.kinds), classes);
  const bool are_all = sets.each([&](const Counts& counts) {
    if (other.has(counts, table)) both = sum(both, ways_to_choose(counts, table));
  });
  return are_all ? std::optional(both) : std::nullopt;
}

}  // namespace

std::optional<Count> count_leaving(const Taker& taker, const FaceClasses& classes,
                                   const std::vector<Axes>& axes, const TakerDiagrams& diagrams,
                                   const Counts& table, const Wanted& wanted) {
  std::uint64_t all = 0;
  bool may_take_nothing = false;
  std::vector<AtValue> values;
  for (std::size_t i = 0; i < taker.size(); ++i) {
    if (!wanted.serves(taker[i].value)) continue;
    if (taker[i].groups == GroupCount::One) return std::nullopt;  // it may leave anything
    const AtValue& value = values.emplace_back(AtValue{
        &taker[i].kinds, diagrams.taken(i), diagrams.left_by_axes(i), axes[i].classes_in_order()});
    if (value.taken == nullptr || value.left == nullptr) return std::nullopt;
    all = sum(all, LeavingCount(*value.taken, *value.left, table).all());
    may_take_nothing = may_take_nothing || value.has(Counts{}, table);
  }
  if (all == saturated) return Count{all, true};
  if (values.size() > 2) return std::nullopt;
  if (values.size() == 2) {
    const auto both = count_at_both(values[1], values[0], classes, table);
    if (!both) return std::nullopt;
    all -= *both;
  }
  return Count{all - (may_take_nothing ? 1 : 0), false};
}

}  // namespace kasino
