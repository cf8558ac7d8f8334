// Whole-number sums of many games, and what they say: means with 95% intervals, and histograms.
//
// A measurement is a sum and a count: points in deals, captures in plays. Its mean is the ratio of
// the totals. Games are independent of each other but plays of one game are not, so intervals are
// those of a ratio estimated from whole games (Cochran, Sampling Techniques, 1977, chapter 6). Sums
// are exact, so the order of adding does not matter.
#pragma once

#include <cstdint>
#include <map>

namespace kasino {

/// A sum of whole numbers, in 128 bits: no simulation fills it.
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
  __extension__ using Wide = __int128;  // not in the standard
  __extension__ using Unsigned = unsigned __int128;

  /// Wraps around instead of overflowing, which numbers in a file that somebody changed could do.
  void grow(Wide number) {
    sum_ = static_cast<Wide>(static_cast<Unsigned>(sum_) + static_cast<Unsigned>(number));
  }

  Wide sum_ = 0;
};

/// The measurement of one game. Both numbers are within 2^48, so that products of many games fit.
struct Ratio {
  std::int64_t sum = 0;
  std::int64_t count = 0;
};

/// An estimate, with an interval that holds the true mean in 95 cases of 100.
struct Estimate {
  double mean = 0;
  double low = 0;
  double high = 0;
  /// False if there are too few games to tell anything: one, or fewer than six that are all alike.
  /// Then `low` and `high` equal `mean`.
  bool has_interval = true;

  bool excludes(double number) const { return has_interval && (number < low || number > high); }
  double margin() const { return (high - low) / 2; }
};

/// Products of two ratios of the same game, added up over games. In each name the part of the first
/// ratio comes first.
struct CrossSums {
  WideSum sum_sum, sum_count, count_sum, count_count;

  void add(const Ratio& a, const Ratio& b);
  void add(const CrossSums& other);
  bool operator==(const CrossSums&) const = default;
};

/// A ratio and its products with itself, added up over games.
struct RatioSums {
  WideSum sum, count;
  CrossSums squares;

  void add(const Ratio& ratio);
  void add(const RatioSums& other);
  /// Takes the count of `other`: games that lack this ratio have the sum 0 over the same count.
  void take_count(const RatioSums& other);
  /// 0 if the count is 0.
  double mean() const;
  bool operator==(const RatioSums&) const = default;
};

/// The mean times `scale`. The interval is Student's, which is wider for few games.
Estimate estimate_of(const RatioSums& sums, std::uint64_t games, double scale = 1);

/// The same for a mean that is a proportion once it is multiplied by `scale`. The interval is
/// Wilson's, which stays within 0 and 1, and is no point even if all games agree. Plays of one
/// game, and shared wins, count as the number of independent ones that would vary as much.
Estimate proportion_of(const RatioSums& sums, std::uint64_t games, double scale = 1);

/// The second mean minus the first, times `scale`, from games that are paired one by one.
Estimate difference_of(const RatioSums& a, const RatioSums& b, const CrossSums& cross,
                       std::uint64_t games, double scale = 1);

/// How often each whole number occurred.
class Histogram {
 public:
  void add(std::int64_t number, std::uint64_t times = 1) { counts_[number] += times; }
  void add(const Histogram& other);
  /// The numbers that occurred, ascending, and how often.
  const std::map<std::int64_t, std::uint64_t>& counts() const { return counts_; }
  std::uint64_t total() const;
  /// The least number that at least `part`, 0 to 1, of all do not exceed; 0 if there are none.
  std::int64_t quantile(double part) const;

  /// Whether all lie within `least` and `most`, and count and total are those of `sums`.
  bool agrees_with(const RatioSums& sums, std::int64_t least, std::int64_t most) const;

  bool operator==(const Histogram&) const = default;

 private:
  std::map<std::int64_t, std::uint64_t> counts_;
};

}  // namespace kasino
