// Lists of moves, also very long ones and ones that the user interrupts.
#include <algorithm>
#include <atomic>

#include "engine/cards/card_text.hpp"
#include "engine/game/perft.hpp"
#include "repl/commands/commands.hpp"
#include "repl/screen/screen.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"
#include "tests/support/shipped.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;
using nlohmann::json;

namespace {

/// Half a pack lies on the table, of which hA has some hundred thousand captures.
const std::string many =
    "setup hand1=\"hA\" hand2=\"dQ\" table=\"sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK "
    "d2 d3 d4 d5 d6 d7 d8 d9 d10 dJ dK c2 c3\"";

/// Rules under which a card that can capture must do so, and functions refuse captures one by one.
class Refusing : public Rules {
 public:
  using Test = bool (*)(const Move& move);
  Refusing(RuleData data, Test test) : Rules(std::move(data)), test_(test) {}
  bool refuses(std::size_t, const Move& move, const State&) const override { return test_(move); }

 private:
  Test test_;
};

RulesLoader refusing(Refusing::Test test, RefusalRule::On on = RefusalRule::On::Capture) {
  return [test, on](const RulesName&) {
    RuleData data = shipped("standard must_capture=true").data();
    data.refusals = {{"X-1", on}};
    return std::make_unique<Refusing>(std::move(data), test);
  };
}

const RulesLoader no_hearts = refusing([](const Move& move) {
  return std::any_of(move.captured.begin(), move.captured.end(),
                     [](Card card) { return card.suit() == Suit::Hearts; });
});
const RulesLoader nothing_with_d10 =
    refusing([](const Move& move) { return !move.trails() || to_text(move.card) == "d10"; },
             RefusalRule::On::Move);
const RulesLoader all_but_two =
    refusing([](const Move& move) { return move.captured.size() != 49; });

std::string kind_of(const Reply& reply) {
  return reply.failure() == nullptr ? "none" : to_text(reply.failure()->kind);
}

}  // namespace

TEST_CASE("A list of moves is as long as it may be, and no longer", "[moves]") {
  Conversation talk;
  talk.ask(many);
  CHECK(talk.error_kind("moves limit=100001") == "bad-argument");
  const json answer = talk.ask("moves limit=1000");
  CHECK(answer.at("moves").size() == 1000);
  CHECK(answer.at("truncated") == true);
  CHECK(answer.at("total") > 1000);
  CHECK(talk.ask("why 1000").at("move") == answer.at("moves")[999].at("move"));
}

TEST_CASE("A list of all moves that is cut at a MiB says so", "[moves]") {
  Conversation talk;
  talk.ask(
      "setup hand1=\"hK sK dK\" hand2=\"s9\" "
      "table=\"sA hA dA cA s2 h2 d2 c2 s3 h3 d3 c3 s4 h4 d4 c4\"");
  const json answer = talk.ask("moves limit=100000");
  CHECK(answer.at("total") == 14607);
  CHECK(answer.at("moves").size() < 14607);
  CHECK(answer.at("truncated") == true);
}

TEST_CASE("A list of moves ends where the answer would exceed a MiB", "[moves]") {
  Conversation talk;
  talk.ask(many);
  const json answer = talk.ask("moves limit=5000");
  CHECK(answer.at("truncated") == true);
  CHECK(answer.at("moves").size() < 5000);
  CHECK(answer.dump().size() > 1'000'000);
  CHECK(answer.dump().size() < 1'060'000);
}

TEST_CASE("People are shown first what they would look for, and play it by its number", "[moves]") {
  const std::string setup =
      "setup table=\"h7 s3 d4 dA\" hand1=\"s7 c2 hA\" hand2=\"s9\" pile2=\"c9\"\n";
  const auto shown = [&](const std::string& lines) {
    return run({"play", "standard"}, setup + lines + '\n').out;
  };
  CHECK_THAT(shown("moves"), Catch::EndsWith(" 1  hA=14xh7+d4+s3,dA=14 (sweep)\n"
                                             " 2  hAxdA\n"
                                             " 3  hA=14xh7+d4+s3\n"
                                             " 4  s7xh7\n"
                                             " 5  s7xh7,d4+s3\n"
                                             " 6  s7xd4+s3\n"
                                             " 7  s7\n"
                                             " 8  c2\n"
                                             " 9  hA\n"));
  CHECK_THAT(shown("moves limit=2"), Catch::EndsWith("(sweep)\n 2  hAxdA\n"
                                                     "2 of 9; `moves limit=N` shows more\n"));
  CHECK_THAT(shown("moves c"), Catch::EndsWith(" 8  c2\n"));
  CHECK_THAT(shown("why 2"), Catch::Contains("hAxdA is legal"));
  CHECK_THAT(shown("moves c\n8"), Catch::Contains("Seat 1 lays out c2."));
  CHECK_THAT(run({"play", "standard"}, setup + "play 10\n").err,
             Catch::Contains("the number of a move, 1 to 9, not 10"));
}

TEST_CASE("A list for people is shown whatever the functions of a variant do", "[moves]") {
  const Folder folder;
  const std::string variant = folder.write(
      "mine.lua",
      "return kasino.extend('standard', { id = 'mine', title = 'Mine', on_capture = function() "
      "error('boom') end })");
  const std::string setup = "setup table=\"h7\" hand1=\"s7 c2\" hand2=\"s9\"\n";
  CHECK_THAT(run({"play", variant}, setup + "moves\n").out,
             Catch::EndsWith(" 1  s7xh7 (sweep)\n 2  s7\n 3  c2\n"));
}

TEST_CASE("A move keeps its number in a huge list", "[moves]") {
  const std::string list = run({"play", "standard"}, many + "\nmoves\nwhy 1\n").out;
  CHECK_THAT(list, Catch::Contains("  1  hA\n") && Catch::Contains("\nhA is legal"));
}

TEST_CASE("If points are bad, scoring captures come last, for people and programs", "[moves]") {
  const std::string setup =
      "setup table=\"h7 s3 dA\" hand1=\"hA c2 c3\" hand2=\"s9\" pile2=\"c9\"\n";
  CHECK_THAT(run({"play", "misar", "--set", "enforce=honest"}, setup + "moves\n").out,
             Catch::Contains(" 1  c3xs3\n 2  c2\n 3  hAxdA\n"));
  const json list =
      json_lines(run({"play", "misar", "--set", "enforce=honest", "--json"}, setup + "moves\n").out)
          .back()
          .at("moves");
  CHECK(list[0].at("move") == "c3xs3");
  CHECK(list[1].at("move") == "c2");
  CHECK(list[2].at("move") == "hAxdA");
}

TEST_CASE("Programs read the same of a move in a list and by itself", "[moves]") {
  Conversation talk;
  talk.ask("setup table=\"h7 s3 d4\" hand1=\"s7\" hand2=\"s9\"");
  json moves = talk.ask("moves").at("moves");
  moves.erase(moves.size() - 1);  // the trail
  json captures = talk.ask("why s7").at("captures");
  for (json* list : {&moves, &captures}) std::sort(list->begin(), list->end());
  CHECK(moves == captures);
}

TEST_CASE("Captures that the variant refuses are not possible, those against a duty are",
          "[moves]") {
  Conversation talk(plain_settings(), no_hearts);
  talk.ask("setup table=\"h7 d7 c7\" hand1=\"s7 c2\" hand2=\"s9\"");
  const json why = talk.ask("why s7xd7");
  CHECK(why.at("legal") == false);  // it leaves c7
  REQUIRE(why.at("captures").size() == 3);
  CHECK(why.at("total") == 3);
  CHECK(why["captures"][0]["move"] == "s7xd7");
  CHECK(why["captures"][1]["move"] == "s7xd7,c7");
  CHECK(why["captures"][2]["move"] == "s7xc7");
}

TEST_CASE("Captures that functions must be asked about are counted up to a bound", "[moves]") {
  Conversation talk(plain_settings(), no_hearts);
  talk.ask(many);
  const json why = talk.ask("why hAxsA");
  CHECK(why.at("captures").size() == 20);
  CHECK(why.at("total") == 500);
  CHECK(why.at("total_saturated") == true);
}

TEST_CASE("A long list can be interrupted; a move far down it is found quickly", "[moves]") {
  Budget budget;
  std::atomic<bool> interrupted{false};
  Desk desk(plain_settings(), data_of_shipped, budget, &interrupted);
  execute(desk, many);
  const Reply list = execute(desk, "moves limit=1000");
  REQUIRE(list.failure() == nullptr);
  interrupted = true;
  CHECK(kind_of(execute(desk, "moves limit=1000")) == "limit");
  CHECK_THROWS_AS(to_screen(list, desk.session, {}), Interrupted);
  CHECK(kind_of(execute(desk, "play 100000")) == "none");
}

TEST_CASE("The search for a far move can be interrupted if every capture is asked about",
          "[moves]") {
  Budget budget;
  std::atomic<bool> interrupted{true};
  Desk desk(plain_settings(), no_hearts, budget, &interrupted);
  execute(desk, many);
  CHECK(kind_of(execute(desk, "play 1000000000")) == "limit");
}

TEST_CASE("If nothing was found in time, the list does not say that there is nothing", "[moves]") {
  Conversation talk(plain_settings(), nothing_with_d10);
  talk.ask("setup hand1=\"d10\" hand2=\"\" table=\"" + pack_but("d10") + "\"");
  const json list = talk.ask("moves limit=20");
  CHECK(list.at("moves").empty());
  CHECK(list.at("total") == 0);
  CHECK(list.at("total_saturated") == true);
  CHECK(to_screen(execute(talk.desk(), "moves"), talk.session(), {}) ==
        "No legal move was found in time; there may be some: `why MOVE` asks about one\n");
  const Reply play = execute(talk.desk(), "play 1");
  REQUIRE(play.failure() != nullptr);
  CHECK(play.failure()->message ==
        "no legal move was found in time that could have number 1; write the move out, such as s7 "
        "or s7xh7");
}

namespace {

/// What a program gets as answers, one a line.
std::vector<json> answers_of(const std::string& variant, const std::string& commands) {
  return json_lines(run({"play", variant, "--json"}, commands).out);
}

/// A variant of `base` in which a king from the hand takes 25.
std::string odd_kings(const Folder& folder, const std::string& base) {
  return folder.write("odd.lua", "return kasino.extend('" + base +
                                     "', { id = 'odd', title = 'Odd', hand_values = { K = 25 } })");
}

}  // namespace

TEST_CASE("Moves have numbers even if others are not found in time, and the list says so",
          "[moves]") {
  const Folder folder;
  const std::string variant = odd_kings(folder, "standard");
  const std::string setup = "setup hand1=\"sK\" table=\"" + pack_but("sK") + "\"\n";
  const std::vector<json> answers =
      answers_of(variant, setup + "moves limit=1000\nwhy 2\nplay 1000\n");
  REQUIRE(answers.size() == 5);
  const json& list = answers[2];
  REQUIRE(list.at("moves").size() == 1000);
  CHECK(list.at("total_saturated") == true);
  CHECK(list.at("truncated") == true);
  CHECK(answers[3].at("move") == list.at("moves")[1].at("move"));
  CHECK(answers[4].at("move") == list.at("moves")[999].at("move"));
}

TEST_CASE("Where moves are found too seldom, the list says that there may be others", "[moves]") {
  Conversation talk(plain_settings(), all_but_two);
  talk.ask("setup hand1=\"d10\" hand2=\"\" table=\"" + pack_but("d10") + "\"");
  const json list = talk.ask("moves limit=1000");
  CHECK(list.at("moves").size() > 10);
  CHECK(list.at("moves").size() < 1000);
  CHECK(list.at("total_saturated") == true);
  CHECK_THAT(to_screen(execute(talk.desk(), "moves limit=1000"), talk.session(), {}),
             Catch::Contains("+; others were not found in time: `why MOVE` asks about one"));
}

TEST_CASE("Listed moves have numbers, even after cards whose captures are not all found",
          "[moves]") {
  if (is_sanitized) return;  // as below
  const Folder folder;
  const std::string variant = odd_kings(folder, "misar");
  const std::string setup =
      "setup table=\"h8 sQ s8 s5 dA d7 s2 h7 h6 c5 d9 cQ c7 dJ dK s9 h9 sA c10 hQ cK d8 c9 sJ "
      "hA d6 d4 d2 h5 hJ c4 s7 dQ c6 s6 c8 h10 d5 cA cJ h3 c2 s4 s3 s10 c3 h4 h2 sK d3\" "
      "hand1=\"hK d10\" hand2=\"\" turn=1\n";
  const std::vector<json> answers = answers_of(variant, setup + "moves limit=300\nwhy 300\n");
  REQUIRE(answers.size() == 4);
  REQUIRE(answers[2].at("moves").size() == 300);
  CHECK(answers[2].at("total_saturated") == true);
  CHECK(answers[3].at("move") == answers[2].at("moves")[299].at("move"));
}

TEST_CASE("Play goes on if it is not known in time whether the table can be swept", "[moves]") {
  const Folder folder;
  const std::string variant = odd_kings(folder, "misar");
  const Result result = run(
      {"play", variant, "--json"},
      "setup table=\"s2 c7 d3 h6 c3 d7 d8 c10 h4 s6 dJ c9 h2 c8 cA c4 sA h7 d10 h8 d2 hK hQ hA c6 "
      "d5 s4 s7\" hand1=\"cK h3\" hand2=\"s5\" turn=1\nmoves limit=3\nplay 1\n");
  CHECK_THAT(result.out, Catch::Contains(R"("ok":true,"cmd":"moves","moves":[{)"));
  CHECK_THAT(result.out, Catch::Contains(R"("ok":true,"cmd":"play")"));
}

TEST_CASE("A move of any number can be played, even if a function adds captures", "[moves]") {
  const std::vector<json> answers =
      answers_of("standard+sequence",
                 "setup hand1=\"s10 h10 sJ sQ\" hand2=\"\" turn=1 table=\"sA s2 s3 s4 s5 s6 s7 s8 "
                 "hA h2 h3 h4 h5 "
                 "h6 h7 h8 dA d2 d3 d4 d5 d6 d7 d8 cA c2 c3 c4 c5 c6 c7 c8\"\nmoves limit=1\ntry "
                 "1099702520\n");
  REQUIRE(answers.size() == 4);
  CHECK(answers[2].at("total") == 1'099'702'526);
  CHECK(answers[3].at("ok") == true);
}

TEST_CASE("Moves are played by any number, to the last and not beyond", "[moves]") {
  Conversation talk;
  talk.ask(many);
  const std::uint64_t total = talk.ask("moves limit=1").at("total");
  CHECK(total > 100'000);
  CHECK(talk.ask("why " + std::to_string(total)).at("legal") == true);
  for (const std::string& number :
       {std::string("0"), std::to_string(total + 1), std::string("99999999999999999999999")}) {
    const json answer = by_pipe({many, "play " + number}).back();
    CHECK(answer.at("error").at("kind") == "bad-argument");
    CHECK(answer.at("error").at("message") ==
          "expected the number of a move, 1 to " + std::to_string(total) + ", not " + number);
  }
}

TEST_CASE("The last of very many captures at two values has its number", "[moves]") {
  const Folder folder;
  const std::string variant = folder.write(
      "four.lua",
      "return kasino.extend('standard', { id = 'four', title = 'Four', packs = 4, deal = { short = "
      "true } })");
  const std::string setup =
      "setup table=\"hA sQ' s7' hJ' s4 cK c6' s6 d9'4 s9' d6'3 s3'4 d5 d8' s4' h10 d4 sA'3 "
      "h5'4 d3' s10 d10'3 cQ d4'3 d5' d7' h5' sK' h5'3 s2' dJ h2'3 dK'3 d10 h7 c10'3 h4'3 "
      "dA'4 s9'4 sK'4 dK'4 hK'4 d10'4 d7'3 h3' d7'4 hJ'4 dJ'4 h6'3 d9' s5'3 c6 d2'4 dJ'3 s9'3"
      " s3 d8'3 sA'4 s10'3 sQ'3\" hand1=\"d10' s10'4 dQ'4 hK'\" hand2=\"\" turn=1\n";
  const std::vector<json> answers = answers_of(
      variant, setup + "moves limit=1\ntry 103897911981297689\ntry 103878265791744675\n");
  REQUIRE(answers.size() == 5);
  CHECK(answers[2].at("total") == 103'897'911'981'297'689);
  CHECK_FALSE(answers[2].contains("total_saturated"));
  CHECK(answers[3].at("ok") == true);
  CHECK(answers[4].at("ok") == true);
}

TEST_CASE("Listed moves are judged, even if another value is in doubt", "[moves]") {
  if (is_sanitized) return;  // a search that stops by the clock takes many times as long
  const Folder folder;
  const std::string variant =
      folder.write("big.lua",
                   "return kasino.extend('standard', { id = 'big', title = 'Big', packs = 2, deal "
                   "= { short = true "
                   "}, hand_values = { K = 99, Q = { 61, 83 }, J = { 52, 53 } }, "
                   "table_values = { K = { 13, 37 }, Q = { 12, 29 }, J = { 11, 23 } } })");
  const std::string setup =
      "setup table=\"s6' d9' dA hQ' d5 c9' dQ' c3 d8' d2 c8' h10' d3 h3 s5' d7 c6 d3' sK c4' "
      "dJ c2 cA' d6 hQ c7 h6 h7 d5' h8' cQ c3' c5' c5 s8 hJ' s10 hK hJ sJ' dJ' s9 d10 d6' dK "
      "sQ c8 s5 h2 c4 cQ' cJ' h8 sA' s8' sK' d7' dA' c9 h2' dK' h4' cK' c10' s7 sQ' h10 c7' "
      "d4 s9' h7' s4' hA h6' s10' s7' s3 d9 c10 c6' h9 d4' hK' h3' s6 s2 hA' h4 h5' h5 s2' "
      "s3' sA d10' sJ cK dQ c2' s4 d8 h9' d2'\" hand1=\"cJ cA\" hand2=\"\" turn=1\n";
  const std::vector<json> answers = answers_of(variant, setup + "moves limit=20\nplay 18\n");
  REQUIRE(answers.size() == 4);
  REQUIRE(answers[2].at("moves").size() == 20);
  CHECK(answers[3].at("ok") == true);
}
