// Lessons and quizzes as a learner goes through them.
#include <string>
#include <vector>

#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr const char* two_lessons = R"(
local position = { table = "d8 s5 d5 h3", hand1 = "c8 sK", hand2 = "h4" }
return {
  variant = "standard",
  lessons = {
    { title = { en = "Taking", sv = "Ta in" },
      steps = {
        { say = { en = "Look.", sv = "Se." }, setup = position, clause = "STD-CAP-2" },
        { ask = "captures", of = "sK", clause = "STD-CAP-2",
          hint = { en = "What makes thirteen?", sv = "Vad blir tretton?" } },
        { ask = "legal", move = "c8xs5 d5 h3", clause = "STD-CAP-4" },
      } },
    { title = "Playing", steps = { { say = "Now you.", against = "greedy" } } },
  },
}
)";

/// What a session with the lessons above shows for these piped lines.
std::string shown(const std::vector<std::string>& lines, std::vector<std::string> words = {}) {
  const WorkingFolder folder;
  folder.write("t.lesson.lua", two_lessons);
  std::string input;
  for (const std::string& line : lines) input += line + '\n';
  words.insert(words.begin(), {"learn", "t.lesson.lua", "--seed", "1"});
  const Result result = run(words, input);
  return result.out + result.err;
}

}  // namespace

TEST_CASE("A lesson is gone through with Enter and answers", "[teach]") {
  const std::string text = shown({"lesson 1", "", "d8+s5 d8", "", "no", "", "", ""});
  CHECK(text.substr(0, text.find("\nLesson 1/2 · Taking · 3 of 3")) ==
        "Lessons of t.lesson.lua:\n"
        "  1  Taking\n"
        "  2  Playing\n"
        "Enter opens lesson 1, `lesson N` any; `quiz` asks about the rules.\n"
        "\n"
        "Lesson 1/2 · Taking · 1 of 3\n"
        "\n"
        "table     d8 s5 d5 h3\n"
        "hand      sK c8\n"
        "\n"
        "Look.\n"
        "Enter goes on; again, progress, leave\n"
        "\n"
        "Lesson 1/2 · Taking · 2 of 3\n"
        "\n"
        "table     d8 s5 d5 h3\n"
        "hand      sK c8\n"
        "\n"
        "What can sK take? Name every way.\n"
        "Answer what it takes, with a blank between two ways: d8 s5+h3; or none.\n"
        "hint, reveal, skip, again, leave\n"
        "+ d8+s5\n"
        "x d8: sK can't take d8: sK is 13, and d8 is 8; it can take d8+s5 (8+5), d8+d5\n"
        "    (8+5), or s5+d5+h3 (5+5+3) (STD-CAP-2: Take a group of table cards whose\n"
        "    values add up to the value of the card you play.)\n"
        "- missed: d8+d5: sK takes d8+d5 (8+5) (STD-CAP-2: Take a group of table cards\n"
        "    whose values add up to the value of the card you play.)\n"
        "- missed: s5+d5+h3: sK takes s5+d5+h3 (5+5+3) (STD-CAP-2: Take a group of table\n"
        "    cards whose values add up to the value of the card you play.)\n"
        "Not quite. again asks once more.\n"
        "Enter goes on; again, progress, leave\n");
  CHECK_THAT(text, ContainsSubstring("\nIs c8xs5 d5 h3 allowed here?\nAnswer yes or no.\n"));
  CHECK_THAT(text, ContainsSubstring("\n+ no: c8xs5 d5 h3 is not allowed: c8 can't take"));
  CHECK_THAT(text, ContainsSubstring("\nTaking: done. 1 of 2 questions right at first try.\n"
                                     "Enter opens lesson 2: Playing.\n\nLesson 2/2 · Playing"));
}

TEST_CASE("A lesson goes on where it was left, and is done at its end", "[teach]") {
  CHECK_THAT(shown({"lesson 1", "", "leave"}), ContainsSubstring("  1  Taking  (at step 2)\n"));
  CHECK_THAT(shown({"lesson 1", "", "leave", "lesson 1"}),
             ContainsSubstring("(at step 2)\n  2  Playing\nEnter opens lesson 1, `lesson N` any; "
                               "`quiz` asks about the rules.\n\nLesson 1/2 · Taking · 2 of 3\n"));
  CHECK_THAT(shown({"lesson 1", "skip", "skip", "skip", "lesson t.lesson.lua"}),
             ContainsSubstring("  1  Taking  (done)\n  2  Playing\nEnter opens lesson 2,"));
}

TEST_CASE("The end of a lesson counts skipped questions, and those since it was left", "[teach]") {
  CHECK_THAT(shown({"lesson 1", "skip", "skip", "skip"}),
             ContainsSubstring("Taking: done. 0 of 2 questions right at first try."));
  CHECK_THAT(shown({"lesson 1", "", "leave", "lesson 1", "skip", "no", ""}),
             ContainsSubstring("Taking: done. Since step 2: "));
}

TEST_CASE("Hints come by degrees, and what is right can be told", "[teach]") {
  const std::string text = shown({"lesson 1", "", "hint", "hint", "hint", "reveal"});
  CHECK_THAT(text, ContainsSubstring("What makes thirteen?\n"));
  CHECK_THAT(text, ContainsSubstring("there are 3 answers\n"));
  CHECK_THAT(text, ContainsSubstring("one of the answers is d8+s5\n"));
  CHECK_THAT(text, ContainsSubstring("The right answer is d8+s5 d8+d5 s5+d5+h3\n"));
}

TEST_CASE("A quiz is printed as a sheet, the same one for a seed", "[teach]") {
  const auto sheet = [](const std::string& seed) {
    return run({"quiz", "standard", "STD-CAP-*", "--n", "4", "--seed", seed, "--print"}).out;
  };
  const std::string text = sheet("7");
  CHECK(text == sheet("7"));
  CHECK(text != sheet("8"));
  CHECK_THAT(text, ContainsSubstring("# Kasino: Quiz, seed 7\n\n## 1\n"));
  CHECK_THAT(text, ContainsSubstring("page-break-before"));
  CHECK_THAT(text, ContainsSubstring("# Answers\n\n## 1\n"));
  CHECK(run({"quiz", "standard", "STD-CAP-44", "--print"}).status == 2);
  CHECK_THAT(run({"quiz", "standard", "STD-DEAL-1", "--print"}).err,
             ContainsSubstring("they are there to be read: clause STD-DEAL-1"));
}

TEST_CASE("The game that was left for a lesson goes on after it", "[teach]") {
  Conversation talk;
  talk.ask("auto");
  const auto before = talk.ask("state").at("state");
  const auto quiz = talk.ask("quiz n=2 seed=3");
  CHECK(quiz.at("lesson").at("items") == 2);
  CHECK(quiz.at("lesson").at("asks") == true);
  CHECK(talk.ask("state").at("state") != before);
  CHECK(talk.ask("undo").at("ok") == false);
  CHECK(talk.error("next") ==
        "the question waits for its answer; hint helps, skip goes on without");
  talk.ask("skip");
  CHECK_THAT(std::string(talk.ask("skip").at("text")), ContainsSubstring("Quiz, seed 3: done."));
  CHECK(talk.ask("state").at("state") == before);
  talk.ask("quiz n=2 seed=3");
  CHECK(talk.ask("leave").at("state") == before);
  CHECK(talk.ask("undo").at("ok") == true);
  CHECK_THAT(talk.error("skip"), ContainsSubstring("no lesson is open"));
}

TEST_CASE("Programs are told what is asked, and what came of an answer", "[teach]") {
  Conversation talk;
  const auto asked = talk.ask("quiz n=1 seed=3");
  for (const char* key : {"title", "item", "say", "clauses", "ask", "question", "how"})
    CHECK(asked.at("lesson").contains(key));
  const auto told = talk.ask("reveal");
  CHECK(told.at("lesson").at("asks") == false);
  CHECK_FALSE(std::string(told.at("text")).empty());
  talk.ask("again");
  const auto nonsense = talk.ask("perhaps so");
  CHECK(nonsense.at("cmd") == "answer");
  CHECK(nonsense.at("ok") == false);
}

TEST_CASE("In a classroom an answer is judged once Enter is pressed", "[teach]") {
  const std::string text = shown({"lesson 1", "", "none", "", "leave"}, {"--class"});
  CHECK_THAT(text, ContainsSubstring("Enter tells whether that is right.\n"));
  CHECK(text.find("Enter tells whether") < text.find("- missed"));
}

TEST_CASE("A match at the end of lessons is played against the computer", "[teach]") {
  const std::string text = shown({"lesson 2", "", "auto 1"});
  CHECK_THAT(text, ContainsSubstring("Now you.\nEnter begins the match; leave\n"));
  CHECK_THAT(text, ContainsSubstring("Playing: done.\n"));
  CHECK_THAT(text, ContainsSubstring("(greedy)"));
}

TEST_CASE("Positions are added to a lesson of one's own", "[teach]") {
  const WorkingFolder folder;
  const Result result = run({"play", "standard", "--seed", "1"},
                            "lesson add \"What now?\"\n"
                            "setup table=\"s5 d5\" hand1=\"c8\" sweeps=\"1,0\"\n"
                            "lesson add \"And here?\"\n");
  CHECK(result.err == "");
  const std::string text = read_file("mine.lesson.lua");
  CHECK_THAT(text,
             ContainsSubstring("{ say = \"And here?\",\n          setup = { table = \"s5 d5\", "
                               "hand1 = \"c8\", sweeps = { 1, 0 }, dealer = 2 } },\n"));
  const Result tested = run({"test", "mine.lesson.lua"});
  CHECK(tested.out == "mine.lesson.lua\n  passed  My lesson\n1 passed, 0 failed\n");
  folder.write("other.lesson.lua", "return {}");
  CHECK_THAT(run({"play"}, "lesson add \"x\" other.lesson.lua\n").err,
             ContainsSubstring("write the line `-- more steps go above this line`"));
  CHECK(read_file("other.lesson.lua") == "return {}");
  CHECK_THAT(run({"play"}, "lesson add \"\"\n").err,
             ContainsSubstring("expected what the step says"));
  CHECK_THAT(run({"play", "misar"}, "lesson add \"x\"\n").err,
             ContainsSubstring("mine.lesson.lua: it teaches standard, and this is misar"));
}

TEST_CASE("Positions of every game are added, with its options, at any stage", "[teach]") {
  const WorkingFolder folder;
  CHECK(run({"play", "standard", "--set", "values=fixed"}, "lesson add \"x\" fixed.lesson.lua\n")
            .err == "");
  CHECK_THAT(read_file("fixed.lesson.lua"), ContainsSubstring("options = { values = \"fixed\" }"));
  for (const std::string spec : {"standard", "misar", "cassino", "cuarenta", "krypkasino", "pasur",
                                 "standard+snatch", "standard+picada", "standard+early16"}) {
    CAPTURE(spec);
    const std::string file = "own-" + spec.substr(spec.find('+') + 1) + ".lesson.lua";
    const Result result =
        run({"play", spec, "--seed", "3", "--playouts", "1"},
            "auto 5\nlesson add \"a\" " + file + "\nauto 100\nlesson add \"b\" " + file + "\n");
    CHECK(result.err == "");
    CHECK_THAT(run({"test", file}).out, ContainsSubstring("1 passed, 0 failed"));
  }
}

TEST_CASE("A first lesson is written that works, for every game", "[teach][new]") {
  for (const std::string base : {"standard", "krypkasino", "cassino"}) {
    const WorkingFolder folder;
    CHECK(run({"new", "les", "--lesson", "--from", base}).out ==
          "les.lesson.lua is written. Now try\n  kasino learn les.lesson.lua\n"
          "  kasino test les.lesson.lua\n");
    CHECK(run({"test", "les.lesson.lua"}).status == 0);
    CHECK(run({"new", "les", "--lesson"}).status == 2);
  }
}
