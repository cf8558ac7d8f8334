// Lessons and quizzes, besides data/transcripts/lessons.txt.
#include <fstream>
#include <string>
#include <vector>

#include "engine/text/reading.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"
#include "tests/support/working_folder.hpp"
#include "tests/support/workshop.hpp"

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

TEST_CASE("What is said in a lesson of one's own is text, whatever letters it has", "[teach]") {
  const WorkingFolder folder;
  const std::string hostile = R"(end } ]] -- ]=] 'os.exit()' \065 \n %d </script> [[ å 王)";
  CHECK(run({"play", "standard"}, "lesson add \"" + hostile + "\" own.lesson.lua\n").err == "");
  CHECK_THAT(run({"test", "own.lesson.lua"}).out, ContainsSubstring("1 passed, 0 failed"));
  CHECK_THAT(run({"learn", "own.lesson.lua"}, "lesson 1\n").out, ContainsSubstring(hostile));
}

TEST_CASE("Of a game in which nobody holds a card nothing is asked, and that is said", "[teach]") {
  const WorkingFolder folder;
  save_atomically(
      "nh.lua",
      "return kasino.extend('standard', { id = 'nh', title = 't', "
      "deal = { first = { { table = 4 }, { ask = 'x' } }, later = false, short = true }, "
      "stages = { x = { text = 'x', pass = 'pas' } } })\n");
  CHECK_THAT(run({"quiz", "./nh.lua"}).err, ContainsSubstring("no question was found"));
  CHECK_THAT(run({"quiz", "./nh.lua", "best"}).err, ContainsSubstring("no move was found"));
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

TEST_CASE("Another variant leaves the lesson, and its game goes on", "[teach]") {
  const Result result = run({"play", "standard", "--seed", "1"},
                            "lesson\nlesson 1\nvariant misar\nskip\nstate\nundo\n");
  CHECK_THAT(result.out, ContainsSubstring("The lesson is left"));
  CHECK_THAT(result.err, ContainsSubstring("no lesson is open"));
  CHECK(result.out.rfind("Kasino mis") > result.out.rfind("Lesson 1/"));
  // Nothing is left by a command that fails.
  CHECK_THAT(run({"play"}, "lesson\nlesson 1\nvariant none\nskip\n").out,
             ContainsSubstring("2 of 5"));
}

TEST_CASE("An item that cannot be shown leaves the lesson where it is", "[teach]") {
  const WorkingFolder folder;
  std::ofstream("l.lesson.lua")
      << "return { lessons = { { title = \"L\", variant = \"mine\", steps = {\n"
         "{ say = \"one\", setup = { table = \"h5\", hand1 = \"s5\", hand2 = \"c4\" } },\n"
         "{ say = \"two\", setup = { table = \"h2\", hand1 = \"s2\", hand2 = \"c4\" } } } } } }\n";
  const std::string begin = "return kasino.extend(\"standard\", { id = \"mine\", title = \"M\"";
  Workshop talk(begin + " })");
  talk.ask("lesson l.lesson.lua");
  CHECK(talk.ask("lesson 1").at("lesson").at("item") == 1);
  talk.rewrite(begin + ", deck = { without = \"h2\" }, deal = { short = true } })");
  talk.ask("reload");
  CHECK_THAT(talk.error("skip"), ContainsSubstring("h2"));
  CHECK(talk.ask("again").at("lesson").at("item") == 1);
}

TEST_CASE("A sheet of questions shows titles and clauses as they are, letter by letter",
          "[teach]") {
  const WorkingFolder folder;
  std::ofstream("mine.lua")
      << "return kasino.extend(\"standard\", { id = \"mine\",\n"
         "title = \"<img src=x onerror=alert(1)> *b* [l](javascript:x) `c` &amp; # h\",\n"
         "clauses = { [\"STD-CAP-1\"] = \"<script>alert(2)</script> | _x_ ~~y~~\" } })\n";
  const std::string sheet =
      run({"quiz", "./mine.lua", "STD-CAP-1", "--n", "3", "--seed", "7", "--print"}).out;
  CHECK_THAT(sheet,
             ContainsSubstring(R"(# \<img src=x onerror=alert(1)\> \*b\* \[l\](javascript:x) \`c\`)"
                               R"( \&amp; \# h: Quiz, seed 7)"));
  CHECK_THAT(sheet, ContainsSubstring(R"(\<script\>alert(2)\</script\> \| \_x\_ \~\~y\~\~)"));
}
