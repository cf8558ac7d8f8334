#include <algorithm>
#include <set>
#include <thread>

#include <lua.hpp>

#include "scripting/sandbox/bind.hpp"
#include "scripting/sandbox/sandbox.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A script whose one function is called as the hook `refuses["X"]`.
struct Script {
  explicit Script(const std::string& source, Budget& budget) : sandbox("t.lua", budget) {
    hook.function = sandbox.run(source, [](lua_State*) {});
    hook.name = "refuses[\"X\"]";
  }

  /// Whether the answer is true.
  bool call(int argument = 0) {
    bool answer = false;
    sandbox.invoke(
        hook, [&](lua_State* state) { return lua_pushinteger(state, argument), 1; },
        [&](lua_State* state) { answer = lua_toboolean(state, -1) != 0; });
    return answer;
  }

  Sandbox sandbox;
  Hook hook;
};

Script* script_to_call = nullptr;  // a C function called by Lua can find it only here
void call_again(int depth) { script_to_call->call(depth); }

template <class Action>
ScriptError error_of(Action action) {
  try {
    action();
  } catch (const ScriptError& error) {
    return error;
  }
  FAIL("no ScriptError");
  throw std::logic_error("not reached");
}

ScriptError load_error(const std::string& source, Limits limits = {}) {
  Budget budget(limits);
  return error_of([&] { Script(source, budget); });
}

}  // namespace

TEST_CASE("A script returns a value, and its functions are called as hooks", "[sandbox]") {
  Budget budget;
  Script script("local least = 3\nreturn function(n) return n > least end", budget);
  CHECK_FALSE(script.call(3));
  CHECK(script.call(4));
}

TEST_CASE("What a step of long work has left is not a matter of what was done before",
          "[sandbox]") {
  const auto left_after_steps = [](int earlier) {
    Budget budget;
    for (int i = 0; i < earlier; ++i) CHECK(budget.begin_step());
    budget.begin_command();
    std::vector<std::int64_t> left;
    for (int i = 0; i < 40; ++i) {
      CHECK(budget.begin_step());
      CHECK(budget.spend(1000));
      left.push_back(budget.steps_left());
    }
    return left;
  };
  CHECK(left_after_steps(5) == left_after_steps(0));
}

TEST_CASE("Going through names costs the same, in whatever order Lua keeps them", "[sandbox]") {
  std::set<std::int64_t> costs;
  for (std::string names : {"abcd", "cdhs", "kmpq", "wxyz"}) do {
      std::string source = "return function() local t, n = {}, 0\n";
      for (const char name : names) source += std::string("t.") + name + " = 1\n";
      Budget budget;
      Script script(source + "for _ in pairs(t) do n = n + 1 end return n == 4 end", budget);
      budget.begin_command();
      const std::int64_t before = budget.steps_left();
      CHECK(script.call());
      costs.insert(before - budget.steps_left());
    } while (std::ranges::next_permutation(names).found);
  CHECK(costs.size() == 1);
}

TEST_CASE("The steps of long work are limited together", "[sandbox]") {
  Limits limits;
  limits.steps = 1000;
  Budget budget(limits);
  int steps = 0;
  for (; steps < 100 && budget.begin_step(); ++steps) CHECK(budget.spend(1000));
  CHECK(steps == 6);
  CHECK(budget.words().en == "limit: more than 5000 steps in all; --script-steps allows more");
  CHECK_FALSE(budget.spend(1));
  budget.begin_command();
  CHECK(budget.spend(1));
}

TEST_CASE("Lua states under one budget are limited together", "[sandbox]") {
  Limits limits;
  limits.memory_bytes = 1U << 20U;
  Budget budget(limits);
  std::vector<std::unique_ptr<Script>> scripts;
  const auto fill = [&] {
    scripts.push_back(std::make_unique<Script>(
        "local keep = {}\nfor i = 1, 14 do keep[i] = ('x'):rep(60000) .. i end\n"
        "return function() return #keep end",
        budget));
  };
  const ScriptError error = error_of([&] {
    for (int i = 0; i < 6; ++i) fill();
  });
  CHECK_THAT(error.what(), ContainsSubstring("more than 4 MiB of memory in all scripts together"));
  CHECK(scripts.size() >= 4);
  scripts.clear();
  budget.begin_command();
  fill();
}

TEST_CASE("The host's globals are there when the script runs", "[sandbox]") {
  Budget budget;
  Sandbox sandbox("t.lua", budget);
  const Ref seven = sandbox.run("return seven", [](lua_State* state) {
    lua_pushinteger(state, 7);
    lua_setfield(state, 1, "seven");
  });
  sandbox.enter("reading", [&](lua_State* state) {
    sandbox.push(state, seven);
    CHECK(lua_tointeger(state, -1) == 7);
  });
}

TEST_CASE("An error names file, line, hook, problem and the way there", "[sandbox]") {
  Budget budget;
  Script script("local function f(x)\n  return x.y\nend\nreturn function() return 1 + f() end",
                budget);
  const ScriptError error = error_of([&] { script.call(); });
  CHECK(error.what() ==
        std::string("t.lua:2: refuses[\"X\"]: attempt to index a nil value (local 'x')"));
  CHECK(error.kind() == ScriptErrorKind::Runtime);
  CHECK(error.traceback() ==
        std::vector<std::string>{"t.lua:2: in f", "t.lua:4: in the function of line 4"});
  REQUIRE(error.source());
  CHECK(error.source()->text == "  return x.y");
  CHECK(error.source()->column == 9);
  budget.begin_command();
  CHECK_THROWS_AS(script.call(), ScriptError);
}

TEST_CASE("What is wrong with a script's text is a load error", "[sandbox]") {
  struct Row {
    std::string source, message;
  };
  const std::vector<Row> rows = {
      {"x = = 1", "t.lua:1: loading: unexpected symbol near '='"},
      {"return {1\n", "t.lua:2: loading: '}' expected (to close '{' at line 1) near <eof>"},
      {"\n\nerror('no')", "t.lua:3: loading: no"},
      {"error({})", "t.lua:1: loading: error with a table for a message (give it a text)"},
      {"error()", "t.lua:1: loading: error without a message"},
      {"error(12.5)", "t.lua:1: loading: 12.5"},
      {"local function f() error('mine', 2) end\nf()", "t.lua:2: loading: mine"},
      {"assert(false)", "t.lua:1: loading: assertion failed"},
      {"assert(nil, 'why')", "t.lua:1: loading: why"},
      {"\x1bLua", "t.lua: loading: the script is compiled Lua; only source text is read"},
      {"local x\nlocal _ENV <const> = 1", "t.lua:2: loading: scripts have no '_ENV'"},
      {std::string(140'000, ' '), "t.lua: loading: the script has 140000 bytes (at most 131072)"},
      {"\nx = 1", "t.lua:2: loading: global 'x' is not declared (write `local x`)"},
      {"function f() end",
       "t.lua:1: loading: global 'f' is not declared (write `local function f`)"},
      {"math = 1", "t.lua:1: loading: global 'math' cannot be changed"},
      {"math.pi = 3", "t.lua:1: loading: 'math.pi' cannot be set: math is read-only"},
      {"(\"\").len = 1", "attempt to index a string value"},
      {"return paris({})", "attempt to use a nil value (global 'paris') (did you mean pairs?)"},
      {"pcall(f)", "(global 'pcall'); scripts have no pcall: an error undoes the move"},
      {"error('\\27[2J\\0x\\ny', 0)", "t.lua:1: loading: \\27[2J\\0x\\ny"},
      {"error('script:77: forged', 0)", "forged"},
  };
  for (const Row& row : rows) {
    INFO(row.source.substr(0, 100));
    const ScriptError error = load_error(row.source);
    CHECK_THAT(error.what(), ContainsSubstring(row.message));
    CHECK(error.kind() == ScriptErrorKind::Load);
  }
}

TEST_CASE("A comment that only Lua sees the end of hides nothing", "[sandbox]") {
  Budget budget;
  Sandbox sandbox("mine.lua", budget);
  const auto run = [&](std::string_view source) { sandbox.run(source, [](lua_State*) {}); };
  CHECK_THROWS_AS(run("--\r_ENV = {}\nreturn 1"), ScriptError);
  CHECK_NOTHROW(run("-- one\r\nreturn 1\r\n"));
}

TEST_CASE("A spent step budget is told with its place and stays spent", "[sandbox]") {
  Limits limits;
  limits.steps = 200'000;  // few enough not to run out of time first
  Budget budget(limits);
  Script script("return function(n)\n  while n > 0 do end\n  return true\nend", budget);
  const ScriptError first = error_of([&] { script.call(1); });
  CHECK(first.kind() == ScriptErrorKind::Limit);
  CHECK(first.what() == std::string("t.lua:2: refuses[\"X\"]: limit: more than 200000 steps in one "
                                    "command; is there a loop here that never ends?"));
  const ScriptError second = error_of([&] { script.call(0); });
  CHECK(second.what() ==
        std::string("t.lua: refuses[\"X\"]: limit: more than 200000 steps in one command"));
  budget.begin_command();
  CHECK(script.call(0));
  CHECK_FALSE(script.sandbox.needs_reload());
}

TEST_CASE("Scripts of one command share its budget", "[sandbox]") {
  Budget budget;
  Script loops("return function() while true do end end", budget);
  Script innocent("return function() return true end", budget);
  CHECK_THROWS_AS(loops.call(), ScriptError);
  CHECK(error_of([&] { innocent.call(); }).kind() == ScriptErrorKind::Limit);
  budget.begin_command();
  CHECK(innocent.call());
}

TEST_CASE("Steps end a loop long before time does, so that its answer is the same everywhere",
          "[sandbox]") {
  Limits limits;
  CHECK(limits.time >= std::chrono::seconds(10));
  CHECK(load_error("while true do end", limits).problem() ==
        "limit: more than 10000000 steps in one command; is there a loop here that never ends?");
}

TEST_CASE("The time of long work ends a script in the middle of a step", "[sandbox]") {
  Limits limits;
  limits.steps = 1'000'000'000'000;
  limits.time_of_work = std::chrono::milliseconds(20);
  const ScriptError error = load_error("while true do end", limits);
  CHECK(error.kind() == ScriptErrorKind::Interrupted);
  CHECK(error.problem() == "limit: more than 20 ms in all");
}

TEST_CASE("Time is limited beside steps", "[sandbox]") {
  Limits limits;
  limits.steps = 1'000'000'000'000;
  limits.time = std::chrono::milliseconds(20);
  CHECK(load_error("while true do end", limits).problem() ==
        "limit: more than 20 ms in one command; is there a loop here that never ends?");
}

TEST_CASE("A state that died of its memory has to be loaded again", "[sandbox]") {
  Limits limits;
  limits.memory_bytes = 2U << 20U;
  Budget budget(limits);
  Script script(
      "return function(n)\n  local t = {}\n  while n > 0 do t[#t + 1] = {} end\n  return true\nend",
      budget);
  const ScriptError error = error_of([&] { script.call(1); });
  CHECK(error.problem() == "limit: more than 2 MiB of memory, near this line");
  CHECK(error.line() == 3);
  CHECK(script.sandbox.needs_reload());
  budget.begin_command();
  CHECK(error_of([&] { script.call(0); }).problem() ==
        "limit: more than 2 MiB of memory; load the script again");
  budget.begin_command();
  Script again("return function() return true end", budget);
  CHECK(again.call());
}

TEST_CASE("A string may be long, but not too long", "[sandbox]") {
  Budget budget;
  CHECK_NOTHROW(Script("return ('x'):rep(65536)", budget));
  CHECK(load_error("return ('x'):rep(65537)").problem() ==
        "limit: a string of more than 65536 bytes");
  const ScriptError error = load_error("local s = ('x'):rep(65000)\nreturn s .. s");
  CHECK(error.kind() == ScriptErrorKind::Limit);
  CHECK(error.line() == 2);
}

TEST_CASE("The user's interrupt stops a script", "[sandbox]") {
  std::atomic<bool> interrupt = false;
  Limits limits;
  limits.steps = 1'000'000'000'000;
  limits.time = std::chrono::minutes(10);
  Budget budget(limits, &interrupt);
  Script script("return function() while true do end end", budget);
  std::thread user([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    interrupt = true;
  });
  const ScriptError error = error_of([&] { script.call(); });
  user.join();
  CHECK(error.kind() == ScriptErrorKind::Interrupted);
  CHECK(error.problem() == "interrupted");
}

TEST_CASE("A wrong answer is told with the line of the hook", "[sandbox]") {
  Budget budget;
  Script script("\nreturn function()\n  return 'yes'\nend", budget);
  const ScriptError error = error_of([&] {
    script.sandbox.invoke(
        script.hook, [](lua_State*) { return 0; },
        [](lua_State*) { throw AnswerError("must answer true or false, not a string"); });
  });
  CHECK(error.what() ==
        std::string("t.lua:2: refuses[\"X\"]: must answer true or false, not a string"));
}

TEST_CASE("Other exceptions of the host pass through as they are", "[sandbox]") {
  Budget budget;
  Script script("return function() end", budget);
  const auto fail = [](lua_State*) -> int { throw std::out_of_range("host"); };
  CHECK_THROWS_AS(script.sandbox.invoke(script.hook, fail, [](lua_State*) {}), std::out_of_range);
  CHECK_THROWS_AS(script.sandbox.enter("here", fail), std::out_of_range);
  CHECK_THROWS_AS(script.sandbox.run("return 1", fail), std::out_of_range);
  CHECK_NOTHROW(script.call());
}

TEST_CASE("Calls inside each other are limited", "[sandbox]") {
  Budget budget;
  Script script("return function() end", budget);
  script_to_call = &script;
  script.hook.function =
      script.sandbox.run("return function(n) again(n + 1) end", [](lua_State* state) {
        lua_pushcfunction(state, binding<&call_again>);
        lua_setfield(state, 1, "again");
      });
  const ScriptError error = error_of([&] { script.call(); });
  CHECK(error.kind() == ScriptErrorKind::Limit);
  CHECK(error.problem() == "limit: more than 8 calls of scripts inside each other");
  budget.begin_command();
  CHECK(error_of([&] { script.call(); }).kind() == ScriptErrorKind::Limit);
}

TEST_CASE("A kept value may outlive its sandbox", "[sandbox]") {
  Budget budget;
  Ref ref;
  CHECK_FALSE(ref);
  {
    Sandbox sandbox("t.lua", budget);
    ref = sandbox.run("return {}", [](lua_State*) {});
    CHECK(ref);
    Ref moved = std::move(ref);
    CHECK(moved);
    CHECK_FALSE(ref);  // NOLINT(bugprone-use-after-move): the test is that it is empty
    ref = std::move(moved);
  }
  CHECK_FALSE(ref);
}

TEST_CASE("Many kept values come and go without growing the state", "[sandbox]") {
  Budget budget;
  Script script("return function() end", budget);
  int before = 0;
  int bytes = 0;
  for (int i = 0; i < 1000; ++i) {
    script.sandbox.enter("keeping", [&](lua_State* state) {
      lua_pushboolean(state, 1);
      const Ref ref = script.sandbox.keep(state, -1);
      bytes = 1024 * lua_gc(state, LUA_GCCOUNT) + lua_gc(state, LUA_GCCOUNTB);
    });
    if (i == 10) before = bytes;
  }
  CHECK(bytes <= before);
}
