// What a game is about and how one wins: as its script says, or as made from the rules.
#include <algorithm>

#include "scripting/variant/compose.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

const std::vector<std::filesystem::path> folders = {KASINO_SOURCE_VARIANTS,
                                                    KASINO_SOURCE_VARIANTS "/house"};

std::vector<VariantInfo> shipped() {
  Budget budget;
  std::vector<std::string> problems;
  return list_variants(folders, budget, problems);
}

/// How many letters `text` has, some of which take two bytes.
std::ptrdiff_t letters_of(const std::string& text) {
  return std::count_if(text.begin(), text.end(), [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80;
  });
}

/// Checks that a script has an aim of its own, in both languages and short enough to read.
void check_aim(const std::string& spec, const WantedOptions& options, int players) {
  CAPTURE(spec, options, players);
  Budget budget;
  std::optional<Composition> composition;
  try {
    composition.emplace(compose({spec, folders, options, players}, budget));
  } catch (const ScriptError& error) {
    if (error.kind() != ScriptErrorKind::Contradiction) throw;
    return;  // an option that these players cannot have
  }
  CHECK(composition->merged.find("aim") != nullptr);
  const Text aim = Variant(spec, options, folders, players).data().aim;
  for (const std::string& text : {aim.en, aim.sv}) {
    CAPTURE(text);
    CHECK(text.ends_with("."));
    CHECK(text.find('{') == std::string::npos);
    CHECK(letters_of(text) <= 200);
  }
  CHECK(aim.en != aim.sv);
}

/// The values of an option that change the game; for a number that may not be 1, its default.
std::vector<std::string> modes(const std::string& spec, const OptionValue& option) {
  if (!option.choices.empty()) return option.choices;
  try {
    const Variant with_one(spec, {{option.name, "1"}}, folders);
    return {"1"};
  } catch (const OptionError&) {
    return {option.initial};
  }
}

/// The aim made from the small game with these keys.
Text made(const std::string& body, std::optional<int> players = std::nullopt) {
  const ScriptFolder folder;
  folder.write("t.lua", small_game(body + (body.empty() ? "" : ", ") + clauses("")));
  return folder.load("t", {}, players).data().aim;
}

std::string modifier(const std::string& id, const std::string& body) {
  return "return kasino.modifier { id = \"" + id + "\", title = \"" + id + "\",\n" + body + " }";
}

}  // namespace

TEST_CASE("Every shipped variant says its aim in both languages, under every option", "[aim]") {
  for (const VariantInfo& info : shipped()) {
    if (info.modifier) continue;
    const RuleData data = Variant(info.id, {}, folders).data();
    for (int players = data.min_players; players <= data.max_players; ++players)
      check_aim(info.id, {}, players);
    for (const OptionValue& option : info.options)
      for (const std::string& value : modes(info.id, option))
        check_aim(info.id, {{option.name, value}}, data.min_players);
  }
}

TEST_CASE("What modifiers say of the aim is in both languages", "[aim]") {
  for (const VariantInfo& info : shipped())
    if (info.modifier) {
      const std::string base = "standard+" + info.id;
      CAPTURE(base);
      const Text aim = Variant(base, {}, folders).data().aim;
      CHECK(aim.en.ends_with("."));
      CHECK(aim.sv.ends_with("."));
      CHECK_THAT(aim.en, StartsWith("Take cards from the table"));
      CHECK_THAT(aim.sv, StartsWith("Ta in kort från bordet"));
    }
}

TEST_CASE("misar says who wins and what one must", "[aim]") {
  CHECK(Variant("misar").data().aim.en ==
        "Avoid points: a card that can capture must, and whoever can clear the table must. With 21 "
        "points or more you are out; the last one in wins.");
  CHECK_THAT(Variant("misar", {{"target", "0"}}).data().aim.en,
             ContainsSubstring("Fewest points in one deal win."));
  CHECK_THAT(Variant("misar+teams").data().aim.en,
             ContainsSubstring("the last one in wins. Two play against two"));
}

TEST_CASE("Without an aim one is made of the match and the duties", "[aim]") {
  const std::string takes = "Capture cards from the table with cards of your hand. ";
  CHECK(made("") ==
        Text{takes + "Most points in a single deal win.",
             "Ta in kort från bordet med kort från handen. Flest poäng i en enda giv vinner."});
  CHECK(made("match = { to = 16 }") ==
        Text{takes + "Most points win; the match is over at 16 points.",
             "Ta in kort från bordet med kort från handen. Flest poäng vinner; partiet är slut vid "
             "16 poäng."});
  CHECK(made("match = { to = 30, deals = 4, rank = \"lowest\" }").en ==
        takes + "Fewest points win; the match is over at 30 points or after deal 4.");
  CHECK(made("match = { out_at = 9, rank = \"lowest\" }, duties = { sweep = \"T-1\" }").en ==
        takes +
            "Whoever can clear the table must. Whoever has 9 points is out; the last one in "
            "wins.");
  CHECK(made("duties = { capture = \"T-1\" }").en ==
        takes + "A card that can capture must. Most points in a single deal win.");
  CHECK(made("duties = { any_capture = \"T-1\" }").en ==
        takes + "Whoever can capture must. Most points in a single deal win.");
  CHECK(made("teams = { sides = 2 }").sv.find("Partner räknar ihop sina poäng.") !=
        std::string::npos);
}

TEST_CASE("A house rule of a few lines has the aim of its game", "[aim]") {
  CHECK_THAT(extended("options = { target = { default = 10 } }").data().aim.en,
             ContainsSubstring("Most points win once somebody has 10."));
  CHECK(extended("aim = \"Sweep, up to {target}.\"").data().aim == Text{"Sweep, up to 16.", {}});
  CHECK_THAT(extended("aim = false").data().aim.en, StartsWith("Capture cards from the table"));
}

TEST_CASE("{aim} stands for what was said before, or for what the rules make", "[aim]") {
  const ScriptFolder folder;
  folder.write("one.lua", modifier("one", "aim = { en = \"{aim} One.\", sv = \"{aim} Ett.\" }"));
  folder.write("two.lua", modifier("two", "aim = \"{aim} Two.\""));
  folder.write("other.lua", modifier("other", "aim = { en = \"Other.\", sv = \"Annat.\" }"));
  folder.write("t.lua", small_game(clauses("")));
  const auto aim = [&](const std::string& spec) { return folder.load(spec).data().aim; };
  CHECK_THAT(aim("t+one").en, ContainsSubstring("Most points in a single deal win. One."));
  CHECK_THAT(aim("t+one").sv, ContainsSubstring("Flest poäng i en enda giv vinner. Ett."));
  CHECK_THAT(aim("standard+one").sv, ContainsSubstring("när någon har 16. Ett."));
  CHECK_THAT(aim("standard+one+two").en, ContainsSubstring("has 16. One. Two."));
  CHECK(aim("standard+one+two").sv == "");
  CHECK(aim("standard+one+other") == Text{"Other.", "Annat."});
  CHECK(aim("standard+other+one") == Text{"Other. One.", "Annat. Ett."});
}

TEST_CASE("A wrong name in an aim is reported where it stands", "[aim]") {
  CHECK(extension_error("aim = \"To {traget}.\"") ==
        "t.lua:1: aim: {traget} names no option (did you mean target?)");
}
