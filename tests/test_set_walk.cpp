#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/axis_diagram.hpp"
#include "engine/common_sets.hpp"
#include "engine/oracles.hpp"
#include "engine/set_walk.hpp"
#include "engine/workshop.hpp"
#include "tests/catch.hpp"
#include "tests/random_positions.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

using Levels = std::vector<std::optional<std::size_t>>;

constexpr std::size_t plenty = 10'000;
const std::vector<std::uint16_t> caps{2, 3, 1, 2};

/// Any table of at most so many cards of each class, and of some that are in no set.
Levels any_table(Dice& dice) {
  Levels table(static_cast<std::size_t>(dice.roll(3)), std::nullopt);
  for (std::size_t level = 0; level < caps.size(); ++level)
    for (int cards = dice.roll(caps[level] + 1); cards > 0; --cards) table.push_back(level);
  for (std::size_t i = table.size(); i > 1; --i)
    std::swap(table[i - 1], table[static_cast<std::size_t>(dice.roll(static_cast<int>(i)))]);
  return table;
}

/// A third of all vectors, and that of no cards.
Diagram any_set(Dice& dice) {
  Workshop shop(caps, plenty);
  NodeId set = shop.vector(Counts{});
  Counts counts{};
  const auto add_from = [&](auto& self, std::size_t level) -> void {
    if (level == caps.size()) {
      if (dice.roll(3) == 0) set = shop.unite(set, shop.vector(counts));
      return;
    }
    for (counts[level] = 0; counts[level] <= caps[level]; ++counts[level]) self(self, level + 1);
    counts[level] = 0;
  };
  add_from(add_from, 0);
  return shop.diagram(set);
}

AxisDiagram over_classes(const Diagram& set) { return AxisDiagram::of_classes(caps, set); }

AxisDiagram in_common(const Diagram& a, const Diagram& b) {
  return over_classes(common_sets(over_classes(a), b, plenty).value());
}

/// What the walk visits behind the first `skipped`.
std::vector<ItemSet> visited(DiagramOracle oracle, const Levels& table, std::uint64_t skipped = 0) {
  std::vector<ItemSet> sets;
  const SetWalk<DiagramOracle>::Visit visit = [&](const ItemSet& set) {
    return sets.push_back(set), true;
  };
  SetWalk(oracle, table, visit, skipped).run();
  return sets;
}

}  // namespace

TEST_CASE("A walk passes over as many sets as it is told, counted or not", "[walk][property]") {
  Dice dice(6);
  for (int i = 0; i < tries(100); ++i) {
    const Levels table = any_table(dice);
    const Diagram a = any_set(dice);
    const Diagram b = any_set(dice);
    const AxisDiagram sets[] = {over_classes(a), over_classes(b)};
    const AxisDiagram both = in_common(a, b);
    const DiagramOracle::Diagrams one{&sets[0]};
    const DiagramOracle::Diagrams either{&sets[0], &sets[1]};
    const std::vector<ItemSet> all = visited(DiagramOracle(either), table);
    const std::vector<ItemSet> of_one = visited(DiagramOracle(one), table);
    REQUIRE(std::ranges::includes(all, of_one, [&](const ItemSet& x, const ItemSet& y) {
      return std::ranges::find(all, x) < std::ranges::find(all, y);
    }));
    const auto behind = [](const std::vector<ItemSet>& some, std::size_t skipped) {
      const auto first = some.begin() + static_cast<std::ptrdiff_t>(std::min(skipped, some.size()));
      return std::vector<ItemSet>(first, some.end());
    };
    const auto skipped = static_cast<std::size_t>(dice.roll(static_cast<int>(all.size()) + 2));
    CHECK(visited(DiagramOracle(one), table, skipped) == behind(of_one, skipped));
    CHECK(visited(DiagramOracle(either), table, skipped) == behind(all, skipped));
    CHECK(visited(DiagramOracle(either, DiagramOracle::Diagrams{&both}), table, skipped) ==
          behind(all, skipped));
    CHECK(visited(DiagramOracle(either, std::nullopt), table, skipped) == behind(all, skipped));
  }
}

namespace {

/// Promises sets everywhere, has none, and is spent before long.
struct EmptyPromises {
  int asked = 0;

  bool has(const Counts&) { return ++asked > 1'000'000; }
  static std::optional<Counts> find(const Counts&, const Counts& most) { return most; }
  static std::optional<Counts> find_only(const Counts&, const Counts&) { return std::nullopt; }
  static std::optional<std::uint64_t> count(const Counts&, const Counts&) { return std::nullopt; }
  bool is_spent() const { return asked > 100; }
};

}  // namespace

TEST_CASE("A walk ends once its oracle is spent, however many sets that promised", "[diagram]") {
  EmptyPromises oracle;
  const std::vector<std::optional<std::size_t>> table(40, 0);
  int visited = 0;
  const SetWalk<EmptyPromises>::Visit visit = [&](const ItemSet&) { return ++visited > 0; };
  SetWalk(oracle, table, visit).run();
  CHECK(visited == 0);
  CHECK(oracle.asked < 1000);
}
