#include "repl/json/reasons.hpp"

#include "engine/cards/card_text.hpp"
#include "engine/notation/move_text.hpp"

namespace kasino {

namespace {

Json json_of(const Grouping& grouping) {
  Json groups = Json::array();
  for (const Group& group : grouping.groups) {
    Json cards = Json::array();
    for (const Counted& counted : group.cards) cards.push_back(to_text(counted.card));
    groups.push_back({{"value", grouping.value}, {"cards", std::move(cards)}});
  }
  return groups;
}

Json builds_of(std::uint32_t bits, const State& state) {
  Json builds = Json::array();
  for (std::size_t i = 0; i < state.builds.size(); ++i)
    if ((bits >> i & 1) != 0)
      builds.push_back({{"cards", json_of(state.build(i))},
                        {"value", state.builds[i].value},
                        {"owner", state.builds[i].owner}});
  return builds;
}

}  // namespace

void add_reason(Json& object, const Judgement& judgement, const State& state,
                const RuleData& rules) {
  if (judgement.legal()) return;
  if (!judgement.step && !judgement.meant) return;  // an action that cannot be
  const Refusal& refusal = judgement.refusals.front();
  const Evidence& proof = judgement.proof;
  object["reason"] = to_text(refusal.reason);
  Json& facts = object["facts"] = Json::object();
  facts["clause"] = refusal.clause.empty() ? Json(nullptr) : Json(refusal.clause);
  const Move* move = judgement.move_meant();
  if (const Action* action = judgement.action()) {
    facts["seat"] = action->seat;
    facts["action"] = action->name;
  }
  if (move != nullptr) {
    facts["seat"] = move->seat;
    facts["card"] = to_text(move->card);
    facts["taken"] = json_of(move->captured);
    const Values& values = rules.capture.hand_values[move->card.face()];
    facts["values"] = std::vector<int>(values.begin(), values.end());
    if (move->builds()) facts["built"] = move->built;
  }
  if (!proof.cards.empty()) facts["cards"] = json_of(proof.cards);
  for (const Grouping& grouping : proof.groups)
    for (Json& group : json_of(grouping)) facts["groups"].push_back(std::move(group));
  if (proof.builds != 0) facts["builds"] = builds_of(proof.builds, state);
  if (proof.pile) facts["pile"] = to_text(*proof.pile, rules);
  for (const GroupedMove& other : proof.instead)
    facts["instead"].push_back(to_text(other, state, rules));
  if (!proof.asked.empty()) facts["asked"] = proof.asked;
  if (!judgement.right_form.empty()) facts["write"] = judgement.right_form;
  if (judgement.fault)
    for (const Text& about : judgement.fault->about) facts["about"].push_back(about.en);
  if (judgement.of_set && judgement.of_set->reason != refusal.reason)
    facts["set"] = to_text(judgement.of_set->reason);
}

}  // namespace kasino
