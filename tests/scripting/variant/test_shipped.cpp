// What scenarios (variants/*.test.lua) cannot say of shipped variants: how they are composed, the
// fields of their events, what nobody can see, and their records.
#include "engine/cards/deck.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"
#include "engine/play/scoring.hpp"
#include "engine/record/record.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/random_positions.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

using List = std::vector<int>;

GameStart at(const char* table, std::vector<const char*> hands, std::vector<const char*> piles = {},
             const List& scores = {}) {
  GameStart start;
  start.setup.emplace();
  start.setup->players = static_cast<int>(std::max(hands.size(), piles.size()));
  start.setup->table = cards(table);
  for (const char* hand : hands) start.setup->hands.push_back(cards(hand));
  for (const char* pile : piles) start.setup->piles.push_back(cards(pile));
  start.setup->words["scores"] = numbers(scores);
  return start;
}

const Event* find(const EventLog& log, const std::string& type) {
  for (const Event& event : log)
    if (event.type == type) return &event;
  return nullptr;
}

}  // namespace

TEST_CASE("Two to four play with one pack, in pairs four", "[shipped]") {
  for (const char* spec : {"standard", "finnish", "standard+teams"}) {
    CAPTURE(spec);
    const Variant variant(spec);
    CHECK(variant.data().min_players == (variant.data().are_one_side(1, 3) ? 4 : 2));
    CHECK(variant.data().max_players == 4);
    CHECK(variant.data().deck == DeckSpec{});
  }
  const Variant teams("standard+teams");
  CHECK(teams.data().are_one_side(1, 3));
  CHECK(teams.data().are_one_side(4, 2));
  CHECK_FALSE(teams.data().are_one_side(1, 2));
}

TEST_CASE("dragkasino is standard+draw by another name", "[shipped]") {
  const Variant named("dragkasino");
  const Variant added("standard+draw");
  CHECK(named.data().deal.draw == added.data().deal.draw);
  CHECK(named.data().clauses.size() == added.data().clauses.size());
  GameStart start;
  start.seed = 7;
  start.players = 3;
  CHECK(Game(named, start).state() == Game(added, start).state());
}

TEST_CASE("PAIR-2, majority=pair: the sheet shows the cards of both partners", "[shipped]") {
  const Variant teams("standard+teams", {{"majority", "pair"}});
  const Game game(teams, at("", {}, {"h3 h4", "h5 h6 h7", "h8 s9", ""}));
  const auto sheet = score_sheet(game.state(), teams, 1);
  REQUIRE(sheet.size() == 2);
  CHECK(sheet[0].cards == table("h3 h4 h8 s9"));
}

TEST_CASE("A record of pairs tells their totals and reads back", "[shipped]") {
  const Variant teams("standard+teams");
  const Game game(teams, at("", {}, {"d10", "hA", "s2 dA cA", "h3"}, {7, 9, 5, 9}));
  const std::string record = write_record(game);
  CHECK(record.find("; seats 1 3 together 20\n; seats 2 4 together 19\n") != std::string::npos);
  CHECK(replay_record(record, teams).state() == game.state());
}

TEST_CASE("Where the lowest score wins nobody announces, and the script says why", "[shipped]") {
  for (const char* spec : {"misar+early16", "finnish-reversed+early16"}) {
    CAPTURE(spec);
    std::string why;
    try {
      const Variant variant(spec);
    } catch (const ScriptError& error) {
      why = error.what();
    }
    CHECK(why.find("early16.lua:") == 0);
    CHECK(why.find("match.rank") != std::string::npos);
  }
}

TEST_CASE("MIS-A5: after a trail everybody hears what would now sweep, from open cards only",
          "[shipped]") {
  const Variant misar("misar");
  Game game(misar, at("s7", {"c4", "cJ hJ d2"}));
  game.play(move(1, "c4"));
  const Event* said = find(game.events(), "tabbe_on");
  REQUIRE(said != nullptr);
  // Every jack, whoever may hold it, and whether or not it is in play.
  CHECK(std::get<Cards>(*said->find("cards")) == cards("sJ hJ dJ cJ"));
  CHECK(std::get<std::string>(*said->find("sv")) == "knekt");
  Game elsewhere(misar, at("s7", {"c4", "hQ d2"}));
  elsewhere.play(move(1, "c4"));
  CHECK(*find(elsewhere.events(), "tabbe_on") == *said);
  Game special(misar, at("s7", {"c8", "hQ d2"}));
  special.play(move(1, "c8"));
  CHECK(std::get<std::string>(*find(special.events(), "tabbe_on")->find("en")) == "lillan");
  Game silent(misar, at("s9", {"c10", "c5 d2"}));
  silent.play(move(1, "c10"));
  CHECK(find(silent.events(), "tabbe_on") == nullptr);
  const Variant quiet("misar", {{"auto_announce", "false"}});
  Game without(quiet, at("s7", {"c4", "cJ hJ d2"}));
  without.play(move(1, "c4"));
  CHECK(find(without.events(), "tabbe_on") == nullptr);
}

TEST_CASE("MIS-A4: at an honest table the forced sweep may be broken, and nothing else",
          "[shipped]") {
  const Variant honest("misar", {{"enforce", "honest"}});
  const Variant strict("misar");
  const GameStart violation = at("s7 c4", {"cJ d2", "h3 h4 h5", "h6 h8"});
  const State state = Game(honest, violation).state();
  CHECK_FALSE(judge(move(1, "d2"), Game(strict, violation).state(), strict).stands(strict.data()));
  CHECK(judge(move(1, "d2"), state, honest).stands(honest.data()));
  CHECK_FALSE(judge(move(1, "cJ"), state, honest).stands(honest.data()));  // MIS-B1 as well
}

TEST_CASE("MIS-C2: who is out is dealt no cards, and those left play their number of rounds",
          "[shipped]") {
  const Variant misar("misar");
  Game game(misar, at("", {"h9"}, {"", "hA c4", ""}, {5, 19, 7}));
  game.play(move(1, "h9"));
  game.next_deal();
  CHECK(game.state().dealer == 1);
  CHECK(game.state().turn == 3);
  while (game.state().phase == Phase::Play) {
    CHECK(game.state().turn != 2);
    game.play(legal_moves(game.state(), misar, 1).front());
  }
  CHECK(game.state().round == 6);
  CHECK(game.state().scores[1] == 21);
  CHECK(replay_record(write_record(game), misar).state() == game.state());

  Game won(misar, at("", {"h9"}, {"", "hA c4", ""}, {5, 20, 21}));
  won.play(move(1, "h9"));
  CHECK(won.state().winners == std::vector<Seat>{1});
}

TEST_CASE("Nobody can see from the actions or the view whether an offence was made", "[shipped]") {
  const Variant honest("misar", {{"enforce", "honest"}});
  const auto answers = [&](const char* hand) {
    Game game(honest, at("s7 c4", {hand, "h3 h5"}));
    game.play(move(1, "d2"));
    return open_actions(game.state(), honest);
  };
  CHECK(answers("cJ d2") == answers("c9 d2"));
}

TEST_CASE("Duties written as functions leave the moves that the same duties leave as data",
          "[shipped]") {
  const std::vector<std::filesystem::path> folders = {KASINO_TEST_DATA "/scripts",
                                                      KASINO_SOURCE_VARIANTS};
  const Variant functions("duties-as-functions", {}, folders);
  const Variant data("duties-as-data", {}, folders);
  Random random(2);
  for (int deal = 0; deal < tries(60); ++deal) {
    State state = start_match(data, 2, 1, shuffled_deck({}, random), nullptr);
    while (state.phase == Phase::Play) {
      REQUIRE(legal_moves(state, functions) == legal_moves(state, data));
      apply(state, random_legal_move(state, data, random), data, nullptr);
    }
  }
}
