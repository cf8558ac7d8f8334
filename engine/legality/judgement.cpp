#include "engine/legality/judgement.hpp"

#include <algorithm>
#include <array>

#include "engine/model/rule_data.hpp"

namespace kasino {

namespace {

/// In the order of Reason.
constexpr std::array<const char*, 39> names = {
    "must-sweep",      "must-capture",   "must-play-capture", "must-take-all", "must-take-one-card",
    "must-hold",       "must-keep",      "owner-trails",      "refused",       "two-values",
    "other-values",    "overlap",        "no-group",          "together",      "not-now",
    "other-set",       "other-pile",     "build-of",          "build-fixed",   "build-raiser",
    "build-changed",   "build-without",  "one-build",         "no-build",      "no-room",
    "hand-value",      "table-value",    "not-a-group",       "other-sum",     "other-value-each",
    "not-one-capture", "no-single-card", "leaves-group",      "in-two-groups", "twice-in-a-group",
    "part-of-build",   "not-each-built", "takes-nothing",     "action-refused"};
static_assert(names.size() == static_cast<std::size_t>(Reason::ActionRefused) + 1);

}  // namespace

std::string to_text(Reason reason) { return names[static_cast<std::size_t>(reason)]; }

std::vector<std::string> reason_words() { return {names.begin(), names.end()}; }

bool Judgement::stands(const RuleData& rules) const {
  return std::ranges::all_of(
      refusals, [&](const Refusal& refusal) { return rules.is_honest(refusal.clause); });
}

Regularity Judgement::regularity(const RuleData& rules) const {
  return stands(rules) ? Regularity::Regular : Regularity::Irregular;
}

std::vector<std::string> Judgement::refusing() const {
  std::vector<std::string> clauses;
  for (const Refusal& refusal : refusals) clauses.push_back(refusal.clause);
  return clauses;
}

std::vector<std::string> Judgement::clauses() const {
  std::vector<std::string> clauses = legal() ? allowing : refusing();
  std::erase(clauses, std::string());
  return clauses;
}

}  // namespace kasino
