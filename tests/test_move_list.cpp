// Lists of moves: those of very many moves, and those that the user gives up.
#include <atomic>

#include "engine/perft.hpp"
#include "repl/commands.hpp"
#include "repl/json.hpp"
#include "repl/move_list.hpp"
#include "repl/screen.hpp"
#include "tests/catch.hpp"
#include "tests/conversation.hpp"

using namespace kasino;
using namespace kasino::test;
using nlohmann::json;

namespace {

/// Half a pack lies on the table: hA has some hundred thousand captures.
const std::string many =
    "setup hand1=\"hA\" hand2=\"dQ\" table=\"sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK "
    "d2 d3 d4 d5 d6 d7 d8 d9 d10 dJ dK c2 c3\"";

std::string kind_of(const Reply& reply) {
  return reply.failure() == nullptr ? "none" : to_text(reply.failure()->kind);
}

}  // namespace

TEST_CASE("A list of moves is as long as it may be, and no longer", "[moves]") {
  Conversation talk;
  talk.ask(many);
  CHECK(talk.error_kind("moves limit=100001") == "bad-argument");
  const json answer = talk.ask("moves limit=3000");
  CHECK(answer.at("moves").size() == 3000);
  CHECK(answer.at("truncated") == true);
  CHECK(answer.at("total") > 3000);
  CHECK(talk.ask("why 3000").at("move") == answer.at("moves")[2999].at("move"));
}

TEST_CASE("What programs read of a move is the same in a list and by itself", "[moves]") {
  Conversation talk;
  talk.ask("setup table=\"h7 s3 d4\" hand1=\"s7\" hand2=\"s9\"");
  json moves = talk.ask("moves").at("moves");
  moves.erase(moves.begin());  // the trail
  CHECK(moves == talk.ask("why s7").at("captures"));
}

TEST_CASE("A long list, or the way to a far move, ends when the user wants it to", "[moves]") {
  Budget budget;
  std::atomic<bool> interrupted{false};
  Session session(plain_settings(), native_rules, budget, &interrupted);
  execute(session, many);
  const Reply list = execute(session, "moves limit=1000");
  REQUIRE(list.failure() == nullptr);
  interrupted = true;
  CHECK(kind_of(execute(session, "moves limit=1000")) == "limit");
  CHECK(kind_of(execute(session, "play 1000000000")) == "limit");
  CHECK_THROWS_AS(to_screen(list, session, {}), Interrupted);
}
