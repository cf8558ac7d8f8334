// Hints and analyses: the best move with its reason, every move's lead, and a game's worst moves.
#include "engine/cards/random.hpp"
#include "engine/players/bot.hpp"
#include "repl/session/session.hpp"
#include "repl/session/settings.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/working_folder.hpp"
#include "tests/support/workshop.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;
using nlohmann::json;

namespace {

const std::string storan_lies_there =
    "setup table=\"d10 c7\" hand1=\"s10 c2 cK\" hand2=\"h10 d2 dK\" stock=\"\"";

/// A position with one box to play; the stock follows.
const std::string nineteen_against_six =
    "setup players=1 scores=\"1000\" pots=\"bet=100\" dealing=4 vars=\"hands=1 hand=1\" asked=\"1 "
    "hand\" box1.1=\"c10' s9\" bank=\"s6'\" stock=\"";

}  // namespace

TEST_CASE("A hint is the best move, why, what it leaves, and what it has over the next best",
          "[analysis]") {
  Conversation talk(plain_settings());
  talk.ask(storan_lies_there);
  const std::string hint = talk.text("hint");
  CHECK_THAT(hint, StartsWith("s10xd10, for storan: 2 points; leaves nothing that scores\n"));
  CHECK_THAT(hint, ContainsSubstring(" points better than cK: brings 2 points more (storan)"));
  CHECK(talk.text("hint") == hint);
}

TEST_CASE("A hint leaves no sweep, and says so of the next best", "[analysis]") {
  Conversation talk(plain_settings());
  talk.ask("setup table=\"d5\" hand1=\"h3 hK\" hand2=\"c8 d8\" stock=\"\"");
  CHECK(talk.text("hint") ==
        "hK, which leaves nothing that scores\n"
        "1.00 points better than h3: does not leave sweep");
}

TEST_CASE("Two moves that do the same at once are still told apart by what they take",
          "[analysis]") {
  Conversation talk(plain_settings());
  talk.ask("setup table=\"s5 h5 cK\" hand1=\"c5 h2\" hand2=\"c8 d8\" stock=\"\"");
  std::vector<std::string> why;
  const json moves = talk.ask("analyse all")["moves"];
  for (const json& one : moves) why.push_back(one["why"]);
  CHECK(std::ranges::count(why, "cards +2, spades +1; leaves nothing that scores") == 1);
  CHECK(std::ranges::count(why, "cards +2; leaves nothing that scores") == 1);
}

TEST_CASE("Hidden cards make no difference to a hint or an analysis", "[analysis]") {
  Conversation one(plain_settings()), other(plain_settings());
  one.ask("setup table=\"d5 c9\" hand1=\"h3 hK s4\" hand2=\"c8 d8 c2\" stock=\"sA dA hA cA\"");
  other.ask("setup table=\"d5 c9\" hand1=\"h3 hK s4\" hand2=\"sA dA c2\" stock=\"d8 hA c8 cA\"");
  CHECK(one.text("hint") == other.text("hint"));
  CHECK(one.ask("analyse all")["moves"] == other.ask("analyse all")["moves"]);
}

TEST_CASE("Where an answer can be repeated for ever, an analysis ends all the same", "[analysis]") {
  Workshop shop(R"(return kasino.extend("standard", { id = "mine", title = "Mine",
    stages = { idle = {} },
    actions = { idle = { stages = "idle", turn = "ends", clause = "T-1",
      does = function(move, game) game:ask(move.seat, "idle") end } },
    on_trail = function(move, game) game:ask(move.seat, "idle") end,
    clauses = { ["T-1"] = "One." } }))");
  shop.ask("setup table=\"c5\" hand1=\"s2 h3\" hand2=\"s3 d4\" stock=\"\"");
  CHECK(shop.ask("analyse")["moves"].size() == 2);
  CHECK(shop.ask("hint").contains("text"));
}

TEST_CASE("In a game for money an analysis tells what a seat gains by the end of the deal",
          "[analysis]") {
  Workshop shop("", "blackjack");
  shop.ask(nineteen_against_six + pack_but("s9") + '"');
  const json moves = shop.ask("analyse")["moves"];
  REQUIRE(moves.size() == 2);
  CHECK(moves[0]["move"] == "stand");
  CHECK(moves[0]["lead"].get<double>() > 20);
  CHECK(moves[1]["lead"].get<double>() < -40);
  CHECK_THAT(moves[1]["why"].get<std::string>(), StartsWith("may cost up to 100 kr for "));
  const json event = shop.ask("auto 1 expert")["events"][0];
  CHECK(event["move"] == "stand");
  CHECK(event["why"] == "basic strategy with 19 against 6");  // as the variant's player says
  CHECK(shop.ask("analyse game")["slips"].empty());
}

TEST_CASE("analyse tells the lead of every move, and how sure it is", "[analysis]") {
  Conversation talk(plain_settings());
  talk.ask(storan_lies_there);
  const json known = talk.ask("analyse");
  CHECK(known["exact"] == true);
  CHECK(known["seat"] == 1);
  CHECK(known["total"] == talk.ask("moves")["total"]);
  CHECK(known["moves"][0]["move"] == "s10xd10");
  CHECK(known["moves"][0]["error"] == 0);
  for (std::size_t i = 1; i < known["moves"].size(); ++i)
    CHECK(known["moves"][i]["lead"] <= known["moves"][i - 1]["lead"]);
  talk.ask("new seed=5");
  const json unsure = talk.ask("analyse");
  CHECK(unsure["exact"] == false);
  CHECK(unsure["moves"][0]["error"] > 0);
  CHECK(unsure["moves"][0]["playouts"] > unsure["moves"].back()["playouts"]);
  CHECK_THAT(talk.ask("analyse gmae")["error"]["message"].get<std::string>(),
             ContainsSubstring("expected all, game or nothing"));
}

TEST_CASE("The moves of a game that lost points are told, with a better one", "[analysis]") {
  Conversation talk(plain_settings());
  talk.ask(storan_lies_there);
  talk.ask("cK");
  talk.ask("h10xd10");
  const json review = talk.ask("analyse game");
  CHECK(review["complete"] == true);
  CHECK(review["weighed"] == 2);
  REQUIRE(review["slips"].size() == 1);
  CHECK(review["slips"][0]["goto"] == 0);
  CHECK(review["slips"][0]["move"] == "cK");
  CHECK(review["slips"][0]["better"] == "s10xd10");
  CHECK(review["slips"][0]["lost"] >= 2);
  talk.ask("goto 0");
  CHECK_THAT(talk.text("hint"), StartsWith("s10xd10"));
}

TEST_CASE("Looking back at a long game tells how far it has got", "[analysis]") {
  Conversation talk(plain_settings());
  talk.ask("auto 3");
  std::vector<std::pair<std::size_t, std::size_t>> told;
  talk.session().tell_progress([&](std::size_t done, std::size_t all) {
    if (all > 0) told.emplace_back(done, all);  // else it thinks of one move
  });
  talk.ask("analyse game");
  CHECK(told == std::vector<std::pair<std::size_t, std::size_t>>{{0, 3}, {1, 3}, {2, 3}});
}

TEST_CASE("Looking back at moves does not show what lies in a hidden hand", "[analysis]") {
  SessionSettings settings = plain_settings();
  settings.by_program = false;
  settings.seats = {std::nullopt, Bot::Random};
  Conversation talk(std::move(settings));
  talk.ask("play 1");
  const json review = talk.ask("analyse game");
  for (const json& slip : review["slips"]) CHECK(slip["seat"] == 1);
  CHECK(review["weighed"] == 1);
}

TEST_CASE("Hints and analyses work with actions, stages, claims and functions", "[analysis]") {
  Budget budget;
  const auto load = [&](const RulesName& rules) {
    const std::string folder = KASINO_SOURCE_VARIANTS;
    return load_variant({rules.variant, {folder, folder + "/house"}, rules.options, rules.players},
                        budget);
  };
  for (const char* spec : {"standard+early16", "standard+snatch", "cassino", "krypkasino",
                           "standard+pluck", "misar", "cuarenta"}) {
    CAPTURE(spec);
    SessionSettings settings = plain_settings();
    settings.rules.variant = spec;
    settings.advice_playouts = 20;
    Conversation talk(std::move(settings), load);
    CHECK(talk.ask("hint")["error"].is_null());
    CHECK_FALSE(talk.ask("analyse all")["moves"].empty());
    talk.ask("auto 6");
    CHECK(talk.ask("analyse game")["complete"] == true);
  }
}

TEST_CASE("A record is gone through on the command line", "[analysis][program]") {
  const Result none = run({"analyse", "standard"});
  CHECK(none.status == 2);
  CHECK_THAT(none.err, ContainsSubstring("expected the record of a game"));
  const WorkingFolder folder;
  run({"play", "standard", "--seed", "5"}, "auto 12\nsave game.kasino\n");
  const Result told = run({"analyse", "game.kasino", "--playouts", "200"});
  CHECK(told.err == "");
  CHECK_THAT(told.out, ContainsSubstring(" moves looked at, "));
  CHECK_THAT(told.out, ContainsSubstring("kasino play game.kasino"));
  CHECK(run({"analyse", "game.kasino", "--playouts", "200"}).out == told.out);
}
