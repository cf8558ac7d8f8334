#include "scripting/simulated_game.hpp"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "engine/actions.hpp"
#include "engine/deck.hpp"
#include "engine/flow.hpp"
#include "engine/legality.hpp"

namespace kasino {

namespace {

constexpr int longest_text = 30;  ///< of a clause that can stand in a table

/// One number of several, such that neighbours are far apart (splitmix64).
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

enum Purpose : std::uint64_t { for_deck, for_turn, for_breaking_in };

Source source_of_award(const std::string& clause, const RuleData& rules) {
  Source source{"", clause, {}};
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
    Random random = random_for(deal, 0, for_deck);
    return shuffled_deck(rules_.data().deck, random);
  };
  budget_.begin_command();
  State state = start_match(rules_, players_, dealer, deck(1), nullptr);
  int deals = 1;
  for (;; ++deals) {
    if (interrupt_) return false;
    play_deal(state, deals);
    if (!plan_.matches || state.phase != Phase::DealOver || deals == GamePlan::most_deals) break;
    budget_.begin_command();
    start_next_deal(state, deck(deals + 1), rules_, nullptr);
  }
  ratio(Measure::Length) = {deals, 1};
  ratio(Measure::Undecided) = {
      state.phase == Phase::Play || (plan_.matches && state.phase != Phase::MatchOver) ? 1 : 0, 1};
  add_wins(state, dealer);
  // Beyond this no game comes that ends; products of ratios would not fit.
  constexpr std::int64_t most = (std::int64_t{1} << 31) - 1;
  for (Ratio& ratio : facts.ratios) ratio.much = std::clamp(ratio.much, -most, most);
  return true;
}

Random SimulatedGame::random_for(int deal, Seat seat, std::uint64_t purpose) {
  const std::uint64_t ply = purpose == for_deck ? 0 : chosen_[static_cast<std::size_t>(seat - 1)]++;
  return Random(mixed({plan_.seed, number_, static_cast<std::uint64_t>(deal),
                       static_cast<std::uint64_t>(seat), ply, purpose}));
}

void SimulatedGame::play_deal(State& state, int deal) {
  chosen_ = {};
  playing_.clear();
  for (Seat seat = state.dealer % players_ + 1;; seat = seat % players_ + 1) {
    if (!state.is_out(seat)) playing_.push_back(seat);
    if (seat == state.dealer) break;
  }
  for (int steps = 0; state.phase == Phase::Play && steps < GamePlan::most_steps; ++steps) {
    if (breaks_in(state, deal)) continue;
    Random random = random_for(deal, state.turn, for_turn);
    const Decision decision = decide(player_at(state.turn), state, rules_, random);
    if (const Move* move = std::get_if<Move>(&decision.what))
      add_play(*move, state, decision.among);
    perform(state, decision);
  }
  add_deal(state);
}

bool SimulatedGame::breaks_in(State& state, int deal) {
  if (rules_.data().actions.empty()) return false;
  for (Seat seat : playing_) {
    if (seat == state.turn || state.is_out(seat) || player_at(seat) == Player::Random) continue;
    Random random = random_for(deal, seat, for_breaking_in);
    const auto decision = break_in(player_at(seat), seat, state, rules_, random);
    if (!decision) continue;
    perform(state, *decision);
    return true;
  }
  return false;
}

void SimulatedGame::perform(State& state, const Decision& decision) {
  // If a script fails the whole simulation ends: no copy is needed to go back to.
  std::visit([&](const auto& step) { apply(state, step, rules_, nullptr); }, decision.what);
  budget_.begin_step();
}

void SimulatedGame::add_play(const Move& move, const State& state, const Count& among) {
  const auto choices =
      static_cast<std::uint32_t>(std::min<std::uint64_t>(among.number, GamePlan::most_choices));
  const auto table = static_cast<int>(state.table().size());
  const auto add = [&](Measure measure, std::int64_t much) {
    Ratio& sum = ratio(measure);
    sum.much += much;
    ++sum.many;
  };
  add(Measure::Capturing, move.trails() ? 0 : 1);
  add(Measure::Table, table);
  add(Measure::Choices, choices);
  add(Measure::Forced, choices == 1 ? 1 : 0);
  ++ratio(Measure::Plays).much;
  ratio(Measure::Captures, move.seat).much += move.trails() ? 0 : 1;
  facts_->tables.push_back(table);
  facts_->choices.push_back(choices);
}

void SimulatedGame::add_source(std::size_t source, Seat seat, int points) {
  facts_->at(layout_.source_index(source, seat)).much += points;
}

std::vector<int> SimulatedGame::points_by_seat(const State& state) {
  std::vector<int> points(static_cast<std::size_t>(players_));
  const auto add = [&](std::size_t source, Seat seat, int number) {
    if (number == 0) return;
    points[static_cast<std::size_t>(seat - 1)] += number;
    add_source(source, seat, number);
  };
  for (std::size_t item = 0; item < sources_.size(); ++item)
    for (Seat seat = 1; seat <= players_; ++seat)
      add(sources_[item], seat, item_points(state, rules_, item, seat));
  for (const Award& award : state.awards)
    add(layout_.add(source_of_award(award.clause, rules_.data())), award.seat, award.points);
  return points;
}

void SimulatedGame::add_deal(const State& state) {
  const std::vector<int> points = points_by_seat(state);
  int sweeps = 0;
  for (Seat seat : playing_) {
    const auto at = static_cast<std::size_t>(seat - 1);
    sweeps += state.sweeps[at];
    facts_->points.emplace_back(at, points[at]);
    ratio(Measure::SeatPoints, seat).much += points[at];
    ratio(Measure::Sweeps, seat).much += state.sweeps[at];
    for (Measure measure : {Measure::SeatPoints, Measure::Sweeps, Measure::Captures})
      ++ratio(measure, seat).many;
  }
  ratio(Measure::Swept).much += sweeps > 0 ? 1 : 0;
  ++ratio(Measure::Swept).many;
  ++ratio(Measure::Plays).many;
  add_places(state, points);
  add_lead(points);
}

void SimulatedGame::add_places(const State& state, const std::vector<int>& points) {
  int place = 0;
  for (Seat seat : playing_) {
    Ratio& sum = ratio(Measure::PlacePoints, seat == state.dealer ? players_ : ++place);
    sum.much += points[static_cast<std::size_t>(seat - 1)];
    ++sum.many;
  }
}

int SimulatedGame::side_points(const std::vector<int>& points, Seat seat) const {
  int sum = 0;
  for (Seat mate : playing_)
    if (rules_.data().are_one_side(seat, mate)) sum += points[static_cast<std::size_t>(mate - 1)];
  return sum;
}

void SimulatedGame::add_lead(const std::vector<int>& points) {
  const RuleData& rules = rules_.data();
  const Seat first = playing_.front();
  std::vector<int> sides;  // whoever leads first; each by its first seat
  for (std::size_t i = 0; i < playing_.size(); ++i)
    if (std::none_of(playing_.begin(), playing_.begin() + static_cast<std::ptrdiff_t>(i),
                     [&](Seat other) { return rules.are_one_side(playing_[i], other); }))
      sides.push_back(side_points(points, playing_[i]));
  const auto others = static_cast<int>(sides.size()) - 1;
  int lead = whole_win * side_points(points, first);
  for (std::size_t i = 1; i < sides.size(); ++i) lead -= whole_win / others * sides[i];
  if (others > 0) {
    ratio(Measure::Lead).much += lead;
    ++ratio(Measure::Lead).many;
  }
  std::sort(sides.begin(), sides.end());
  if (rules.match.highest_wins) std::reverse(sides.begin(), sides.end());
  ratio(Measure::Level).much += sides.size() > 1 && sides[0] == sides[1] ? 1 : 0;
  ++ratio(Measure::Level).many;
}

/// Of a match who has won it; of a deal whose side has the best of it.
void SimulatedGame::add_wins(const State& state, Seat first_dealer) {
  std::vector<Seat> winners = state.winners;
  if (winners.empty()) {
    State alone = state;
    const Points points = deal_points(state, rules_);
    if (!plan_.matches) std::copy_n(points.begin(), alone.scores.size(), alone.scores.begin());
    winners = match_winners(alone, rules_.data(), alone.seats_in());
  }
  std::vector<Seat> sides;  // by one seat of each
  for (Seat seat : winners)
    if (std::none_of(sides.begin(), sides.end(),
                     [&](Seat other) { return rules_.data().are_one_side(seat, other); }))
      sides.push_back(seat);
  ratio(Measure::Shared) = {sides.size() > 1 ? 1 : 0, 1};
  const int part = whole_win / std::max(1, static_cast<int>(sides.size()));
  for (Seat seat = 1; seat <= players_; ++seat) {
    const bool wins = std::find(winners.begin(), winners.end(), seat) != winners.end();
    const int place = (seat - first_dealer - 1 + players_) % players_ + 1;
    ratio(Measure::Wins, seat) = {wins ? part : 0, 1};
    ratio(Measure::PlaceWins, place) = {wins ? part : 0, 1};
  }
}

}  // namespace kasino
