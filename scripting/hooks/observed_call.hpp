// One call of a script's function while somebody watches. Private to scripting.
#pragma once

#include <chrono>
#include <cstdint>

#include <lua.hpp>

#include "scripting/hooks/call_context.hpp"
#include "scripting/hooks/hook_observer.hpp"
#include "scripting/hooks/script_functions.hpp"

namespace kasino {

class ObservedCall {
 public:
  /// Tells `observer` that `call` of `function` is about to be made; throws what it throws.
  ObservedCall(HookObserver& observer, const CallContext& call, const ScriptFunction& function);
  ObservedCall(const ObservedCall&) = delete;
  ObservedCall& operator=(const ObservedCall&) = delete;
  ~ObservedCall() = default;

  /// Remembers the answer at 1, unless the function is an act. Raises nothing.
  void note_answer(lua_State* state);
  /// Tells how it ended.
  void finish(bool failed);

 private:
  using Clock = std::chrono::steady_clock;

  HookObserver& observer_;
  Budget& budget_;
  HookPlace place_;
  HookCall call_;
  HookAnswer answer_;
  bool answers_;
  std::int64_t steps_left_;
  Clock::time_point begun_;
};

}  // namespace kasino
