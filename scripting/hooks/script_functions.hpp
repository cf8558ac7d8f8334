// The functions of scripts, and Rules that call them.
#pragma once

#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "engine/model/rule_data.hpp"
#include "engine/model/rules.hpp"
#include "scripting/hooks/hook_observer.hpp"
#include "scripting/sandbox/sandbox.hpp"

namespace kasino {

/// A sandbox with the functions that its script declared.
struct ScriptCell {
  Sandbox sandbox;
  std::deque<Hook> functions{};  ///< a deque, since functions must not move when others are added

  /// All its functions, in the order of their lines.
  std::vector<HookPlace> places();
};

/// A function, as the rules call it. Its ScriptCell must outlive it.
struct ScriptFunction {
  Sandbox* sandbox;
  const Hook* hook;

  /// Where it is written.
  HookPlace place() const { return {hook->name, sandbox->file(), sandbox->first_line_of(*hook)}; }
};

/// The functions of one action.
struct ActionFunctions {
  std::vector<ScriptFunction> refuses;   ///< by index of ActionRule::refusals
  std::optional<ScriptFunction> does{};  ///< nothing: the action only answers, or ends the turn
  // By index of ActionRule::arguments.
  std::vector<std::optional<ScriptFunction>> sets{};
  std::vector<std::optional<ScriptFunction>> least{};
  std::vector<std::optional<ScriptFunction>> most{};
};

/// The functions of a variant, besides the data that names them.
struct ScriptFunctions {
  std::vector<std::optional<ScriptFunction>> conditions;    ///< by index of CaptureRules::ways
  std::vector<std::optional<ScriptFunction>> own_captures;  ///< by index of CaptureRules::ways
  std::vector<ScriptFunction> refuses;                      ///< by index of RuleData::refusals
  std::vector<ScriptFunction> voids;                        ///< by index of RuleData::void_sweeps
  std::vector<std::optional<ScriptFunction>> counts;        ///< by index of RuleData::scoring
  std::array<std::vector<ScriptFunction>, trigger_count> effects;  ///< by Trigger, base first
  std::vector<ActionFunctions> actions;               ///< by index of RuleData::actions
  std::vector<std::optional<ScriptFunction>> stages;  ///< `done`, by index of RuleData::stages
  std::optional<ScriptFunction> leftovers;
  std::optional<ScriptFunction> next_dealer;
  std::vector<ScriptFunction> deal_steps;             ///< by DealStep::function
  std::vector<ScriptFunction> remarks;                ///< by index of RuleData::remarks
  std::vector<ScriptFunction> players;                ///< by index of RuleData::own_players
  std::vector<std::optional<ScriptFunction>> labels;  ///< by index of RuleData::zones

  bool empty() const;
};

/// A variant compiled: its data and its functions.
struct Compiled {
  RuleData data;
  ScriptFunctions functions;
};

/// Rules that call a script function wherever the data names one. They throw ScriptError if the
/// function fails or, at its line, if its answer is of a wrong type.
std::unique_ptr<Rules> scripted_rules(Compiled compiled,
                                      std::vector<std::shared_ptr<ScriptCell>> cells);

}  // namespace kasino
