#include <stdexcept>

#include "scripting/sandbox/bind.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Counts its objects, so that a destructor that does not run is noticed.
struct Counted {
  static inline int alive = 0;
  Counted() { ++alive; }
  Counted(const Counted&) { ++alive; }
  ~Counted() { --alive; }
};

int add(int a, int b) { return a + b; }
bool is_even(int number) { return number % 2 == 0; }
int length_of(std::string_view text) { return static_cast<int>(text.size()); }
std::vector<int> halves(std::optional<int> number) {
  return number ? std::vector{*number / 2, *number - *number / 2} : std::vector<int>();
}
std::string twice(std::string_view text) {
  const Counted counted;
  return std::string(text) + std::string(text);
}
void fail(std::string_view what) {
  const Counted counted;
  throw std::runtime_error(std::string(what));
}
std::string fail_late(int) {
  const std::vector<Counted> counted(3);
  throw std::runtime_error("late");
}

/// A raw C function that makes a userdata with a Counted, in the order that is safe.
int make_object(lua_State* state) {
  void* const memory = lua_newuserdatauv(state, sizeof(Counted), 0);
  lua_createtable(state, 0, 1);
  lua_pushcfunction(state, [](lua_State* inner) {
    static_cast<Counted*>(lua_touserdata(inner, 1))->~Counted();
    return 0;
  });
  lua_setfield(state, -2, "__gc");
  new (memory) Counted();
  lua_setmetatable(state, -2);
  return 1;
}
int fail_raw(lua_State*) { throw std::out_of_range("raw"); }

void install(lua_State* state) {
  constexpr luaL_Reg functions[] = {
      {"add", binding<&add>},
      {"is_even", binding<&is_even>},
      {"length_of", binding<&length_of>},
      {"halves", binding<&halves>},
      {"twice", binding<&twice>},
      {"fail", binding<&fail>},
      {"fail_late", binding<&fail_late>},
      {"make_object", binding<&make_object>},
      {"fail_raw", binding<&fail_raw>},
      {nullptr, nullptr},
  };
  lua_createtable(state, 0, 0);
  luaL_setfuncs(state, functions, 0);
  make_read_only(state, "host");
  lua_setfield(state, 1, "host");
}

std::string error_in(const std::string& source) {
  Budget budget;
  Sandbox sandbox("t.lua", budget);
  try {
    sandbox.run(source, &install);
  } catch (const ScriptError& error) {
    return error.what();
  }
  return "no error";
}

/// Does everything that allocates, from a script's text to a hook's answer.
void exercise(Budget& budget) {
  Sandbox sandbox("t.lua", budget);
  Hook hook{sandbox.run(R"(
local objects = {}
for i = 1, 5 do objects[i] = host.make_object() end
local words = {}
for i = 1, 20 do words["key" .. i] = host.twice("word" .. i) end
return function(n)
  local names = {}
  for key, value in pairs(words) do names[#names + 1] = key .. value end
  table.sort(names, function(a, b) return a > b end)
  local text = ("%-40s %05.1f"):format(table.concat(names, ","):sub(1, 60), n)
  objects[n] = host.make_object()
  return text:upper():rep(3, "-")
end)",
                        &install),
            "hook"};
  for (int i = 1; i < 4; ++i) {
    std::string answer;
    sandbox.invoke(
        hook, [&](lua_State* state) { return lua_pushinteger(state, i), 1; },
        [&](lua_State* state) {
          const Counted counted;
          const Ref kept = sandbox.keep(state, -1);
          std::size_t length = 0;
          const char* const bytes = lua_tolstring(state, -1, &length);
          answer.assign(bytes, length);
        });
    if (answer.size() < 100) throw std::logic_error("not the answer");
  }
}

}  // namespace

TEST_CASE("Plain functions read their arguments and push their answer", "[bind]") {
  CHECK(error_in("assert(host.add(2, 3.0) == 5)\n"
                 "assert(host.is_even(4) == true)\n"
                 "assert(host.length_of('a\\0b') == 3)\n"
                 "assert(table.concat(host.halves(5), ' ') == '2 3' and #host.halves() == 0)\n"
                 "assert(host.twice('ab') == 'abab')") == "no error");
}

TEST_CASE("An argument that does not fit is an error at the script's line", "[bind]") {
  CHECK_THAT(error_in("\nhost.add(1, 'x')"),
             ContainsSubstring("t.lua:2: loading: bad argument #2 to 'add' (number expected"));
  CHECK_THAT(error_in("host.add(1, 2.5)"), ContainsSubstring("no integer representation"));
  CHECK_THAT(error_in("host.add(1, 1 << 40)"), ContainsSubstring("out of range"));
  CHECK_THAT(error_in("host.add(1)"), ContainsSubstring("got no value"));
  CHECK_THAT(error_in("host.length_of(7)"), ContainsSubstring("string expected"));
}

TEST_CASE("An exception becomes the script's error, and destructors run", "[bind]") {
  CHECK(error_in("\nhost.fail('why not')") == "t.lua:2: loading: why not");
  CHECK(error_in("host.fail_late(1)") == "t.lua:1: loading: late");
  CHECK(error_in("host.fail_raw()") == "t.lua:1: loading: raw");
  CHECK(error_in("host.fail('%s%d%n')") == "t.lua:1: loading: %s%d%n");
  CHECK_THAT(error_in("host.fail(('x'):rep(10000))"), ContainsSubstring("xxxx"));
  CHECK(Counted::alive == 0);
}

TEST_CASE("A read-only table cannot be written", "[bind]") {
  CHECK(error_in("host.add = nil") ==
        "t.lua:1: loading: 'host.add' cannot be set: host is read-only");
  CHECK(error_in("host[1] = 2") == "t.lua:1: loading: 'host.?' cannot be set: host is read-only");
}

TEST_CASE("Destructors run wherever a limit strikes", "[bind]") {
  Limits limits;
  limits.steps = 20'000;
  Budget budget(limits);
  {
    Sandbox sandbox("t.lua", budget);
    CHECK_THROWS_AS(sandbox.run("while true do host.make_object() host.twice('x') end", &install),
                    ScriptError);
    CHECK(Counted::alive > 0);  // those not collected yet
  }
  CHECK(Counted::alive == 0);
}

TEST_CASE("Wherever memory ends, the end is a clean error", "[bind][memory]") {
  int deaths = 0;
  bool works = false;
  constexpr std::size_t step = 61;
  for (std::size_t cap = 0; !works; cap += step) {
    REQUIRE(cap < (1U << 20U));
    Limits limits;
    limits.memory_bytes = cap;
    Budget budget(limits);
    try {
      exercise(budget);
      works = true;
    } catch (const ScriptError& error) {
      ++deaths;
      if (error.kind() != ScriptErrorKind::Limit) FAIL(cap << ": " << error.what());
    }
    if (Counted::alive != 0) FAIL(cap << ": " << Counted::alive << " not destroyed");
  }
  CHECK(deaths > 200);
}
