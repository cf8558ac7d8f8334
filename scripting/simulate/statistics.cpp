#include "scripting/simulate/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace kasino {

namespace {

constexpr double normal_95 = 1.959963984540054;

/// How many standard errors hold 95 of 100 means of two games or more: Student's distribution, from
/// its table or the first terms of its expansion (Abramowitz and Stegun, 26.7.5).
double student_95(std::uint64_t games) {
  constexpr std::array table = {12.706204736, 4.302652730, 3.182446305, 2.776445105,
                                2.570581836,  2.446911851, 2.364624252, 2.306004135};
  if (games < table.size() + 2) return table[games - 2];
  const auto freedom = static_cast<double>(games - 1);
  constexpr double z = normal_95;
  constexpr double z3 = z * z * z;
  constexpr double z5 = z3 * z * z;
  constexpr double z7 = z5 * z * z;
  return z + (z3 + z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom * freedom) +
         (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * freedom * freedom * freedom);
}

/// The interval of a mean whose variance was estimated from so many games.
Estimate student_interval(double mean, double variance, std::uint64_t games) {
  // By the sign test, fewer games may all be alike by chance.
  constexpr std::uint64_t enough_alike = 6;
  if (games < 2 || (variance == 0 && mean != 0 && games < enough_alike))
    return {mean, mean, mean, false};
  const double margin = student_95(games) * std::sqrt(variance);
  return {mean, mean - margin, mean + margin};
}

constexpr double rounding = 1e-12;  ///< smaller relative variances come from rounding alone

/// The sum over games of (a.sum - mean(a) * a.count) * (b.sum - mean(b) * b.count).
double residual_products(const CrossSums& products, double mean_a, double mean_b) {
  return products.sum_sum.value() - mean_b * products.sum_count.value() -
         mean_a * products.count_sum.value() + mean_a * mean_b * products.count_count.value();
}

double residual_squares(const RatioSums& sums) {
  const double mean = sums.mean();
  const double rest = residual_products(sums.squares, mean, mean);
  const double all = sums.squares.sum_sum.value() + mean * mean * sums.squares.count_count.value();
  return rest <= rounding * all ? 0 : rest;
}

/// The variance of the mean of `games` independent numbers, whose squared deviations add up to
/// `squares`.
double variance_of_mean(double squares, std::uint64_t games) {
  const auto count = static_cast<double>(games);
  return games < 2 ? 0 : squares / (count - 1) / count;
}

double variance_of(const RatioSums& sums, std::uint64_t games) {
  if (sums.count.value() <= 0) return 0;
  const double count = sums.count.value() / static_cast<double>(games);
  return variance_of_mean(residual_squares(sums) / (count * count), games);
}

}  // namespace

void CrossSums::add(const Ratio& a, const Ratio& b) {
  sum_sum.add_product(a.sum, b.sum);
  sum_count.add_product(a.sum, b.count);
  count_sum.add_product(a.count, b.sum);
  count_count.add_product(a.count, b.count);
}

void CrossSums::add(const CrossSums& other) {
  sum_sum.add(other.sum_sum);
  sum_count.add(other.sum_count);
  count_sum.add(other.count_sum);
  count_count.add(other.count_count);
}

void RatioSums::add(const Ratio& ratio) {
  sum.add(ratio.sum);
  count.add(ratio.count);
  squares.add(ratio, ratio);
}

void RatioSums::add(const RatioSums& other) {
  sum.add(other.sum);
  count.add(other.count);
  squares.add(other.squares);
}

void RatioSums::take_count(const RatioSums& other) {
  count = other.count;
  squares.count_count = other.squares.count_count;
}

double RatioSums::mean() const {
  const double divisor = count.value();
  return divisor == 0 ? 0 : sum.value() / divisor;
}

Estimate estimate_of(const RatioSums& sums, std::uint64_t games, double scale) {
  return student_interval(sums.mean() * scale, variance_of(sums, games) * scale * scale, games);
}

Estimate proportion_of(const RatioSums& sums, std::uint64_t games, double scale) {
  if (games == 0 || sums.count.value() <= 0) return {};
  constexpr double z2 = normal_95 * normal_95;
  const double part = std::clamp(sums.mean() * scale, 0.0, 1.0);
  const double variance = variance_of(sums, games) * scale * scale;
  const double spread = part * (1 - part);
  double count = static_cast<double>(games);
  if (spread > 0 && variance > 0) count = spread / variance * count / (count - 1);
  const double middle = (part + z2 / (2 * count)) / (1 + z2 / count);
  const double margin =
      normal_95 * std::sqrt(spread / count + z2 / (4 * count * count)) / (1 + z2 / count);
  // If the part is 0 or 1, that end is exact, in spite of rounding.
  return {part, part <= 0 ? 0 : std::max(0.0, middle - margin),
          part >= 1 ? 1 : std::min(1.0, middle + margin)};
}

Estimate difference_of(const RatioSums& a, const RatioSums& b, const CrossSums& cross,
                       std::uint64_t games, double scale) {
  const double difference = (b.mean() - a.mean()) * scale;
  const double count_a = a.count.value() / static_cast<double>(games);
  const double count_b = b.count.value() / static_cast<double>(games);
  if (games == 0 || count_a <= 0 || count_b <= 0)
    return {difference, difference, difference, false};
  const double square_a = residual_squares(a) / (count_a * count_a);
  const double square_b = residual_squares(b) / (count_b * count_b);
  const double product = residual_products(cross, a.mean(), b.mean()) / (count_a * count_b);
  double squares = square_a + square_b - 2 * product;
  if (squares <= rounding * (square_a + square_b)) squares = 0;
  return student_interval(difference, variance_of_mean(squares, games) * scale * scale, games);
}

void Histogram::add(const Histogram& other) {
  for (const auto& [number, times] : other.counts_) add(number, times);
}

std::uint64_t Histogram::total() const {
  std::uint64_t total = 0;
  for (const auto& [number, times] : counts_) total += times;
  return total;
}

std::int64_t Histogram::quantile(double part) const {
  const double wanted = part * static_cast<double>(total());
  double below = 0;
  std::int64_t last = 0;
  for (const auto& [number, times] : counts_) {
    below += static_cast<double>(times);
    last = number;
    if (below >= wanted) break;
  }
  return last;
}

bool Histogram::agrees_with(const RatioSums& sums, std::int64_t least, std::int64_t most) const {
  constexpr std::uint64_t most_times = std::uint64_t{1} << 60U;
  WideSum sum, count;
  for (const auto& [number, times] : counts_) {
    if (number < least || number > most || times > most_times) return false;
    sum.add_product(number, static_cast<std::int64_t>(times));
    count.add(static_cast<std::int64_t>(times));
  }
  return sum == sums.sum && count == sums.count;
}

}  // namespace kasino
