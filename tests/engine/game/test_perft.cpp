// Counts of move sequences, compared with tables from other programs and with a naive count.
#include <algorithm>

#include "engine/game/perft.hpp"
#include "engine/model/setup.hpp"
#include "engine/play/playing.hpp"
#include "tests/support/brute_force.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/perft_tables.hpp"
#include "tests/support/shipped.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

std::vector<PerftTable> tables() {
  std::vector<PerftTable> tables = perft_tables("standard.perft");
  for (const PerftTable& table : perft_tables("misar.perft")) tables.push_back(table);
  return tables;
}

State dealt(const Rules& rules, const Cards& deck) {
  return start_match(rules, 2, 2, deck, nullptr);
}

const std::size_t deepest = is_sanitized ? 4 : 6;

/// Every move as the rules word it: a card is laid out or takes a set, unless a duty forbids it.
class NaivePerft {
 public:
  explicit NaivePerft(const Rules& rules) : rules_(rules) {}

  std::uint64_t count(const State& state, std::size_t depth) const {
    if (depth == 0) return 1;
    if (state.phase != Phase::Play) return 0;
    std::uint64_t sum = 0;
    for (const Move& move : moves(state)) {
      State next = state;
      apply(next, move, rules_, nullptr);
      sum += count(next, depth - 1);
    }
    return sum;
  }

 private:
  std::vector<Move> moves(const State& state) const {
    const Duties& duties = rules_.data().duties;
    const Leave leave = duties.take_all.empty() ? Leave::Anything : Leave::NoGroup;
    std::vector<Move> all, sweeps;
    for (Card card : state.hand(state.turn)) {
      Cards lying(state.table().begin(), state.table().end());
      std::sort(lying.begin(), lying.end());
      const BruteForce brute(rules_.data().capture, card, lying);
      const auto sets = brute.sets(leave);
      if (sets.empty() || duties.capture.empty()) all.push_back({state.turn, card, {}});
      for (std::uint64_t set : sets) {
        const Move move{state.turn, card, cards_of(lying, ItemSet::of_bits(set))};
        all.push_back(move);
        if (set == brute.everything()) sweeps.push_back(move);
      }
    }
    return duties.sweep.empty() || sweeps.empty() ? all : sweeps;
  }

  const Rules& rules_;
};

}  // namespace

TEST_CASE("perft_agrees_with_other_programs", "[perft]") {
  REQUIRE(tables().size() == 6);
  for (const PerftTable& table : tables()) {
    const Rules& rules = shipped(table.variant);
    const State start = dealt(rules, table.deck);
    REQUIRE(table.counts.size() == 6);
    for (std::size_t depth = 1; depth <= deepest; ++depth) {
      CAPTURE(table.variant, table.deck, depth);
      CHECK(perft(start, rules, static_cast<int>(depth)) == Count{table.counts[depth - 1], false});
    }
  }
}

TEST_CASE("perft_agrees_with_a_naive_count", "[perft]") {
  for (const PerftTable& table : tables()) {
    const Rules& rules = shipped(table.variant);
    const NaivePerft naive(rules);
    const State start = dealt(rules, table.deck);
    for (std::size_t depth = 1; depth <= 3; ++depth) {
      CAPTURE(table.variant, table.deck, depth);
      CHECK(perft(start, rules, static_cast<int>(depth)).number == naive.count(start, depth));
    }
  }
}

TEST_CASE("Perft of depth 0 is 1, and cards dealt between rounds are no plies", "[perft]") {
  const Rules& rules = shipped("standard");
  const Setup setup = *start_at("", {"s7"}, "h2 d3 s2 s3 h4 h5 c2 c3").setup;
  const State state = State::from(setup, rules.data());
  CHECK(perft(state, rules, 0) == Count{1, false});
  CHECK(perft(state, rules, 1) == Count{1, false});
  // Four cards: a table of one seven, which none of h2 d3 h4 h5 takes.
  CHECK(perft(state, rules, 2) == Count{4, false});
}

TEST_CASE("A sequence that reaches the end of the deal before its depth is not counted",
          "[perft]") {
  const Rules& rules = shipped("standard");
  const State state = position(rules, "h7", {"s7", "c9"});
  CHECK(perft(state, rules, 2) == Count{2, false});
  CHECK(perft(state, rules, 3) == Count{0, false});
}

TEST_CASE("Perft stops when it is told to", "[perft]") {
  const Rules& rules = shipped("standard");
  const State start = dealt(rules, tables().front().deck);
  int asked = 0;
  CHECK_THROWS_AS(perft(start, rules, 6, [&] { return ++asked < 10; }), Interrupted);
  CHECK(asked == 10);
}
