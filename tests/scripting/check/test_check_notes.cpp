// What a check notes in the text of a script, without running it.
#include "scripting/check/check_notes.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;

namespace {

std::string changed(std::string_view source) {
  const auto found = changed_local(source);
  return found ? std::string(found->text) + ':' + std::to_string(found->line) : "";
}

}  // namespace

TEST_CASE("A local that a function changes is found", "[check_notes]") {
  CHECK(changed("local n = 0\nlocal function f()\n  n = n + 1\nend") == "n:3");
  CHECK(changed("local seen = {}\nreturn { f = function(x)\n seen[x.a[1]] = true end }") ==
        "seen:3");
  CHECK(changed("local a, seen = 1, {}\nreturn { f = function() seen.last = 1 end }") == "seen:2");
  CHECK(changed("local t = {}\nreturn { f = function(x) table.insert(t, x) end }") == "t:2");
}

TEST_CASE("What a function declares for itself is its own", "[check_notes]") {
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
