#include "repl/teach/drawn_questions.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "scripting/scenario/scenario_run.hpp"

namespace kasino {

namespace {

/// Whether the scenario runs under these rules and options.
bool is_of(const Scenario& scenario, const RuleData& rules) {
  std::map<std::string, std::string> set;
  for (const OptionValue& option : rules.options)
    if (option.value != option.initial) set[option.name] = option.value;
  const auto is_named = [&](const Said<std::string>& variant) {
    return variant.what == rules.name;
  };
  return scenario.options.what == set && std::ranges::any_of(scenario.variants, is_named);
}

/// "CAP-3" of "CAP-3: several groups at once".
std::string clause_in_name(const std::string& name) { return name.substr(0, name.find(':')); }

}  // namespace

std::vector<Question> drawn_questions(const std::vector<Scenario>& scenarios, const Rules& rules,
                                      Budget& budget) {
  std::vector<Question> questions;
  for (const Scenario& scenario : scenarios) {
    if (!is_of(scenario, rules.data())) continue;
    Scenario start = scenario;  // its position, before any play
    start.steps = {Checkpoint{}};
    const ScenarioResult result = run_scenario(start, rules, budget);
    if (!result.left) continue;
    const auto add = [&](const std::string& move, const std::string& clause) {
      Question question;
      question.setup = setup_of(result.left->state(), rules.data());
      question.move = move;
      question.clause = clause;
      questions.push_back(std::move(question));
    };
    const ExpectedSteps& expected = scenario.steps.front().legality;
    for (const auto& legal : expected.legal) add(legal.what, clause_in_name(scenario.name.what));
    for (const auto& illegal : expected.illegal)
      if (!illegal.what.clause.empty()) add(illegal.what.text, illegal.what.clause);
    const Clause* clause = rules.data().find_clause(clause_in_name(scenario.name.what));
    if (clause == nullptr || scenario.steps.front().play.empty()) continue;
    std::vector<Matter> matters = clause->matters;
    matters.insert(matters.end(), {Matter::Points, Matter::Sweeps});
    for (const Matter matter : matters) {
      if (is_of_rules(matter) || is_of_legality(matter)) continue;
      add(scenario.steps.front().play.front().what, clause->id);
      questions.back().ask = Ask::Outcome;
      questions.back().matter = matter;
      questions.back().seat = result.left->state().turn;
    }
  }
  return questions;
}

}  // namespace kasino
