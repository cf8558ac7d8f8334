#include "engine/rule_data.hpp"

#include <algorithm>

namespace kasino {

const Clause* RuleData::find_clause(const std::string& clause_id) const {
  const auto found = std::find_if(clauses.begin(), clauses.end(),
                                  [&](const Clause& clause) { return clause.id == clause_id; });
  return found == clauses.end() ? nullptr : &*found;
}

const ActionRule* RuleData::find_action(std::string_view action) const {
  const auto found = std::find_if(actions.begin(), actions.end(),
                                  [&](const ActionRule& rule) { return rule.name == action; });
  return found == actions.end() ? nullptr : &*found;
}

bool RuleData::is_honest(const std::string& clause_id) const {
  return std::find(honest.begin(), honest.end(), clause_id) != honest.end();
}

int RuleData::cards_dealt(const DealStep& step, int players) const {
  if (step.kind != DealStep::Kind::FromStock) return 0;
  const bool own = step.to.zone == Zone::Own;
  const int slots = own ? zones[static_cast<std::size_t>(step.to.own)].slots : 1;
  return step.count * slots * (is_per_seat(step.to) ? players : 1);
}

bool is_dealt_by_data(const DealPlan& plan) {
  const auto by_data = [](const std::vector<DealStep>& steps) {
    return std::none_of(steps.begin(), steps.end(),
                        [](const DealStep& step) { return step.kind == DealStep::Kind::Act; });
  };
  return by_data(plan.first) && (!plan.later || by_data(*plan.later));
}

namespace {

int cards_in(const RuleData& data, const std::vector<DealStep>& steps, int players) {
  int sum = 0;
  for (const DealStep& step : steps) sum += data.cards_dealt(step, players);
  return sum;
}

}  // namespace

Rounds rounds_of(const RuleData& data, int players) {
  int left =
      static_cast<int>(full_deck(data.deck).size()) - cards_in(data, data.deal.first, players);
  const int later = data.deal.later ? cards_in(data, *data.deal.later, players) : 0;
  if (left < 0 || later == 0) return {1, left};
  return {1 + left / later, left % later};
}

}  // namespace kasino
