#include "engine/model/rule_data.hpp"

#include <algorithm>

#include "engine/text/utf8.hpp"

namespace kasino {

const Clause* RuleData::find_clause(const std::string& clause_id) const {
  const auto found = std::ranges::find(clauses, clause_id, &Clause::id);
  return found == clauses.end() ? nullptr : &*found;
}

const ActionRule* RuleData::find_action(std::string_view action) const {
  const auto found = std::ranges::find(actions, action, &ActionRule::name);
  return found == actions.end() ? nullptr : &*found;
}

const ActionRule* RuleData::action_called(std::string_view word) const {
  if (const ActionRule* action = find_action(word)) return action;
  const auto found = std::ranges::find_if(actions, [&](const ActionRule& action) {
    return is_called(word, action.name, action.title);
  });
  return found == actions.end() ? nullptr : &*found;
}

bool is_called(std::string_view word, std::string_view name, const Text& title) {
  return !word.empty() &&
         (is_same_word(word, name) || is_same_word(word, title.en) || is_same_word(word, title.sv));
}

bool RuleData::is_honest(const std::string& clause_id) const {
  return std::ranges::find(honest, clause_id) != honest.end();
}

int RuleData::slots_served(const DealStep& step, int players) const {
  const bool own = step.to.zone == Zone::Own;
  const int slots = own ? zones[static_cast<std::size_t>(step.to.own)].slots : 1;
  return slots * (is_per_seat(step.to) ? players : 1);
}

int RuleData::left_after(const std::vector<DealStep>& steps, int players, int left) const {
  for (const DealStep& step : steps) {
    if (step.kind != DealStep::Kind::FromStock) continue;
    left = step.count ? left - *step.count * slots_served(step, players) : std::min(left, 0);
  }
  return left;
}

bool is_dealt_by_data(const DealPlan& plan) {
  const auto by_data = [](const std::vector<DealStep>& steps) {
    return std::ranges::none_of(
        steps, [](const DealStep& step) { return step.kind == DealStep::Kind::Act; });
  };
  return by_data(plan.first) && (!plan.later || by_data(*plan.later));
}

Rounds rounds_of(const RuleData& data, int players) {
  const int deck = static_cast<int>(full_deck(data.deck).size());
  Rounds rounds{1, data.left_after(data.deal.first, players, deck)};
  while (data.deal.later && rounds.left_over > 0) {
    const int left = data.left_after(*data.deal.later, players, rounds.left_over);
    if (left < 0 || left == rounds.left_over) break;
    rounds = {rounds.count + 1, left};
  }
  return rounds;
}

}  // namespace kasino
