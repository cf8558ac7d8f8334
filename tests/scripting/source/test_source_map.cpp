
#include "scripting/source/source_map.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;

namespace {

constexpr const char* script = R"(--- A variant. { not = "a table" }
local function count(seat, view)
  if seat == 1 then return { points = 1 } end
  repeat seat = seat - 1 until seat < 1
  while true do for i = 1, 2 do return i end end
end
return kasino.extend("standard", {
  id = "test", title = { en = "Test", sv = [[Prov
på två rader]] },
  scoring = {
    aces = { each = "A", pionts = 1 }, --[==[ points = 2
    ]==] ["two words"] = { count = function(seat, view)
      local t = { a = 1 }
      return t.a
    end, clause = 'STD-SCO-1' };
    [3] = "three",
  },
  deal = { { hand = 2 }, { table = 2 } },
  refuses = { ["A-1"] = count, ["A-2"] = function() return {} end },
  last = kasino.option("target"),
})
)";

int line_of(const SourceMap& map, const std::vector<std::string>& path) {
  return map.find(path).line;
}

}  // namespace

TEST_CASE("A key's place is where it is written", "[source_map]") {
  const SourceMap map(script);
  CHECK(map.find({"id"}) == SourcePlace{8, 2});
  CHECK(map.find({"title"}) == SourcePlace{8, 15});
  CHECK(map.find({"title", "sv"}).line == 8);
  CHECK(map.find({"scoring"}) == SourcePlace{10, 2});
  CHECK(map.find({"scoring", "aces", "pionts"}) == SourcePlace{11, 25});
  CHECK(line_of(map, {"scoring", "two words"}) == 12);
  CHECK(line_of(map, {"scoring", "two words", "clause"}) == 15);
  CHECK(line_of(map, {"scoring", "3"}) == 16);
  CHECK(map.find({"deal", "2"}) == SourcePlace{18, 25});
  CHECK(map.find({"deal", "2", "table"}) == SourcePlace{18, 27});
  CHECK(line_of(map, {"refuses", "A-2"}) == 19);
  CHECK(line_of(map, {"last"}) == 20);
}

TEST_CASE("An unknown key is where its word stands, else where its parent is", "[source_map]") {
  const SourceMap map(script);
  CHECK(line_of(map, {"scoring", "two words", "count", "a"}) == 13);
  CHECK(line_of(map, {"scoring", "aces", "points"}) == 11);
  CHECK(line_of(map, {"nowhere"}) == 7);
  CHECK(line_of(map, {}) == 7);
}

TEST_CASE("Every way to return the table is understood", "[source_map]") {
  const std::string text =
      GENERATE("\nreturn {\n key = 1 }", "\nreturn kasino.variant {\n key = 1 }",
               "\nreturn kasino.variant({\n key = 1 })", "\nreturn kasino.modifier {\n key = 1 }",
               "local x = 1\nreturn kasino.extend(base, {\n key = 1 })",
               "\nlocal v = kasino.variant {\n key = 1 }\nreturn v",
               "if x then return end\nreturn kasino.extend('a', {\n key = 1 })",
               "local part = 1\n\nlocal v = { key = part }\nreturn kasino.variant(v)");
  CHECK(line_of(SourceMap(text), {"key"}) == 3);
}

TEST_CASE("A local table is followed where its name stands", "[source_map]") {
  const SourceMap map("local aces = {\n each = 1,\n}\nreturn {\n scoring = { aces = aces },\n}");
  CHECK(line_of(map, {"scoring", "aces"}) == 5);
  CHECK(line_of(map, {"scoring", "aces", "each"}) == 2);
}

TEST_CASE("Of equal keys the last is the one that counts", "[source_map]") {
  CHECK(line_of(SourceMap("return {\n a = 1,\n a = 2 }"), {"a"}) == 3);
}

TEST_CASE("No text can disturb the map", "[source_map]") {
  const std::string text =
      GENERATE("", "return", "return {", "return {{{", "return { a = ", "return {,,}", "return { [",
               "return { [1", "return { [[x", "return { a = function( }", "return { ) end until }",
               "return { a = 'x\ny }", "--[[", "return x", "local x = {} return kasino.", "}}}",
               "return { a = 1 } }", "return {[a] = {}, [f()] = 2}", "return { '\\", "\0\xff{");
  const SourceMap map(text);
  CHECK(line_of(map, {"a", "b", "1"}) >= 1);
  CHECK(line_of(map, {"1"}) >= 1);
}

TEST_CASE("Names that stand for names cannot blow the map up", "[source_map]") {
  std::string text = "local a0 = { 1 }\n";
  for (int i = 1; i < 200; ++i) {
    const std::string before = "a" + std::to_string(i - 1);
    text.append("local a").append(std::to_string(i)).append(" = { ");
    text.append(before).append(", ").append(before).append(" }\n");
  }
  CHECK(line_of(SourceMap(text + "return { x = a199 }"), {"x"}) == 201);
  CHECK(line_of(SourceMap("return " + std::string(30'000, '{')), {"1", "1"}) == 1);
}

TEST_CASE("A map can be moved away from its source", "[source_map]") {
  auto map = std::make_unique<SourceMap>(std::string("return {\n a = 1 }"));
  const SourceMap moved = std::move(*map);
  map.reset();
  CHECK(line_of(moved, {"a"}) == 2);
}

TEST_CASE("Tokens carry their places", "[lexer]") {
  const auto tokens = tokens_of("a.b ==\n 'it\\'s' --x\n[[l\n]] 0x1p-4 1e+5..2 -- end");
  std::vector<std::string> texts;
  texts.reserve(tokens.size());
  for (const Token& token : tokens) texts.emplace_back(token.text);
  CHECK(texts ==
        std::vector<std::string>{"a", ".", "b", "==", "it\\'s", "l\n", "0x1p-4", "1e+5..2"});
  CHECK(tokens[4].line == 2);
  CHECK(tokens[4].column == 1);
  CHECK(tokens[5].line == 3);
  CHECK(tokens[6].line == 4);
  CHECK_FALSE(tokens[4].is("it\\'s"));
}
