#include "scripting/hooks/observed_call.hpp"

#include "scripting/hooks/describe.hpp"
#include "scripting/variant/script.hpp"

namespace kasino {

HookPlace place_of(const ScriptFunction& function) {
  const Hook& hook = function.hook();
  return {hook.name, function.script->name(), function.script->sandbox().first_line_of(hook)};
}

ObservedCall::ObservedCall(HookObserver& observer, const CallContext& call,
                           const ScriptFunction& function)
    : observer_(observer),
      budget_(function.script->sandbox().budget()),
      place_(place_of(function)),
      call_{&place_,     call.state, call.viewer, call.move, call.action,
            call.before, call.sweep, call.card,   call.seat},
      answers_(call.effects == nullptr && observer.wants_answers()),
      steps_left_(0) {
  observer_.before(call_);
  steps_left_ = budget_.steps_left();
  begun_ = Clock::now();
}

void ObservedCall::note_answer(lua_State* state) {
  if (answers_) answer_.text = describe(state, 1);
}

void ObservedCall::finish(bool failed) {
  answer_.time = Clock::now() - begun_;
  answer_.steps = steps_left_ - budget_.steps_left();
  answer_.failed = failed;
  observer_.after(call_, answer_);
}

}  // namespace kasino
