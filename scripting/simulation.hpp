// Many games between computer players, added up: is a rule any good?
//
// Game number i of a seed is the same however many games are played and on however many threads,
// and all sums are of whole numbers: so are the results.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/player.hpp"
#include "scripting/budget.hpp"
#include "scripting/variant.hpp"

namespace kasino {

/// Whole numbers added up.
class Tally {
 public:
  void add(std::int64_t number) {
    ++count_;
    sum_ += number;
    squares_ += number * number;
  }
  void add(const Tally& other) {
    count_ += other.count_;
    sum_ += other.sum_;
    squares_ += other.squares_;
  }
  /// Further zeros, until there are `count`.
  void fill_up(std::int64_t count) { count_ = std::max(count_, count); }
  std::int64_t count() const { return count_; }
  std::int64_t sum() const { return sum_; }
  /// 0 for nothing.
  double mean() const;
  /// Half of the 95% interval of the mean, by the normal law; 0 for fewer than two.
  double margin() const;

 private:
  std::int64_t count_ = 0;
  std::int64_t sum_ = 0;
  std::int64_t squares_ = 0;
};

struct SimulationRequest {
  VariantRequest variant;
  std::vector<Player> seats;  ///< by seat - 1; who is not named is Player::Random
  std::uint64_t games = 10'000;
  bool matches = false;  ///< each game is a match to its end; else a single deal
  std::uint64_t seed = 1;
  int jobs = 1;  ///< threads, at least 1
};

/// Everything counted. Of vectors by seat the first is seat 1's.
struct SimulationReport {
  /// A win shared by so many counts as a part of this, without remainder.
  static constexpr int whole_win = 840;

  int players = 0;
  std::uint64_t games = 0;
  std::uint64_t deals = 0;
  std::uint64_t shared = 0;                        ///< games won by several
  std::vector<Tally> points;                       ///< of a deal, by seat
  std::vector<Tally> points_from_dealer;           ///< likewise, by place: first the dealer's left
  std::vector<Tally> wins;                         ///< of a game, in parts of whole_win, by seat
  std::vector<Tally> sweeps;                       ///< of a deal, by seat
  std::map<std::string, std::vector<Tally>> from;  ///< points of a deal by clause, by seat
  Tally first_lead;  ///< points of who leads above the mean of the others, times players - 1
  Tally plays;       ///< of a deal
  Tally captures;    ///< 1 for a play that captures, else 0
  Tally table;       ///< cards on it before a play
  Tally choices;     ///< moves to choose from, at most most_choices
  Tally forced;      ///< 1 for a play without a choice, else 0
  Tally length;      ///< deals of a game
  static constexpr std::int64_t most_choices = 1'000'000;

  explicit SimulationReport(int players);
  void add(const SimulationReport& other);
};

/// Called now and then with how many games are over.
using SimulationProgress = std::function<void(std::uint64_t games)>;

/// Plays and adds up. Ends early, with the games that are over, once `interrupt` is set. Throws
/// what load_variant does, SetupError for a number of players that the variant is not for, and what
/// the scripts do in play.
SimulationReport simulate(const SimulationRequest& request, const Limits& limits,
                          const std::atomic<bool>& interrupt, const SimulationProgress& progress);

}  // namespace kasino
