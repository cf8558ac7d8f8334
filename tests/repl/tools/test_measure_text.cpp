// Numbers for people, and the bins of histograms.
#include "repl/tools/simulate.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;

TEST_CASE("Bins are of one width, few, and hold every number", "[measure_text]") {
  Histogram histogram;
  for (int number = 0; number < 1000; ++number) histogram.add(number % 37);
  histogram.add(900);
  const std::vector<Bin> bins = bins_of(histogram, 8);
  CHECK(bins.size() <= 8);
  std::uint64_t count = 0;
  for (const Bin& bin : bins) {
    count += bin.count;
    CHECK(bin.to - bin.from == bins[0].to - bins[0].from);
  }
  CHECK(count == histogram.total());
  CHECK(label_of(bins[0]) == "0–4");
  CHECK(label_of(bins.back()) == "35+");
  Histogram below;
  below.add(-7, 10);
  CHECK(label_of(bins_of(below, 8).at(0)) == "-7");
  CHECK(bins_of({}, 8).empty());
}

TEST_CASE("A mean has as many decimals as its interval is worth", "[measure_text]") {
  CHECK(mean_text({3.14159, 3.09159, 3.19159}, 1) == "3.142 ±0.050");
  CHECK(mean_text({0.5, 0.48, 0.52}, 100) == "50.0 ±2.0");
  CHECK(mean_text({48, 48, 48}, 1) == "48");
  CHECK(difference_text({0.5, 0.4, 0.6}, 1) == "+0.50 ±0.10");
  CHECK(difference_text({-0.001, -0.301, 0.299}, 1) == "0.00 ±0.30");
  CHECK(grouped(9999) == "9999");
  CHECK(grouped(10000) == "10 000");
  CHECK(grouped(1234567) == "1 234 567");
}

TEST_CASE("A few numbers that decide a mean are reported", "[measure_text]") {
  Histogram histogram;
  histogram.add(-1, 5'000);
  CHECK_FALSE(far_few(histogram));
  histogram.add(1, 4'900);
  histogram.add(9, 100);
  CHECK_FALSE(far_few(histogram));  // the skewness is 3.8, and 25 times its square 360
  histogram.add(1'000, 4);
  const auto few = far_few(histogram);
  REQUIRE(few);
  CHECK(few->nearest == 1'000);
  CHECK(few->times == 4);
  Histogram losses;
  losses.add(1, 5'000);
  losses.add(-1'000, 3);
  REQUIRE(far_few(losses));
  CHECK(far_few(losses)->nearest == -1'000);
  CHECK_FALSE(far_few({}));
}
