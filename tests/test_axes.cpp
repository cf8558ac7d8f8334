#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/axes.hpp"
#include "engine/taker_diagrams.hpp"
#include "tests/builders.hpp"
#include "tests/catch.hpp"
#include "tests/nordic_rules.hpp"
#include "tests/random_positions.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// What a face takes under some rules, and the classes of cards that it tells apart.
struct Takes {
  explicit Takes(const char* played, CaptureRules given = nordic_rules().capture)
      : rules(std::move(given)),
        taker(taker_of(rules, card(played).face())),
        classes(taker, rules.table_values) {
    for (const Serving& serving : taker) axes.emplace_back(serving, rules.table_values, classes);
  }

  Counts counts(const char* cards) const { return classes.counts_of(table(cards)); }

  CaptureRules rules;
  Taker taker;
  FaceClasses classes;
  std::vector<Axes> axes;
};

bool within(const Counts& least, const Counts& counts, const Counts& most) {
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] < least[i] || counts[i] > most[i]) return false;
  return true;
}

/// Whether both diagrams say the same of sets between two bounds.
bool agree(const AxisDiagram& over_axes, const Diagram& by_class, const Counts& least,
           const Counts& most) {
  AxisFinder finder(over_axes);
  const std::optional<Counts> found = finder.find(least, most);
  const bool sound = !found || (within(least, *found, most) && by_class.has(*found));
  return sound && found.has_value() == (by_class.sets_between(least, most).number > 0) &&
         over_axes.has(least) == by_class.has(least) &&
         over_axes.sets_between(least, most) == by_class.sets_between(least, most);
}

}  // namespace

TEST_CASE("Cards that make the sum by themselves cancel", "[capture][axes]") {
  const Takes king("cK");
  CHECK(king.axes[0].reduced(king.counts("s8 h8 s5 d5 c5 sK")) == king.counts("c5 sK"));
  CHECK(king.axes[0].reduced(king.counts("sQ sA s10 s3 s2")) == king.counts("s2"));
  const Takes eight("c8");
  CHECK(eight.axes[0].reduced(eight.counts("s4 h4 d4 s6 h2")) == eight.counts("s4"));
}

TEST_CASE("Cards of two values, and those that go alone, do not cancel", "[capture][axes]") {
  const Takes lillan("s2");  // at 15: an ace is 1 or 14
  CHECK(lillan.axes[1].reduced(lillan.counts("sA hA")) == lillan.counts("sA hA"));
  const Takes storan("d10");  // at 16: 15 or 2, and an ace of 1 or 14
  CHECK(storan.axes[1].reduced(storan.counts("s2 sA")) == storan.counts("s2 sA"));
}

TEST_CASE("Where only one group may be taken nothing cancels", "[capture][axes]") {
  CaptureRules rules = nordic_rules().capture;
  for (CaptureRule& way : rules.ways) way.groups = GroupCount::One;
  const Takes king("cK", rules);
  CHECK(king.axes[0].reduced(king.counts("s8 s5")) == king.counts("s8 s5"));
  CHECK(king.axes[0].some_sets(king.counts("s8 s5")) == Count{});
}

TEST_CASE("diagrams_over_axes_are_those_over_classes", "[capture][axes][property]") {
  const char* played = GENERATE("c8", "c9", "cQ", "cK", "cA", "s2", "d10");
  const Takes takes(played);
  const TakerDiagrams diagrams(takes.taker, takes.rules.table_values, takes.classes, takes.axes,
                               takes.classes.caps_of_one_pack(), 400'000);
  const std::size_t serving = GENERATE(0U, 1U);
  if (serving >= takes.taker.size()) return;
  Dice dice(1);
  for (int i = 0; i < tries(300); ++i) {
    Counts least{};
    Counts most{};
    for (std::size_t level = 0; level < takes.classes.size(); ++level) {
      const int cap = diagrams.caps()[level];
      const int from = dice.roll(std::min(cap, 2) + 1);
      least[level] = static_cast<std::uint16_t>(from);
      most[level] = static_cast<std::uint16_t>(dice.between(from, std::min(cap, from + 1)));
    }
    if (!agree(*diagrams.taken(serving), *diagrams.taken_by_class(serving), least, most))
      FAIL("bounds " << i);
    const Count some = takes.axes[serving].some_sets(most);
    CHECK(some.number <= diagrams.taken(serving)->sets_within(most).number);
  }
}
