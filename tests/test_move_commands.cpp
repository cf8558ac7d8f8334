// play, why and force: how the move that follows them is read.
#include "tests/catch.hpp"
#include "tests/conversation.hpp"

using namespace kasino;
using namespace kasino::test;
using nlohmann::json;

namespace {

const std::string fives = "setup table=\"s5 d5 h3\" hand1=\"c8 hA\" hand2=\"s9\"";

}  // namespace

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

TEST_CASE("Only double quotes are taken off, and not for nothing between them", "[moves]") {
  Conversation talk;
  talk.ask(fives);
  CHECK(talk.error_kind("play \"\"") == "bad-argument");
  CHECK(talk.error_kind("play 'c8'") == "bad-card");
}
