#include <algorithm>
#include <initializer_list>
#include <numeric>
#include <utility>

#include "engine/cards/deck.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"
#include "scripting/simulate/simulation.hpp"

namespace kasino {

namespace {

constexpr int longest_text = 30;              ///< of a clause's text that fits into a table
constexpr std::uint64_t most_asked = 10'000;  ///< questions, to count the moves of a play

/// Mixes several numbers into one (splitmix64): nearby numbers give very different results.
std::uint64_t mixed(std::initializer_list<std::uint64_t> numbers) {
  std::uint64_t mix = 0;
  for (std::uint64_t number : numbers) {
    mix += number + 0x9e3779b97f4a7c15U;
    mix = (mix ^ (mix >> 30)) * 0xbf58476d1ce4e5b9U;
    mix = (mix ^ (mix >> 27)) * 0x94d049bb133111ebU;
    mix ^= mix >> 31;
  }
  return mix;
}

bool thinks_back(const Bot& bot) { return bot == Bot::Greedy || bot == Bot::Expert; }

PointSource source_of_award(const std::string& clause, const RuleData& rules) {
  PointSource source{"", clause, {}};
  const Clause* found = rules.find_clause(clause);
  if (found != nullptr && found->text.en.size() <= longest_text &&
      found->text.sv.size() <= longest_text)
    source.text = found->text;
  return source;
}

}  // namespace

SimulatedGame::SimulatedGame(const GamePlan& plan, const Rules& rules, Budget& budget,
                             Layout& layout, const std::atomic<bool>& interrupt)
    : plan_(plan),
      rules_(rules),
      budget_(budget),
      layout_(layout),
      interrupt_(interrupt),
      remembers_(Memory::is_of_use(rules) && std::ranges::any_of(plan.seats, thinks_back)),
      players_(layout.players()) {
  for (const ScoringItem& item : rules.data().scoring)
    sources_.push_back(layout.add({item.name, item.clause, {}}));
}

bool SimulatedGame::play(std::uint64_t number, GameFacts& facts) {
  facts.clear();
  facts_ = &facts;
  number_ = number;
  const Seat dealer = 1 + static_cast<Seat>(number % static_cast<std::uint64_t>(players_));
  const auto deck = [&](int deal) {
    Random random(mixed({plan_.seed, number_, static_cast<std::uint64_t>(deal), 0}));
    return shuffled_deck(rules_.data().deck, random);
  };
  bank_ = 0;
  budget_.begin_command();
  State state = start_match(rules_, players_, dealer, deck(1), nullptr);
  int deals = 1;
  for (;; ++deals) {
    if (!play_deal(state, deals)) return false;
    if (!plan_.matches || state.phase != Phase::DealOver || deals == GamePlan::most_deals) break;
    budget_.begin_command();
    start_next_deal(state, shoe_lasts(state, rules_.data()) ? Cards() : deck(deals + 1), rules_,
                    nullptr);
  }
  add(Measure::Length, 0, deals);
  add(Measure::Undecided, 0,
      state.phase == Phase::Play || (plan_.matches && state.phase != Phase::MatchOver) ? 1 : 0);
  add_wins(state, dealer);
  // Products of larger ratios would overflow; no sensible game gets so far.
  constexpr std::int64_t most = (std::int64_t{1} << 31) - 1;
  for (Ratio& ratio : facts.ratios) ratio.sum = std::clamp(ratio.sum, -most, most);
  return true;
}

Random& SimulatedGame::random_for(int deal, Seat seat) {
  std::optional<Random>& random = at_seat(randoms_, seat);
  if (!random)
    random.emplace(mixed(
        {plan_.seed, number_, static_cast<std::uint64_t>(deal), static_cast<std::uint64_t>(seat)}));
  return *random;
}

bool SimulatedGame::play_deal(State& state, int deal) {
  randoms_ = {};
  first_table_ = facts_->tables.size();
  first_choice_ = facts_->choices.size();
  captures_ = {};
  builds_ = 0;
  tables_ = choices_ = forced_ = 0;
  playing_.clear();
  for (Seat seat = state.dealer % players_ + 1;; seat = seat % players_ + 1) {
    if (!state.is_out(seat)) playing_.push_back(seat);
    if (seat == state.dealer) break;
  }
  const bool has_actions = !rules_.data().actions.empty();
  for (int steps = 0; state.phase == Phase::Play && steps < GamePlan::most_steps; ++steps) {
    if (interrupt_) return false;
    if (!has_actions || !breaks_in(state, deal)) play_step(state, deal);
    static_cast<void>(budget_.begin_step());  // if nothing is left, the next script throws
  }
  add_deal(state);
  return true;
}

/// If functions must be asked to count moves, only a sample of the plays is counted: every 48th,
/// starting at a different play in each game.
bool SimulatedGame::counts_moves() const {
  constexpr std::uint64_t every = 48;
  return !rules_.refuses_outcomes() ||
         (number_ + facts_->tables.size() - first_table_) % every == 0;
}

/// Whether the seat to act may play a card, and not only answer.
bool SimulatedGame::can_play(const State& state) const {
  return source_of_plays(state, rules_.data()) ||
         std::ranges::any_of(rules_.data().actions, [&](const ActionRule& action) {
           return action.turn == ActionRule::Turn::Plays && action.is_open_at(state.stage());
         });
}

void SimulatedGame::play_step(State& state, int deal) {
  const Seat seat = state.turn;
  const Bot& bot = player_at(seat);
  const std::size_t table = state.table().size();
  const bool counts = counts_moves();
  std::optional<Count> among;
  if (counts && (bot != Bot::Random || rules_.refuses_outcomes()) && can_play(state)) {
    among = count_legal_moves(state, rules_, most_asked);
    *among += Count{open_answers(state, rules_).size(), false};
  }
  Random& random = random_for(deal, seat);
  PlayedStep played =
      bot == Bot::Random && !remembers_
          ? play_random_step(state, rules_, random)
          : perform(state, decide(bot, state, rules_, random, thinking(bot), Reasons::Untold));
  if (played.kind == PlayedStep::Kind::Action) return;
  if (among || !counts) played.among = among;
  add_play(played, seat, static_cast<int>(table));
}

bool SimulatedGame::breaks_in(State& state, int deal) {
  for (Seat seat : playing_) {
    if (seat == state.turn || state.is_out(seat) || player_at(seat) == Bot::Random) continue;
    Random& random = random_for(deal, seat);
    const auto decision = break_in(player_at(seat), seat, state, rules_, random, Reasons::Untold);
    if (!decision) continue;
    perform(state, *decision);
    return true;
  }
  return false;
}

Thinking SimulatedGame::thinking(const Bot& bot) {
  if (bot == Bot::Expert) budget_.begin_command();
  const auto time_used = [this] {
    return interrupt_ || !budget_.begin_step() ? 1000 : 2 * budget_.work_used();
  };
  return {plan_.playouts, time_used, remembers_ ? &memory_ : nullptr};
}

// In place, without a copy to go back to: if a script fails, the whole simulation ends.
PlayedStep SimulatedGame::perform(State& state, const Decision& decision) {
  if (remembers_) memory_.note(state, decision.what);
  apply(state, decision.what, rules_, nullptr);
  return {kind_of(decision.what, rules_.data())};
}

void SimulatedGame::add_play(const PlayedStep& step, Seat seat, int table) {
  if (step.kind == PlayedStep::Kind::Capture) ++at_seat(captures_, seat);
  if (step.kind == PlayedStep::Kind::Build) ++builds_;
  facts_->tables.push_back(table);
  tables_ += table;
  if (!step.among) return;
  const auto choices = static_cast<std::uint32_t>(
      std::min<std::uint64_t>(step.among->number, GamePlan::most_choices));
  facts_->choices.push_back(choices);
  choices_ += choices;
  forced_ += choices == 1 ? 1 : 0;
}

Points SimulatedGame::points_by_seat(const State& state) {
  std::array<std::int64_t, max_seats> sums{};
  const auto add = [&](std::size_t source, Seat seat, int number) {
    if (number == 0) return;
    at_seat(sums, seat) += number;
    facts_->at(layout_.source_index(source, seat)).sum += number;
  };
  each_item_points(state, rules_, [&](std::size_t item, Seat seat, int number) {
    add(sources_[item], seat, number);
  });
  for (const Award& award : state.awards)
    add(layout_.add(source_of_award(award.clause, rules_.data())), award.seat, award.points);
  Points points{};
  std::ranges::transform(sums, points.begin(), bounded_points);
  return points;
}

void SimulatedGame::add_deal(const State& state) {
  points_ = points_by_seat(state);
  int place = 0;
  int sweeps = 0;
  for (Seat seat : playing_) {
    const auto at = static_cast<std::size_t>(seat - 1);
    sweeps += state.sweeps[at];
    facts_->points.emplace_back(at, points_[at]);
    add(Measure::SeatPoints, seat, points_[at]);
    add(Measure::PlacePoints, seat == state.dealer ? players_ : ++place, points_[at]);
    add(Measure::Sweeps, seat, state.sweeps[at]);
    add(Measure::Captures, seat, captures_[at]);
  }
  add(Measure::Swept, 0, sweeps > 0 ? 1 : 0);
  const auto plays = static_cast<std::int64_t>(facts_->tables.size() - first_table_);
  const auto choices = static_cast<std::int64_t>(facts_->choices.size() - first_choice_);
  add(Measure::Plays, 0, plays);
  add(Measure::Capturing, 0, std::accumulate(captures_.begin(), captures_.end(), 0), plays);
  add(Measure::Building, 0, builds_, plays);
  add(Measure::Table, 0, tables_, plays);
  add(Measure::Choices, 0, choices_, choices);
  add(Measure::Forced, 0, forced_, choices);
  add_lead();
  if (rules_.data().purse) add_money(state);
}

void SimulatedGame::add_money(const State& state) {
  for (Seat seat : playing_) {
    const int gained = at_seat(points_, seat);
    add(Measure::DealsWon, seat, gained > 0 ? 1 : 0);
    add(Measure::DealsLost, seat, gained < 0 ? 1 : 0);
  }
  const int gain = state.bank - std::exchange(bank_, state.bank);
  add(Measure::Gain, 0, gain);
  add(Measure::Staked, 0, state.stakes.all);
  add(Measure::OfFirst, 0, gain, state.stakes.first);
  add(Measure::OfAll, 0, gain, state.stakes.all);
}

std::vector<Seat> SimulatedGame::one_of_each_side(const std::vector<Seat>& seats) const {
  std::vector<Seat> firsts;
  for (Seat seat : seats)
    if (std::none_of(firsts.begin(), firsts.end(),
                     [&](Seat other) { return rules_.data().are_one_side(seat, other); }))
      firsts.push_back(seat);
  return firsts;
}

void SimulatedGame::add_lead() {
  const RuleData& rules = rules_.data();
  std::vector<int> sides;  // points of the sides, the first to play first
  for (Seat first : one_of_each_side(playing_)) {
    int& sum = sides.emplace_back(0);
    for (Seat seat : playing_)
      if (rules.are_one_side(first, seat)) sum += at_seat(points_, seat);
  }
  const auto others = static_cast<int>(sides.size()) - 1;
  std::int64_t lead = std::int64_t{whole_win} * sides.front();
  for (std::size_t i = 1; i < sides.size(); ++i)
    lead -= std::int64_t{whole_win / others} * sides[i];
  if (others > 0) add(Measure::Lead, 0, lead);
  std::sort(sides.begin(), sides.end());
  if (rules.match.highest_wins) std::reverse(sides.begin(), sides.end());
  add(Measure::Level, 0, sides.size() > 1 && sides[0] == sides[1] ? 1 : 0);
}

/// Adds the wins: of a match its winners, of a deal the sides with the best points.
void SimulatedGame::add_wins(const State& state, Seat first_dealer) {
  std::vector<Seat> winners = state.winners;
  if (winners.empty())
    winners =
        winners_of(state, plan_.matches ? state.scores : points_, rules_.data(), state.seats_in());
  const auto sides = static_cast<int>(one_of_each_side(winners).size());
  add(Measure::Shared, 0, sides > 1 ? 1 : 0);
  const int part = whole_win / std::max(1, sides);
  for (const Seat seat : seats(players_)) {
    const bool wins = std::find(winners.begin(), winners.end(), seat) != winners.end();
    const int place = (seat - first_dealer - 1 + players_) % players_ + 1;
    add(Measure::Wins, seat, wins ? part : 0);
    add(Measure::PlaceWins, place, wins ? part : 0);
  }
}

}  // namespace kasino
