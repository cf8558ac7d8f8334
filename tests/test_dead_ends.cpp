#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include "engine/dead_ends.hpp"
#include "tests/catch.hpp"
#include "tests/random_positions.hpp"

using kasino::DeadEnds;
using kasino::test::Dice;

namespace {

using Row = std::vector<std::uint16_t>;

Row random_row(Dice& dice, int length) {
  Row row;
  for (int i = 0; i < length; ++i) row.push_back(static_cast<std::uint16_t>(dice.roll(4)));
  return row;
}

}  // namespace

TEST_CASE("Of dead ends those are found that were kept", "[dead_ends]") {
  Dice dice(31);
  std::set<Row> kept;
  DeadEnds dead_ends;
  for (int i = 0; i < 5'000; ++i) {
    const Row first = random_row(dice, 5);
    const Row second = random_row(dice, 2);
    Row both = first;
    both.insert(both.end(), second.begin(), second.end());
    CHECK(dead_ends.contains(first, second) == kept.contains(both));
    if (kept.insert(both).second) dead_ends.insert(first, second);
    CHECK(dead_ends.contains(first, second));
  }
  CHECK(dead_ends.size() == kept.size());
}

TEST_CASE("A dead end may have one row alone", "[dead_ends]") {
  DeadEnds dead_ends;
  CHECK_FALSE(dead_ends.contains(Row{1, 2}, {}));
  dead_ends.insert(Row{1, 2}, {});
  CHECK(dead_ends.contains(Row{1, 2}, {}));
  CHECK_FALSE(dead_ends.contains(Row{2, 1}, {}));
}
