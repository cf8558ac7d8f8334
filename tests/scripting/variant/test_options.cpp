// Options: patches over a variant's table, settled before anything is merged.
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const OptionValue* find_option(const Variant& variant, const std::string& name) {
  for (const OptionValue& value : variant.data().options)
    if (value.name == name) return &value;
  return nullptr;
}

const OptionValue& option(const Variant& variant, const std::string& name) {
  REQUIRE(find_option(variant, name) != nullptr);
  return *find_option(variant, name);
}

bool offers(const Variant& variant, const std::string& name) {
  return find_option(variant, name) != nullptr;
}

std::string refusal(const std::string& spec, const WantedOptions& options) {
  try {
    Variant(spec, options);
  } catch (const OptionError& error) {
    return error.what();
  }
  return {};
}

bool in_force(const Variant& variant, const std::string& clause) {
  return variant.data().find_clause(clause) != nullptr;
}

Values from_hand(const Variant& variant, const char* text) {
  return variant.data().capture.hand_values[card(text).face()];
}

}  // namespace

TEST_CASE("The clauses in force are those of the options chosen", "[options]") {
  struct Chosen {
    WantedOptions options;
    const char* in_force;
    std::vector<const char*> not_in_force;
  };
  for (const Chosen& row :
       std::initializer_list<Chosen>{{{}, "STD-VAL-2", {"STD-VAL-V1", "STD-VAL-V2", "STD-CAP-V1"}},
                                     {{{"values", "aces"}}, "STD-VAL-V1", {"STD-VAL-2"}},
                                     {{{"values", "aces"}}, "STD-VAL-4", {}},
                                     {{{"values", "fixed"}}, "STD-VAL-V2", {"STD-VAL-4"}},
                                     {{{"must_capture", "true"}}, "STD-CAP-V1", {"STD-CAP-6"}}}) {
    CAPTURE(row.in_force);
    const Variant variant("standard", row.options);
    CHECK(in_force(variant, row.in_force));
    for (const char* clause : row.not_in_force) CHECK_FALSE(in_force(variant, clause));
  }
}

TEST_CASE("An option stands with its value, default and choices", "[options]") {
  const Variant standard("standard", {{"target", "21"}, {"must_capture", "true"}});
  CHECK(option(standard, "target") ==
        OptionValue{"target",
                    {"points for a match; 0: one deal", "poäng för partiet; 0: en giv"},
                    "21",
                    "16",
                    {},
                    {"target", "mål"}});
  CHECK(option(standard, "must_capture").value == "true");
  CHECK(option(standard, "must_capture").choices == std::vector<std::string>{"false", "true"});
  CHECK(option(standard, "values").choices == std::vector<std::string>{"aces", "choice", "fixed"});
  CHECK(standard.data().match.to == 21);
}

TEST_CASE("A wish that an option cannot meet is refused with what it takes", "[options]") {
  CHECK(refusal("standard", {{"values", "fixd"}}) ==
        "standard: option values: expected one of aces, choice, fixed, not fixd (did you mean "
        "fixed?)");
  CHECK(refusal("standard", {{"must_capture", "often"}}) ==
        "standard: option must-capture: expected yes or no, not often");
  for (const char* wish : {"-1", "many", "16x", "", "99999999999999999999"})
    CHECK(refusal("standard", {{"target", wish}}) ==
          "standard: option target: expected a whole number from 0 to 1000000, not " +
              std::string(*wish == '\0' ? "\"\"" : wish));
  CHECK(refusal("standard", {{"tarjet", "16"}}) ==
        "standard has no option tarjet (did you mean target?); it has "
        "last-capture-point must-capture target values");
}

TEST_CASE("A layer may change the default of an option that it has from below", "[options]") {
  const Variant changed = extended("options = { target = { default = 21 } }");
  CHECK(changed.data().match.to == 21);
  CHECK(option(changed, "target").initial == "21");
  CHECK(option(changed, "target").text.en == "points for a match; 0: one deal");
  const Variant set = extended("options = { target = { default = 21 } }", {{"target", "30"}});
  CHECK(set.data().match.to == 30);
}

TEST_CASE("A bare value pins an option: it is in force and not offered", "[options]") {
  const ScriptFolder folder;
  folder.write("t.lua", extension("options = { must_capture = true, values = \"aces\" }"));
  const Variant pinned = folder.load("t");
  CHECK(pinned.data().duties.capture == "STD-CAP-V1");
  CHECK(from_hand(pinned, "d10") == Values{10});
  CHECK_FALSE(offers(pinned, "must_capture"));
  CHECK_FALSE(offers(pinned, "values"));
  CHECK(offers(pinned, "target"));
  CHECK_NOTHROW(folder.load("t", {{"must_capture", "true"}}));
  CHECK_THROWS_WITH(folder.load("t", {{"must_capture", "false"}}),
                    "t: option must-capture: is fixed to yes here");
}

TEST_CASE("An option may bound another", "[options]") {
  const ScriptFolder folder;
  folder.write("t.lua",
               extension("options = { low = { default = 2, max = kasino.option(\"high\") },"
                         " high = { default = 6, min = kasino.option(\"low\"), max = 20,"
                         " step = 2 } }"));
  CHECK(option(folder.load("t", {{"low", "6"}}), "low").value == "6");
  CHECK(option(folder.load("t", {{"low", "8"}, {"high", "8"}}), "high").value == "8");
  CHECK_THROWS_WITH(folder.load("t", {{"low", "7"}}),
                    "t: option low: expected no more than high, which is 6, not 7");
  CHECK_THROWS_WITH(folder.load("t", {{"high", "0"}}),
                    "t: option high: expected no less than low, which is 2, not 0");
  CHECK_THROWS_WITH(folder.load("t", {{"high", "7"}}),
                    "t: option high: expected a whole number from low to 20, in steps of 2, not 7");
  CHECK_THROWS_WITH(extended("options = { low = { default = 9, max = kasino.option(\"high\") },"
                             " high = { default = 6 } }"),
                    ContainsSubstring("options.low.max: the defaults 9 and 6 do not agree"));
  CHECK_THROWS_WITH(
      extended("options = { low = { default = 9, max = kasino.option(\"values\") } }"),
      ContainsSubstring("expected an option that is a number"));
}

TEST_CASE("The id of a variant is written, not an option's value", "[options]") {
  CHECK(load_error("return kasino.extend(\"standard\", {\n"
                   "  id = kasino.option(\"values\"), title = \"T\" })") ==
        "t.lua:2: id: expected a string, found an option");
}
