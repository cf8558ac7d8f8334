// What the text of a script shows without running it.
#include "scripting/check/source_words.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;

namespace {

std::string changed(std::string_view source) {
  const auto found = changed_local(source);
  return found ? found->name + ':' + std::to_string(found->line) : "";
}

}  // namespace

TEST_CASE("Strings that stand for themselves are told from keys", "[source_words]") {
  const SourceWords words =
      words_of_source("t = { [\"A-1\"] = \"text\" }\ngame:award(1, 2, 'A-2')");
  CHECK(words.strings == std::map<std::string, int>{{"text", 1}, {"A-2", 2}});
}

TEST_CASE("Options are read by name, or who knows which", "[source_words]") {
  const SourceWords words = words_of_source("x = view.options.a + game.options['b']");
  CHECK(words.options == std::set<std::string>{"a", "b"});
  CHECK_FALSE(words.reads_any_option);
  CHECK(words_of_source("for k in pairs(view.options) do end").reads_any_option);
  CHECK_FALSE(words_of_source("return { options = { a = 1 } }").reads_any_option);
}

TEST_CASE("A local that a function changes is found", "[source_words]") {
  CHECK(changed("local n = 0\nlocal function f()\n  n = n + 1\nend") == "n:3");
  CHECK(changed("local seen = {}\nreturn { f = function(x)\n seen[x.a[1]] = true end }") ==
        "seen:3");
  CHECK(changed("local a, seen = 1, {}\nreturn { f = function() seen.last = 1 end }") == "seen:2");
  CHECK(changed("local t = {}\nreturn { f = function(x) table.insert(t, x) end }") == "t:2");
}

TEST_CASE("What a function declares for itself is its own", "[source_words]") {
  CHECK(changed("local function f()\n local n = 0\n n = n + 1\nend").empty());
  CHECK(changed("local n = 0\nlocal function f(n) n = n + 1 end").empty());
  CHECK(changed("local n = 0\nlocal function f() for n = 1, 2 do g(n) end end").empty());
  CHECK(changed("local n = 0\nn = 1\nlocal t = { f = function() return n == 2 end }").empty());
  CHECK(
      changed("local n = 0\nreturn { f = function() return { n = 1, m = n } end, n = 3 }").empty());
  CHECK(changed("local n = 0\nlocal function f() if n > 1 then g() elseif n then h() end end\n"
                "n = 2")
            .empty());
}
