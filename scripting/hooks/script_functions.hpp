// The functions of scripts, and Rules that call them.
#pragma once

#include <deque>
#include <memory>
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

/// A variant compiled: its data, and the functions that it names by number.
struct Compiled {
  RuleData data;
  std::vector<ScriptFunction> functions;  ///< by HookId
};

/// Rules that call a script function wherever the data names one. They throw ScriptError if the
/// function fails or, at its line, if its answer is of a wrong type.
std::unique_ptr<Rules> scripted_rules(Compiled compiled,
                                      std::vector<std::shared_ptr<ScriptCell>> cells);

}  // namespace kasino
