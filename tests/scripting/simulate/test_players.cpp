// Computer players under rules with functions, actions, stages and claims: they play legally,
// repeat exactly, and never fail for lack of time.
#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/view.hpp"
#include "engine/play/playing.hpp"
#include "engine/players/bot.hpp"
#include "engine/players/worlds.hpp"
#include "scripting/simulate/simulation.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

const std::atomic<bool> never = false;

VariantRequest shipped(const std::string& spec) {
  return {spec, {KASINO_SOURCE_VARIANTS, KASINO_SOURCE_VARIANTS "/house"}, {}};
}

const Bot::Kind thinking_kinds[] = {Bot::Novice, Bot::Greedy, Bot::Expert};

/// Variants with decisive actions, drawn cards, builds, teams, functions that refuse and capture,
/// bluffs and calls.
const char* const specs[] = {"standard+early16",
                             "standard+snatch",
                             "standard+draw",
                             "standard+pluck",
                             "standard+teams",
                             "cassino",
                             "krypkasino",
                             "cuarenta",
                             "pasur",
                             "escoba",
                             "standard+sequence",
                             "standard+double-move",
                             "standard+picada",
                             "standard+steal-bundle",
                             "chinese-ten"};

bool is_open(const Step& step, const State& state, const Rules& rules) {
  if (const auto* move = std::get_if<Move>(&step)) return is_legal(*move, state, rules);
  return judge(std::get<Action>(step), state, rules).legal();
}

}  // namespace

TEST_CASE("Players do what is legal under every kind of rule, whatever is hidden",
          "[player][property]") {
  for (const char* spec : specs) {
    CAPTURE(spec);
    Budget budget;
    const auto rules = load_variant(shipped(spec), budget);
    const int players = rules->data().only_for.value_or(rules->data().min_players);
    GameStart start;
    start.players = start.dealer = players;
    start.seed = 5;
    State state = Game(*rules, start).state();
    Random random(1);
    const Thinking thinking{12, [&] { return budget.begin_step() ? 0 : 1000; }};
    for (int steps = 0; state.phase == Phase::Play && steps < (is_sanitized ? 6 : 60); ++steps) {
      const Bot bot = thinking_kinds[steps % 3];
      budget.begin_command();
      const State other = resample_hidden(state.turn, state, *rules, random);
      const std::uint64_t seed = random.next();
      Random one(seed), two(seed);
      const Decision decision = decide(bot, state, *rules, one, thinking);
      CHECK(is_open(decision.what, state, *rules));
      if (View(state, rules->data(), state.turn) == View(other, rules->data(), state.turn)) {
        budget.begin_command();
        CHECK(decide(bot, other, *rules, two, thinking).what == decision.what);
      }
      apply(state, decision.what, *rules, nullptr);
    }
  }
}

TEST_CASE("Experts play the same games on any number of threads", "[player][simulation]") {
  for (const char* spec : {"standard", "misar", "standard+snatch"}) {
    SimulationRequest request;
    request.variant = shipped(spec);
    request.games = is_sanitized ? 4 : 20;
    request.plan.seats = {Bot::Expert, Bot::Novice};
    request.plan.playouts = 40;
    const SimulationReport one = Simulation(request, {}).run(never, {});
    request.jobs = 3;
    const SimulationReport three = Simulation(request, {}).run(never, {});
    CHECK(one.sides() == three.sides());
    request.plan.playouts = 80;
    const SimulationReport longer = Simulation(request, {}).run(never, {});
    CHECK_FALSE(one.sides() == longer.sides());
  }
}

TEST_CASE("An expert decides before slow functions have spent what they may", "[player]") {
  const ScriptFolder folder;
  folder.write("t.lua", extension(R"(on_play = function(move, game)
    for i = 1, 100000 do end
  end)"));
  SimulationRequest request;
  request.variant = {"t", {folder.path(), KASINO_SOURCE_VARIANTS}, {}};
  request.games = 1;
  request.plan.seats = {Bot::Expert, Bot::Greedy};
  request.plan.playouts = 100'000;
  CHECK(Simulation(request, {}).run(never, {}).games() == 1);
}

TEST_CASE("A player that the variant does not have is refused by name", "[player][simulation]") {
  SimulationRequest request;
  request.variant = shipped("standard");
  request.plan.seats = {Bot("careful")};
  CHECK_THROWS_WITH(
      Simulation(request, {}),
      "standard has no player \"careful\": there are random, novice, greedy or expert");
}
