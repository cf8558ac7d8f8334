// Many games between computer players, added up: is a rule any good?
//
// A game's decks come from the seed, its number and that of the deal; what a player draws in a
// deal, from these and the seat. So a game is the same however many are played, on however many
// threads; and under two variants it has the same decks, and players who have faced the same
// choices choose alike. All sums are of whole numbers, so results are the same too.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/playout.hpp"
#include "engine/play/scoring.hpp"
#include "engine/players/bot.hpp"
#include "engine/players/worlds.hpp"
#include "engine/text/text.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/simulate/report.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

/// How games are played.
struct GamePlan {
  std::vector<Bot> seats;  ///< by seat - 1; the others are Bot::Random
  bool matches = false;    ///< each game is a match to its end; else a single deal
  std::uint64_t seed = 1;
  int playouts = 300;  ///< of an expert, a decision

  static constexpr int most_deals = 1000;                   ///< of a match, where it is stopped
  static constexpr int most_steps = 100'000;                ///< of a deal, likewise
  static constexpr std::uint32_t most_choices = 1'000'000;  ///< of a play; more count as this many

  bool operator==(const GamePlan&) const = default;
};

/// Plays games under one variant. The references must outlive it; new sources of points are added
/// to `layout`.
class SimulatedGame {
 public:
  SimulatedGame(const GamePlan& plan, const Rules& rules, Budget& budget, Layout& layout,
                const std::atomic<bool>& interrupt);

  /// Plays game `number` and fills `facts`; false if it was interrupted. The first dealer is seat
  /// 1 + number modulo players. Throws what the rules throw.
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
  void add_money(const State& state, const Points& points);
  Points points_by_seat(const State& state);
  void add_lead(const Points& points);
  std::vector<Seat> one_of_each_side(const std::vector<Seat>& seats) const;
  void add_wins(const State& state, Seat first_dealer);
  /// Adds to a ratio.
  void add(Measure measure, int number, std::int64_t sum, std::int64_t count = 1) {
    Ratio& total = facts_->at(layout_.index(measure, number));
    total.sum += sum;
    total.count += count;
  }
  /// What a seat draws from in this deal.
  Random& random_for(int deal, Seat seat);
  const Bot& player_at(Seat seat) const {
    const auto at = static_cast<std::size_t>(seat - 1);
    return at < plan_.seats.size() ? plan_.seats[at] : random_player_;
  }
  /// How `bot` thinks. An expert has all that long work may spend for a move, and stops halfway.
  Thinking thinking(const Bot& bot);

  const GamePlan& plan_;
  const Rules& rules_;
  Budget& budget_;
  Layout& layout_;
  const std::atomic<bool>& interrupt_;
  const Bot random_player_;
  bool remembers_;  ///< whether a player makes use of `memory_`
  Memory memory_;   ///< of this deal
  int players_;
  std::vector<std::size_t> sources_;  ///< of the items of the score sheet
  GameFacts* facts_ = nullptr;
  std::uint64_t number_ = 0;
  std::array<std::optional<Random>, max_seats> randoms_{};  ///< by seat - 1
  // The plays of this deal are the last ones of `facts_`, from these on.
  std::size_t first_table_ = 0;
  std::size_t first_choice_ = 0;
  std::array<int, max_seats> captures_{};  ///< in this deal, by seat - 1
  int builds_ = 0;                         ///< made in this deal
  std::int64_t tables_ = 0;                ///< in this deal, cards on the table before all plays
  std::int64_t choices_ = 0;               ///< in this deal, moves to choose from in all plays
  std::int64_t forced_ = 0;                ///< in this deal, plays without choice
  int bank_ = 0;                           ///< what the bank had won before this deal
  std::vector<Seat> playing_;              ///< in this deal, the dealer's left first
};

/// The games from number `first` up to, but without, `end`.
struct GameRange {
  std::uint64_t first = 0;
  std::uint64_t end = 0;

  std::uint64_t size() const { return end - first; }
};

/// Share `number`, from 1, of `games` divided into so many; sizes differ by one at most.
GameRange share_of(std::uint64_t games, std::uint64_t number, std::uint64_t shares);

struct SimulationRequest {
  VariantRequest variant;
  std::optional<VariantRequest> other{};  ///< played with the same decks, to compare
  GamePlan plan{};
  std::uint64_t games = 10'000;      ///< of all shares
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
  int sides = 0;  ///< of seats that play together; 0: each for itself
  int cards = 0;  ///< of the deck
  Text unit{};    ///< of money; empty where points are points
  bool has_dealer = true;
  bool operator==(const SimulatedVariant&) const = default;
};

/// What decides the results of a simulation, and is common to all its shares.
struct SimulationHead {
  std::vector<SimulatedVariant> variants;  ///< one, or two to compare
  int players = 2;
  GamePlan plan;
  std::uint64_t games = 0;

  bool compares() const { return variants.size() > 1; }
  /// Money where it is in one of the variants.
  Stake stake() const;
  /// The part of all wins that each side has if nobody has an advantage.
  double fair_share() const;
  bool operator==(const SimulationHead&) const = default;
};

/// Called now and then with the number of games that are over.
using SimulationProgress = std::function<void(std::uint64_t games)>;

class Simulation {
 public:
  /// Loads the variants. Throws what load_variant does, and SetupError for a number of players that
  /// one of them is not for.
  Simulation(SimulationRequest request, const Limits& limits);

  const SimulationHead& head() const { return head_; }
  /// The games to be played.
  GameRange range() const { return request_.range(); }

  /// Plays the games and adds them up. Once `interrupt` is set, ends with the games that are over.
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
