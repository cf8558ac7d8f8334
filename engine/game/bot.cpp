#include "engine/game/bot.hpp"

#include <algorithm>
#include <compare>
#include <map>
#include <utility>

#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/view.hpp"
#include "engine/play/playing.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_weighed = 300;
constexpr std::size_t most_of_a_card = 60;
constexpr std::uint64_t most_refusals_asked = 10'000;  ///< where refusals see each outcome

/// The cards that `seat` cannot know, place by place.
Cards unknown_cards(Seat seat, const State& state, const RuleData& rules) {
  const View view(state, rules, seat);
  Cards unknown;
  const auto look_at = [&](Place place) {
    const std::span<const Card> there = view.unknown_cards(place);
    unknown.insert(unknown.end(), there.begin(), there.end());
  };
  look_at(Place::stock());
  for (Seat other = 1; other <= state.players(); ++other) {
    look_at(Place::hand(other));
    look_at(Place::pile(other));
  }
  for (Place place : own_places(rules, state.players())) look_at(place);
  return unknown;
}

void forget_hidden_variables(Seat seat, State& state, const RuleData& rules) {
  const View view(state, rules, seat);
  for (std::size_t i = 0; i < rules.variables.size(); ++i) {
    const VariableRule& rule = rules.variables[i];
    for (Seat owner = 1; owner <= (rule.per_seat ? state.players() : 1); ++owner) {
      if (view.knows(rule, owner)) continue;
      for (int slot = 1; slot <= rule.slots; ++slot) {
        const std::size_t at = variable_slot(rules, i, owner, slot);
        state.variables[at] = rule.initial;
        if (rule.is_set) state.sets[at].clear();
      }
    }
  }
}

/// What a seat has for good, by clause, without the cards: these take longer to find than all the
/// rest.
void add_points(Seat seat, const State& state, const Rules& rules, int sign,
                std::map<std::string, int>& by_clause) {
  const std::vector<ScoringItem>& items = rules.data().scoring;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!items[i].is_secure()) continue;
    if (const int points = item_points(state, rules, i, seat); points != 0)
      by_clause[items[i].clause] += sign * points;
  }
  for (const Award& award : state.awards)
    if (award.seat == seat) by_clause[award.clause] += sign * award.points;
}

std::vector<ScoreLine> gains_of(Seat seat, const State& before, const State& after,
                                const Rules& rules) {
  std::map<std::string, int> points;
  add_points(seat, after, rules, 1, points);
  add_points(seat, before, rules, -1, points);
  std::vector<ScoreLine> gains;
  for (const auto& [clause, number] : points)
    if (number != 0) gains.push_back({"", clause, number, {}});
  return gains;
}

State after_step(const State& state, const Step& what, const Rules& rules) {
  State after = state;
  apply(after, what, rules, nullptr);
  return after;
}

/// How good a step is, the most important first.
struct Worth {
  int match = 0;     ///< 1 if it wins the match, -1 if it loses it
  int lead = 0;      ///< this deal's points of the side above those of the best other
  int progress = 0;  ///< towards what is compared when the deal is over
  int cards = 0;     ///< that come into the pile
  int built = 0;     ///< cards in own builds that can be taken next

  auto operator<=>(const Worth&) const = default;
};

class GreedyBot {
 public:
  /// `seat` weighs what it could do in `state`, which is as it supposes.
  GreedyBot(Seat seat, const State& state, const Rules& rules, Gains gains)
      : gains_(gains),
        seat_(seat),
        state_(state),
        rules_(rules),
        sign_(rules.data().match.highest_wins ? 1 : -1),
        now_(worth_of(state)) {}

  void weigh(Step what) {
    const Worth worth = worth_of(after_step(state_, what, rules_));
    if (best_ && worth <= best_worth_) return;
    best_worth_ = worth;
    best_ = std::move(what);
  }

  /// The best, if any was weighed, and what it brings if that is wanted.
  std::optional<Decision> best() {
    if (!best_) return std::nullopt;
    if (gains_ == Gains::Untold) return Decision{*best_, {}, best_worth_.match > 0};
    const State after = after_step(state_, *best_, rules_);
    return Decision{*best_, gains_of(seat_, state_, after, rules_), best_worth_.match > 0};
  }
  /// Whether the best brings points, or the match.
  bool pays() const {
    return best_ &&
           std::pair(best_worth_.match, best_worth_.lead) > std::pair(now_.match, now_.lead);
  }

 private:
  Worth worth_of(const State& state) const {
    Worth worth;
    if (state.phase == Phase::MatchOver)
      worth.match = std::ranges::find(state.winners, seat_) == state.winners.end() ? -1 : 1;
    worth.lead = lead_in(state);
    for (const ScoringItem& item : rules_.data().scoring)
      if (item.by == ScoringItem::By::Most)
        for (Card card : state.pile(seat_))
          worth.progress += sign_ * (item.faces.has(card) ? item.points : 0);
    worth.cards = sign_ * static_cast<int>(state.pile(seat_).size());
    worth.built = sign_ * built_in(state);
    return worth;
  }

  int built_in(const State& state) const {
    const CaptureRules& counts = rules_.data().capture;
    int cards = 0;
    for (std::size_t i = 0; i < state.builds.size(); ++i) {
      const auto value = static_cast<Value>(state.builds[i].value);
      if (state.builds[i].owner == seat_ && std::ranges::any_of(state.hand(seat_), [&](Card card) {
            return counts.hand_values[card.face()].has(value);
          }))
        cards += static_cast<int>(state.build(i).size());
    }
    return cards;
  }

  int lead_in(const State& state) const {
    const RuleData& rules = rules_.data();
    const Points points = deal_points(state, rules_);
    std::map<Seat, int> sides;
    for (Seat seat = 1; seat <= state.players(); ++seat)
      sides[rules.first_of_side(seat)] += sign_ * points[static_cast<std::size_t>(seat - 1)];
    const int own = sides.extract(rules.first_of_side(seat_)).mapped();
    const auto best = std::ranges::max_element(sides, {}, &std::pair<const Seat, int>::second);
    return best == sides.end() ? own : own - best->second;
  }

  Gains gains_;
  Seat seat_;
  const State& state_;
  const Rules& rules_;
  int sign_;
  Worth now_;
  std::optional<Step> best_;
  Worth best_worth_;
};

/// The first moves, no more than so many of each card: a flood of captures must not hide the rest.
std::vector<Move> moves_to_weigh(const State& state, const Rules& rules) {
  std::vector<Move> moves;
  std::map<Card, std::size_t> of_card;
  std::size_t looked_at = 0;
  const auto look_at = [&](const Move& move) {
    if (of_card[move.card]++ < most_of_a_card) moves.push_back(move);
    return moves.size() < most_weighed && ++looked_at < 100 * most_weighed;
  };
  each_legal_move(state, rules, look_at, most_refusals_asked);
  return moves;
}

Decision greedy_decision(const State& state, const Rules& rules, Random& random, Gains gains) {
  const State supposed = resample_hidden(state.turn, state, rules, random);
  GreedyBot greedy(state.turn, supposed, rules, gains);
  for (const Move& move : moves_to_weigh(supposed, rules)) greedy.weigh(move);
  for (const Action& action : open_answers(supposed, rules)) greedy.weigh(action);
  // An action that leaves the turn is worth taking if it pays.
  GreedyBot besides(state.turn, supposed, rules, gains);
  for (const Action& action : open_actions(supposed, rules))
    if (action.seat == state.turn &&
        rules.data().find_action(action.name)->turn == ActionRule::Turn::Stays)
      besides.weigh(action);
  if (besides.pays()) return besides.best().value();
  if (std::optional<Decision> best = greedy.best()) return *std::move(best);
  return {random_step(state, rules, random).what};  // which says so if there is none
}

}  // namespace

std::string_view name_of(Bot bot) { return bot == Bot::Random ? "random" : "greedy"; }

std::optional<Bot> bot_named(std::string_view name) {
  for (Bot bot : {Bot::Random, Bot::Greedy})
    if (name == name_of(bot)) return bot;
  return std::nullopt;
}

State resample_hidden(Seat seat, const State& state, const Rules& rules, Random& random) {
  State supposed = state;
  Cards unknown = unknown_cards(seat, state, rules.data());
  for (std::size_t left = unknown.size(); left > 1; --left) {
    const std::size_t other = random.below(left);
    supposed.exchange(unknown[left - 1], unknown[other]);
    std::swap(unknown[left - 1], unknown[other]);
  }
  forget_hidden_variables(seat, supposed, rules.data());
  return supposed;
}

Decision decide(Bot bot, const State& state, const Rules& rules, Random& random, Gains gains) {
  if (bot == Bot::Random) return {random_step(state, rules, random).what};
  return greedy_decision(state, rules, random, gains);
}

std::optional<Decision> break_in(Bot bot, Seat seat, const State& state, const Rules& rules,
                                 Random& random, Gains gains) {
  if (bot == Bot::Random || rules.data().actions.empty()) return std::nullopt;
  const State supposed = resample_hidden(seat, state, rules, random);
  GreedyBot greedy(seat, supposed, rules, gains);
  for (const Action& action : open_actions(supposed, rules))
    if (action.seat == seat) greedy.weigh(action);
  if (!greedy.pays()) return std::nullopt;
  return greedy.best();
}

}  // namespace kasino
