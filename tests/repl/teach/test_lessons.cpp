// Lesson files: errors in them are reported with their place.
#include <string>

#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// What `kasino test` prints for a lesson file with these steps.
std::string tested(const std::string& steps, const std::string& more = "") {
  const WorkingFolder folder;
  folder.write("t.lesson.lua",
               "return { variant = 'standard', lessons = {\n{ title = 'T',\nsteps = {\n" + steps +
                   "\n} }" + more + "} }");
  const Result result = run({"test", "t.lesson.lua"});
  CHECK(result.status != 0);
  return result.out + result.err;
}

}  // namespace

TEST_CASE("A lesson that does not agree with the rules fails, with the position drawn", "[teach]") {
  const std::string setup = "setup = { table = 's5 d5 h3', hand1 = 'c8', hand2 = 'h4' }";
  CHECK_THAT(tested("{ ask = 'legal', move = 'c8xs5 h3',\n clause = 'STD-CAP-4', " + setup + " }"),
             ContainsSubstring("t.lesson.lua:5: clause\n      expected  STD-CAP-4 decides\n"
                               "      found     legal by STD-CAP-2\n"
                               "      setup table=\"s5 d5 h3\" hand1=\"c8\" hand2=\"h4\""));
  CHECK_THAT(tested("{ say = 'x',\n illegal = { ['c8xs5 h3'] = true }, " + setup + " }"),
             ContainsSubstring("t.lesson.lua:5: illegal"));
  CHECK_THAT(tested("{ ask = 'play', sweep = true, " + setup + " }"),
             ContainsSubstring("t.lesson.lua:4: ask\n      expected  a legal move that does it\n"
                               "      found     there is none"));
  CHECK_THAT(tested("{ ask = 'captures', of = 's9', " + setup + " }"),
             ContainsSubstring("t.lesson.lua:4: ask: s9 is not in the hand of the seat to play"));
  CHECK_THAT(tested("{ say = 'x', clause = 'STD-CAP-44' }"),
             ContainsSubstring("t.lesson.lua:4: clause\n      expected  a clause of standard\n"
                               "      found     STD-CAP-44 (did you mean STD-CAP-4?)"));
  CHECK_THAT(tested("{ quiz = 'STD-TAB-2' }"),
             ContainsSubstring("t.lesson.lua:4: quiz\n      expected  5 questions\n"));
  CHECK_THAT(tested("{ quiz = 'STD-X-*' }"),
             ContainsSubstring("t.lesson.lua:4: quiz: STD-X-* is no clause of standard"));
}

TEST_CASE("What is wrong with a lesson file is one message, with its place", "[teach]") {
  CHECK_THAT(tested("{ say = 'x', titel = 'y' }"),
             ContainsSubstring("t.lesson.lua:4: lessons[1].steps[1].titel: unknown key"));
  CHECK_THAT(tested("{ ask = 'guess' }"), ContainsSubstring("expected \"legal\", \"captures\""));
  CHECK_THAT(tested("{ clause = 'STD-CAP-1' }"),
             ContainsSubstring("it says and asks nothing: add say, ask, quiz or against"));
  CHECK_THAT(tested("{ ask = 'sweep', quiz = '*' }"), ContainsSubstring("one of them"));
  CHECK_THAT(tested("{ ask = 'sweep' }"), ContainsSubstring("a question needs a position"));
  CHECK_THAT(tested("{ ask = 'captures', seed = 1 }"),
             ContainsSubstring("it asks about a card: say of = \"s7\""));
  CHECK_THAT(tested("{ ask = 'legal', seed = 1 }"), ContainsSubstring("say move = \"s7xh7\""));
  CHECK_THAT(tested("{ say = 'x', legal = 's7' }"),
             ContainsSubstring("the step has no position of its own for it"));
  CHECK_THAT(tested("{ quiz = '*', n = 0 }"), ContainsSubstring("a quiz has 1 to 100 questions"));
  const std::string setup = "setup = { table = 's5 d5 h3', hand1 = 'c8', hand2 = 'h4' }";
  for (const auto& [step, expected] : std::initializer_list<std::pair<std::string, const char*>>{
           {"{ say = 'x', n = 3 }", "n is how many questions a quiz has (quiz)"},
           {"{ say = 'x', hint = 'y' }", "a hint goes with a question (ask)"},
           {"{ ask = 'values', of = 'hA', move = 'c8', " + setup + " }",
            "move goes with ask = \"legal\""},
           {"{ ask = 'play', seat = 2, " + setup + " }", "seat goes with ask = \"score\""},
           {"{ ask = 'score', seat = 0, " + setup + " }", "seats are counted from 1"},
           {"{ quiz = {} }", "it names nothing: leave it out"},
           {"{ say = 'x', clause = {} }", "it names nothing: leave it out"}}) {
    CAPTURE(step);
    const std::string told = tested(step);
    CHECK_THAT(told, ContainsSubstring("t.lesson.lua:4: lessons[1].steps[1]"));
    CHECK_THAT(told, ContainsSubstring(expected));
    CHECK(told.find("t.lesson.lua:4") == told.rfind("t.lesson.lua:4"));
  }
  CHECK_THAT(tested("{ ask = 'captures', of = 'cK', setup = { table = 'sA dA cA s2 d2 c2 s3 d3 c3 "
                    "s4 d4 c4', hand1 = 'cK' } }"),
             ContainsSubstring("at most 20 ways to name; ask = \"count\""));
  CHECK_THAT(tested("{ ask = 'best', setup = { table = 'cK', hand1 = 'h4 s6', hand2 = 'c5' } }"),
             ContainsSubstring("t.lesson.lua:4: ask: "));
  CHECK_THAT(tested("{ say = 'x' }", ", { title = '', steps = { { say = 'x' } } }"),
             ContainsSubstring("a title says what the lesson is about"));
  CHECK_THAT(tested("{ say = 'x' }", ", { steps = {} }"),
             ContainsSubstring("a lesson needs a title"));
  CHECK_THAT(tested("{ say = 'x' }", ", { title = 'y' }"),
             ContainsSubstring("a lesson needs steps"));
}
