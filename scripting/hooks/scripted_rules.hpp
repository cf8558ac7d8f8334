// Rules whose decisions are functions of scripts.
#pragma once

#include <memory>
#include <vector>

#include "engine/model/rules.hpp"
#include "scripting/hooks/hook_observer.hpp"
#include "scripting/hooks/objects.hpp"
#include "scripting/hooks/script_functions.hpp"

namespace kasino {

/// Calls a script's function wherever the data names one. Answers of a wrong type are
/// ScriptErrors at the function's line; an error in an act drops the whole move.
class ScriptedRules final : public Rules {
 public:
  ScriptedRules(Compiled compiled, std::vector<std::shared_ptr<ScriptCell>> cells);

  bool refuses(std::size_t refusal, const Move& move, const State& state) const override;
  bool refuses_on_turn(std::size_t refusal, const Move& move,
                       const TurnContext& turn) const override;
  bool is_in_force(std::size_t way, Card card, const State& state,
                   std::optional<Seat> viewer) const override;
  std::vector<Cards> own_captures(std::size_t way, Card card, const State& state,
                                  std::optional<Seat> viewer) const override;
  bool voids_sweep(std::size_t index, const Move& move, const State& state) const override;
  bool voids_sweep(std::size_t index, const MadeSweep& sweep, const State& state) const override;
  int count(std::size_t item, Seat seat, const State& state) const override;
  void act(Trigger trigger, const Move* move, const State* before, Effects& effects) const override;
  void act_on(const MadeSweep& sweep, Effects& effects) const override;
  std::optional<Text> refuses_action(std::size_t action, std::size_t refusal, const Action& wanted,
                                     const State& state) const override;
  void perform(std::size_t action, const Action& wanted, Effects& effects) const override;
  void finish_stage(int stage, Effects& effects) const override;
  std::optional<Seat> owner_of_leftovers(const State& state) const override;
  void deal_step(std::size_t function, Effects& effects) const override;
  std::vector<Cards> argument_sets(std::size_t action, std::size_t argument, const Action& wanted,
                                   const State& state) const override;
  std::optional<std::vector<Field>> remark(std::size_t remark, const Move& move,
                                           const State& before, const State& after) const override;

  /// See observe_hooks().
  void observe(HookObserver* observer, Counting counting);
  const ScriptFunctions& functions() const { return functions_; }
  /// See discard_if_dead(const Rules&).
  bool discard_if_dead() const;

 private:
  void call_function(const ScriptFunction& function, CallContext call, const Callback& push,
                     const Callback& read) const;
  template <typename Push, typename Read>
  auto ask(const ScriptFunction& function, const CallContext& call, Push push, Read read) const;
  template <typename Read>
  auto ask_about_captures(const ScriptFunction& function, Card card, const State& state,
                          std::optional<Seat> viewer, Read read) const;
  void do_act(const ScriptFunction& function, const CallContext& call) const;

  std::vector<std::shared_ptr<ScriptCell>> cells_;
  ScriptFunctions functions_;
  mutable const CallContext* call_ = nullptr;  ///< the innermost under way; null: there is none
  HookObserver* observer_ = nullptr;
};

}  // namespace kasino
