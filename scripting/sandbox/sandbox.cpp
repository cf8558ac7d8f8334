#include "scripting/sandbox/sandbox.hpp"

#include <cstdio>
#include <cstdlib>
#include <utility>

#include <lua.hpp>

namespace kasino {
namespace {

constexpr int count_interval = 1000;  // instructions between two looks at the budget
constexpr int most_arguments = 16;
constexpr int room = 64;               // stack slots for a callback
constexpr int deepest_calls = 10'000;  // far beyond any rule, far below Lua's own limit
constexpr const char* chunk_name = "=script";

/// The sandbox that `state` belongs to: see sandbox_of() of bind.hpp.
Sandbox& owner_of(lua_State* state) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-cstyle-cast): the cast is in Lua's macro
  return **static_cast<Sandbox**>(lua_getextraspace(state));
}

}  // namespace

Ref& Ref::operator=(Ref&& other) noexcept {
  std::swap(owner_, other.owner_);
  std::swap(slot_, other.slot_);
  return *this;
}

Ref::~Ref() {
  const auto state = owner_.lock();
  if (state && lua_checkstack(state.get(), 2)) {
    luaL_unref(state.get(), LUA_REGISTRYINDEX, slot_);
  }
}

Sandbox::Sandbox(std::string file, Budget& budget)
    : file_(std::move(file)), budget_(budget), heap_(budget), counted_at_once_(count_interval) {
  lua_State* const state = lua_newstate(&allocate, this);
  if (state == nullptr) {
    budget_.die(heap_.last_refusal());
    throw limit_error(loading);
  }
  state_.reset(state, &lua_close);
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-cstyle-cast): the cast is in Lua's macro
  *static_cast<Sandbox**>(lua_getextraspace(state)) = this;
  lua_atpanic(state, &panic);
  lua_sethook(state, &count, LUA_MASKCOUNT, counted_at_once_);
  enter(loading, &open_library);
}

Sandbox::~Sandbox() { heap_.begin_closing(); }

Ref Sandbox::run(std::string_view source, const Callback& install) {
  check_source(source);
  source_ = source;
  Ref answer;
  Job job{.where = loading, .kind = ScriptErrorKind::Load};
  const Callback act = [&](lua_State* state) {
    push_globals(state);
    job.guarded(install, state);
    if (job.failure) return;
    lua_settop(state, 0);
    const int status = luaL_loadbufferx(state, source_.data(), source_.size(), chunk_name, "t");
    job.out_of_memory = status == LUA_ERRMEM;
    if (job.out_of_memory) return;
    if (status != LUA_OK) lua_error(state);
    lua_call(state, 0, 1);
    answer = keep(state, 1);
  };
  job.act = &act;
  protected_call(job);
  return answer;
}

void Sandbox::enter(std::string_view where, const Callback& act) {
  Job job{.where = where, .act = &act};
  if (where == loading) job.kind = ScriptErrorKind::Load;
  protected_call(job);
}

bool Sandbox::discard_if_dead() {
  if (needs_reload_ && job_ == nullptr) {
    heap_.begin_closing();
    state_.reset();
  }
  return needs_reload_;
}

/// Lets `call(state)` make a protected call, above the message handler, and then clears the stack.
template <class Call>
void Sandbox::protected_call(Job& job, Call call) {
  if (discard_if_dead()) budget_.die(heap_.last_refusal());
  if (!budget_.enter())
    throw limit_error(job.where, needs_reload_ ? "; load the script again" : "");
  lua_State* const state = state_.get();
  int status = LUA_ERRMEM;
  // Lua promises every function this much room on an empty stack.
  static_assert(most_arguments + 4 <= LUA_MINSTACK);
  if (job_ == nullptr || lua_checkstack(state, most_arguments + 4)) {
    last_line_ = 0;
    Job* const outer = std::exchange(job_, &job);
    const int top = lua_gettop(state);
    lua_pushcfunction(state, &handle_message);
    status = call(state);
    lua_settop(state, top);
    job_ = outer;
  }
  budget_.leave();
  if (status != LUA_OK || job.failure || job.out_of_memory) fail(job, status);
}

void Sandbox::protected_call(Job& job) {
  protected_call(job, [](lua_State* state) {
    lua_pushcfunction(state, &trampoline);
    return lua_pcall(state, 0, 0, -2);
  });
}

void Sandbox::invoke(const Hook& hook, const Callback& push_arguments, const Callback& read,
                     int answers) {
  Job job{.where = hook.name, .hook = &hook};
  protected_call(job, [&](lua_State* state) {
    const int handler = lua_gettop(state);
    push(state, hook.function);
    job.guarded(push_arguments, state);
    if (job.failure) return LUA_OK;
    const int status = lua_pcall(state, lua_gettop(state) - handler - 1, answers, handler);
    if (status == LUA_OK) job.guarded(read, state);
    return status;
  });
}

/// Owns nothing, since everything here may raise.
int Sandbox::trampoline(lua_State* state) {
  Job& job = *owner_of(state).job_;
  job.out_of_memory = lua_checkstack(state, room) == 0;
  if (!job.out_of_memory) job.guarded(*job.act, state);
  return 0;
}

Ref Sandbox::keep(lua_State* state, int index) {
  index = lua_absindex(state, index);
  if (lua_checkstack(state, 4)) {
    lua_pushcfunction(state, [](lua_State* inner) {
      lua_pushinteger(inner, luaL_ref(inner, LUA_REGISTRYINDEX));
      return 1;
    });
    lua_pushvalue(state, index);
    const int status = lua_pcall(state, 1, 1, 0);
    const int slot = static_cast<int>(lua_tointeger(state, -1));
    lua_pop(state, 1);
    if (status == LUA_OK) return Ref(state_, slot);
  }
  needs_reload_ = true;
  budget_.die(heap_.last_refusal());
  throw limit_error(loading);
}

void Sandbox::push(lua_State* state, const Ref& ref) const {
  lua_rawgeti(state, LUA_REGISTRYINDEX, ref.slot_);
}

void Sandbox::count_one_by_one(bool one_by_one) {
  counted_at_once_ = one_by_one ? 1 : count_interval;
  if (state_) lua_sethook(state_.get(), &count, LUA_MASKCOUNT, counted_at_once_);
}

/// Lua's count hook: charges and checks the budget while the script runs.
void Sandbox::count(lua_State* state, lua_Debug* record) {
  Sandbox& self = owner_of(state);
  self.see_line(state);
  if (!self.budget_.spend(static_cast<std::size_t>(self.counted_at_once_))) raise_limit(state);
  if (self.counted_at_once_ == 1 && self.budget_.steps_left() % count_interval != 0) return;
  if (!self.budget_.look()) raise_limit(state);
  // Endless recursion would reach Lua's own limit too, but only after it has used up the memory.
  if (lua_getstack(state, deepest_calls, record) != 0) {
    self.blame_ = {Misuse::Depth, {}};
    raise_format(state, "stack overflow (more than %d calls inside each other)", deepest_calls);
  }
}

void Sandbox::see_line(lua_State* state) {
  lua_Debug record;
  for (int level = 0; level < 4 && lua_getstack(state, level, &record) != 0; ++level) {
    lua_getinfo(state, "l", &record);
    if (record.currentline < 0) continue;
    last_line_ = record.currentline;
    return;
  }
}

/// Memory errors call no message handler, so the line is noted when memory is refused: only for new
/// objects, since nobody may look at the Lua stack while it is being moved.
void* Sandbox::allocate(void* sandbox, void* block, std::size_t old_size, std::size_t new_size) {
  auto& self = *static_cast<Sandbox*>(sandbox);
  void* const made = Allocator::allocate(&self.heap_, block, old_size, new_size);
  const bool is_new_object = block == nullptr && old_size != 0;
  if (made == nullptr && new_size > 0 && is_new_object && self.state_) {
    self.see_line(self.state_.get());
  }
  return made;
}

int Sandbox::panic(lua_State*) {
  std::fputs("kasino: a Lua error outside of any protected call\n", stderr);
  std::abort();
}

}  // namespace kasino
