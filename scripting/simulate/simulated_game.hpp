// One game between computer players, and all that is counted of it.
//
// Its decks come from the seed, the number of the game and that of the deal; the numbers that a
// player draws, from these, the seat, and how often it has chosen in the deal. So under two
// variants the same game has the same decks, and players who face the same choice choose alike.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <vector>

#include "engine/player.hpp"
#include "engine/rules.hpp"
#include "scripting/budget.hpp"
#include "scripting/simulation_report.hpp"

namespace kasino {

/// How the games are played.
struct GamePlan {
  std::vector<Player> seats;  ///< by seat - 1; who is not named is Player::Random
  bool matches = false;       ///< each game is a match to its end; else a single deal
  std::uint64_t seed = 1;

  static constexpr int most_deals = 1000;     ///< of a match: one that nobody can win ends there
  static constexpr int most_steps = 100'000;  ///< of a deal, likewise
  static constexpr std::uint32_t most_choices = 1'000'000;  ///< of a play: more count as so many

  bool operator==(const GamePlan&) const = default;
};

/// Plays games under one variant. What is given outlives it; `layout` gets the sources.
class SimulatedGame {
 public:
  SimulatedGame(const GamePlan& plan, const Rules& rules, Budget& budget, Layout& layout,
                const std::atomic<bool>& interrupt);

  /// Plays game `number` into `facts`; false if it was interrupted. Seat 1 + number modulo players
  /// deals first. Throws what the rules throw.
  bool play(std::uint64_t number, GameFacts& facts);

 private:
  void play_deal(State& state, int deal);
  bool breaks_in(State& state, int deal);
  void perform(State& state, const Decision& decision);
  void add_play(const Move& move, const State& state, const Count& among);
  void add_deal(const State& state);
  void add_source(std::size_t source, Seat seat, int points);
  std::vector<int> points_by_seat(const State& state);
  void add_places(const State& state, const std::vector<int>& points);
  void add_lead(const std::vector<int>& points);
  int side_points(const std::vector<int>& points, Seat seat) const;
  void add_wins(const State& state, Seat first_dealer);
  Ratio& ratio(Measure measure, int number = 0) {
    return facts_->at(layout_.index(measure, number));
  }
  Random random_for(int deal, Seat seat, std::uint64_t purpose);
  Player player_at(Seat seat) const {
    const auto at = static_cast<std::size_t>(seat - 1);
    return at < plan_.seats.size() ? plan_.seats[at] : Player::Random;
  }

  const GamePlan& plan_;
  const Rules& rules_;
  Budget& budget_;
  Layout& layout_;
  const std::atomic<bool>& interrupt_;
  int players_;
  std::vector<std::size_t> sources_;  ///< of the items of the score sheet
  GameFacts* facts_ = nullptr;
  std::uint64_t number_ = 0;
  std::array<std::uint64_t, max_seats> chosen_{};  ///< of this deal, by seat - 1
  std::vector<Seat> playing_;                      ///< in this deal, the dealer's left first
};

}  // namespace kasino
