// One entry into Lua. Private to the sandbox.
#pragma once

#include <exception>
#include <string_view>

#include "scripting/sandbox/sandbox.hpp"

namespace kasino {

/// What an error during the load gives as its place.
inline constexpr std::string_view loading = "loading";

/// One entry, from the host's side. Lives outside the protected call, so it may own things.
struct Sandbox::Job {
  std::string_view where;
  const Hook* hook = nullptr;
  const Callback* act = nullptr;   // without a hook
  const Callback* push = nullptr;  // with a hook
  const Callback* read = nullptr;
  ScriptErrorKind kind = ScriptErrorKind::Runtime;
  std::exception_ptr failure = nullptr;
  bool out_of_memory = false;

  /// What an exception must not cross is Lua's frames, so it waits here.
  int guarded(const Callback& callback, lua_State* state) {
    try {
      return callback(state);
    } catch (const std::exception&) {
      failure = std::current_exception();
    }
    return 0;
  }
};

}  // namespace kasino
