// Timings of commands on tables with all other cards of two packs, from the typed line to the JSON
// object: as the first question of a fresh session, and asked again.
#include <chrono>
#include <memory>
#include <string>
#include <utility>

#include <benchmark/benchmark.h>

#include "engine/cards/card.hpp"
#include "engine/cards/card_text.hpp"
#include "repl/commands/commands.hpp"
#include "repl/json/json.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/support/builders.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

class FullTable {
 public:
  FullTable(const std::string& script, const std::string& card)
      : desk_(
            settings(script), [this](const RulesName& name) { return load(name); }, budget_) {
    std::string table;
    for (const Card other : packs_without(card.c_str(), 2)) table += to_text(other) + ' ';
    ask("setup table=\"" + table + "\" hand1=\"" + card + "\" hand2=\"\" turn=1");
  }

  std::string ask(const std::string& line) { return to_json(execute(desk_, line), desk_.session); }

 private:
  static SessionSettings settings(const std::string& script) {
    SessionSettings settings;
    settings.rules.variant = KASINO_TEST_DATA "/scripts/" + script;
    return settings;
  }
  std::unique_ptr<Rules> load(const RulesName& name) {
    return load_variant({name.variant, {KASINO_SOURCE_VARIANTS}, {}}, budget_);
  }

  Budget budget_;
  Desk desk_;
};

std::string claim_of_all(const std::string& card) {
  std::string claim;
  for (const Card other : packs_without(card.c_str(), 2))
    claim += (claim.empty() ? card + "x" : ",") + to_text(other);
  return claim;
}

void time_command(benchmark::State& state, const std::string& script, const std::string& card,
                  const std::string& command, bool again) {
  for (auto _ : state) {
    FullTable table(script, card);
    if (again) table.ask(command);
    const auto begin = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(table.ask(command));
    state.SetIterationTime(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  }
}

const bool are_registered = [] {
  for (const std::string script : {"two-packs.lua", "two-packs-misar.lua"})
    for (const std::string card : {"c10", "cK", "cA", "s2", "d10"}) {
      const std::pair<std::string, std::string> commands[] = {
          {"moves limit=20", "moves limit=20"},
          {"why of all", "why " + claim_of_all(card)},
          {"try x*", "try " + card + "x*"},
          {"try 20", "try 20"},
          {"try 1500", "try 1500"}};
      for (const auto& [name, command] : commands)
        for (const bool again : {false, true})
          benchmark::RegisterBenchmark(
              (script + '/' + card + '/' + name + (again ? "/again" : "/first")).c_str(),
              [=, line = command](benchmark::State& state) {
                time_command(state, script, card, line, again);
              })
              ->UseManualTime()
              ->Iterations(10)
              ->Unit(benchmark::kMillisecond);
    }
  return true;
}();

}  // namespace
