// Hostile files, names and environments: the whole process, run by a shell, must end with an answer
// or with one line that says what was wrong.
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <sys/wait.h>

#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/this_build.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

constexpr const char* fair = "return kasino.extend('standard', { id = 'fair', title = 'Fair' })\n";
constexpr const char* failing = R"(return kasino.extend("standard", { id = "t", title = "T",
  on_play = function(move, game) error("oh") end })
)";

/// Runs a line of shell, in which `K` stands for the program. If a signal ends it, the status is
/// above 128.
Result shell(std::string line) {
  for (std::size_t at = line.find("K "); at != std::string::npos; at = line.find("K ", at + 1))
    line.replace(at, 1, "'" + tested_program + "'");
  const int status = std::system(("(" + line + ") > out.txt 2> err.txt").c_str());
  return {WEXITSTATUS(status), read_file("out.txt"), read_file("err.txt")};
}

bool is_one_line(const std::string& text) {
  return text.starts_with("kasino: ") && text.find('\n') == text.size() - 1;
}

}  // namespace

TEST_CASE("What the system or a library refuses ends in one line", "[hostile]") {
  const WorkingFolder folder;
  folder.write("x\xff/fair.lua", fair);
  // Names too long for a file, in the environment and as a variant.
  CHECK(shell("KASINO_VARIANTS=$(printf 'x%.0s' $(seq 5000)) K new abcq").status == 0);
  const Result folder_read = shell("K play standard < /");
  CHECK(folder_read.status == 2);
  CHECK(folder_read.err == "kasino: standard input: it cannot be read\n");
  CHECK(shell("K play standard --json < /").status == 2);
  CHECK(shell("K play standard <&-").status == 0);
  CHECK_THAT(shell("K rules standard >&-").err, ContainsSubstring("standard output: it cannot be"));
  const Result json = shell("K simulate './x\xff/fair.lua' --deals 5 --json");
  CHECK(json.status == 0);
  CHECK_THAT(json.out, StartsWith("{\"variant\":\"./x\xef\xbf\xbd/fair.lua\""));
  CHECK(shell("K simulate './x\xff/fair.lua' --deals 5 --out part.json").status == 0);
  CHECK(shell("K merge part.json").status == 0);
}

TEST_CASE("A file that may not grow loses what is written, not the game", "[hostile]") {
  const WorkingFolder folder;
  const Result saved = shell(
      "(ulimit -f 1; printf 'moves\\nauto 1 random\\nauto 2 random\\nsave game.txt\\nscore\\n' | "
      "K play standard --seed 1 | cat) 2>&1 | cat");
  CHECK(saved.status == 0);
  CHECK_THAT(saved.out, ContainsSubstring("save: game.txt: file too large"));
  CHECK_FALSE(folder.has("game.txt"));
}

TEST_CASE("Little memory, small stacks and too few threads are coped with", "[hostile]") {
  if (is_sanitized) return;  // a sanitized program needs more of everything
  const WorkingFolder folder;
  const Result few = shell("ulimit -v 400000; K simulate standard --deals 40 --jobs 1024");
  // One line, and below it that of a script if memory ended while the script was read.
  const std::string told = few.err.substr(0, few.err.find('\n') + 1);
  CHECK((few.status == 0 || is_one_line(told)));
  CHECK((few.err == told || few.err.starts_with("kasino: standard.lua:")));
  CHECK(few.status < 128);
  CHECK(shell("ulimit -S -s 256; K simulate standard+snatch --deals 40 --jobs 4").status == 0);
  for (const char* kilobytes : {"20000", "24000", "30000", "40000", "60000"}) {
    CAPTURE(kilobytes);
    const Result small =
        shell(std::string("ulimit -v ") + kilobytes + "; K perft standard --depth 3 --seed 1");
    CHECK(small.status != 134);
    CHECK(small.status != 139);
  }
}

TEST_CASE("What a script calls things is text in tables, drawings and pages", "[hostile]") {
  const WorkingFolder folder;
  folder.write("evil.lua", R"(return kasino.extend("standard", { id = "evil",
    title = "=1+1,\"a\"</script><b>", clauses = { ["EVL-1"] = "<img src=x> & ]]> -->" },
    scoring = { ["ta,b"] = { title = "</text><b>", each = "sA", points = 1, clause = "EVL-1" },
      ["=cmd"] = { each = "s2", points = 1, clause = "EVL-1" } } }))");
  const std::vector<std::string> simulate = {"simulate", "./evil.lua", "--deals", "4"};
  const auto simulated_to = [&](const std::vector<std::string>& options) {
    std::vector<std::string> words = simulate;
    words.insert(words.end(), options.begin(), options.end());
    return run(words);
  };
  const std::string csv = simulated_to({"--csv"}).out;
  CHECK_THAT(csv, ContainsSubstring("\n\"points.ta,b\",1,") && ContainsSubstring("\npoints.=cmd,"));
  CHECK(csv.find("\n=") == std::string::npos);  // which a spreadsheet would compute
  CHECK(simulated_to({"--svg", "drawing.svg"}).status == 0);
  CHECK(read_file("drawing.svg").find("<b>") == std::string::npos);
  run({"play", "./evil.lua", "--names", "<i>A</i>,Bo", "--seed", "1"},
      "auto\nnote </script><script>x()</script>\nexport page.html\n");
  const std::string page = read_file("page.html");
  for (const char* tag : {"<i>A", "<img", "<script>x", "]]>"})
    CHECK(page.find(tag) == std::string::npos);
}

TEST_CASE("Scoring items and pots are limited in number", "[hostile]") {
  const WorkingFolder folder;
  folder.write("items.lua", R"(local items = {}
for i = 1, 501 do items["i" .. i] = { each = "sA", points = 1, clause = "X-1" } end
return kasino.extend("standard",
  { id = "items", title = "I", clauses = { ["X-1"] = "X." }, scoring = items }))");
  CHECK_THAT(run({"rules", "./items.lua"}).err,
             ContainsSubstring("a score sheet has 500 items at most"));
  folder.write("pots.lua", R"(local bet = { per = "seat", slots = 64 }
return kasino.extend("standard", { id = "pots", title = "P", purse = { start = 100, unit = "kr" },
  pots = { ba = bet, bb = bet, bc = bet, bd = bet, be = bet } }))");
  CHECK_THAT(run({"rules", "./pots.lua"}).err,
             ContainsSubstring("pots are too many: 1024 at most"));
}

TEST_CASE("Names do not control the terminal, whatever is in them", "[hostile]") {
  const WorkingFolder folder;
  const std::string evil = "x\x1b[31m\xc2\x9b\xe2\x80\xae.lua";
  folder.write("some/" + evil, fair);
  const auto is_tame = [](const std::string& text) {
    return text.find('\x1b') == std::string::npos && text.find("\xc2\x9b") == std::string::npos &&
           text.find("\xe2\x80\xae") == std::string::npos;
  };
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"variants", "--variants-dir", "some"},
        {"rules", "./some/" + evil},
        {"check", "./some/" + evil, "--deals", "1"},
        {"simulate", "./some/" + evil, "--deals", "2"},
        {"simulate", "./some/" + evil, "--deals", "2", "--json"},
        {"test", "some/" + evil},
        {"replay", evil},
        {"merge", evil},
        {"diff", "standard", "./some/" + evil, "--deals", "1"},
        {"play", "./some/" + evil, "--json"},
        {"play", "./some/" + evil}}) {
    CAPTURE(words.front());
    const Result result = run(words, "save " + evil + "\nload " + evil + "\nload \x1b[2J\n");
    CHECK(is_tame(result.out));
    CHECK(is_tame(result.err));
  }
}

TEST_CASE("A check writes through no link, and over nothing but its own records", "[hostile]") {
  const WorkingFolder folder;
  folder.write("t.lua", failing);
  folder.write("precious.txt", "precious");
  std::filesystem::create_symlink("precious.txt", "t-check.txt");
  std::filesystem::create_symlink("nowhere.txt", "t-check-2.txt");
  folder.write("t-check-3.txt", "my notes");
  for (int times = 0; times < 2; ++times) {
    const Result checked = run({"check", "./t.lua", "--deals", "1", "--players", "2"});
    CHECK(checked.status == 1);
    CHECK_THAT(checked.out, ContainsSubstring("It is written to t-check-4.txt."));
  }
  CHECK(read_file("precious.txt") == "precious");
  CHECK_FALSE(folder.has("nowhere.txt"));
  CHECK(read_file("t-check-3.txt") == "my notes");
  CHECK_THAT(read_file("t-check-4.txt"), StartsWith("kasino record 1"));
}

TEST_CASE("A new script is written through no link", "[hostile]") {
  const WorkingFolder folder;
  std::filesystem::create_symlink("nowhere.txt", "mine.test.lua");
  const Result result = run({"new", "mine"});
  CHECK(result.status == 2);
  CHECK_THAT(result.err, ContainsSubstring("mine.test.lua: it is there already"));
  CHECK_FALSE(folder.has("nowhere.txt"));
  CHECK_FALSE(folder.has("mine.lua"));
}

TEST_CASE("Points have one bound, and what is saved within it is read back", "[hostile]") {
  const WorkingFolder folder;
  // The error names the bound; points within it are played, saved and replayed.
  const std::string script = KASINO_TEST_DATA "/hostile/points-overflow.lua";
  const Result refused = run({"simulate", script, "--deals", "1"});
  CHECK(refused.status == 3);
  CHECK_THAT(refused.err, ContainsSubstring("must answer a whole number from -1 to 1, as each is "
                                            "1000000 points, and a seat has 1000000 at most"));
  folder.write("rich.lua", R"(return kasino.extend("standard", { id = "rich", title = "Rich",
    scoring = { black = { each = "s", points = 1000000, clause = "R-1" } },
    clauses = { ["R-1"] = "x" }, options = { target = 0 } }))");
  const Result played = run({"play", "./rich.lua", "--seed", "1", "--json"},
                            "auto 1 random\nauto 2 random\nsave game.txt\nquit\n");
  CHECK_THAT(read_file("game.txt"), ContainsSubstring("score 1000000"));
  CHECK(run({"replay", "game.txt"}).status == 0);
  CHECK(run({"simulate", "./rich.lua", "--matches", "3"}).status == 0);
}

TEST_CASE("A byte order mark before the first command is passed over", "[hostile]") {
  for (const std::string form : {"--json", "--color=never"}) {
    const Result result = run({"play", form}, "\xef\xbb\xbfstate\nstate\n");
    CHECK(result.err == "");
    CHECK_THAT(result.out, !ContainsSubstring("xef"));
  }
  CHECK_THAT(run({"play", "--json"}, "\xef\xbb\xbf\xef\xbb\xbfstate\n").out,
             ContainsSubstring("\"ok\":false"));
}

TEST_CASE("Text that is no UTF-8 is refused with what to do", "[hostile]") {
  const WorkingFolder folder;
  std::ofstream("mine.lua")
      << "return kasino.extend(\"standard\", { id = \"mine\",\ntitle = \"v\xe4rd\" })";
  CHECK_THAT(
      run({"rules", "./mine.lua"}).err,
      ContainsSubstring(
          "mine.lua:2: title: the text is no UTF-8, or holds a NUL: save the file as UTF-8"));
  std::ofstream("l.lesson.lua")
      << "return { lessons = { { title = \"b\\255\\254\", variant = \"standard\","
         "steps = { { say = \"x\" } } } } }";
  CHECK_THAT(run({"play"}, "lesson ./l.lesson.lua\n").err,
             ContainsSubstring("l.lesson.lua:1: lessons[1].title: the text is no UTF-8"));
  CHECK_THAT(run({"test", "l.lesson.lua"}).out + run({"test", "l.lesson.lua"}).err,
             ContainsSubstring("the text is no UTF-8"));
  CHECK_THAT(run({"play", "--json"}, "why s\xe4v\n").out,
             ContainsSubstring("the line is no UTF-8 text"));
  CHECK_THAT(run({"play", "--json"}, "why s\xef\xbf\xbdv\n").out,
             ContainsSubstring("set the terminal, and LANG, to UTF-8"));
}

TEST_CASE("A card stands once under a clause, however many of its items count it", "[hostile]") {
  const WorkingFolder folder;
  std::ofstream("mine.lua")
      << "return kasino.extend(\"standard\", { id = \"mine\", title = \"M\", scoring = {\n"
         "x = { each = \"sA\", clause = \"STD-SCO-3\" }, y = { each = \"A\", clause = "
         "\"STD-SCO-3\" } } })\n";
  CHECK_THAT(run({"play", "./mine.lua"},
                 "setup table=\"h7\" hand1=\"s7 hK\" hand2=\"c4 c5\" pile1=\"sA h3\"\nscore\n")
                 .out,
             !ContainsSubstring("sA sA"));
}
