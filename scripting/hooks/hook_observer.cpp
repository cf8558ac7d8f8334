#include "scripting/hooks/hook_observer.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "scripting/hooks/observed_call.hpp"
#include "scripting/hooks/scripted_rules.hpp"

namespace kasino {

namespace {

/// Gathers functions by the order of their scripts and lines.
class Places {
 public:
  void add(const ScriptFunction& function) {
    const auto script = std::find(scripts_.begin(), scripts_.end(), function.script);
    const auto number = script - scripts_.begin();
    if (script == scripts_.end()) scripts_.push_back(function.script);
    const HookPlace place = place_of(function);
    places_.try_emplace({number, place.line.value_or(0), place.name}, place);
  }
  void add(const std::optional<ScriptFunction>& function) {
    if (function) add(*function);
  }
  template <typename Function>
  void add(const std::vector<Function>& functions) {
    for (const Function& function : functions) add(function);
  }
  void add(const ActionFunctions& action) {
    add(action.refuses);
    add(action.does);
    add(action.sets);
  }

  std::vector<HookPlace> list() const {
    std::vector<HookPlace> list;
    for (const auto& [order, place] : places_) list.push_back(place);
    return list;
  }

 private:
  std::vector<const Script*> scripts_;
  std::map<std::tuple<std::ptrdiff_t, int, std::string>, HookPlace> places_;
};

}  // namespace

void observe_hooks(Rules& rules, HookObserver* observer, Counting counting) {
  if (auto* scripted = dynamic_cast<ScriptedRules*>(&rules)) scripted->observe(observer, counting);
}

bool discard_if_dead(const Rules& rules) {
  const auto* scripted = dynamic_cast<const ScriptedRules*>(&rules);
  return scripted != nullptr && scripted->discard_if_dead();
}

std::vector<HookPlace> hooks_of(const Rules& rules) {
  const auto* scripted = dynamic_cast<const ScriptedRules*>(&rules);
  if (scripted == nullptr) return {};
  const ScriptFunctions& functions = scripted->functions();
  Places places;
  places.add(functions.conditions);
  places.add(functions.own_captures);
  places.add(functions.refuses);
  places.add(functions.voids);
  places.add(functions.counts);
  for (const auto& effects : functions.effects) places.add(effects);
  places.add(functions.actions);
  places.add(functions.stages);
  places.add(functions.leftovers);
  places.add(functions.deal_steps);
  places.add(functions.remarks);
  return places.list();
}

}  // namespace kasino
