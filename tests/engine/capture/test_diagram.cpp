// Diagrams, making them and walking through them, compared with sets of vectors.
#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "engine/capture/count.hpp"
#include "engine/capture/diagram.hpp"
#include "engine/capture/diagram_maker.hpp"
#include "engine/capture/set_walk.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_positions.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

constexpr std::size_t levels = 3;
constexpr std::size_t plenty = 10'000;
const Counts caps{2, 3, 1};
using Vectors = std::set<Counts>;

Counts vector_of(int a, int b, int c) {
  return {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
          static_cast<std::uint16_t>(c)};
}

Counts added(const Counts& a, const Counts& b) {
  return vector_of(a[0] + b[0], a[1] + b[1], a[2] + b[2]);
}

bool is_within(const Counts& counts, const Counts& most) {
  return std::ranges::equal(counts, most, std::ranges::less_equal());
}

std::size_t size_of(const Counts& counts) { return std::size_t{counts[0]} + counts[1] + counts[2]; }

/// Every vector within the caps.
std::vector<Counts> box() {
  std::vector<Counts> all;
  for (int a = 0; a <= caps[0]; ++a)
    for (int b = 0; b <= caps[1]; ++b)
      for (int c = 0; c <= caps[2]; ++c) all.push_back(vector_of(a, b, c));
  return all;
}

/// The diagram of a single vector.
NodeId only(DiagramMaker& maker, const Counts& vector) {
  NodeId set = leaf;
  for (std::size_t level = levels; level-- > 0;) {
    std::vector<NodeId> row(maker.cap(level) + 1, nothing);
    row[vector[level]] = set;
    set = maker.node(level, row);
  }
  return set;
}

/// A third of all vectors.
NodeId random_set(DiagramMaker& maker, Dice& dice, Vectors& vectors) {
  NodeId set = nothing;
  for (const Counts& vector : box())
    if (dice.roll(3) == 0) {
      set = maker.unite(set, only(maker, vector));
      vectors.insert(vector);
    }
  return set;
}

Vectors vectors_in(const DiagramMaker& maker, NodeId root) {
  const Diagram diagram = maker.finished(root);
  Vectors vectors;
  for (const Counts& vector : box())
    if (diagram.has(vector)) vectors.insert(vector);
  return vectors;
}

/// All vectors within the caps that `is_one` accepts.
template <typename IsOne>
Vectors chosen(IsOne is_one) {
  Vectors vectors;
  for (const Counts& vector : box())
    if (is_one(vector)) vectors.insert(vector);
  return vectors;
}

Vectors sums_of(const Vectors& a, const Vectors& b) {
  Vectors sums;
  for (const Counts& one : a)
    for (const Counts& other : b)
      if (is_within(added(one, other), caps)) sums.insert(added(one, other));
  return sums;
}

}  // namespace

TEST_CASE("Equal sets are one node, however they were made", "[diagram]") {
  DiagramMaker maker(levels, caps, plenty);
  const NodeId a = only(maker, vector_of(1, 0, 1));
  const NodeId b = only(maker, vector_of(0, 3, 0));
  const NodeId c = only(maker, vector_of(2, 1, 0));
  CHECK(maker.unite(a, b) == maker.unite(b, a));
  CHECK(maker.unite(a, a) == a);
  CHECK(maker.unite(a, nothing) == a);
  CHECK(maker.unite(maker.unite(a, b), c) == maker.unite(a, maker.unite(c, b)));
  CHECK(maker.sums(a, b) == only(maker, vector_of(1, 3, 1)));
  CHECK(maker.no_cards() == only(maker, Counts{}));
}

TEST_CASE("Sums drop what goes beyond the caps", "[diagram]") {
  DiagramMaker maker(levels, caps, plenty);
  const NodeId set = maker.unite(maker.no_cards(), only(maker, vector_of(2, 0, 0)));
  CHECK(maker.sums(set, only(maker, vector_of(1, 2, 0))) == only(maker, vector_of(1, 2, 0)));
  CHECK(maker.sums(only(maker, vector_of(0, 3, 0)), only(maker, vector_of(1, 1, 0))) == nothing);
}

TEST_CASE("operations_agree_with_sets", "[diagram][property]") {
  Dice dice(1);
  for (int i = 0; i < tries(200); ++i) {
    DiagramMaker maker(levels, caps, plenty);
    Vectors in_a;
    Vectors in_b;
    const NodeId a = random_set(maker, dice, in_a);
    const NodeId b = random_set(maker, dice, in_b);
    CHECK(vectors_in(maker, a) == in_a);
    CHECK(vectors_in(maker, maker.all()) == chosen([](const Counts&) { return true; }));
    CHECK(vectors_in(maker, maker.unite(a, b)) ==
          chosen([&](const Counts& one) { return in_a.contains(one) || in_b.contains(one); }));
    CHECK(vectors_in(maker, maker.without(a, b)) ==
          chosen([&](const Counts& one) { return in_a.contains(one) && !in_b.contains(one); }));
    CHECK(vectors_in(maker, maker.sums(a, b)) == sums_of(in_a, in_b));

    Vectors multiples{Counts{}};
    while (multiples.size() < sums_of(multiples, in_a).size() + 1) {
      Vectors more = sums_of(multiples, in_a);
      more.insert(multiples.begin(), multiples.end());
      if (more == multiples) break;
      multiples = std::move(more);
    }
    const NodeId some = maker.without(a, maker.no_cards());
    CHECK(vectors_in(maker, maker.multiples(some)) == multiples);

    CHECK(vectors_in(maker, maker.rests(a)) == chosen([&](const Counts& one) {
            return in_a.contains(vector_of(caps[0] - one[0], caps[1] - one[1], caps[2] - one[2]));
          }));
    const auto cards = static_cast<std::size_t>(dice.roll(7));
    CHECK(vectors_in(maker, maker.of_size(a, cards)) ==
          chosen([&](const Counts& one) { return in_a.contains(one) && size_of(one) == cards; }));
    CHECK(maker.copy(maker.finished(a)) == a);

    std::size_t largest = 0;
    for (const Counts& vector : in_a) largest = std::max(largest, size_of(vector));
    CHECK(maker.finished(a).largest() == static_cast<int>(largest));
  }
}

TEST_CASE("A diagram is copied as far as it is within the caps", "[diagram]") {
  Dice dice(2);
  DiagramMaker maker(levels, caps, plenty);
  Vectors vectors;
  const Diagram diagram = maker.finished(random_set(maker, dice, vectors));
  const Counts fewer = vector_of(1, 2, 1);
  DiagramMaker small(levels, fewer, plenty);
  CHECK(vectors_in(small, small.copy(diagram)) ==
        chosen([&](const Counts& one) { return vectors.contains(one) && is_within(one, fewer); }));
}

TEST_CASE("Sets between two others are counted with the cards that are there", "[diagram]") {
  DiagramMaker maker(levels, caps, plenty);
  const NodeId set = maker.unite(only(maker, vector_of(1, 2, 0)), only(maker, vector_of(0, 0, 1)));
  const Diagram diagram = maker.finished(set);
  CHECK(diagram.count(Counts{}, vector_of(2, 3, 1)) == 2 * 3 + 1);
  CHECK(diagram.count(Counts{}, vector_of(2, 1, 1)) == 1);
  CHECK(diagram.count(vector_of(1, 0, 0), vector_of(2, 3, 1)) == 3);
  CHECK(diagram.count(vector_of(1, 2, 0), vector_of(2, 3, 1)) == 1);
}

TEST_CASE("Counts that do not fit are saturated", "[diagram]") {
  const Counts many{400};
  DiagramMaker maker(1, many, plenty);
  const Diagram all = maker.finished(maker.all());
  CHECK(all.count(Counts{}, Counts{63}) == std::uint64_t{1} << 63);
  CHECK(all.count(Counts{}, many) == saturated);
}

TEST_CASE("A maker that has no more room says so", "[diagram]") {
  CHECK_THROWS_AS(DiagramMaker(levels, caps, 3), TooLarge);
  DiagramMaker maker(levels, caps, 25);
  CHECK_THROWS_AS(
      [&] {
        for (const Counts& vector : box()) only(maker, vector);
      }(),
      TooLarge);
}

TEST_CASE("a_walk_visits_each_set_once_in_order", "[diagram][property]") {
  const FaceClasses classes(groups_by_value(shipped("standard").data().capture, card("cK").face()),
                            shipped("standard").data().capture.table_values);
  Dice dice(6);
  for (int i = 0; i < tries(100); ++i) {
    const Cards lying = random_position(dice, 8).table;
    const Counts there = classes.counts_of(lying);
    DiagramMaker maker(classes.size(), there, plenty);
    // Any set will do: here, those with an even number of cards.
    NodeId set = nothing;
    for (std::size_t cards = 2; cards <= lying.size(); cards += 2)
      set = maker.unite(set, maker.of_size(maker.all(), cards));
    const Diagram diagram = maker.finished(set);
    std::vector<ItemSet> expected;
    for (std::uint64_t bits = 1; bits < std::uint64_t{1} << lying.size(); ++bits) {
      const ItemSet one = ItemSet::of_bits(bits);
      const Counts counts = classes.counts_of(lying, one);
      std::size_t cards = 0;
      for (const std::uint16_t count : counts) cards += count;
      if (cards == static_cast<std::size_t>(one.size()) && diagram.has(counts))
        expected.push_back(one);
    }
    std::ranges::sort(expected);
    const auto skipped = static_cast<std::size_t>(dice.roll(static_cast<int>(expected.size()) + 2));
    std::vector<ItemSet> visited;
    const auto visit = [&](const ItemSet& one) { return visited.push_back(one), true; };
    SetWalk(diagram, classes, lying, visit, skipped).run();
    expected.erase(expected.begin(), expected.begin() + static_cast<std::ptrdiff_t>(
                                                            std::min(skipped, expected.size())));
    CHECK(visited == expected);
  }
}
