// Hostile scripts: each ends within a second, in a clean error or harmlessly, and the next command
// works.
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <lua.hpp>

#include "engine/text/utf8.hpp"
#include "scripting/sandbox/sandbox.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
namespace fs = std::filesystem;

namespace {

const double most_seconds = kasino::test::is_sanitized ? 10 : 1;

struct Attack {
  std::string name, source;
  bool must_end_in_error, must_end_at_limit;
};

struct Ending {
  std::optional<ScriptError> error;
  double seconds;
};

std::string text_of_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// What stock Lua answers for a file that generates its attack.
std::string generated(const fs::path& path) {
  const std::string command = "lua5.4 -e 'io.write(dofile(\"" + path.string() + "\"))'";
  FILE* const pipe = popen(command.c_str(), "r");
  REQUIRE(pipe != nullptr);
  std::string text;
  for (int byte = std::fgetc(pipe); byte != EOF; byte = std::fgetc(pipe)) {
    text += static_cast<char>(byte);
  }
  REQUIRE(pclose(pipe) == 0);
  return text;
}

/// Attacks that use functions the sandbox lacks end there, before any limit.
bool uses_what_is_absent(const std::string& source) {
  for (const char* const word : {"pcall", "gsub", ":find(\"", "utf8", "coroutine"}) {
    if (source.find(word) != std::string::npos) return true;
  }
  return false;
}

Attack read_attack(const fs::path& path) {
  const std::string text = text_of_file(path);
  const bool is_made = text.starts_with("--GEN");
  const std::string source = is_made ? generated(path) : text;
  const bool expects_error = text.find("-- expect: error") != std::string::npos;
  const bool expects_limit = text.find("-- expect: error:budget") != std::string::npos;
  return {path.filename().string(), source, expects_error,
          expects_limit && !uses_what_is_absent(source)};
}

std::string repeated(const std::string& text, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

/// More attacks, which fit the source limit or aim at our own functions.
std::vector<Attack> own_attacks() {
  const std::string many =
      "local function v(n) if n == 0 then return 1 end return 1, v(n - 1) end ";
  return {
      {"nested tables", "return " + repeated("{", 10'000) + repeated("}", 10'000), true, false},
      {"nested calls", "return " + repeated("(", 15'000) + "1" + repeated(")", 15'000), true,
       false},
      {"nested functions",
       "return " + repeated("function() return ", 1500) + repeated(" end", 1500), true, false},
      {"unary chain", "return " + repeated("not ", 8000) + "1", true, false},
      {"right-leaning operators", "return " + repeated("1 .. ", 6000) + "1", true, false},
      {"long else chain",
       "local x = 1 if x == 0 then " + repeated("elseif x == 2 then ", 1700) + "end", false, false},
      {"many gotos", repeated("do goto a ::a:: end ", 1600), false, false},
      {"constant _ENV", "local _ENV <const> = 1; x = 1", true, false},
      {"recursion", "local function f() return f() + 1 end f()", true, false},
      {"wide recursion", many + "local function f() return v(200), f() end f()", true, false},
      {"tail recursion", "local function f() return f() end f()", true, true},
      {"sort without end", "table.sort({2, 1}, function() while true do end end)", true, true},
      {"sort that sorts", "local function c() local t = {3, 2, 1} table.sort(t, c) end c()", true,
       false},
      {"sort again and again",
       "local t = {} for i = 1, 20000 do t[i] = -i end while true do table.sort(t) end", true,
       true},
      {"sort long strings",
       "local t, s = {}, ('x'):rep(60000) for i = 1, 900 do t[i] = s .. (i * 7 % 900) end "
       "while true do table.sort(t) end",
       true, true},
      {"pairs again and again",
       "local t = {} for i = 1, 50000 do t[-i] = i end while true do pairs(t) end", true, true},
      {"next again and again",
       "local t = {} for i = 1, 100000 do t[i] = i end while true do next(t) end", true, true},
      {"rehash",
       "local m, t = 0x3fff8000c001 << 15, {} for i = 1, 8192 do t[i * m] = true end "
       "local i = 8192 while true do i = i + 1 t[(i - 8192) * m] = nil t[i * m] = true end",
       true, true},
      {"long keys", "local t, s = {}, ('x'):rep(60000) for i = 1, 1e9 do t[s .. i % 500] = i end",
       true, true},
      {"compare long strings",
       "local a = ('x'):rep(65000) local b = a .. 'b' a = a .. 'a' while true do local c = a < b "
       "end",
       true, true},
      {"equal long strings",
       "local a = ('x'):rep(65000) local b = a .. 'b' a = a .. 'b' while true do local c = a == b "
       "end",
       true, true},
      {"numbers of long texts",
       "local s = ('1'):rep(65000) while true do for i = 1, s do break end end", true, false},
      {"concat again and again",
       "local t = {} for i = 1, 6000 do t[i] = 'abcdefghij' end while true do table.concat(t) end",
       true, true},
      {"rep again and again", "while true do local s = ('x'):rep(65536) end", true, true},
      {"rep of rep", "local t = {} for i = 1, 1e9 do t[i] = ('x'):rep(60000) end", true, true},
      {"find in long text",
       "local s, p = ('a'):rep(65000), ('a'):rep(32000) .. 'b' while true do s:find(p, 1, true) "
       "end",
       true, true},
      {"format at length",
       "local s = ('x'):rep(600) while true do local r = (('%99s'):rep(60)):format(" +
           repeated("s, ", 59) + "s) end",
       true, true},
      {"upper again and again", "local s = ('x'):rep(65000) while true do s:upper() end", true,
       true},
      {"closures that hold each other",
       "local f for i = 1, 1e9 do local g = f f = function() return g, i end end", true, true},
      {"tables that hold each other", "local t = {} while true do t = {t, t} end", true, true},
      {"one table", "local t = {} for i = 1, 1e9 do t[i] = i end", true, true},
      {"garbage at the brim", "local t = {} for i = 1, 900 do t[i] = ('x'):rep(65536) .. i end",
       true, true},
      {"garbage under the brim",
       "local t = {} for i = 1, 950 do t[i] = ('x'):rep(65000) .. i end while true do t[1] = {} "
       "end",
       true, true},
      {"upvalue memory", "local n = 0 while true do n = n + 1 local s = {n} end", true, true},
      {"varargs", many + "while true do local n = select('#', v(250)) end", true, true},
      {"unpack of unpack",
       "local t = {} for i = 1, 250 do t[i] = i end while true do "
       "local s = {table.unpack(t)} end",
       true, true},
      {"pairs' iterator misused", "local f = pairs({1, 2}) f(1) f() f('x', 2) f() f()", false,
       false},
      {"ipairs' iterator misused", "local f = ipairs({1, 2}) f({}, math.maxinteger) f(1, 1)", true,
       false},
      {"pairs' iterator as a comparator", "table.sort({3, 2, 1}, (pairs({1, 2})))", false, false},
      {"error in a comparator", "table.sort({1, 2, 3}, function() error({}) end)", true, false},
      {"error with a function", "error(error)", true, false},
      {"error with controls", "error('\\27]0;title\\7\\n\\r\\0\\x9b2J')", true, false},
      {"write to a string", "('x').y = 1", true, false},
      {"write to a library", "string.rep = nil", true, false},
      {"write to a global", "pairs = nil", true, false},
      {"for loop overflow", "for i = math.maxinteger - 1, math.maxinteger do end", false, false},
      {"minimum divided", "return math.mininteger // -1, math.mininteger % -1", false, false},
      {"shift too far", "return 1 << 64, 1 << -64, 1 >> math.mininteger", false, false},
  };
}

/// Runs `source` as a script, or as the body of a hook that is called.
void run(Sandbox& sandbox, const std::string& source, bool as_hook) {
  if (!as_hook) {
    sandbox.run(source, [](lua_State*) {});
    return;
  }
  const Hook hook{sandbox.run("return function(...) " + source + "\nend", [](lua_State*) {}),
                  "refuses[\"X\"]"};
  sandbox.invoke(
      hook, [](lua_State*) { return 0; }, [](lua_State*) {});
}

Ending end_of(Sandbox& sandbox, const Attack& attack, bool as_hook) {
  Ending ending;
  const std::clock_t start = std::clock();  // CPU time, however busy the machine is
  try {
    run(sandbox, attack.source, as_hook);
  } catch (const ScriptError& error) {
    ending.error = error;
  }
  ending.seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  return ending;
}

void check_message(const std::string& message) {
  CHECK(message.find("ESCAPE") == std::string::npos);
  CHECK(message.starts_with("hostile.lua:"));
  CHECK(message.size() <= longest_message + 100);
  CHECK(printable(message, message.size() + 100) == message);
}

void check_next_command(std::unique_ptr<Sandbox>& sandbox, Budget& budget) {
  budget.begin_command();
  if (sandbox->needs_reload()) sandbox = std::make_unique<Sandbox>("hostile.lua", budget);
  CHECK_NOTHROW(run(*sandbox, "local t = {} for i = 1, 1000 do t[i] = {i} end return #t", true));
}

void check_contained(const Attack& attack, bool as_hook) {
  INFO(attack.name << (as_hook ? " as a hook" : " as a script"));
  Limits limits;
  limits.time = std::chrono::milliseconds(500);  // for those few that steps do not end in time
  Budget budget(limits);
  auto sandbox = std::make_unique<Sandbox>("hostile.lua", budget);
  const Ending ending = end_of(*sandbox, attack, as_hook);
  if (ending.error) {
    INFO(ending.error->what());
    check_message(ending.error->what());
    if (attack.must_end_at_limit) CHECK(ending.error->kind() == ScriptErrorKind::Limit);
    for (const std::string& frame : ending.error->traceback()) check_message(frame);
  } else {
    CHECK_FALSE(attack.must_end_in_error);
  }
  CHECK(ending.seconds < most_seconds);
  CHECK(budget.has_room_for(3 * budget.limits().memory_bytes));  // of the four that all have
  check_next_command(sandbox, budget);
}

}  // namespace

TEST_CASE("Every known attack is contained", "[attacks]") {
  int count = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(KASINO_TEST_DATA) / "attacks")) {
    const Attack attack = read_attack(entry.path());
    check_contained(attack, false);
    check_contained(attack, true);
    ++count;
  }
  CHECK(count > 50);
}

TEST_CASE("Attacks on our own functions are contained", "[attacks]") {
  for (const Attack& attack : own_attacks()) {
    check_contained(attack, false);
    check_contained(attack, true);
  }
}
