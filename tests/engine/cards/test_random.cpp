#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "engine/cards/random.hpp"
#include "tests/support/catch.hpp"

using kasino::Random;

namespace {

// The two algorithms as published by their authors, for comparison with ours.

class Splitmix64 {
 public:
  explicit Splitmix64(std::uint64_t seed) : x_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = (x_ += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }

 private:
  std::uint64_t x_;
};

class Xoshiro256 {
 public:
  explicit Xoshiro256(std::array<std::uint64_t, 4> state) : s_(state) {}

  static Xoshiro256 seeded(std::uint64_t seed) {
    Splitmix64 filler(seed);
    const std::uint64_t first = filler.next();
    const std::uint64_t second = filler.next();
    const std::uint64_t third = filler.next();
    return Xoshiro256({first, second, third, filler.next()});
  }

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(s_[1] * 5, 7) * 9;
    const std::uint64_t t = s_[1] << 17;
    s_[2] ^= s_[0];
    s_[3] ^= s_[1];
    s_[1] ^= s_[2];
    s_[0] ^= s_[3];
    s_[2] ^= t;
    s_[3] = std::rotl(s_[3], 45);
    return result;
  }

 private:
  std::array<std::uint64_t, 4> s_;
};

/// The chi-squared statistic: about buckets - 1, seldom twice that.
double chi_square(const std::vector<int>& counts, double expected) {
  double sum = 0;
  for (int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

}  // namespace

TEST_CASE("The algorithms we hold ours against give their published numbers", "[random]") {
  Splitmix64 splitmix(1234567);
  for (std::uint64_t known : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                              4593380528125082431U, 16408922859458223821U})
    CHECK(splitmix.next() == known);
  Xoshiro256 xoshiro({1, 2, 3, 4});
  for (std::uint64_t known :
       {std::uint64_t{11520}, std::uint64_t{0}, std::uint64_t{1509978240}, 1215971899390074240U,
        1216172134540287360U, 607988272756665600U, 16172922978634559625U, 8476171486693032832U})
    CHECK(xoshiro.next() == known);
}

TEST_CASE("The generator is xoshiro256**, seeded by splitmix64", "[random]") {
  for (std::uint64_t seed :
       {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{42}, ~std::uint64_t{0}}) {
    Random random(seed);
    Xoshiro256 known = Xoshiro256::seeded(seed);
    for (int i = 0; i < 1000; ++i) REQUIRE(random.next() == known.next());
  }
}

TEST_CASE("A seed gives fixed numbers", "[random]") {
  Random random(42);
  CHECK(random.next() == 1546998764402558742U);
  CHECK(random.next() == 6990951692964543102U);
  CHECK(Random(0).next() == 11091344671253066420U);
}

TEST_CASE("A copy goes on with the same numbers, apart from the original", "[random]") {
  Random random(7);
  random.next();
  Random copy = random;
  CHECK(copy == random);
  const std::uint64_t number = random.next();
  CHECK_FALSE(copy == random);
  CHECK(copy.next() == number);
}

TEST_CASE("A bounded number is below its bound", "[random]") {
  Random random(1);
  for (std::uint64_t limit : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{52},
                              (std::uint64_t{1} << 63) + 1, ~std::uint64_t{0}})
    for (int i = 0; i < 1000; ++i) REQUIRE(random.below(limit) < limit);
}

TEST_CASE("Bounded numbers are equally likely", "[random]") {
  for (std::size_t limit : {2U, 3U, 6U, 13U, 52U, 100U}) {
    Random random(limit);
    std::vector<int> counts(limit);
    const int expected = 2000;
    for (std::size_t i = 0; i < limit * expected; ++i) ++counts[random.below(limit)];
    INFO("below " << limit);
    CHECK(chi_square(counts, expected) < 2.0 * static_cast<double>(limit) + 10);
  }
}

TEST_CASE("Numbers that would favour some results are drawn again", "[random]") {
  // With a limit of three quarters of 2^64, plain remainders would fall into its lowest third twice
  // as often as into another.
  const std::uint64_t limit = std::uint64_t{3} << 62;
  Random random(5);
  std::vector<int> thirds(3);
  for (int i = 0; i < 6000; ++i) ++thirds[random.below(limit) / (limit / 3)];
  CHECK(chi_square(thirds, 2000) < 16);
}

TEST_CASE("Every bit is as likely to be set as not", "[random]") {
  Random random(99);
  std::vector<int> set(64);
  for (int i = 0; i < 4000; ++i)
    for (std::uint64_t bits = random.next(); bits != 0; bits &= bits - 1)
      ++set[static_cast<std::size_t>(std::countr_zero(bits))];
  for (int count : set) CHECK(std::abs(count - 2000) < 160);
}
