// Whole-number sums of many games, and what they say: means with 95% intervals, and histograms.
//
// What is measured is a sum and a count: points in deals, captures in plays. The mean is the ratio
// of their totals. Games are independent of each other, plays of one game are not, so intervals are
// those of a ratio estimated from whole games (Cochran, Sampling Techniques, 1977, chapter 6). Sums
// are exact, so the order of adding makes no difference.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

namespace kasino {

/// A sum of whole numbers, in 128 bits, which nothing that is played fills.
class WideSum {
 public:
  WideSum() = default;
  /// `high` times 2^64, plus `low`.
  WideSum(std::int64_t high, std::uint64_t low) : sum_((Wide{high} << 64) + low) {}

  void add(std::int64_t number) { grow(number); }
  void add(const WideSum& other) { grow(other.sum_); }
  void add_product(std::int64_t a, std::int64_t b) { grow(Wide{a} * b); }
  std::int64_t high() const { return static_cast<std::int64_t>(sum_ >> 64); }
  std::uint64_t low() const { return static_cast<std::uint64_t>(sum_); }
  /// The nearest double.
  double value() const { return static_cast<double>(sum_); }

  bool operator==(const WideSum&) const = default;

 private:
  __extension__ using Wide = __int128;  // which is no part of the standard
  __extension__ using Unsigned = unsigned __int128;

  /// Numbers that somebody has written into a file may pass the end, and begin again below.
  void grow(Wide number) {
    sum_ = static_cast<Wide>(static_cast<Unsigned>(sum_) + static_cast<Unsigned>(number));
  }

  Wide sum_ = 0;
};

/// Of one game: a sum over so many. Each is within 2^48, so that products of many games fit.
struct Ratio {
  std::int64_t sum = 0;
  std::int64_t count = 0;
};

/// An estimate, with an interval that holds the true mean in 95 cases of 100.
struct Estimate {
  double mean = 0;
  double low = 0;
  double high = 0;
  /// False where too few games tell nothing about others: one, or fewer than six that are all
  /// alike. The interval is then a point.
  bool has_interval = true;

  bool excludes(double number) const { return has_interval && (number < low || number > high); }
  double margin() const { return (high - low) / 2; }
};

/// Products of two ratios of the same game, added up over games; the first ratio is named first.
struct CrossSums {
  WideSum sum_sum, sum_count, count_sum, count_count;

  void add(const Ratio& a, const Ratio& b);
  void add(const CrossSums& other);
  bool operator==(const CrossSums&) const = default;
};

/// A ratio, and its products with itself, added up over games.
struct RatioSums {
  WideSum sum, count;
  CrossSums squares;

  void add(const Ratio& ratio);
  void add(const RatioSums& other);
  /// Takes the count of `other`: in games that lack this ratio its sum is 0 over as many.
  void take_count(const RatioSums& other);
  /// 0 for nothing.
  double mean() const;
  bool operator==(const RatioSums&) const = default;
};

/// The mean times `scale`, of so many games. The interval is Student's, wider for few games.
Estimate estimate_of(const RatioSums& sums, std::uint64_t games, double scale = 1);

/// The same for a mean that, times `scale`, is a proportion. The interval is Wilson's, which stays
/// within 0 and 1 and is no point even if all games agree. Plays of one game, and shared wins,
/// count as the number of independent ones that would vary as much.
Estimate proportion_of(const RatioSums& sums, std::uint64_t games, double scale = 1);

/// The second mean minus the first, times `scale`, of games paired one by one.
Estimate difference_of(const RatioSums& a, const RatioSums& b, const CrossSums& cross,
                       std::uint64_t games, double scale = 1);

/// How often each whole number occurred.
class Histogram {
 public:
  void add(std::int64_t number, std::uint64_t times = 1) { counts_[number] += times; }
  void add(const Histogram& other);
  /// Those that occurred, ascending.
  const std::map<std::int64_t, std::uint64_t>& counts() const { return counts_; }
  std::uint64_t total() const;
  /// The least number that at least `part` of all, 0 to 1, do not exceed; 0 if there are none.
  std::int64_t quantile(double part) const;

  /// Whether all of them lie within `least` and `most`, and are as many and add up to as much as
  /// `sums` has it.
  bool agrees_with(const RatioSums& sums, std::int64_t least, std::int64_t most) const;

  bool operator==(const Histogram&) const = default;

 private:
  std::map<std::int64_t, std::uint64_t> counts_;
};

}  // namespace kasino
