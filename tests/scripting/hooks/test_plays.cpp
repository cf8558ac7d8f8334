// Actions that play a card: they are moves, wherever moves are told. The rules are of no game: each
// shows one mechanism.
#include <algorithm>
#include <cstdlib>

#include "engine/game/game.hpp"
#include "engine/game/perft.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/record/record.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// Any card takes two cards of the table, or is hidden in the pile.
std::string plays(const std::string& more_actions = "") {
  return R"(
  vars = { told = { type = "int" }, taken = { type = "card", many = true }, last = { type = "card" } },
  actions = {
    gather = {
      turn = "plays",
      args = { { name = "card", card = "hand" }, { name = "pair", cards = "table", min = 2 } },
      refuses = {
        ["X-1"] = { on = "pair", test = function(move) return #move.args.pair > 2 end },
        ["X-2"] = function(move) return move.args.card == "s2" end,
      },
      does = function(move, game)
        game:take(move.seat, { move.args.card }, { "hand", move.seat })
        game:take(move.seat, move.args.pair, "table")
      end,
    },
    hide = {
      turn = "plays",
      args = { { name = "card", card = "hand" } },
      does = function(move, game)
        game:give({ move.args.card }, { "hand", move.seat }, { "pile", move.seat })
      end,
    },
  )" + more_actions +
         R"(
  },
  clauses = { ["X-1"] = "Two at most.", ["X-2"] = "Not by lillan." },
)";
}

std::string told(const char* function) {
  return std::string(function) + R"( = function(move, game)
    game:set("told", game:var("told") + 1)
    game:set("last", move.card)
    for _, card in ipairs(move.captured) do game:set("taken", game:var("taken"):with(card)) end
  end,)";
}

/// Where a variable of the game lies.
std::size_t slot_of(const std::string& name, const Rules& rules) {
  const auto& all = rules.data().variables;
  const auto found = std::ranges::find(all, name, &VariableRule::name);
  return variable_slot(rules.data(), static_cast<std::size_t>(found - all.begin()), 1);
}

int told_times(const State& state, const Rules& rules) {
  return state.variables[slot_of("told", rules)];
}

}  // namespace

TEST_CASE("An action that plays a card is among the moves of the seat to act", "[plays]") {
  const Variant variant = extended(plays());
  const Game game(variant, start_at("h7 h2", {"sK", "s8 s9"}));
  const State& state = game.state();
  const auto answers = open_answers(state, variant);
  REQUIRE(answers.size() == 2);
  CHECK(to_text(answers[0], state, variant) == "gather sK h7+h2");
  CHECK(to_text(answers[1], state, variant) == "hide sK");
  CHECK(perft(state, variant, 1) == Count{3, false});
  // With sK on the table, in the pile, and with the table taken; s9 can take h7 and h2.
  CHECK(perft(state, variant, 2) == Count{11 + 7 + 4, false});
  Random random(1);
  int actions = 0;
  for (int i = 0; i < 3000; ++i)
    actions += std::holds_alternative<Action>(random_step(state, variant, random).what) ? 1 : 0;
  CHECK(std::abs(actions - 2000) < 150);
}

TEST_CASE("What an action plays is told as a move: its card, and what it took", "[plays]") {
  for (const char* function : {"on_play", "on_capture"}) {
    const Variant variant = extended(plays() + told(function));
    Game game(variant, start_at("h7 h2 c9", {"sK", "s8"}));
    act(game, {"gather", "sK", "h2+h7"});
    CHECK(told_times(game.state(), variant) == 1);
    CHECK(game.state().sets[slot_of("taken", variant)].size() == 2);
    CHECK(game.state().variables[slot_of("last", variant)] == card("sK").number() + 1);
    CHECK(game.state().turn == 2);
    CHECK(game.state().last_player == 1);
    CHECK(moves_before(game, game.ply()) == 1);
    CHECK(replay_record(write_record(game), variant).state() == game.state());
  }
  const Variant trails = extended(plays() + told("on_trail"));
  Game game(trails, start_at("h7 h2 c9", {"sK", "s8"}));
  act(game, {"hide", "sK"});  // it does not go to the table
  CHECK(told_times(game.state(), trails) == 0);
}

TEST_CASE("An action that plays a card waits for those whom it makes asked", "[plays]") {
  const Variant variant = extended(plays(R"(
    veto = { stages = "veto", turn = "ends", does = function(_, game)
      if game.pending.action == "gather" then game:cancel() end
    end },)") + R"(
    stages = { veto = { pass = "allow" } },
    on_claim = function(move, game)
      if move.action == "gather" then game:ask(game:next(move.seat), "veto") end
    end,)");
  Game game(variant, start_at("h7 h2 c9", {"sK sQ", "s8"}));
  act(game, {"gather", "sK", "h2+h7"});
  REQUIRE(game.state().pending);
  CHECK(to_text(*game.state().pending, game.state(), variant) == "gather sK h7+h2 seat=1");
  CHECK(types_of(game.events()) == "claim");
  Game vetoed = game;
  act(vetoed, {"veto"});
  CHECK(types_of(vetoed.events()) == "veto cancelled");
  CHECK(vetoed.state().turn == 1);
  CHECK_FALSE(vetoed.state().pending);
  act(game, {"allow"});
  CHECK(types_of(game.events()) == "allow gather");
  CHECK(game.state().table().size() == 1);
  CHECK(game.state().turn == 2);
}

TEST_CASE("What is claimed with a secret card is told to its seat alone", "[plays]") {
  const Variant variant = extended(R"(
    stages = { veto = { pass = "allow" } },
    on_claim = function(move, game) game:ask(game:next(move.seat), "veto") end,
    actions = { bury = { turn = "plays", args = { { name = "card", card = "hand", show = "owner" } },
      does = function(move, game)
        game:give({ move.args.card }, { "hand", move.seat }, { "pile", move.seat })
      end } },)");
  Game game(variant, start_at("h7 h2", {"sK sQ", "s8"}));
  act(game, {"bury", "sK"});
  REQUIRE(types_of(game.events()) == "claim");
  const Event& claim = game.events().front();
  for (const Field& field : claim.fields) CHECK(field.is_known_to(2) == (field.name != "card"));
}

TEST_CASE("Remarks are made on actions that play a card", "[plays]") {
  const Variant variant = extended(plays() + R"(
    remarks = { gathered = function(move) return move.action == "gather" and { seat = move.seat } end },
    events = { gathered = "Seat {seat} gathers." },)");
  Game game(variant, start_at("h7 h2 c9", {"sK", "s8"}));
  act(game, {"gather", "sK", "h2+h7"});
  CHECK(types_of(game.events()).find("gathered") != std::string::npos);
}

TEST_CASE("A refused argument cites the clause that is about it", "[plays]") {
  using Clauses = std::vector<std::string>;
  const Variant variant = extended(plays());
  const Game game(variant, start_at("h7 h2 c9", {"sK s2", "s8"}));
  const auto refusals = [&](const std::vector<std::string>& words) {
    return refusals_of(parse_action(words, game.state(), variant), game.state(), variant);
  };
  CHECK(refusals({"gather", "sK", "h2+h7"}).empty());
  CHECK(refusals({"gather", "sK", "h2+h7+c9"}) == Clauses{"X-1"});
  CHECK(refusals({"gather", "s2", "h2+h7+c9"}) == Clauses{"X-1", "X-2"});
  CHECK_THROWS_WITH(refusals({"gather", "sK", "h2"}), "gather: pair: at least 2 cards are wanted");
  CHECK_THROWS_WITH(refusals({"gather", "h7", "h2+c9"}), "gather: card: h7 does not lie in hand1");
  CHECK(
      load_error(
          "return kasino.extend(\"standard\", { id = \"t\", title = \"t\", actions = { act = {\n"
          "args = { { name = \"card\", card = \"hand\" } },\n"
          "refuses = { [\"STD-CAP-1\"] = { on = \"cart\", test = function() return true end } },\n"
          "does = function() end } } })") ==
      "t.lua:3: actions.act.refuses[\"STD-CAP-1\"].on: act has no argument cart (did you mean "
      "card?)");
}

TEST_CASE("At an honest table an action that breaks a clause stands, and names it", "[plays]") {
  const Variant variant = extended(plays() + R"(
    honest = { ["X-2"] = true },
    on_play = function(move, game) if move.breaks:has("X-2") then game:set("told", 7) end end,)");
  Game game(variant, start_at("h7 h2 c9", {"s2", "s8"}));
  const Action gather = parse_action({"gather", "s2", "h2+h7"}, game.state(), variant);
  REQUIRE(refusals_of(gather, game.state(), variant) == std::vector<std::string>{"X-2"});
  game.perform(gather);
  CHECK(told_times(game.state(), variant) == 7);
  CHECK(replay_record(write_record(game), variant).state() == game.state());
}
