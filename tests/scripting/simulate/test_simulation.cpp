// Simulations: the same numbers on any number of threads, and sums that agree.
#include "scripting/simulate/simulation.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

const std::atomic<bool> never = false;

VariantRequest variant(const std::string& spec) {
  return {spec, {KASINO_SOURCE_VARIANTS, KASINO_SOURCE_VARIANTS "/house"}, {}};
}

SimulationRequest request_for(const std::string& spec, std::uint64_t games) {
  SimulationRequest request;
  request.variant = variant(spec);
  request.games = games;
  return request;
}

SimulationReport simulated(const SimulationRequest& request) {
  return Simulation(request, {}).run(never, {});
}

double sum(const SimulationReport& report, const Row& row, std::size_t side = 0) {
  return report.sides()[side].sums[report.layout().index(row)].sum.value();
}

void check_same(const SimulationReport& a, const SimulationReport& b) {
  CHECK(a.games() == b.games());
  CHECK(a.layout().size() == b.layout().size());
  CHECK(a.sides() == b.sides());
  CHECK(a.crosses() == b.crosses());
}

const std::uint64_t some_games = is_sanitized ? 40 : 200;

}  // namespace

TEST_CASE("The numbers are the same on any number of threads", "[simulation]") {
  for (const char* spec : {"standard", "misar", "standard+snatch"}) {
    SimulationRequest request = request_for(spec, some_games);
    request.plan.seats = {Bot::Greedy, Bot::Random};
    const SimulationReport one = simulated(request);
    CHECK(one.games() == some_games);
    request.jobs = 3;
    check_same(simulated(request), one);
  }
}

TEST_CASE("An endless deal of a slow script ends at a limit", "[simulation]") {
  const ScriptFolder folder;
  folder.write("t.lua", extension(R"(on_play = function(move, game)
    for i = 1, 2000000 do end
    game:give(game.table, "table", { "hand", 2 })
  end)"));
  SimulationRequest request;
  request.variant = {"t", {folder.path(), KASINO_SOURCE_VARIANTS}, {}};
  request.games = 1;
  CHECK_THROWS_WITH(simulated(request),
                    Catch::Contains("t.lua: on_play: limit: more than 50000000 steps in all"));
}

TEST_CASE("The shares of a simulation add up to the whole, in any order", "[simulation]") {
  SimulationRequest request = request_for("standard+opening-sweep", some_games + 3);
  request.other = variant("standard");
  const SimulationReport all = simulated(request);
  SimulationReport sum(2, 2);
  for (std::uint64_t number : {3U, 1U, 4U, 2U}) {
    request.share = share_of(request.games, number, 4);
    sum.add(simulated(request));
  }
  sum.settle();
  check_same(sum, all);
}

TEST_CASE("Shares hold every game once, and differ by one at most", "[simulation]") {
  for (std::uint64_t games : {0U, 1U, 10U, 11U}) {
    std::uint64_t next = 0;
    for (std::uint64_t number = 1; number <= 4; ++number) {
      const GameRange share = share_of(games, number, 4);
      CHECK(share.first == next);
      CHECK(share.size() >= games / 4);
      CHECK(share.size() <= games / 4 + 1);
      next = share.end;
    }
    CHECK(next == games);
  }
}

TEST_CASE("The sums agree with one another", "[simulation]") {
  SimulationRequest request = request_for("standard", 100);
  request.variant.players = 3;
  const SimulationReport report = simulated(request);
  CHECK(report.deals() == 100);
  CHECK(report.estimate({Measure::Plays}).mean == 48);
  double wins = 0, wins_by_place = 0, by_seat = 0, by_place = 0, captures = 0;
  for (int seat = 1; seat <= 3; ++seat) {
    double points = 0;
    for (std::size_t source = 0; source < report.layout().sources().size(); ++source)
      points += sum(report, {Measure::Source, seat, source});
    CHECK(points == sum(report, {Measure::SeatPoints, seat}));
    by_seat += points;
    by_place += sum(report, {Measure::PlacePoints, seat});
    wins += sum(report, {Measure::Wins, seat});
    wins_by_place += sum(report, {Measure::PlaceWins, seat});
    captures += sum(report, {Measure::Captures, seat});
  }
  CHECK(wins == 100 * whole_win);
  CHECK(wins_by_place == wins);
  CHECK(by_place == by_seat);
  CHECK(captures == sum(report, {Measure::Capturing}));
  CHECK(2 * sum(report, {Measure::Lead}) ==
        whole_win *
            (2 * sum(report, {Measure::PlacePoints, 1}) - sum(report, {Measure::PlacePoints, 2}) -
             sum(report, {Measure::PlacePoints, 3})));
}

TEST_CASE("The histograms hold every play and deal, and have the mean of the sums",
          "[simulation]") {
  const SimulationReport report = simulated(request_for("standard", 50));
  const SimulatedSide& side = report.sides().front();
  CHECK(side.table.total() == 50 * 48);
  CHECK(side.choices.total() == 50 * 48);
  CHECK(side.length.counts() == std::map<std::int64_t, std::uint64_t>{{1, 50}});
  double cards = 0;
  for (const auto& [number, times] : side.table.counts())
    cards += static_cast<double>(number) * static_cast<double>(times);
  CHECK(cards == sum(report, {Measure::Table}));
  const auto forced = side.choices.counts();
  CHECK(static_cast<double>(forced.contains(1) ? forced.at(1) : 0) ==
        sum(report, {Measure::Forced}));
}

TEST_CASE("Seats of a side win together, and who leads is compared with the opponents",
          "[simulation]") {
  SimulationRequest request = request_for("standard+teams", some_games);
  request.variant.players = 4;
  const Simulation simulation(request, {});
  CHECK(simulation.head().fair_share() == 0.5);
  const SimulationReport report = simulation.run(never, {});
  CHECK(sum(report, {Measure::Wins, 1}) == sum(report, {Measure::Wins, 3}));
  CHECK(sum(report, {Measure::Wins, 1}) + sum(report, {Measure::Wins, 2}) ==
        static_cast<double>(some_games * whole_win));
  CHECK(sum(report, {Measure::Lead}) ==
        whole_win *
            (sum(report, {Measure::PlacePoints, 1}) + sum(report, {Measure::PlacePoints, 3}) -
             sum(report, {Measure::PlacePoints, 2}) - sum(report, {Measure::PlacePoints, 4})));
}

TEST_CASE("Matches are played to their end, and greed wins them", "[simulation]") {
  SimulationRequest request = request_for("standard", is_sanitized ? 10 : 100);
  request.plan.matches = true;
  request.plan.seats = {Bot::Greedy, Bot::Random};
  const SimulationReport report = simulated(request);
  CHECK(report.estimate({Measure::Length}).mean > 1);
  CHECK(static_cast<double>(report.deals()) == sum(report, {Measure::Length}));
  CHECK(report.estimate({Measure::Wins, 1}).mean > report.estimate({Measure::Wins, 2}).mean);
  CHECK(sum(report, {Measure::Undecided}) == 0);
}

TEST_CASE("A seat that is out of the match is in no deal", "[simulation]") {
  SimulationRequest request = request_for("misar", 10);
  request.variant.players = 3;
  request.plan.matches = true;
  const SimulationReport report = simulated(request);
  std::uint64_t deals = 0;
  for (int seat = 1; seat <= 3; ++seat) {
    const std::uint64_t of_seat = report.count({Measure::SeatPoints, seat});
    CHECK(report.sides()[0].points[static_cast<std::size_t>(seat - 1)].total() == of_seat);
    deals += of_seat;
  }
  CHECK(deals < 3 * report.deals());
  CHECK(deals >= 2 * report.deals());
}

TEST_CASE("A match that nobody wins is stopped, and told", "[simulation]") {
  const ScriptFolder folder;
  folder.write(
      "endless.lua",
      extension("id = \"endless\", scoring = { cards = false, spades = false, storan = false,"
                " lillan = false, aces = false, sweep = false }"));
  SimulationRequest request = request_for("endless", 1);
  request.variant.directories.insert(request.variant.directories.begin(), folder.path());
  request.plan.matches = true;
  const SimulationReport report = simulated(request);
  CHECK(sum(report, {Measure::Undecided}) == 1);
  CHECK(report.deals() == GamePlan::most_deals);
}

TEST_CASE("The same decks and players under the same rules differ in nothing", "[simulation]") {
  SimulationRequest request = request_for("standard", 20);
  request.other = variant("standard");
  const SimulationReport report = simulated(request);
  for (const Row& row : report.layout().rows()) CHECK(report.is_equal_throughout(row));
}

TEST_CASE("A rule that only scores otherwise differs in points alone", "[simulation]") {
  SimulationRequest request = request_for("standard", 50);
  request.other = variant("standard+tabbe3");
  const SimulationReport report = simulated(request);
  for (const Row& row : report.layout().rows()) {
    const Measure measure = row.measure;
    if (measure == Measure::Plays || measure == Measure::Sweeps || measure == Measure::Choices ||
        measure == Measure::Captures)
      CHECK(report.is_equal_throughout(row));
  }
  // Two points more for each sweep.
  CHECK(sum(report, {Measure::SeatPoints, 1}, 1) - sum(report, {Measure::SeatPoints, 1}, 0) ==
        2 * sum(report, {Measure::Sweeps, 1}));
}

TEST_CASE("A simulation ends early with what is known, and tells how far it is", "[simulation]") {
  std::atomic<bool> interrupt = false;
  const SimulationRequest request = request_for("standard", 10'000'000);
  const SimulationReport report = Simulation(request, {}).run(interrupt, [&](std::uint64_t games) {
    if (games > 20) interrupt = true;
  });
  CHECK(report.games() > 20);
  CHECK(report.games() < request.games);
  CHECK(report.deals() == report.games());
}

TEST_CASE("Of several failures the first game's is told, on any number of threads",
          "[simulation]") {
  const ScriptFolder folder;
  folder.write("t.lua", extension("on_sweep = function(move) error(\"oh \" .. move.card) end"));
  SimulationRequest request = request_for("t", 1000);
  request.variant.directories.insert(request.variant.directories.begin(), folder.path());
  const auto failure = [&] {
    try {
      simulated(request);
    } catch (const ScriptError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  const std::string first = failure();
  CHECK_THAT(first, Catch::Contains("on_sweep: oh"));
  request.jobs = 3;
  CHECK(failure() == first);
}

TEST_CASE("Too many seats are refused", "[simulation]") {
  SimulationRequest crowd = request_for("standard", 10);
  crowd.variant.players = 7;
  CHECK_THROWS_WITH(simulated(crowd), "standard is for 2 to 4 players, not 7");
  SimulationRequest named = request_for("standard", 10);
  named.variant.players = 2;
  named.plan.seats = {Bot::Greedy, Bot::Greedy, Bot::Greedy};
  CHECK_THROWS_WITH(simulated(named), "there are 3 players named for 2 seats");
}
