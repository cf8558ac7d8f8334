#include <lua.hpp>

#include "scripting/sandbox/sandbox.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

/// The expression's value by `tostring`, or "error: " and the error's problem.
std::string value_of(const std::string& expression) {
  Budget budget;
  Sandbox sandbox("t.lua", budget);
  try {
    const Ref value = sandbox.run("return tostring(" + expression + ")", [](lua_State*) {});
    std::string text;
    sandbox.enter("reading", [&](lua_State* state) {
      sandbox.push(state, value);
      text = lua_tostring(state, -1);
    });
    return text;
  } catch (const ScriptError& error) {
    return "error: " + error.problem();
  }
}

struct Row {
  std::string expression, value;
};

void check(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    INFO(row.expression);
    CHECK(value_of(row.expression) == row.value);
  }
}

void check_errors(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    INFO(row.expression);
    CHECK_THAT(value_of(row.expression),
               ContainsSubstring("error: ") && ContainsSubstring(row.value));
  }
}

/// Runs statements that end by returning their result.
std::string run(const std::string& statements) {
  return value_of("(function() " + statements + " end)()");
}

}  // namespace

TEST_CASE("Values are shown without addresses, the same on every machine", "[library]") {
  check({{"nil", "nil"},
         {"true", "true"},
         {"{}", "table"},
         {"pairs", "function"},
         {"12", "12"},
         {"-0.0", "-0.0"},
         {"1e15", "1e+15"},
         {"1e100", "1e+100"},
         {"2^53", "9.007199254741e+15"},
         {"0.1", "0.1"},
         {"3.0", "3.0"},
         {"1/3", "0.33333333333333"},
         {"1/0", "inf"},
         {"-1/0", "-inf"},
         {"0/0", "nan"},
         {"-(0/0)", "nan"},
         {"math.mininteger", "-9223372036854775808"}});
}

TEST_CASE("Pairs goes through numbers, then strings, then booleans", "[library]") {
  CHECK(run("local t, o = {b = 1, a = 1, [2] = 1, [-1.5] = 1, [true] = 1, [false] = 1, x = 1}, {} "
            "for k in pairs(t) do o[#o + 1] = tostring(k) end return table.concat(o, ' ')") ==
        "-1.5 2 a b x false true");
  CHECK(run("local n = 0 for k, v in pairs({5, 6, 7}) do n = n * 10 + v end return n") == "567");
  CHECK(run("for k in pairs({}) do return 'some' end return 'none'") == "none");
  CHECK(run("local t, n = {1, 2, 3, 4}, 0 for k in pairs(t) do t[k + 1] = nil n = n + 1 end "
            "return n") == "2");
  CHECK(run("local t, n = {a = 1}, 0 for k in pairs(t) do t.b = 1 n = n + 1 end return n") == "1");
  check_errors(
      {{"pairs({[{}] = 1})", "keys that are no numbers, strings or booleans have no fixed order"},
       {"pairs(nil)", "table expected, got nil"},
       {"pairs('x')", "table expected, got string"}});
}

TEST_CASE("Next tells whether a table is empty, and the first key", "[library]") {
  check({{"next({})", "nil"},
         {"next({b = 1, a = 2})", "a"},
         {"next({7, x = 1})", "1"},
         {"select(2, next({7}))", "7"}});
  check_errors({{"next({1}, 1)", "use pairs"}, {"next({[next] = 1})", "no fixed order"}});
}

TEST_CASE("Ipairs, select, type and tonumber are Lua's", "[library]") {
  check({{"select('#', nil, nil)", "2"},
         {"select(2, 'a', 'b')", "b"},
         {"select(-1, 'a', 'b')", "b"},
         {"type(nil)", "nil"},
         {"tonumber('0x10')", "16"},
         {"tonumber(' 1e1 ')", "10.0"},
         {"tonumber('1e1x')", "nil"},
         {"tonumber('ff', 16)", "255"},
         {"tonumber(' -zz ', 36)", "-1295"},
         {"tonumber('8', 8)", "nil"},
         {"tonumber('-', 10)", "nil"},
         {"tonumber('')", "nil"},
         {"tonumber('nan')", "nil"},
         {"tonumber({})", "nil"},
         {"tonumber('1\\0')", "nil"},
         {"tonumber(('1'):rep(300))", "1.1111111111111e+299"}});
  CHECK(run("local s = 0 for i, v in ipairs({1, 2, nil, 4}) do s = s + i * v end return s") == "5");
  check_errors({{"select(0)", "index out of range"},
                {"select(-3, 1)", "index out of range"},
                {"tonumber('1', 99)", "base out of range"},
                {"type()", "value expected"},
                {"ipairs()", "table expected"}});
}

TEST_CASE("Sort is stable and sorts by bytes", "[library]") {
  CHECK(run("local t = {'b', 'a', 'B', '\\xc3'} table.sort(t) return table.concat(t)") ==
        "Bab\xc3");
  CHECK(run("local t = {3, 1.5, 2, -1} table.sort(t) return table.concat(t, ' ')") == "-1 1.5 2 3");
  CHECK(run("local t = {} for i = 1, 99 do t[i] = i * 37 % 99 end table.sort(t, function(a, b) "
            "return a > b end) for i = 2, 99 do if t[i - 1] < t[i] then return i end end "
            "return #t") == "99");
  CHECK(run("local t = {2, 1} table.sort(t, function() t[1] = 9 t[3] = 9 return false end) "
            "return table.concat(t, ' ')") == "2 1 9");
  CHECK(run("local t = {} for i = 1, 50 do t[i] = i end table.sort(t, function() return true end) "
            "return #t") == "50");
  check_errors({{"table.sort({1, 'a'})", "attempt to compare string with number"},
                {"table.sort({{}, {}})", "give sort a function"},
                {"table.sort({1}, 1)", "function expected"},
                {"table.sort(1)", "table expected"}});
}

TEST_CASE("Lists are changed and joined as in Lua", "[library]") {
  CHECK(run("local t = {1, 3} table.insert(t, 2, 2) table.insert(t, 4) table.insert(t, 1, 0) "
            "return table.concat(t, ',')") == "0,1,2,3,4");
  CHECK(run("local t = {1, 2, 3} local a, b = table.remove(t, 1), table.remove(t) "
            "return a .. b .. #t .. tostring(table.remove({}))") == "131nil");
  check({{"table.concat({1, 'a', 2.5}, ', ')", "1, a, 2.5"},
         {"table.concat({1, 2, 3}, '-', 2, 3)", "2-3"},
         {"table.concat({})", ""},
         {"table.concat({}, 'x', 5, 1)", ""},
         {"table.concat({0/0, 1/0})", "naninf"},
         {"select('#', table.unpack({1, nil, 3}, 1, 3))", "3"},
         {"select('#', table.unpack({}, math.maxinteger, math.mininteger))", "0"}});
  check_errors({{"table.insert({}, 5, 1)", "position out of bounds"},
                {"table.insert({}, 1, 1, 1)", "wrong number of arguments"},
                {"table.insert({}, 'x', 1)", "number expected"},
                {"table.remove({1}, 7)", "position out of bounds"},
                {"table.concat({{}})", "element 1 is a table"},
                {"table.concat({}, '', 1, 1)", "element 1 is a nil"},
                {"table.concat({}, '', 1, math.maxinteger)", "limit"},
                {"table.concat({}, '', math.mininteger, math.maxinteger)", "limit"},
                {"table.unpack({}, 1, 251)", "too many values"},
                {"table.unpack({}, math.mininteger, math.maxinteger)", "too many values"}});
}

TEST_CASE("Strings are cut and changed as in Lua, in ASCII", "[library]") {
  check({{"('abc'):sub(2)", "bc"},
         {"('abc'):sub(-2, -2)", "b"},
         {"('abc'):sub(0)", "abc"},
         {"('abc'):sub(math.mininteger, math.maxinteger)", "abc"},
         {"('abc'):sub(3, 2)", ""},
         {"('abc'):sub(4)", ""},
         {"('abc'):byte(-1)", "99"},
         {"select('#', ('abc'):byte(1, -1))", "3"},
         {"select('#', (''):byte())", "0"},
         {"select('#', ('x'):rep(65536):byte(1, -1))", "65536"},
         {"string.char(72, 105)", "Hi"},
         {"('Åa'):upper() .. ('ÅA'):lower()", "ÅAÅa"},
         {"('ab'):rep(3, '-')", "ab-ab-ab"},
         {"('ab'):rep(-1)", ""},
         {"(''):rep(1e18 // 1 | 0)", ""},
         {"#('ab'):rep(32768)", "65536"},
         {"string.len(12)", "2"},
         {"('a.b'):find('.', 1, true)", "2"},
         {"('abc'):find('c')", "3"},
         {"('abc'):find('', 9)", "nil"},
         {"('abc'):find('', 4)", "4"},
         {"('abc'):find('b', -1)", "nil"}});
  check_errors({{"('x'):rep(1e300)", "no integer representation"},
                {"('x'):rep(math.maxinteger)", "limit"},
                {"('xx'):rep(math.maxinteger // 2, 'yyyy')", "limit"},
                {"string.char(256)", "out of range"},
                {"('a'):find('%a')", "patterns are not offered"},
                {"('a'):sub({})", "number expected"},
                {"('a'):sub()", "number expected"},
                {"string.len({})", "string expected"}});
}

TEST_CASE("Format knows what rules need, and no address", "[library]") {
  check({{"('%d %5d|%-5d|%05d'):format(1, 2, 3, 4)", "1     2|3    |00004"},
         {"('%.2f %g %e'):format(1/3, 0.5, 1)", "0.33 0.5 1.000000e+00"},
         {"('%x %X %o'):format(255, 255, 8)", "ff FF 10"},
         {"('%s %s %5s|%-5s|%.1s'):format('a', nil, 'b', 'c', 'de')", "a nil     b|c    |d"},
         {"('%s %s'):format({}, pairs)", "table function"},
         {"('%c%%'):format(65)", "A%"},
         {"('%f %5.1f|%d'):format(0/0, -1/0, 3.0)", "nan  -inf|3"},
         {"#('%99.99f'):format(1e308)", "409"},
         {"#('%-99s'):format('')", "99"}});
  check_errors({{"('%p'):format({})", "'%p' is not offered"},
                {"('%a'):format(1)", "'%a' is not offered"},
                {"('%q'):format(1)", "'%q' is not offered"},
                {"('%\\n'):format(1)", "'%?' is not offered"},
                {"('%100d'):format(1)", "a width and a .precision of at most two digits each"},
                {"('%5.1000s'):format('a')", "invalid conversion"},
                {"('%5%'):format(1)", "invalid conversion"},
                {"('%'):format(1)", "invalid conversion"},
                {"('%5.'):format(1)", "invalid conversion"},
                {"('%d'):format('1')", "number expected"},
                {"('%d'):format(1.5)", "no integer representation"},
                {"('%d'):format()", "bad argument #1 to 'format' (no value)"},
                {"('%s%s'):format(1)", "bad argument #2 to 'format' (no value)"},
                {"('%s%s'):format(('x'):rep(65536), ('x'):rep(65536))", "limit"}});
}

TEST_CASE("Math has no chance in it and reads no texts", "[library]") {
  check({{"math.floor(2.5)", "2"},
         {"math.max(1, 2.5)", "2.5"},
         {"math.tointeger(3.0)", "3"},
         {"math.tointeger('3')", "nil"},
         {"math.type(1)", "integer"},
         {"math.huge", "inf"},
         {"math.random", "nil"},
         {"math.randomseed", "nil"}});
  check_errors({{"math.floor('2')", "number expected"}, {"math.max()", "value expected"}});
}

TEST_CASE("There is nothing else", "[library]") {
  const std::vector<std::string> absent = {
      "_G",      "_VERSION",     "collectgarbage", "coroutine", "debug",  "dofile",
      "io",      "getmetatable", "load",           "loadfile",  "os",     "package",
      "pcall",   "print",        "rawequal",       "rawget",    "rawlen", "rawset",
      "require", "setmetatable", "utf8",           "warn",      "xpcall"};
  for (const std::string& name : absent)
    CHECK_THAT(value_of(name),
               StartsWith("error: attempt to use a nil value (global '" + name + "')"));
  for (const char* const name : {"dump", "gmatch", "gsub", "match", "pack", "reverse"}) {
    CHECK(value_of("('')." + std::string(name)) == "nil");
  }
  CHECK(value_of("table.move") == "nil");
}
