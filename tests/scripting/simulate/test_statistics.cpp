// Sums of whole numbers, intervals from them, and histograms.
#include <cmath>
#include <limits>
#include <vector>

#include "engine/cards/random.hpp"
#include "scripting/simulate/statistics.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_positions.hpp"

using namespace kasino;
using kasino::test::Dice;

namespace {

RatioSums sums_of(const std::vector<Ratio>& facts) {
  RatioSums sums;
  for (const Ratio& fact : facts) sums.add(fact);
  return sums;
}

std::vector<Ratio> in_one_each(const std::vector<int>& numbers) {
  std::vector<Ratio> facts;
  for (int number : numbers) facts.push_back({number, 1});
  return facts;
}

// Student's distribution for 1, 3, 4 and 40 degrees of freedom, from tables.
constexpr double student_1 = 12.7062047;
constexpr double student_3 = 3.1824463;
constexpr double student_4 = 2.7764451;
constexpr double student_40 = 2.0210754;

/// Whether the interval of `count` nearly normal numbers contains their true mean.
bool holds_mean(Dice& dice, int games) {
  RatioSums sums;
  for (int game = 0; game < games; ++game) {
    int number = 0;
    for (int i = 0; i < 12; ++i) number += dice.between(-1'000, 1'000);
    sums.add(Ratio{number, 1});
  }
  return !estimate_of(sums, static_cast<std::uint64_t>(games)).excludes(0);
}

/// An outcome of a hand against a bank, in halves of the stake, which is doubled in some.
struct Outcome {
  std::uint64_t per_mille;
  int gain;  ///< the bank's
  int staked;
};
constexpr Outcome outcomes[] = {{430, 2, 2},  {45, 4, 4},  {85, 0, 2},
                                {340, -2, 2}, {55, -4, 4}, {45, -3, 2}};

/// A side bet of 1 that pays `pays`, once in `once_in` rounds.
struct SideBet {
  int pays;
  int once_in;
};

struct Held {
  int of_first = 0;
  int of_all = 0;
};

/// In how many samples the intervals contain what the bank keeps of all and of first stakes.
Held samples_that_hold(const SideBet& side, int samples, int rounds) {
  double gain = 1 - (side.pays + 1.0) / side.once_in;
  double all = 1;
  for (const Outcome& outcome : outcomes) {
    gain += outcome.gain * static_cast<double>(outcome.per_mille) / 1000;
    all += outcome.staked * static_cast<double>(outcome.per_mille) / 1000;
  }
  constexpr int first = 3;
  Random random(static_cast<std::uint64_t>(side.pays));
  Held held;
  for (int sample = 0; sample < samples; ++sample) {
    RatioSums of_first, of_all;
    for (int round = 0; round < rounds; ++round) {
      const Outcome* outcome = outcomes;
      std::uint64_t at = random.below(1000);
      for (; at >= outcome->per_mille; ++outcome) at -= outcome->per_mille;
      const bool wins = random.below(static_cast<std::uint64_t>(side.once_in)) == 0;
      const int gained = outcome->gain + (wins ? -side.pays : 1);
      of_first.add({gained, first});
      of_all.add({gained, outcome->staked + 1});
    }
    const auto games = static_cast<std::uint64_t>(rounds);
    held.of_first += estimate_of(of_first, games).excludes(gain / first) ? 0 : 1;
    held.of_all += estimate_of(of_all, games).excludes(gain / all) ? 0 : 1;
  }
  return held;
}

}  // namespace

TEST_CASE("A wide sum holds more than 64 bits, and goes below zero and back", "[statistics]") {
  constexpr std::int64_t large = std::numeric_limits<std::int64_t>::max();
  WideSum sum;
  for (int i = 0; i < 4; ++i) sum.add(large);
  CHECK(sum.value() == Approx(4.0 * static_cast<double>(large)));
  CHECK(sum.high() == 1);
  for (int i = 0; i < 4; ++i) sum.add(-large);
  CHECK(sum == WideSum());
  sum.add(-5);
  CHECK(sum.value() == -5);
  sum.add(std::numeric_limits<std::int64_t>::min());
  CHECK(sum.value() == Approx(-static_cast<double>(large)));
  WideSum other;
  other.add(large);
  other.add(6);
  other.add(sum);
  CHECK(other.value() == 0);
}

TEST_CASE("The mean of numbers has Student's interval", "[statistics]") {
  const RatioSums sums = sums_of(in_one_each({1, 2, 3, 4}));
  const Estimate estimate = estimate_of(sums, 4);
  CHECK(estimate.mean == 2.5);
  CHECK(estimate.margin() == Approx(student_3 * std::sqrt(5.0 / 3 / 4)));
  CHECK(estimate_of(sums, 4, 2).mean == 5);
  CHECK(estimate_of(sums, 4, 2).margin() == Approx(2 * estimate.margin()));
  std::vector<int> many;
  for (int i = 0; i <= 40; ++i) many.push_back(i);
  CHECK(estimate_of(sums_of(in_one_each(many)), 41).margin() ==
        Approx(student_40 * std::sqrt(5740.0 / 40 / 41)));
}

TEST_CASE("intervals_hold_the_mean_in_95_cases_of_100", "[statistics][property]") {
  Dice dice(41);
  for (const int games : {2, 3, 5, 9, 10, 30}) {
    int held = 0;
    for (int i = 0; i < 2'000; ++i) held += holds_mean(dice, games) ? 1 : 0;
    CAPTURE(games);
    CHECK(held > 1'860);
    CHECK(held < 1'940);
  }
}

TEST_CASE("intervals_hold_what_a_bank_keeps_in_95_cases_of_100", "[statistics][property]") {
  constexpr int samples = 1'000;
  for (const SideBet& side : {SideBet{0, 1'000'000}, SideBet{9, 11}, SideBet{100, 105}}) {
    const Held held = samples_that_hold(side, samples, 4'000);
    CAPTURE(side.pays);
    CHECK(held.of_first > 930);
    CHECK(held.of_first < 970);
    CHECK(held.of_all > 930);
    CHECK(held.of_all < 970);
  }
}

TEST_CASE("The mean of nothing is 0, and one game gives no interval", "[statistics]") {
  CHECK(estimate_of({}, 0).mean == 0);
  CHECK(estimate_of({}, 0).margin() == 0);
  CHECK(estimate_of(sums_of({{7, 2}}), 1).mean == 3.5);
  CHECK(estimate_of(sums_of({{7, 2}}), 1).margin() == 0);
  CHECK_FALSE(estimate_of(sums_of({{7, 2}}), 1).has_interval);
  CHECK_FALSE(estimate_of(sums_of({{7, 2}}), 1).excludes(0));
}

TEST_CASE("The interval of a mean of plays is that of whole games", "[statistics]") {
  // In every other game each play captures: many plays, but only two games to tell apart.
  const RatioSums sums = sums_of({{100, 100}, {0, 100}});
  CHECK(estimate_of(sums, 2).mean == 0.5);
  CHECK(estimate_of(sums, 2).margin() == Approx(student_1 * 0.5));
  // A ratio that is the same in every game is known exactly, however long the games are.
  CHECK(estimate_of(sums_of({{30, 10}, {90, 30}, {3, 1}}), 3).margin() == 0);
}

TEST_CASE("A proportion has Wilson's interval, which stays within 0 and 1", "[statistics]") {
  // 3 of 10 and 0 of 10, from tables.
  const Estimate some = proportion_of(sums_of(in_one_each({1, 1, 1, 0, 0, 0, 0, 0, 0, 0})), 10);
  CHECK(some.mean == Approx(0.3));
  CHECK(some.low == Approx(0.10779).margin(1e-5));
  CHECK(some.high == Approx(0.60322).margin(1e-5));
  const Estimate none = proportion_of(sums_of(in_one_each({0, 0, 0, 0, 0, 0, 0, 0, 0, 0})), 10);
  CHECK(none.low == 0);
  CHECK(none.high == Approx(0.27753).margin(1e-5));
  const Estimate all = proportion_of(sums_of(in_one_each({5, 5, 5, 5})), 4, 0.2);
  CHECK(all.mean == Approx(1));
  CHECK(all.high == 1);
  CHECK(all.low < 0.6);
  CHECK(proportion_of({}, 0).high == 0);
}

TEST_CASE("Paired games show a difference that their means alone would not", "[statistics]") {
  const std::vector<Ratio> a = {{0, 1}, {10, 1}, {20, 1}, {30, 1}, {41, 1}};
  const std::vector<Ratio> b = {{1, 1}, {11, 1}, {21, 1}, {31, 1}, {41, 1}};
  CrossSums cross;
  for (std::size_t i = 0; i < a.size(); ++i) cross.add(a[i], b[i]);
  const Estimate difference = difference_of(sums_of(a), sums_of(b), cross, 5);
  CHECK(difference.mean == Approx(0.8));
  CHECK(difference.margin() == Approx(student_4 * std::sqrt(0.8 / 4 / 5)));
  CHECK(difference.excludes(0));
  CHECK_FALSE(estimate_of(sums_of(b), 5).excludes(sums_of(a).mean()));
}

TEST_CASE("A few games that all differ alike show nothing yet", "[statistics]") {
  for (const int games : {1, 2, 5, 6}) {
    CAPTURE(games);
    const std::vector<Ratio> a(static_cast<std::size_t>(games), Ratio{0, 1});
    const std::vector<Ratio> b(static_cast<std::size_t>(games), Ratio{1, 1});
    CrossSums cross;
    for (std::size_t i = 0; i < a.size(); ++i) cross.add(a[i], b[i]);
    const Estimate difference =
        difference_of(sums_of(a), sums_of(b), cross, static_cast<std::uint64_t>(games));
    CHECK(difference.mean == 1);
    CHECK(difference.excludes(0) == (games == 6));
  }
}

TEST_CASE("Games that are the same on both sides differ by nothing at all", "[statistics]") {
  const std::vector<Ratio> facts = {{3, 7}, {1, 9}, {4, 11}};
  CrossSums cross;
  for (const Ratio& fact : facts) cross.add(fact, fact);
  const Estimate difference = difference_of(sums_of(facts), sums_of(facts), cross, 3);
  CHECK(difference.mean == 0);
  CHECK(difference.margin() == 0);
}

TEST_CASE("Sums are the same in any order, and in any parts", "[statistics]") {
  const RatioSums all = sums_of({{3, 7}, {-1, 9}, {4, 11}});
  RatioSums parts = sums_of({{4, 11}});
  parts.add(sums_of({{-1, 9}, {3, 7}}));
  CHECK(parts == all);
}

TEST_CASE("A histogram counts any whole number, and adds up", "[statistics]") {
  Histogram histogram;
  for (int number : {-3, 0, 0, 5, 255, 256, 1'000'000}) histogram.add(number);
  Histogram other;
  other.add(5, 3);
  other.add(-3);
  histogram.add(other);
  CHECK(histogram.counts() == std::map<std::int64_t, std::uint64_t>{
                                  {-3, 2}, {0, 2}, {5, 4}, {255, 1}, {256, 1}, {1'000'000, 1}});
  CHECK(histogram.total() == 11);
  CHECK(histogram.quantile(0) == -3);
  CHECK(histogram.quantile(0.5) == 5);
  CHECK(histogram.quantile(1) == 1'000'000);
  CHECK(Histogram().quantile(0.5) == 0);
}
