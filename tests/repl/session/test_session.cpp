#include "repl/session/session.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"
#include "tests/support/workshop.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;

namespace {

const std::string fives = "setup table=\"s5 d5 h3\" hand1=\"c8 hA\" hand2=\"s9 s2\"";

json state_of(Conversation& talk) { return talk.ask("state").at("state"); }

/// Every card in a JSON state, wherever it lies; the stock is only a number.
std::size_t cards_in(const json& state) {
  std::size_t cards = state.at("table").size() + state.at("stock").get<std::size_t>();
  for (const json& hand : state.at("hands")) cards += hand.size();
  for (const json& pile : state.at("piles")) cards += pile.size();
  return cards;
}

/// Plays the first move, and starts the next deal, until the match is over.
std::vector<json> play_a_match(Conversation& talk) {
  std::vector<json> answers;
  for (;;) {
    const json state = state_of(talk);
    if (state.at("phase") == "match-over") return answers;
    // Always the last move, which captures more often than the first.
    const json moves = talk.ask("moves limit=0");
    const std::string line =
        state.at("phase") == "play" ? "play " + moves.at("total").dump() : "next";
    answers.push_back(talk.ask(line));
    REQUIRE(answers.back().at("ok") == true);
  }
}

}  // namespace

TEST_CASE("A whole match conserves cards, adds up its scores and finds a winner", "[session]") {
  Conversation talk;
  int expected[2] = {0, 0};
  int deals = 0;
  for (const json& answer : play_a_match(talk)) {
    CHECK(cards_in(answer.at("state")) == 52);
    if (answer.at("state").at("phase") == "play") continue;
    ++deals;
    for (const json& event : answer.at("events"))
      if (event.at("type") == "deal-over")
        for (std::size_t i = 0; i < 2; ++i) expected[i] += event.at("points")[i].get<int>();
    CHECK(answer.at("state").at("scores") == json({expected[0], expected[1]}));
  }
  const json state = state_of(talk);
  CHECK(deals >= 2);
  CHECK(std::max(expected[0], expected[1]) >= 16);
  CHECK(state.at("turn") == nullptr);
  REQUIRE(state.at("winners").size() == 1);
  CHECK(state.at("winners")[0] == (expected[0] > expected[1] ? 1 : 2));
  CHECK(talk.error_kind("play 1") == "game-over");
  CHECK(talk.error_kind("next") == "game-over");
}

TEST_CASE("Undo to the start and redo to the end pass through the same states", "[session]") {
  Conversation talk;
  std::vector<json> states{state_of(talk)};
  for (const json& answer : play_a_match(talk)) states.push_back(answer.at("state"));
  for (std::size_t i = states.size() - 1; i > 0; --i)
    REQUIRE(talk.ask("undo").at("state") == states[i - 1]);
  CHECK(talk.error_kind("undo") == "bad-argument");
  for (std::size_t i = 1; i < states.size(); ++i)
    REQUIRE(talk.ask("redo").at("state") == states[i]);
  CHECK(talk.error_kind("redo") == "bad-argument");
  CHECK(talk.ask("undo " + std::to_string(states.size() - 1)).at("state") == states[0]);
}

TEST_CASE("A match by pipe and by single commands is the same", "[session]") {
  Conversation talk;
  std::vector<std::string> lines;
  std::vector<json> answers;
  for (int i = 0; i < 60; ++i) {
    lines.push_back(state_of(talk).at("phase") == "play" ? "play 1" : "next");
    answers.push_back(talk.ask(lines.back()));
  }
  std::vector<json> piped = by_pipe(lines);
  piped.erase(piped.begin());
  CHECK(piped == answers);
}

TEST_CASE("Saved and loaded, a match is the same, and so is its record", "[session]") {
  const Folder folder;
  const std::string file = folder.path() + "/match";
  Conversation talk;
  play_a_match(talk);
  talk.ask("undo 3");
  const json state = state_of(talk);
  const json record = talk.ask("record").at("text");
  CHECK(talk.ask("save " + file).at("ok") == true);

  Conversation other;
  const json before = state_of(other);
  const json loaded = other.ask("load \"" + file + "\"");
  REQUIRE(loaded.at("ok") == true);
  CHECK(loaded.at("state") == state);
  CHECK(other.ask("record").at("text") == record);
  CHECK(talk.ask("moves") == other.ask("moves"));
  CHECK(other.ask("undo").at("state") == before);
  CHECK(other.ask("redo").at("state") == state);
}

TEST_CASE("What people are called, and what others wrote behind the record, is saved with it",
          "[session]") {
  const Folder folder;
  const std::string file = folder.path() + "/match";
  SessionSettings settings = plain_settings();
  settings.names = {"Ada", "Bo"};
  Conversation talk(settings);
  talk.ask("play 1");
  talk.ask("save " + file);
  const std::string saved = read_file(file);
  CHECK_THAT(saved, Catch::Matchers::EndsWith("\nend\n; called Ada, Bo\n"));
  folder.write("match", saved + "; played in Umeå\n");

  Conversation other;
  other.ask("load " + file);
  CHECK(other.session().names() == settings.names);
  other.session().call_people({"Cia", "Dan"});
  REQUIRE(other.ask("reload").at("ok") == true);
  other.ask("save " + file);
  CHECK_THAT(read_file(file),
             Catch::Matchers::EndsWith("\nend\n; played in Umeå\n; called Cia, Dan\n"));
  folder.write("match", saved.substr(0, saved.find("; called")) + "; called Ada, Ada\n");
  CHECK(other.ask("load " + file).at("ok") == true);
  CHECK(other.session().names() == std::vector<std::string>{"Cia", "Dan"});
}

TEST_CASE("A record that cannot be replayed is refused and changes nothing", "[session]") {
  const Folder folder;
  Conversation talk;
  const std::string record = talk.text("record");
  const std::string file = folder.write("broken", record.substr(0, record.size() / 2));
  const json before = state_of(talk);
  const json answer = talk.ask("load " + file);
  CHECK(answer.at("ok") == false);
  CHECK(answer["error"]["kind"] == "io");
  CHECK_THAT(std::string(answer["error"]["message"]), ContainsSubstring(file + ":"));
  CHECK(state_of(talk) == before);
}

TEST_CASE("New, setup and load are steps like any play", "[session]") {
  Conversation talk;
  const json first = state_of(talk);
  const json one = talk.ask("play 1").at("state");
  const json fresh = talk.ask("new seed=9 players=3").at("state");
  const json set_up = talk.ask(fives).at("state");
  const json played = talk.ask("play c8").at("state");
  CHECK(talk.ask("undo").at("state") == set_up);
  CHECK(talk.ask("undo").at("state") == fresh);
  CHECK(talk.ask("undo").at("state") == one);
  CHECK(talk.ask("undo").at("state") == first);
  CHECK(talk.ask("redo 4").at("state") == played);
  CHECK(talk.ask("undo 5").at("ok") == false);
  CHECK(talk.ask("undo 4").at("state") == first);
}

TEST_CASE("What was taken back is forgotten when something else is done", "[session]") {
  Conversation talk;
  const json first = talk.ask("play 1").at("state");
  talk.ask("play 1");
  talk.ask("new seed=9");
  talk.ask("undo 2");
  CHECK(state_of(talk) == first);
  const json other = talk.ask("play 2").at("state");
  CHECK(talk.error_kind("redo") == "bad-argument");
  CHECK(state_of(talk) == other);
  talk.ask("undo");
  const json opened = talk.ask("new seed=5").at("state");
  CHECK(talk.error_kind("redo") == "bad-argument");
  CHECK(talk.ask("undo").at("state") == first);
  CHECK(talk.ask("redo").at("state") == opened);
}

TEST_CASE("The same seed gives the same deck; without one, the next seed is drawn", "[session]") {
  Conversation one;
  Conversation other;
  CHECK(state_of(one) == state_of(other));
  const json next = one.ask("new").at("state");
  CHECK(next == other.ask("new").at("state"));
  CHECK(next.at("seed") != 1);
  CHECK(one.ask("new seed=1").at("state") == Conversation().ask("state").at("state"));
}

TEST_CASE("A new match keeps the number of players, and takes scores and a dealer", "[session]") {
  Conversation talk;
  CHECK(talk.ask("new players=4").at("state").at("dealer") == 4);
  const json state = talk.ask("new scores=\"3,5\" dealer=1").at("state");
  CHECK(state.at("players") == 4);
  CHECK(state.at("scores") == json({3, 5, 0, 0}));
  CHECK(state.at("dealer") == 1);
  CHECK(state.at("turn") == 2);
  CHECK(talk.error_kind("new dealer=5") == "bad-argument");
  CHECK(talk.error_kind("new players=5") == "bad-argument");
  CHECK(talk.error_kind("new scores=\"1,2,3,4,5\"") == "bad-argument");
  const json cut = talk.ask("new dealer=cut seed=4").at("state");
  CHECK(cut.at("hands") ==
        talk.ask("new seed=4 dealer=" + cut.at("dealer").dump()).at("state").at("hands"));
}

TEST_CASE("A deck of one's own is dealt in its order", "[session]") {
  Conversation talk;
  const json state = talk.ask("new deck=\"" + pack_but() + "\"").at("state");
  CHECK(state.at("hands") == json::array({{"sA", "s2", "s7", "s8"}, {"s3", "s4", "s9", "s10"}}));
  CHECK(state.at("table") == json({"s5", "s6", "sJ", "sQ"}));
}

TEST_CASE("A position that is set up has what is named and nothing else", "[session]") {
  Conversation talk;
  const json state = talk.ask(fives +
                              " pile2=\"dK dQ\" sweeps=\"0,1\" scores=\"7,9\" "
                              "last_capturer=2 stock=\"h9\" turn=2")
                         .at("state");
  CHECK(state.at("table") == json({"s5", "d5", "h3"}));
  CHECK(state.at("hands") == json::array({{"c8", "hA"}, {"s9", "s2"}}));
  CHECK(state.at("piles") == json({json::array(), {"dK", "dQ"}}));
  CHECK(state.at("sweeps") == json({0, 1}));
  CHECK(state.at("scores") == json({7, 9}));
  CHECK(state.at("last_capturer") == 2);
  CHECK(state.at("stock") == 1);
  CHECK(state.at("turn") == 2);
  CHECK(state.at("dealer") == 1);
  CHECK(talk.ask(fives).at("state").at("dealer") == 2);
}

TEST_CASE("The highest seat named tells the number of players", "[session]") {
  Conversation talk;
  CHECK(talk.ask("setup hand3=\"s7\"").at("state").at("players") == 3);
  CHECK(talk.ask("setup hand1=\"s7\"").at("state").at("players") == 2);
  CHECK(talk.ask("setup hand1=\"s7\" players=4").at("state").at("players") == 4);
  CHECK(talk.error_kind("setup hand5=\"s7\"") == "bad-argument");
}

TEST_CASE("Seats without cards are passed over, and without any card the deal is over",
          "[session]") {
  Conversation talk;
  CHECK(talk.ask("setup hand2=\"s7\"").at("state").at("turn") == 2);
  const json over =
      talk.ask("setup table=\"s7\" pile1=\"h4\" last_capturer=1 scores=\"1,2\"").at("state");
  CHECK(over.at("phase") == "deal-over");
  CHECK(over.at("piles")[0] == json({"h4", "s7"}));
  CHECK(over.at("scores") == json({4, 2}));
  const json next = talk.ask("next").at("state");
  CHECK(next.at("scores") == json({4, 2}));
  CHECK(cards_in(next) == 52);
  CHECK(next.at("deal") == 2);
}

TEST_CASE("An impossible position is refused", "[session]") {
  Conversation talk;
  for (const char* line :
       {"setup table=\"s5 s5\"", "setup table=\"s5\" hand1=\"s5\"", "setup turn=3",
        "setup sweeps=\"-1,0\"", "setup tabel=\"s5\"", "setup s5", "setup table=\"*1\""}) {
    CAPTURE(line);
    CHECK(talk.error_kind(line) == "bad-argument");
  }
  CHECK(talk.error_kind("setup table=\"s55\"") == "bad-card");
  CHECK_THAT(talk.error("setup tabel=\"s5\""), ContainsSubstring("did you mean table?"));
}

TEST_CASE("A match that is decided cannot be begun", "[session]") {
  Conversation talk;
  const json answer = talk.ask("new scores=\"17,2\"");
  CHECK(answer["ok"] == false);
  CHECK(answer["error"]["kind"] == "bad-argument");
  CHECK(answer["error"]["message"] == "scores: with these the match is decided already");
  CHECK(talk.ask("new scores=\"15,2\"")["ok"] == true);
}

TEST_CASE("If no seat deals, none can be asked to", "[session]") {
  Workshop shop("", "blackjack");
  CHECK_THAT(shop.error("new dealer=1"), ContainsSubstring("no seat deals in blackjack"));
  CHECK(shop.ask("new players=3")["ok"] == true);
}

TEST_CASE("What rides is told between deals, and actions are counted in a saved game",
          "[session]") {
  const Folder folder;
  const std::string out =
      run({"play", "blackjack", "--seed", "1"},
          "setup players=1 scores=\"1000\" pots=\"bet=100\" dealing=5 vars=\"hands=1 hand=1\" "
          "asked=\"1 push\" box1.1=\"s10 h8\" bank=\"d10 c8\"\nride 1\nsave " +
              folder.path() + "/g.kasino\n")
          .out;
  CHECK_THAT(out, ContainsSubstring("Deal 1 is over.") && ContainsSubstring("\nof it staked  "));
  CHECK_THAT(out, ContainsSubstring("g.kasino: deal 1, 1 action\n"));
}
