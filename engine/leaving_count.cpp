#include "engine/leaving_count.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/memo.hpp"
#include "engine/saturating.hpp"

namespace kasino {

namespace {

/// What is taken at a value, and what is left that holds no group for it.
struct AtValue {
  const GroupKinds* kinds;
  const AxisDiagram* taken;
  const Diagram* left;               ///< with a level for each class, in the order of the axes
  std::vector<std::size_t> classes;  ///< in that order

  bool has(const Counts& counts, const Counts& table) const {
    Counts rest{};
    for (std::size_t level = 0; level < classes.size(); ++level)
      rest[level] = static_cast<std::uint16_t>(table[classes[level]] - counts[classes[level]]);
    return taken->has(counts) && left->has(rest);
  }
};

/// A step from a node of each diagram to the next axis.
struct Step {
  std::size_t cards;   ///< taken of the first class of the axis
  std::size_t others;  ///< and of the second, if it has one
  NodeId taken;
  NodeId left;
};

/// Calls `visit` with each step on which at most so many cards are taken of the table.
template <typename Visit>
void each_step(const AtValue& value, const Counts& table, const Counts& most, std::size_t axis,
               NodeId taken, NodeId left, Visit visit) {
  const auto each_rest = [&](std::size_t level, NodeId of, auto go_on) {
    const std::span<const NodeId> rests = value.left->nodes().children(of);
    const std::size_t cards = table[level];
    const std::size_t end = std::min(rests.size(), cards + 1);
    for (std::size_t rest = cards - most[level]; rest < end; ++rest)
      if (rests[rest] != nothing) go_on(cards - rest, rests[rest]);
  };
  const Axis& classes = value.taken->axis(axis);
  const auto step = [&](std::size_t cards, std::size_t others, NodeId rest) {
    const NodeId child =
        value.taken->child(taken, axis, static_cast<int>(cards), static_cast<int>(others));
    if (child != nothing) visit(Step{cards, others, child, rest});
  };
  each_rest(classes.first, left, [&](std::size_t cards, NodeId rest) {
    if (classes.kind != Axis::Kind::Pair) return step(cards, 0, rest);
    each_rest(classes.second, rest,
              [&](std::size_t others, NodeId rest_of_both) { step(cards, others, rest_of_both); });
  });
}

/// How many sets are taken at a value and leave no group for it. Walks both diagrams side by side.
class LeavingCount {
 public:
  LeavingCount(const AtValue& value, const Counts& table) : value_(value), table_(table) {
    for (std::size_t axis = 0; axis < value.taken->over_axes().levels(); ++axis) {
      const Axis& classes = value.taken->axis(axis);
      const bool is_pair = classes.kind == Axis::Kind::Pair;
      const std::vector<std::uint64_t> others = choices(is_pair ? table[classes.second] : 0);
      WaysOfAxis& ways = ways_.emplace_back();
      for (const std::uint64_t way : choices(table[classes.first]))
        for (const std::uint64_t other : others) ways.of_both.push_back(product(way, other));
      ways.row = others.size();
    }
  }

  std::uint64_t all() {
    const NodeId taken = value_.taken->over_axes().root();
    const NodeId left = value_.left->root();
    return taken == nothing || left == nothing ? 0 : from(0, taken, left);
  }

 private:
  /// To take so many cards of both classes.
  struct WaysOfAxis {
    std::vector<std::uint64_t> of_both;
    std::size_t row = 1;
  };

  std::uint64_t from(std::size_t axis, NodeId taken, NodeId left) {
    if (axis == ways_.size()) return 1;
    const WaysOfAxis& ways = ways_[axis];
    std::uint64_t count = 0;
    each_step(value_, table_, table_, axis, taken, left, [&](const Step& step) {
      const NodeId* known = known_.find(pair_key(step.taken, step.left));
      const std::uint64_t below =
          known != nullptr ? counts_[*known] : from(axis + 1, step.taken, step.left);
      count = sum(count, product(ways.of_both[step.cards * ways.row + step.others], below));
    });
    known_.put(pair_key(taken, left), static_cast<NodeId>(counts_.size()));
    counts_.push_back(count);
    return count;
  }

  const AtValue& value_;
  const Counts& table_;
  std::vector<WaysOfAxis> ways_;  // by axis
  Memo known_;                    // by pair: where its count stands
  std::vector<std::uint64_t> counts_;
};

/// The sets of few classes that are taken at a value and leave no group for it, vector by vector.
class LeavingFew {
 public:
  /// Takes at most so many of each class.
  LeavingFew(const AtValue& value, const Counts& table, const Counts& most)
      : value_(value), table_(table), most_(most) {}

  /// Calls `visit` with each vector. False: there are too many.
  template <typename Visit>
  bool each(Visit visit) {
    const NodeId taken = value_.taken->over_axes().root();
    const NodeId left = value_.left->root();
    if (taken != nothing && left != nothing) walk(0, taken, left, visit);
    return visited_ <= most_visited;
  }

 private:
  static constexpr std::size_t most_visited = 50'000;

  // Returns whether anything was visited.
  template <typename Visit>
  bool walk(std::size_t axis, NodeId taken, NodeId left, Visit& visit) {
    if (visited_ > most_visited) return false;
    if (axis == value_.taken->over_axes().levels()) return ++visited_, visit(counts_), true;
    const std::uint64_t pair = pair_key(taken, left);
    if (dead_.find(pair) != nullptr) return false;
    const Axis& classes = value_.taken->axis(axis);
    bool is_alive = false;
    each_step(value_, table_, most_, axis, taken, left, [&](const Step& step) {
      counts_[classes.first] = static_cast<std::uint16_t>(step.cards);
      if (classes.kind == Axis::Kind::Pair)
        counts_[classes.second] = static_cast<std::uint16_t>(step.others);
      is_alive = walk(axis + 1, step.taken, step.left, visit) || is_alive;
    });
    if (!is_alive && visited_ <= most_visited) dead_.put(pair, leaf);
    return is_alive;
  }

  const AtValue& value_;
  const Counts& table_;
  const Counts& most_;
  Counts counts_{};
  Memo dead_;
  std::size_t visited_ = 0;
};

/// How many sets leave no group at either value: they are of cards that are of use at both. Nothing
/// where there are too many to look at.
std::optional<std::uint64_t> count_at_both(const AtValue& one, const AtValue& other,
                                           const FaceClasses& classes, const Counts& table) {
  const FaceSet of_use = useful(*other.kinds);
  Counts most{};
  for (std::size_t level = 0; level < classes.size(); ++level)
    if (of_use.has(classes.face(level))) most[level] = table[level];
  std::uint64_t both = 0;
  const bool are_all = LeavingFew(one, table, most).each([&](const Counts& counts) {
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
    all = sum(all, LeavingCount(value, table).all());
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
