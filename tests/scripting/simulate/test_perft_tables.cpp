// Counts of move sequences under the rules of scripts, on one thread and on several, compared with
// the tables and with a count that is naive on purpose.
#include <algorithm>
#include <set>

#include "engine/game/game.hpp"
#include "engine/game/perft.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"
#include "scripting/simulate/jobs.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/perft_tables.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

const std::uint64_t most_nodes = is_sanitized ? 3'000 : 100'000;
const std::uint64_t most_naive = is_sanitized ? 60 : 1'000;
constexpr int most_built = 14;  // the highest build value in any of the tables

Variant loaded(const PerftTable& table) {
  return Variant(table.variant, {}, {KASINO_SOURCE_VARIANTS, KASINO_SOURCE_VARIANTS "/house"},
                 table.players);
}

State dealt(const PerftTable& table, const Rules& rules) {
  GameStart start;
  start.players = table.players;
  start.seed = table.seed;
  start.deck = table.deck;
  start.dealer = table.players;
  return Game(rules, start).state();
}

/// Tries every set of table cards with every card, and asks the rules about each separately:
/// captures are not searched for, and nothing is counted without playing it.
class NaivePerft {
 public:
  explicit NaivePerft(Variant& variant) : variant_(variant) {}

  std::uint64_t count(const State& state, int depth) {
    if (depth == 0) return 1;
    variant_.budget().begin_command();
    std::uint64_t sum = 0;
    if (state.stage() != play_stage)
      for (const Action& answer : open_answers(state, variant_))
        sum += count_after(state, answer, depth);
    const auto source = source_of_plays(state, variant_.data());
    if (!source) return sum;
    for (Card card : state.cards(*source)) sum += count_with(state, card, depth);
    return sum;
  }

 private:
  std::uint64_t count_with(const State& state, Card card, int depth) {
    Cards table(state.table().begin(), state.table().end());
    std::sort(table.begin(), table.end());
    REQUIRE(table.size() <= 12);
    std::uint64_t sum = 0;
    for (std::uint32_t set = 0; set < (std::uint32_t{1} << table.size()); ++set) {
      Move move{state.turn, card, {}};
      for (std::size_t i = 0; i < table.size(); ++i)
        if ((set >> i & 1U) != 0) move.captured.push_back(table[i]);
      sum += count_of(move, state, depth);
    }
    return sum;
  }

  /// Tries every set of builds, taken or built on to every value.
  std::uint64_t count_of(Move move, const State& state, int depth) {
    std::uint64_t sum = 0;
    for (int built = 0; built <= (variant_.data().builds ? most_built : 0); ++built)
      for (move.whole = 0; move.whole <= all_builds(state); ++move.whole) {
        move.built = static_cast<std::uint8_t>(built);
        if (is_legal(move, state, variant_)) sum += count_after(state, move, depth);
      }
    return sum;
  }

  template <typename Step>
  std::uint64_t count_after(const State& state, const Step& step, int depth) {
    State next = state;
    apply(next, step, variant_, nullptr);
    return count(next, depth - 1);
  }

  Variant& variant_;
};

Count sum_of(const std::vector<PerftPart>& parts) {
  Count sum;
  for (const auto& [step, nodes] : parts) sum += nodes;
  return sum;
}

}  // namespace

TEST_CASE("There is a perft table for every shipped variant, and for house rules", "[perft]") {
  std::set<std::string> counted;
  for (const PerftTable& table : all_perft_tables()) counted.insert(table.variant);
  Budget budget;
  std::vector<std::string> problems;
  std::size_t house = 0;
  for (const VariantInfo& info :
       list_variants({KASINO_SOURCE_VARIANTS, KASINO_SOURCE_VARIANTS "/house"}, budget, problems)) {
    CAPTURE(info.id);
    const bool is_counted = counted.contains(info.id) || counted.contains("standard+" + info.id);
    if (info.path.parent_path().filename() == "house")
      house += is_counted ? 1 : 0;
    else
      CHECK(is_counted);
  }
  CHECK(house >= 6);
}

TEST_CASE("perft_counts_what_the_tables_say", "[perft]") {
  for (const PerftTable& table : all_perft_tables()) {
    Variant variant = loaded(table);
    const State start = dealt(table, variant);
    for (std::size_t i = 0; i < table.counts.size() && table.counts[i] <= most_nodes; ++i) {
      CAPTURE(table.file, table.variant, table.players, table.seed, i + 1);
      const Count nodes = perft(start, variant, static_cast<int>(i) + 1, [&] {
        variant.budget().begin_command();
        return true;
      });
      CHECK(nodes == Count{table.counts[i], false});
    }
  }
}

TEST_CASE("perft_agrees_with_a_count_that_asks_about_every_set", "[perft]") {
  for (const PerftTable& table : all_perft_tables()) {
    Variant variant = loaded(table);
    NaivePerft naive(variant);
    const State start = dealt(table, variant);
    for (std::size_t i = 0; i < table.counts.size() && table.counts[i] <= most_naive; ++i) {
      CAPTURE(table.file, table.variant, table.players, table.seed, i + 1);
      CHECK(naive.count(start, static_cast<int>(i) + 1) == table.counts[i]);
    }
  }
}

TEST_CASE("Perft is the same on any number of threads, part by part", "[perft]") {
  const std::atomic<bool> never = false;
  for (const char* file : {"standard.perft", "house.perft"}) {
    const PerftTable table = perft_tables(file).front();
    const Variant variant = loaded(table);
    const State start = dealt(table, variant);
    const VariantRequest request{table.variant,
                                 {KASINO_SOURCE_VARIANTS, KASINO_SOURCE_VARIANTS "/house"},
                                 {},
                                 table.players};
    const std::vector<PerftPart> one = perft_by_jobs(start, request, 3, 1, {}, never);
    CHECK(sum_of(one) == Count{table.counts[2], false});
    CHECK(one.size() == table.counts[0]);
    CHECK(perft_by_jobs(start, request, 3, 3, {}, never) == one);
  }
}

TEST_CASE("Perft on several threads stops when it is told to", "[perft]") {
  const std::atomic<bool> at_once = true;
  const PerftTable table = perft_tables("standard.perft").front();
  const Variant variant = loaded(table);
  CHECK_THROWS_AS(perft_by_jobs(dealt(table, variant), {"standard", {KASINO_SOURCE_VARIANTS}, {}},
                                9, 2, {}, at_once),
                  Interrupted);
}
