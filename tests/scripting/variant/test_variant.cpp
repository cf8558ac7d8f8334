// Variants: finding, loading, merging and composing scripts.
#include <algorithm>

#include "scripting/variant/variant.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

std::vector<std::string> clause_ids(const Variant& variant) {
  std::vector<std::string> ids;
  for (const Clause& clause : variant.data().clauses) ids.push_back(clause.id);
  return ids;
}

const ScoringItem* item(const Variant& variant, const std::string& name) {
  for (const ScoringItem& item : variant.data().scoring)
    if (item.name == name) return &item;
  return nullptr;
}

/// An extension of `base` called `id`, with more keys.
std::string extending(const std::string& base, const std::string& id, const std::string& keys) {
  return "return kasino.extend(\"" + base + "\", { id = \"" + id + "\", title = \"" + id + "\", " +
         keys + " })";
}

std::string modifier(const std::string& id, const std::string& keys) {
  return "return kasino.modifier { id = \"" + id + "\", title = \"" + id + "\", " + keys + " }";
}

}  // namespace

TEST_CASE("The standard game has a name and a title, and needs no functions", "[variant]") {
  const Variant standard("standard");
  CHECK(standard.data().id == "standard");
  CHECK(standard.data().name == "standard");
  CHECK(standard.data().title.en == "Kasino");
  CHECK(hooks_of(standard).empty());
  CHECK(standard.data().refusals.empty());
}

TEST_CASE("Clauses stand in the order of the script, by their numbers within a group",
          "[variant]") {
  const Variant variant = extended(
      "clauses = { [\"X-10\"] = \"x\", [\"X-9\"] = \"x\", [\"AA-1\"] = \"x\",\n"
      "[\"STD-DEAL-6\"] = \"x\" }");
  const auto ids = clause_ids(variant);
  const std::vector<std::string> first(ids.begin(), ids.begin() + 3);
  CHECK(first == std::vector<std::string>{"STD-PLY-1", "STD-DECK-1", "STD-VAL-1"});
  const auto place = [&](const char* id) { return std::find(ids.begin(), ids.end(), id); };
  CHECK(place("STD-DEAL-5") + 1 == place("STD-DEAL-6"));
  CHECK(place("STD-MAT-4") < place("X-9"));
  CHECK(place("X-9") < place("X-10"));
}

TEST_CASE("Clauses have a text in each language, English where there is no other", "[variant]") {
  const Variant variant = extended("clauses = { [\"X-1\"] = \"English\" }");
  const Clause& own = *variant.data().find_clause("X-1");
  CHECK(own.text.in(Language::English) == "English");
  CHECK(own.text.in(Language::Swedish) == "English");
  const Clause& given = *variant.data().find_clause("STD-CAP-1");
  CHECK(given.text.in(Language::Swedish) == "Ta in ett bordskort av samma värde.");
}

TEST_CASE("An extension changes what it names, and nothing else", "[variant]") {
  const Variant standard("standard");
  const Variant same = extended("scoring = {}, match = {}, clauses = {}");
  CHECK(same.data().scoring.size() == standard.data().scoring.size());
  CHECK(same.data().capture == standard.data().capture);
  CHECK(same.data().match.to == 16);
  CHECK(same.data().match.ties.size() == 1);
  CHECK(clause_ids(same) == clause_ids(standard));

  const Variant changed = extended("scoring = { sweep = { points = 3 } }");
  CHECK(item(changed, "sweep")->points == 3);
  CHECK(item(changed, "sweep")->clause == "STD-SCO-4");
  CHECK(item(changed, "storan")->points == 2);
}

TEST_CASE("`false` removes what is below, and a later layer may bring it again", "[variant]") {
  const ScriptFolder folder;
  folder.write("poor.lua", extending("standard", "poor", "scoring = { aces = false }"));
  folder.write("rich.lua", extending("poor", "rich", "scoring = { aces = { each = \"A\" } }"));
  CHECK(item(folder.load("poor"), "aces") == nullptr);
  const Variant rich = folder.load("rich");
  REQUIRE(item(rich, "aces") != nullptr);
  CHECK(item(rich, "aces")->clause.empty());  // nothing of the removed item comes back
}

TEST_CASE("Lists and numbers replace, maps merge at every depth", "[variant]") {
  const Variant variant =
      extended("deal = { first = { { table = 4 }, { hand = 4 } } }, values = { A = 11 }");
  CHECK(variant.data().deal.first.size() == 2);
  CHECK(variant.data().deal.later->size() == 2);
  CHECK(variant.data().capture.hand_values[card("s2").face()] == Values{2, 15});
}

TEST_CASE("What a script says itself lies under the patches of its options", "[variant]") {
  const ScriptFolder folder;
  folder.write("t.lua", extending("standard", "t",
                                  "match = { deals = 1 }, options = { long = { default = false, "
                                  "on = { match = { deals = 9 } } } }"));
  CHECK(folder.load("t").data().match.deals == 1);
  CHECK(folder.load("t", {{"long", "true"}}).data().match.deals == 9);
}

TEST_CASE("A base's option patches lie under what an extension says", "[variant]") {
  const Variant variant =
      extended("values = { A = 11 }");  // values=choice of the base says 1 or 14
  CHECK(variant.data().capture.hand_values[card("hA").face()] == Values{11});
}

TEST_CASE("Modifiers are added one upon the other, and named in the order written", "[variant]") {
  const ScriptFolder folder;
  folder.write("five.lua", modifier("five", "match = { deals = 5 }"));
  folder.write("low.lua", modifier("low", "match = { rank = \"lowest\" }"));
  const Variant both = folder.load("standard+five+low");
  CHECK(both.data().match.to == 16);
  CHECK(both.data().match.deals == 5);
  CHECK_FALSE(both.data().match.highest_wins);
  CHECK(both.data().name == "standard+five+low");
  CHECK(both.data().id == "standard+five+low");
  CHECK(both.data().title.en == "Kasino + five + low");
  CHECK(folder.load("standard+low+five").data().title.en == "Kasino + low + five");
}

TEST_CASE("A modifier plays on top of a variant, a variant on top of none", "[variant]") {
  const ScriptFolder folder;
  folder.write("extra.lua", modifier("extra", ""));
  folder.write("built.lua", extending("extra", "built", ""));
  CHECK_THROWS_WITH(folder.load("extra"),
                    "extra.lua is a modifier: it is played on top of a variant, as in "
                    "kasino play standard+extra");
  const std::string path = (folder.path() / "extra.lua").string();
  CHECK_THROWS_WITH(folder.load(path), EndsWith("as in kasino play standard+" + path));
  CHECK(folder.load("standard+" + path).data().id == "standard+extra");
  CHECK_THROWS_WITH(folder.load("standard+standard"),
                    "standard.lua is a variant of its own, and cannot be added to another with +");
  CHECK_THROWS_WITH(folder.load("standard+"),
                    "a name is missing in \"standard+\"; a composition is written base+modifier");
  CHECK_THROWS_WITH(folder.load("built"),
                    "built.lua:1: kasino.extend: extra.lua is a modifier: only a variant can be "
                    "extended");
}

TEST_CASE("What a modifier requires must be so in the whole", "[variant]") {
  const ScriptFolder folder;
  const auto needs = [&](const std::string& requirement) {
    folder.write("needs.lua", modifier("needs", "\nrequires = { " + requirement + " }"));
    try {
      folder.load("standard+needs");
    } catch (const ScriptError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  CHECK(needs("[\"match.to\"] = 16").empty());
  CHECK(needs("[\"match.to\"] = true, [\"match.deals\"] = false").empty());
  CHECK(
      needs("[\"match.deals\"] = true") ==
      "needs.lua:2: requires[\"match.deals\"]: it needs match.deals to be there, and it is absent "
      "here");
  CHECK(needs("[\"match.to\"] = false") ==
        "needs.lua:2: requires[\"match.to\"]: it needs match.to to be absent, and it is the number "
        "16 here");
  CHECK(needs("leftovers = \"dealer\"") ==
        "needs.lua:2: requires.leftovers: it needs leftovers to be \"dealer\", and it is "
        "\"last_capturer\" here");
}

TEST_CASE("A ranking that nobody wrote is the highest, for what requires it", "[variant]") {
  const ScriptFolder folder;
  folder.write("needs.lua", modifier("needs", "requires = { [\"match.rank\"] = \"highest\" }"));
  CHECK_NOTHROW(folder.load("standard+needs"));
}

TEST_CASE("A file of one's own extends a shipped variant, or one beside it", "[variant]") {
  const ScriptFolder folder;
  const auto mine = folder.write("mine.lua", extending("standard", "mine", ""));
  const auto more = folder.write("more.lua", extending("mine", "more", ""));
  const Variant by_path(more.string());
  CHECK(by_path.data().id == "more");
  CHECK(by_path.data().match.to == 16);
  CHECK(by_path.data().name == more.string());
  CHECK_THROWS_WITH(Variant((folder.path() / "none.lua").string()),
                    (folder.path() / "none.lua").string() + ": there is no such file");
  CHECK_THROWS_WITH(Variant("./\x1b[2J.lua"), "./\\27[2J.lua: there is no such file");
}

TEST_CASE("Names are found in any letter case and Swedish spelling", "[variant]") {
  const ScriptFolder folder;
  folder.write("misar2.lua", extending("standard", "misar2", ""));
  for (const char* name : {"misar2", "MISAR2", "misär2", "MISÄR2"}) {
    CAPTURE(name);
    CHECK(folder.load(name).data().name == "misar2");
  }
}

TEST_CASE("A name that leads nowhere is reported with the nearest, or with all there are",
          "[variant]") {
  CHECK_THROWS_AS(Variant("standrad"), UnknownVariant);
  CHECK_THROWS_WITH(Variant("standrad"), "unknown variant standrad (did you mean standard?)");
  CHECK_THROWS_WITH(Variant("bridge"), StartsWith("unknown variant bridge; there are ") &&
                                           ContainsSubstring(" standard"));
  const ScriptFolder empty;
  CHECK_THROWS_WITH(Variant("standard", {}, {empty.path()}),
                    "unknown variant standard; no variants were found in " + empty.path().string());
  const ScriptFolder full;
  for (int i = 100; i < 150; ++i) full.write("game" + std::to_string(i) + ".lua", "");
  CHECK_THROWS_WITH(Variant("bridge", {}, {full.path()}),
                    EndsWith(" game139 and 10 more (kasino variants), or name a .lua file"));
}

TEST_CASE("Of several folders the first that has the name counts", "[variant]") {
  const ScriptFolder folder;
  folder.write(
      "standard.lua",
      "return kasino.variant { id = \"standard\", title = \"Own\", deal = { first = { { hand = "
      "26 } } }, players = 2 }");
  CHECK(folder.load("standard").data().title.en == "Own");
}

TEST_CASE("A script must return a variant, an extension or a modifier", "[variant]") {
  const std::string expected =
      "loading: a rule script must end in `return kasino.variant {...}`, `return "
      "kasino.extend(\"base\", {...})` or `return kasino.modifier {...}`";
  CHECK(load_error("local x = 1") == "t.lua: " + expected);
  CHECK(load_error("\nreturn { id = \"t\" }") == "t.lua:2: " + expected);
  CHECK(load_error("\nkasino.variant { id = \"t\" }") ==
        "t.lua:2: " + expected + "; is the word return missing here?");
  CHECK(load_error("return \"standard\"") == "t.lua: " + expected);
}

TEST_CASE("A script without a required key is told so", "[variant]") {
  CHECK(load_error("return kasino.variant {\n title = \"T\" }") ==
        "t.lua:1: a variant needs an id (id = \"t\")");
  CHECK(load_error("return kasino.variant { id = \"t\" }") ==
        "t.lua:1: a variant needs a title (title = \"...\")");
  CHECK(load_error("return kasino.variant { id = \"t\", title = \"T\" }") ==
        "t.lua:1: a variant needs to say how cards are dealt (deal = {...})");
}

TEST_CASE("A script is called as its file is", "[variant]") {
  CHECK(load_error("return kasino.variant {\n id = \"u\", title = \"T\" }") ==
        "t.lua:2: id: the file is called t.lua: write id = \"t\", or rename the file to u.lua");
}

TEST_CASE("What cannot stand alone may be a misspelt name of the base", "[variant]") {
  const auto error = [](const char* keys) { return load_error(extending("standard", "t", keys)); };
  CHECK(error("scoring = { lilan = { points = 2 } }") ==
        "t.lua:1: scoring.lilan: a scoring item has one of each, most, per and count (did you mean "
        "lillan?)");
  CHECK_THAT(error("capture = { smu = { takes = \"A\" } }"), EndsWith("(did you mean sum?)"));
  CHECK(error("options = { targt = { max = 30 } }") ==
        "t.lua:1: options.targt: an option needs a default (did you mean target?)");
  const ScriptFolder folder;
  folder.write("m.lua", modifier("m", "scoring = { acse = { points = 2 } }"));
  CHECK_THROWS_WITH(folder.load("standard+m"), EndsWith("(did you mean aces?)"));
  folder.write("m.lua", modifier("m", "options = { targt = { default = 9 } }"));
  CHECK_THROWS_WITH(folder.load("standard+m"), ContainsSubstring("(did you mean target?)"));
  CHECK_THAT(error("scoring = { other = { points = 2 } }"), !ContainsSubstring("did you mean"));
}

TEST_CASE("An error while a script runs is reported with its line", "[variant]") {
  CHECK(load_error("local x = 1\nreturn kasino.variant {") ==
        "t.lua:2: loading: unexpected symbol near <eof>");
  CHECK(load_error("return kasino.variant({ id = nothing.id })") ==
        "t.lua:1: loading: attempt to use a nil value (global 'nothing')");
  CHECK(load_error("return kasino.extend({ id = \"t\" })") ==
        "t.lua:1: loading: kasino.extend: expected the name of a variant first, as in "
        "kasino.extend(\"standard\", {...}), found a table");
  CHECK(load_error("while true do end").find("limit: ") != std::string::npos);
}

TEST_CASE("A base that does not exist is reported at the script that wants it", "[variant]") {
  CHECK_THAT(
      load_error("return kasino.extend(\"standrad\", { id = \"t\", title = \"T\" })"),
      StartsWith("t.lua:1: kasino.extend: unknown variant standrad (did you mean standard?)"));
  const ScriptFolder folder;
  folder.write("one.lua", extending("two", "one", ""));
  folder.write("two.lua", extending("one", "two", ""));
  CHECK_THROWS_WITH(folder.load("one"),
                    "two.lua:1: kasino.extend: it extends one.lua, which extends it in turn");
  folder.write("self.lua", "-- a\n-- b\n" + extending("self", "self", ""));
  CHECK_THROWS_WITH(folder.load("self"),
                    "self.lua:3: kasino.extend: it extends itself; name another variant");
}

TEST_CASE("A script may have the name of what it extends, further on in the search", "[variant]") {
  const ScriptFolder folder;
  folder.write("standard.lua", extending("standard", "standard", "match = { to = 99 }"));
  const std::vector<std::filesystem::path> places = {folder.path(), KASINO_SOURCE_VARIANTS};
  CHECK(Variant("standard", {}, places).data().match.to == 99);
  Budget budget;
  std::vector<std::string> problems;
  CHECK(list_variants(places, budget, problems).size() > 3);
  CHECK(problems == std::vector<std::string>{});
}

TEST_CASE("A base may be the path of a file, from the folder of the script", "[variant]") {
  const ScriptFolder folder;
  std::filesystem::create_directory(folder.path() / "more");
  folder.write("more/base.lua", extending("standard", "base", "match = { to = 5 }"));
  folder.write("t.lua", extending("more/base.lua", "t", ""));
  CHECK(folder.load("t").data().match.to == 5);
}

TEST_CASE("Clauses say the values of the options that they name", "[variant]") {
  const std::string body =
      "options = { most = { text = \"most\", default = 3, min = 0 } }, clauses = { [\"X-1\"] = { "
      "en "
      "= \"Up to {most}, and {most} again.\", sv = \"Upp till {most}.\" } }";
  CHECK(extended(body).data().find_clause("X-1")->text.en == "Up to 3, and 3 again.");
  CHECK(extended(body, {{"most", "7"}}).data().find_clause("X-1")->text.sv == "Upp till 7.");
  CHECK(extension_error("clauses = { [\"X-1\"] = \"to {traget}\" }") ==
        "t.lua:1: clauses[\"X-1\"]: {traget} names no option (did you mean target?)");
  CHECK(
      extended("clauses = { [\"X-1\"] = \"an open {brace\" }").data().find_clause("X-1")->text.en ==
      "an open {brace");
}

TEST_CASE("The values of options do not make clauses endless", "[variant]") {
  CHECK_THAT(extension_error(R"(options = { o = { text = "o", default = ("w"):rep(900),
    choices = { [("w"):rep(900)] = {}, other = {} } } }, clauses = { ["X-1"] = ("{o}"):rep(9000) })"),
             ContainsSubstring("with the values of options filled in, the clauses have more than "
                               "1024 KiB of text"));
}

TEST_CASE("The hash follows the text of every script that takes part", "[variant]") {
  const ScriptFolder folder;
  folder.write("t.lua", extending("standard", "t", ""));
  const std::string before = folder.load("t").data().hash;
  CHECK(before.size() == 16);
  CHECK(folder.load("t").data().hash == before);
  CHECK(before != Variant("standard").data().hash);
  folder.write("t.lua", extending("standard", "t", "") + " ");
  CHECK(folder.load("t").data().hash != before);
}

TEST_CASE("A byte order mark ahead of a script is none of it", "[variant]") {
  const ScriptFolder folder;
  folder.write("t.lua", "\xef\xbb\xbf" + extension("match = { to = 7 }"));
  CHECK(folder.load("t").data().match.to == 7);
}

TEST_CASE("The list of variants is sorted, and tells what does not load", "[variant]") {
  const ScriptFolder folder;
  folder.write("b.lua", extending("standard", "b", ""));
  folder.write("a.lua", modifier("a", "options = { x = { default = 3 } }"));
  folder.write("broken.lua", "return 1");
  folder.write("kasino.meta.lua", "return 1");  // the stub for editors is no variant
  Budget budget;
  std::vector<std::string> problems;
  const auto infos = list_variants({folder.path(), KASINO_SOURCE_VARIANTS}, budget, problems);
  REQUIRE(infos.size() >= 3);
  CHECK(infos[0].id == "a");
  CHECK(infos[0].modifier);
  CHECK(infos[0].options.size() == 1);
  CHECK(infos[1].id == "b");
  CHECK_FALSE(infos[1].modifier);
  CHECK(infos[1].options.size() == 4);
  REQUIRE(problems.size() == 1);
  CHECK_THAT(problems[0], StartsWith("broken.lua: loading: a rule script must end in"));
}
