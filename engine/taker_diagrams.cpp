#include "engine/taker_diagrams.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "engine/common_sets.hpp"
#include "engine/saturating.hpp"
#include "engine/workshop.hpp"

namespace kasino {

namespace {

/// So many sets are sooner judged without than a diagram is made that judges them.
constexpr int patience = 300;

/// More groups make diagrams that are too large, almost always: those of one sum, of several, where
/// no cards cancel, and those that are taken alone.
constexpr std::size_t max_groups = 500;
constexpr std::size_t max_groups_of_sums = 100;
constexpr std::size_t max_single_groups = 20'000;

bool are_of_several_sums(const Serving& serving) { return serving.kinds.sums.size() > 1; }

/// Whether a table of so few cards has few sets, so that no diagram of it is large.
bool are_few_sets(const std::vector<std::uint16_t>& caps) {
  constexpr std::uint64_t few = 600'000;
  std::uint64_t sets = 1;
  for (const std::uint16_t cap : caps) sets = product(sets, std::uint64_t{1} + cap);
  return sets <= few;
}

std::size_t max_groups_of(const Serving& serving, const std::vector<std::uint16_t>& caps) {
  if (serving.groups == GroupCount::One || are_few_sets(caps)) return max_single_groups;
  return are_of_several_sums(serving) ? max_groups_of_sums : max_groups;
}

/// Of several sums those that are made at all need fewer, nearly always, and a hand has several
/// such cards.
std::size_t max_nodes_of(const Serving& serving, const std::vector<std::uint16_t>& caps,
                         std::size_t max_nodes) {
  return are_of_several_sums(serving) && !are_few_sets(caps) ? max_nodes / 2 : max_nodes;
}

/// The counts that hold no group, from the first class on: what matters of the classes before are
/// the sums that their cards make, and of these those that the classes to come can complete.
class GrouplessCounts {
 public:
  /// The levels of `shop` are the classes in this order.
  GrouplessCounts(const GroupKinds& kinds, const ValueTable& values, const FaceClasses& classes,
                  const std::vector<std::size_t>& order, const std::vector<std::uint16_t>& caps,
                  Workshop& shop)
      : kinds_(kinds),
        values_(values),
        classes_(classes),
        order_(order),
        caps_(caps),
        shop_(shop),
        known_(classes.size()) {
    for (const SumKind& sum : kinds.sums)
      for (const Sums& rests : made_from(sum, values, classes, order, caps)) {
        Sums of_use;
        for (int made = 0; made < sum.target; ++made)
          of_use[index(made)] = rests[index(sum.target - made)];
        of_use_.push_back(of_use);
      }
  }

  NodeId all() {
    Made none(kinds_.sums.size());
    for (Sums& sums : none) sums.set(0);
    return from(0, none);
  }

 private:
  using Made = std::vector<Sums>;  // by kind of sum: what can be made, 0 with no card
  struct HashMade {
    std::size_t operator()(const Made& made) const {
      std::size_t hash = 0;
      for (const Sums& sums : made) hash = hash * 31 + std::hash<Sums>()(sums);
      return hash;
    }
  };

  static std::size_t index(int sum) { return static_cast<std::size_t>(sum); }

  NodeId from(std::size_t level, Made before) {
    if (level == classes_.size()) return leaf;
    for (std::size_t i = 0; i < before.size(); ++i)
      before[i] &= of_use_[i * (classes_.size() + 1) + level];
    const auto known = known_[level].find(before);
    if (known != known_[level].end() || shop_.full()) return shop_.full() ? nothing : known->second;
    std::vector<NodeId> children{from(level + 1, before)};
    Made made = before;
    while (children.size() <= caps_[order_[level]] && add(order_[level], made))
      children.push_back(from(level + 1, made));
    return known_[level][before] = shop_.node(level, children);
  }

  /// Adds a card of the class. False: now there is a group.
  bool add(std::size_t of_class, Made& made) const {
    const Face face = classes_.face(of_class);
    if (kinds_.singles.has(face)) return false;
    for (std::size_t i = 0; i < made.size(); ++i) {
      const SumKind& sum = kinds_.sums[i];
      if (!sum.takes.has(face)) continue;
      const Sums without = made[i];
      for (const Value value : values_[face])
        if (value < sum.target) made[i] |= without << value;
      if (made[i][index(sum.target)]) return false;
    }
    return true;
  }

  const GroupKinds& kinds_;
  const ValueTable& values_;
  const FaceClasses& classes_;
  const std::vector<std::size_t>& order_;
  const std::vector<std::uint16_t>& caps_;  // by class
  Workshop& shop_;
  std::vector<Sums> of_use_;  // by kind of sum and level: of what is made before
  std::vector<std::unordered_map<Made, NodeId, HashMade>> known_;  // by level
};

}  // namespace

TakerDiagrams::TakerDiagrams(const Taker& taker, const ValueTable& values,
                             const FaceClasses& classes, const std::vector<Axes>& axes,
                             std::vector<std::uint16_t> caps, std::size_t max_nodes)
    : taker_(&taker),
      values_(&values),
      classes_(&classes),
      axes_(&axes),
      caps_(std::move(caps)),
      max_nodes_(max_nodes),
      taken_(taker.size()),
      in_order_(taker.size()),
      by_class_(taker.size()),
      left_(taker.size()),
      left_by_axes_(taker.size()),
      repeated_(taker.size()) {}

template <typename Made, typename Make>
const Made* TakerDiagrams::made_once(std::vector<Part<Made>>& parts, std::size_t serving,
                                     Make make) const {
  Part<Made>& part = parts[serving];
  if (!part.is_made) {
    const std::lock_guard lock(mutex_);
    if (!part.is_made) part.diagram = make();
    part.is_made = true;
  }
  return part.diagram ? &*part.diagram : nullptr;
}

bool TakerDiagrams::is_made() const {
  return has_failed() || std::ranges::all_of(taken_, [](const Part<AxisDiagram>& part) {
           return part.is_made.load();
         });
}

bool TakerDiagrams::has_failed() const {
  return std::any_of(taken_.begin(), taken_.end(),
                     [](const Part<AxisDiagram>& part) { return part.is_made && !part.diagram; });
}

const AxisDiagram* TakerDiagrams::taken(std::size_t serving) const {
  return made_once(taken_, serving, [&] { return make_taken(serving, (*axes_)[serving]); });
}

const AxisDiagram* TakerDiagrams::taken_in_order(std::size_t serving) const {
  const AxisDiagram* in_best_order = taken(serving);  // what fails there fails in any order
  if ((*axes_)[serving].are_in_order_of_classes() || in_best_order == nullptr) return in_best_order;
  return made_once(in_order_, serving, [&] {
    return make_taken(serving, Axes((*taker_)[serving], *values_, *classes_, AxisOrder::OfClasses));
  });
}

const Diagram* TakerDiagrams::taken_by_class(std::size_t serving) const {
  const AxisDiagram* over_axes = taken_in_order(serving);
  if (over_axes == nullptr) return nullptr;
  return made_once(by_class_, serving, [&] { return over_axes->told_by_class(max_nodes_); });
}

bool TakerDiagrams::is_taken_at_hand(std::size_t serving, int claims) const {
  Part<AxisDiagram>& part = taken_[serving];
  if (part.is_made) return true;
  const std::lock_guard lock(mutex_);
  part.asked_for += std::min(claims, patience);
  return part.asked_for > patience;
}

const Diagram* TakerDiagrams::left(std::size_t serving) const {
  return made_once(left_, serving,
                   [&] { return make_left((*taker_)[serving], classes_->levels()); });
}

const Diagram* TakerDiagrams::left_by_axes(std::size_t serving) const {
  const Axes& axes = (*axes_)[serving];
  if (axes.are_in_order_of_classes()) return left(serving);
  return made_once(left_by_axes_, serving,
                   [&] { return make_left((*taker_)[serving], axes.classes_in_order()); });
}

const AxisDiagram* TakerDiagrams::repeated(std::size_t serving) const {
  for (std::size_t i = 0; i <= serving; ++i)
    if (taken_in_order(i) == nullptr) return nullptr;
  return made_once(repeated_, serving, [&] { return make_repeated(serving); });
}

std::optional<AxisDiagram> TakerDiagrams::make_taken(std::size_t serving, const Axes& axes) const {
  const Serving& served = (*taker_)[serving];
  const auto groups =
      group_vectors(served.kinds, *values_, *classes_, caps_, max_groups_of(served, caps_));
  if (!groups) return std::nullopt;
  return axes.taken(*groups, caps_, max_nodes_of(served, caps_, max_nodes_));
}

std::optional<Diagram> TakerDiagrams::make_left(const Serving& serving,
                                                const std::vector<std::size_t>& order) const {
  std::vector<std::uint16_t> caps;
  for (const std::size_t of_class : order) caps.push_back(caps_[of_class]);
  Workshop shop(caps, max_nodes_);
  const NodeId all = GrouplessCounts(serving.kinds, *values_, *classes_, order, caps_, shop).all();
  if (shop.full()) return std::nullopt;
  return shop.diagram(all);
}

// Of diagrams that are made. Where nobody can be told how many are taken there is less to gain.
std::optional<AxisDiagram> TakerDiagrams::make_repeated(std::size_t serving) const {
  const bool is_number_told = can_be_counted(serving);
  const std::size_t most_nodes = is_number_told ? max_nodes_ : max_nodes_ * 3 / 8;
  const std::size_t most_steps = max_nodes_ * (is_number_told ? 15 : 4);
  Workshop shop(caps_, max_nodes_);
  NodeId all = nothing;
  std::optional<Diagram> last;
  for (std::size_t i = 0; i < serving; ++i) {
    const auto of_one = taken_in_order(i)->told_by_class(most_nodes, of_use_at_both(i, serving));
    if (!of_one) return std::nullopt;
    last = common_sets(*taken_in_order(serving), *of_one, most_steps);
    if (!last) return std::nullopt;
    all = shop.unite(all, shop.copy(*last));
  }
  if (!shop.full()) return AxisDiagram::of_classes(caps_, shop.diagram(all));
  if (serving == 1) return AxisDiagram::of_classes(caps_, *std::move(last));
  return std::nullopt;
}

bool TakerDiagrams::can_be_counted(std::size_t last) const {
  Counts all{};
  std::ranges::copy(caps_, all.begin());
  std::uint64_t sets = 0;
  for (std::size_t i = 0; i <= last; ++i) sets = sum(sets, taken(i)->sets_within(all).number);
  return sets < saturated;
}

// What is taken at two values is of cards that are of use at both, of which there are far fewer.
std::vector<std::uint16_t> TakerDiagrams::of_use_at_both(std::size_t one, std::size_t other) const {
  std::vector<std::uint16_t> most = caps_;
  const FaceSet of_one = useful((*taker_)[one].kinds);
  const FaceSet of_other = useful((*taker_)[other].kinds);
  for (std::size_t level = 0; level < most.size(); ++level)
    if (!of_one.has(classes_->face(level)) || !of_other.has(classes_->face(level))) most[level] = 0;
  return most;
}

}  // namespace kasino
