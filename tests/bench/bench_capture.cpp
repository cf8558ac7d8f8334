// Timings of the capture search, on small tables and on the largest.
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/capture/capture.hpp"
#include "engine/capture/small_captures.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/random_positions.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

const CaptureSearch& search() {
  static const CaptureSearch search(shipped("standard").data().capture);
  return search;
}

constexpr const char* cards_by_index[] = {"c10", "cJ", "cQ", "cK", "cA", "s2", "d10"};

/// The card that the benchmark's argument names, with all others on the table.
CapturePosition full_table(const benchmark::State& state) {
  const char* played = cards_by_index[state.range(0)];
  return {card(played), packs_without(played)};
}

Leave leave_of(const benchmark::State& state) {
  return state.range(1) == 0 ? Leave::Anything : Leave::NoGroup;
}

void find_small(benchmark::State& state) {
  Dice dice(1);
  std::vector<CapturePosition> positions;
  for (int i = 0; i < 1024; ++i)
    positions.push_back(random_position(dice, static_cast<int>(state.range(0))));
  std::size_t next = 0;
  for (auto _ : state) {
    const CapturePosition& position = positions[next++ % positions.size()];
    SmallCaptures captures(1, position.table.size());
    search().find_small(FaceList({&position.played, 1}).faces(), FaceList(position.table).faces(),
                        Leave::Anything, captures);
    benchmark::DoNotOptimize(captures);
  }
}
BENCHMARK(find_small)->DenseRange(2, 12, 2);

void judge_all(benchmark::State& state) {
  const CapturePosition position = full_table(state);
  const ItemSet all = ItemSet::first(static_cast<int>(position.table.size()));
  for (auto _ : state)
    benchmark::DoNotOptimize(search().find(position.played, position.table).values_taking(all));
}
BENCHMARK(judge_all)->DenseRange(0, 6);

void count_all(benchmark::State& state) {
  const CapturePosition position = full_table(state);
  for (auto _ : state)
    benchmark::DoNotOptimize(search().find(position.played, position.table).count(leave_of(state)));
}
BENCHMARK(count_all)->ArgsProduct({{0, 1, 2, 3, 4, 5, 6}, {0, 1}})->Unit(benchmark::kMicrosecond);

void first_twenty(benchmark::State& state) {
  const CapturePosition position = full_table(state);
  for (auto _ : state) {
    int visited = 0;
    search().find(position.played, position.table).each(leave_of(state), [&](const ItemSet&) {
      return ++visited < 20;
    });
  }
}
BENCHMARK(first_twenty)
    ->ArgsProduct({{0, 1, 2, 3, 4, 5, 6}, {0, 1}})
    ->Unit(benchmark::kMicrosecond);

/// The same for captures that leave no group, each time on another table, since the last diagrams
/// asked for are kept.
void first_twenty_of_new_tables(benchmark::State& state) {
  const CapturePosition full = full_table(state);
  std::vector<Cards> tables;
  for (std::size_t without = 0; without < full.table.size(); ++without) {
    Cards& table = tables.emplace_back(full.table);
    table.erase(table.begin() + static_cast<std::ptrdiff_t>(without));
  }
  std::size_t next = 0;
  for (auto _ : state) {
    int visited = 0;
    search()
        .find(full.played, tables[next++ % tables.size()])
        .each(Leave::NoGroup, [&](const ItemSet&) { return ++visited < 20; });
  }
}
BENCHMARK(first_twenty_of_new_tables)->DenseRange(0, 6)->Unit(benchmark::kMicrosecond);

void explain_all(benchmark::State& state) {
  const Cards open = packs_without("cK");
  const ItemSet all = ItemSet::first(51);
  for (auto _ : state) benchmark::DoNotOptimize(search().find(card("cK"), open).explain(13, all));
}
BENCHMARK(explain_all)->Unit(benchmark::kMicrosecond);

void misfit_all(benchmark::State& state) {
  const Cards open = packs_without("d10");
  const ItemSet all = ItemSet::first(51);
  for (auto _ : state) benchmark::DoNotOptimize(search().find(card("d10"), open).misfit(all));
}
BENCHMARK(misfit_all)->Unit(benchmark::kMicrosecond);

/// Making a search and asking once about the largest table: the cost of the first question.
void build(benchmark::State& state) {
  const CapturePosition position = full_table(state);
  for (auto _ : state) {
    const CaptureSearch fresh(search().rules());
    benchmark::DoNotOptimize(fresh.find(position.played, position.table).count());
  }
}
BENCHMARK(build)->DenseRange(0, 6)->Unit(benchmark::kMillisecond);

/// The same for a claim of the whole table, for which no diagram is made.
void first_judgement(benchmark::State& state) {
  const CapturePosition position = full_table(state);
  const ItemSet all = ItemSet::first(static_cast<int>(position.table.size()));
  for (auto _ : state) {
    const CaptureSearch fresh(search().rules());
    benchmark::DoNotOptimize(fresh.find(position.played, position.table).values_taking(all));
  }
}
BENCHMARK(first_judgement)->DenseRange(0, 6)->Unit(benchmark::kMillisecond);

/// The first count on a table of two packs, at printed values.
void first_count_of_two_packs(benchmark::State& state) {
  CaptureRules rules = shipped("standard").data().capture;
  rules.table_values = shipped("standard values=fixed").data().capture.table_values;
  const Card played = card("cA");
  const Cards table = packs_without("cA", 2);
  for (auto _ : state) {
    const CaptureSearch fresh(rules);
    benchmark::DoNotOptimize(fresh.find(played, table).count(leave_of(state)));
  }
}
BENCHMARK(first_count_of_two_packs)->Args({0, 0})->Args({0, 1})->Unit(benchmark::kMillisecond);

/// The first twenty sets of a fresh search on a table of two packs, at the freest values.
void first_twenty_of_two_packs(benchmark::State& state) {
  const char* name = cards_by_index[state.range(0)];
  const Card played = card(name);
  const Cards table = packs_without(name, 2);
  for (auto _ : state) {
    const CaptureSearch fresh(search().rules());
    int visited = 0;
    fresh.find(played, table).each(leave_of(state), [&](const ItemSet&) { return ++visited < 20; });
  }
}
BENCHMARK(first_twenty_of_two_packs)
    ->ArgsProduct({{0, 1, 2, 3, 4, 5, 6}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

/// Making a search, without asking it anything.
void construct(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(CaptureSearch(search().rules()));
}
BENCHMARK(construct)->Unit(benchmark::kMicrosecond);

}  // namespace
