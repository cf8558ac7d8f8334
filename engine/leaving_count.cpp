#include "engine/leaving_count.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/memo.hpp"
#include "engine/saturating.hpp"
#include "engine/workshop.hpp"

namespace kasino {

namespace {

/// What can be left of the cards of an axis, and is taken then.
struct Step {
  std::uint16_t cards;   ///< taken of the first class
  std::uint16_t others;  ///< and of the second, if there is one
  std::uint32_t child;   ///< by what they come to: that of a node of what is taken
  NodeId left;
  std::uint64_t ways;  ///< to choose them
};

/// What is taken at a value, and what is left that holds no group for it. Both are walked side by
/// side, axis by axis.
class AtValue {
 public:
  /// `left` has a level for each class, in the order of the axes.
  AtValue(const GroupKinds& kinds, const AxisDiagram& taken, const Diagram& left,
          const Counts& table)
      : kinds_(&kinds),
        taken_(&taken),
        left_(&left),
        classes_(taken.classes_in_order()),
        table_(table) {
    for (const std::size_t cards : table) ways_.push_back(choices(cards));
    steps_.resize(left.nodes().size());
    for (std::size_t axis = 0, level = 0; axis < axes(); ++axis) {
      for (NodeId node = leaf + 1; node < left.nodes().size(); ++node)
        if (left.nodes().level(node) == level) steps_[node] = steps_from(node, axis);
      level += taken.axis(axis).kind == Axis::Kind::Pair ? 2 : 1;
    }
  }

  const GroupKinds& kinds() const { return *kinds_; }
  std::size_t axes() const { return taken_->over_axes().levels(); }
  const Axis& axis(std::size_t index) const { return taken_->axis(index); }
  bool is_possible() const {
    return taken_->over_axes().root() != nothing && left_->root() != nothing;
  }
  NodeId taken() const { return taken_->over_axes().root(); }
  NodeId left() const { return left_->root(); }

  bool has(const Counts& counts) const {
    Counts rest{};
    for (std::size_t level = 0; level < classes_.size(); ++level)
      rest[level] = static_cast<std::uint16_t>(table_[classes_[level]] - counts[classes_[level]]);
    return taken_->has(counts) && left_->has(rest);
  }

  /// Calls `visit` with each step from two nodes, and the node of what is taken that it leads to.
  template <typename Visit>
  void each_step(NodeId taken, NodeId left, Visit visit) const {
    const std::span<const NodeId> children = taken_->over_axes().nodes().children(taken);
    for (const Step& step : steps_[left])
      if (step.child < children.size() && children[step.child] != nothing)
        visit(step, children[step.child]);
  }

 private:
  template <typename Visit>
  void each_rest(std::size_t of_class, NodeId left, Visit visit) const {
    const std::span<const NodeId> rests = left_->nodes().children(left);
    const std::size_t cards = table_[of_class];
    const std::vector<std::uint64_t>& ways = ways_[of_class];
    for (std::size_t rest = 0; rest < std::min(rests.size(), cards + 1); ++rest)
      if (rests[rest] != nothing) visit(cards - rest, ways[rest], rests[rest]);
  }

  std::vector<Step> steps_from(NodeId left, std::size_t index) const {
    std::vector<Step> steps;
    const Axis& axis = taken_->axis(index);
    const auto add = [&](std::size_t cards, std::size_t others, std::uint64_t ways, NodeId rest) {
      const std::size_t child =
          taken_->of_axis(index, static_cast<int>(cards), static_cast<int>(others));
      steps.push_back({static_cast<std::uint16_t>(cards), static_cast<std::uint16_t>(others),
                       static_cast<std::uint32_t>(child), rest, ways});
    };
    each_rest(axis.first, left, [&](std::size_t cards, std::uint64_t ways, NodeId rest) {
      if (axis.kind != Axis::Kind::Pair) return add(cards, 0, ways, rest);
      each_rest(axis.second, rest, [&](std::size_t others, std::uint64_t other, NodeId last) {
        add(cards, others, product(ways, other), last);
      });
    });
    return steps;
  }

  const GroupKinds* kinds_;
  const AxisDiagram* taken_;
  const Diagram* left_;
  std::vector<std::size_t> classes_;
  Counts table_;
  std::vector<std::vector<std::uint64_t>> ways_;  // by class: to choose cards of it
  std::vector<std::vector<Step>> steps_;          // by node of `left` that begins an axis
};

/// How many sets are taken at a value and leave no group for it.
class LeavingCount {
 public:
  explicit LeavingCount(const AtValue& value) : value_(value) {}

  std::uint64_t all() { return value_.is_possible() ? from(0, value_.taken(), value_.left()) : 0; }

 private:
  std::uint64_t from(std::size_t axis, NodeId taken, NodeId left) {
    if (axis == value_.axes()) return 1;
    std::uint64_t count = 0;
    value_.each_step(taken, left, [&](const Step& step, NodeId child) {
      const NodeId* known = known_.find(pair_key(child, step.left));
      const std::uint64_t below =
          known != nullptr ? counts_[*known] : from(axis + 1, child, step.left);
      count = sum(count, product(step.ways, below));
    });
    known_.put(pair_key(taken, left), static_cast<NodeId>(counts_.size()));
    counts_.push_back(count);
    return count;
  }

  const AtValue& value_;
  Memo known_;  // by pair: where its count stands
  std::vector<std::uint64_t> counts_;
};

/// The sets of few classes that are taken at a value and leave no group for it, vector by vector.
class LeavingFew {
 public:
  /// Takes at most so many of each class.
  LeavingFew(const AtValue& value, const Counts& most) : value_(value), most_(most) {}

  /// Calls `visit` with each vector. False: there are too many.
  template <typename Visit>
  bool each(Visit visit) {
    if (value_.is_possible()) walk(0, value_.taken(), value_.left(), visit);
    return visited_ <= most_visited;
  }

 private:
  static constexpr std::size_t most_visited = 50'000;

  // Returns whether anything was visited.
  template <typename Visit>
  bool walk(std::size_t index, NodeId taken, NodeId left, Visit& visit) {
    if (visited_ > most_visited) return false;
    if (index == value_.axes()) return ++visited_, visit(counts_), true;
    const std::uint64_t pair = pair_key(taken, left);
    if (dead_.find(pair) != nullptr) return false;
    const Axis& axis = value_.axis(index);
    const bool is_pair = axis.kind == Axis::Kind::Pair;
    bool is_alive = false;
    value_.each_step(taken, left, [&](const Step& step, NodeId child) {
      if (step.cards > most_[axis.first] || (is_pair && step.others > most_[axis.second])) return;
      counts_[axis.first] = step.cards;
      if (is_pair) counts_[axis.second] = step.others;
      is_alive = walk(index + 1, child, step.left, visit) || is_alive;
    });
    if (!is_alive && visited_ <= most_visited) dead_.put(pair, leaf);
    return is_alive;
  }

  const AtValue& value_;
  const Counts& most_;
  Counts counts_{};
  Memo dead_;
  std::size_t visited_ = 0;
};

/// Calls `visit` with each vector that leaves no group at either value: they are of cards that are
/// of use at both. False: there are too many to look at.
template <typename Visit>
bool each_at_both(const AtValue& one, const AtValue& other, const FaceClasses& classes,
                  const Counts& table, Visit visit) {
  const FaceSet of_use = useful(other.kinds());
  Counts most{};
  for (std::size_t level = 0; level < classes.size(); ++level)
    if (of_use.has(classes.face(level))) most[level] = table[level];
  return LeavingFew(one, most).each([&](const Counts& counts) {
    if (other.has(counts)) visit(counts);
  });
}

/// Of those that are wanted. Nothing where a diagram takes too many nodes, or where anything may be
/// left.
std::optional<std::vector<AtValue>> values_of(const Taker& taker, const TakerDiagrams& diagrams,
                                              const Counts& table, const Wanted& wanted) {
  std::vector<AtValue> values;
  for (std::size_t i = 0; i < taker.size(); ++i) {
    if (!wanted.serves(taker[i].value)) continue;
    if (taker[i].groups == GroupCount::One) return std::nullopt;
    const AxisDiagram* taken = diagrams.taken(i);
    const Diagram* left = diagrams.left_by_axes(i);
    if (taken == nullptr || left == nullptr) return std::nullopt;
    values.emplace_back(taker[i].kinds, *taken, *left, table);
  }
  return values;
}

}  // namespace

std::optional<Count> count_leaving(const Taker& taker, const FaceClasses& classes,
                                   const TakerDiagrams& diagrams, const Counts& table,
                                   const Wanted& wanted) {
  const auto values = values_of(taker, diagrams, table, wanted);
  if (!values) return std::nullopt;
  std::uint64_t all = 0;
  bool may_take_nothing = false;
  for (const AtValue& value : *values) {
    all = sum(all, LeavingCount(value).all());
    may_take_nothing = may_take_nothing || value.has(Counts{});
  }
  if (all == saturated) return Count{all, true};
  if (values->size() > 2) return std::nullopt;
  if (values->size() == 2) {
    std::uint64_t both = 0;
    const auto add = [&](const Counts& counts) { both = sum(both, ways_to_choose(counts, table)); };
    if (!each_at_both((*values)[1], (*values)[0], classes, table, add)) return std::nullopt;
    all -= both;
  }
  return Count{all - (may_take_nothing ? 1 : 0), false};
}

std::optional<AxisDiagram> leaving_at_both(const Taker& taker, const FaceClasses& classes,
                                           const TakerDiagrams& diagrams, const Counts& table) {
  constexpr std::size_t max_nodes = 10'000;
  const auto values = values_of(taker, diagrams, table, {});
  if (!values || values->size() != 2) return std::nullopt;
  Workshop shop(diagrams.caps(), max_nodes);
  NodeId both = nothing;
  const auto add = [&](const Counts& counts) {
    if (!shop.full()) both = shop.unite(both, shop.vector(counts));
  };
  if (!each_at_both((*values)[1], (*values)[0], classes, table, add) || shop.full())
    return std::nullopt;
  return AxisDiagram::of_classes(diagrams.caps(), shop.diagram(both));
}

}  // namespace kasino
