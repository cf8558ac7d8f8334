// Whole-number sums of many games, and what they say: means with 95% intervals, and histograms.
//
// What is counted comes as so much in so many: points in deals, captures in plays. Its mean is the
// ratio of the two sums. Games are independent of one another, the plays of one game are not, so
// intervals are those of a ratio estimated from whole games (Cochran, Sampling Techniques, 1977,
// chapter 6). Sums are exact: no order of adding them makes a difference.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace kasino {

/// A whole number of 128 bits that numbers are added to.
class WideSum {
 public:
  WideSum() = default;
  /// `high` times 2^64, plus `low`.
  WideSum(std::int64_t high, std::uint64_t low) : high_(high), low_(low) {}

  void add(std::int64_t number) {
    const auto bits = static_cast<std::uint64_t>(number);
    low_ += bits;
    high_ += (low_ < bits ? 1 : 0) - (number < 0 ? 1 : 0);
  }
  void add(const WideSum& other) {
    low_ += other.low_;
    high_ += other.high_ + (low_ < other.low_ ? 1 : 0);
  }
  std::int64_t high() const { return high_; }
  std::uint64_t low() const { return low_; }
  /// The nearest number there is.
  double value() const;

  bool operator==(const WideSum&) const = default;

 private:
  std::int64_t high_ = 0;
  std::uint64_t low_ = 0;
};

/// Of one game: so much in so many. Each within 2^31, so that products of two fit in 64 bits.
struct Ratio {
  std::int64_t much = 0;
  std::int64_t many = 0;
};

/// An estimate, with the interval that holds the true mean in 95 cases of 100.
struct Estimate {
  double mean = 0;
  double low = 0;
  double high = 0;
  /// Not where too few games tell nothing of others: one, or fewer than six that are all alike.
  /// Then it is a point.
  bool has_interval = true;

  bool excludes(double number) const { return has_interval && (number < low || number > high); }
  double margin() const { return (high - low) / 2; }
};

/// Facts of many games, added up: the numbers, their squares and products.
struct RatioSums {
  WideSum much, many, much_much, much_many, many_many;

  void add(const Ratio& ratio);
  void add(const RatioSums& other);
  /// What was not noted for some games, because it came to nothing there, was so in as many as
  /// `other` has it.
  void fill_up(const RatioSums& other);
  /// 0 for nothing.
  double mean() const;
  bool operator==(const RatioSums&) const = default;
};

/// The mean times `scale` over so many games. The interval is Student's, wider where they are few.
Estimate estimate_of(const RatioSums& sums, std::uint64_t games, double scale = 1);

/// The same for a mean that, times `scale`, is a proportion: Wilson's interval, which stays within
/// 0 and 1 and does not shrink to a point where all games agree. Of plays, or wins that may be
/// shared, it takes as many independent ones as would vary as much.
Estimate proportion_of(const RatioSums& sums, std::uint64_t games, double scale = 1);

/// Sums of products of the ratios of the same game under two variants, the first's named first.
struct CrossSums {
  WideSum much_much, much_many, many_much, many_many;

  void add(const Ratio& a, const Ratio& b);
  void add(const CrossSums& other);
  /// As RatioSums::fill_up.
  void fill_up(const CrossSums& other);
  bool operator==(const CrossSums&) const = default;
};

/// The second mean less the first, times `scale`, of games paired one by one.
Estimate difference_of(const RatioSums& a, const RatioSums& b, const CrossSums& cross,
                       std::uint64_t games, double scale = 1);

/// How often each whole number came.
class Histogram {
 public:
  void add(std::int64_t number, std::uint64_t times = 1) {
    if (number >= 0 && number < few)
      small_[static_cast<std::size_t>(number)] += times;
    else
      others_[number] += times;
  }
  void add(const Histogram& other);
  /// Those that came, ascending.
  std::map<std::int64_t, std::uint64_t> counts() const;
  std::uint64_t total() const;
  /// The least number that at least `part` of all, from 0 to 1, do not exceed; 0 for none.
  std::int64_t quantile(double part) const;

  bool operator==(const Histogram&) const = default;

 private:
  static constexpr std::int64_t few = 256;
  std::vector<std::uint64_t> small_ = std::vector<std::uint64_t>(few);
  std::map<std::int64_t, std::uint64_t> others_;
};

}  // namespace kasino
