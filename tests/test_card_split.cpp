#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "engine/axes.hpp"
#include "engine/card_split.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/near_split.hpp"
#include "engine/taker_diagrams.hpp"
#include "engine/value_split.hpp"
#include "tests/builders.hpp"
#include "tests/catch.hpp"
#include "tests/nordic_rules.hpp"
#include "tests/random_positions.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

constexpr std::size_t plenty = 1'000'000;

/// As it is said: some of the cards, the first among them, are a group, and the others split.
bool splits_naively(const std::vector<int>& values, const std::vector<int>& sums) {
  if (values.empty()) return true;
  for (std::uint32_t others = 1; others < 1u << (values.size() - 1); ++others) {
    int sum = values[0];
    std::vector<int> rest;
    for (std::size_t i = 1; i < values.size(); ++i)
      if ((others >> (i - 1) & 1) != 0)
        sum += values[i];
      else
        rest.push_back(values[i]);
    if (std::ranges::count(sums, sum) > 0 && splits_naively(rest, sums)) return true;
  }
  return false;
}

std::optional<bool> splits(const std::vector<int>& values, std::vector<int> sums,
                           std::size_t steps = plenty) {
  std::ranges::sort(sums, std::greater<>());
  std::vector<ValueKind> kinds;
  for (int value = 1; value < sums.front(); ++value) {
    ValueKind& kind = kinds.emplace_back(ValueKind{value, 0});
    for (std::size_t i = 0; i < sums.size(); ++i)
      if (value < sums[i]) kind.sums |= 1u << i;
  }
  KindCounts counts(kinds.size(), 0);
  for (const int value : values) ++counts[static_cast<std::size_t>(value - 1)];
  const ValueScheme scheme(sums, kinds);
  return ValueSplit(scheme).splits(counts, steps);
}

/// What some cards can be taken with at one value, and all that is asked of it.
struct Asked {
  Asked(const CaptureRules& rules, Card played)
      : values(rules.table_values), taker(taker_of(rules, played.face())), classes(taker, values) {
    for (const Serving& serving : taker) axes.emplace_back(serving, values, classes);
    for (std::size_t i = 0; i < taker.size(); ++i)
      splits.emplace_back(taker[i], values, classes, axes[i]);
  }
  Asked(const Asked&) = delete;
  Asked& operator=(const Asked&) = delete;

  ValueTable values;
  Taker taker;
  FaceClasses classes;
  std::vector<Axes> axes;
  std::vector<CardSplit> splits;
};

/// Whether diagrams give the same answers, where there are both.
bool agrees_with_diagrams(const Asked& asked, const Counts& counts) {
  constexpr std::size_t most_nodes = 30'000;
  const std::vector<std::uint16_t> caps(
      counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(asked.classes.size()));
  const TakerDiagrams diagrams(asked.taker, asked.values, asked.classes, asked.axes, caps,
                               most_nodes);
  for (std::size_t i = 0; i < asked.taker.size(); ++i) {
    const AxisDiagram* taken = diagrams.taken(i);
    const std::optional<bool> answer = asked.splits[i].splits(counts);
    if (taken != nullptr && answer && *answer != taken->has(counts)) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("Values split into groups of one sum", "[capture][split]") {
  CHECK(splits({}, {10}) == true);
  CHECK(splits({6, 4}, {10}) == true);
  CHECK(splits({6, 4, 5}, {10}) == false);
  CHECK(splits({9, 8, 7, 3, 2, 1}, {10}) == true);
  CHECK(splits({8, 8, 2, 1, 1}, {10}) == true);
  CHECK(splits({9, 9, 9, 1, 1, 1, 7, 2, 1}, {10}) == true);
  CHECK(splits({7, 7, 6}, {10}) == false);
}

TEST_CASE("Values split into groups of several sums", "[capture][split]") {
  CHECK(splits({6, 4, 5, 2}, {10, 7}) == true);
  CHECK(splits({6, 4, 5}, {10, 5}) == false);  // a group is of two cards at least
  CHECK(splits({6, 3, 2}, {9, 11}) == true);
  CHECK(splits({6, 3, 2}, {9, 2}) == false);
}

TEST_CASE("values_split_as_brute_force_says", "[capture][split][property]") {
  Dice dice(21);
  for (int i = 0; i < tries(20'000); ++i) {
    std::vector<int> sums;
    for (int number = dice.between(1, 3); number > 0; --number) sums.push_back(dice.between(2, 16));
    const int greatest = *std::ranges::max_element(sums);
    std::vector<int> values;
    for (int number = dice.between(0, 9); number > 0; --number)
      values.push_back(dice.between(1, greatest - 1));
    if (splits(values, sums) != splits_naively(values, sums)) FAIL("values " << i);
  }
}

TEST_CASE("cards_of_many_packs_split_as_diagrams_say", "[capture][split][diagram][property]") {
  Dice dice(22);
  for (int i = 0; i < tries(200); ++i) {
    const CaptureRules rules =
        i % 2 == 0 ? nordic_rules().capture : random_scheme(dice, dice.between(8, 14));
    const CapturePosition position = random_position(dice, dice.between(13, 70), 2 + i % 3);
    const Asked asked(rules, position.played);
    if (!agrees_with_diagrams(asked, asked.classes.counts_of(position.table)))
      FAIL("position " << i);
  }
}

TEST_CASE("A hundred cards that count what they like split in a few steps", "[capture][split]") {
  const Asked asked(nordic_rules().capture, Card::of(10, Suit::Diamonds));
  Dice dice(23);
  std::size_t most_spent = 0;
  for (int i = 0; i < 500; ++i) {
    const CapturePosition position = random_position(dice, dice.between(80, 104), 4);
    std::size_t steps = plenty;
    const Counts counts = asked.classes.counts_of(position.table);
    CHECK(asked.splits.back().splits(counts, steps).has_value());
    most_spent = std::max(most_spent, plenty - steps);
  }
  CHECK(most_spent < 20'000);
}

TEST_CASE("A question with many sums ends within its steps", "[capture][split]") {
  CaptureRules rules = nordic_rules().capture;
  rules.ways.clear();
  for (const int total : {8, 15, 17, 20}) {
    CaptureRule& way = rules.ways.emplace_back();
    way.by = CaptureBy::Total;
    way.total = total;
  }
  const Asked asked(rules, Card::of(3, Suit::Spades));
  Dice dice(24);
  for (int i = 0; i < 20; ++i) {
    std::size_t steps = 2'000;
    const CapturePosition position = random_position(dice, dice.between(90, 104), 4);
    asked.splits[0].splits(asked.classes.counts_of(position.table), steps);
    CHECK(steps <= 2'000);
  }
}

TEST_CASE("A question asked again has the same answer and takes as many steps",
          "[capture][split]") {
  Dice dice(25);
  const CaptureRules rules = random_scheme(dice, 14);
  for (int i = 0; i < 300; ++i) {
    const CapturePosition position = random_position(dice, dice.between(10, 90), 2);
    const Asked asked(rules, position.played);
    const Counts counts = asked.classes.counts_of(position.table);
    for (const std::size_t allowed : {100u, 1'000u, 100u, 20'000u, 1'000u}) {
      std::size_t steps = allowed;
      std::size_t steps_again = allowed;
      const std::optional<bool> answer =
          Asked(rules, position.played).splits[0].splits(counts, steps);
      CHECK(asked.splits[0].splits(counts, steps_again) == answer);
      CHECK(steps_again == steps);
    }
  }
}

TEST_CASE("Who is given no steps answers nothing", "[capture][split]") {
  CHECK(splits({9, 8, 7, 3, 2, 1, 6, 6, 4, 4}, {10}, 0) == true);  // in pairs
  CHECK(splits({8, 8, 1, 1, 1, 1}, {10}, 0) == std::nullopt);
}

TEST_CASE("What is near to counts and splits is found", "[capture][split]") {
  const Asked asked(nordic_rules().capture, Card::of(7, Suit::Spades));
  const auto counts = [&](const char* cards) { return asked.classes.counts_of(table(cards)); };
  const Counts least = counts("d4");
  const NearSplit near(asked.splits[0], least, counts("d4 h3 c5"));
  CHECK(near.is_certain());
  CHECK(near.found() == counts("d4 h3"));
  const NearSplit none(asked.splits[0], least, counts("d4 h5 c5"));
  CHECK(none.is_certain());
  CHECK_FALSE(none.found());
}
