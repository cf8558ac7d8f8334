// The capture search against the brute force, on random positions.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <vector>

#include "engine/capture.hpp"
#include "engine/large_search.hpp"
#include "engine/small_captures.hpp"
#include "tests/brute_force.hpp"
#include "tests/builders.hpp"
#include "tests/catch.hpp"
#include "tests/nordic_rules.hpp"
#include "tests/random_positions.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

std::vector<std::uint64_t> listed(const CaptureSearch& search, const CapturePosition& position,
                                  Wanted wanted) {
  SmallCaptures captures(1, position.table.size());
  search.find_small({&position.played, 1}, position.table, wanted, captures);
  const std::vector<SmallSet> sets = captures.sorted(0);
  return {sets.begin(), sets.end()};
}

/// Whether what is found for several cards at once is what is found for each.
bool finds_together(const CaptureSearch& search, const CapturePosition& position, Wanted wanted) {
  const Cards played = {position.played, position.table.front(), position.table.back()};
  SmallCaptures captures(played.size(), position.table.size());
  search.find_small(played, position.table, wanted, captures);
  std::size_t place = 0;
  for (std::size_t i = 0; i < played.size(); ++i) {
    const std::vector<SmallSet> sets = captures.sorted(i);
    const std::vector<std::uint64_t> alone = listed(search, {played[i], position.table}, wanted);
    if (!std::equal(sets.begin(), sets.end(), alone.begin(), alone.end())) return false;
    if (captures.count(i) != sets.size() || captures.any(i) == sets.empty()) return false;
    std::set<SmallSet> by_place;
    for (std::size_t j = 0; j < sets.size(); ++j) {
      const auto [card, taken] = captures.nth(place++);
      if (card != i || !captures.has(i, taken)) return false;
      by_place.insert(taken);
    }
    if (by_place.size() != sets.size()) return false;
  }
  return captures.total() == place;
}

using Visit = std::function<bool(const ItemSet&)>;

/// What `each` visits behind the first `skipped`.
std::vector<ItemSet> visited(const std::function<void(const Visit&, std::uint64_t)>& each,
                             std::size_t skipped) {
  std::vector<ItemSet> sets;
  each([&](const ItemSet& set) { return sets.push_back(set), true; }, skipped);
  return sets;
}

std::vector<ItemSet> behind(const std::vector<std::uint64_t>& sets, std::size_t skipped) {
  std::vector<ItemSet> last;
  for (std::size_t i = skipped; i < sets.size(); ++i) last.push_back(ItemSet::of_bits(sets[i]));
  return last;
}

int largest_of(const std::vector<std::uint64_t>& sets) {
  int largest = 0;
  for (std::uint64_t set : sets) largest = std::max(largest, std::popcount(set));
  return largest;
}

Values values_of(const CaptureSearch& search, const CapturePosition& position, std::uint64_t set,
                 Wanted wanted) {
  return search.values_taking(position.played, position.table, ItemSet::of_bits(set), wanted);
}

/// Whether list, count, judgement and the two questions agree with the brute force.
bool agrees(const CaptureSearch& search, const CapturePosition& position, Dice& dice) {
  const BruteForce brute(search.rules(), position.played, position.table);
  for (Wanted wanted : everything_wanted(dice)) {
    const std::vector<std::uint64_t> sets = brute.sets(wanted);
    const auto each = [&](const Visit& visit, std::uint64_t skipped) {
      search.each(position.played, position.table, wanted, visit, skipped);
    };
    const auto skipped = static_cast<std::size_t>(dice.roll(static_cast<int>(sets.size()) + 2));
    if (visited(each, skipped) != behind(sets, skipped)) return false;
    if (wanted.size == 0 && listed(search, position, wanted) != sets) return false;
    if (wanted.size == 0 && !finds_together(search, position, wanted)) return false;
    if (search.count(position.played, position.table, wanted) != Count{sets.size(), false})
      return false;
    if (search.largest(position.played, position.table, wanted) != largest_of(sets)) return false;
    for (std::uint64_t set : sets)
      if (values_of(search, position, set, wanted) != brute.values_taking(set, wanted))
        return false;
  }
  const auto any = brute.everything() & (static_cast<std::uint64_t>(dice.roll(1 << 12)));
  if (values_of(search, position, any, Leave::Anything) !=
      brute.values_taking(any, Leave::Anything))
    return false;
  const bool sweeps = !brute.values_taking(brute.everything(), Leave::Anything).empty();
  return search.can_capture(position.played, position.table) ==
             !brute.sets(Leave::Anything).empty() &&
         search.can_sweep(position.played, position.table) == sweeps;
}

/// Mostly small tables, some of twelve.
int table_size(Dice& dice) {
  if (dice.roll(200) == 0) return dice.between(9, 12);
  return dice.roll(10) == 0 ? dice.between(7, 8) : dice.between(1, 6);
}

/// What the written form should be, from the brute force.
Grouping naive_explanation(const BruteForce& brute, const CapturePosition& position, Value value,
                           std::uint64_t set) {
  Grouping grouping{value, {}};
  for (std::uint64_t part : brute.written_groups(value, set)) {
    Group& group = grouping.groups.emplace_back();
    const std::vector<Value> values = brute.lowest_values(part, value);
    std::size_t next = 0;
    ItemSet::of_bits(part).each([&](int item) {
      group.cards.push_back({position.table[static_cast<std::size_t>(item)], values[next++]});
    });
    group.way = group.cards.size() == 1 ? 0 : 1;
  }
  return grouping;
}

}  // namespace

TEST_CASE("search_agrees_with_brute_force", "[capture][property]") {
  const ValueMode mode = GENERATE(ValueMode::Choice, ValueMode::Aces, ValueMode::Fixed);
  const CaptureSearch search(nordic_rules(mode).capture);
  Dice dice(1);
  for (int i = 0; i < tries(34'000); ++i) {
    const CapturePosition position =
        dice.roll(3) == 0 ? dense_position(dice, table_size(dice), 7)
                          : random_position(dice, table_size(dice), 1 + dice.roll(2));
    if (!agrees(search, position, dice)) FAIL("position " << i);
  }
}

TEST_CASE("search_agrees_with_brute_force_under_any_values_and_ways", "[capture][property]") {
  Dice dice(2);
  for (int i = 0; i < tries(10'000); ++i) {
    const CaptureSearch search(random_scheme(dice, i % 5 == 0 ? max_value : 12));
    const CapturePosition position = random_position(dice, table_size(dice), 1 + dice.roll(2), 4);
    if (!agrees(search, position, dice)) FAIL("position " << i);
  }
}

TEST_CASE("explanations_are_the_written_form", "[capture][explain][property]") {
  const CaptureSearch search(nordic_rules().capture);
  Dice dice(3);
  for (int i = 0; i < tries(10'000); ++i) {
    const CapturePosition position = random_position(dice, dice.between(3, 8));
    const BruteForce brute(search.rules(), position.played, position.table);
    for (std::uint64_t set : brute.sets(Leave::Anything))
      for (Value value : brute.values_taking(set, Leave::Anything)) {
        const Grouping expected = naive_explanation(brute, position, value, set);
        const Grouping found =
            search.explain(position.played, value, position.table, ItemSet::of_bits(set));
        if (found != expected) FAIL("position " << i);
      }
  }
}

namespace {

bool misfits_agree(const CaptureSearch& search, const CapturePosition& position) {
  const BruteForce brute(search.rules(), position.played, position.table);
  for (std::uint64_t set = 1; set <= brute.everything(); ++set)
    if (brute.values_taking(set, Leave::Anything).empty() &&
        search.misfit(position.played, position.table, ItemSet::of_bits(set)) != brute.misfit(set))
      return false;
  return true;
}

/// Whether a grouping is what it says: disjoint groups that make up the set, by ways that may go
/// together.
bool is_sound(const CaptureSearch& search, const CapturePosition& position, const ItemSet& set,
              const Grouping& grouping) {
  Cards covered;
  for (const Group& group : grouping.groups) {
    const CaptureRule& way = search.rules().ways[static_cast<std::size_t>(group.way)];
    if (way.groups == GroupCount::One && grouping.groups.size() > 1) return false;
    if (search.as_group(position.played, grouping.value, group.cards, way.groups) != group)
      return false;
    for (const Counted& counted : group.cards) covered.push_back(counted.card);
  }
  std::sort(covered.begin(), covered.end());
  return covered == cards_of(position.table, set);
}

}  // namespace

TEST_CASE("misfits_agree_with_brute_force", "[capture][property]") {
  const CaptureSearch search(nordic_rules().capture);
  Dice dice(4);
  for (int i = 0; i < tries(10'000); ++i)
    if (!misfits_agree(search, random_position(dice, dice.between(1, 7)))) FAIL("position " << i);
}

TEST_CASE("misfits_agree_with_brute_force_under_any_values_and_ways", "[capture][property]") {
  Dice dice(8);
  for (int i = 0; i < tries(2'000); ++i) {
    const CaptureSearch search(random_scheme(dice, 9));
    if (!misfits_agree(search, random_position(dice, dice.between(1, 7)))) FAIL("position " << i);
  }
}

TEST_CASE("explanations_are_groupings_under_any_values_and_ways", "[capture][explain][property]") {
  Dice dice(9);
  for (int i = 0; i < tries(3'000); ++i) {
    const CaptureSearch search(random_scheme(dice, 9));
    const CapturePosition position = random_position(dice, dice.between(1, 7), 1 + dice.roll(2), 2);
    const BruteForce brute(search.rules(), position.played, position.table);
    for (std::uint64_t bits : brute.sets(Leave::Anything)) {
      const ItemSet set = ItemSet::of_bits(bits);
      for (Value value : search.values_taking(position.played, position.table, set))
        if (!is_sound(search, position, set,
                      search.explain(position.played, value, position.table, set)))
          FAIL("position " << i << " set " << bits);
    }
  }
}

namespace {

/// The search on large tables, asked about any table.
class Forced {
 public:
  Forced(const CaptureRules& rules, Card played, std::size_t max_nodes)
      : values_(rules.table_values),
        taker_(taker_of(rules, played.face())),
        search_(taker_, values_, max_nodes) {}

  bool agrees(const BruteForce& brute, const Cards& table, Dice& dice) const {
    for (Wanted wanted : everything_wanted(dice)) {
      const std::vector<std::uint64_t> sets = brute.sets(wanted);
      const auto each = [&](const Visit& visit, std::uint64_t skipped) {
        search_.each(table, wanted, visit, skipped);
      };
      const auto skipped = static_cast<std::size_t>(dice.roll(static_cast<int>(sets.size()) + 2));
      if (visited(each, 0) != behind(sets, 0)) return false;
      if (visited(each, skipped) != behind(sets, skipped)) return false;
      if (search_.count(table, wanted) != Count{sets.size(), false}) return false;
      if (search_.largest(table, wanted) != largest_of(sets)) return false;
    }
    for (std::uint64_t set = 1; set <= brute.everything(); ++set) {
      const Cards cards = cards_of(table, ItemSet::of_bits(set));
      for (std::size_t i = 0; i < taker_.size(); ++i)
        if (search_.claims().splits(i, cards) !=
            brute.splits(taker_[i].value, set, taker_[i].groups))
          return false;
      if (search_.claims().splits_mixed(cards) != brute.splits_mixed(set)) return false;
    }
    return true;
  }

 private:
  ValueTable values_;
  Taker taker_;
  LargeSearch search_;
};

constexpr std::size_t no_diagrams = 0;

}  // namespace

TEST_CASE("diagrams_agree_with_brute_force", "[capture][diagram][property]") {
  const ValueMode mode = GENERATE(ValueMode::Choice, ValueMode::Aces, ValueMode::Fixed);
  const CaptureRules rules = nordic_rules(mode).capture;
  std::map<Face, std::unique_ptr<Forced>> searches;
  Dice dice(5);
  for (int i = 0; i < tries(2'000); ++i) {
    const CapturePosition position = random_position(dice, dice.between(1, 8));
    auto& search = searches[position.played.face()];
    if (!search)
      search = std::make_unique<Forced>(rules, position.played, LargeSearch::default_max_nodes);
    const BruteForce brute(rules, position.played, position.table);
    if (!search->agrees(brute, position.table, dice)) FAIL("position " << i);
  }
}

namespace {

/// A random position on a table that is too large for bitmaps, with a search of its own.
class LargePosition {
 public:
  explicit LargePosition(Dice& dice) : LargePosition(random_position(dice, dice.between(13, 51))) {}
  explicit LargePosition(CapturePosition position,
                         std::size_t max_nodes = LargeSearch::default_max_nodes)
      : position_(std::move(position)),
        values_(nordic_rules(ValueMode::Choice).capture.table_values),
        taker_(taker_of(nordic_rules(ValueMode::Choice).capture, position_.played.face())),
        search_(taker_, values_, max_nodes) {}

  /// At most so many, behind those skipped.
  std::vector<ItemSet> sets(Wanted wanted, std::size_t most, std::uint64_t skipped = 0) const {
    std::vector<ItemSet> sets;
    const auto add = [&](const ItemSet& set) {
      sets.push_back(set);
      return sets.size() < most;
    };
    search_.each(position_.table, wanted, add, skipped);
    return sets;
  }
  Count count(Wanted wanted) const { return search_.count(position_.table, wanted); }
  std::optional<int> largest(Wanted wanted) const {
    return search_.largest(position_.table, wanted);
  }

 private:
  CapturePosition position_;
  ValueTable values_;
  Taker taker_;
  LargeSearch search_;
};

}  // namespace

TEST_CASE("captures_that_leave_no_group_are_the_same_with_their_diagram_and_without",
          "[capture][diagram][property]") {
  constexpr std::size_t most = 40;
  Dice dice(8);
  for (int i = 0; i < tries(100); ++i) {
    const LargePosition position(dice);
    std::vector<ItemSet> without = position.sets(Leave::NoGroup, most);
    position.count(Leave::NoGroup);  // which takes the diagram, and keeps it
    if (position.sets(Leave::NoGroup, most) != without) FAIL("position " << i);
    if (without.empty()) continue;
    without.erase(without.begin());
    if (position.sets(Leave::NoGroup, most - 1, 1) != without) FAIL("position " << i);
  }
}

TEST_CASE("captures_of_large_tables_are_the_same_by_trial_and_by_diagrams",
          "[capture][diagram][property]") {
  constexpr std::size_t most = 30;
  Dice dice(77);
  for (int i = 0; i < tries(20); ++i) {
    const CapturePosition position = random_position(dice, dice.between(56, 100), 2);
    const LargePosition untold(position);
    const LargePosition told(position);
    told.sets(Leave::NoGroup, 1, 2'000);  // so many are passed over by a diagram of all of them
    for (Wanted wanted : {Wanted(), Wanted(Leave::NoGroup)}) {
      if (untold.sets(wanted, most) != told.sets(wanted, most)) FAIL("position " << i);
      const std::optional<int> largest = told.largest(wanted);
      REQUIRE(largest);
      CHECK(untold.largest(wanted) == largest);
      if (*largest == 0) continue;
      wanted.size = *largest;
      if (untold.sets(wanted, most) != told.sets(wanted, most)) FAIL("largest of position " << i);
      CHECK(untold.count(wanted) == told.count(wanted));
    }
    CHECK(untold.count(Leave::NoGroup) == told.count(Leave::NoGroup));
  }
}

TEST_CASE("captures_of_large_tables_have_their_numbers_beyond_a_thousand",
          "[capture][diagram][property]") {
  constexpr std::size_t many = 1'100;
  Dice dice(12);
  for (int i = 0; i < tries(3); ++i) {
    CapturePosition position = random_position(dice, dice.between(60, 70), 2);
    position.played = Card::of(10, Suit::Diamonds);  // of two values
    std::erase(position.table, position.played);
    std::vector<ItemSet> listed = LargePosition(position).sets({}, many + 5);
    if (listed.size() <= many) continue;
    listed.erase(listed.begin(), listed.begin() + many);
    if (LargePosition(position).sets({}, 5, many) != listed) FAIL("position " << i);
  }
}

TEST_CASE("captures_that_two_values_take_have_their_numbers_beyond_a_thousand",
          "[capture][diagram]") {
  const CapturePosition position{
      card("d10'"), table("d2 c2'3 s7 c3'3 d7' s3' c5' c4'3 h3' c3 h2 d4' s5'3 s2' s4'3 h2' "
                          "cK'3 h9'3 s4")};
  const std::vector<ItemSet> all = LargePosition(position).sets({}, 50'000);
  REQUIRE(all.size() == 43'304);
  for (const std::size_t skipped : {std::size_t{1'100}, all.size() / 2, all.size() - 1})
    CHECK(LargePosition(position).sets({}, 1, skipped) == std::vector{all[skipped]});
}

TEST_CASE("captures_of_large_tables_are_listed_alike_again", "[capture][slow][property]") {
  Dice dice(13);
  for (int i = 0; i < tries(5); ++i) {
    const CapturePosition position = random_position(dice, dice.between(56, 100), 2);
    const LargePosition untold(position, no_diagrams);
    const std::vector<ItemSet> first = untold.sets({}, 20);
    CHECK(untold.sets({}, 20) == first);
    for (std::size_t skipped = 0; skipped < first.size(); skipped += 7)
      CHECK(untold.sets({}, 1, skipped) == std::vector{first[skipped]});
  }
}

TEST_CASE("captures_not_all_found_in_time_keep_their_numbers", "[capture][slow]") {
  const CaptureRules rules = nordic_rules(ValueMode::Choice).capture;
  const Card played = Card::of(10, Suit::Diamonds);
  const Cards table = packs_without("d10");
  const Taker taker = taker_of(rules, played.face());
  const LargeSearch search(taker, rules.table_values, no_diagrams);
  const auto first = [&](std::uint64_t skipped, std::size_t most) {
    std::vector<ItemSet> sets;
    const auto add = [&](const ItemSet& set) {
      sets.push_back(set);
      return sets.size() < most;
    };
    const bool are_all = search.each(table, {}, add, skipped);
    CHECK((!are_all || sets.size() == most));  // who has seen fewer does not say it was everything
    return sets;
  };
  const std::vector<ItemSet> found = first(0, 4);
  CHECK(search.count(table, {}).saturated);
  for (std::size_t i = 0; i < found.size(); ++i) {
    const std::vector<ItemSet> one = first(i, 1);
    REQUIRE(one.size() == 1);
    CHECK(one.front() == found[i]);
  }
}

TEST_CASE("captures_are_passed_over_by_counting_as_one_by_one", "[capture][diagram][property]") {
  constexpr std::size_t many = 1'200;
  Dice dice(9);
  for (int i = 0; i < tries(40); ++i) {
    const LargePosition position(dice);
    for (const Wanted wanted : {Wanted(), Wanted(Leave::NoGroup)}) {
      std::vector<ItemSet> all = position.sets(wanted, many + 20);
      all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(many, all.size())));
      if (position.sets(wanted, 20, many) != all) FAIL("position " << i);
    }
  }
}

TEST_CASE("diagrams_agree_with_brute_force_under_any_values_and_ways",
          "[capture][diagram][property]") {
  constexpr std::size_t few_nodes = 20'000;  // some schemes need more, and are searched slowly
  Dice dice(6);
  for (int i = 0; i < tries(400); ++i) {
    const CaptureRules rules = random_scheme(dice, 8);
    const CapturePosition position = random_position(dice, dice.between(1, 8), 1 + dice.roll(2), 4);
    const BruteForce brute(rules, position.played, position.table);
    const Forced search(rules, position.played, few_nodes);
    if (!search.agrees(brute, position.table, dice)) FAIL("position " << i);
  }
}

TEST_CASE("search_without_diagrams_agrees_with_brute_force", "[capture][slow][property]") {
  Dice dice(7);
  for (int i = 0; i < tries(1'000); ++i) {
    const CaptureRules rules = random_scheme(dice, i % 5 == 0 ? max_value : 12);
    const CapturePosition position = random_position(dice, dice.between(1, 8), 1 + dice.roll(2), 4);
    const BruteForce brute(rules, position.played, position.table);
    const Forced search(rules, position.played, no_diagrams);
    if (!search.agrees(brute, position.table, dice)) FAIL("position " << i);
  }
}
