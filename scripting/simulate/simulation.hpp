// Many games between computer players, added up: is a rule any good?
//
// Game number i of a seed is the same however many games are played and on however many threads,
// and all sums are of whole numbers: so are the results.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/text.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/simulate/report.hpp"
#include "scripting/simulate/simulated_game.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

/// Games from number `first` up to, but without, `end`.
struct GameRange {
  std::uint64_t first = 0;
  std::uint64_t end = 0;

  std::uint64_t size() const { return end - first; }
};

/// Share `number`, from 1, of `games` in so many; sizes differ by one at most.
GameRange share_of(std::uint64_t games, std::uint64_t number, std::uint64_t shares);

struct SimulationRequest {
  VariantRequest variant;
  std::optional<VariantRequest> other{};  ///< plays the same decks, to compare
  GamePlan plan{};
  std::uint64_t games = 10'000;      ///< all of them
  std::optional<GameRange> share{};  ///< those to be played; nothing: all
  int jobs = 1;                      ///< threads, at least 1

  GameRange range() const { return share.value_or(GameRange{0, games}); }
};

/// A variant that is simulated.
struct SimulatedVariant {
  std::string spec;  ///< as asked for
  Text title;
  std::string hash;  ///< of its scripts
  std::map<std::string, std::string> options;
  bool highest_wins = true;
  int sides = 0;  ///< of seats that play together; 0: each for itself
  int cards = 0;  ///< of the deck
  bool operator==(const SimulatedVariant&) const = default;
};

/// What decides the results of a simulation, whoever plays which share of its games.
struct SimulationHead {
  std::vector<SimulatedVariant> variants;  ///< one, or two to compare
  int players = 2;
  GamePlan plan;
  std::uint64_t games = 0;

  bool compares() const { return variants.size() > 1; }
  /// What part of all wins goes to each where nobody has an advantage.
  double fair_share() const;
  bool operator==(const SimulationHead&) const = default;
};

/// Called now and then with how many games are over.
using SimulationProgress = std::function<void(std::uint64_t games)>;

class Simulation {
 public:
  /// Loads what is to be played. Throws what load_variant does, and SetupError for a number of
  /// players that a variant is not for.
  Simulation(SimulationRequest request, const Limits& limits);

  const SimulationHead& head() const { return head_; }
  /// The games to be played.
  GameRange range() const { return request_.range(); }

  /// Plays and adds up. Ends early, with the games that are over, once `interrupt` is set. Throws
  /// what the scripts do in play: of several failures that of the first game.
  SimulationReport run(const std::atomic<bool>& interrupt,
                       const SimulationProgress& progress) const;

 private:
  RuleData load_data(const VariantRequest& variant) const;

  SimulationRequest request_;
  Limits limits_;
  SimulationHead head_;
};

}  // namespace kasino
