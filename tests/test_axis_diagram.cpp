#include <algorithm>
#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <vector>

#include "engine/axis_diagram.hpp"
#include "engine/common_sets.hpp"
#include "engine/diagram.hpp"
#include "engine/largest_sets.hpp"
#include "engine/workshop.hpp"
#include "tests/catch.hpp"
#include "tests/random_positions.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

constexpr std::size_t plenty = 10'000;

Counts vector_of(int a, int b, int c, int d = 0) {
  return {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
          static_cast<std::uint16_t>(c), static_cast<std::uint16_t>(d)};
}

std::size_t cards_in(const Counts& counts) {
  return std::accumulate(counts.begin(), counts.end(), std::size_t{0});
}

/// Sets over a pair of classes and two by themselves, one of them by halves.
struct OverAxes {
  const std::vector<std::uint16_t> caps{2, 3, 1, 4};

  AxisDiagram random_set(Dice& dice) const {
    Workshop shop({2, 1, 1}, {5, 1, 1}, plenty);
    NodeId set = nothing;
    for (int more = 0; more <= 5; ++more)
      for (int half = 0; half <= 1; ++half)
        if (dice.roll(3) == 0)
          set = shop.unite(set, shop.vector(vector_of(more, dice.roll(2), half)));
    return {{{Axis::Kind::Pair, 0, 1}, {Axis::Kind::Class, 2, 0}, {Axis::Kind::Half, 3, 0}},
            caps,
            shop.diagram(set)};
  }

  std::vector<Counts> all_vectors() const {
    std::vector<Counts> all;
    for (int at = 0; at < 3 * 4 * 2 * 5; ++at) {
      all.push_back(vector_of(at % 3, at / 3 % 4, at / 12 % 2, at / 24));
    }
    return all;
  }
};

}  // namespace

TEST_CASE("What two diagrams have in common is told pair by pair, whatever their axes",
          "[diagram][property]") {
  Dice dice(6);
  const OverAxes over_axes;
  const std::vector<Counts> all = over_axes.all_vectors();
  for (int i = 0; i < tries(50); ++i) {
    const AxisDiagram one = over_axes.random_set(dice);
    Workshop shop(over_axes.caps, plenty);
    NodeId other_set = nothing;
    for (const Counts& vector : all)
      if (dice.roll(2) == 0) other_set = shop.unite(other_set, shop.vector(vector));
    const Diagram other = shop.diagram(other_set);
    const Diagram common = common_sets(one, other, plenty).value();
    for (const Counts& vector : all)
      CHECK(common.has(vector) == (one.has(vector) && other.has(vector)));
    const auto by_class = AxisDiagram::of_classes(over_axes.caps, common);
    const auto again = AxisDiagram::of_classes(over_axes.caps, shop.diagram(shop.copy(common)));
    AxisCounter counter(by_class);
    for (const Counts& most : all) CHECK(counter.sets_between({}, most) == again.sets_within(most));
  }
}

TEST_CASE("The largest sets are told by the axes", "[diagram][property]") {
  Dice dice(7);
  const OverAxes over_axes;
  const std::vector<Counts> all = over_axes.all_vectors();
  for (int i = 0; i < tries(50); ++i) {
    const AxisDiagram set = over_axes.random_set(dice);
    const Counts available = all[static_cast<std::size_t>(dice.roll(static_cast<int>(all.size())))];
    std::vector<Counts> within;
    for (const Counts& vector : all)
      if (std::ranges::equal(vector, available, std::less_equal<>()) && set.has(vector))
        within.push_back(vector);
    std::optional<std::size_t> size;
    for (const Counts& vector : within) size = std::max(size, std::optional(cards_in(vector)));
    const LargestSets largest(set, available);
    CHECK(largest.size() == size);
    const AxisDiagram sets = largest.sets(plenty).value();
    for (const Counts& vector : all)
      CHECK(sets.has(vector) ==
            (cards_in(vector) == size && std::ranges::count(within, vector) > 0));
  }
}

TEST_CASE("What two diagrams have in common is told within so many steps", "[diagram]") {
  const std::vector<std::uint16_t> caps{2, 3, 1};
  Workshop shop(caps, plenty);
  const Diagram one = shop.diagram(shop.vector(vector_of(2, 3, 1)));
  const auto by_class = AxisDiagram::of_classes(caps, one);
  CHECK(common_sets(by_class, one, caps.size()));
  CHECK_FALSE(common_sets(by_class, one, caps.size() - 1));
}
