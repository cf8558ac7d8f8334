// Timings of loading a variant, and of a turn as commands ask for it.
#include <benchmark/benchmark.h>

#include "engine/legality/judge.hpp"
#include "engine/model/setup.hpp"
#include "engine/model/state.hpp"
#include "scripting/variant/variant.hpp"

using namespace kasino;

namespace {

std::unique_ptr<Rules> standard(Budget& budget) {
  return load_variant({"standard", {KASINO_SOURCE_VARIANTS}, {}}, budget);
}

void load(benchmark::State& state) {
  Budget budget;
  for (auto _ : state) benchmark::DoNotOptimize(standard(budget));
}
BENCHMARK(load);

/// The position of a setup with storan in hand and every other card on the table.
State full_table(const RuleData& rules) {
  Setup setup;
  const Card storan = Card::of(10, Suit::Diamonds);
  for (Card card : full_deck(rules.deck))
    if (card != storan) setup.table.push_back(card);
  setup.hands = {{storan}, {}};
  return State::from(setup, rules);
}

void first_moves_of_full_table(benchmark::State& state) {
  Budget budget;
  const auto rules = standard(budget);
  const State position = full_table(rules->data());
  legal_moves(position, *rules, 20);  // the diagrams are built once
  for (auto _ : state) benchmark::DoNotOptimize(legal_moves(position, *rules, 20));
}
BENCHMARK(first_moves_of_full_table);

void count_moves_of_full_table(benchmark::State& state) {
  Budget budget;
  const auto rules = standard(budget);
  const State position = full_table(rules->data());
  count_legal_moves(position, *rules);
  for (auto _ : state) benchmark::DoNotOptimize(count_legal_moves(position, *rules));
}
BENCHMARK(count_moves_of_full_table);

void judge_a_move_on_full_table(benchmark::State& state) {
  Budget budget;
  const auto rules = standard(budget);
  const State position = full_table(rules->data());
  const Move move = legal_moves(position, *rules, 20).back();
  is_legal(move, position, *rules);
  for (auto _ : state) benchmark::DoNotOptimize(is_legal(move, position, *rules));
}
BENCHMARK(judge_a_move_on_full_table);

}  // namespace
