// One Lua state with an allow-list of functions, its memory capped and its work counted.
//
// The host calls Lua through enter(), run() and invoke() only. What fails inside comes out as a
// ScriptError; Lua's own errors never cross a C++ frame that has something to clean up. The
// callbacks of run() and enter() run inside Lua's protected call. While they own objects with
// destructors, they may call only Lua functions that never raise (lua_next, lua_type, lua_rawgeti,
// lua_rawlen, lua_toboolean, lua_tointegerx, lua_touserdata, lua_tolstring on strings,
// lua_checkstack, lua_settop); what allocates in Lua can raise. The callbacks of invoke() may never
// call others. An exception derived from std::exception may leave a callback; it reaches the caller
// as it was.
#pragma once

#include <any>
#include <array>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scripting/sandbox/budget.hpp"
#include "scripting/source/script_error.hpp"

struct lua_State;
struct lua_Debug;

namespace kasino {

struct OfferedNames;

/// The hook named in errors while a script is loaded.
inline constexpr std::string_view loading = "loading";

/// A Lua value kept alive by the host. It may outlive its Sandbox, but is useless then.
class Ref {
 public:
  Ref() = default;
  Ref(Ref&& other) = default;
  Ref& operator=(Ref&& other) noexcept;
  ~Ref();

  /// Whether there is a value, and its sandbox still exists.
  explicit operator bool() const { return !owner_.expired(); }

 private:
  friend class Sandbox;
  Ref(std::weak_ptr<lua_State> owner, int slot) : owner_(std::move(owner)), slot_(slot) {}

  std::weak_ptr<lua_State> owner_;
  int slot_ = 0;
};

/// A function of the script, with its name for errors: `refuses["STEP-1"]`.
struct Hook {
  Ref function;
  std::string name;
};

/// Called by the sandbox with a Lua state to work on.
using Callback = std::function<void(lua_State*)>;

struct HookCall;

/// What every call of a hook needs, found without looking up a name: slots of Lua's registry, 0
/// while nothing is there, and addresses.
struct AtHand {
  struct Objects {
    int view = 0;
    int move = 0;
    int game = 0;
    const void* view_object = nullptr;
    const void* game_object = nullptr;
  };
  static constexpr int sets = 2;

  const HookCall* call = nullptr;  ///< the call being made; null outside of calls
  /// Calls use one set after the other, so that an object kept from the last call is recognised.
  std::array<Objects, sets> objects{};
  int set = 0;  ///< of the call being made: an index into `objects`
  int last_set = 0;
  std::uint64_t lists = 0;  ///< how many lists of choices have been handed out
  int first_card = 0;       ///< slot of a card's text, with the others after it; see push_card()
  const void* cards = nullptr;  ///< the metatable of lists of cards

  const Objects& now() const { return objects[static_cast<std::size_t>(set)]; }
};

/// The Lua state of one script.
///
/// Once its memory has run out, a Sandbox refuses everything (see needs_reload()); after any other
/// limit it works again once the budget's next command begins.
class Sandbox {
 public:
  /// `file` is the script's name in errors. The budget must outlive the sandbox. Throws ScriptError
  /// (Limit) if there is not even memory for the library.
  Sandbox(std::string file, Budget& budget);
  ~Sandbox();
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;

  /// Runs the script: compiles `source`, lets `install(state)` add globals to the table at index 1,
  /// runs it, and returns the one value that it returned (perhaps nil).
  ///
  /// Throws ScriptError: Load if the text is not Lua, holds `_ENV`, is too long, or fails as it
  /// runs.
  Ref run(std::string_view source, const Callback& install);

  /// Calls a hook. `push(state)` pushes the arguments (at most 16); `read(state)` finds `answers`
  /// values on top of the stack, nil for those that the function did not return. Both run outside
  /// of Lua's protected call, which halves the cost, so neither may raise anything in Lua.
  ///
  ///   bool refused = false;
  ///   sandbox.invoke(hook, push_move, [&](lua_State* state) { refused = read_bool(state); });
  ///
  /// Throws ScriptError. An AnswerError from `read` becomes a ScriptError at the hook's line.
  void invoke(const Hook& hook, const Callback& push, const Callback& read, int answers = 1);

  /// Runs `act(state)` inside a protected call, on an empty stack with room for 64 values. Errors
  /// name `where` instead of a hook. Throws ScriptError.
  void enter(std::string_view where, const Callback& act);

  /// Keeps the value at `index` alive. Raises nothing in Lua, so any callback may call it. Throws
  /// ScriptError (Limit) if the memory is spent.
  Ref keep(lua_State* state, int index);
  /// Pushes a kept value of this sandbox. [-0, +1, -]
  void push(lua_State* state, const Ref& ref) const;

  /// Whether the hook's function has at least `arguments` parameters, or takes any number.
  bool takes(const Hook& hook, int arguments) const;

  /// The line where the hook's function begins; nothing if it is no function.
  std::optional<int> first_line_of(const Hook& hook) const;

  const std::string& file() const { return file_; }
  Budget& budget() { return budget_; }
  /// Charges the budget for every instruction by itself or, which is faster, for many at a time.
  void count_one_by_one(bool one_by_one);
  /// Whether the state's memory has run out: then only a new Sandbox helps.
  bool needs_reload() const { return needs_reload_; }
  /// needs_reload(); if so, also frees the memory, unless a call is being made.
  bool discard_if_dead();
  /// Gives the state up, as if its memory had run out; frees it unless a call is being made.
  void discard() {
    needs_reload_ = true;
    discard_if_dead();
  }
  /// Room for a C++ answer that is being pushed to Lua; see push_answer().
  std::any& answer() { return answer_; }
  AtHand& at_hand() { return at_hand_; }
  /// What is to blame for the error that a function of ours raises or throws next.
  Blame& blame() { return blame_; }

 private:
  /// One call from the host. It lives outside the protected call, so it may own things.
  struct Job {
    std::string_view where;
    const Hook* hook = nullptr;
    const Callback* act = nullptr;  // without a hook
    ScriptErrorKind kind = ScriptErrorKind::Runtime;
    std::exception_ptr failure = nullptr;
    bool out_of_memory = false;

    /// Calls `callback`. Its exception, which must not cross Lua's frames, is kept until they are
    /// left.
    void guarded(const Callback& callback, lua_State* state) {
      try {
        callback(state);
      } catch (const std::exception&) {
        failure = std::current_exception();
      }
    }
  };
  /// What the message handler saw at the place of an error.
  struct Report {
    std::string problem;
    std::optional<int> line;
    std::vector<std::string> frames;
    std::string called{};  // name of the C++ function that raised it, as called
    Misuse misuse = Misuse::None;
    std::string word{};  // of the script, that is to blame; may be empty
  };

  void protected_call(Job& job);
  template <class Call>
  void protected_call(Job& job, Call call);
  [[noreturn]] void fail(const Job& job, int status);
  [[noreturn]] void fail_at_limit(const Job& job);
  [[noreturn]] void pass_on(const Job& job);
  ScriptError limit_error(std::string_view where, const std::string& advice = {},
                          std::optional<int> line = {}, std::vector<std::string> frames = {}) const;
  ScriptError error_at(ScriptErrorKind kind, std::optional<int> line, std::string_view where,
                       std::string problem, std::vector<std::string> frames = {},
                       std::string_view word = {}) const;
  /// An error at the line where the hook's function begins.
  ScriptError wrong_answer(const Hook& hook, const std::string& problem, Misuse misuse) const;
  ScriptError advised(const Job& job, Report report) const;
  OfferedNames offered_names() const;
  bool look_up(const Hook& hook, const char* wanted, lua_Debug& record) const;
  /// The first and the last line of the hook's function; nothing if it is no function.
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
  Blame blame_{Misuse::None, {}};  // until the message handler has read it
  std::any answer_;
  AtHand at_hand_;
  Job* job_ = nullptr;   // the call being made
  int counted_at_once_;  // instructions between two looks at the budget
  int last_line_ = 0;    // the line where this call was last seen; 0: nowhere yet
  bool needs_reload_ = false;
  std::shared_ptr<lua_State> state_;
};

// For the sandbox itself and its library.

/// Gives a new state its globals: an empty read-only table in front of the table of names. Raises
/// if the memory is spent.
void open_library(lua_State* state);
/// Pushes the table of names that scripts see as globals. [-0, +1, -]
void push_globals(lua_State* state);
/// Ends the script because its budget is spent. Raises; never returns. [-0, +0, v]
[[noreturn]] void raise_limit(lua_State* state);
/// Raises an error at the line of the script, with words put together as by printf and cut at 500
/// bytes. Never returns.
[[noreturn]] __attribute__((format(printf, 2, 3))) void raise_format(lua_State* state,
                                                                     const char* format, ...);

}  // namespace kasino
