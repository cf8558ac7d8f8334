#include "scripting/simulation.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>

#include "engine/deck.hpp"
#include "engine/flow.hpp"
#include "engine/legality.hpp"

namespace kasino {

namespace {

constexpr std::uint64_t games_at_once = 8;
constexpr int most_deals = 1000;  ///< of a match: one that nobody can win ends there
constexpr int most_steps = 100'000;

/// Plays single games, each with its own random numbers.
class GamePlayer {
 public:
  GamePlayer(const SimulationRequest& request, const Rules& rules, int players, Budget& budget,
             SimulationReport& report)
      : request_(request), rules_(rules), players_(players), budget_(budget), report_(report) {}

  void play(std::uint64_t game) {
    Random random(request_.seed * 0x9e3779b97f4a7c15U + game);
    budget_.begin_command();
    const auto seats = static_cast<std::uint64_t>(players_);
    State state = start_match(rules_, players_, 1 + static_cast<Seat>(game % seats),
                              shuffled_deck(rules_.data().deck, random), nullptr);
    int deals = 1;
    for (;; ++deals) {
      play_deal(state, random);
      add_deal(state);
      if (!request_.matches || state.phase == Phase::MatchOver || deals == most_deals) break;
      budget_.begin_command();
      start_next_deal(state, shuffled_deck(rules_.data().deck, random), rules_, nullptr);
    }
    ++report_.games;
    report_.length.add(deals);
    add_wins(state);
  }

 private:
  Player player_at(Seat seat) const {
    const auto at = static_cast<std::size_t>(seat - 1);
    return at < request_.seats.size() ? request_.seats[at] : Player::Random;
  }

  void play_deal(State& state, Random& random) {
    int plays = 0;
    for (int steps = 0; state.phase == Phase::Play && steps < most_steps; ++steps) {
      if (breaks_in(state, random)) continue;
      const Decision decision = decide(player_at(state.turn), state, rules_, random);
      if (const Move* move = std::get_if<Move>(&decision.what)) {
        ++plays;
        add_play(*move, state);
      }
      do_step(state, decision);
    }
    report_.plays.add(plays);
  }

  bool breaks_in(State& state, Random& random) {
    if (rules_.data().actions.empty()) return false;
    for (Seat seat = 1; seat <= players_; ++seat) {
      if (seat == state.turn || state.is_out(seat)) continue;
      const auto decision = break_in(player_at(seat), seat, state, rules_, random);
      if (!decision) continue;
      do_step(state, *decision);
      return true;
    }
    return false;
  }

  void do_step(State& state, const Decision& decision) {
    budget_.begin_command();
    State after = state;
    std::visit([&](const auto& step) { apply(after, step, rules_, nullptr); }, decision.what);
    check_someone_can_move(after, rules_);
    state = std::move(after);
  }

  void add_play(const Move& move, const State& state) {
    const Count choices = count_legal_moves(state, rules_);
    const auto number = static_cast<std::int64_t>(std::min<std::uint64_t>(
        choices.number, static_cast<std::uint64_t>(SimulationReport::most_choices)));
    report_.captures.add(move.trails() ? 0 : 1);
    report_.table.add(static_cast<std::int64_t>(state.table().size()));
    report_.choices.add(number);
    report_.forced.add(number == 1 ? 1 : 0);
  }

  void add_deal(const State& state) {
    ++report_.deals;
    const Points points = deal_points(state, rules_);
    std::map<std::string, std::vector<int>> from;
    Seat place = state.dealer;
    int others = 0;
    for (int i = 0; i < players_; ++i) {
      place = place % players_ + 1;
      const auto at = static_cast<std::size_t>(place - 1);
      report_.points_from_dealer[static_cast<std::size_t>(i)].add(points[at]);
      others += i == 0 ? 0 : points[at];
      report_.points[at].add(points[at]);
      report_.sweeps[at].add(state.sweeps[at]);
      for (const ScoreLine& line : score_sheet(state, rules_, place)) {
        auto& sums = from[line.clause];
        sums.resize(static_cast<std::size_t>(players_));
        sums[at] += line.points;
      }
    }
    const auto first = static_cast<std::size_t>(state.dealer % players_);
    report_.first_lead.add(points[first] * (players_ - 1) - others);
    for (const auto& [clause, sums] : from) {
      auto& tallies = report_.from[clause];
      tallies.resize(static_cast<std::size_t>(players_));
      for (std::size_t i = 0; i < sums.size(); ++i) tallies[i].add(sums[i]);
    }
  }

  /// Of a match who has won it; of a deal whose side has the best of it.
  void add_wins(const State& state) {
    std::vector<Seat> winners = state.winners;
    if (winners.empty()) {
      State alone = state;
      const Points points = deal_points(state, rules_);
      if (!request_.matches) std::copy_n(points.begin(), alone.scores.size(), alone.scores.begin());
      winners = match_winners(alone, rules_.data(), alone.seats_in());
    }
    const auto is_winner = [&](Seat seat) {
      return std::find(winners.begin(), winners.end(), seat) != winners.end();
    };
    const bool shared = std::any_of(winners.begin(), winners.end(), [&](Seat seat) {
      return !rules_.data().are_one_side(seat, winners.front());
    });
    report_.shared += shared ? 1 : 0;
    const int part = SimulationReport::whole_win / std::max(1, static_cast<int>(winners.size()));
    for (Seat seat = 1; seat <= players_; ++seat)
      report_.wins[static_cast<std::size_t>(seat - 1)].add(is_winner(seat) ? part : 0);
  }

  const SimulationRequest& request_;
  const Rules& rules_;
  int players_;
  Budget& budget_;
  SimulationReport& report_;
};

int players_in(const SimulationRequest& request, const RuleData& data) {
  const int wanted = request.variant.players.value_or(std::clamp(
      std::max(2, static_cast<int>(request.seats.size())), data.min_players, data.max_players));
  if (wanted < data.min_players || wanted > data.max_players)
    throw SetupError(data.name + " is for " + std::to_string(data.min_players) + " to " +
                         std::to_string(data.max_players) + " players, not " +
                         std::to_string(wanted),
                     "players");
  return wanted;
}

/// Threads that take games from one counter, and what they have found.
class Jobs {
 public:
  Jobs(const SimulationRequest& request, const Limits& limits, const std::atomic<bool>& interrupt,
       int players)
      : request_(request), limits_(limits), interrupt_(interrupt), report_(players) {}

  SimulationReport run(const SimulationProgress& progress) {
    const int jobs = std::max(1, request_.jobs);
    std::vector<std::thread> threads;
    for (int i = 0; i < jobs; ++i) threads.emplace_back([this] { work(); });
    wait(progress, jobs);
    for (std::thread& thread : threads) thread.join();
    if (failure_) std::rethrow_exception(failure_);
    // A clause that gave nobody points in a deal gave 0.
    for (auto& [clause, tallies] : report_.from)
      for (Tally& tally : tallies) tally.fill_up(static_cast<std::int64_t>(report_.deals));
    return std::move(report_);
  }

 private:
  void wait(const SimulationProgress& progress, int jobs) {
    std::unique_lock lock(mutex_);
    while (ended_ < jobs) {
      done_.wait_for(lock, std::chrono::milliseconds(200));
      if (progress) progress(played_);
    }
  }

  void work() {
    SimulationReport own(report_.players);
    try {
      Budget budget(limits_);
      VariantRequest variant = request_.variant;
      variant.players = report_.players;
      const std::unique_ptr<Rules> rules = load_variant(variant, budget);
      GamePlayer player(request_, *rules, report_.players, budget, own);
      play_games(player);
    } catch (...) {
      const std::lock_guard lock(mutex_);
      // Of several the one of the first game: the others come with the number of threads.
      if (!failure_ || at_ < failed_at_) {
        failure_ = std::current_exception();
        failed_at_ = at_;
      }
      stop_ = true;
    }
    const std::lock_guard lock(mutex_);
    report_.add(own);
    ++ended_;
    done_.notify_all();
  }

  void play_games(GamePlayer& player) {
    while (!stop_ && !interrupt_) {
      const std::uint64_t first = next_.fetch_add(games_at_once);
      if (first >= request_.games) return;
      const std::uint64_t end = std::min(first + games_at_once, request_.games);
      for (std::uint64_t game = first; game < end && !interrupt_; ++game) {
        at_ = game;
        player.play(game);
        ++played_;
      }
    }
  }

  const SimulationRequest& request_;
  const Limits& limits_;
  const std::atomic<bool>& interrupt_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> played_ = 0;
  std::atomic<bool> stop_ = false;
  static thread_local std::uint64_t at_;
  std::mutex mutex_;
  std::condition_variable done_;
  int ended_ = 0;
  std::exception_ptr failure_;
  std::uint64_t failed_at_ = 0;
  SimulationReport report_;
};

thread_local std::uint64_t Jobs::at_ = 0;

void add_all(std::vector<Tally>& sums, const std::vector<Tally>& others) {
  sums.resize(std::max(sums.size(), others.size()));
  for (std::size_t i = 0; i < others.size(); ++i) sums[i].add(others[i]);
}

}  // namespace

double Tally::mean() const {
  return count_ == 0 ? 0 : static_cast<double>(sum_) / static_cast<double>(count_);
}

double Tally::margin() const {
  if (count_ < 2) return 0;
  const auto count = static_cast<double>(count_);
  const double variance =
      (static_cast<double>(squares_) - static_cast<double>(sum_) * mean()) / (count - 1);
  return 1.96 * std::sqrt(std::max(0.0, variance) / count);
}

SimulationReport::SimulationReport(int seats)
    : players(seats),
      points(static_cast<std::size_t>(seats)),
      points_from_dealer(points),
      wins(points),
      sweeps(points) {}

void SimulationReport::add(const SimulationReport& other) {
  games += other.games;
  deals += other.deals;
  shared += other.shared;
  add_all(points, other.points);
  add_all(points_from_dealer, other.points_from_dealer);
  add_all(wins, other.wins);
  add_all(sweeps, other.sweeps);
  for (const auto& [clause, tallies] : other.from) add_all(from[clause], tallies);
  first_lead.add(other.first_lead);
  plays.add(other.plays);
  captures.add(other.captures);
  table.add(other.table);
  choices.add(other.choices);
  forced.add(other.forced);
  length.add(other.length);
}

SimulationReport simulate(const SimulationRequest& request, const Limits& limits,
                          const std::atomic<bool>& interrupt, const SimulationProgress& progress) {
  Budget budget(limits);
  const std::unique_ptr<Rules> rules = load_variant(request.variant, budget);
  return Jobs(request, limits, interrupt, players_in(request, rules->data())).run(progress);
}

}  // namespace kasino
