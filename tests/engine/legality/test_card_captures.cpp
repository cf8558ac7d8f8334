// What a card can capture, also sets that are taken whole, compared with a naive reference.
#include <algorithm>
#include <bit>
#include <set>

#include "engine/legality/card_captures.hpp"
#include "engine/model/setup.hpp"
#include "engine/model/state.hpp"
#include "tests/support/brute_force.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_positions.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// Random values and ways, some of which take all of certain cards.
RuleData random_rules(Dice& dice) {
  RuleData data = shipped("standard").data();
  data.capture = random_scheme(dice, 9);
  for (int i = dice.roll(3); i > 0; --i) {
    CaptureRule all = data.capture.ways.front();
    all.by = CaptureBy::All;
    data.capture.ways.insert(data.capture.ways.begin() + dice.roll(2), all);
    data.capture.ways.back().takes = random_scheme(dice, 9).ways.back().takes;
  }
  return data;
}

/// Every set that the card takes, in dictionary order, and those that it takes whole.
struct Naive {
  Naive(const RuleData& data, const CapturePosition& position)
      : brute(data.capture, position.played, position.table) {
    for (const CaptureRule& way : data.capture.ways) {
      if (way.by != CaptureBy::All || !way.played.has(position.played)) continue;
      std::uint64_t set = 0;
      for (std::size_t i = 0; i < position.table.size(); ++i)
        if (way.takes.has(position.table[i])) set |= std::uint64_t{1} << i;
      if (set != 0) whole.insert(set);
    }
  }
  std::vector<std::uint64_t> sets(Wanted wanted) const {
    std::vector<std::uint64_t> sets = brute.sets(wanted);
    for (std::uint64_t set : whole)
      if (fits(set, wanted) && std::find(sets.begin(), sets.end(), set) == sets.end())
        sets.push_back(set);
    std::sort(sets.begin(), sets.end(), comes_first);
    return sets;
  }
  Values values(std::uint64_t set, Wanted wanted) const {
    const Values values = brute.values_taking(set, wanted);
    return values.empty() && whole.count(set) != 0 && fits(set, wanted) ? Values{0} : values;
  }
  static bool fits(std::uint64_t set, Wanted wanted) {
    if (wanted.size != 0 && wanted.size != std::popcount(set)) return false;
    if (wanted.value && *wanted.value != 0) return false;
    return wanted.with == With::AnyGroups || std::has_single_bit(set);
  }

  BruteForce brute;
  std::set<std::uint64_t> whole;
};

State state_of(const RuleData& data, const CapturePosition& position) {
  Setup setup;
  setup.table = position.table;
  setup.hands = {{position.played}};
  return State::from(setup, data);
}

bool agrees(const CardCaptures& captures, const Naive& naive, Dice& dice) {
  for (Wanted wanted : everything_wanted(dice)) {
    std::vector<ItemSet> expected;
    for (std::uint64_t set : naive.sets(wanted)) expected.push_back(ItemSet::of_bits(set));
    std::vector<ItemSet> found;
    captures.each(wanted, [&](const ItemSet& set) { return found.push_back(set), true; });
    if (found != expected || captures.count(wanted) != Count{expected.size(), false}) return false;
    int largest = 0;
    for (const ItemSet& set : expected) largest = std::max(largest, set.size());
    if (captures.largest(wanted) != largest) return false;
    const auto skipped = static_cast<std::size_t>(dice.roll(static_cast<int>(found.size()) + 2));
    std::vector<ItemSet> last;
    captures.each(
        wanted, [&](const ItemSet& set) { return last.push_back(set), true; }, skipped);
    const std::size_t passed_over = std::min(skipped, found.size());
    if (!std::equal(last.begin(), last.end(),
                    found.begin() + static_cast<std::ptrdiff_t>(passed_over), found.end()))
      return false;
    for (std::uint64_t set = 1; set <= naive.brute.everything(); ++set)
      if (captures.values_taking(ItemSet::of_bits(set), wanted) != naive.values(set, wanted))
        return false;
  }
  const bool takes_one = naive.brute.can_take_one_card() ||
                         std::any_of(naive.whole.begin(), naive.whole.end(),
                                     [](std::uint64_t set) { return std::has_single_bit(set); });
  if (captures.can_take_one_card() != takes_one) return false;
  const bool sweeps = !naive.values(naive.brute.everything(), Leave::Anything).empty();
  return captures.can_capture() == !naive.sets(Leave::Anything).empty() &&
         captures.can_sweep() == sweeps;
}

}  // namespace

TEST_CASE("captures_of_a_card_agree_with_brute_force", "[card-captures][property]") {
  Dice dice(1);
  for (int i = 0; i < tries(5'000); ++i) {
    const Rules rules(random_rules(dice));
    const CapturePosition position = random_position(dice, dice.between(1, 7));
    const State state = state_of(rules.data(), position);
    const CardCaptures captures = captures_of(position.played, position.table, state, {}, rules);
    if (!agrees(captures, Naive(rules.data(), position), dice)) FAIL("position " << i);
  }
}

TEST_CASE("A visitor that has seen enough stops the visit, before, at and behind what is whole",
          "[card-captures]") {
  RuleData data = shipped("standard").data();
  CaptureRule all;
  all.by = CaptureBy::All;
  data.capture.ways.push_back(all);
  const Rules rules(data);
  const CapturePosition position{card("s7"), table("h7 d7 s3 d4")};
  const State state = state_of(data, position);
  const CardCaptures captures = captures_of(position.played, position.table, state, {}, rules);
  const auto total = static_cast<int>(captures.count().number);
  for (int limit = 1; limit <= total; ++limit) {
    int seen = 0;
    captures.each(Leave::Anything, [&](const ItemSet&) { return ++seen < limit; });
    CHECK(seen == limit);
  }
}

TEST_CASE("On a large table what is taken whole is counted once and listed in its place",
          "[card-captures]") {
  RuleData data = shipped("standard").data();
  CaptureRule all;
  all.by = CaptureBy::All;
  all.takes = FaceSet();
  for (Suit suit : {Suit::Spades, Suit::Hearts}) all.takes.add(Card::of(12, suit).face());
  data.capture.ways.push_back(all);  // both other queens, which are also one group each
  all.takes.add(Card::of(9, Suit::Clubs).face());
  data.capture.ways.push_back(all);  // and, with a nine, no group
  const Rules rules(data);
  const CapturePosition position{card("dQ"),
                                 table("sQ hQ c9 s9 d9 h9 sK hK dK cK s8 h8 d8 c8 s10 h10 d7 s3")};
  const State state = state_of(data, position);
  const CardCaptures captures = captures_of(position.played, position.table, state, {}, rules);
  std::vector<ItemSet> sets;
  captures.each(Leave::Anything, [&](const ItemSet& set) { return sets.push_back(set), true; });
  CHECK(captures.count() == Count{sets.size(), false});
  CHECK(captures.count().number ==
        rules.search().find(position.played, position.table).count().number + 1);
  CHECK(std::is_sorted(sets.begin(), sets.end()));
  CHECK(std::adjacent_find(sets.begin(), sets.end()) == sets.end());
  CHECK(captures.explain(12, set_of(position.table, "sQ hQ")).groups.size() == 2);
  CHECK(captures.explain(0, set_of(position.table, "sQ hQ c9")).groups.size() == 1);
}
