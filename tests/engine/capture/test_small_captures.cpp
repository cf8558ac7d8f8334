#include "engine/capture/small_captures.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;

TEST_CASE("sets_of_a_small_table_have_a_strict_order", "[capture][property]") {
  std::vector<std::uint64_t> all(family_words(8), ~std::uint64_t{0});
  const std::vector<SmallSet> sorted = sorted_sets(all);
  REQUIRE(sorted.size() == 256);
  for (std::size_t i = 0; i < sorted.size(); ++i)
    for (std::size_t j = 0; j < sorted.size(); ++j)
      REQUIRE(stands_before(sorted[i], sorted[j]) == (i < j));
}
