#include "scripting/hooks/observed_call.hpp"

#include "scripting/hooks/describe.hpp"

namespace kasino {

ObservedCall::ObservedCall(HookObserver& observer, const CallContext& call,
                           const ScriptFunction& function)
    : observer_(observer),
      budget_(function.sandbox->budget()),
      place_(function.place()),
      call_(call),
      answers_(call.effects == nullptr && observer.wants_answers()),
      steps_left_(0) {
  observer_.before(place_, call_);
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
  observer_.after(place_, call_, answer_);
}

}  // namespace kasino
