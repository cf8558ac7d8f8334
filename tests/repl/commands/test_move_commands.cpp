// play, why and force: reading the move after them.
#include "tests/support/catch.hpp"
#include "tests/support/workshop.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;

namespace {

const std::string fives = "setup table=\"s5 d5 h3\" hand1=\"c8 hA\" hand2=\"s9\"";

}  // namespace

TEST_CASE("A trial shows one way in which a hidden stock may lie, never the real one", "[moves]") {
  const std::string position =
      "setup players=1 scores=\"1000\" pots=\"bet=100\" dealing=4 vars=\"hands=1 hand=1\" "
      "asked=\"1 "
      "hand\" box1.1=\"c10 s9\" bank=\"s6\" stock=\"";
  Workshop one("", "blackjack"), other("", "blackjack");
  one.ask(position + "s2 hK hQ hJ h10\"");
  other.ask(position + "h10 hK s2 hQ hJ\"");
  const std::string trial = one.text("try hit");
  CHECK(other.text("try hit") == trial);
  CHECK_THAT(trial, ContainsSubstring("What is hidden may lie so, or otherwise."));
  CHECK_THAT(trial, ContainsSubstring("you: purse 900 kr; -100 kr (BJ-HIT-2)"));
  CHECK_THAT(trial, !ContainsSubstring("table"));
  CHECK_THAT(one.text("try stand"), ContainsSubstring("may lie so"));
}

TEST_CASE("A trial does not tell what a hidden variable has kept", "[moves]") {
  const std::string rest =
      "hand2=\"s7 c4\" hand3=\"d4 d5\" table=\"c9\" stock=\"\" players=3 hand1=";
  std::vector<std::string> trials;
  for (const char* hand : {"\"h9 sJ\"", "\"s4 sJ\""}) {  // with an offence to catch, and without
    Workshop shop(R"(return kasino.extend("misar", {
      id = "mine", title = "Mine", options = { enforce = { default = "honest" } } }))");
    shop.ask("setup " + rest + hand);
    shop.ask("sJ");
    trials.push_back(shop.text("try call"));
  }
  CHECK(trials[0] == trials[1]);
  CHECK_THAT(trials[0], ContainsSubstring("may lie so"));
}

TEST_CASE("Quotes around a whole move are taken off", "[moves]") {
  Conversation talk;
  talk.ask(fives);
  CHECK(talk.ask("why \"c8xs5+h3\"").at("move") == "c8xs5+h3");
  CHECK(talk.ask("why \" c8 x s5 + h3 \"").at("legal") == true);
  CHECK(talk.ask("why \"1\"").at("move") == "c8");
  CHECK(talk.ask("play \"c8xs5+h3\"").at("move") == "c8xs5+h3");
  talk.ask("undo");
  CHECK(talk.ask("force \"c8xs5,d5,h3\"").at("irregular") == true);
}

TEST_CASE("Only double quotes are taken off, and only if something is between them", "[moves]") {
  Conversation talk;
  talk.ask(fives);
  CHECK(talk.error_kind("play \"\"") == "bad-argument");
  CHECK(talk.error_kind("play 'c8'") == "bad-card");
}

TEST_CASE("A value that a trail claims falsely is refused with what to write", "[moves]") {
  Conversation talk;
  talk.ask("setup table=\"h7\" hand1=\"s7 hA\" hand2=\"s9\"");
  const std::string clause = " (STD-CAP-2: the text of STD-CAP-2)";
  const std::string right = "s7 counts 7 from the hand, not 8; write s7" + clause;
  CHECK(talk.ask("why s7=8").at("message") == right);
  CHECK(talk.ask("play s7=8")["error"]["message"] == right);
  CHECK(talk.ask("force s7=8")["error"]["message"] == right);
  CHECK(talk.ask("play s7=8x*")["error"]["message"] ==
        "s7 counts 7 from the hand, not 8; write s7x*" + clause);
  CHECK(talk.ask("why hA=14").at("legal") == true);
}

TEST_CASE("A forced move may not claim a false value", "[moves]") {
  Conversation talk;
  talk.ask("setup table=\"h7 sK cA\" hand1=\"hK hA\" hand2=\"s9\"");
  CHECK(talk.ask("force hK=9xh7")["error"]["message"] ==
        "hK can't take h7 at any value; against the rules it is written hKxh7");
  CHECK(talk.error_kind("force hKxh7=13") == "bad-move");
  CHECK(talk.ask("force hA=1xsK+cA")["error"]["message"] ==
        "sK+cA is 14 or 27, and hA is 1; write hA=14xsK+cA (STD-CAP-2: the text of STD-CAP-2)");
  CHECK(talk.ask("force hA=14xsK+cA").at("move") == "hA=14xsK+cA");
  talk.ask("undo");
  CHECK(talk.ask("force hKxh7").at("irregular") == true);
}
