#include <optional>
#include <utility>

#include "engine/large_search.hpp"
#include "engine/workshop.hpp"

namespace kasino {

namespace {

constexpr std::size_t max_groups = 20'000;

/// Makes one finished diagram after the other; nothing when one grows too large.
class Builder {
 public:
  Builder(const std::vector<std::uint16_t>& caps, std::size_t max_nodes)
      : caps_(caps), max_nodes_(max_nodes) {}

  /// Every sum of some of `groups`, each any number of times.
  std::optional<Diagram> sums_of(const std::vector<Counts>& groups) const {
    std::vector<std::vector<Counts>> by_first_level(caps_.size());
    for (const Counts& group : groups) by_first_level[first_level_of(group)].push_back(group);
    Workshop shop(caps_, max_nodes_);
    NodeId sums = leaf;
    for (std::size_t level = caps_.size(); level-- > 0 && !shop.full();)
      sums = with_level(shop, level, sums, by_first_level[level]);
    if (shop.full()) return std::nullopt;
    return Diagram(shop.nodes(), sums, caps_.size());
  }

  /// Each of `groups`, and nothing at all.
  std::optional<Diagram> one_of(const std::vector<Counts>& groups) const {
    Workshop shop(caps_, max_nodes_);
    NodeId sums = shop.vector(Counts{});
    for (const Counts& group : groups) sums = shop.unite(sums, shop.vector(group));
    if (shop.full()) return std::nullopt;
    return Diagram(shop.nodes(), sums, caps_.size());
  }

  /// Every vector that none of `groups` is a part of.
  std::optional<Diagram> without(const std::vector<Counts>& groups) const {
    Workshop shop(caps_, max_nodes_);
    const NodeId everything = shop.everything();
    NodeId with = nothing;
    for (const Counts& group : groups) with = shop.unite(with, shop.shift(everything, group));
    const NodeId without = shop.complement(with);
    if (shop.full()) return std::nullopt;
    return Diagram(shop.nodes(), without, caps_.size());
  }

  /// The vectors of the last diagram that are in an earlier one too.
  std::optional<Diagram> repeated(const std::vector<Diagram>& diagrams) const {
    Workshop shop(caps_, max_nodes_);
    NodeId all = nothing;
    for (std::size_t i = 0; i + 1 < diagrams.size(); ++i)
      all = shop.unite(all, shop.intersection(diagrams[i], diagrams.back()));
    if (shop.full()) return std::nullopt;
    return Diagram(shop.nodes(), all, caps_.size());
  }

 private:
  static std::size_t first_level_of(const Counts& group) {
    std::size_t level = 0;
    while (group[level] == 0) ++level;
    return level;
  }

  // `below` has the sums of the groups that begin further down, `groups` begin at this level. A
  // sum with k cards of this level is one with fewer, and one more of the groups.
  NodeId with_level(Workshop& shop, std::size_t level, NodeId below,
                    const std::vector<Counts>& groups) const {
    std::vector<NodeId> children{below};
    for (std::size_t k = 1; k <= caps_[level]; ++k) {
      NodeId sums = nothing;
      for (const Counts& group : groups)
        if (group[level] <= k)
          sums = shop.unite(sums, shop.shift(children[k - group[level]], group));
      children.push_back(sums);
    }
    return shop.node(level, std::move(children));
  }

  const std::vector<std::uint16_t>& caps_;
  std::size_t max_nodes_;
};

}  // namespace

std::unique_ptr<const TakerDiagrams> build_diagrams(const Taker& taker, const ValueTable& values,
                                                    const FaceClasses& classes,
                                                    const std::vector<std::uint16_t>& caps,
                                                    std::size_t max_nodes) {
  const Builder builder(caps, max_nodes);
  TakerDiagrams diagrams;
  for (const Serving& serving : taker) {
    const auto groups = group_vectors(serving.kinds, values, classes, caps, max_groups);
    if (!groups) return nullptr;
    auto taken =
        serving.groups == GroupCount::One ? builder.one_of(*groups) : builder.sums_of(*groups);
    auto left = builder.without(*groups);
    if (!taken || !left) return nullptr;
    diagrams.taken.push_back(std::move(*taken));
    diagrams.left.push_back(std::move(*left));
    auto repeated = builder.repeated(diagrams.taken);
    if (!repeated) return nullptr;
    diagrams.repeated.push_back(std::move(*repeated));
  }
  return std::make_unique<const TakerDiagrams>(std::move(diagrams));
}

}  // namespace kasino
