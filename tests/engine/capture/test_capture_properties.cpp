// The capture search compared with the brute force, on random positions.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <thread>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/capture/large_search.hpp"
#include "engine/capture/small_captures.hpp"
#include "tests/support/brute_force.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_positions.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

std::vector<std::uint64_t> listed(const CaptureSearch& search, const CapturePosition& position,
                                  Wanted wanted) {
  std::vector<std::uint64_t> sets;
  search.find(position.played, position.table).each(wanted, [&](const ItemSet& set) {
    sets.push_back(0);
    set.each([&](int item) { sets.back() |= std::uint64_t{1} << item; });
    return true;
  });
  return sets;
}

/// Whether the search finds the same for several cards at once as for each.
bool finds_together(const CaptureSearch& search, const CapturePosition& position, Wanted wanted) {
  const Cards played = {position.played, position.table.front(), position.table.back()};
  SmallCaptures captures(played.size(), position.table.size());
  search.find_small(FaceList(played).faces(), FaceList(position.table).faces(), wanted, captures);
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

/// What `each` visits after the first `skipped` sets.
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
  return search.find(position.played, position.table).values_taking(ItemSet::of_bits(set), wanted);
}

/// Whether list, count, judgement and the two questions agree with the brute force.
bool agrees(const CaptureSearch& search, const CapturePosition& position, Dice& dice) {
  const BruteForce brute(search.rules(), position.played, position.table);
  for (Wanted wanted : everything_wanted(dice)) {
    const std::vector<std::uint64_t> sets = brute.sets(wanted);
    const auto each = [&](const Visit& visit, std::uint64_t skipped) {
      search.find(position.played, position.table).each(wanted, visit, skipped);
    };
    const auto skipped = static_cast<std::size_t>(dice.roll(static_cast<int>(sets.size()) + 2));
    if (visited(each, skipped) != behind(sets, skipped)) return false;
    if (wanted.size == 0 && listed(search, position, wanted) != sets) return false;
    const bool is_small = search.is_small(position.table.size());
    if (is_small && wanted.size == 0 && !finds_together(search, position, wanted)) return false;
    if (search.find(position.played, position.table).count(wanted) != Count{sets.size(), false})
      return false;
    if (search.find(position.played, position.table).largest(wanted) != largest_of(sets))
      return false;
    for (std::uint64_t set : sets)
      if (values_of(search, position, set, wanted) != brute.values_taking(set, wanted))
        return false;
  }
  const auto any = brute.everything() & (static_cast<std::uint64_t>(dice.roll(1 << 12)));
  if (values_of(search, position, any, Leave::Anything) !=
      brute.values_taking(any, Leave::Anything))
    return false;
  const bool sweeps = !brute.values_taking(brute.everything(), Leave::Anything).empty();
  return search.find(position.played, position.table).can_capture() ==
             !brute.sets(Leave::Anything).empty() &&
         search.find(position.played, position.table).can_take_one_card() ==
             brute.can_take_one_card() &&
         search.find(position.played, position.table).can_sweep() == sweeps;
}

/// A random table size: mostly small, sometimes twelve.
int table_size(Dice& dice) {
  if (dice.roll(200) == 0) return dice.between(9, 12);
  return dice.roll(10) == 0 ? dice.between(7, 8) : dice.between(1, 6);
}

/// The written form by the brute force.
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
  const std::string values = GENERATE("choice", "aces", "fixed");
  const CaptureSearch search(shipped("standard values=" + values).data().capture);
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
  const CaptureSearch search(shipped("standard").data().capture);
  Dice dice(3);
  for (int i = 0; i < tries(10'000); ++i) {
    const CapturePosition position = random_position(dice, dice.between(3, 8));
    const BruteForce brute(search.rules(), position.played, position.table);
    for (std::uint64_t set : brute.sets(Leave::Anything))
      for (Value value : brute.values_taking(set, Leave::Anything)) {
        const Grouping expected = naive_explanation(brute, position, value, set);
        const Grouping found =
            search.find(position.played, position.table).explain(value, ItemSet::of_bits(set));
        if (found != expected) FAIL("position " << i);
      }
  }
}

namespace {

bool misfits_agree(const CaptureSearch& search, const CapturePosition& position) {
  const BruteForce brute(search.rules(), position.played, position.table);
  for (std::uint64_t set = 1; set <= brute.everything(); ++set)
    if (brute.values_taking(set, Leave::Anything).empty() &&
        search.find(position.played, position.table).misfit(ItemSet::of_bits(set)) !=
            brute.misfit(set))
      return false;
  return true;
}

/// Whether a grouping is valid: disjoint groups that make up the set, by ways that may go together.
bool is_sound(const CaptureSearch& search, const CapturePosition& position, const ItemSet& set,
              const Grouping& grouping) {
  Cards covered;
  for (const Group& group : grouping.groups) {
    const CaptureRule& way = search.rules().ways[static_cast<std::size_t>(group.way)];
    if (!way.groups.has(static_cast<int>(grouping.groups.size()))) return false;
    if (search.as_group(position.played, grouping.value, group.cards, way.groups) != group)
      return false;
    for (const Counted& counted : group.cards) covered.push_back(counted.card);
  }
  std::sort(covered.begin(), covered.end());
  return covered == cards_of(position.table, set);
}

}  // namespace

TEST_CASE("misfits_agree_with_brute_force", "[capture][property]") {
  const CaptureSearch search(shipped("standard").data().capture);
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
      for (Value value : search.find(position.played, position.table).values_taking(set))
        if (!is_sound(search, position, set,
                      search.find(position.played, position.table).explain(value, set)))
          FAIL("position " << i << " set " << bits);
    }
  }
}

namespace {

/// The search for large tables, asked about small ones. A diagram of more than `max_children` is
/// too large; the answers may then be incomplete, and say so.
class Forced {
 public:
  Forced(const CaptureRules& rules, Card played,
         std::size_t max_children = LargeSearch::default_max_children)
      : values_(rules.table_values),
        takings_(groups_by_value(rules, played.face())),
        search_(takings_, values_, kept_, max_children) {}

  bool agrees(const BruteForce& brute, const Cards& table, Dice& dice) const {
    for (const Wanted& wanted : everything_wanted(dice)) {
      const std::vector<std::uint64_t> sets = brute.sets(wanted);
      const auto skipped = static_cast<std::size_t>(dice.roll(static_cast<int>(sets.size()) + 2));
      if (!lists_agree(table, wanted, sets, 0) || !lists_agree(table, wanted, sets, skipped))
        return false;
      const Count count = search_.count(table, wanted);
      if (count.saturated ? count.number > sets.size() : count.number != sets.size()) return false;
      const std::optional<int> largest = search_.largest(table, wanted);
      if (largest && largest != largest_of(sets)) return false;
      is_in_doubt_ = is_in_doubt_ || count.saturated || !largest;
      if (!claims_agree(brute, table, wanted)) return false;
    }
    return explanations_agree(brute, table);
  }
  /// Whether an answer was incomplete.
  bool is_in_doubt() const { return is_in_doubt_; }

 private:
  bool lists_agree(const Cards& table, const Wanted& wanted, const std::vector<std::uint64_t>& sets,
                   std::size_t skipped) const {
    bool are_all = true;
    const auto each = [&](const Visit& visit, std::uint64_t so_many) {
      are_all = search_.each(table, wanted, visit, so_many);
    };
    const std::vector<ItemSet> listed = visited(each, skipped);
    if (are_all) return listed == behind(sets, skipped);
    is_in_doubt_ = true;
    return std::ranges::includes(behind(sets, 0), listed);
  }
  bool claims_agree(const BruteForce& brute, const Cards& table, Wanted wanted) const {
    wanted.size = 0;
    for (std::uint64_t set = 1; set <= brute.everything(); ++set) {
      const std::optional<bool> takes = search_.takes(table, ItemSet::of_bits(set), wanted);
      is_in_doubt_ = is_in_doubt_ || !takes;
      if (takes && *takes == brute.values_taking(set, wanted).empty()) return false;
    }
    return true;
  }
  bool explanations_agree(const BruteForce& brute, const Cards& table) const {
    for (const ValueGroups& taking : takings_) {
      if (taking.groups == GroupCount::One) continue;
      for (std::uint64_t set = 1; set <= brute.everything(); ++set) {
        const auto groups =
            search_.written_groups(taking, table, cards_of(table, ItemSet::of_bits(set)));
        is_in_doubt_ = is_in_doubt_ || !groups;
        if (!groups) continue;
        std::vector<Cards> expected;
        for (const std::uint64_t group : brute.written_groups(taking.value, set, taking.groups))
          expected.push_back(cards_of(table, ItemSet::of_bits(group)));
        if (*groups != expected) return false;
      }
    }
    return true;
  }

  ValueTable values_;
  GroupsByValue takings_;
  mutable KeptDiagrams kept_;
  LargeSearch search_;
  mutable bool is_in_doubt_ = false;
};

}  // namespace

TEST_CASE("diagrams_agree_with_brute_force", "[capture][diagram][property]") {
  const std::string values = GENERATE("choice", "aces", "fixed");
  const CaptureRules& rules = shipped("standard values=" + values).data().capture;
  std::map<Face, std::unique_ptr<Forced>> searches;
  Dice dice(5);
  for (int i = 0; i < tries(1'000); ++i) {
    const CapturePosition position = random_position(dice, dice.between(1, 8));
    auto& search = searches[position.played.face()];
    if (!search) search = std::make_unique<Forced>(rules, position.played);
    const BruteForce brute(rules, position.played, position.table);
    if (!search->agrees(brute, position.table, dice) || search->is_in_doubt())
      FAIL("position " << i);
  }
}

TEST_CASE("diagrams_agree_with_brute_force_under_any_values_and_ways",
          "[capture][diagram][property]") {
  Dice dice(6);
  for (int i = 0; i < tries(400); ++i) {
    const CaptureRules rules = random_scheme(dice, i % 5 == 0 ? max_value : 12);
    const CapturePosition position = random_position(dice, dice.between(1, 8), 1 + dice.roll(2), 4);
    const BruteForce brute(rules, position.played, position.table);
    const Forced search(rules, position.played);
    if (!search.agrees(brute, position.table, dice) || search.is_in_doubt()) FAIL("position " << i);
  }
}

TEST_CASE("diagrams_that_are_too_large_tell_nothing_wrong", "[capture][diagram][property]") {
  Dice dice(7);
  int in_doubt = 0;
  for (const std::size_t max_children : std::initializer_list<std::size_t>{4'000, 600, 100})
    for (int i = 0; i < tries(200); ++i) {
      const CaptureRules rules = random_scheme(dice, i % 5 == 0 ? max_value : 12);
      const CapturePosition position =
          random_position(dice, dice.between(1, 8), 1 + dice.roll(2), 4);
      const BruteForce brute(rules, position.played, position.table);
      const Forced search(rules, position.played, max_children);
      if (!search.agrees(brute, position.table, dice)) FAIL("position " << i);
      in_doubt += search.is_in_doubt() ? 1 : 0;
    }
  CHECK(in_doubt > 0);
}

TEST_CASE("captures_are_passed_over_by_counting_as_one_by_one", "[capture][diagram][property]") {
  constexpr std::size_t many = 1'200;
  Dice dice(9);
  const CaptureSearch search(shipped("standard").data().capture);
  for (int i = 0; i < tries(40); ++i) {
    const CapturePosition position = random_position(dice, dice.between(17, 51));
    const auto listed = [&](Wanted wanted, std::size_t most, std::uint64_t skipped) {
      std::vector<ItemSet> sets;
      const auto add = [&](const ItemSet& set) { return sets.push_back(set), sets.size() < most; };
      search.find(position.played, position.table).each(wanted, add, skipped);
      return sets;
    };
    for (const Wanted wanted : {Wanted(), Wanted(Leave::NoGroup)}) {
      std::vector<ItemSet> all = listed(wanted, many + 20, 0);
      all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(many, all.size())));
      if (listed(wanted, 20, many) != all) FAIL("position " << i);
    }
  }
}

TEST_CASE("Threads that share a search get the same answers", "[capture][threads]") {
  const CaptureSearch search(shipped("standard").data().capture);
  const auto answers = [&] {
    std::vector<Count> counts;
    Dice dice(10);
    for (int i = 0; i < tries(60); ++i) {
      const CapturePosition position = random_position(dice, dice.between(10, 40));
      counts.push_back(search.find(position.played, position.table).count());
      counts.push_back(search.find(position.played, position.table).count(Leave::NoGroup));
    }
    return counts;
  };
  std::array<std::vector<Count>, 4> of_thread;
  std::vector<std::thread> threads;
  for (std::vector<Count>& counts : of_thread) threads.emplace_back([&] { counts = answers(); });
  for (std::thread& thread : threads) thread.join();
  for (const std::vector<Count>& counts : of_thread) CHECK(counts == of_thread.front());
}

TEST_CASE("Groups that are listed go with others, on small tables and on large ones",
          "[capture][properties]") {
  Random random(11);
  for (int round = 0; round < 150; ++round) {
    CaptureRules rules = shipped("standard").data().capture;
    CaptureRule way{.name = "listed", .by = CaptureBy::Listed};
    if (round % 3 == 1) way.groups = GroupCount::One;
    if (round % 3 == 2) way.groups = GroupCount::Many.with(1).with(3);
    rules.ways.push_back(way);
    Cards deck = full_deck({});
    shuffle(deck, random);
    const Card played = deck.back();
    const Cards small = sorted(std::span(deck).first(8));
    const Values& values = rules.hand_values[played.face()];
    const Value value =
        values[static_cast<int>(random.below(static_cast<std::size_t>(values.size())))];
    ListedGroups listed{static_cast<int>(rules.ways.size()) - 1, value, {}};
    for (int i = 0; i < 4; ++i) {
      const std::uint64_t set = 1 + random.below(255);
      if (std::popcount(set) <= 3) listed.groups.push_back(ItemSet::of_bits(set));
    }
    const BruteForce naive(rules, played, small, {listed});
    Cards large = small;
    for (int joker = 1; joker <= max_jokers; ++joker) large.push_back(Card::joker(joker));
    const CaptureSearch search(rules);
    for (const Cards& table : {small, large})
      for (const Leave leave : {Leave::Anything, Leave::NoGroup}) {
        CAPTURE(round, table.size(), leave);
        std::vector<std::uint64_t> sets;
        const FoundCaptures found = search.find(played, table, {listed});
        found.each(leave, [&](const ItemSet& set) {
          sets.push_back(0);
          set.each([&](int item) { sets.back() |= std::uint64_t{1} << item; });
          return true;
        });
        CHECK(sets == naive.sets(leave));
        CHECK(found.count(leave).number == sets.size());
        for (std::uint64_t set = 1; set < 256; ++set)
          CHECK(found.values_taking(ItemSet::of_bits(set), leave) ==
                naive.values_taking(set, leave));
      }
  }
}
