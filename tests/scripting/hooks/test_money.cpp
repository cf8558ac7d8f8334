// Money: purses, pots and the bank, a shoe that lasts, labels, bounds by functions, and players who
// say why.
#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/model/money.hpp"
#include "engine/model/setup.hpp"
#include "engine/model/state.hpp"
#include "engine/players/bot.hpp"
#include "engine/record/record.hpp"
#include "scripting/source/script_error.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A game in which each seat stakes, and `settle` is called then.
std::string game_of(const std::string& settle) {
  return R"(return kasino.variant {
  id = "t", title = "t", players = { min = 1, max = 3,
    bold = function(_, choices) return #choices, "all of it" end },
  deck = { spent = "spent", cut = 40 },
  purse = { start = 100, unit = "kr", out_below = 10 },
  pots = { bet = { per = "seat", slots = 2 }, kitty = {} },
  zones = { spent = { show = "hidden" },
    shown = { label = function(view) return #view:zone("shown") .. " shown" end } },
  stages = { bet = {} },
  actions = { bet = { stages = "bet", turn = "ends", clause = "T-1",
    args = { { name = "kr", stake = true, from = 10, step = 10,
      to = function(_, view) return view.deal * 60 end } },
    does = function(move, game)
      game:draw(2, "shown")
      game:pay(move.seat, { "bet", move.seat, 2 }, move.args.kr)
    end } },
  deal = { first = { { ask = "bet" }, function(game) )" +
         settle + R"( end }, short = true },
  match = { deals = 9 },
  clauses = { ["T-1"] = "One." } })";
}

std::vector<std::string> words(const std::string& first, const std::string& second) {
  return {first, second};
}

void bet(Game& game, const std::string& kr) {
  game.perform(parse_action(words("bet", kr), game.state(), game.rules()));
}

/// A game under the variant, by default for one seat.
GameStart start_of(int players) {
  GameStart start;
  start.players = start.dealer = players;
  return start;
}

}  // namespace

TEST_CASE("Losses go to the bank, and wins come from it", "[money]") {
  const ScriptFolder folder;
  folder.write("t.lua", game_of(R"(
    game:pay({ "bet", 1, 2 }, "bank", "T-1")
    game:pay("bank", 2, 30, "T-1")
    game:pay({ "bet", 2, 2 }, 2))"));
  const Variant variant = folder.load("t");
  Game game(variant, start_of(2));
  CHECK(game.state().scores[0] == 100);
  CHECK(all_money(game.state(), variant.data()) == 200);
  bet(game, "20");
  CHECK(purse_of(game.state(), variant.data(), 1) == 80);
  CHECK(owned_by(game.state(), 1) == 100);  // still owned by the seat
  bet(game, "60");
  CHECK(game.state().phase == Phase::DealOver);
  CHECK(game.state().scores[0] == 80);
  CHECK(game.state().scores[1] == 130);
  CHECK(game.state().bank == -10);
  CHECK(all_money(game.state(), variant.data()) == 200);
}

TEST_CASE("A stake is no more than the purse holds, nor than a function says", "[money]") {
  const ScriptFolder folder;
  folder.write("t.lua", game_of(R"(game:pay({ "bet", 1, 2 }, "bank", "T-1"))"));
  const Variant variant = folder.load("t");
  Game game(variant, start_of(1));
  CHECK(open_answers(game.state(), variant).size() == 6);
  bet(game, "60");
  game.next_deal();
  CHECK(open_answers(game.state(), variant).size() == 4);  // 40 kr are left
  const Action too_much = parse_action(words("bet", "50"), game.state(), variant);
  CHECK_THROWS_AS(refusals_of(too_much, game.state(), variant), ActionError);
}

TEST_CASE("What is left standing in a pot lasts, as the match does", "[money]") {
  const ScriptFolder folder;
  folder.write("t.lua", game_of(R"(game:pay({ "bet", 1, 2 }, { "bet", 1, 1 }, 10))"));
  const Variant variant = folder.load("t");
  Game game(variant, start_of(1));
  bet(game, "30");
  game.next_deal();
  CHECK(game.state().pots[pot_slot(variant.data(), 0, 1, 1, 1)] == 10);
  CHECK(game.state().pots[pot_slot(variant.data(), 0, 1, 1, 2)] == 20);
  CHECK(game.state().scores[0] == 100);
  CHECK(purse_of(game.state(), variant.data(), 1) == 70);
}

TEST_CASE("Stakes are told apart by whether a card was dealt before", "[money]") {
  const ScriptFolder folder;
  std::string script = game_of(R"(
    game:pay({ "bet", 2, 2 }, 2, 20) -- back, as if it had not been staked
    game:draw(1, "shown")
    game:pay(1, { "bet", 1, 1 }, 10)
    game:pay({ "bet", 2, 2 }, 2, 10) -- back, but it was at stake
  )");
  const std::string draws = R"(game:draw(2, "shown"))";
  script.erase(script.find(draws), draws.size());
  folder.write("t.lua", script);
  const Variant variant = folder.load("t");
  Game game(variant, start_of(2));
  bet(game, "30");
  CHECK(game.state().stakes == Stakes{30, 30});
  bet(game, "40");
  CHECK(game.state().stakes == Stakes{50, 60});
  const Setup setup = setup_of(game.state(), variant.data());
  CHECK(setup.words.at("staked") == "50,60");
  CHECK(State::from(setup, variant.data()).stakes == game.state().stakes);
  game.next_deal();
  CHECK(game.state().stakes == Stakes{50, 50});  // stakes that were left standing
  CHECK(setup_of(game.state(), variant.data()).words.count("staked") == 0);
}

TEST_CASE("The first stake of a seat may come when cards have been dealt", "[money]") {
  const ScriptFolder folder;
  folder.write("t.lua", game_of("game:pay(1, { \"bet\", 1, 1 }, 10)"));
  const Variant variant = folder.load("t");
  Game game(variant, start_of(2));
  bet(game, "30");
  bet(game, "40");
  CHECK(game.state().stakes == Stakes{70, 80});
}

TEST_CASE("A seat cannot be set up with more at stake than it owns", "[money]") {
  const ScriptFolder folder;
  folder.write("t.lua", game_of(""));
  const Variant variant = folder.load("t");
  Setup setup = setup_of(Game(variant, start_of(2)).state(), variant.data());
  setup.words["pots"] = "bet=0,60,20,90";
  CHECK_THROWS_WITH(State::from(setup, variant.data()),
                    "scores: seat 2 owns 100 kr and cannot have staked 110");
}

TEST_CASE("Where nobody who plays deals, the first seat leads every deal", "[money]") {
  const ScriptFolder folder;
  std::string script = game_of("");
  script.insert(script.find("deck ="), "next_dealer = \"nobody\", ");
  folder.write("t.lua", script);
  const Variant variant = folder.load("t");
  GameStart start = start_of(2);
  start.dealer = 1;
  Game game(variant, start);
  CHECK(game.start_events().front().find("dealer") == nullptr);
  for (int deal = 1; deal <= 3; ++deal) {
    CHECK(game.state().turn == 1);
    bet(game, "10");
    bet(game, "10");
    game.next_deal();
  }
}

TEST_CASE("A seat that owns too little is out, and the match is over when all are", "[money]") {
  const ScriptFolder folder;
  folder.write("t.lua", game_of(R"(game:pay({ "bet", 1, 2 }, "kitty", "T-1"))"));
  const Variant variant = folder.load("t");
  Game game(variant, start_of(1));
  bet(game, "60");
  CHECK(game.state().phase == Phase::DealOver);
  game.next_deal();
  bet(game, "40");
  CHECK(game.state().phase == Phase::MatchOver);
  CHECK(game.state().is_out(1));
  CHECK(all_money(game.state(), variant.data()) == 100);
}

TEST_CASE("Money cannot be made: errors of game:pay and game:award", "[money]") {
  const ScriptFolder folder;
  const auto error_of = [&](const std::string& settle) -> std::string {
    folder.write("t.lua", game_of(settle));
    const Variant variant = folder.load("t");
    Game game(variant, start_of(1));
    try {
      bet(game, "20");
    } catch (const ScriptError& error) {
      return error.what();
    }
    return "no error";
  };
  CHECK_THAT(error_of(R"(game:award(1, 5, "T-1"))"), ContainsSubstring("game:pay instead"));
  CHECK_THAT(error_of(R"(game:pay(1, "bank", 90, "T-1"))"), ContainsSubstring("holds 80"));
  CHECK_THAT(error_of(R"(game:pay(1, "bank", 10))"), ContainsSubstring("name the clause"));
  CHECK_THAT(error_of(R"(game:pay("bank", 1, "T-1"))"), ContainsSubstring("how much the bank"));
  CHECK_THAT(error_of(R"(game:pay({ "bet", 1 }, 1))"), ContainsSubstring("say which"));
  CHECK_THAT(error_of(R"(game:pay({ "bet", 1, 3 }, 1))"), ContainsSubstring("1 to 2, not 3"));
  CHECK_THAT(error_of(R"(game:settle("bet", "win", "T-1"))"), ContainsSubstring("not win"));
  CHECK_THAT(error_of(R"(game:settle("bet", "3:", "T-1"))"), ContainsSubstring("not 3:"));
  CHECK_THAT(error_of(R"(game:settle("bet", "3:0", "T-1"))"), ContainsSubstring("not 3:0"));
  CHECK_THAT(error_of(R"(game:settle("bet", 1.5, "T-1"))"), ContainsSubstring("found the number"));
  CHECK_THAT(error_of(R"(game:settle(1, "back"))"), ContainsSubstring("expected stakes"));
  CHECK_THAT(error_of(R"(game:settle({ "bet", 1, 1 }, "back"))"), ContainsSubstring("too much"));
  CHECK_THAT(error_of(R"(game:settle({ "bet", false }, "back"))"),
             ContainsSubstring("a slot of bet, found false"));
  CHECK_THAT(error_of(R"(game:settle("bet", "1:1"))"), ContainsSubstring("name the clause"));
  CHECK_THAT(error_of(R"(game:settle("kitty", "lost", "T-1"))"),
             ContainsSubstring("pot of the game"));
  CHECK_THAT(error_of(R"(game:pay("bat", 1))"), ContainsSubstring("did you mean bet"));
  CHECK_THAT(error_of(R"(game:pay(1, "kitty", "5", "T-1"))"),
             ContainsSubstring("an amount is a whole number, found \"5\""));
  CHECK_THAT(error_of(R"(game:pay(1, "kitty", 5, 7))"),
             ContainsSubstring("expected the clause by which it is paid"));
  CHECK_THAT(error_of(R"(game:settle("bet", "100000:1", "T-1"))"),
             ContainsSubstring("numbers from 1 to 10000"));
  CHECK_THAT(error_of(R"(game:pay("bank", 1, -5, "T-1"))"),
             ContainsSubstring("what is paid is 0 to 1000000, not -5"));
  CHECK_THAT(error_of(R"(game:pay(1, "kitty", nil, "T-1", 5))"), ContainsSubstring("arguments"));
  CHECK(error_of(R"(game:pay(1, "kitty", nil, "T-1"))") == "no error");
  CHECK(error_of(R"(game:pay(1, "kitty", 10, "T-1"))") == "no error");
}

TEST_CASE("What one argument stakes another cannot", "[money]") {
  const ScriptFolder folder;
  std::string script = game_of("");
  const std::string to = "to = function(_, view) return view.deal * 60 end } },";
  script.replace(script.find(to), to.size(),
                 "to = 90 }, { name = \"more\", stake = true, from = 0, to = 90 } },");
  folder.write("t.lua", script);
  const Variant variant = folder.load("t");
  const Game game(variant, start_of(1));
  const auto is_open = [&](const char* first, const char* second) {
    const std::vector<std::string> typed{"bet", first, second};
    return is_possible(parse_action(typed, game.state(), variant), game.state(), variant);
  };
  CHECK(is_open("60", "40"));
  CHECK_FALSE(is_open("60", "41"));
}

TEST_CASE("A shoe lasts until its cut card, and games with one read back", "[money]") {
  const std::string back =
      "for _, seat in ipairs(game.seats) do game:pay({ \"bet\", seat, 2 }, seat) end";
  const ScriptFolder folder;
  folder.write("t.lua", game_of(back));
  const Variant variant = folder.load("t");
  Game game(variant, start_of(2));
  std::vector<std::size_t> stocks;
  for (int deal = 1; deal <= 5; ++deal) {
    stocks.push_back(game.state().stock().size());
    while (game.state().phase == Phase::Play) {
      Random random(1);
      game.take(decide(Bot("bold"), game.state(), variant, random).what);
    }
    if (game.state().phase == Phase::DealOver) game.next_deal();
  }
  CHECK(stocks == std::vector<std::size_t>{52, 48, 44, 52, 48});
  CHECK(sorted(game.state().all_cards()) == full_deck(variant.data().deck));
  const std::string record = write_record(game);
  CHECK_THAT(record, ContainsSubstring("deck lasts"));
  CHECK(replay_record(record, variant).state() == game.state());
}

TEST_CASE("A zone says what stands beside its cards, and a player why it chooses", "[money]") {
  const ScriptFolder folder;
  folder.write("t.lua", game_of(""));
  const Variant variant = folder.load("t");
  Game game(variant, start_of(1));
  Random random(1);
  CHECK(decide(Bot("bold"), game.state(), variant, random).why.en == "all of it");
  const Place shown = *place_named("shown", variant.data(), 1);
  CHECK(static_cast<const Rules&>(variant).label(shown, game.state()).en == "0 shown");
  bet(game, "20");
  CHECK(static_cast<const Rules&>(variant).label(shown, game.state()).en == "2 shown");
}

namespace {

/// A game in which each seat bets beside any hand, and `settle` is called then.
std::string spots(const std::string& settle, const std::string& pot = "beside = \"spot\"") {
  return R"(return kasino.variant {
  id = "t", title = "t", players = { min = 2, max = 2 },
  purse = { start = 100, unit = "kr" },
  pots = { bet = { )" +
         pot + R"( } },
  zones = { spot = { per = "seat", slots = 2 } },
  stages = { bet = {} },
  actions = { bet = { stages = "bet", turn = "ends", clause = "T-1",
    args = { { name = "on", seat = "any" }, { name = "kr", stake = "bet", from = 1, to = 50 } } } },
  deal = { first = { { ask = "bet" }, function(game) )" +
         settle + R"( end }, short = true },
  clauses = { ["T-1"] = "One." } })";
}

}  // namespace

TEST_CASE("Pots beside a zone are of each seat at each of its places", "[money]") {
  const ScriptFolder folder;
  folder.write("t.lua", spots(R"(
    game:pay(1, { "bet", 1, 1, 2 }, 20)
    assert(game:pot("bet", 1) == 25 and game:pot("bet", 1, 1) == 20)
    assert(game:pot("bet", 1, 2, 1) == 5 and game:pot("bet", 2, 1) == 0)
    assert(game:staked("bet") == 36 and game:staked("bet", 2) == 16)
    assert(game:staked("bet", 2, 1) == 16 and game:staked("bet", 1, 1) == 0)
    game:settle({ "bet", 2, 1 }, "3:2", "T-1")
    game:settle({ "bet", 1 }, "lost", "T-1")
    game:settle("bet", "back"))"));
  const Variant variant = folder.load("t");
  Game game(variant, start_of(2));
  for (const char* kr : {"5", "11"})
    game.perform(parse_action(std::vector<std::string>{"bet", "2", kr}, game.state(), variant));
  CHECK(game.state().phase != Phase::Play);
  CHECK(game.state().scores[0] == 100 + 7 - 20);
  CHECK(game.state().scores[1] == 100 + 16);
  CHECK(game.state().bank == 20 - 7 - 16);
  CHECK(all_money(game.state(), variant.data()) == 200);
  CHECK(pot_count(variant.data(), 2) == 8);
  CHECK(to_text(MoneyPlace::in_pot(pot_slot(variant.data(), 0, 2, 2, 3)), variant.data(), 2) ==
        "bet2 beside spot2.1");
}

TEST_CASE("A stake in a pot of the game is nobody's, by the clause of the action", "[money]") {
  const ScriptFolder folder;
  std::string script = spots(R"(game:pay("bet", 2, "T-1"))", "");
  folder.write("t.lua", script);
  const Variant variant = folder.load("t");
  Game game(variant, start_of(2));
  game.perform(parse_action(std::vector<std::string>{"bet", "2", "5"}, game.state(), variant));
  REQUIRE(game.state().awards.size() == 1);
  CHECK(game.state().awards.front().points == -5);
  CHECK(game.state().awards.front().clause == "T-1");
  const std::string clause = R"(, clause = "T-1")";
  script.erase(script.find(clause), clause.size());
  folder.write("t.lua", script);
  CHECK_THROWS_WITH(folder.load("t"), ContainsSubstring("name the action's clause"));
}

TEST_CASE("A pot says once how many there are, and a stake goes where one is", "[money]") {
  const ScriptFolder folder;
  const auto error_of = [&](const std::string& pot) -> std::string {
    folder.write("t.lua", spots("", pot));
    try {
      folder.load("t");
    } catch (const ScriptError& error) {
      return error.what();
    }
    return "no error";
  };
  CHECK_THAT(error_of(R"(beside = "spot", slots = 2)"), ContainsSubstring("leave out slots"));
  CHECK_THAT(error_of(R"(beside = "spots")"), ContainsSubstring("did you mean spot"));
  CHECK_THAT(error_of(R"(per = "seat", slots = 2)"), ContainsSubstring("several slots"));
  CHECK_THAT(error_of("}, bat = { "), ContainsSubstring("no error"));
}
