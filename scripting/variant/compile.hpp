// From a merged table to native rules: numbers, patterns and clauses are copied into RuleData,
// functions are noted with the script they belong to.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/model/rule_data.hpp"
#include "scripting/variant/compose.hpp"

namespace kasino {

/// A function where the rules call it.
struct ScriptFunction {
  const Script* script;
  FunctionIndex at;

  const Hook& hook() const { return script->function(at); }
};

/// The functions of one action.
struct ActionFunctions {
  std::vector<ScriptFunction> refuses;   ///< by index of ActionRule::refusals
  std::optional<ScriptFunction> does{};  ///< nothing: it only answers, or ends the turn
  std::vector<std::optional<ScriptFunction>> sets{};  ///< by index of ActionRule::arguments
};

/// The functions of a variant, beside the data that names them.
struct ScriptFunctions {
  std::vector<std::optional<ScriptFunction>> conditions;    ///< by index of CaptureRules::ways
  std::vector<std::optional<ScriptFunction>> own_captures;  ///< by index of CaptureRules::ways
  std::vector<ScriptFunction> refuses;                      ///< by index of RuleData::refusals
  std::vector<ScriptFunction> voids;                        ///< by index of RuleData::void_sweeps
  std::vector<std::optional<ScriptFunction>> counts;        ///< by index of RuleData::scoring
  std::array<std::vector<ScriptFunction>, happening_count> effects;  ///< by Trigger, base first
  std::vector<ActionFunctions> actions;               ///< by index of RuleData::actions
  std::vector<std::optional<ScriptFunction>> stages;  ///< `done`, by index of RuleData::stages
  std::optional<ScriptFunction> leftovers;
  std::vector<ScriptFunction> deal_steps;  ///< by DealStep::function
  std::vector<ScriptFunction> remarks;     ///< by index of RuleData::remarks

  bool empty() const;
};

struct Compiled {
  RuleData data;
  ScriptFunctions functions;
};

/// Throws ScriptError at the key that is missing, contradicts another, or cites an unknown clause.
Compiled compile(const Composition& composition);

}  // namespace kasino
