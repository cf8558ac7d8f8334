// Moves that wait: seats asked before anything moves, and moves that are cancelled. Variables with
// cards, sets, and several values. The rules are of no game: each shows one mechanism.
#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/play/effects.hpp"
#include "engine/play/scoring.hpp"
#include "engine/record/record.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

constexpr const char* veto = R"(
  stages = { veto = { pass = "allow" } },
  on_claim = function(move, game)
    if move.captures then game:ask(game:next(move.seat), "veto") end
  end,
  actions = { veto = { stages = "veto", turn = "ends", does = function(_, game) game:cancel() end } },
)";

using Types = std::vector<std::string>;

}  // namespace

TEST_CASE("A move waits for those whom it makes asked, and then stands", "[claims]") {
  const Variant variant = extended(veto);
  Game game(variant, start_at("h7 h2", {"s7 s9", "s8"}));
  game.play(move(1, "s7xh7"));
  CHECK(game.state().pending == Step(move(1, "s7xh7")));
  CHECK(game.state().turn == 2);
  CHECK(to_text(game.state().table()) == "h7 h2");
  CHECK(types_of(game.events()) == "claim");
  act(game, {"allow"});
  CHECK_FALSE(game.state().pending);
  CHECK(to_text(game.state().table()) == "h2");
  CHECK(game.state().turn == 2);
  CHECK(types_of(game.events()) == "allow capture");
  CHECK(replay_record(write_record(game), variant).state() == game.state());
  game.undo();
  CHECK(game.state().pending == Step(move(1, "s7xh7")));
}

TEST_CASE("A move that is cancelled was not made, and its seat is to act again", "[claims]") {
  const Variant variant = extended(veto);
  Game game(variant, start_at("h7 h2", {"s7 s9", "s8"}));
  game.play(move(1, "s7xh7"));
  act(game, {"veto"});
  CHECK_FALSE(game.state().pending);
  CHECK(game.state().turn == 1);
  CHECK(to_text(game.state().hand(1)) == "s7 s9");
  game.play(move(1, "s9"));
  CHECK(game.state().turn == 2);
}

TEST_CASE("A seat that was asked to play plays again when its move is cancelled", "[claims]") {
  const Variant variant =
      extended(std::string(veto) +
               "on_trail = function(move, game) if move.card == \"s9\" then game:ask(1, \"play\") "
               "end end");
  Game game(variant, start_at("h7 h2", {"s9 s7 s3", "s8"}));
  game.play(move(1, "s9"));
  game.play(move(1, "s7xh7"));
  act(game, {"veto"});
  CHECK(game.state().asked == std::vector<Asked>{{1, play_stage}});
  CHECK(game.state().turn == 1);
  game.play(move(1, "s3"));
  CHECK(game.state().turn == 2);
}

TEST_CASE("A move may be cancelled at once, but not for ever", "[claims]") {
  const Variant variant =
      extended("on_claim = function(move, game) if move.card == \"s7\" then game:cancel() end end");
  Game game(variant, start_at("h2", {"s7 s9", "s8"}));
  for (int i = 0; i < Effects::cancel_limit; ++i) game.play(move(1, "s7"));
  CHECK(to_text(game.state().hand(1)) == "s7 s9");
  CHECK_THROWS_WITH(game.play(move(1, "s7")),
                    Catch::EndsWith("more than 20 moves were cancelled in a row; let one of them "
                                    "stand"));
  game.play(move(1, "s9"));
  CHECK(game.state().turn == 2);
}

TEST_CASE("A move whose cards are gone meanwhile is not made", "[claims]") {
  const Variant variant = extended(R"(
    stages = { grab = {} },
    on_claim = function(move, game) if move.captures then game:ask(2, "grab") end end,
    actions = { grab = { stages = "grab", turn = "ends",
      does = function(_, game) game:take(2, game.table, "table") end } },
  )");
  Game game(variant, start_at("h7", {"s7 s9", "s8"}));
  game.play(move(1, "s7xh7"));
  act(game, {"grab"});
  CHECK(types_of(game.events()) == "grab cancelled");
  CHECK(game.state().turn == 1);
  CHECK(to_text(game.state().pile(2)) == "h7");
  CHECK(to_text(game.state().hand(1)) == "s7 s9");
}

TEST_CASE("Seats are asked to choose about a move that waits, not to play", "[claims]") {
  const Variant variant = extended("on_claim = function(_, game) game:ask(2, \"play\") end");
  Game game(variant, start_at("h7", {"s2 s9", "s8"}));
  CHECK_THROWS_WITH(
      game.play(move(1, "s2")),
      Catch::EndsWith("a move waits for answers: seats can be asked to choose, not to "
                      "play a card (play)"));
}

TEST_CASE("Once a move is cancelled nobody else is asked about it", "[claims]") {
  const Variant variant = extended(R"(
    stages = { veto = { pass = "allow" } },
    on_claim = function(_, game) game:ask(2, "veto") game:ask(3, "veto") end,
    actions = { veto = { stages = "veto", turn = "ends", does = function(_, game) game:cancel() end } },
  )");
  Game game(variant, start_at("", {"s2 s3", "h2", "h3"}));
  game.play(move(1, "s2"));
  CHECK(game.state().asked.size() == 2);
  act(game, {"veto"});
  CHECK(game.state().asked.empty());
  CHECK(game.state().turn == 1);
}

TEST_CASE("There is nothing to cancel where no move waits", "[claims]") {
  const Variant variant = extended("on_trail = function(_, game) game:cancel() end");
  Game game(variant, start_at("h7", {"s2 s9", "s8"}));
  CHECK_THROWS_WITH(game.play(move(1, "s2")),
                    Catch::EndsWith("there is no move to cancel: none waits to be carried out"));
}

TEST_CASE("The move that waits can be looked at", "[claims]") {
  const Variant variant = extended(R"(
    clauses = { ["X-1"] = "x" }, stages = { veto = { pass = "allow" } },
    on_claim = function(move, game) game:ask(2, "veto") end,
    actions = { veto = { stages = "veto", turn = "ends", refuses = { ["X-1"] = function(_, view)
      local move = view.pending
      return move.seat ~= 1 or move.card ~= "s7" or not move.captured:has("h7") or move.trails
    end }, does = function(_, game) game:cancel() end } },
  )");
  Game game(variant, start_at("h7", {"s7 s9", "s8"}));
  game.play(move(1, "s7xh7"));
  CHECK_NOTHROW(act(game, {"veto"}));
  game.play(move(1, "s9"));
  const Action refused = parse_action({"veto"}, game.state(), variant);
  CHECK(refusals_of(refused, game.state(), variant) == Types{"X-1"});
}

TEST_CASE("Variables hold cards, sets, and several values", "[claims]") {
  const Variant variant = extended(R"(
    vars = {
      last = { type = "card" },
      seen = { type = "card", many = true },
      suits = { type = { "red", "black" }, many = true, per = "seat" },
      tally = { type = "int", slots = 3, per = "seat" },
      who = { type = "seat", many = true },
    },
    events = { note = "{what}" },
    on_trail = function(move, game)
      local function note(what) game:event("note", { what = tostring(what) }) end
      note(game:var("last"))
      note(#game:var("seen"))
      note(game:var("seen"):has(move.card))
      game:set("last", move.card)
      game:set("seen", game:var("seen"):with(move.card):with(move.card):with("hK"))
      game:set("seen", game:var("seen"):without("hK"))
      game:set("suits", move.seat, { kasino.matches(move.card, "s c") and "black" or "red" })
      note(table.concat(game:var("suits", move.seat), " "))
      game:set("tally", move.seat, 2, game:var("tally", move.seat, 2) + 5)
      note(game:var("tally", move.seat, 1) + game:var("tally", move.seat, 2))
      game:set("who", { 2, 1, 2 })
      note(table.concat(game:var("who"), " "))
    end,
  )");
  const auto notes = [](const Game& game) {
    Types texts;
    for (const Event& event : game.events())
      if (event.type == "note") texts.push_back(std::get<std::string>(event.fields[0].value));
    return texts;
  };
  Game game(variant, start_at("", {"s7 h9", "d8 d2"}));
  game.play(move(1, "s7"));
  CHECK(notes(game) == Types{"false", "0", "false", "black", "5", "1 2"});
  game.play(move(2, "d8"));
  CHECK(notes(game) == Types{"s7", "1", "false", "red", "5", "1 2"});
  game.play(move(1, "h9"));
  CHECK(notes(game) == Types{"d8", "2", "false", "red", "10", "1 2"});
  CHECK(replay_record(write_record(game), variant).state() == game.state());
}

TEST_CASE("A set takes what its type is, and nothing else", "[claims]") {
  struct Row {
    const char* act;
    const char* problem;
  };
  const auto row = GENERATE(values<Row>({
      {"game:set(\"seen\", \"s7\")",
       "seen is a set: give it a list of values, or what :with answers, not \"s7\""},
      {"game:set(\"seen\", { s7 = true })",
       "seen is a set: give it a list of values, or what :with answers, not a table"},
      {"game:set(\"seen\", { 7 })", "expected a card such as \"s2\", found the number 7"},
      {"game:set(\"tally\", 4, 1)", "slots of tally are 1 to 3, not 4"},
      {"game:set(\"last\", true)", "expected a card such as \"s2\", found true"},
  }));
  CAPTURE(row.act);
  const Variant variant = extended(
      std::string("vars = { last = { type = \"card\" }, seen = { type = \"card\", many = true }, "
                  "tally = { type = \"int\", slots = 3 } }, on_trail = function(_, game) ") +
      row.act + " end");
  Game game(variant, start_at("", {"s7 h9", "d8 d2"}));
  CHECK_THROWS_WITH(game.play(move(1, "s7")), Catch::EndsWith(row.problem));
}

TEST_CASE("A set is set to any list of its values: of cards, of seats, or another set",
          "[claims]") {
  const Variant variant = extended(R"(
    vars = {
      seen = { type = "card", many = true }, before = { type = "card", many = true },
      who = { type = "seat", many = true }, none = { type = "card", many = true },
    },
    on_trail = function(move, game)
      game:set("before", game:var("seen"))
      game:set("seen", game.table)
      game:set("who", game.seats)
      game:set("none", move.captured)
    end,
  )");
  Game game(variant, start_at("h2 c4", {"s7 h9", "d8 d2"}));
  game.play(move(1, "s7"));
  game.play(move(2, "d8"));
  const auto numbers = [](const Cards& listed) {
    std::vector<int> stored;
    for (const Card card : listed) stored.push_back(card.number() + 1);
    std::ranges::sort(stored);
    return stored;
  };
  const std::vector<std::vector<int>> expected = {
      numbers(cards("h2 c4 s7")), {}, numbers(cards("h2 c4 s7 d8")), {1, 2}};
  std::vector<std::vector<int>> found;
  for (std::size_t i = 0; i < variant.data().variables.size(); ++i)
    found.push_back(game.state().sets[variable_slot(variant.data(), i, 1)]);
  CHECK(found == expected);  // by name: before, none, seen, who
}

TEST_CASE("Most cards that several have are lost, shared, or carried over", "[claims]") {
  const auto points = [](const char* ties) {
    const Variant variant = extended(std::string("scoring = { spades = { most = \"s\", points = 5, "
                                                 "ties = \"") +
                                     ties + "\" }, cards = false }");
    Setup setup;
    setup.hands = {cards("h7"), cards("h8")};
    setup.piles = {cards("s3 s4"), cards("s5 s6")};
    State state = State::from(setup, variant.data());
    std::vector<int> result = {deal_points(state, variant)[0]};
    state.carried = carried_on(state, variant);
    state.move_card(card("s5"), Place::pile(2), Place::pile(1));
    result.push_back(deal_points(state, variant)[0]);
    state.carried = carried_on(state, variant);
    result.push_back(deal_points(state, variant)[0]);
    return result;
  };
  CHECK(points("none") == std::vector<int>{0, 5, 5});
  CHECK(points("share") == std::vector<int>{2, 5, 5});
  CHECK(points("carry") == std::vector<int>{0, 10, 5});
}

TEST_CASE("Carried points go on to the next deal, and not to the next match", "[claims]") {
  const Variant variant = extended(
      "players = 2, deal = { first = { { hand = 26 } }, later = false }, scoring = { cards = { "
      "ties = \"carry\" "
      "} }, match = { to = 50 }");
  GameStart start;
  Game game(variant, start);
  while (game.state().phase == Phase::Play)
    game.play(Move{game.state().turn, game.state().hand(game.state().turn).front(), {}});
  REQUIRE(game.state().phase == Phase::DealOver);
  game.next_deal();
  const auto cards_item = [&] {
    std::size_t i = 0;
    while (variant.data().scoring[i].name != "cards") ++i;
    return i;
  }();
  CHECK(game.state().carried[cards_item] == 1);
  CHECK(Game(variant, start).state().carried[cards_item] == 0);
}

TEST_CASE("A function may say who gets the cards that are left", "[claims]") {
  const auto owner = [](const char* answer) {
    const Variant variant =
        extended(std::string("leftovers = function(view) return ") + answer + " end");
    Game game(variant, start_at("h7 h3", {"s9", "s8"}));
    game.play(move(1, "s9"));
    game.play(move(2, "s8"));
    return game.state().pile(2).size();
  };
  CHECK(owner("view:next(1)") == 4);
  CHECK(owner("false") == 0);
  CHECK_THROWS_WITH(owner("3"), Catch::EndsWith("must answer a seat from 1 to 2, or false for "
                                                "nobody, not the number 3"));
  CHECK_THROWS_WITH(owner("nil"),
                    Catch::EndsWith("must answer a seat from 1 to 2, or false for "
                                    "nobody, not nil; does every way through it end in a return?"));
}
