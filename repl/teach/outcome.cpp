#include "repl/teach/outcome.hpp"

#include <algorithm>
#include <set>

#include "engine/cards/deck.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/play/scoring.hpp"
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

/// "BJ-DBL" of "BJ-DBL-2".
std::string_view group_of(std::string_view clause) { return clause.substr(0, clause.rfind('-')); }

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

/// The rules, if all cards counted as printed.
RuleData as_printed(RuleData rules) {
  for (Face face = 0; face < joker_face; ++face)
    for (ValueTable* table : {&rules.capture.hand_values, &rules.capture.table_values})
      (*table)[face] = {static_cast<Value>(Card::of_face(face, 1).rank())};
  return rules;
}

/// How many legal captures the card of the move has, and how many other cards have.
std::pair<int, int> captures_of(const Move& move, const State& state, const Rules& rules) {
  int its = 0, others = 0;
  each_legal_move(
      state, rules,
      [&](const Move& other) {
        if (other.captures()) ++(other.card == move.card ? its : others);
        return true;
      },
      most_steps);
  return {its, others};
}

/// Whether the clause settles that a legal move is allowed.
bool is_settled(Matter matter, const Move& move, const State& state, const Rules& rules) {
  if (matter == Matter::Values)
    return judge(move, state, rules).legal() !=
           judge(move, state, Rules(as_printed(rules.data()))).legal();
  if (!judge(move, state, rules).legal()) return false;
  const auto [its, others] = captures_of(move, state, rules);
  return matter == Matter::Free ? move.trails() && its == 0 && others > 0
                                : move.captures() && its > 1;
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
    if (rules.first_of_side(seat) == seat) scores.push_back(side_score(state, rules, seat));
  const int best = rules.match.highest_wins ? *std::ranges::max_element(scores)
                                            : *std::ranges::min_element(scores);
  return static_cast<std::size_t>(std::ranges::count(scores, best));
}

std::optional<Outcome> ending(Matter matter, const State& before, const State& after, Seat seat,
                              const RuleData& rules) {
  const auto numbers = [&](std::vector<int> all) {
    Outcome outcome{std::move(all)};
    for (const Seat one : seats(after)) outcome.scores.push_back(at_seat(after.scores, one));
    return outcome;
  };
  const bool is_over = after.phase == Phase::MatchOver;
  const auto winners = [&] {
    return seats_that(after, [&](Seat one) { return std::ranges::count(after.winners, one) > 0; });
  };
  std::set<Seat> sides;
  for (const Seat winner : after.winners) sides.insert(rules.first_of_side(winner));
  if (after.phase == Phase::Play) return std::nullopt;
  // What is left may go to whoever captured last, which has to be known.
  const bool is_known = before.last_capturer || std::ranges::all_of(seats(before), [&](Seat one) {
                          return before.pile(one).empty();
                        });
  if (!is_known) return std::nullopt;
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
      if (!is_over || leaders(after, rules) == 1 || sides.size() != 1) return std::nullopt;
      return numbers(winners());
    case Matter::Shared:
      if (!is_over || sides.size() == 1) return std::nullopt;
      return numbers(winners());
    case Matter::Out:
      if (is_over) return std::nullopt;
      return numbers(seats_that(after, [&](Seat one) { return after.is_out(one); }));
    default: return std::nullopt;
  }
}

/// What a deal is worth without sweeps; nothing if a function counts some of it, or no seat could
/// have as much.
std::optional<int> worth(const RuleData& rules) {
  std::int64_t points = 0;
  for (const ScoringItem& item : rules.scoring) {
    if (item.counts) return std::nullopt;
    if (item.by == ScoringItem::By::Sweep) continue;
    const auto of_deck = [&](Card card) { return item.faces.has(card.face()); };
    points +=
        item.by == ScoringItem::By::Each
            ? item.points * static_cast<int>(std::ranges::count_if(full_deck(rules.deck), of_deck))
            : item.points;
  }
  if (points != bounded_points(points)) return std::nullopt;
  return static_cast<int>(points);
}

/// The first place of the variant that all share, and that holds cards after the step.
std::optional<Place> shared_place(const State& state, const RuleData& rules) {
  for (const Place place : own_places(rules, state.players()))
    if (place.seat() == nobody && !state.cards(place).empty()) return place;
  return std::nullopt;
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
  if (matter == Matter::Worth) {
    const auto points = worth(data);
    return points ? std::optional(Outcome{{*points}}) : std::nullopt;
  }
  if (matter == Matter::Start)
    return data.purse ? std::optional(Outcome{{data.purse->start}}) : std::nullopt;
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

std::vector<std::string> clauses_on_sweeps(const Step& step, const Game& before,
                                           const EventLog& events) {
  std::vector<std::string> clauses;
  for (const Event& event : events)
    if (event.type == "no-sweep" || event.type == "sweeps")
      if (const FieldValue* clause = event.find("clause"))
        clauses.push_back(std::get<std::string>(*clause));
  const Move* move = std::get_if<Move>(&step);
  if (move == nullptr || !move->captures() || !clears_table(*move, before.state())) return clauses;
  const Play play{.seat = move->seat, .move = move, .before = &before.state()};
  if (const std::string* voiding = before.rules().voiding_clause(play, before.state()))
    clauses.push_back(*voiding);
  return clauses;
}

std::optional<Outcome> outcome_of_step(Matter matter, const Game& game, const Step& step, Seat seat,
                                       const std::string& clause) {
  const State& before = game.state();
  const Rules& rules = game.rules();
  const Move* move = std::get_if<Move>(&step);
  if (is_of_legality(matter)) {
    if (move == nullptr || !is_settled(matter, *move, before, rules)) return std::nullopt;
    return Outcome{{1}};
  }
  Game played(game);
  played.take(step);
  const State& after = played.state();
  if (is_of_ending(matter)) return ending(matter, before, after, seat, rules.data());
  if (after.stock().size() > before.stock().size()) return std::nullopt;  // it was shuffled anew
  const Cards drawn(before.stock().begin(),
                    before.stock().end() - static_cast<std::ptrdiff_t>(after.stock().size()));
  const auto number = [&](std::size_t count) {
    return Outcome{{static_cast<int>(count)}, {}, drawn};
  };
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
    case Matter::Table:
      if (!goes_on || after.round != before.round) return std::nullopt;
      return Outcome{{}, sorted(after.table())};
    case Matter::Nothing:
      if (!goes_on || !after.table().empty()) return std::nullopt;
      return number(0);
    case Matter::Draws: {
      const auto* action = std::get_if<Action>(&step);
      if (!goes_on || drawn.empty() || action == nullptr ||
          group_of(rules.data().find_action(action->name)->clause) != group_of(clause))
        return std::nullopt;
      return number(drawn.size());
    }
    case Matter::FirstDrawn:
    case Matter::Drawn:
    case Matter::Undrawn: {
      const std::optional<Place> place = shared_place(after, rules.data());
      if (!place) return std::nullopt;
      const std::size_t had = before.cards(*place).size();
      const Matter told = after.cards(*place).size() == had ? Matter::Undrawn
                          : had == 0                        ? Matter::FirstDrawn
                                                            : Matter::Drawn;
      if (told != matter || (told == Matter::Undrawn && goes_on)) return std::nullopt;
      Outcome outcome = number(after.cards(*place).size());
      outcome.place = place;
      return outcome;
    }
    case Matter::Sweeps: {
      const std::vector<std::string> named = clauses_on_sweeps(step, game, played.events());
      if (std::ranges::find(named, clause) == named.end()) return std::nullopt;
      return number(static_cast<std::size_t>(at_seat(after.sweeps, seat)));
    }
    case Matter::Points:
      if (const auto points = points_at_once(played.events(), seat, clause))
        return Outcome{{*points}, {}, drawn};
      return std::nullopt;
    default: return std::nullopt;
  }
}

}  // namespace kasino
