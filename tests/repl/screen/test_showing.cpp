// What is shown of places, variables and arguments wherever a position is shown: the board, a
// shared screen, a seat's view in JSON, events, the last move, history.
#include "repl/commands/commands.hpp"
#include "repl/screen/screen.hpp"
#include "repl/session/session.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/workshop.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;

namespace {

std::string script(const std::string& keys) {
  return "return kasino.extend(\"standard\", { id = \"mine\", title = \"Mine\",\n" + keys + " })";
}

std::string screen_of(Workshop& shop, const std::string& line) {
  return to_screen(execute(shop.desk(), line), shop.session(), {});
}

const std::string position =
    "setup table=\"d5\" hand1=\"c8 hA\" hand2=\"s9 dQ\" pile1=\"hK h3\" pile2=\"sJ\" "
    "stock=\"h2 h4 h6 h7\" ";

}  // namespace

TEST_CASE("The board and the view of a seat show of a place what its show says", "[showing]") {
  struct Row {
    const char* zones;
    const char* setup;
    const char* board;    ///< text on the board of seat 1
    const char* pointer;  ///< into the state that seat 2 sees
    json seen;
    const char* nowhere;  ///< text that is on no board
  };
  const auto row = GENERATE(values<Row>({
      {R"(pile = { show = "open" })",
       "",
       "\npile1     hK h3\npile2     sJ\n",
       "/piles/0",
       {"hK", "h3"},
       "?"},
      {R"(pile = { show = "top" })",
       "",
       "\npile1     h3   1 face down\npile2     sJ\n",
       "/piles/0",
       {"?", "h3"},
       "hK"},
      {R"(pile = { show = "owner" })", "", "\npile1     hK h3\n", "/piles/0", {"?", "?"}, "pile2"},
      {R"(pile = { show = "seen" })", "", "\ntable     d5\n", "/piles/1", {"?"}, "sJ"},
      {R"(pile = { show = "hidden" })", "", "\ntable     d5\n", "/piles/1", {"?"}, "sJ"},
      {R"(hand = { show = "open" })",
       "",
       "\nhand2     dQ s9\nhand      ",
       "/hands/0",
       {"c8", "hA"},
       "hand1"},
      {R"(hand = { show = "owner" })", "", "\nhand      ", "/hands/0", {"?", "?"}, "hand2"},
      {R"(stock = { show = "open" })",
       "",
       "\nstock     h2 h4 h6 h7\n",
       "/stock_cards",
       {"h2", "h4", "h6", "h7"},
       "face down"},
      {R"(stock = { show = "top" })",
       "",
       "\nstock     h2   3 face down\n",
       "/stock_cards",
       {"h2", "?", "?", "?"},
       "h4"},
      {R"(aside = { show = "open" })",
       "aside=\"c2 c3\"",
       "\naside     c2 c3\n",
       "/zones/aside",
       {"c2", "c3"},
       "face down"},
      {R"(aside = { show = "top" })",
       "aside=\"c2 c3\"",
       "\naside     c3   1 face down\n",
       "/zones/aside",
       {"?", "c3"},
       "c2"},
      {R"(aside = { show = "seen" })",
       "aside=\"c2 c3\"",
       "\naside     2 face down\n",
       "/zones/aside",
       {"?", "?"},
       "c2"},
      {R"(own = { per = "seat", show = "owner" })",
       "own1=\"c2 c3\" own2=c4",
       "\nown1      c2 c3\nown2      1 face down\n",
       "/zones/own/0",
       {"?", "?"},
       "c4"},
      {R"(own = { per = "seat", show = "hidden" })",
       "own1=\"c2 c3\"",
       "\nown1      2 face down\n",
       "/zones/own/0",
       {"?", "?"},
       "c2"},
  }));
  CAPTURE(row.zones);
  Workshop shop(script(std::string("zones = { ") + row.zones + " }"));
  shop.ask(position + row.setup);
  const std::string board = screen_of(shop, "state");
  CHECK_THAT(board, ContainsSubstring(row.board) && !ContainsSubstring(row.nowhere));
  CHECK(shop.ask("state view=2").at("state").at(json::json_pointer(row.pointer)) == row.seen);
}

TEST_CASE("A stock that nobody sees is a number", "[showing]") {
  Workshop shop(script(""));
  const json state = shop.ask(position).at("state");
  CHECK(state.at("stock") == 4);
  CHECK_FALSE(state.contains("stock_cards"));
  CHECK_THAT(screen_of(shop, "state"), !ContainsSubstring("stock  "));
}

TEST_CASE("Of a long row the board draws the last cards, and counts all", "[showing]") {
  Workshop shop(script("zones = { pile = { show = \"open\" } }"));
  shop.ask(
      "setup hand1=c8 hand2=s9 pile1=\"sA s2 s3 s4 s5 s6 s7 s8 hA h2 h3 h4 h5 h6\" pile2=\"dA\"");
  CHECK_THAT(screen_of(shop, "state"),
             ContainsSubstring("pile1     ... s3 s4 s5 s6 s7 s8 hA h2 h3 h4 h5 h6   14 in all\n"));
}

TEST_CASE("A shared screen hides what only its owner sees, and nothing that is open", "[showing]") {
  Workshop shop(script(R"(zones = { hand = { show = "open" }, pile = { show = "owner" },
    own = { per = "seat", show = "owner" } },
    vars = { luck = { type = "int", per = "seat", show = "owner", on_board = true } })"));
  shop.session().share_screen(true);
  shop.ask(position + "own1=c4");
  const std::string hidden = screen_of(shop, "state");
  CHECK_THAT(hidden, ContainsSubstring("hand      c8 hA") && ContainsSubstring("hand2     dQ s9"));
  CHECK_THAT(hidden, !ContainsSubstring("hK") && !ContainsSubstring("c4"));
  CHECK_THAT(hidden, !ContainsSubstring("luck"));
  const std::string ready = screen_of(shop, "ready");
  CHECK_THAT(ready, ContainsSubstring("pile1     hK h3") && ContainsSubstring("own1      c4"));
  CHECK_THAT(ready, ContainsSubstring("luck 0"));
}

TEST_CASE("A script reads the stock where it is shown", "[showing]") {
  Workshop shop(script("zones = { stock = { show = \"top\" } }"));
  shop.ask(position);
  CHECK(shop.text("lua view:zone(\"stock\")") == "h2");
  Workshop hidden(script(""));
  hidden.ask(position);
  CHECK(hidden.text("lua #view:zone(\"stock\")") == "4");
  CHECK_THAT(hidden.error("lua view:zone(\"stock\")[1]"),
             ContainsSubstring("the cards of stock are hidden"));
}

TEST_CASE("Variables stand on the board where the script says so", "[showing]") {
  Workshop shop(script(R"(vars = {
      streak = { type = "int", per = "seat", on_board = true },
      luck = { type = "int", per = "seat", show = "owner", default = 7, on_board = true },
      colour = { type = { "neither", "red" }, on_board = true },
      open = { type = "bool", on_board = true }, last = { type = "card", on_board = true },
      shown = { type = "card", many = true, slots = 2, on_board = true },
      quiet = { type = "int", default = 3 } },
    on_trail = function(move, game)
      game:set("streak", move.seat, 2)
      game:set("open", true)
      game:set("last", move.card)
      game:set("shown", 2, game:var("shown", 2):with(move.card))
    end)"));
  shop.ask(position);
  CHECK_THAT(screen_of(shop, "state"),
             ContainsSubstring("score   0   luck 7   streak 0   to play") &&
                 ContainsSubstring("score   0   streak 0   deals"));
  shop.ask("hA");
  const std::string board = screen_of(shop, "state");
  CHECK_THAT(board, ContainsSubstring("score   0   streak 2\n"));
  CHECK_THAT(board, ContainsSubstring("\ntable     d5 hA\ncolour    neither\nlast      hA\n"
                                      "open      yes\nshown     -, hA\nhand"));
  CHECK_THAT(board, !ContainsSubstring("quiet"));
}

TEST_CASE("A seat that is asked is told what it can do, and with which cards", "[showing]") {
  const std::string ransom = R"(zones = { own = { per = "seat", show = "owner" } },
    on_sweep = function(move, game) game:ask(game:next(move.seat), "ransom") end,
    on_trail = function(move, game) game:ask(move.seat, "again") end,
    stages = { ransom = { text = "pay a card of your pile", pass = "refuse" },
      again = { text = "play once more", from = "own", pass = "stop" } },
    actions = { pay = { stages = "ransom", turn = "ends", args = { { name = "card", card = "pile" } },
        does = function(move, game)
          game:give({ move.args.card }, { "pile", move.seat }, "table") end },
      fetch = { args = { { name = "card", card = "own" } }, does = function(move, game)
          game:give({ move.args.card }, { "own", move.seat }, { "hand", move.seat }) end } })";
  Workshop shop(script(ransom));
  shop.ask("setup table=\"h7\" hand1=\"s7 c2\" hand2=\"s9\" own1=\"d3 d4\" pile2=\"hA h2\"");
  CHECK_THAT(screen_of(shop, "state"),
             ContainsSubstring("moves lists what you can play; fetch, why"));
  CHECK_THAT(screen_of(shop, "c2"),
             ContainsSubstring("seat 1, play once more: play d4/d3 or stop; undo, help"));
  shop.ask("undo");
  CHECK_THAT(
      screen_of(shop, "s7xh7"),
      ContainsSubstring("seat 2, pay a card of your pile: refuse, pay h2 or pay hA; undo, help"));
  shop.ask(
      "setup table=\"h7\" hand1=\"s7\" hand2=\"s9\" pile2=\"sA s2 s3 s4 s5 s6 s8 s10 sJ sQ sK hA "
      "h2 "
      "h3 h4 h5 h6 h8 h10 hJ hQ hK\"");
  const std::string board = screen_of(shop, "s7xh7");
  CHECK_THAT(board, ContainsSubstring("seat 2, pay a card of your pile\nrefuse or pay sK/hK/sQ/"));
  CHECK_THAT(board, ContainsSubstring("/...; moves lists all, undo, help\n"));
}

TEST_CASE("A move that waits for an answer is not told as done", "[showing]") {
  Workshop shop(script(R"(stages = { veto = { pass = "allow" } },
    on_claim = function(move, game) game:ask(game:next(move.seat), "veto") end)"));
  shop.ask("setup table=\"h7 d2\" hand1=\"s7 c2\" hand2=\"s9\"");
  CHECK_THAT(screen_of(shop, "s7xh7"), ContainsSubstring("seat 1 is about to take h7 with s7"));
  shop.ask("undo");
  CHECK_THAT(screen_of(shop, "c2"), ContainsSubstring("seat 1 is about to lay out c2"));
  CHECK_THAT(screen_of(shop, "allow"), !ContainsSubstring("about to"));
}

TEST_CASE("Score names no card that is hidden, where people share the screen", "[showing]") {
  const Folder folder;
  const std::string path = folder.write(
      "hq.lua",
      "return kasino.modifier { id = 'hq', title = 'x', zones = { pile = { show = 'hidden' } } }");
  const std::string lines = "ready\nplay hQxsQ\nscore\ncompare x.txt\n";
  const Result hidden = run({"play", "standard+" + path, "--seed", "1", "--hotseat"}, lines);
  CHECK_THAT(hidden.out, ContainsSubstring("STD-SCO-1"));
  CHECK_THAT(hidden.out, !ContainsSubstring("seat 1: sQ hQ"));
  CHECK_THAT(hidden.err, ContainsSubstring("may be hidden here"));
  CHECK_THAT(run({"play", "standard", "--seed", "1", "--hotseat"}, lines).out,
             ContainsSubstring("seat 1: sQ hQ"));
}

TEST_CASE("A pile that is taken is named by its place, never by its cards", "[showing]") {
  Workshop shop(script(R"(zones = { pile = { show = "top",
      taken = { by = "rank", whose = "opponents", clause = "X-1" } } },
    clauses = { ["X-1"] = "Piles are taken." })"));
  shop.ask("setup table=\"h7 d2\" hand1=\"s7 c2\" hand2=\"s9 sA\" pile2=\"hA d7\"");
  const auto message = [&](const char* asked) {
    return shop.ask(asked).at("message").get<std::string>();
  };
  CHECK_THAT(message("why s7"), ContainsSubstring("it can take h7, or the pile of seat 2"));
  CHECK_THAT(message("why s7x@pile2"),
             ContainsSubstring("s7 takes the pile of seat 2 (X-1: Piles are taken.)"));
  CHECK_THAT(
      message("why c2x@pile2"),
      ContainsSubstring("c2 can't take the pile of seat 2, on which d7 lies; it can take d2"));
  CHECK(shop.ask("moves").at("moves")[3].at("piles") == json({"pile2"}));
  const std::string taken = screen_of(shop, "s7x@pile2,h7");
  CHECK_THAT(taken, ContainsSubstring("Seat 1 takes all of pile2 with s7.\n"));
  CHECK_THAT(taken, ContainsSubstring("\nSeat 1 takes h7 with s7.\n"));
  CHECK_THAT(taken, !ContainsSubstring("hA"));
  const std::string board = screen_of(shop, "state");
  CHECK_THAT(board, ContainsSubstring("last      seat 1 took h7 and the pile of seat 2 with s7"));
  CHECK_THAT(board, !ContainsSubstring("hA"));
}

namespace {

const std::string hiding = R"(
    zones = { safe = { per = "seat", show = "owner" } },
    actions = {
      hide = { turn = "ends", args = { { name = "card", card = "hand", show = "owner" } },
        does = function(move, game)
          game:give({ move.args.card }, { "hand", move.seat }, { "safe", move.seat }) end },
      whisper = { args = { { name = "word", words = { "red", "black" }, show = "owner" },
          { name = "times", from = 1, to = 2 } }, does = function() end },
      swap = { who = "any", args = { { name = "mine", card = "hand" }, { name = "lying", card = "table" } },
        does = function() end } },
    events = { hide = "Seat {seat} hides {card}." })";

}  // namespace

TEST_CASE("A secret argument is told to the seat that acts, and to nobody else", "[showing]") {
  Workshop shop(script(hiding));
  shop.ask(position);
  CHECK_THAT(screen_of(shop, "try hide c8"), ContainsSubstring("Seat 1 hides c8."));
  const std::string whispered = screen_of(shop, "whisper red 2");
  CHECK_THAT(whispered, ContainsSubstring("whisper: seat 1, word red, times 2"));
  CHECK_THAT(whispered, ContainsSubstring("last      seat 1: whisper red 2"));
  const std::string told = screen_of(shop, "hide c8");
  CHECK_THAT(told, ContainsSubstring("Seat 1 hides a card."));
  CHECK_THAT(told, ContainsSubstring("last      seat 1: hide a card"));
  CHECK_THAT(told, !ContainsSubstring("c8"));
  CHECK_THAT(screen_of(shop, "explain"), !ContainsSubstring("c8"));
  CHECK_THAT(screen_of(shop, "state view=1"), ContainsSubstring("last      seat 1: hide c8"));
  CHECK_THAT(shop.text("history"),
             ContainsSubstring("1 whisper ? 2") && ContainsSubstring("2 hide a card"));
  CHECK_THAT(shop.text("record"), ContainsSubstring("hide c8"));
  shop.ask("undo");
  const json answer = shop.ask("hide c8");
  CHECK(answer.at("move") == "hide c8");
  CHECK(answer.at("events")[0] == json({{"type", "hide"}, {"seat", 1}, {"card", "?"}}));
}

TEST_CASE("On a shared screen no list names the cards of another's hand", "[showing]") {
  Workshop shop(script(hiding));
  shop.session().share_screen(true);
  shop.ask(position);
  shop.ask("ready");
  CHECK_THAT(screen_of(shop, "moves"), ContainsSubstring("swap hA d5") &&
                                           ContainsSubstring("swap a card d5 seat=2") &&
                                           !ContainsSubstring("s9"));
}

TEST_CASE("No word of the computer's move gives its secret away", "[showing]") {
  Workshop shop(script(hiding));
  shop.ask("setup hand1=\"c8\" hand2=\"s9\" table=\"\" turn=2");
  shop.ask("auto 2 random");
  for (int i = 0; i < 20; ++i) {
    const json answer = shop.ask("auto");
    CHECK(answer.dump().find("\"move\":\"hide s9") == std::string::npos);
    shop.ask("undo");
  }
}

TEST_CASE("A capture of the whole table that counts as no sweep is marked as none anywhere",
          "[showing]") {
  Workshop shop(
      script("void_sweeps = { [\"X-1\"] = function() return true end },"
             "clauses = { [\"X-1\"] = \"No sweep counts.\" }"));
  const std::string setup = "setup table=\"h7\" hand1=\"s7 c2\" hand2=\"s9\"";
  shop.ask(setup);
  CHECK_THAT(screen_of(shop, "moves"), ContainsSubstring("s7xh7\n") && !ContainsSubstring("sweep"));
  CHECK(shop.ask("moves").at("moves")[2].at("sweep") == false);
  CHECK_THAT(screen_of(shop, "try s7xh7"), !ContainsSubstring("clears"));
  CHECK_THAT(screen_of(shop, "s7xh7"), !ContainsSubstring("clears"));
  Workshop counted(script(""));
  counted.ask(setup);
  CHECK_THAT(screen_of(counted, "moves"), ContainsSubstring("s7xh7 (sweep)"));
}

TEST_CASE("One of a thing is told in the singular", "[showing]") {
  Workshop shop(
      script("on_trail = function(move, game) game:award(move.seat, "
             "move.card == \"s2\" and 1 or 2, \"STD-SCO-1\") end"));
  shop.ask("setup table=\"h4 s3 h3 c3 d3\" hand1=\"s7 s2 c2\" hand2=\"s9 s10\"");
  CHECK_THAT(screen_of(shop, "why s7xs3"), ContainsSubstring("(and 1 more way)"));
  CHECK_THAT(screen_of(shop, "try s2"), ContainsSubstring("Seat 1 gets 1 point (STD-SCO-1)."));
  CHECK_THAT(screen_of(shop, "try c2"), ContainsSubstring("Seat 1 gets 2 points (STD-SCO-1)."));
  Workshop escoba("", "escoba");
  escoba.ask("setup table=\"hK dK\" hand1=\"s5\" hand2=\"s2\"");
  CHECK_THAT(escoba.error("s5x*"), ContainsSubstring("s5x* takes 1 card in 2 ways: "));
  Workshop joker(script("jokers = 1, deal = { short = true }"));
  CHECK_THAT(screen_of(joker, "rules"), ContainsSubstring("53 cards, 1 joker\n"));
}
