// Lessons and quizzes, besides data/transcripts/lessons.txt.
#include <string>
#include <vector>

#include "engine/text/reading.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("A quiz is the same one for a seed", "[teach]") {
  const auto sheet = [](const std::string& seed) {
    return run({"quiz", "standard", "STD-CAP-*", "--n", "4", "--seed", seed, "--print"}).out;
  };
  CHECK(sheet("7") == sheet("7"));
  CHECK(sheet("7") != sheet("8"));
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

TEST_CASE("A number plays the move that was listed, in a lesson too", "[teach]") {
  const WorkingFolder folder;
  save_atomically(
      "n.lesson.lua",
      "return { variant = 'standard', lessons = { { title = 'N', steps = { { ask = 'play', "
      "takes = 's7', setup = { table = 's7 d2', hand1 = 'h7 c9' } } } } } }\n");
  const Result result = run({"learn", "n.lesson.lua"}, "lesson 1\nmoves\n99\n1\n");
  CHECK_THAT(result.out, ContainsSubstring(" 1 "));
  CHECK_THAT(result.out + result.err, ContainsSubstring("Right") || ContainsSubstring("Not quite"));
}

TEST_CASE("A wrong answer is answered in three lines, with the keys", "[teach]") {
  const Result result = run({"quiz", "standard", "--n", "40", "--seed", "5"}, [] {
    std::string lines;
    for (int i = 0; i < 120; ++i) lines += i % 2 == 0 ? "1\n" : "skip\n";
    return lines;
  }());
  std::size_t checked = 0;
  const std::vector<std::string> lines = lines_of(result.out);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!lines[i].starts_with("Not quite")) continue;
    ++checked;
    std::size_t last = i;
    while (last + 1 < lines.size() && !lines[last + 1].empty()) ++last;
    CAPTURE(lines[i]);
    CHECK(last - i < 3);
  }
  CHECK(checked > 5);
}
