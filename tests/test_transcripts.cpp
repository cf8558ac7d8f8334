// Sessions that are kept as transcripts, and `kasino test`, which plays them again.
//
// Those of tests/data/transcripts are written anew by KASINO_BLESS=1.
#include <cstdlib>
#include <filesystem>

#include "engine/record.hpp"
#include "repl/transcript.hpp"
#include "repl/transcript_file.hpp"
#include "tests/catch.hpp"
#include "tests/program.hpp"
#include "tests/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

using Words = std::vector<std::string>;

/// The transcript that a session in the current folder writes at its end.
std::string transcript_of(Words words, const std::string& typed) {
  words.insert(words.begin(), "play");
  const Result result = run(words, typed + "transcript session.transcript\n");
  CHECK_THAT(result.out, ContainsSubstring("session.transcript; kasino test session.transcript "));
  return read_file("session.transcript");
}

/// Writes the text, and plays it again.
Result played_again(const WorkingFolder& folder, const std::string& text, Words options = {}) {
  folder.write("session.transcript", text);
  options.insert(options.begin(), {"test", "session.transcript"});
  return run(options);
}

std::string changed(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("Sessions read as their transcripts say", "[transcripts]") {
  Words words = {"test", "--variants-dir", KASINO_SOURCE_VARIANTS "/house"};
  if (std::getenv("KASINO_BLESS") != nullptr) words.push_back("--update");
  const std::size_t others = words.size();
  for (const auto& entry : std::filesystem::directory_iterator(KASINO_TEST_DATA "/transcripts"))
    words.push_back(entry.path().string());
  CHECK(words.size() >= others + 5);
  const Result result = run(words);
  CAPTURE(result.out, result.err);
  CHECK(result.status == 0);
}

TEST_CASE("A session that was written as a transcript plays again as it went", "[transcripts]") {
  const WorkingFolder folder;
  const std::string text = transcript_of(
      {"standard", "--seed", "7", "--players", "3", "--set", "values=fixed", "--dealer", "2",
       "--seats", "human,random,greedy", "--lang", "en"},
      "moves\n# a remark\nnonsense\nplay 1\nwhy s7\n\nnew seed=3\nplay 1\nundo\nauto 1 greedy\n"
      "auto\necho > looks typed\necho ; looks like a remark\nsave game.txt\nload game.txt\n"
      "trace on\nmoves limit=1\nsetup table=\"h7\" hand1=\"s7\" hand2=\"c9\"\ns7xh7\n");
  CHECK_THAT(text, StartsWith("; kasino transcript 1\n; variant standard\n; set values=fixed\n"
                              "; players 3\n; dealer 2\n; seed 7\n; seats human,random,greedy\n"
                              "; lang en\n; script "));
  CHECK_THAT(text, ContainsSubstring("> nonsense\nunknown command"));
  CHECK_THAT(text, ContainsSubstring("> # a remark\n"));
  CHECK_THAT(text, ContainsSubstring("\n > looks typed\n"));
  CHECK_THAT(text, !ContainsSubstring("> transcript"));
  CHECK_THAT(text, !ContainsSubstring("\33["));
  std::filesystem::remove("game.txt");
  const Result result = run({"test", "session.transcript"});
  CHECK(result.out == "session.transcript\n  passed  19 lines typed\n1 passed, 0 failed\n");
  CHECK(result.status == 0);
  CHECK_FALSE(folder.has("game.txt"));  // save writes nothing there
}

TEST_CASE("Lua over several lines keeps its indentation, and a byte order mark does no harm",
          "[transcripts]") {
  const WorkingFolder folder;
  const std::string text = transcript_of({"standard", "--seed", "7"},
                                         "lua for i = 1, 2 do\n    view.x = 1\nend\n\n  moves\n");
  CHECK_THAT(text, ContainsSubstring("\n>     view.x = 1\n"));
  CHECK(played_again(folder, text).status == 0);
  CHECK(played_again(folder, "\ufeff" + text).status == 0);
}

TEST_CASE("What a session was begun with stands in its transcript", "[transcripts]") {
  const WorkingFolder folder;
  CHECK_THAT(transcript_of({"--lang", "sv", "--dealer", "cut", "--seed", "5"}, "hjälp\n"),
             ContainsSubstring("; dealer cut\n; seed 5\n; lang sv\n"));
  CHECK(run({"test", "session.transcript"}).status == 0);
  const std::string deck =
      "s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK sA h2 h3 h4 h5 h6 h7 h8 h9 h10 hJ hQ hK hA d2 d3 d4 d5 "
      "d6 d7 d8 d9 d10 dJ dQ dK dA c2 c3 c4 c5 c6 c7 c8 c9 c10 cJ cQ cK cA";
  CHECK_THAT(transcript_of({"--deck", deck}, "moves\n"),
             ContainsSubstring("; deck " + deck + '\n'));
  CHECK(run({"test", "session.transcript"}).status == 0);
  // Without a seed, too.
  CHECK_THAT(transcript_of({}, "new\nnew\n"), ContainsSubstring("; seed "));
  CHECK(run({"test", "session.transcript"}).status == 0);
}

TEST_CASE("A script is named as it lies from the transcript, and messages leave out its folder",
          "[transcripts]") {
  const WorkingFolder folder;
  folder.write("rules/mine.lua",
               "return kasino.extend(\"standard\", { id = \"mine\", title = \"Mine\",\n"
               "  refuses = { [\"MINE-1\"] = function(move, view)\n"
               "    return move.card == \"s7\" and nothing.here end },\n"
               "  clauses = { [\"MINE-1\"] = \"Mine.\" } })\n");
  folder.write("games/x", "");
  CHECK(run({"play", "./rules/mine.lua", "--seed", "1"},
            "setup table=\"h2\" hand1=\"s7\" hand2=\"s9\"\nmoves\ntranscript games/a.txt\n")
            .status == 3);
  const std::string text = read_file("games/a.txt");
  CHECK_THAT(text, ContainsSubstring("; variant ../rules/mine.lua\n"));
  CHECK_THAT(text, ContainsSubstring("\nmine.lua:3: "));
  std::filesystem::current_path("games");
  const Result result = run({"test", "a.txt"});
  CAPTURE(result.out, result.err);
  CHECK(result.status == 0);
}

TEST_CASE("Where a session goes otherwise, expected and found are told line by line",
          "[transcripts]") {
  const WorkingFolder folder;
  const std::string text = transcript_of({"--seed", "1"}, "perft 2\nmoves limit=2\nhistory\n");
  const Result other = played_again(folder, changed(text, "nodes 36", "nodes 35"));
  CHECK(other.status == 1);
  CHECK_THAT(other.out, ContainsSubstring("  FAILED  3 lines typed\n"
                                          "    session.transcript:16: > perft 2\n"
                                          "      expected  nodes 35\n"
                                          "      found     nodes 36\n"
                                          "0 passed, 1 failed\n"));
  const Result more = played_again(folder, changed(text, "depth 2\n", "so\ndepth 2\nand so\n"));
  CHECK_THAT(more.out, ContainsSubstring("> perft 2\n"
                                         "      expected  so\n"
                                         "                depth 2\n"
                                         "                and so\n"
                                         "      found     depth 2\n"));
  const Result over = played_again(folder, changed(text, "> moves", "> quit\n> moves"));
  CHECK(over.status == 1);
  CHECK_THAT(over.out, ContainsSubstring("the session was over before"));
}

TEST_CASE("Remarks, spaces at ends of lines and empty lines make no difference", "[transcripts]") {
  const WorkingFolder folder;
  std::string text = transcript_of({"--seed", "1"}, "perft 2\nmoves limit=2\n");
  text = changed(text, "nodes 36\n", "nodes 36  \r\n; as it must be\n\n");
  CHECK(played_again(folder, text + "\n\n").status == 0);
}

TEST_CASE("A transcript is updated where it differs, and keeps its remarks", "[transcripts]") {
  const WorkingFolder folder;
  const std::string text = transcript_of({"--seed", "1"}, "perft 2\nmoves limit=2\n");
  const std::string remarked = changed(text, "nodes 36\n", "nodes 36\n; as it must be\n");
  const Result result =
      played_again(folder, changed(remarked, "nodes 36", "nodes 35"), {"--update"});
  CHECK(result.status == 0);
  CHECK_THAT(result.out, ContainsSubstring("  updated  2 lines typed\n1 passed, 0 failed\n"));
  CHECK(read_file("session.transcript") == remarked);
}

TEST_CASE("Another version of the rules is warned of", "[transcripts]") {
  const WorkingFolder folder;
  const std::string text = transcript_of({"--seed", "1"}, "perft 2\n");
  const std::size_t at = text.find("; script ") + 9;
  const Result result = played_again(folder, changed(text, text.substr(at, 8), "00000000"));
  CHECK(result.status == 0);
  CHECK_THAT(result.err, ContainsSubstring("warning: it was made under another version"));
}

TEST_CASE("What is wrong with a transcript is told with its line", "[transcripts]") {
  const WorkingFolder folder;
  struct Row {
    const char* head;
    const char* message;
  };
  const Row rows[] = {
      {"", "session.transcript:1: the variant is missing"},
      {"; varian standard\n",
       "session.transcript:2: varian: is nothing that a transcript begins "
       "with (did you mean variant?)"},
      {"; variant standard\n; seed x\n", "session.transcript:3: seed: expected a whole number"},
      {"; variant standard\n; lang de\n", "session.transcript:3: lang: expected en or sv"},
      {"; variant standard\n; set values\n", "session.transcript:3: set: expected OPTION=VALUE"},
      {"; variant standard\n; seats human,x\n", "session.transcript:3: seats: "},
      {"; variant standard\n; deck s2 s2\n", "session.transcript: "},
      {"; variant standard\n; players 7\n", "session.transcript: "},
      {"; variant none\n", "session.transcript: unknown variant none"},
      {"; variant standard\n> \xff\n", "session.transcript:1: the file is no UTF-8 text"},
      {"; variant standard\n; set none=1\n", "session.transcript: "}};
  for (const Row& row : rows) {
    CAPTURE(row.head);
    const Result result =
        played_again(folder, std::string("; kasino transcript 1\n") + row.head + "> moves\n");
    CHECK(result.status != 0);
    CHECK_THAT(result.err, ContainsSubstring(row.message));
    CHECK_THAT(result.out, EndsWith("0 passed, 1 failed\n"));
  }
}

TEST_CASE("Only a transcript is overwritten by one", "[transcripts]") {
  const WorkingFolder folder;
  folder.write("mine.lua", "return 1");
  const Result result = run({"play"}, "transcript mine.lua\ntranscript a b\ntranscript a b\n");
  CHECK(result.status == 4);
  CHECK_THAT(result.err,
             ContainsSubstring("mine.lua: there is such a file, and it is no transcript"));
  CHECK(read_file("mine.lua") == "return 1");
  CHECK_THAT(result.out, ContainsSubstring("wrote a b; "));
  CHECK_THAT(run({"play", "--json"}, "transcript x\n").out,
             ContainsSubstring("keeps no transcript"));
  CHECK_FALSE(folder.has("x"));
}

TEST_CASE("A transcript in a folder is found by its ending", "[transcripts]") {
  const WorkingFolder folder;
  transcript_of({"--seed", "1"}, "perft 2\n");
  CHECK_THAT(run({"test", "."}).out, EndsWith("1 passed, 0 failed\n"));
}

TEST_CASE("A transcript holds so much and no more, and keeps its beginning", "[transcripts]") {
  Transcript transcript;
  transcript.type("first");
  transcript.show("answer\n");
  for (int i = 0; i < 10; ++i) {
    transcript.type("more");
    transcript.show(std::string(Transcript::most_bytes / 8, 'x'));
  }
  CHECK(transcript.is_cut());
  CHECK(transcript.entries().at(1).typed == "first");
  std::size_t bytes = 0;
  for (const Transcript::Entry& entry : transcript.entries()) bytes += entry.shown.size();
  CHECK(bytes <= Transcript::most_bytes);
  CHECK_FALSE(transcript.entries().back().shown.empty());
}

TEST_CASE("What Ctrl-C broke off becomes a remark", "[transcripts]") {
  Transcript transcript;
  transcript.type("perft 12");
  transcript.break_off_since(1);
  CHECK(transcript.entries().back().is_remark);
  CHECK(transcript.entries().back().shown.empty());
}

TEST_CASE("Times and the folders of scripts do not last", "[transcripts]") {
  CHECK(lasting("on_play: s7 -> done, 12 us, 40 of 1000 steps\n") ==
        "on_play: s7 -> done, 40 of 1000 steps\n");
  CHECK(lasting("/home/eva/mine.lua:12: no (../yours.lua:3)\n") ==
        "mine.lua:12: no (yours.lua:3)\n");
  CHECK(lasting("the us, of A; 12 us, 13 us, x") == "the us, of A; 12 us, x");
  CHECK(shown_lines("a  \n> b\n; c\n\n") == Words{"a", " > b", " ; c"});
}
