#include "scripting/simulate/simulation.hpp"

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>

#include "engine/cards/deck.hpp"
#include "scripting/simulate/jobs.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

namespace {

void check_players(const RuleData& data, int players) {
  if (players >= data.min_players && players <= data.max_players) return;
  std::string range = std::to_string(data.min_players);
  if (data.max_players != data.min_players) range += " to " + std::to_string(data.max_players);
  throw SetupError(data.name + " is for " + range + " players, not " + std::to_string(players),
                   "players");
}

/// The number asked for, or else that of players named, within what the variants allow.
int players_for(const SimulationRequest& request, const std::vector<RuleData>& variants) {
  int players =
      request.variant.players.value_or(std::max(2, static_cast<int>(request.plan.seats.size())));
  if (!request.variant.players) {
    for (const RuleData& data : variants) players = std::max(players, data.min_players);
    for (const RuleData& data : variants) players = std::min(players, data.max_players);
  }
  for (const RuleData& data : variants) check_players(data, players);
  return players;
}

SimulatedVariant described(const VariantRequest& request, const RuleData& data) {
  SimulatedVariant variant;
  variant.spec = request.spec;
  variant.title = data.title;
  variant.hash = data.hash;
  for (const OptionValue& option : data.options) variant.options[option.name] = option.value;
  variant.highest_wins = data.match.highest_wins;
  variant.sides = data.teams.sides;
  variant.cards = static_cast<int>(full_deck(data.deck).size());
  if (data.purse) variant.unit = data.purse->unit;
  variant.has_dealer = data.has_dealer();
  return variant;
}

/// What one thread needs to play.
class Worker {
 public:
  Worker(const SimulationRequest& request, const Limits& limits, const SimulationHead& head,
         const std::atomic<bool>& interrupt)
      : budget_(limits),
        report_(head.players, static_cast<int>(head.variants.size()), head.stake()) {
    add(request.variant, request.plan, head.players, interrupt);
    if (request.other) add(*request.other, request.plan, head.players, interrupt);
    facts_.resize(games_.size());
  }

  /// Plays a game under each variant; false if it was interrupted.
  bool play(std::uint64_t number) {
    for (std::size_t side = 0; side < games_.size(); ++side)
      if (!games_[side].play(number, facts_[side])) return false;
    report_.add(facts_);
    return true;
  }
  const SimulationReport& report() const { return report_; }

 private:
  void add(VariantRequest variant, const GamePlan& plan, int players,
           const std::atomic<bool>& interrupt) {
    variant.players = players;
    budget_.begin_command();
    rules_.push_back(load_variant(variant, budget_));
    games_.emplace_back(plan, *rules_.back(), budget_, report_.layout(), interrupt);
  }

  Budget budget_;
  Paying paying_{budget_};
  std::vector<std::unique_ptr<Rules>> rules_;
  SimulationReport report_;
  std::vector<SimulatedGame> games_;
  std::vector<GameFacts> facts_;
};

}  // namespace

GameRange share_of(std::uint64_t games, std::uint64_t number, std::uint64_t shares) {
  const std::uint64_t size = games / shares;
  const std::uint64_t larger = games % shares;  // how many shares have one more game
  const auto begin = [&](std::uint64_t share) { return share * size + std::min(share, larger); };
  return {begin(number - 1), begin(number)};
}

Stake SimulationHead::stake() const {
  return std::ranges::any_of(variants, [](const auto& one) { return !one.unit.en.empty(); })
             ? Stake::Money
             : Stake::Points;
}

double SimulationHead::fair_share() const {
  const int sides = variants.front().sides;
  return 1.0 / (sides == 0 ? players : sides);
}

namespace {

Text no_player(const Bot& player, const RuleData& rules) {
  return format(
      {"{0} has no player \"{1}\": there are {2}", "{0} har ingen spelare \"{1}\": det finns {2}"},
      rules.id, player.own, any_of(bot_names(rules)));
}

}  // namespace

Simulation::Simulation(SimulationRequest request, const Limits& limits)
    : request_(std::move(request)), limits_(limits) {
  std::vector<VariantRequest*> requests = {&request_.variant};
  if (request_.other) requests.push_back(&*request_.other);
  std::vector<RuleData> all;
  for (const VariantRequest* variant : requests) all.push_back(load_data(*variant));
  head_.players = players_for(request_, all);
  if (request_.plan.seats.size() > static_cast<std::size_t>(head_.players))
    throw SetupError(
        format({"there are {0} players named for {1} seats", "{0} spelare nämns för {1} platser"},
               request_.plan.seats.size(), head_.players),
        "players");
  for (const RuleData& rules : all)
    for (const Bot& player : request_.plan.seats)
      if (!bot_named(name_of(player), rules)) throw SetupError(no_player(player, rules), "players");
  head_.plan = request_.plan;
  head_.games = request_.games;
  for (std::size_t i = 0; i < all.size(); ++i) {
    requests[i]->players = head_.players;
    if (all[i].only_for.value_or(head_.players) != head_.players) all[i] = load_data(*requests[i]);
    head_.variants.push_back(described(*requests[i], all[i]));
  }
}

RuleData Simulation::load_data(const VariantRequest& variant) const {
  Budget budget(limits_);
  return load_variant(variant, budget)->data();
}

SimulationReport Simulation::run(const std::atomic<bool>& interrupt,
                                 const SimulationProgress& progress) const {
  SimulationReport report(head_.players, static_cast<int>(head_.variants.size()), head_.stake());
  std::atomic<std::uint64_t> played = 0;
  std::mutex mutex;
  const auto threads = std::min(static_cast<std::uint64_t>(request_.jobs), range().size());
  const Limits shared = shared_by(static_cast<std::size_t>(threads), limits_);
  const auto work = [&](const TakeTask& take) {
    Worker worker(request_, shared, head_, interrupt);
    while (const auto game = take()) {
      if (!worker.play(*game)) break;
      ++played;
    }
    const std::lock_guard lock(mutex);
    report.add(worker.report());
  };
  run_tasks(range().first, range().end, threads, work, [&] {
    if (progress) progress(played);
  });
  report.settle();
  return report;
}

}  // namespace kasino
