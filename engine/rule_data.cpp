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

namespace {

int cards_in(const std::vector<DealStep>& steps, int players) {
  int sum = 0;
  for (const DealStep& step : steps)
    sum += step.to == DealStep::To::Hands ? step.count * players : step.count;
  return sum;
}

}  // namespace

Rounds rounds_of(const RuleData& data, int players) {
  int left = static_cast<int>(full_deck(data.deck).size()) - cards_in(data.deal.first, players);
  const int later = data.deal.later ? cards_in(*data.deal.later, players) : 0;
  if (left < 0 || later == 0) return {1, left};
  return {1 + left / later, left % later};
}

}  // namespace kasino
