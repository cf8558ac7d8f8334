// Zones of a variant's own: who may know their cards, dealing to them, playing from them, scoring
// them; and steps of the deal that ask or act. The rules are of no game: each shows one mechanism.
#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/view.hpp"
#include "engine/play/scoring.hpp"
#include "engine/record/record.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

constexpr const char* aside = R"(
  clauses = { ["X-1"] = "x" },
  zones = { aside = { per = "seat", show = "owner" }, row = { slots = 3 }, heap = { show = "top" } },
)";

Place place(const std::string& text, const Rules& rules) {
  return place_named(text, rules.data(), 2).value();
}

}  // namespace

TEST_CASE("Slots of zones have names, and cards lie in them", "[zones]") {
  const Variant variant = extended(aside);
  Setup setup = *start_at("h7", {"s7", "s8"}).setup;
  setup.zones = {{"aside2", cards("s2 s3")}, {"row.3", cards("d4")}, {"heap", cards("c5 c6")}};
  const State state = State::from(setup, variant.data());
  CHECK(to_text(state.cards(place("aside2", variant))) == "s2 s3");
  CHECK(to_text(state.cards(place("row.3", variant))) == "d4");
  CHECK(to_text(state.cards(place("heap", variant))) == "c5 c6");
  CHECK(state.cards(place("aside1", variant)).empty());
  for (Place own : own_places(variant.data(), 2))
    CHECK(place_named(to_text(own, variant.data()), variant.data(), 2) == own);
  CHECK(own_places(variant.data(), 2).size() == 2 + 3 + 1);
  setup.zones["aside3"] = cards("s4");
  CHECK_THROWS_WITH(State::from(setup, variant.data()), "aside3: t has no such zone");
  setup.zones.erase("aside3");
  setup.zones["row.1"] = cards("s7");
  CHECK_THROWS_WITH(State::from(setup, variant.data()),
                    "row.1: s7 is named twice, the first time in hand1");
}

TEST_CASE("What a seat may know of a zone is what the zone shows", "[zones]") {
  const Variant variant = extended(
      "zones = { mine = { per = \"seat\", show = \"owner\" }, top = { show = \"top\" }, "
      "seen = { show = \"seen\" }, dark = { show = \"hidden\" }, open = {}, "
      "pile = { show = \"open\" }, hand = { show = \"open\" } }");
  Setup setup = *start_at("h7", {"s7", "s8"}).setup;
  setup.piles = {cards("hK")};
  setup.zones = {{"mine1", cards("s2")}, {"mine2", cards("s3")}, {"top", cards("d4 d5")},
                 {"seen", cards("c5")},  {"dark", cards("c6")},  {"open", cards("c7")}};
  const State state = State::from(setup, variant.data());
  const View view(state, variant.data(), 1);
  const auto shown = [&](const std::string& name) {
    return to_text(view.shown_cards(place(name, variant)));
  };
  CHECK(shown("mine1") == "s2");
  CHECK(shown("mine2").empty());
  CHECK(shown("top") == "d5");
  CHECK(shown("seen").empty());
  CHECK(shown("dark").empty());
  CHECK(shown("open") == "c7");
  CHECK(to_text(view.cards(place("seen", variant))) == "c5");
  CHECK(to_text(view.cards(place("top", variant))) == "d5");
  CHECK_THROWS_WITH(view.cards(place("mine2", variant)),
                    "the cards of mine2 are hidden from seat 1");
  CHECK_FALSE(view.is_readable(place("dark", variant)));
  CHECK(view.shows(Place::pile(1)));
  CHECK(to_text(view.cards(Place::hand(2))) == "s8");

  Setup other = setup;
  other.zones["mine2"] = cards("c3");
  other.zones["top"] = cards("c4 d5");
  const State alike = State::from(other, variant.data());
  CHECK(View(alike, variant.data(), 1) == view);
  CHECK_FALSE(View(alike, variant.data(), 2) == View(state, variant.data(), 2));
}

TEST_CASE("A script reads its zones, and no hidden card of them", "[zones]") {
  struct Row {
    const char* expression;
    const char* answer;
  };
  const auto row = GENERATE(values<Row>({
      {R"(view:zone("aside", 1)[1])", "s2"},
      {R"(#view:zone("aside", 2))", "1"},
      {R"(view:zone("aside", 2)[1])",
       "the cards of aside2 are hidden from seat 1; only how many they are may be asked: #cards"},
      {R"(view:zone("row", 3)[1])", "d4"},
      {R"(#view:zone("row", 1))", "0"},
      {R"(view:zone("heap"):list()[1])", "c6"},
      {R"(#view:zone("heap"))", "1"},
      {R"(view:zone("row"))", "slots of row are 1 to 3"},
      {R"(view:zone("row", 4))", "slots of row are 1 to 3"},
      {R"(each(view, "aside"))", "1.1:1 2.1:1 "},
      {R"(each(view, "row"))", "false.3:1 "},
      {R"(each(view, "heap"))", "false.1:1 "},
      {R"(each(view, "raw"))",
       "unknown place raw (did you mean row?); places are \"table\", \"stock\", {\"hand\", seat}, "
       "{\"pile\", seat} and the zones declared under zones"},
      {R"(view:zone("raw", 1))",
       "unknown place raw (did you mean row?); places are \"table\", \"stock\", {\"hand\", seat}, "
       "{\"pile\", seat} and the zones declared under zones"},
  }));
  CAPTURE(row.expression);
  const Variant variant = extended(
      std::string(aside) +
      "refuses = { [\"X-1\"] = { on = \"trail\", test = function(move, view)\n"
      "local function each(view, name)\n"
      "local text = '' for seat, slot, cards in view:each(name) do\n"
      "text = text .. tostring(seat) .. '.' .. slot .. ':' .. #cards .. ' ' end return text end\n"
      "error(tostring(" +
      row.expression + "), 0) end } }");
  Setup setup = *start_at("h7", {"s7", "s8"}).setup;
  setup.zones = {{"aside1", cards("s2")},
                 {"aside2", cards("s3")},
                 {"row.3", cards("d4")},
                 {"heap", cards("c5 c6")}};
  const State state = State::from(setup, variant.data());
  CHECK_THROWS_WITH(legal_moves(state, variant), Catch::EndsWith(std::string(": ") + row.answer));
}

TEST_CASE("Acts move cards between zones, and say what is wrong with a place", "[zones]") {
  struct Row {
    const char* act;
    const char* problem;  // empty: none
  };
  const auto row = GENERATE(values<Row>({
      {R"(game:give({ "h7" }, "table", { "row", 2 }))", ""},
      {R"(game:give({ "h7" }, "table", { "aside", 2 }))", ""},
      {R"(game:give({ "h7" }, "table", "heap"))", ""},
      {R"(game:give({ "h7" }, "table", "aside"))", "say whose aside: {\"aside\", seat}"},
      {R"(game:give({ "h7" }, "table", "row"))", "say which slot: {\"row\", slot}"},
      {R"(game:give({ "h7" }, "table", { "table", 1 }))",
       "\"table\" belongs to no seat: write it as a word"},
      {R"(game:give({ "h7" }, "heap", "table"))", "h7 does not lie in heap"},
      {R"(game:give({ "h7" }, "table", { "aside", 3 }))", "seats are 1 to 2, not 3"},
  }));
  CAPTURE(row.act);
  const Variant variant =
      extended(std::string(aside) + "on_trail = function(move, game) " + row.act + " end");
  Game game(variant, start_at("h7", {"s2 s4", "s8"}));
  if (*row.problem == '\0') {
    game.play(move(1, "s2"));
    CHECK(to_text(game.state().table()) == "s2");
  } else {
    CHECK_THROWS_WITH(game.play(move(1, "s2")), Catch::EndsWith(row.problem));
    CHECK(to_text(game.state().table()) == "h7");
  }
}

TEST_CASE("Cards are dealt to zones, one a seat or one for all, and to every slot", "[zones]") {
  const Variant variant = extended(
      "zones = { aside = { per = \"seat\" }, row = { slots = 3 } }, deal = { first = { { hand = 4 "
      "}, { aside = 2 }, { row = 1 }, { table = 1 } }, later = { { hand = 4 } }, short = true }");
  GameStart start;
  const State state = Game(variant, start).state();
  CHECK(state.cards(place("aside1", variant)).size() == 2);
  CHECK(state.cards(place("aside2", variant)).size() == 2);
  for (const char* slot : {"row.1", "row.2", "row.3"})
    CHECK(state.cards(place(slot, variant)).size() == 1);
  CHECK(state.table().size() == 1);
  CHECK(state.stock().size() == 52 - 8 - 4 - 3 - 1);
}

TEST_CASE("Cards of a scored zone count as those of the pile", "[zones]") {
  const Variant variant =
      extended("zones = { won = { per = \"seat\", scored = true }, lost = { per = \"seat\" } }");
  Setup setup = *start_at("h7", {"s7", "s8"}).setup;
  setup.piles = {cards("hA"), cards("h2 h3")};
  setup.zones = {{"won1", cards("d10 cA")}, {"lost2", cards("sA")}};
  const State state = State::from(setup, variant.data());
  const Points points = deal_points(state, variant);
  CHECK(points[0] == 2 + 1 + 1 + 1);  // storan, two aces, most cards
  CHECK(points[1] == 0);
}

TEST_CASE("A step of the deal asks every seat, and the next step waits", "[zones]") {
  const Variant variant = extended(R"(
    clauses = { ["X-1"] = "x" },
    zones = { aside = { per = "seat", show = "hidden" } },
    deal = { first = { { hand = 4 }, { ask = "lay" }, { table = 4 }, { hand = 1 } },
      later = { { hand = 4 } }, short = true },
    stages = { lay = {} },
    actions = { lay = { stages = "lay", turn = "ends", args = { { name = "card", card = "hand" } },
      does = function(move, game)
        game:give({ move.args.card }, { "hand", move.seat }, { "aside", move.seat })
      end } }
  )");
  GameStart start;
  start.dealer = 1;
  Game game(variant, start);
  CHECK(game.state().is_dealing);
  CHECK(game.state().turn == 2);
  CHECK(game.state().table().empty());
  CHECK(legal_moves(game.state(), variant).empty());
  act(game, {"lay", to_text(game.state().hand(2).front())});
  CHECK(game.state().turn == 1);
  CHECK(game.state().table().empty());
  act(game, {"lay", to_text(game.state().hand(1).front())});
  CHECK_FALSE(game.state().is_dealing);
  CHECK(game.state().turn == 2);
  CHECK(game.state().table().size() == 4);
  CHECK(game.state().hand(1).size() == 4);
  CHECK(replay_record(write_record(game), variant).state() == game.state());
  game.undo();
  CHECK(game.state().is_dealing);
}

TEST_CASE("A step may deal the rest, in shares as even as may be", "[zones]") {
  const Variant variant = extended(R"(
    zones = { row = { per = "seat", slots = 2 } },
    deal = { first = { { table = 3 }, { row = "rest" } } }
  )");
  GameStart start;
  start.players = 3;
  start.dealer = 3;
  const State state = Game(variant, start).state();
  CHECK(state.stock().empty());
  CHECK(state.last_round);
  std::vector<std::size_t> sizes;
  for (const Seat seat : {1, 2, 3})
    for (const Place slot : slots_of(variant.data(), 0, seat))
      sizes.push_back(state.cards(slot).size());
  CHECK(sizes == std::vector<std::size_t>{9, 8, 8, 8, 8, 8});
}

TEST_CASE("A later round may be the rest", "[zones]") {
  const Variant variant = extended(
      "deal = { first = { { hand = 4 }, { table = 4 } }, later = { { hand = \"rest\" } } }");
  CHECK(rounds_of(variant.data(), 2).count == 2);
  CHECK(rounds_of(variant.data(), 2).left_over == 0);
  Game game(variant, {});
  while (game.state().round == 1) game.play(legal_moves(game.state(), variant).front());
  CHECK(game.state().last_round);
  CHECK(game.state().stock().empty());
  CHECK(game.state().hand(1).size() == 20);
}

TEST_CASE("A step of the deal may be a function", "[zones]") {
  const Variant variant = extended(R"(
    deal = { first = { { hand = 4 }, function(game)
      repeat game:draw(1, "table") until game.table:count("J-K") > 1 end },
      later = { { hand = 4 } } }
  )");
  GameStart start;
  start.seed = 5;
  const State state = Game(variant, start).state();
  CHECK(state.hand(1).size() == 4);
  int courts = 0;
  for (Card card : state.table()) courts += card.rank() > 10 ? 1 : 0;
  CHECK(courts == 2);
  CHECK(state.table().back().rank() > 10);
}

TEST_CASE("At a stage with cards of its own a seat plays from there, or passes", "[zones]") {
  const Variant variant = extended(R"(
    zones = { reserve = { per = "seat", show = "owner" } },
    stages = { reserve = { from = "reserve", pass = "keep" } },
    on_sweep = function(move, game) game:ask(move.seat, "reserve") end,
    on_trail = function(move, game) if move.from == "reserve" then game:award(1, 1, "STD-CAP-1") end end,
  )");
  GameStart start = start_at("h7", {"s7 s9", "s8"});
  start.setup->zones = {{"reserve1", cards("c4")}};
  Game game(variant, start);
  game.play(move(1, "s7xh7"));
  CHECK(game.state().turn == 1);
  CHECK(legal_moves(game.state(), variant) == std::vector<Move>{move(1, "c4")});
  CHECK_THROWS_WITH(game.play(move(1, "s9")),
                    "s9 does not lie in reserve1, where seat 1 plays from now; there is c4");
  Game other = game;
  act(other, {"keep"});
  CHECK(other.state().turn == 2);
  CHECK(other.state().table().empty());
  game.play(move(1, "c4"));
  CHECK(game.state().turn == 2);
  CHECK(to_text(game.state().table()) == "c4");
  CHECK(game.state().awards.size() == 1);
  CHECK(replay_record(write_record(game), variant).state() == game.state());
}

TEST_CASE("Where a stage is automatic the only thing to do is done", "[zones]") {
  const Variant variant = extended(R"(
    zones = { reserve = { per = "seat" } },
    stages = { reserve = { from = "reserve", auto = true } },
    on_sweep = function(move, game) game:ask(move.seat, "reserve") end,
  )");
  GameStart start = start_at("h7", {"s7 s9", "s8"});
  start.setup->zones = {{"reserve1", cards("c4")}};
  Game game(variant, start);
  game.play(move(1, "s7xh7"));
  CHECK(to_text(game.state().table()) == "c4");
  CHECK(game.state().turn == 2);
  start.setup->zones = {{"reserve1", cards("c4 c5")}};
  Game choosing(variant, start);
  choosing.play(move(1, "s7xh7"));
  CHECK(choosing.state().turn == 1);
  CHECK(legal_moves(choosing.state(), variant).size() == 2);
}

TEST_CASE("A fault in a zone is reported when the script is loaded", "[zones]") {
  struct Row {
    const char* body;
    const char* problem;
  };
  const auto row = GENERATE(values<Row>({
      {"zones = { Shop = {} }", "a zone is called by a word of small letters, - and _"},
      {"zones = { shop = { slots = 0 } }", "slots are 1 to 32"},
      {"zones = { shop = { show = \"owner\" } }",
       "a zone that its owner alone sees is one a seat: per = \"seat\""},
      {"zones = { shop = { scored = true } }", "a zone that scores is one a seat: per = \"seat\""},
      {"zones = { pile = { slots = 2 } }",
       "every game has the zone pile; only show and taken can be said of it"},
      {"zones = { hand = { taken = {} } }",
       "every game has the zone hand; only show can be said of it"},
      {"zones = { pile = { taken = { by = \"rank\" } } }",
       "who takes pile goes by its last card, which everybody must see: show = \"top\" or "
       "\"open\""},
      {"zones = { heap = { taken = { whose = \"own\" } } }",
       "heap belongs to no seat: per = \"seat\""},
      {"zones = { heap = { slots = 20, taken = {} } }",
       "there are more than 16 places to take, with all their seats and slots"},
      {"zones = { table = { show = \"hidden\" } }",
       "what lies on the table can be captured, so it is open"},
      {"zones = { stock = { show = \"owner\" } }", "stock belongs to no seat"},
      {"zones = { shop = {} }, deal = { first = { { shopp = 2 } } }",
       "unknown place shopp (did you mean shop?); zones of your own are declared under zones"},
      {"stages = { x = { from = \"reserve\" } }",
       "unknown place reserve; zones of your own are declared under zones"},
      {"zones = { row = { slots = 2 } }, stages = { x = { from = \"row\" } }",
       "cards are played from a zone without slots"},
      {"zones = { turn = {} }",
       "turn means something else where positions are set up; call the zone otherwise"},
      {"zones = { kitty = { show = \"hidden\" } }, stages = { x = { from = \"kitty\" } }",
       "whoever plays must see the cards: the zone shows none of them"},
      {"zones = { heap = { show = \"top\" } }, actions = { take = { args = { { name = \"card\", "
       "card = "
       "\"heap\" } }, does = function() end } }",
       "whoever chooses must see the cards: the zone shows its last card only; an action without "
       "the "
       "argument can move them"},
      {"vars = { x = { type = { \"all spades\" } } }",
       "a word has no blanks and none of \" = + , ;, so that it can be typed"},
      {"vars = { x = { type = { \"red,blue\" } } }",
       "a word has no blanks and none of \" = + , ;, so that it can be typed"},
      {"vars = { [\"my var\"] = { type = \"int\" } }",
       "the name of a variable has no blanks and none of \" =, so that it can be typed"},
      {"zones = { awards = {} }",
       "awards means something else where positions are set up; call the zone otherwise"},
      {"vars = { x = { type = { \"red\", \"red\" } } }", "the word red stands there twice"},
      {"stages = { play = { pass = true } }",
       "whose turn it is plays a card: only text and from can be said of that"},
  }));
  CAPTURE(row.body);
  CHECK_THAT(extension_error(row.body), Catch::EndsWith(std::string(": ") + row.problem));
}

TEST_CASE("What could not be shown so is refused where it is written", "[zones]") {
  struct Row {
    const char* body;
    const char* message;
  };
  const auto row = GENERATE(values<Row>({
      {R"(zones = { hand = { show = "hidden" } })",
       "t.lua:1: zones.hand.show: a seat plays from its hand, so it sees the cards there: show = "
       "\"open\" or \"owner\"; cards that it may not see lie in a zone of yours"},
      {R"(zones = { hand = { show = "top" } })",
       "t.lua:1: zones.hand.show: a seat plays from its hand, so it sees the cards there: show = "
       "\"open\" or \"owner\"; cards that it may not see lie in a zone of yours"},
      {R"(zones = { stock = { show = "seen" } })",
       "t.lua:1: zones.stock.show: nobody has seen the cards come into the stock: show = \"open\", "
       "\"top\" or \"hidden\""},
      {R"(zones = { stock = { show = "owner" } })",
       "t.lua:1: zones.stock.show: stock belongs to no seat"},
      {R"(zones = { pile = { show = "hidden" } }, stages = { again = { from = "pile" } })",
       "t.lua:1: stages.again.from: whoever plays must see the cards: the pile shows none of them"},
      {R"(zones = { pile = { show = "top" } }, actions = { pay = {
           args = { { name = "card", card = "pile" } }, does = function() end } })",
       "t.lua:2: actions.pay.args[1].card: whoever chooses must see the cards: the pile shows its "
       "last card only; an action without the argument can move them"},
      {R"(vars = { luck = { type = "int", show = "owner" } })",
       "t.lua:1: vars.luck.show: a variable that its owner alone sees is one a seat: per = "
       "\"seat\""},
      {R"(vars = { luck = { type = "int", show = "hidden", on_board = true } })",
       "t.lua:1: vars.luck.on_board: what nobody may see does not stand on the board: show = "
       "\"all\""},
      {R"(vars = { luck = { type = "int", per = "seat", show = "hidden", on_board = true } })",
       "t.lua:1: vars.luck.on_board: what nobody may see does not stand on the board: show = "
       "\"all\" or \"owner\""},
  }));
  CAPTURE(row.body);
  CHECK(extension_error(row.body) == row.message);
}

TEST_CASE("Of a stock that shows its top, the card dealt next is known", "[zones]") {
  const Variant variant = extended("zones = { stock = { show = \"top\" } }");
  Setup setup = *start_at("h7", {"s7", "s8"}).setup;
  setup.stock = cards("c2 c3 c4");
  const State state = State::from(setup, variant.data());
  const View view(state, variant.data(), 1);
  CHECK(to_text(view.cards(Place::stock())) == "c2");
  CHECK(to_text(view.shown_cards(Place::stock())) == "c2");
  CHECK(to_text(view.unknown_cards(Place::stock())) == "c3 c4");
}

TEST_CASE("A view knows of variables what they show, and differs with them", "[zones]") {
  const Variant variant = extended(
      "vars = { a_open = { type = \"int\", per = \"seat\" }, "
      "b_own = { type = \"int\", per = \"seat\", show = \"owner\" }, "
      "c_dark = { type = \"int\", per = \"seat\", show = \"hidden\" } }");
  const std::vector<VariableRule>& rules = variant.data().variables;
  const State state = State::from(*start_at("h7", {"s7", "s8"}).setup, variant.data());
  const View view(state, variant.data(), 1);
  const View all = View::of_public(state, variant.data());
  CHECK((view.knows(rules[0], 2) && all.knows(rules[0], 2)));
  CHECK((view.knows(rules[1], 1) && !view.knows(rules[1], 2) && !all.knows(rules[1], 1)));
  CHECK((!view.knows(rules[2], 1) && View(state, variant.data()).knows(rules[2], 1)));
  for (std::size_t i = 0; i < rules.size(); ++i) {
    State other = state;
    other.variables[variable_slot(variant.data(), i, 2)] = 5;
    CHECK((View(other, variant.data(), 1) == view) == (rules[i].show != Show::Open));
  }
}
