// The capture search on the largest possible tables.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/capture/capture.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_positions.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

CaptureSearch choice() { return CaptureSearch(shipped("standard").data().capture); }

/// The number of outcomes of the card: its captures, and its trail.
std::uint64_t outcomes(const CaptureSearch& search, Card card, const Cards& table) {
  return search.find(card, table).count().number + 1;
}

}  // namespace

TEST_CASE("All other cards on the table: outcomes are counted exactly", "[capture][large]") {
  struct Row {
    const char* card;
    std::uint64_t outcomes;
  };
  const auto [played, expected] = GENERATE(values<Row>({{"cK", 29'810'696'267'560},
                                                        {"cA", 26'125'893'733'896},
                                                        {"s2", 49'810'151'285'765},
                                                        {"d10", 139'073'360'680'538},
                                                        {"cQ", 2'378'559'964'224},
                                                        {"cJ", 185'063'989'104},
                                                        {"c10", 15'109'038'400}}));
  CHECK(outcomes(choice(), card(played), packs_without(played)) == expected);
}

TEST_CASE("The tables with the most outcomes of their size", "[capture]") {
  const CaptureSearch search = choice();
  CHECK(outcomes(search, card("cA"), table("sA hA sK dA")) == 15);
  CHECK(outcomes(search, card("cA"), table("sA hA dA sK hK dK")) == 42);
  CHECK(outcomes(search, card("cA"), table("sA hA dA s7 h7 d7 c7 sK")) == 120);
  CHECK(outcomes(search, card("cA"), table("sQ hQ dQ cQ s2 h2 d2 sA hA dA")) == 420);
}

TEST_CASE("On large tables every set visited can be taken, in order, none twice",
          "[capture][large]") {
  const CaptureSearch search = choice();
  const Leave leave = GENERATE(Leave::Anything, Leave::NoGroup);
  for (const char* played : {"cK", "cA", "s2", "d10", "c7"}) {
    const Cards open = packs_without(played);
    std::vector<ItemSet> sets;
    search.find(card(played), open).each(leave, [&](const ItemSet& set) {
      sets.push_back(set);
      return sets.size() < 200;
    });
    CHECK(sets.size() == 200);
    bool ascending = true;
    bool taken = true;
    for (std::size_t i = 0; i < sets.size(); ++i) {
      ascending = ascending && (i == 0 || sets[i - 1] < sets[i]);
      taken = taken && !search.find(card(played), open).values_taking(sets[i], leave).empty();
    }
    CHECK(ascending);
    CHECK(taken);
  }
}

TEST_CASE("On large tables any number of sets is passed over", "[capture][large]") {
  const CaptureSearch search = choice();
  const Wanted wanted = GENERATE(Wanted{}, Wanted{Leave::NoGroup});
  for (const char* played : {"cK", "cA", "s2", "d10", "c7"}) {
    const Cards open = packs_without(played);
    const auto first_behind = [&](std::uint64_t skipped) {
      ItemSet found;
      search.find(card(played), open)
          .each(
              wanted, [&](const ItemSet& set) { return found = set, false; }, skipped);
      return found;
    };
    std::vector<ItemSet> sets;
    search.find(card(played), open).each(wanted, [&](const ItemSet& set) {
      sets.push_back(set);
      return sets.size() < 100;
    });
    CHECK(first_behind(99) == sets[99]);
    const std::uint64_t count = search.find(card(played), open).count(wanted).number;
    CHECK(first_behind(count) == ItemSet());
    const ItemSet last = first_behind(count - 1);
    CHECK_FALSE(search.find(card(played), open).values_taking(last, wanted).empty());
    CHECK(sets[99] < first_behind(count / 2));
    CHECK(first_behind(count / 2) < first_behind(count / 2 + 1));
    CHECK(first_behind(count / 2 + 1) < last);
  }
}

TEST_CASE("count_is_the_number_visited", "[capture][large][property]") {
  const CaptureSearch search = choice();
  Dice dice(8);
  for (int i = 0; i < tries(300); ++i) {
    const CapturePosition position = random_position(dice, dice.between(13, 16), 1 + dice.roll(2));
    for (Leave leave : {Leave::Anything, Leave::NoGroup}) {
      Count visited;
      search.find(position.played, position.table).each(leave, [&](const ItemSet&) {
        return ++visited.number, true;
      });
      if (search.find(position.played, position.table).count(leave) != visited)
        FAIL("position " << i);
    }
  }
}

TEST_CASE("A large set is explained by groups that are groups", "[capture][explain][large]") {
  const CaptureSearch search = choice();
  const Cards open = packs_without("cK");
  const ItemSet all = ItemSet::first(51);
  REQUIRE(search.find(card("cK"), open).can_sweep());
  const Grouping grouping = search.find(card("cK"), open).explain(13, all);
  std::size_t explained = 0;
  for (const Group& group : grouping.groups) {
    CHECK(search.as_group(card("cK"), 13, group.cards) == group);
    explained += group.cards.size();
  }
  CHECK(explained == 51);
}

TEST_CASE("Values at random do not hang the search", "[capture][large][slow]") {
  Dice dice(9);
  CaptureRules rules = shipped("standard").data().capture;
  for (Face face = 0; face < joker_face; ++face) {
    rules.table_values[face] = Values{static_cast<Value>(dice.between(1, 20))};
    rules.table_values[face].add(static_cast<Value>(dice.between(1, 20)));
    rules.hand_values[face] = Values{static_cast<Value>(dice.between(10, 30))};
  }
  const CaptureSearch search(rules);
  const Cards open = packs_without("cK");
  int visited = 0;
  search.find(card("cK"), open).each(Leave::Anything, [&](const ItemSet& set) {
    CHECK_FALSE(search.find(card("cK"), open).values_taking(set).empty());
    return ++visited < 20;
  });
  CHECK(visited == 20);
}

TEST_CASE("Where diagrams would be too large, answers say that there may be more",
          "[capture][large]") {
  CaptureRules rules = shipped("standard").data().capture;
  CaptureRule& way = rules.ways.emplace_back();
  way.by = CaptureBy::Total;
  way.total = 24;
  const CaptureSearch search(rules);
  const Cards open = packs_without("hJ", 2);
  for (const Leave leave : {Leave::Anything, Leave::NoGroup}) {
    int visited = 0;
    CHECK_FALSE(search.find(card("hJ"), open).each(leave, [&](const ItemSet& set) {
      CHECK_FALSE(search.find(card("hJ"), open).values_taking(set, leave).empty());
      return ++visited < 3;
    }));
    CHECK(search.find(card("hJ"), open).count(leave).saturated);
    CHECK(search.find(card("hJ"), open).largest(leave) == std::nullopt);
    const ItemSet most = ItemSet::first(100);
    CHECK_THROWS_AS(search.find(card("hJ"), open).values_taking(most, leave), CaptureUnknown);
  }
}

TEST_CASE("Two packs on the table are counted until 64 bits are full", "[capture][large]") {
  CaptureRules ones;
  ones.hand_values.fill({1});
  ones.table_values.fill({1});
  ones.ways.emplace_back().by = CaptureBy::Equal;
  const CaptureSearch any_card(ones);
  const Cards sixty = [] { return Cards(60, card("s7")); }();
  CHECK(any_card.find(card("cK"), sixty).count() == Count{(std::uint64_t{1} << 60) - 1, false});
  CHECK(any_card.find(card("cK"), packs_without("cK", 2)).count().saturated);
  CHECK(any_card.find(card("cK"), packs_without("cK", 8)).count().saturated);

  CaptureRules ranks = shipped("standard values=fixed").data().capture;
  ranks.ways.clear();
  ranks.ways.emplace_back().by = CaptureBy::Rank;
  const Cards courts = table("sK sK' hK hK' dK dK' cK' sQ sQ' hQ hQ' dQ dQ' cQ cQ'");
  CHECK(CaptureSearch(ranks).find(card("cK"), courts).count() == Count{127, false});
}

TEST_CASE("A card of two values that takes from two packs is counted exactly", "[capture][large]") {
  const CaptureSearch search = choice();
  const Cards open = packs_without("d10", 2);
  for (const std::size_t step : {5U, 6U}) {
    Cards some;
    for (std::size_t i = 0; i < open.size(); i += step) some.push_back(open[i]);
    std::uint64_t visited = 0;
    search.find(card("d10"), some).each(Leave::Anything, [&](const ItemSet&) {
      return ++visited > 0;
    });
    CHECK(visited > 1000);
    CHECK(search.find(card("d10"), some).count() == Count{visited, false});
    CHECK(search.find(card("d10"), some).largest().value_or(0) > 10);
  }
  CHECK(search.find(card("d10"), open).count().saturated);
}

namespace {

/// A king counts 25, for which diagrams of large tables are too large.
CaptureSearch king_of_25() {
  CaptureRules rules = shipped("standard").data().capture;
  rules.hand_values[card("cK").face()] = {25};
  return CaptureSearch(rules);
}

/// A table of which storan takes many sets at ten and at sixteen.
Cards some_of_two_packs() {
  return cards(
      "dK' h7 h4' c6' sQ h9 cA s7 hA c10 h2' c5 c7 c9 hQ' h7' dJ' sA h5' h4 dK s5 h2 "
      "s4 dA hK' s3 c3' c7' s10 h8' s2 h10' d8' s5' s2' d8 c9' d6 c10' h9' h3' s10' "
      "c8' cA' dQ' d6' c8 sQ' d4 cJ' d3' d10' c2' hQ c4' h3 s6 d7' cQ' h5 c3 d3 sA' cQ "
      "sK' d7");
}
constexpr std::uint64_t taken_of_them = 18'117'276'590'277'386'906u;

}  // namespace

TEST_CASE("What two values take from two packs is counted exactly, whatever was asked before",
          "[capture][large]") {
  const Cards many = cards(
      "sK sK' hK dK dK' cK sQ' hQ hQ' dQ dQ' cQ cQ' sJ sJ' hJ hJ' dJ dJ' cJ cJ' s10 "
      "s10' h10 d10' c10 c10' s9 h9 h9' d9 d9' c9' s8' h8 h8' d8 d8' c8 c8' s7 s7' h7 "
      "h7' d7 d7' c7 c7' s6 s6' h6 h6' d6 d6' c6 c6' s5 s5' h5 h5' d5' c5 c5' s4 s4' "
      "d4 d4' c4 c4' s3' h3' d3 d3' c3 c3' s2 h2 h2' d2 d2' c2 c2' sA sA' hA hA' dA "
      "dA' cA cA'");
  const Cards few = cards(
      "sK' hK dK' hQ' dQ' hJ' cJ d10' h9' d9 s8' d8' h7 c7' s6 s6' h6 d5' s4' c4 s3' "
      "h3' d3' c3' s2 h2' d2 d2' c2 c2' sA' hA dA' cA");
  const Card played = card("d10");
  const CaptureSearch search = choice();
  CHECK(search.find(played, some_of_two_packs()).count() == Count{taken_of_them, false});
  CHECK(search.find(played, many).count().saturated);
  CHECK(search.find(played, few).count() == Count{2'520'504'121, false});
}

TEST_CASE("What two values take from two packs is found by its number, up to the last",
          "[capture][large]") {
  const Cards table = some_of_two_packs();
  const CaptureSearch search = choice();
  const auto found_behind = [&](std::uint64_t skipped) {
    int found = 0;
    const bool is_certain = search.find(card("d10"), table)
                                .each(
                                    {}, [&](const ItemSet&) { return ++found < 5; }, skipped);
    return is_certain ? found : -1;
  };
  CHECK(found_behind(taken_of_them / 2) == 5);
  CHECK(found_behind(taken_of_them / 5 * 4) == 5);
  CHECK(found_behind(taken_of_them - 3) == 3);
  CHECK(found_behind(taken_of_them) == 0);
}

TEST_CASE("A value that is in doubt does not hide one that takes the cards", "[capture][large]") {
  CaptureRules rules = shipped("standard").data().capture;
  for (const char* name : {"s6", "h6", "d6", "c6"})
    rules.hand_values[card(name).face()] = rules.table_values[card(name).face()] =
        Values{6, 15, 16};
  for (const char* name : {"s9", "h9", "d9", "c9"})
    rules.table_values[card(name).face()] = Values{1, 9, 13};
  const Cards table = cards(
      "dK cK sQ hQ dQ cQ sJ hJ dJ cJ s10 h10 d10 c10 s9 h9 d9 c9 s8 h8 d8 c8 s7 h7 d7 c7 h6 c6 "
      "s5 h5 d5 c5 s4 h4 d4 c4 s3 h3 d3 c3 h2 d2 sA hA dA cA");
  const ItemSet all = ItemSet::first(static_cast<int>(table.size()));
  const Values values = CaptureSearch(rules).find(card("d6"), table).values_taking(all);
  CHECK(values.has(15));
}

TEST_CASE("The whole table is found to be the largest capture, with more patience",
          "[capture][large]") {
  CaptureRules rules = shipped("standard").data().capture;
  rules.hand_values[card("d6").face()] = Values{28, 33, 36};
  const Cards table = cards(
      "h10' h2 d10 cA'3 h2' c2' h10 c5'4 d2'3 s10'3 c2'4 c5'3 s10 hA'4 d2' s2'3 c2'3 h5'3 "
      "d10' dA'3 c10 dA d5'4 hA'3 s5' d5 h10'4 s10' s5'3 s5 sA'4 cA'4 d10'3 d5'3 cA' sA d5' "
      "h5 h5' s2 s2'4 hA' h2'3 sA' c5' h5'4 c2 s2' dA' c10'");
  Wanted wanted = Leave::NoGroup;
  wanted.value = 28;
  CHECK(CaptureSearch(rules).find(card("d6'3"), table).largest(wanted) == 50);
}

TEST_CASE("Claims under odd values are found to be right by trial", "[capture][large]") {
  const Cards lying = table("c2 d3 hA c9 cJ c6 dA dK c3 c10 c7 hJ d10 s5 sJ h9 c4 d2 h6 s10 s8");
  const Cards claimed = table("cJ c9 d3 d2 c4 s5 c10 c3 hA c2 h6 dK c6 sJ dA s8 c7 s10 d10 h9");
  ItemSet taken;
  for (std::size_t i = 0; i < lying.size(); ++i)
    if (std::find(claimed.begin(), claimed.end(), lying[i]) != claimed.end())
      taken.add(static_cast<int>(i));
  CHECK(king_of_25().find(card("cK"), lying).values_taking(taken) == Values{25});
}

TEST_CASE("What is found under odd values is told, if only card by card", "[capture][large]") {
  const CaptureSearch search = king_of_25();
  const Cards open = packs_without("cK");
  int visited = 0;
  search.find(card("cK"), open).each(Leave::Anything, [&](const ItemSet& taken) {
    std::size_t cards = 0;
    for (const Group& group : search.find(card("cK"), open).explain(25, taken).groups)
      cards += group.cards.size();
    CHECK(cards == static_cast<std::size_t>(taken.size()));
    return ++visited < 5;
  });
  CHECK(visited == 5);
  CHECK(search.find(card("cK"), open).count().saturated);
}
