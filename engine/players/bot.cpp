#include "engine/players/bot.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <utility>
#include <variant>

#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/card_worth.hpp"
#include "engine/play/playout.hpp"
#include "engine/players/candidates.hpp"
#include "engine/players/expert.hpp"
#include "engine/players/greedy.hpp"
#include "engine/players/worlds.hpp"

namespace kasino {

namespace {

constexpr std::array<std::string_view, 4> names{"random", "novice", "greedy", "expert"};

std::optional<Step> expert_step(const State& state, const Rules& rules, Random& random,
                                const Thinking& thinking) {
  if (const auto action = paying_action(state, rules, random)) return action;
  std::vector<Step> steps = steps_to_weigh(state, rules);
  if (steps.size() == 1) return std::move(steps.front());
  Weighing weighing = weigh(state, rules, random, thinking);
  if (weighing.steps.empty()) return std::nullopt;
  return std::move(weighing.steps.front().step);
}

/// What one of the variant's own players decides.
std::optional<Decision> own_decision(const std::string& name, const State& state,
                                     const Rules& rules, Reasons reasons) {
  std::optional<Rules::Choice> choice = rules.choose(
      name, state, [&] { return steps_to_weigh(state, rules); }, reasons);
  if (!choice) return std::nullopt;
  Decision decision{std::move(choice->what)};
  decision.why = std::move(choice->why);
  return decision;
}

std::optional<Step> step_of(const Bot& bot, const State& state, const Rules& rules, Random& random,
                            const Thinking& thinking) {
  switch (bot.kind) {
    case Bot::Random: break;
    case Bot::Novice: return novice_step(state, rules, random);
    case Bot::Greedy: return greedy_step(state, rules, random, thinking.memory);
    case Bot::Expert: return expert_step(state, rules, random, thinking);
    case Bot::Own: break;
  }
  return std::nullopt;
}

std::vector<CountedCards> counted_by(const Step& step, const State& before, const State& after,
                                     const RuleData& rules) {
  const auto* move = std::get_if<Move>(&step);
  std::vector<CountedCards> counted;
  if (move == nullptr) return counted;
  const auto number_in = [](const auto& cards, const FaceSet& faces) {
    return static_cast<int>(
        std::ranges::count_if(cards, [&](Card card) { return faces.has(card); }));
  };
  for (const ScoringItem& item : rules.scoring) {
    const bool is_majority = item.by == ScoringItem::By::Most;
    if (item.counts || (!is_majority && item.by != ScoringItem::By::Each)) continue;
    int cards = 0;
    if (move->trails())  // if all cards count, it says nothing
      cards = item.faces.has(move->card) && item.faces.size() < face_count - 1 ? -1 : 0;
    else if (is_majority)
      cards = std::max(0, number_in(after.pile(move->seat), item.faces) -
                              number_in(before.pile(move->seat), item.faces));
    if (cards != 0) counted.push_back({item.name, cards});
  }
  return counted;
}

/// Takes what cards of the seat's own hand scored between two positions off `gains`; answers it.
std::vector<ScoreLine> own_part_of(std::vector<ScoreLine>& gains, Seat seat, const State& before,
                                   const State& after, const RuleData& rules) {
  std::vector<ScoreLine> own;
  for (Card card : before.hand(seat)) {
    if (std::ranges::find(after.pile(seat), card) == after.pile(seat).end()) continue;
    for (ScoreLine& line : gains) {
      const auto item = std::ranges::find(rules.scoring, line.item, &ScoringItem::name);
      if (item == rules.scoring.end() || item->by != ScoringItem::By::Each || item->counts ||
          !item->faces.has(card))
        continue;
      line.points -= item->points;
      own.push_back({line.item, line.clause, item->points, {}});
    }
  }
  std::erase_if(gains, [](const ScoreLine& line) { return line.points == 0; });
  return own;
}

/// Adds what the next seat gains for good by its best answer. False if that seat is of the same
/// side, the deal is over, or seats take nothing from each other: in games for money.
bool add_threats(Seat seat, const State& after, const Rules& rules, Random& random,
                 std::vector<Threat>& threats) {
  if (after.phase != Phase::Play || rules.data().purse ||
      rules.data().are_one_side(after.turn, seat))
    return false;
  State answered = after;
  play_best_step(answered, rules, CardWorth(rules.data()), random);
  std::vector<ScoreLine> gains = gains_of(after.turn, after, answered, rules);
  const auto add = [&](const ScoreLine& line, bool is_of_own_card) {
    const auto known = std::ranges::find_if(threats, [&](const Threat& threat) {
      return threat.item == line.item && threat.clause == line.clause &&
             threat.is_of_own_card == is_of_own_card;
    });
    Threat& threat =
        known != threats.end()
            ? *known
            : threats.emplace_back(Threat{line.item, line.clause, 0, 0, is_of_own_card});
    threat.points = std::max(threat.points, line.points);
    ++threat.worlds;
  };
  for (const ScoreLine& line : own_part_of(gains, after.turn, after, answered, rules.data()))
    add(line, true);
  for (const ScoreLine& line : gains) add(line, false);
  return true;
}

/// Keeps of the counts those that `others` have too, and no more of each.
void keep_sure(std::vector<CountedCards>& counts, const std::vector<CountedCards>& others) {
  for (CountedCards& count : counts) {
    const auto other = std::ranges::find(others, count.item, &CountedCards::item);
    const int cards = other == others.end() ? 0 : other->cards;
    count.cards =
        count.cards > 0 ? std::clamp(cards, 0, count.cards) : std::clamp(cards, count.cards, 0);
  }
  std::erase_if(counts, [](const CountedCards& count) { return count.cards == 0; });
}

/// Tells what is gained in every world from what is gained in some.
void add_gains(const std::vector<std::vector<ScoreLine>>& gained, Decision& decision) {
  std::map<std::pair<std::string, std::string>, std::vector<int>> by_source;
  for (std::size_t world = 0; world < gained.size(); ++world)
    for (const ScoreLine& line : gained[world]) {
      std::vector<int>& points = by_source[{line.clause, line.item}];
      points.resize(gained.size());
      points[world] = line.points;
    }
  for (const auto& [source, points] : by_source) {
    const int least = *std::ranges::min_element(points);
    const int most = *std::ranges::max_element(points);
    const int sure = least > 0 ? least : most < 0 ? most : 0;
    if (sure != 0) decision.gains.push_back({source.second, source.first, sure, {}});
    if (least == most) continue;
    const int possible = most > 0 ? most : least;
    const auto is_more = [&](int one) { return possible > 0 ? one > sure : one < sure; };
    decision.chances.push_back({source.second, source.first, possible,
                                static_cast<int>(std::ranges::count_if(points, is_more))});
  }
  std::ranges::stable_sort(decision.chances, std::greater{}, [](const Chance& chance) {
    return chance.worlds * std::abs(chance.points);
  });
}

}  // namespace

std::string_view name_of(const Bot& bot) {
  return bot.kind == Bot::Own ? std::string_view(bot.own) : names[bot.kind];
}

std::optional<Bot> bot_named(std::string_view name) {
  for (Bot::Kind kind : {Bot::Random, Bot::Novice, Bot::Greedy, Bot::Expert})
    if (name == names[kind]) return kind;
  return std::nullopt;
}

std::optional<Bot> bot_named(std::string_view name, const RuleData& rules) {
  if (std::ranges::find(rules.own_players, name, &NamedHook::name) != rules.own_players.end())
    return Bot(std::string(name));
  return bot_named(name);
}

bool is_player_name(std::string_view name) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  return !name.empty() && is_letter(name.front()) && std::ranges::all_of(name, [&](char c) {
    return is_letter(c) || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
}

std::vector<std::string> bot_names(const RuleData& rules) {
  std::vector<std::string> all(names.begin(), names.end());
  for (const NamedHook& player : rules.own_players) all.push_back(player.name);
  return all;
}

Decision decide(const Bot& bot, const State& state, const Rules& rules, Random& random,
                const Thinking& thinking, Reasons reasons) {
  std::string own = bot.own;
  if (bot == Bot::Expert && is_advised(rules.data())) own = rules.data().adviser;
  if (!own.empty())
    if (std::optional<Decision> decision = own_decision(own, state, rules, reasons))
      return *std::move(decision);
  std::optional<Step> step = step_of(bot, state, rules, random, thinking);
  if (!step) return {random_step(state, rules, random).what};  // throws if there is none
  if (reasons == Reasons::Untold) return {*std::move(step)};
  return reasons_for(*step, state, rules, random);
}

std::optional<Decision> break_in(const Bot& bot, Seat seat, const State& state, const Rules& rules,
                                 Random& random, Reasons reasons) {
  if (bot == Bot::Random || bot == Bot::Own || rules.data().actions.empty()) return std::nullopt;
  const State supposed = resample_hidden(seat, state, rules, random);
  std::vector<Step> steps;
  for (Action& action : open_actions(supposed, rules))
    if (action.seat == seat) steps.emplace_back(std::move(action));
  const std::optional<Step> step = paying_step(seat, steps, supposed, rules);
  if (!step) return std::nullopt;
  if (reasons == Reasons::Untold) return Decision{*step};
  return reasons_for(*step, supposed, rules, random);
}

Decision reasons_for(const Step& step, const State& state, const Rules& rules, Random& random,
                     const Memory* memory, std::size_t worlds_asked) {
  const Seat seat = seat_of(step);
  const Worlds worlds(seat, state, rules, memory);
  std::vector<State> asked;
  Decision decision{step};
  if (auto all = worlds.all(worlds_asked); all && !all->empty()) {
    asked = *std::move(all);
    decision.knows_all_worlds = true;
  }
  while (!decision.knows_all_worlds && asked.size() < worlds_asked)
    asked.push_back(worlds.draw(random));
  decision.worlds_tried = static_cast<int>(asked.size());
  decision.wins = true;
  std::vector<std::vector<ScoreLine>> gained;
  for (const State& world : asked) {
    const State after = after_step(world, step, rules);
    gained.push_back(gains_of(seat, world, after, rules));
    std::vector<CountedCards> counted = counted_by(step, world, after, rules.data());
    if (&world == &asked.front())
      decision.counted = std::move(counted);
    else
      keep_sure(decision.counted, counted);
    decision.wins = decision.wins && after.phase == Phase::MatchOver &&
                    std::ranges::find(after.winners, seat) != after.winners.end();
    decision.worlds += add_threats(seat, after, rules, random, decision.threats) ? 1 : 0;
  }
  add_gains(gained, decision);
  std::ranges::stable_sort(decision.threats, std::greater{},
                           [](const Threat& threat) { return threat.worlds * threat.points; });
  return decision;
}

}  // namespace kasino
