// Many games added up: the same numbers on any number of threads, and sums that agree.
#include <cmath>

#include "scripting/simulation.hpp"
#include "tests/catch.hpp"
#include "tests/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

const std::atomic<bool> never = false;

SimulationRequest request_for(const std::string& spec, std::uint64_t games) {
  SimulationRequest request;
  request.variant.spec = spec;
  request.variant.directories = {KASINO_SOURCE_VARIANTS, KASINO_SOURCE_VARIANTS "/house"};
  request.games = games;
  return request;
}

SimulationReport simulated(const SimulationRequest& request) {
  return simulate(request, {}, never, {});
}

bool is_same(const Tally& a, const Tally& b) {
  return a.count() == b.count() && a.sum() == b.sum() && a.margin() == b.margin();
}

bool are_same(const std::vector<Tally>& a, const std::vector<Tally>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), is_same);
}

}  // namespace

TEST_CASE("A tally knows the mean and half of its 95% interval", "[simulation]") {
  Tally tally;
  CHECK(tally.mean() == 0);
  CHECK(tally.margin() == 0);
  for (int number : {1, 2, 3, 4}) tally.add(number);
  CHECK(tally.mean() == 2.5);
  CHECK(tally.margin() == Approx(1.96 * std::sqrt(5.0 / 3 / 4)));
  Tally other;
  other.add(5);
  tally.add(other);
  CHECK(tally.mean() == 3);
  tally.fill_up(15);
  CHECK(tally.mean() == 1);
}

TEST_CASE("The numbers are the same on any number of threads", "[simulation]") {
  for (const char* spec : {"standard", "misar", "standard+snatch"}) {
    SimulationRequest request = request_for(spec, KASINO_SANITIZED ? 40 : 200);
    request.seats = {Player::Greedy, Player::Random};
    const SimulationReport one = simulated(request);
    request.jobs = 3;
    const SimulationReport three = simulated(request);
    CHECK(one.games == request.games);
    CHECK(three.games == request.games);
    CHECK(one.deals == three.deals);
    CHECK(one.shared == three.shared);
    CHECK(are_same(one.points, three.points));
    CHECK(are_same(one.wins, three.wins));
    CHECK(are_same(one.sweeps, three.sweeps));
    CHECK(is_same(one.choices, three.choices));
    CHECK(is_same(one.first_lead, three.first_lead));
    for (const auto& [clause, tallies] : one.from) CHECK(are_same(tallies, three.from.at(clause)));
  }
}

TEST_CASE("The sums agree with one another", "[simulation]") {
  SimulationRequest request = request_for("standard", 100);
  request.variant.players = 3;
  const SimulationReport report = simulated(request);
  CHECK(report.deals == 100);
  CHECK(report.plays.mean() == 48);
  std::int64_t wins = 0;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    std::int64_t points = 0;
    for (const auto& [clause, tallies] : report.from) points += tallies[seat].sum();
    CHECK(points == report.points[seat].sum());
    wins += report.wins[seat].sum();
  }
  CHECK(wins == 100 * SimulationReport::whole_win);
  std::int64_t by_place = 0, by_seat = 0;
  for (const Tally& tally : report.points_from_dealer) by_place += tally.sum();
  for (const Tally& tally : report.points) by_seat += tally.sum();
  CHECK(by_place == by_seat);
  CHECK(report.first_lead.sum() == 2 * report.points_from_dealer[0].sum() -
                                       report.points_from_dealer[1].sum() -
                                       report.points_from_dealer[2].sum());
}

TEST_CASE("Matches are played to their end, and greed wins them", "[simulation]") {
  SimulationRequest request = request_for("standard", KASINO_SANITIZED ? 10 : 100);
  request.matches = true;
  request.seats = {Player::Greedy, Player::Random};
  const SimulationReport report = simulated(request);
  CHECK(report.length.mean() > 1);
  CHECK(report.deals == static_cast<std::uint64_t>(report.length.sum()));
  CHECK(report.wins[0].mean() > report.wins[1].mean());
}

TEST_CASE("A simulation ends early with what is known, and tells how far it is", "[simulation]") {
  std::atomic<bool> interrupt = false;
  const SimulationRequest request = request_for("standard", 10'000'000);
  const SimulationReport report = simulate(request, {}, interrupt, [&](std::uint64_t games) {
    if (games > 20) interrupt = true;
  });
  CHECK(report.games > 20);
  CHECK(report.games < request.games);
  CHECK(report.deals == report.games);
}

TEST_CASE("What scripts do wrong in a simulation, and seats too many, are told", "[simulation]") {
  const ScriptFolder folder;
  folder.write("t.lua", extension("on_sweep = function() error(\"oh\") end"));
  SimulationRequest request = request_for("t", 1000);
  request.variant.directories.insert(request.variant.directories.begin(), folder.path());
  request.jobs = 2;
  CHECK_THROWS_WITH(simulated(request), Catch::Contains("on_sweep: oh"));
  SimulationRequest crowd = request_for("standard", 10);
  crowd.variant.players = 7;
  CHECK_THROWS_WITH(simulated(crowd), "standard is for 2 to 4 players, not 7");
}
