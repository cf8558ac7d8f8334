// Actions of a variant's own, besides tests/data/scenarios: in records, among all moves, and what
// is told of them to whom.
#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/game/perft.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/record/record.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string scenarios = KASINO_TEST_DATA "/scenarios";

}  // namespace

TEST_CASE("A recorded action whose argument is no card is told with its line",
          "[actions][record]") {
  const Variant variant(scenarios + "/asks.lua", {{"rule", "picking"}});
  Game game(variant, {});
  const std::string card = to_text(game.state().table().front());
  game.perform(parse_action({"pick", card, "seat=2"}, game.state(), variant));
  std::string record = write_record(game);
  CHECK(replay_record(record, variant).state() == game.state());
  record.replace(record.find("pick " + card), 5 + card.size(), "pick d0");
  try {
    replay_record(record, variant);
    FAIL("was replayed");
  } catch (const RecordError& error) {
    const auto before = record.substr(0, record.find("pick d0"));
    CHECK(error.line() == 1 + std::count(before.begin(), before.end(), '\n'));
    CHECK_THAT(error.what(), ContainsSubstring("\"d0\" is no card"));
  }
}

TEST_CASE("Sets of a large hand are listed up to the most cards that an argument takes",
          "[actions]") {
  const Variant variant(scenarios + "/asks.lua", {{"rule", "sets"}});
  const Game game(variant, start_at("h7", {"sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK", "d9"}));
  const std::vector<Action> open = open_actions(game.state(), variant);
  CHECK(std::ranges::count(open, "drop", &Action::name) == 78 + 286);  // of two and of three
}

TEST_CASE("Of very many ways to act some are listed, and all can be taken", "[actions]") {
  const Variant variant = extended(R"(
    actions = {
      pay = { turn = "stays", args = { { name = "one", to = 4000 }, { name = "two", to = 4000 } },
        does = function() end },
      lend = { turn = "stays", args = { { name = "one", to = 4000 }, { name = "two", to = 4000 },
        { name = "three", to = 4000 }, { name = "card", card = "pile" } }, does = function() end },
      lose = { turn = "stays", args = { { name = "one", to = 4000 }, { name = "two", to = 4000 } },
        does = function() end },
    }
  )");
  Game game(variant, start_at("h7", {"s7 c2", "d9"}));
  const auto begun = std::chrono::steady_clock::now();
  const std::vector<Action> open = open_actions(game.state(), variant);
  CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(1));
  CHECK(open.size() == 8192);
  CHECK(to_text(open.front(), game.state(), variant) == "lose 0 0");
  CHECK(to_text(open.back(), game.state(), variant) == "pay 1 94");
  act(game, {"pay", "4000", "3999"});
  CHECK(game.state().turn == 1);
}

TEST_CASE("An action that plays a card is among the moves of the seat to act", "[actions]") {
  const Variant variant(scenarios + "/actions.lua");
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

TEST_CASE("What is claimed with a secret card is told to its seat alone", "[actions]") {
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
