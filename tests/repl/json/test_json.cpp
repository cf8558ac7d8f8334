#include <set>
#include <sstream>

#include "repl/commands/commands.hpp"
#include "repl/input/loop.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/workshop.hpp"

using namespace kasino;
using namespace kasino::test;
using nlohmann::json;

namespace {

std::set<std::string> keys_of(const json& object) {
  std::set<std::string> keys;
  for (const auto& [key, value] : object.items()) keys.insert(key);
  return keys;
}

const std::string fives = "setup table=\"s5 d5 h3\" hand1=\"c8 hA\" hand2=\"s9\"";

}  // namespace

TEST_CASE("First an implied state is answered, then every line by one, and quit by the last",
          "[json]") {
  CHECK(by_pipe({}).size() == 1);
  const auto answers = by_pipe({"state", "", "   ", "nonsense", "moves", "quit", "state"});
  REQUIRE(answers.size() == 7);
  CHECK(answers[0].at("ok") == true);
  CHECK(answers[0].at("cmd") == "state");
  CHECK(answers[0].contains("state"));
  CHECK(answers[2].at("ok") == false);
  CHECK(answers[4].at("error").at("kind") == "unknown-command");
  CHECK(answers[6].at("cmd") == "quit");
  CHECK(answers[6].at("ok") == true);
}

TEST_CASE("A state has the keys of the contract and no others", "[json]") {
  const json state = Conversation().ask("state").at("state");
  CHECK(keys_of(state) ==
        std::set<std::string>{"variant", "options",   "players",       "seed",    "deal",  "round",
                              "dealer",  "turn",      "phase",         "table",   "hands", "piles",
                              "stock",   "sweeps",    "last_capturer", "scores",  "out",   "teams",
                              "winners", "stage",     "asked",         "pending", "zones", "vars",
                              "setup",   "broken_off"});
  CHECK(state.at("players") == 2);
  CHECK(state.at("seed") == 1);
  CHECK(state.at("dealer") == 2);
  CHECK(state.at("turn") == 1);
  CHECK(state.at("phase") == "play");
  CHECK(state.at("table").size() == 4);
  CHECK(state.at("hands")[1].size() == 4);
  CHECK(state.at("stock") == 40);
  CHECK(state.at("last_capturer") == nullptr);
  CHECK(state.at("out") == json({false, false}));
  CHECK(state.at("teams") == nullptr);
  CHECK(state.at("stage") == "play");
}

TEST_CASE("A state tells the command that sets it up, unless it is as a seat may see it",
          "[json]") {
  Conversation talk;
  talk.ask("play 1");
  const json state = talk.ask("state").at("state");
  Conversation other;
  json same = other.ask(state.at("setup").get<std::string>()).at("state");
  same["seed"] = state.at("seed");  // it matters only for the stock, which is given
  CHECK(same == state);
  CHECK_FALSE(talk.ask("state view=1").at("state").contains("setup"));
}

TEST_CASE("Options are numbers, true or false, or words, as they were declared", "[json]") {
  const auto load = [](const RulesName& name) {
    RuleData data = data_of_shipped(name)->data();
    data.options = {{"target", {}, "16", "16", {}},
                    {"must_capture", {}, "true", "false", {"false", "true"}},
                    {"values", {}, "fixed", "choice", {"choice", "fixed"}}};
    return std::make_unique<Rules>(std::move(data));
  };
  const json options = Conversation(plain_settings(), load).ask("state")["state"]["options"];
  CHECK(options.at("target") == 16);
  CHECK(options.at("must_capture") == true);
  CHECK(options.at("values") == "fixed");
}

TEST_CASE("Moves are listed by outcome with value, groups and sweep", "[json]") {
  Conversation talk;
  talk.ask("setup table=\"h7 s3 d4\" hand1=\"s7\" hand2=\"s9\"");
  const json answer = talk.ask("moves");
  CHECK(answer.at("total") == 4);
  CHECK(answer.at("truncated") == false);
  CHECK(answer.at("actions") == json::array());
  REQUIRE(answer.at("moves").size() == 4);
  CHECK(answer["moves"][3] == json({{"move", "s7"},
                                    {"card", "s7"},
                                    {"value", nullptr},
                                    {"captured", json::array()},
                                    {"groups", json::array()},
                                    {"sweep", false}}));
  CHECK(answer["moves"][0] == json({{"move", "s7xh7,d4+s3"},
                                    {"card", "s7"},
                                    {"value", 7},
                                    {"captured", {"h7", "d4", "s3"}},
                                    {"groups", {{"h7"}, {"d4", "s3"}}},
                                    {"sweep", true}}));
}

TEST_CASE("A list of moves that is cut still tells the exact total", "[json]") {
  Conversation talk;
  talk.ask("setup table=\"h7 s3 d4\" hand1=\"s7\" hand2=\"s9\"");
  const json answer = talk.ask("moves limit=2");
  CHECK(answer.at("moves").size() == 2);
  CHECK(answer.at("total") == 4);
  CHECK(answer.at("truncated") == true);
  CHECK(talk.ask("moves limit=0").at("moves").empty());
}

TEST_CASE("A play answers the move in written form, the events and the state", "[json]") {
  Conversation talk;
  talk.ask("setup table=\"h7 s3 d4\" hand1=\"s7 d2\" hand2=\"s9\"");
  const json answer = talk.ask("play 7s X h7 s3 d4");
  CHECK(answer.at("cmd") == "play");
  CHECK(answer.at("move") == "s7xh7,d4+s3");
  REQUIRE(answer.at("events").size() == 3);
  CHECK(answer["events"][0] ==
        json({{"type", "capture"}, {"seat", 1}, {"card", "s7"}, {"captured", {"h7", "d4", "s3"}}}));
  CHECK(answer["events"][2]["type"] == "points");
  CHECK(answer["events"][2]["points"] == 1);
  CHECK(answer["events"][1] == json({{"type", "sweep"}, {"seat", 1}}));
  CHECK(answer["state"]["turn"] == 2);
  CHECK(answer["state"]["sweeps"] == json({1, 0}));
}

TEST_CASE("A bare move and a number are plays too", "[json]") {
  Conversation talk;
  talk.ask(fives);
  CHECK(talk.ask("c8xs5h3").at("move") == "c8xs5+h3");
  CHECK(talk.ask("undo").at("ok") == true);
  CHECK(talk.ask("play 1").at("move") == "c8xs5+h3");
  talk.ask("undo");
  CHECK(talk.ask("1").at("cmd") == "play");
}

TEST_CASE("An error names its kind, and the clause of a rule that is broken", "[json]") {
  Conversation talk;
  talk.ask(fives);
  const json illegal = talk.ask("play c8xs5d5h3");
  CHECK(illegal.at("ok") == false);
  CHECK(illegal.at("cmd") == "play");
  CHECK(illegal["error"]["kind"] == "illegal-move");
  CHECK(illegal["error"]["clause"] == "STD-CAP-4");
  CHECK_FALSE(illegal["error"]["message"].get<std::string>().empty());
  CHECK(talk.error_kind("play c8xs5+d5") == "illegal-move");
  CHECK(talk.error_kind("play") == "bad-argument");
  CHECK(talk.error_kind("play 99") == "bad-argument");
  CHECK(talk.error_kind("play s17") == "bad-card");
  CHECK(talk.error_kind("play c8x") == "bad-move");
  CHECK(talk.error_kind("play sK") == "bad-move");
  CHECK(talk.error_kind("play c8xsK") == "bad-move");
  CHECK(talk.error_kind("plya c8") == "unknown-command");
  CHECK(talk.error_kind("load /nowhere/at/all") == "io");
  CHECK(talk.error_kind("save /nowhere/at/all") == "io");
}

TEST_CASE("An ambiguous move answers the moves it could mean", "[json]") {
  Conversation talk;
  talk.ask(fives);
  const json error = talk.ask("play c8x*").at("error");
  CHECK(error.at("kind") == "ambiguous-move");
  CHECK(error.at("moves") == json({"c8xs5+h3", "c8xd5+h3"}));
}

TEST_CASE("Nothing changes when a line is refused", "[json]") {
  Conversation talk;
  const json before = talk.ask(fives).at("state");
  for (const char* line : {"play c8xs5d5h3", "setup table=\"s5\" hand1=\"s5\" hand2=\"s9\"",
                           "new players=99", "new deck=\"s5\"", "next", "redo", "force sK"}) {
    CAPTURE(line);
    CHECK(talk.ask(line).at("ok") == false);
    CHECK(talk.ask("state").at("state") == before);
  }
}

TEST_CASE("why answers legality, clause, message and the captures of the card", "[json]") {
  Conversation talk;
  talk.ask(fives);
  const json no = talk.ask("why c8xs5d5h3");
  CHECK(no.at("ok") == true);
  CHECK(no.at("legal") == false);
  CHECK(no.at("clause") == "STD-CAP-4");
  CHECK(no.at("total") == 2);
  REQUIRE(no.at("captures").size() == 2);
  CHECK(no["captures"][0]["move"] == "c8xs5+h3");
  const json yes = talk.ask("why c8xs5h3");
  CHECK(yes.at("legal") == true);
  CHECK(yes.at("clause") == "STD-CAP-2");
  const json claim = talk.ask("why c8xs5+d5");
  CHECK(claim.at("ok") == true);
  CHECK(claim.at("legal") == false);
  CHECK(talk.error_kind("why sK") == "bad-move");
}

TEST_CASE("A forced move stands and is marked", "[json]") {
  Conversation talk;
  talk.ask(fives);
  const json answer = talk.ask("force c8xs5d5h3");
  CHECK(answer.at("ok") == true);
  CHECK(answer.at("irregular") == true);
  CHECK(answer["state"]["piles"][0].size() == 4);
  CHECK(talk.text("record").find('!') != std::string::npos);
}

TEST_CASE("The score adds up seat by seat, also while the deal goes on", "[json]") {
  Conversation talk;
  talk.ask(
      "setup table=\"s5\" hand1=\"c8\" hand2=\"s9\" pile1=\"d10 hA sK\" pile2=\"s2\" "
      "sweeps=\"0,2\"");
  const json players = talk.ask("score").at("players");
  REQUIRE(players.size() == 2);
  for (const json& player : players) {
    int sum = 0;
    for (const json& item : player.at("items")) {
      sum += item.at("points").get<int>();
      CHECK(item.at("cards").is_array());
      CHECK(item.at("clause").is_string());
    }
    CHECK(player.at("total") == sum);
  }
  CHECK(players[0]["total"] == 4);
  CHECK(players[1]["total"] == 3);
}

TEST_CASE("The score names the points that ties carry over", "[json]") {
  Workshop talk("return kasino.extend(\"standard\", { id = \"mine\" })", "standard+carry-over");
  const json one = {{"clause", "STD-SCO-1"}, {"item", "cards"}, {"points", 1}};
  talk.ask("setup table=\"h7\" hand1=\"c3\" pile1=\"s8 s9 h2\" pile2=\"s4 h9 d2\"");
  CHECK_FALSE(talk.ask("score").contains("carried"));
  talk.ask("c3");
  CHECK(talk.ask("score").at("carried") == json::array({one}));
  talk.ask("next");
  CHECK(talk.ask("score").at("carried") == json::array({one}));
  talk.ask("setup table=\"h7\" hand1=\"c3\"");
  CHECK_FALSE(talk.ask("score").contains("carried"));
}

TEST_CASE("Perft answers depth and nodes, and can split them", "[json]") {
  Conversation talk;
  talk.ask(fives);
  const json answer = talk.ask("perft 2");
  CHECK(answer.at("depth") == 2);
  CHECK(answer.at("nodes") == 6);
  const json split = talk.ask("perft 2 --divide");
  CHECK(split.at("nodes") == 6);
  CHECK(split.at("divide").size() == 4);
  CHECK(talk.ask("perft 0").at("nodes") == 1);
  CHECK(talk.error_kind("perft") == "bad-argument");
  CHECK(talk.error_kind("perft -1") == "bad-argument");
  CHECK(talk.error_kind("perft 2 --divdie") == "bad-argument");
}

TEST_CASE("Lines of any bytes and any length are answered, and the session goes on", "[json]") {
  std::string input = "\n";
  input += std::string(200'000, 'a') + '\n';
  input += "play \xff\xfe\n";
  input += std::string("play s7\0x\n", 10);
  input += "play \xe2\x99\n";
  input += "new deck=\"s7\n";
  input += "\x1b[2Jboo\n";
  input += std::string(3000, '"') + '\n';
  input += "moves limit=99999999999999999999\n";
  input += "state\r\n";
  input += "perft 1";  // the last line has no end
  std::istringstream in(input);
  std::ostringstream out;
  Budget budget;
  Desk desk(plain_settings(), data_of_shipped, budget);
  run_machine(desk, in, out);
  const std::vector<json> answers = json_lines(out.str());
  REQUIRE(answers.size() == 12);
  for (std::size_t i = 1; i < 10; ++i) {
    CAPTURE(i);
    CHECK(answers[i].at("ok") == false);
    CHECK(answers[i].contains("cmd"));
  }
  CHECK(answers[10].at("ok") == true);
  CHECK(answers[11].at("nodes").is_number());
}

TEST_CASE("Sheets answer text", "[json]") {
  Conversation talk;
  CHECK_FALSE(talk.text("rules").empty());
  CHECK_FALSE(talk.text("peek").empty());
}

TEST_CASE("Random lines made of parts of commands are answered one by one", "[json]") {
  const std::vector<std::string> parts = {
      "play",  "moves", "undo", "redo",   "new",  "setup", "why",      "force", "state", "score",
      "next",  "perft", "load", "record", "help", " ",     " ",        " ",     "=",     "\"",
      "hand1", "table", "deck", "seed",   "x",    "x*",    "s7",       "hA",    "d10",   "*1",
      "1",     "2",     "-1",   "view",   "+",    ",",     "players=", "♥7",    "\33",   "limit=3"};
  Random random(20);
  std::vector<std::string> lines;
  for (int i = 0; i < 2000; ++i) {
    std::string line;
    for (std::uint64_t n = random.below(7); n > 0; --n)
      line += parts[static_cast<std::size_t>(random.below(parts.size()))];
    if (line.find("perft") == std::string::npos) lines.push_back(line);
  }
  const auto answers = by_pipe(lines);
  REQUIRE(answers.size() == lines.size() + 1);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    CAPTURE(i == 0 ? "" : lines[i - 1]);
    REQUIRE(answers[i].contains("cmd"));
    REQUIRE(answers[i].at("ok").get<bool>() != answers[i].contains("error"));
  }
}
