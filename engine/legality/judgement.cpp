#include "engine/legality/judgement.hpp"

#include <algorithm>

#include "engine/model/rule_data.hpp"

namespace kasino {

Text told(const ClaimFault& fault) {
  const Sentence<10>& says = row_of(fault.reason).says;
  return {filled(says.en, fault.about, Language::English),
          filled(says.sv, fault.about, Language::Swedish)};
}

bool Judgement::stands(const RuleData& rules) const {
  return std::ranges::all_of(
      refusals, [&](const Refusal& refusal) { return rules.is_honest(refusal.clause); });
}

Regularity Judgement::regularity(const RuleData& rules) const {
  return stands(rules) ? Regularity::Regular : Regularity::Irregular;
}

std::vector<std::string> Judgement::refusing() const {
  return texts_of(refusals, &Refusal::clause);
}

std::vector<std::string> Judgement::clauses() const {
  std::vector<std::string> clauses = legal() ? allowing : refusing();
  std::erase(clauses, std::string());
  return clauses;
}

}  // namespace kasino
