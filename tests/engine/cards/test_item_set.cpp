#include <vector>

#include "engine/cards/item_set.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_positions.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

ItemSet items(std::initializer_list<int> list) {
  ItemSet set;
  for (int item : list) set.add(item);
  return set;
}

std::vector<int> positions(const ItemSet& set) {
  std::vector<int> positions;
  set.each([&](int item) { positions.push_back(item); });
  return positions;
}

}  // namespace

TEST_CASE("A set holds what was added and not removed", "[item_set]") {
  ItemSet set = items({0, 63, 64, 447});
  CHECK(set.size() == 4);
  CHECK(set.has(63));
  CHECK_FALSE(set.has(62));
  set.remove(63);
  CHECK(positions(set) == std::vector<int>{0, 64, 447});
  CHECK(ItemSet().empty());
  CHECK_FALSE(set.empty());
}

TEST_CASE("A set can be made of a number of positions or of bits", "[item_set]") {
  CHECK(ItemSet::first(3) == items({0, 1, 2}));
  CHECK(ItemSet::first(0) == ItemSet());
  CHECK(ItemSet::first(70).size() == 70);
  CHECK(ItemSet::of_bits(0b1010) == items({1, 3}));
}

TEST_CASE("Sets stand in dictionary order", "[item_set]") {
  CHECK(items({0}) < items({0, 1}));
  CHECK(items({0, 1}) < items({0, 1, 2}));
  CHECK(items({0, 1, 2}) < items({0, 2}));
  CHECK(items({0, 2}) < items({1}));
  CHECK(ItemSet() < items({0}));
  CHECK(items({0, 400}) < items({1}));
  CHECK(items({5}) < items({5, 400}));
}

TEST_CASE("order_is_that_of_the_position_lists", "[item_set][property]") {
  Dice dice(1);
  for (int i = 0; i < tries(20'000); ++i) {
    ItemSet a;
    ItemSet b;
    const int range = dice.roll(2) == 0 ? 5 : ItemSet::capacity;
    for (int n = dice.roll(6); n > 0; --n) a.add(dice.roll(range));
    for (int n = dice.roll(6); n > 0; --n) b.add(dice.roll(range));
    if (dice.roll(2) == 0) a.each([&](int item) { b.add(item); });
    if ((a < b) != (positions(a) < positions(b))) FAIL("pair " << i);
    if ((a == b) != (positions(a) == positions(b))) FAIL("pair " << i);
  }
}
