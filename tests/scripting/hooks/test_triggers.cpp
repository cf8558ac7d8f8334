// When acting functions of a script are called, and what they find then.
#include "engine/game/game.hpp"
#include "engine/play/playing.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

constexpr const char* own_words =
    "clauses = { [\"X-1\"] = \"x\" }, events = { note = \"{what}\" }, ";

Variant acting(const std::string& body) { return extended(own_words + body); }

/// Functions with these names, each of which tells its name as an event.
std::string tellers(const std::vector<std::string>& names, const std::string& mark = "") {
  std::string body;
  for (const std::string& name : names) {
    const bool of_move =
        name == "on_trail" || name == "on_capture" || name == "on_sweep" || name == "on_play";
    body += name + " = function(" + (of_move ? "move, " : "") +
            "game) game:event(\"note\", { what = \"" + name + mark + "\" }) end, ";
  }
  return body;
}

const std::vector<std::string> all_hooks = {"on_deal",     "on_round_end", "on_round", "on_turn",
                                            "on_trail",    "on_capture",   "on_sweep", "on_play",
                                            "on_deal_end", "on_scored"};

/// The types of the events in order; of a note its text.
std::string told(const EventLog& log) {
  std::string text;
  for (const Event& event : log) {
    const FieldValue* what = event.find("what");
    text +=
        (text.empty() ? "" : " ") + (what != nullptr ? std::get<std::string>(*what) : event.type);
  }
  return text;
}

/// The seat to play lays out the first card of its hand.
void lay_out_first(Game& game) {
  const Seat seat = game.state().turn;
  game.play({seat, game.state().hand(seat).front(), {}});
}

/// Seat 1 lays s7 out beside h7. The hands were s7 c2 and h9 h4, the stock is d5 d6.
Game after_trail(const Rules& rules) {
  Game game(rules, start_at("h7", {"s7 c2", "h9 h4"}, "d5 d6"));
  game.play(move(1, "s7"));
  return game;
}

}  // namespace

TEST_CASE("A trail acts as on_trail, on_play, then on_turn", "[happenings]") {
  const Variant variant = acting(tellers(all_hooks));
  State state = position(variant, "h7", {"s7 c2", "h9 h4"});
  EventLog log;
  play(state, variant, "s7", &log);
  CHECK(told(log) == "trail on_trail on_play on_turn");
}

TEST_CASE("A capture acts as on_capture, on_sweep when it sweeps, on_play, then on_turn",
          "[happenings]") {
  const Variant variant = acting(tellers(all_hooks));
  State state = position(variant, "h7 c2", {"s7 d2", "h9 h4"});
  EventLog log;
  play(state, variant, "s7xh7", &log);
  CHECK(told(log) == "capture on_capture on_play on_turn");
  state = position(variant, "h7", {"s7 c2", "h9 h4"});
  log.clear();
  play(state, variant, "s7xh7", &log);
  CHECK(told(log) == "capture sweep on_capture on_sweep on_play on_turn");
}

TEST_CASE("Dealing acts as on_deal, and between rounds as on_round_end and on_round",
          "[happenings]") {
  const Variant variant = acting(tellers(all_hooks));
  EventLog log;
  State state = start_match(variant, 2, 2, packs_without(""), &log);
  CHECK(told(log) == "deal on_deal on_turn");
  lay_out(state, variant, 7);
  log.clear();
  lay_out(state, variant, 1, &log);
  CHECK(told(log) == "trail on_trail on_play on_round_end deal on_round on_turn");
}

TEST_CASE("The end of a deal acts as on_round_end, on_deal_end, on_scored", "[happenings]") {
  const Variant variant = acting(tellers(all_hooks));
  State state = position(variant, "h7 d2", {"s7", ""});
  EventLog log;
  play(state, variant, "s7xh7", &log);
  CHECK(told(log) ==
        "capture on_capture on_play on_round_end leftovers on_deal_end on_scored deal-over");
}

TEST_CASE("Functions of several layers add up, the base's first, and `false` takes them away",
          "[happenings]") {
  const ScriptFolder folder;
  folder.write("base.lua",
               extension(std::string("id = \"base\", ") + own_words + tellers({"on_play"}, "1")));
  folder.write("more.lua", "return kasino.modifier { id = \"more\", title = \"M\", " +
                               tellers({"on_play"}, "2") + " }");
  folder.write("less.lua",
               "return kasino.modifier { id = \"less\", title = \"L\", on_play = false }");
  const auto told_by = [&](const std::string& spec) {
    const Variant variant = folder.load(spec);
    State state = position(variant, "h7", {"s7 c2", "h9 h4"});
    EventLog log;
    play(state, variant, "s7", &log);
    return told(log);
  };
  CHECK(told_by("base+more") == "trail on_play1 on_play2");
  CHECK(told_by("base+less") == "trail");
  CHECK(told_by("base+less+more") == "trail on_play2");
}

TEST_CASE("end_deal ends the deal from any function that is called while it goes on",
          "[happenings]") {
  const auto hook =
      GENERATE(values<std::string>({"on_deal", "on_round_end", "on_round", "on_turn"}));
  CAPTURE(hook);
  const Variant variant = acting(hook + " = function(game) game:end_deal() end");
  State state = start_match(variant, 2, 2, packs_without(""), nullptr);
  lay_out(state, variant, 8);
  CHECK(state.phase == Phase::DealOver);
  CHECK(state.round <= 2);
}

TEST_CASE("A seat whose turn took its last card is passed over", "[happenings]") {
  const Variant variant = acting(
      "on_turn = function(game) if game.turn == 2 then game:give(game:hand(2), { \"hand\", 2 }, "
      "\"table\") end end");
  const Game game = after_trail(variant);
  CHECK(game.state().hand(2).empty());
  CHECK(game.state().turn == 1);
  CHECK(game.state().phase == Phase::Play);
}

TEST_CASE("on_scored finds the deal counted, and what it awards goes to the match",
          "[happenings]") {
  const Variant variant = acting(
      "on_deal_end = function(game) game:award(1, 2, \"X-1\") assert(game:score(1) == 10) end,"
      "on_scored = function(game) assert(game:score(1) == 12) game:award(1, 4, \"X-1\") end");
  GameStart start = start_at("", {"s7", ""});
  start.setup->words["scores"] = "10 0";
  Game game(variant, start);
  game.play(move(1, "s7"));
  CHECK(game.state().scores[0] == 16);
  CHECK(game.state().phase == Phase::MatchOver);
}

TEST_CASE("What is awarded once the deal is counted is in the score at once", "[happenings]") {
  const Variant variant = acting(
      "on_scored = function(game) game:award(1, 4, \"X-1\") assert(game:score(1) == 14) "
      "game:award(1, -1, \"X-1\") end");
  GameStart start = start_at("", {"s7", ""});
  start.setup->words["scores"] = "10 0";
  Game game(variant, start);
  game.play(move(1, "s7"));
  CHECK(game.state().scores[0] == 13);
}

TEST_CASE("A sweep given once the deal is counted is an error", "[happenings]") {
  const Variant variant = acting("on_scored = function(game) game:sweep(1, 1, \"X-1\") end");
  Game game(variant, start_at("", {"s7", ""}));
  CHECK_THROWS_WITH(game.play(move(1, "s7")),
                    Catch::Contains("the deal is counted, sweeps too: award points instead"));
}

TEST_CASE("on_deal sees the scores of a match in progress", "[happenings]") {
  const Variant variant =
      acting("on_deal = function(game) game:award(1, game:score(2), \"X-1\") end");
  GameStart start;
  start.scores = {0, 7};
  const Game game(variant, start);
  CHECK(game.state().awards == std::vector<Award>{{1, 7, "X-1"}});
}

TEST_CASE("Variables hold what their type says, and start again with their span", "[happenings]") {
  const Variant variant = acting(
      "vars = { p = { type = \"int\", resets = \"play\" }, r = { type = \"bool\", resets = "
      "\"round\" },"
      "d = { type = \"seat\" }, m = { type = { \"up\", \"down\" }, resets = \"match\", per = "
      "\"seat\" } },"
      "on_trail = function(move, game)\n"
      "  if move.card == \"s7\" then\n"
      "    game:set(\"p\", 5) game:set(\"r\", true) game:set(\"d\", 2) game:set(\"m\", 2, "
      "\"down\")\n"
      "  end\n"
      "  game:event(\"note\", { what = tostring(game:var(\"p\")) .. tostring(game:var(\"r\"))\n"
      "    .. tostring(game:var(\"d\")) .. game:var(\"m\", 1) .. game:var(\"m\", 2) })\n"
      "end");
  Game game(variant, start_at("", {"s7 c2", "h9"}, "d5 d6 d7 d8 c5 c6 c7 c8"));
  const auto said = [&](const char* text) {
    game.play(move(game.state().turn, text));
    return std::get<std::string>(*game.events()[1].find("what"));
  };
  CHECK(said("s7") == "5true2updown");
  CHECK(said("h9") == "0true2updown");
  CHECK(said("c2") == "0true2updown");
  CHECK(said("d5") == "0false2updown");  // a round later
  while (game.state().phase == Phase::Play) lay_out_first(game);
  game.next_deal();
  lay_out_first(game);
  CHECK(std::get<std::string>(*game.events()[1].find("what")) == "0falsefalseupdown");
}
