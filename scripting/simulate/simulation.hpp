// Plays many games between computer players and adds them up: is a rule any good?
//
// A game's decks come from the seed, the number of the game and that of the deal; a player's random
// numbers from these and its seat. So a game is the same however many are played, on any number of
// threads. Under two variants it has the same decks, and players who have faced the same choices
// choose alike. All sums are whole numbers, so results are the same, too.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/rule_data.hpp"
#include "engine/play/playout.hpp"
#include "engine/play/scoring.hpp"
#include "engine/players/bot.hpp"
#include "engine/players/worlds.hpp"
#include "engine/text/text.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/simulate/report.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

/// How games are played.
struct GamePlan {
  std::vector<Bot> seats;  ///< by seat - 1; all other seats are Bot::Random
  bool matches = false;    ///< each game is a whole match; else a single deal
  std::uint64_t seed = 1;
  int playouts = 300;  ///< of an expert, for each decision

  static constexpr int most_deals = 1000;                   ///< of a match, which is then stopped
  static constexpr int most_steps = 100'000;                ///< of a deal, which is then stopped
  static constexpr std::uint32_t most_choices = 1'000'000;  ///< at a play; more count as this many

  bool operator==(const GamePlan&) const = default;
};

/// Plays games under one variant. The references must outlive it; sources of points that are new
/// are added to `layout`.
class SimulatedGame {
 public:
  SimulatedGame(const GamePlan& plan, const Rules& rules, Budget& budget, Layout& layout,
                const std::atomic<bool>& interrupt);

  /// Plays game `number` and fills in `facts`; false if it was interrupted. The first dealer is
  /// seat 1 + number modulo players. Throws what the rules throw.
  bool play(std::uint64_t number, GameFacts& facts);

 private:
  /// False if it was interrupted.
  bool play_deal(State& state, int deal);
  bool breaks_in(State& state, int deal);
  bool counts_moves() const;
  bool can_play(const State& state) const;
  void play_step(State& state, int deal);
  PlayedStep perform(State& state, const Decision& decision);
  void add_play(const PlayedStep& step, Seat seat, int table);
  void add_deal(const State& state);
  void add_money(const State& state);
  Points points_by_seat(const State& state);
  void add_lead();
  std::vector<Seat> one_of_each_side(const std::vector<Seat>& seats) const;
  void add_wins(const State& state, Seat first_dealer);
  /// Adds to the sum and the count of a ratio.
  void add(Measure measure, int number, std::int64_t sum, std::int64_t count = 1) {
    Ratio& total = facts_->at(layout_.index(measure, number));
    total.sum += sum;
    total.count += count;
  }
  /// The random numbers of a seat in this deal.
  Random& random_for(int deal, Seat seat);
  const Bot& player_at(Seat seat) const {
    const auto at = static_cast<std::size_t>(seat - 1);
    return at < plan_.seats.size() ? plan_.seats[at] : random_player_;
  }
  /// How `bot` thinks. An expert has the whole budget of long work for a move, and stops halfway.
  Thinking thinking(const Bot& bot);

  const GamePlan& plan_;
  const Rules& rules_;
  Budget& budget_;
  Layout& layout_;
  const std::atomic<bool>& interrupt_;
  const Bot random_player_;
  bool remembers_;  ///< some player makes use of `memory_`
  Memory memory_;   ///< the moves of this deal
  int players_;
  std::vector<std::size_t> sources_;  ///< by item of the score sheet
  GameFacts* facts_ = nullptr;
  std::uint64_t number_ = 0;
  std::array<std::optional<Random>, max_seats> randoms_{};  ///< by seat - 1
  // The plays of this deal are in `facts_` from these indexes on.
  std::size_t first_table_ = 0;
  std::size_t first_choice_ = 0;
  Points points_{};                        ///< of this deal, once it is over
  std::array<int, max_seats> captures_{};  ///< in this deal, by seat - 1
  int builds_ = 0;                         ///< made in this deal
  std::int64_t tables_ = 0;    ///< cards on the table before each play of this deal, added up
  std::int64_t choices_ = 0;   ///< moves to choose from at each play of this deal, added up
  std::int64_t forced_ = 0;    ///< plays of this deal without a choice
  int bank_ = 0;               ///< what the bank had won before this deal
  std::vector<Seat> playing_;  ///< seats in this deal, the dealer's left first
};

/// The games from number `first` up to, not including, `end`.
struct GameRange {
  std::uint64_t first = 0;
  std::uint64_t end = 0;

  std::uint64_t size() const { return end - first; }
};

/// Share `number`, from 1, of `games` divided into `shares`, whose sizes differ by at most one.
GameRange share_of(std::uint64_t games, std::uint64_t number, std::uint64_t shares);

struct SimulationRequest {
  VariantRequest variant;
  std::optional<VariantRequest> other{};  ///< played with the same decks, for comparison
  GamePlan plan{};
  std::uint64_t games = 10'000;      ///< in all shares together
  std::optional<GameRange> share{};  ///< the games to play; nothing: all
  int jobs = 1;                      ///< threads, at least 1

  GameRange range() const { return share.value_or(GameRange{0, games}); }
};

struct SimulatedVariant {
  std::string spec;  ///< as asked for
  Text title;
  std::string hash;  ///< of its scripts
  std::map<std::string, std::string> options;
  bool highest_wins = true;
  int sides = 0;  ///< of seats that play together; 0: each seat for itself
  int cards = 0;  ///< of the deck
  Text unit{};    ///< the name of money; empty if points are not money
  bool has_dealer = true;
  bool operator==(const SimulatedVariant&) const = default;
};

/// What decides the results of a simulation; the same for all its shares.
struct SimulationHead {
  std::vector<SimulatedVariant> variants;  ///< one, or two to compare
  int players = 2;
  GamePlan plan;
  std::uint64_t games = 0;

  bool compares() const { return variants.size() > 1; }
  /// Money if points are money in one of the variants.
  Stake stake() const;
  /// The part of all wins that each side would have if no side had an advantage.
  double fair_share() const;
  bool operator==(const SimulationHead&) const = default;
};

/// Called now and then with the number of games that have ended.
using SimulationProgress = std::function<void(std::uint64_t games)>;

class Simulation {
 public:
  /// Loads the variants. Throws what load_variant() throws, and SetupError if one of them does not
  /// allow the number of players.
  Simulation(SimulationRequest request, const Limits& limits);

  const SimulationHead& head() const { return head_; }
  /// The games to be played.
  GameRange range() const { return request_.range(); }

  /// Plays the games and adds them up; once `interrupt` is set, adds up those that have ended.
  /// Throws what the scripts throw in play: of several failures, that of the first game.
  SimulationReport run(const std::atomic<bool>& interrupt,
                       const SimulationProgress& progress) const;

 private:
  RuleData load_data(const VariantRequest& variant) const;

  SimulationRequest request_;
  Limits limits_;
  SimulationHead head_;
};

}  // namespace kasino
