// Secrets in what a computer player does, besides data/transcripts/showing.txt.
#include "tests/support/catch.hpp"
#include "tests/support/workshop.hpp"

using namespace kasino::test;
using nlohmann::json;

TEST_CASE("No word of the computer's move gives its secret away", "[showing]") {
  Workshop shop(R"(return kasino.extend("standard", { id = "mine", title = "Mine",
    zones = { safe = { per = "seat", show = "owner" } },
    actions = { hide = { turn = "ends", args = { { name = "card", card = "hand", show = "owner" } },
      does = function(move, game)
        game:give({ move.args.card }, { "hand", move.seat }, { "safe", move.seat }) end } } }))");
  shop.ask("setup hand1=\"c8\" hand2=\"s9\" table=\"\" turn=2");
  shop.ask("auto 2 random");
  for (int i = 0; i < 20; ++i) {
    const json answer = shop.ask("auto");
    CHECK(answer.dump().find("\"move\":\"hide s9") == std::string::npos);
    shop.ask("undo");
  }
}
