// Seats asked to act ahead of the turn, stages of a variant's own, actions with arguments, and acts
// that deal again. The rules are of no game: each shows one mechanism.
#include <chrono>

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
using Catch::ContainsSubstring;
using Catch::StartsWith;

namespace {

std::vector<std::string> open_texts(const Game& game) {
  std::vector<std::string> texts;
  for (const Action& action : open_actions(game.state(), game.rules()))
    texts.push_back(to_text(action, game.state(), game.rules()));
  return texts;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("A seat asked to play twice does, and then the seat after it has its turn", "[asking]") {
  const Variant variant = extended(
      "on_sweep = function(move, game) local n = game:next(move.seat) game:ask(n, \"play\") "
      "game:ask(n, \"play\") end");
  Game game(variant, start_at("h7", {"s7 c2 c3", "d9 d8 d6"}));
  game.play(move(1, "s7xh7"));
  CHECK(game.state().asked == std::vector<Asked>{{2, play_stage}, {2, play_stage}});
  CHECK(game.state().turn == 2);
  game.play(move(2, "d9"));
  CHECK(game.state().turn == 2);
  game.play(move(2, "d8"));
  CHECK(game.state().turn == 1);
  CHECK(game.state().asked.empty());
  const std::string record = write_record(game);
  CHECK(replay_record(record, variant).state() == game.state());
  while (game.undo()) continue;
  CHECK(game.state().turn == 1);
}

TEST_CASE("A seat asked to play that has no card is passed over", "[asking]") {
  const Variant variant =
      extended("on_sweep = function(move, game) for i = 1, 3 do game:ask(2, \"play\") end end");
  Game game(variant, start_at("h7", {"s7 c2 c3", "d9"}));
  game.play(move(1, "s7xh7"));
  game.play(move(2, "d9"));
  CHECK(game.state().turn == 1);
  CHECK(game.state().asked.empty());
}

TEST_CASE("Asked to play when all hands are empty, a seat plays with the next cards", "[asking]") {
  // Whoever lays a card out is to lay out another two.
  const Variant variant = extended(R"(
    vars = { done = { type = "bool" } },
    stages = { choose = {} },
    actions = { leave = { stages = "choose", turn = "ends" } },
    on_trail = function(move, game)
      if game:var("done") then return end
      game:set("done", true)
      game:ask(move.seat, "play")
      game:ask(game:next(move.seat), "choose")
      game:ask(move.seat, "play")
    end
  )");
  Game game(variant, start_at("hK", {"", "s7"}, "c2 c3 c4 c5 d2 d3 d4 d5"));
  game.play(move(2, "s7"));
  CHECK(game.state().round == 1);
  CHECK(game.state().turn == 1);  // the seat that chooses comes first
  act(game, {"leave"});
  CHECK(game.state().round == 2);
  CHECK(game.state().turn == 2);
  CHECK(game.state().hand(1).size() == 4);
  CHECK(replay_record(write_record(game), variant).state() == game.state());
  game.play(move(2, to_text(game.state().hand(2).front())));
  CHECK(game.state().turn == 2);
  game.play(move(2, to_text(game.state().hand(2).front())));
  CHECK(game.state().turn == 1);
}

TEST_CASE("Asked to play between rounds, a seat plays with the next cards", "[asking]") {
  const Variant variant = extended("on_round_end = function(game) game:ask(2, \"play\") end");
  Game game(variant, start_at("hK", {"", "s7"}, "c2 c3 c4 c5 d2 d3 d4 d5"));
  game.play(move(2, "s7"));
  CHECK(game.state().round == 2);
  CHECK(game.state().asked == std::vector<Asked>{{2, play_stage}});
  CHECK(game.state().turn == 2);
}

TEST_CASE("Those asked later go ahead of those asked before", "[asking]") {
  const Variant variant = extended(
      "on_trail = function(move, game) if move.card == \"s7\" then game:ask(1, \"play\") "
      "game:ask(2, \"play\") elseif move.card == \"s8\" then game:ask(1, \"play\") end end");
  Game game(variant, start_at("", {"s7 s8 s9", "d9 d2 d3"}));
  game.play(move(1, "s7"));
  game.play(move(1, "s8"));
  CHECK(game.state().asked == std::vector<Asked>{{1, play_stage}, {2, play_stage}});
}

TEST_CASE("At a stage of its own a seat chooses an action, and no card can be played", "[asking]") {
  const Variant variant = extended(
      "clauses = { [\"X-1\"] = \"x\" }, vars = { colour = { type = { \"red\", \"black\" } }, "
      "done = { type = \"bool\" } }, stages = { name = { text = \"name a colour\", pass = "
      "\"nothing\", done = function(game) game:set(\"done\", true) end } }, actions = { choose = { "
      "stages = \"name\", turn = \"ends\", clause = \"X-1\", args = { { name = \"colour\", words "
      "= { \"red\", \"black\" } } }, does = function(move, game) game:set(\"colour\", "
      "move.args.colour) end } }, on_sweep = function(move, game) game:ask(move.seat, \"name\") "
      "end");
  Game game(variant, start_at("h7", {"s7 c2 c3", "d9 d8 d6"}));
  CHECK(open_texts(game) == Texts{});
  game.play(move(1, "s7xh7"));
  CHECK(game.state().turn == 1);
  CHECK(legal_moves(game.state(), variant).empty());
  CHECK_THROWS_WITH(game.play(move(1, "c2")), "seat 1 is to choose, not to play a card");
  CHECK(open_texts(game) == Texts{"nothing", "choose red", "choose black"});
  CHECK(perft(game.state(), variant, 1).number == 3);
  CHECK(perft(game.state(), variant, 2).number == 9);
  CHECK_THROWS_WITH(parse_action({"choose", "blue"}, game.state(), variant),
                    "colour: \"blue\" is none of red black");
  CHECK_THROWS_WITH(parse_action({"choose"}, game.state(), variant),
                    "choose: colour is missing, as in choose red");
  Game other = game;
  act(game, {"choose", "black"});
  CHECK(game.state().variables[0] == 1);
  CHECK(game.state().turn == 2);
  CHECK(game.state().asked.empty());
  act(other, {"nothing"});
  CHECK(other.state().variables[0] == 0);
  CHECK(other.state().turn == 2);
  const std::string record = write_record(game);
  CHECK_THAT(record, ContainsSubstring("choose black"));
  CHECK(replay_record(record, variant).state() == game.state());
}

TEST_CASE("An action takes a card of the table, in turn or out of it", "[asking]") {
  const Variant variant = extended(
      "clauses = { [\"X-1\"] = \"x\", [\"X-2\"] = \"no sevens\" }, actions = { pick = { who = "
      "\"any\", clause = \"X-1\", args = { { name = \"card\", card = \"table\" } }, refuses = { "
      "[\"X-2\"] = function(move, view) return kasino.number(move.args.card) == 7 end }, does = "
      "function(move, game) game:take(move.seat, { move.args.card }, \"table\") end } }");
  Game game(variant, start_at("h7 d4", {"s7 c2 c3", "d9 d8 d6"}));
  CHECK(open_texts(game) == Texts{"pick d4", "pick d4 seat=2"});
  const auto refused = [&](const Texts& words) {
    return refusals_of(parse_action(words, game.state(), variant), game.state(), variant);
  };
  CHECK_THROWS_WITH(refused({"pick", "c9"}), "pick: card: c9 does not lie in table");
  CHECK(refused({"pick", "h7"}) == Texts{"X-2"});
  act(game, {"pick", "seat=2"});
  CHECK(to_text(game.state().pile(2)) == "d4");
  CHECK(game.state().last_capturer == 2);
  CHECK(game.state().turn == 1);
  CHECK(game.events().front().find("card") != nullptr);
  CHECK_THROWS_WITH(parse_action({"pick"}, game.state(), variant),
                    "pick: card is missing, and there is nothing to choose from");
}

TEST_CASE("An argument may be a set that a function lists, or any cards of a place", "[asking]") {
  const Variant variant = extended(
      "clauses = { [\"X-1\"] = \"x\" }, actions = { grab = { turn = \"plays\", clause = \"X-1\", "
      "args = { { name = \"cards\", cards = function(move, view) return view:captures(\"c7\") end "
      "} }, does = function(move, game) game:take(move.seat, move.args.cards, \"table\") end }, "
      "drop = { clause = \"X-1\", args = { { name = \"cards\", cards = \"hand\", min = 2 } }, does "
      "= function(move, game) game:give(move.args.cards, { \"hand\", move.seat }, \"table\") end } "
      "}");
  Game game(variant, start_at("h7 d4 h3", {"s9 c2 c3", "d9 d8 d6"}));
  const Texts texts = open_texts(game);
  CHECK(std::count(texts.begin(), texts.end(), "grab d4+h3") == 1);
  CHECK(std::count(texts.begin(), texts.end(), "drop c3+c2") == 1);
  const auto refused = [&](const Texts& words) {
    return refusals_of(parse_action(words, game.state(), variant), game.state(), variant);
  };
  CHECK_THROWS_WITH(refused({"drop", "c3"}), "drop: cards: at least 2 cards are wanted");
  CHECK_THROWS_WITH(refused({"grab", "d4"}),
                    StartsWith("grab: cards: d4 cannot be chosen; there are h7 "));
  act(game, {"grab", "h3+d4"});
  CHECK(game.state().turn == 2);  // it ended the turn as a card does
  CHECK(to_text(game.state().table()) == "h7");
}

TEST_CASE("Of very many ways to act some are listed, and all can be taken", "[asking]") {
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

TEST_CASE("Too many seats asked is an error, and nothing is changed", "[asking]") {
  const Variant variant =
      extended("on_play = function(move, game) for i = 1, 65 do game:ask(1, \"play\") end end");
  Game game(variant, start_at("", {"s7 c2", "d9 d8"}));
  CHECK_THROWS_WITH(game.play(move(1, "s7")), ContainsSubstring("more than 64 seats asked"));
  CHECK(game.ply() == 0);
}

TEST_CASE("A card is buried in the stock, where the deck's order says", "[asking]") {
  const Variant variant = extended(
      "on_deal = function(game) while game.table:has(\"A\") do local aces = game.table:of(\"A\") "
      "game:bury(aces, \"table\") game:draw(#aces, \"table\") end end");
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    GameStart start;
    start.seed = seed;
    const Game game(variant, start);
    CHECK(game.state().table().size() == 4);
    for (Card card : game.state().table()) CHECK(card.rank() != 1);
    CHECK(game.state() == Game(variant, start).state());
  }
}

TEST_CASE("A deal is dealt again until it will do, and the record replays", "[asking]") {
  const Variant variant = extended(
      "clauses = { [\"X-1\"] = \"x\" }, on_deal = function(game) if game.table:has(\"K\") then "
      "game:redeal(\"X-1\") end end");
  int redealt = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    GameStart start;
    start.seed = seed;
    const Game game(variant, start);
    for (Card card : game.state().table()) CHECK(card.rank() != 13);
    CHECK(game.state().all_cards().size() == 52);
    redealt += game.events().front().type == "deal" && game.events().size() > 1 ? 1 : 0;
    CHECK(replay_record(write_record(game), variant).state() == game.state());
  }
  CHECK(redealt > 10);
  const Variant never = extended(
      "clauses = { [\"X-1\"] = \"x\" }, on_deal = function(game) game:redeal(\"X-1\") end");
  CHECK_THROWS_WITH(Game(never, {}), ContainsSubstring("dealt again more than 100 times"));
  const Variant late = extended(
      "clauses = { [\"X-1\"] = \"x\" }, on_play = function(move, game) game:redeal(\"X-1\") end");
  Game game(late, start_at("", {"s7 c2", "d9 d8"}));
  CHECK_THROWS_WITH(game.play(move(1, "s7")), ContainsSubstring("in on_deal only"));
}
