// One game between computer players, and all that is counted of it.
//
// Its decks come from the seed, the number of the game and that of the deal; the numbers that a
// player draws in a deal, from these and the seat. So under two variants the same game has the same
// decks, and players who have faced the same choices choose alike.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/game/bot.hpp"
#include "engine/model/rules.hpp"
#include "engine/play/playout.hpp"
#include "engine/play/scoring.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/simulate/report.hpp"

namespace kasino {

/// How the games are played.
struct GamePlan {
  std::vector<Bot> seats;  ///< by seat - 1; who is not named is Bot::Random
  bool matches = false;    ///< each game is a match to its end; else a single deal
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
  /// Sums over the plays of a deal.
  struct Plays {
    std::int64_t plays = 0;
    std::int64_t table = 0;                          ///< cards, before each
    std::int64_t counted = 0;                        ///< plays whose moves were counted
    std::int64_t choices = 0;                        ///< of these, moves and answers
    std::int64_t forced = 0;                         ///< of these, without a choice
    std::array<std::int64_t, max_seats> captures{};  ///< by seat - 1
  };

  void play_deal(State& state, int deal);
  bool breaks_in(State& state, int deal);
  bool counts_moves() const;
  void play_step(State& state, int deal);
  PlayedStep perform(State& state, const Decision& decision);
  void add_play(const PlayedStep& step, Seat seat, int table);
  void add_deal(const State& state);
  Points points_by_seat(const State& state);
  void add_places(const State& state, const Points& points);
  void add_lead(const Points& points);
  int side_points(const Points& points, Seat seat) const;
  void add_wins(const State& state, Seat first_dealer);
  Ratio& ratio(Measure measure, int number = 0) {
    return facts_->at(layout_.index(measure, number));
  }
  void add(Measure measure, std::int64_t much, std::int64_t many) {
    Ratio& sum = ratio(measure);
    sum.much += much;
    sum.many += many;
  }
  /// What a seat draws from in this deal, wherever it stands.
  Random& random_for(int deal, Seat seat);
  Bot player_at(Seat seat) const {
    const auto at = static_cast<std::size_t>(seat - 1);
    return at < plan_.seats.size() ? plan_.seats[at] : Bot::Random;
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
  std::array<std::optional<Random>, max_seats> randoms_{};  ///< by seat - 1
  Plays plays_;                                             ///< of this deal
  std::vector<Seat> playing_;  ///< in this deal, the dealer's left first
};

}  // namespace kasino
