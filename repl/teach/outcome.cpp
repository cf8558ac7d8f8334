#include "repl/teach/outcome.hpp"

#include <algorithm>

#include "engine/cards/deck.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "scripting/check/random_play.hpp"

namespace kasino {

namespace {

constexpr int most_steps = 1000;  ///< of a deal played out

/// A deal that is played out at random, and what was seen of it.
struct PlayedDeal {
  int dealt = 0, laid = 0, redealt = 0, rounds = 0, gets = 0;
  Seat begins = 1;
  std::optional<Seat> dealer;  ///< of the next deal; nothing: there is none
};

int in_hand(const State& state, Seat seat) { return static_cast<int>(state.hand(seat).size()); }

/// Nothing if the deal does not end in time.
std::optional<PlayedDeal> played_deal(const Rules& rules, int players, Seat dealer,
                                      std::uint64_t seed) {
  GameStart start;
  start.players = players;
  start.dealer = dealer;
  start.seed = seed;
  Game game(rules, start);
  Random random(seed);
  PlayedDeal deal;
  deal.begins = game.state().turn;
  deal.dealt = in_hand(game.state(), 1);
  deal.laid = static_cast<int>(game.state().table().size());
  for (int steps = 0; game.state().phase == Phase::Play; ++steps) {
    if (steps == most_steps) return std::nullopt;
    const int round = game.state().round;
    const Step step = chosen_step(game, Bias::Anything, random);
    const Move* move = std::get_if<Move>(&step);
    deal.gets += move != nullptr && move->seat == 1 ? 1 : 0;
    game.take(step);
    if (game.state().round == 2 && round == 1) deal.redealt = in_hand(game.state(), 1);
    deal.rounds = game.state().round;
  }
  if (game.state().phase == Phase::DealOver) {
    game.next_deal();
    deal.dealer = game.state().dealer;
  }
  return deal;
}

std::optional<int> number_of(Matter matter, const PlayedDeal& deal) {
  switch (matter) {
    case Matter::Dealt: return deal.dealt;
    case Matter::Laid: return deal.laid;
    case Matter::Redealt: return deal.redealt;
    case Matter::Rounds: return deal.rounds;
    case Matter::Gets: return deal.gets;
    case Matter::Begins: return deal.begins;
    case Matter::Dealer: return deal.dealer;
    default: return std::nullopt;
  }
}

/// What the seat gets in points at once by the clause, as events tell.
std::optional<int> points_at_once(const EventLog& events, Seat seat, const std::string& clause) {
  std::optional<int> points;
  for (const Event& event : events) {
    if (event.type != "award") continue;
    const FieldValue* by = event.find("clause");
    const FieldValue* to = event.find("seat");
    const FieldValue* given = event.find("points");
    if (by == nullptr || to == nullptr || given == nullptr || *by != FieldValue(clause)) continue;
    const int here = *to == FieldValue(static_cast<int>(seat)) ? std::get<int>(*given) : 0;
    points = points.value_or(0) + here;
  }
  return points;
}

/// Whether another card of the hand could capture, while `move` is a legal trail of one that
/// cannot.
bool is_free(const Move& move, const State& state, const Rules& rules) {
  bool others = false, its = false;
  each_legal_move(
      state, rules,
      [&](const Move& other) {
        if (other.captures()) (other.card == move.card ? its : others) = true;
        return true;
      },
      most_steps);
  return move.trails() && others && !its;
}

/// The rules, if all cards counted as printed.
RuleData as_printed(RuleData rules) {
  for (Face face = 0; face < joker_face; ++face)
    for (ValueTable* table : {&rules.capture.hand_values, &rules.capture.table_values})
      (*table)[face] = {static_cast<Value>(Card::of_face(face, 1).rank())};
  return rules;
}

std::vector<int> seats_that(const State& state, const auto& is_so) {
  std::vector<int> found;
  for (const Seat seat : seats(state))
    if (is_so(seat)) found.push_back(seat);
  return found.empty() ? std::vector<int>{0} : found;
}

/// How many sides lead by their scores alone.
std::size_t leaders(const State& state, const RuleData& rules) {
  std::vector<int> scores;
  for (const Seat seat : seats(state))
    if (!state.is_out(seat) || rules.match.out_at > 0)
      scores.push_back(at_seat(state.scores, seat));
  const int best = rules.match.highest_wins ? *std::ranges::max_element(scores)
                                            : *std::ranges::min_element(scores);
  return static_cast<std::size_t>(std::ranges::count(scores, best));
}

std::optional<Outcome> ending(Matter matter, const State& before, const State& after, Seat seat,
                              const RuleData& rules) {
  const auto numbers = [](std::vector<int> all) { return Outcome{std::move(all), {}}; };
  const bool is_over = after.phase == Phase::MatchOver;
  const auto winners = [&] {
    return seats_that(after, [&](Seat one) { return std::ranges::count(after.winners, one) > 0; });
  };
  if (after.phase == Phase::Play) return std::nullopt;
  switch (matter) {
    case Matter::Left: {
      if (before.table().empty()) return std::nullopt;
      const auto got = [&](Seat one) { return after.pile(one).size() > before.pile(one).size(); };
      return numbers(seats_that(after, got));
    }
    case Matter::NoSweep:
      if (before.table().empty() || after.pile(seat).size() == before.pile(seat).size())
        return std::nullopt;
      return numbers({at_seat(after.sweeps, seat)});
    case Matter::GoesOn: return is_over ? std::nullopt : std::optional(numbers({0}));
    case Matter::Winner:
      if (!is_over || leaders(after, rules) != 1) return std::nullopt;
      return numbers(winners());
    case Matter::Tie:
      if (!is_over || leaders(after, rules) == 1 || winners().size() != 1) return std::nullopt;
      return numbers(winners());
    case Matter::Shared:
      if (!is_over || winners().size() == 1) return std::nullopt;
      return numbers(winners());
    case Matter::Out:
      if (is_over) return std::nullopt;
      return numbers(seats_that(after, [&](Seat one) { return after.is_out(one); }));
    default: return std::nullopt;
  }
}

}  // namespace

std::optional<Outcome> outcome_of_rules(Matter matter, const Rules& rules, int players,
                                        Seat dealer) {
  const RuleData& data = rules.data();
  if (matter == Matter::Pack) return Outcome{{static_cast<int>(full_deck(data.deck).size())}, {}};
  if (matter == Matter::Players) {
    Outcome all;
    for (int number = data.min_players; number <= data.max_players; ++number)
      all.numbers.push_back(number);
    return all;
  }
  constexpr std::uint64_t tries = 3;
  std::optional<int> number;
  for (std::uint64_t seed = 1; seed <= tries; ++seed) {
    const std::optional<PlayedDeal> deal = played_deal(rules, players, dealer, seed);
    const std::optional<int> its = deal ? number_of(matter, *deal) : std::nullopt;
    if (!its || (number && *number != *its)) return std::nullopt;
    number = its;
  }
  return Outcome{{*number}, {}};
}

std::optional<Outcome> outcome_of_step(Matter matter, const Game& game, const Step& step, Seat seat,
                                       const std::string& clause) {
  const State& before = game.state();
  const Rules& rules = game.rules();
  const Move* move = std::get_if<Move>(&step);
  if (matter == Matter::Free) {
    if (move == nullptr || !is_free(*move, before, rules)) return std::nullopt;
    return Outcome{{1}, {}};
  }
  if (matter == Matter::Values) {
    if (move == nullptr || judge(*move, before, rules).legal() ==
                               judge(*move, before, Rules(as_printed(rules.data()))).legal())
      return std::nullopt;
    return Outcome{{1}, {}};
  }
  Game played(game);
  played.take(step);
  const State& after = played.state();
  if (is_of_ending(matter)) return ending(matter, before, after, seat, rules.data());
  const auto number = [](std::size_t count) { return Outcome{{static_cast<int>(count)}, {}}; };
  const bool goes_on = after.phase == Phase::Play && after.deal == before.deal;
  switch (matter) {
    case Matter::Holds:
    case Matter::HoldsLast:
      if (!goes_on || before.stock().empty() != (matter == Matter::HoldsLast) ||
          after.round != before.round)
        return std::nullopt;
      return number(after.hand(seat).size());
    case Matter::Pile:
      if (!goes_on || after.pile(seat).size() == before.pile(seat).size()) return std::nullopt;
      return number(after.pile(seat).size());
    case Matter::Table: {
      if (!goes_on || after.round != before.round) return std::nullopt;
      return Outcome{{}, sorted(after.table())};
    }
    case Matter::Nothing:
      if (!goes_on || !after.table().empty()) return std::nullopt;
      return number(0);
    case Matter::Sweeps: {
      const std::vector<std::string> named = clauses_named(played.events());
      if (std::ranges::find(named, clause) == named.end()) return std::nullopt;
      return number(static_cast<std::size_t>(at_seat(after.sweeps, seat)));
    }
    case Matter::Points:
      if (const auto points = points_at_once(played.events(), seat, clause))
        return Outcome{{*points}, {}};
      return std::nullopt;
    default: return std::nullopt;
  }
}

}  // namespace kasino
