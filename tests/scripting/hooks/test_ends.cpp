// What a script knows and decides at the end of a deal and of a match: who has won, who deals next,
// who has most of something, and where the cards left go.
#include <algorithm>

#include "engine/game/game.hpp"
#include "engine/play/scoring.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

constexpr const char* own_words =
    "clauses = { [\"X-1\"] = \"x\" }, events = { note = \"{what}\" }, ";

/// A game of the standard variant with `body`, after its last card.
Game after_last_card(const Variant& variant, const std::vector<int>& scores) {
  GameStart start = start_at("", {"s7", ""});
  start.setup->words["scores"] = numbers(scores);
  Game game(variant, start);
  game.play(move(1, "s7"));
  return game;
}

std::vector<std::string> notes(const Game& game) {
  std::vector<std::string> texts;
  for (const Event& event : game.events())
    if (event.type == "note") texts.push_back(std::get<std::string>(event.fields[0].value));
  return texts;
}

/// A script's function note(game), which notes whether the match is over, and who has won it.
const std::string noting = std::string(own_words) + R"(on_turn = function() end,
  on_deal_end = function(game)
    game:event("note", { what = tostring(game.match_is_over) .. #game.winners })
  end,
  on_scored = function(game)
    local function note()
      local who = table.concat(game.winners, " ")
      game:event("note", { what = tostring(game.match_is_over) .. " " .. who })
    end
    note()
    )";

}  // namespace

TEST_CASE("on_scored knows whether the match is over, and who has won", "[ends]") {
  const Variant variant = extended(noting + "end");
  CHECK(notes(after_last_card(variant, {15, 3})) == std::vector<std::string>{"false0", "false "});
  CHECK(notes(after_last_card(variant, {3, 16})) == std::vector<std::string>{"false0", "true 2"});
  CHECK(notes(after_last_card(variant, {16, 16})) ==
        std::vector<std::string>{"false0", "true 1 2"});
}

TEST_CASE("What on_scored awards, and who it says has won, is what it finds", "[ends]") {
  const Variant more = extended(noting + "game:award(1, 2, \"X-1\") note() end");
  const Game won = after_last_card(more, {15, 3});
  CHECK(notes(won) == std::vector<std::string>{"false0", "false ", "true 1"});
  CHECK(won.state().winners == std::vector<Seat>{1});
  const Variant ended = extended(noting + "game:end_match({ 2 }, \"X-1\") note() end");
  CHECK(notes(after_last_card(ended, {15, 3})).back() == "true 2");
}

TEST_CASE("Who goes out has not won, if another is left", "[ends]") {
  const Variant variant =
      extended(noting + "end, match = { to = false, out_at = 10, rank = \"lowest\" }");
  CHECK(notes(after_last_card(variant, {11, 3})).back() == "true 2");
  CHECK(notes(after_last_card(variant, {9, 3})).back() == "false ");
  CHECK(notes(after_last_card(variant, {12, 11})).back() == "true 2");
}

TEST_CASE("A script may say who deals next", "[ends]") {
  const auto dealer = [](const std::string& next, const std::vector<int>& scores = {0, 0, 0},
                         const char* pile2 = "hA") {
    const Variant variant = extended(
        "match = { to = false, out_at = 10 }, vars = { first = { type = \"seat\" } }, on_trail = "
        "function(move, game) game:set(\"first\", 3) end, next_dealer = " +
        next);
    GameStart start = start_at("", {"s7", "", ""});
    start.setup->piles = {{}, cards(pile2), {}};
    start.setup->words["dealer"] = "3";
    start.setup->words["scores"] = numbers(scores);
    Game game(variant, start);
    game.play(move(1, "s7"));
    game.next_deal();
    return game.state().dealer;
  };
  CHECK(dealer("\"left\"") == 1);
  CHECK(dealer("false") == 1);
  CHECK(dealer("\"winner\"") == 2);
  CHECK(dealer("\"winner\"", {0, 0, 0}, "h2") == 2);  // most cards
  CHECK(dealer("\"winner\"", {0, 0, 0}, "") == 1);    // all have equally many
  CHECK(dealer("function(view) return view:var(\"first\") end") == 3);
  CHECK(dealer("function(view) return false end") == 1);
  CHECK(dealer("function(view) return view:points(2) > 0 and view.dealer end") == 3);
  // Seat 3 is out, and seat 1 is the next.
  CHECK(dealer("function() return 3 end", {0, 0, 12}) == 1);
  CHECK_THROWS_WITH(dealer("function() return 4 end"),
                    Catch::EndsWith("next_dealer: must answer a seat from 1 to 3, or false for the "
                                    "next one, not the number 4"));
}

TEST_CASE("Who has most of what a function counts has the points", "[ends]") {
  const auto points = [](const std::string& more, const char* pile1, const char* pile2) {
    const Variant variant = extended(
        "scoring = { cards = false, spades = false, aces = false, lillan = false, low = { points "
        "= 4, most = function(seat, view) return view:pile(seat):count(\"2-4\") end" +
        more + " } }");
    Setup setup;
    setup.hands = {cards("h7"), cards("h8")};
    setup.piles = {cards(pile1), cards(pile2)};
    const State state = State::from(setup, variant.data());
    const Points all = deal_points(state, variant);
    const std::vector<ScoreLine> sheet = score_sheet(state, variant, 1);
    CHECK((sheet.empty() ? 0 : sheet.front().points) == all[0]);
    return std::pair(all[0], all[1]);
  };
  using Pair = std::pair<int, int>;
  CHECK(points("", "c2 c3 c9", "c4 h9 hJ") == Pair{4, 0});
  CHECK(points("", "c2 c9", "c4 h9 hJ") == Pair{0, 0});
  CHECK(points(", ties = \"share\"", "c2 c9", "c4 h9 hJ") == Pair{2, 2});
  CHECK(points("", "c9", "h9 hJ") == Pair{0, 0});  // no seat has any
}

TEST_CASE("What a function counts is added up over a side that compares its piles", "[ends]") {
  const Variant variant = extended(
      "players = 4, teams = { sides = 2, majority = \"side\" }, scoring = { cards = false, spades "
      "= false, low = { most = function(seat, view) return #view:pile(seat) end, ties = \"carry\" "
      "} }");
  Setup setup;
  setup.players = 4;
  setup.hands = {cards("h7"), cards("h8"), cards("h9"), cards("h10")};
  setup.piles = {cards("c3"), cards("c4 c5"), cards("c6 c7"), {}};
  State state = State::from(setup, variant.data());
  CHECK(deal_points(state, variant) == Points{1, 0, 0, 0});
  state.move_card(card("c6"), Place::pile(3), Place::pile(4));
  CHECK(deal_points(state, variant) == Points{0, 1, 0, 0});
}

TEST_CASE("The cards left go to the seat that a clause says, which the event cites", "[ends]") {
  const auto leftovers = [](const std::string& rule) {
    const Variant variant = extended(own_words + ("leftovers = " + rule));
    const Game game = after_last_card(variant, {0, 0});
    const auto found = std::ranges::find(game.events(), "leftovers", &Event::type);
    return found == game.events().end() ? Event{} : *found;
  };
  const auto to = [](Seat seat) {
    return Event{"leftovers",
                 {{"seat", seat}, {"cards", cards("s7")}, {"clause", std::string("X-1")}}};
  };
  const Event to_nobody{"leftovers", {{"cards", cards("s7")}, {"clause", std::string("X-1")}}};
  CHECK(leftovers("{ to = \"dealer\", clause = \"X-1\" }") == to(2));
  CHECK(leftovers("{ to = function(view) return 1 end, clause = \"X-1\" }") == to(1));
  CHECK(leftovers("{ to = \"nobody\", clause = \"X-1\" }") == to_nobody);
  CHECK(leftovers("\"nobody\"") == Event{});
  CHECK(leftovers("{ clause = \"X-1\" }") == to_nobody);  // the last capturer, and nobody captured
  CHECK(leftovers("\"dealer\"").fields.size() == 2);
  CHECK(extension_error("leftovers = { to = \"dealer\", clause = \"X-2\" }") ==
        "t.lua:1: leftovers.clause: no clause X-2 is in force; add its text under clauses");
}
