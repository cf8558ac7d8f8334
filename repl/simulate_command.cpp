#include "repl/simulate_command.hpp"

#include <algorithm>
#include <optional>
#include <thread>

#include "repl/arguments.hpp"
#include "repl/computer_seats.hpp"
#include "repl/shared_options.hpp"
#include "repl/simulate_run.hpp"
#include "repl/simulation_part.hpp"

namespace kasino {

namespace {

/// Both variants, each with the options that are meant for it.
void name_variants(const CommandLine& options, const CommandPlace& place, const Limits& limits,
                   SimulationRequest& request) {
  if (options.other.empty()) {
    request.variant = {options.variant, place.directories, options.set, options.players};
    return;
  }
  Budget budget(limits);
  const VariantRequest a{options.variant, place.directories, options.set_a, options.players};
  const VariantRequest b{options.other, place.directories, options.set_b, options.players};
  request.variant = with_shared_options(a, b, options.set, budget);
  request.other = with_shared_options(b, a, options.set, budget);
}

SimulationRequest request_of(const CommandLine& options, const CommandPlace& place,
                             const Limits& limits) {
  SimulationRequest request;
  for (const std::optional<Player>& player : seats_of(options)) {
    if (!player) throw UsageError("--seats: a simulation has no people: expected random or greedy");
    request.plan.seats.push_back(*player);
  }
  name_variants(options, place, limits, request);
  request.plan.matches = options.simulated_matches.has_value();
  request.plan.seed = options.seed.value_or(1);
  request.games =
      request.plan.matches ? *options.simulated_matches : options.simulated_deals.value_or(10'000);
  if (options.shard)
    request.share = share_of(request.games, options.shard->number, options.shard->of);
  request.jobs = jobs_of(options);
  return request;
}

SimulationOutput output_of(const CommandLine& options, const CommandPlace& place) {
  const ReportForm form = options.json  ? ReportForm::Json
                          : options.csv ? ReportForm::Csv
                                        : ReportForm::Tables;
  return {form, options.svg, place.look, place.out};
}

}  // namespace

int jobs_of(const CommandLine& options) {
  const auto cores = static_cast<int>(std::thread::hardware_concurrency());
  return options.jobs != 0 ? options.jobs : std::max(1, cores);
}

std::vector<std::optional<Player>> seats_of(const CommandLine& options) {
  try {
    return players_named(options.seats);
  } catch (const BadArgument& error) {
    throw UsageError(std::string("--seats: ") + error.what());
  }
}

ExitStatus run_simulate(const CommandLine& options, const Limits& limits,
                        const CommandPlace& place) {
  if (options.dealer || !options.deck.empty())
    place.err
        << "kasino: simulate: --dealer and --deck change nothing here: every game has a deck of "
           "its own, and the deal goes round\n";
  const Simulation simulation(request_of(options, place, limits), limits);
  const SimulateRun run(simulation, place.look, place.err, place.shows_progress);
  if (!options.part.empty()) return run.write_part(options.shard.value_or(Shard{}), options.part);
  return run.report(output_of(options, place));
}

ExitStatus run_merge(const CommandLine& options, const CommandPlace& place) {
  const SimulationPart all = merge_parts(options.files);
  output_of(options, place).print(all.head, all.report);
  return ExitStatus::Done;
}

}  // namespace kasino
