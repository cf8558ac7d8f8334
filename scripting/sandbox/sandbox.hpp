// A script's cell: one Lua state with an allow-list of functions, capped and counted.
//
// The host goes in through enter(), run() and invoke() only. What fails inside comes out as a
// ScriptError; Lua's own way of failing never crosses a C++ frame that has something to clean up.
// The callbacks given here run inside Lua's protected call. While objects with destructors are
// alive in them, they may call only Lua functions that never raise (lua_next, lua_type,
// lua_rawgeti, lua_rawlen, lua_toboolean, lua_tointegerx, lua_touserdata, lua_tolstring on strings,
// lua_checkstack, lua_settop); what allocates in Lua can raise. Exceptions derived from
// std::exception may leave a callback; they arrive at the caller as they were.
#pragma once

#include <array>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "scripting/sandbox/budget.hpp"
#include "scripting/source/script_error.hpp"

struct lua_State;
struct lua_Debug;

namespace kasino {

struct OfferedNames;

/// What an error during the load gives as its place.
inline constexpr std::string_view loading = "loading";

/// A Lua value kept alive by the host. May outlive its Sandbox, and is then good for nothing.
class Ref {
 public:
  Ref() = default;
  Ref(Ref&& other) noexcept;
  Ref& operator=(Ref&& other) noexcept;
  ~Ref();

  /// Is there a value, and a sandbox to use it in?
  explicit operator bool() const { return !owner_.expired(); }

 private:
  friend class Sandbox;
  Ref(std::weak_ptr<lua_State> owner, int slot) : owner_(std::move(owner)), slot_(slot) {}

  std::weak_ptr<lua_State> owner_;
  int slot_ = 0;
};

/// A function of the script, with the name that errors give it: `refuses["STEP-1"]`.
struct Hook {
  Ref function;
  std::string name;
};

/// A borrowed callable; lives as long as the call it is passed to.
class Callback {
 public:
  template <class Function>
  explicit Callback(Function& function)
      : object_(const_cast<void*>(static_cast<const void*>(std::addressof(function)))),
        call_([](void* object, lua_State* state) -> int {
          auto& callable = *static_cast<Function*>(object);
          if constexpr (std::is_same_v<decltype(callable(state)), int>) {
            return callable(state);
          } else {
            callable(state);
            return 0;
          }
        }) {}

  int operator()(lua_State* state) const { return call_(object_, state); }

 private:
  void* object_;
  int (*call_)(void*, lua_State*);
};

struct CallContext;

/// What functions of ours look up in every call of a script's function, at hand in one step: slots
/// of the registry, 0 until there is something, and addresses.
struct AtHand {
  struct Objects {
    int view = 0;
    int move = 0;
    int game = 0;
    const void* view_object = nullptr;
    const void* game_object = nullptr;
  };
  static constexpr int turns = 2;

  const CallContext* call = nullptr;  ///< the one under way; null outside of one
  /// Calls take turns in them: so an object that a script keeps is not that of the next call.
  std::array<Objects, turns> objects{};
  int turn = 0;  ///< of the call under way
  int last_turn = 0;
  int first_card = 0;  ///< the text of a card, the others behind it; see push_card()

  const Objects& now() const { return objects[static_cast<std::size_t>(turn)]; }
};

/// A call of a script's function, which has objects of its own while it lasts.
class ObjectsOfCall {
 public:
  explicit ObjectsOfCall(AtHand& at_hand) : at_hand_(at_hand), outer_(at_hand.turn) {
    at_hand.last_turn = (at_hand.last_turn + 1) % AtHand::turns;
    at_hand.turn = at_hand.last_turn;
  }
  ~ObjectsOfCall() { at_hand_.turn = outer_; }
  ObjectsOfCall(const ObjectsOfCall&) = delete;
  ObjectsOfCall& operator=(const ObjectsOfCall&) = delete;

 private:
  AtHand& at_hand_;
  int outer_;
};

/// One script's Lua state.
///
/// After a memory death it refuses everything (needs_reload()); after any other death it works
/// again when the budget's next command begins.
class Sandbox {
 public:
  /// `file` is what errors call the script. The budget outlives the sandbox.
  /// Throws ScriptError (Limit) if the memory does not even hold the library.
  Sandbox(std::string file, Budget& budget);
  ~Sandbox();
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;

  /// Runs the script: compiles `source`, lets `install(state)` add globals to the table at index 1,
  /// runs, and returns the one value the script returned (nil counts).
  ///
  /// Throws ScriptError: Load if the text is no Lua, holds `_ENV`, is too long or fails as it runs.
  template <class Install>
  Ref run(std::string_view source, Install&& install) {
    return run_script(source, Callback(install));
  }

  /// Calls a hook. `push(state)` pushes the arguments and returns their number (at most 16);
  /// `read(state)` finds the one answer at index 1.
  ///
  ///   bool refused = false;
  ///   sandbox.invoke(hook, [&](lua_State* state) { return push(state, move); },
  ///                  [&](lua_State* state) { refused = answer_bool(state); });
  ///
  /// Throws ScriptError; an AnswerError from `read` becomes one that names the hook's line.
  template <class Push, class Read>
  void invoke(const Hook& hook, Push&& push, Read&& read) {
    call_hook(hook, Callback(push), Callback(read));
  }

  /// The same at half the cost, where nothing that `push` does can raise, and `read` finds the
  /// answer on top of the stack and raises nothing in Lua.
  template <class Push, class Read>
  void ask(const Hook& hook, Push&& push, Read&& read) {
    ask_hook(hook, Callback(push), Callback(read));
  }

  /// Runs `act(state)` inside a protected call, on an empty stack with room for 64 values.
  /// `where` stands in the errors for the hook's name.
  template <class Act>
  void enter(std::string_view where, Act&& act) {
    enter_for(where, Callback(act));
  }

  /// Keeps the value at `index`. Raises nothing in Lua: for use inside callbacks, whatever they
  /// own. Throws ScriptError (Limit) if the memory is spent.
  Ref keep(lua_State* state, int index);
  /// Pushes a kept value of this sandbox; never raises. +1
  void push(lua_State* state, const Ref& ref) const;

  /// An error at the line where the hook's function begins, for a wrong answer found late.
  ScriptError wrong_answer(const Hook& hook, const std::string& problem) const;

  /// Where the hook's function begins; nothing if it is none.
  std::optional<int> first_line_of(const Hook& hook) const;

  const std::string& file() const { return file_; }
  const std::string& source() const { return source_; }
  Budget& budget() { return budget_; }
  /// Charges the budget for every instruction as it is done, or for many at a time, which is
  /// faster.
  void count_one_by_one(bool one_by_one);
  /// Has the state died of its memory? Then only a new Sandbox helps.
  bool needs_reload() const { return needs_reload_; }
  /// Whether it does; then its memory is given back, unless a call is under way.
  bool discard_if_dead();
  /// A place for a text that is on its way into Lua; see bind.hpp.
  std::string& scratch() { return scratch_; }
  AtHand& at_hand() { return at_hand_; }
  /// Bytes on the Lua heap.
  std::size_t memory_used() const { return heap_.used(); }

 private:
  /// One entry, from the host's side. Lives outside the protected call, so it may own things.
  struct Job {
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
  /// What the message handler saw at the place of an error.
  struct Report {
    std::string problem;
    std::optional<int> line;
    std::vector<std::string> frames;
    std::string called{};  // the function of ours that raised it, by the name that was called
  };

  Ref run_script(std::string_view source, Callback install);
  void call_hook(const Hook& hook, Callback push, Callback read);
  void ask_hook(const Hook& hook, Callback push, Callback read);
  void enter_for(std::string_view where, Callback act);
  void protected_call(Job& job);
  template <class Call>
  void protected_call(Job& job, Call call);
  [[noreturn]] void fail(const Job& job, int status);
  [[noreturn]] void fail_at_limit(const Job& job);
  [[noreturn]] void refuse_entry(const Job& job);
  [[noreturn]] void pass_on(const Job& job);
  ScriptError error_at(ScriptErrorKind kind, std::optional<int> line, std::string_view where,
                       std::string problem, std::vector<std::string> frames = {}) const;
  ScriptError advised(const Job& job, Report report) const;
  OfferedNames offered_names() const;
  /// The first and the last line of the hook's function; nothing if it is none.
  std::optional<std::pair<int, int>> lines_of(const Hook& hook) const;
  void see_line(lua_State* state);
  void check_source(std::string_view source) const;

  static int trampoline(lua_State* state);
  static int handle_message(lua_State* state);
  static void count(lua_State* state, lua_Debug* record);
  static void* allocate(void* sandbox, void* block, std::size_t old_size, std::size_t new_size);
  static int panic(lua_State* state);

  std::string file_;
  std::string source_;
  Budget& budget_;
  Allocator heap_;
  Report report_;
  std::string scratch_;
  AtHand at_hand_;
  Job* job_ = nullptr;   // the entry under way
  int counted_at_once_;  // instructions between two looks at the budget
  int last_line_ = 0;    // where this entry was last seen; 0: nowhere yet
  bool needs_reload_ = false;
  std::shared_ptr<lua_State> state_;
};

// For the sandbox itself, whose library they are.

/// Gives a new state its globals: an empty table that cannot be written, in front of the table of
/// names. Raises if the memory is spent.
void open_library(lua_State* state);
/// Pushes the table of names that scripts see as globals. Never raises. +1
void push_globals(lua_State* state);
/// Ends the script because its budget is spent. Raises; never returns. [-0, +0, v]
[[noreturn]] void raise_limit(lua_State* state);

}  // namespace kasino
