#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "engine/axis_diagram.hpp"
#include "engine/common_sets.hpp"
#include "engine/diagram.hpp"
#include "engine/largest_sets.hpp"
#include "engine/leaving.hpp"
#include "engine/saturating.hpp"
#include "engine/workshop.hpp"
#include "tests/catch.hpp"
#include "tests/random_positions.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

constexpr std::size_t levels = 3;
constexpr std::size_t plenty = 10'000;
const std::vector<std::uint16_t> caps{2, 3, 1};

Counts counts(int a, int b, int c) {
  return {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
          static_cast<std::uint16_t>(c)};
}

bool is_within(const Counts& counts, const Counts& most) {
  for (std::size_t level = 0; level < levels; ++level)
    if (counts[level] > most[level]) return false;
  return true;
}

/// Every vector within the caps.
std::vector<Counts> box() {
  std::vector<Counts> all;
  for (std::uint16_t a = 0; a <= caps[0]; ++a)
    for (std::uint16_t b = 0; b <= caps[1]; ++b)
      for (std::uint16_t c = 0; c <= caps[2]; ++c) all.push_back(counts(a, b, c));
  return all;
}

/// The set of one vector.
NodeId only(Workshop& shop, const Counts& vector) {
  NodeId set = leaf;
  for (std::size_t level = levels; level-- > 0;) {
    std::vector<NodeId> children(vector[level], nothing);
    children.push_back(set);
    set = shop.node(level, children);
  }
  return set;
}

NodeId random_set(Workshop& shop, Dice& dice, std::set<Counts>& vectors) {
  NodeId set = nothing;
  for (const Counts& vector : box())
    if (dice.roll(3) == 0) {
      set = shop.unite(set, only(shop, vector));
      vectors.insert(vector);
    }
  return set;
}

std::set<Counts> vectors_of(const Workshop& shop, NodeId root) {
  const Diagram diagram = shop.diagram(root);
  std::set<Counts> vectors;
  for (const Counts& vector : box())
    if (diagram.has(vector)) vectors.insert(vector);
  return vectors;
}

}  // namespace

TEST_CASE("Equal sets are one node, however they were made", "[diagram]") {
  Workshop shop(caps, plenty);
  const NodeId a = only(shop, counts(1, 0, 1));
  const NodeId b = only(shop, counts(0, 3, 0));
  CHECK(shop.unite(a, b) == shop.unite(b, a));
  CHECK(shop.unite(a, a) == a);
  CHECK(shop.unite(a, nothing) == a);
  const NodeId c = only(shop, counts(2, 1, 0));
  CHECK(shop.unite(shop.unite(a, b), c) == shop.unite(a, shop.unite(c, b)));
  CHECK(shop.sums(a, b) == only(shop, counts(1, 3, 1)));
}

TEST_CASE("Sums drop what goes beyond the caps", "[diagram]") {
  Workshop shop(caps, plenty);
  const NodeId set = shop.unite(only(shop, counts(0, 0, 0)), only(shop, counts(2, 0, 0)));
  CHECK(shop.sums(set, only(shop, counts(1, 2, 0))) == only(shop, counts(1, 2, 0)));
  CHECK(shop.sums(only(shop, counts(0, 3, 0)), only(shop, counts(1, 1, 0))) == nothing);
}

TEST_CASE("Of a level that stands for two things, sums hold one of them at a time", "[diagram]") {
  Workshop shop({2, 1, 1}, {5, 1, 1}, plenty);  // two of the first, or three of the second
  const auto two = only(shop, counts(2, 0, 0));
  const auto one_other = only(shop, counts(3, 0, 1));
  CHECK(shop.sums(two, one_other) == nothing);
  CHECK(shop.sums(two, only(shop, counts(1, 0, 0))) == nothing);
  CHECK(shop.sums(one_other, only(shop, counts(4, 1, 0))) == only(shop, counts(5, 1, 1)));
}

TEST_CASE("operations_agree_with_sets", "[diagram][property]") {
  Dice dice(1);
  for (int i = 0; i < tries(200); ++i) {
    Workshop shop(caps, plenty);
    std::set<Counts> a_vectors;
    std::set<Counts> b_vectors;
    const NodeId a = random_set(shop, dice, a_vectors);
    const NodeId b = random_set(shop, dice, b_vectors);
    std::set<Counts> both;
    std::set<Counts> either = a_vectors;
    std::set<Counts> sums;
    for (const Counts& one : a_vectors)
      for (const Counts& other : b_vectors) {
        const Counts sum = counts(one[0] + other[0], one[1] + other[1], one[2] + other[2]);
        if (sum[0] <= caps[0] && sum[1] <= caps[1] && sum[2] <= caps[2]) sums.insert(sum);
      }
    for (const Counts& vector : box()) {
      if (b_vectors.contains(vector)) either.insert(vector);
      if (a_vectors.contains(vector) && b_vectors.contains(vector)) both.insert(vector);
    }
    CHECK(vectors_of(shop, a) == a_vectors);
    CHECK(vectors_of(shop, shop.unite(a, b)) == either);
    CHECK(vectors_of(shop, shop.sums(a, b)) == sums);
    const Diagram of_a = shop.diagram(a);
    const Diagram of_b = shop.diagram(b);
    const auto common = common_sets(AxisDiagram::of_classes(caps, of_a), of_b, plenty);
    CHECK(vectors_of(shop, shop.copy(common.value())) == both);
    CHECK(shop.copy(of_a) == a);

    const Counts table = box()[static_cast<std::size_t>(dice.roll(24))];
    std::set<Counts> leaving;
    for (const Counts& vector : a_vectors) {
      Counts rest{};
      bool within = true;
      for (std::size_t level = 0; level < levels; ++level) {
        within = within && vector[level] <= table[level];
        rest[level] = static_cast<std::uint16_t>(table[level] - vector[level]);
      }
      if (within && b_vectors.contains(rest)) leaving.insert(vector);
    }
    const AxisDiagram taken = AxisDiagram::of_classes(caps, of_a);
    CHECK(vectors_of(shop, kasino::leaving(taken, of_b, table, shop)) == leaving);

    const auto cards = static_cast<std::size_t>(dice.roll(6));
    std::set<Counts> of_size;
    std::optional<std::size_t> largest;
    for (const Counts& vector : a_vectors) {
      if (vector[0] > table[0] || vector[1] > table[1] || vector[2] > table[2]) continue;
      const std::size_t size = std::size_t{vector[0]} + vector[1] + vector[2];
      if (size == cards) of_size.insert(vector);
      largest = std::max(largest, std::optional(size));
    }
    CHECK(vectors_of(shop, shop.of_size(of_a, cards, table)) == of_size);
    CHECK(LargestSets(taken, table).size() == largest);
  }
}

TEST_CASE("Sets are counted with the cards that are there", "[diagram]") {
  Workshop shop(caps, plenty);
  const NodeId set = shop.unite(only(shop, counts(1, 2, 0)), only(shop, counts(0, 0, 1)));
  const Diagram diagram = shop.diagram(set);
  CHECK(diagram.sets_within(counts(2, 3, 1)) == Count{2 * 3 + 1, false});
  CHECK(diagram.sets_within(counts(2, 1, 1)) == Count{1, false});
}

namespace {

/// Asks `finder` for vectors of `set` between all bounds within `table`.
template <typename Finder>
void ask_everything(Finder& finder, const std::set<Counts>& set, const Counts& table) {
  for (const Counts& least : box())
    for (const Counts& most : box()) {
      if (!is_within(most, table)) continue;
      const auto between = [&](const Counts& vector) {
        return is_within(least, vector) && is_within(vector, most);
      };
      const std::optional<Counts> found = finder.find(least, most);
      const auto there = std::count_if(set.begin(), set.end(), between);
      if (found.has_value() != (there > 0)) FAIL("found " << found.has_value());
      if (!found) continue;
      if (!between(*found) || !set.contains(*found)) FAIL("not in the set");
      if (finder.has_other() != (there > 1)) FAIL("of " << there);
    }
}

}  // namespace

TEST_CASE("A finder answers with a vector between its bounds, and whether there are others",
          "[diagram]") {
  Dice dice(2);
  Workshop shop(caps, plenty);
  std::set<Counts> vectors;
  const NodeId set = random_set(shop, dice, vectors);
  const auto diagram = AxisDiagram::of_classes(caps, shop.diagram(set));
  AxisFinder finder(diagram);
  ask_everything(finder, vectors, counts(caps[0], caps[1], caps[2]));
}

TEST_CASE("A counter counts as its diagram does, whatever was asked before", "[diagram]") {
  Dice dice(4);
  Workshop shop({2, 1, 1}, {5, 1, 1}, plenty);  // a pair of classes, and two by themselves
  const std::vector<Axis> axes{
      {Axis::Kind::Pair, 0, 1}, {Axis::Kind::Class, 2, 0}, {Axis::Kind::Half, 3, 0}};
  NodeId set = nothing;
  for (std::uint16_t more = 0; more <= 5; ++more)
    for (std::uint16_t half = 0; half <= 1; ++half)
      if (dice.roll(2) == 0) set = shop.unite(set, only(shop, counts(more, dice.roll(2), half)));
  const AxisDiagram diagram(axes, {2, 3, 1, 4}, shop.diagram(set));
  AxisCounter counter(diagram);
  for (int i = 0; i < tries(500); ++i) {
    Counts least{};
    Counts most{};
    const Counts there{2, 3, 1, 4};
    for (std::size_t of_class = 0; of_class < 4; ++of_class) {
      most[of_class] = static_cast<std::uint16_t>(dice.roll(there[of_class] + 1));
      least[of_class] = static_cast<std::uint16_t>(dice.roll(most[of_class] + 1));
    }
    if (dice.roll(2) == 0) most = there;
    CHECK(counter.sets_between(least, most) == diagram.sets_between(least, most));
  }
}

TEST_CASE("Ways are counted anew between the levels that changed, up to numbers that do not fit",
          "[diagram][property]") {
  Dice dice(5);
  const auto any_row = [&](std::size_t level) {
    const std::uint64_t some[] = {0, 1, 2, 3, std::uint64_t{1} << 33, saturated};
    std::vector<std::uint64_t> row(static_cast<std::size_t>(dice.roll(caps[level] + 2)));
    for (std::uint64_t& ways : row) ways = some[dice.roll(6)];
    return row;
  };
  for (int i = 0; i < tries(50); ++i) {
    Workshop shop(caps, plenty);
    std::set<Counts> vectors;
    const Diagram diagram = shop.diagram(random_set(shop, dice, vectors));
    Ways ways(levels);
    WaysCounter counter(diagram);
    for (int change = 0; change < 40; ++change) {
      const auto level = static_cast<std::size_t>(dice.roll(static_cast<int>(levels)));
      ways[level] = any_row(level);
      counter.set_ways(level, ways[level]);
      if (dice.roll(3) != 0)
        CHECK(counter.count() == count_ways(diagram.nodes(), diagram.root(), ways));
    }
  }
}

TEST_CASE("A finder knows what leaves a vector of another set", "[diagram]") {
  Dice dice(3);
  for (const Counts& table : box()) {
    Workshop shop(caps, plenty);
    std::set<Counts> vectors;
    const Diagram taken = shop.diagram(random_set(shop, dice, vectors));
    const Diagram left = shop.diagram(random_set(shop, dice, vectors));
    const NodeId set = leaving(AxisDiagram::of_classes(caps, taken), left, table, shop);
    const auto diagram = AxisDiagram::of_classes(caps, taken);
    LeavingFinder finder(diagram, left, table);
    ask_everything(finder, vectors_of(shop, set), table);
  }
}

TEST_CASE("A workshop that is full says so", "[diagram]") {
  Workshop shop(caps, 3);
  CHECK_FALSE(shop.full());
  only(shop, counts(1, 0, 1));
  CHECK(shop.full());
  CHECK(only(shop, counts(0, 2, 0)) == nothing);
}
