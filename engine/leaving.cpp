#include "engine/leaving.hpp"

#include <algorithm>

namespace kasino {

namespace {

/// The vectors of one set that leave, of a table, a vector of another: both are walked side by
/// side.
class LeavingVectors {
 public:
  LeavingVectors(const AxisDiagram& taken, const Diagram& left, const Counts& table, Workshop& shop)
      : taken_(taken), left_(left), table_(table), shop_(shop) {}

  NodeId all() { return from(0, taken_.over_axes().root(), left_.root()); }

 private:
  NodeId from(std::size_t index, NodeId taken, NodeId left) {
    if (taken == nothing || shop_.full()) return nothing;
    if (index == taken_.over_axes().levels()) return leaf;
    const std::uint64_t pair = pair_key(taken, left);
    if (const NodeId* known = known_.find(pair)) return *known;
    const Axis& axis = taken_.axis(index);
    const NodeId made = by_count(axis.first, left, [&](int cards, NodeId left_of_first) {
      if (axis.kind != Axis::Kind::Pair)
        return from(index + 1, taken_.child(taken, index, cards, 0), left_of_first);
      return by_count(axis.second, left_of_first, [&](int others, NodeId left_of_both) {
        return from(index + 1, taken_.child(taken, index, cards, others), left_of_both);
      });
    });
    return known_.put(pair, made);
  }

  /// The node at the level of `left` whose children `make` makes: of so many cards taken of the
  /// class, and what of `left` has the others.
  template <typename Make>
  NodeId by_count(std::size_t of_class, NodeId left, Make make) {
    const std::span<const NodeId> rests = left_.nodes().children(left);
    const std::size_t level = left_.nodes().level(left);
    const std::size_t cards = table_[of_class];
    LevelId* draft = shop_.draft(level);
    bool is_any_made = false;
    for (std::size_t rest = 0; rest < std::min(rests.size(), cards + 1); ++rest) {
      if (rests[rest] == nothing) continue;
      const NodeId made = make(static_cast<int>(cards - rest), rests[rest]);
      draft[cards - rest] = static_cast<LevelId>(made);
      is_any_made = is_any_made || made != nothing;
    }
    return is_any_made ? shop_.from_draft(level) : nothing;
  }

  const AxisDiagram& taken_;
  const Diagram& left_;
  const Counts& table_;
  Workshop& shop_;
  Memo known_;
};

}  // namespace

NodeId leaving(const AxisDiagram& taken, const Diagram& left, const Counts& table, Workshop& shop) {
  return LeavingVectors(taken, left, table, shop).all();
}

LeavingFinder::LeavingFinder(const AxisDiagram& taken, const Diagram& left, const Counts& table)
    : taken_(&taken),
      left_(&left),
      order_(taken.classes_in_order()),
      table_(table),
      holds_since_(taken.over_axes().levels(), 1) {}

bool LeavingFinder::has(const Counts& counts) const {
  Counts rest{};
  for (std::size_t level = 0; level < order_.size(); ++level)
    rest[level] = static_cast<std::uint16_t>(table_[order_[level]] - counts[order_[level]]);
  return taken_->has(counts) && left_->has(rest);
}

// Where a pair leads depends on its own axis and on those below: failures hold behind the last axis
// whose bounds are wider.
void LeavingFinder::set_bounds(const Counts& least, const Counts& most_allowed) {
  ++search_;
  const auto is_wider = [&](std::size_t of_class) {
    return least[of_class] < least_[of_class] || most_allowed[of_class] > most_[of_class];
  };
  std::size_t wider = 0;
  for (std::size_t axis = 0; axis < holds_since_.size(); ++axis) {
    const auto [kind, first, second] = taken_->axis(axis);
    if (is_wider(first) || (kind == Axis::Kind::Pair && is_wider(second))) wider = axis + 1;
  }
  std::fill(holds_since_.begin(), holds_since_.begin() + static_cast<std::ptrdiff_t>(wider),
            search_);
  least_ = least;
  most_ = most_allowed;
}

std::optional<Counts> LeavingFinder::find(const Counts& least, const Counts& most_allowed) {
  for (const std::size_t of_class : order_)
    if (least[of_class] > taken_->reach()[of_class]) return std::nullopt;
  set_bounds(least, most_allowed);
  const NodeId root = taken_->over_axes().root();
  if (root == nothing || !descend(0, root, left_->root())) return std::nullopt;
  return found_;
}

bool LeavingFinder::descend(std::size_t axis, NodeId taken, NodeId left) {
  if (axis == holds_since_.size()) return true;
  const std::uint64_t pair = pair_key(taken, left);
  const NodeId* failed_in = failed_in_.find(pair);
  if (failed_in != nullptr && *failed_in >= holds_since_[axis]) return false;
  const bool is_found = each_step(
      axis, taken, left, [&](NodeId child, NodeId rest) { return descend(axis + 1, child, rest); });
  if (!is_found) failed_in_.set(pair, search_);
  return is_found;
}

// Any other leaves the way of what was found at one of its pairs.
bool LeavingFinder::has_other() {
  const Counts found = found_;
  NodeId taken = taken_->over_axes().root();
  NodeId left = left_->root();
  for (std::size_t axis = 0; axis < holds_since_.size(); ++axis) {
    const Axis& classes = taken_->axis(axis);
    const bool is_pair = classes.kind == Axis::Kind::Pair;
    const bool is_other = each_step(axis, taken, left, [&](NodeId child, NodeId rest) {
      const bool is_found = found_[classes.first] == found[classes.first] &&
                            (!is_pair || found_[classes.second] == found[classes.second]);
      return !is_found && descend(axis + 1, child, rest);
    });
    if (is_other) return true;
    const auto rest = [&](std::size_t of_class) {
      return left_->nodes().child(left,
                                  static_cast<std::size_t>(table_[of_class] - found[of_class]));
    };
    taken = taken_->child(taken, axis, found[classes.first], found[classes.second]);
    left = rest(classes.first);
    if (is_pair) left = rest(classes.second);
  }
  return false;
}

}  // namespace kasino
