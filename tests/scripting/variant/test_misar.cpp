// Kasino misär, clause by clause, under variants/misar.lua.
#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/scoring.hpp"
#include "engine/record/record.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

using List = std::vector<int>;

/// The clauses that forbid the move of seat 1, parted by spaces.
std::string forbidding(const Rules& rules, const char* table, const char* hand, const char* text) {
  const State state = position(rules, table, {hand, "h4"});
  std::string clauses;
  for (const Refusal& refusal : judge(move(1, text), state, rules).refusals)
    clauses += (clauses.empty() ? "" : " ") + refusal.clause;
  return clauses;
}

GameStart at(const char* table, std::vector<const char*> hands, List scores = {}) {
  GameStart start;
  start.setup.emplace();
  start.setup->players = static_cast<int>(hands.size());
  start.setup->table = cards(table);
  for (const char* hand : hands) start.setup->hands.push_back(cards(hand));
  start.setup->scores = std::move(scores);
  return start;
}

/// A match in which the deal just played has brought these scores: seat 1 plays its last card.
Game after_deal(const Rules& rules, std::vector<const char*> piles, List scores) {
  GameStart start;
  start.setup.emplace();
  start.setup->players = static_cast<int>(piles.size());
  start.setup->hands = {cards("h9")};
  for (const char* pile : piles) start.setup->piles.push_back(cards(pile));
  start.setup->scores = std::move(scores);
  Game game(rules, start);
  game.play(move(1, "h9"));
  return game;
}

std::vector<bool> out(const State& state) {
  return std::vector<bool>(state.out.begin(), state.out.begin() + state.players());
}

const Event* find(const EventLog& log, const std::string& type) {
  for (const Event& event : log)
    if (event.type == type) return &event;
  return nullptr;
}

}  // namespace

TEST_CASE("MIS-A1, MIS-A2, MIS-A3: who can sweep must, with the card and the way that do",
          "[misar]") {
  const Variant misar("misar");
  CHECK(forbidding(misar, "s7 c4", "cJ d2", "cJxs7 c4") == "");
  CHECK(forbidding(misar, "s7 c4", "cJ d2", "d2") == "MIS-A2 MIS-A1");
  CHECK(forbidding(misar, "h7 d7 c6 s3 h3 d4", "c10", "c10xs3 h3 d4") == "MIS-A3 MIS-A1");
  CHECK(forbidding(misar, "hA cA", "c2 hK", "hK") == "MIS-A2 MIS-A1");
  // Several cards that can: the player chooses among them.
  CHECK(forbidding(misar, "s7 c4", "cJ hJ d2", "hJxs7 c4") == "");
  CHECK(forbidding(misar, "s7 c4", "cJ hJ d2", "cJxs7 c4") == "");
}

TEST_CASE("MIS-A5: after a trail everybody hears what would now sweep, from open cards only",
          "[misar]") {
  const Variant misar("misar");
  Game game(misar, at("s7", {"c4", "cJ hJ d2"}));
  game.play(move(1, "c4"));
  const Event* said = find(game.events(), "tabbe_on");
  REQUIRE(said != nullptr);
  // Whoever may hold them, and whether they are in play at all: every jack.
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

TEST_CASE("MIS-B1: the card that is played must capture if it can", "[misar]") {
  const Variant misar("misar");
  CHECK(forbidding(misar, "s7 hK", "h7", "h7") == "MIS-B1");
  // MIS-B5: but no card that can capture need be played.
  CHECK(forbidding(misar, "s7 hK", "h7 c2", "c2") == "");
}

TEST_CASE("MIS-B2: nothing may be left that the card could still take at its value", "[misar]") {
  const Variant misar("misar");
  CHECK(forbidding(misar, "h7 d7 c6 s3 h3 d4 cK", "c10", "c10xh7 s3") == "MIS-B2");
  CHECK(forbidding(misar, "s5 d5 h3", "c8", "c8xs5 h3") == "");
  CHECK(forbidding(misar, "c2 d9 h6", "s2", "s2xc2") == "");
}

TEST_CASE("MIS-B3: left-behind storan, lillan and aces go if some counting of theirs allows it",
          "[misar]") {
  const Variant misar("misar");
  // From storan as 16: the ace and lillan as 15 are left.
  CHECK(forbidding(misar, "cQ s4 hA s2 h7", "d10", "d10xcQ s4") == "MIS-B2");
  CHECK(forbidding(misar, "s2 hA c9", "d10", "d10xs2 hA") == "");
}

TEST_CASE("MIS-B4: an ace may not be laid beside an ace", "[misar]") {
  const Variant misar("misar");
  CHECK(forbidding(misar, "cA c9", "hA", "hA") == "MIS-B1");
}

TEST_CASE("MIS-C1: in a single deal the fewest points win", "[misar]") {
  const Variant single("misar", {{"target", "0"}});
  const Game game = after_deal(single, {"d10 c3", "hA c4"}, {});
  CHECK(game.state().phase == Phase::MatchOver);
  CHECK(game.state().winners == std::vector<Seat>{2});
  // The same tie-break for a single deal: fewest spades, then shared.
  const Game spades = after_deal(single, {"hA s3 s4", "dA cA s5 s6"}, {});
  CHECK(spades.state().winners == std::vector<Seat>{1});
  const Game shared = after_deal(single, {"hA c3", "dA c4"}, {});
  CHECK(shared.state().winners == std::vector<Seat>{1, 2});
}

TEST_CASE("MIS-C2: who has 21 after a deal is out, and the last one in wins", "[misar]") {
  const Variant misar("misar");
  Game game = after_deal(misar, {"", "hA c4", ""}, {5, 19, 7});
  CHECK(out(game.state()) == std::vector<bool>{false, true, false});
  CHECK(game.state().phase == Phase::DealOver);
  CHECK(find(game.events(), "out") != nullptr);
  // The next deal is for those left, in their number of rounds, and the deal passes among them.
  game.next_deal();
  CHECK(game.state().dealer == 1);
  CHECK(game.state().turn == 3);
  CHECK(game.state().hand(2).empty());
  CHECK(game.state().stock().size() == 40);
  while (game.state().phase == Phase::Play) {
    CHECK(game.state().turn != 2);
    game.play(legal_moves(game.state(), misar, 1).front());
  }
  CHECK(game.state().round == 6);
  CHECK(game.state().scores[1] == 21);
  CHECK(replay_record(write_record(game), misar).state() == game.state());

  const Game won = after_deal(misar, {"", "hA c4", ""}, {5, 20, 21});
  CHECK(won.state().phase == Phase::MatchOver);
  CHECK(won.state().winners == std::vector<Seat>{1});
}

TEST_CASE("MIS-C3: if all go out together the fewest points win, then the fewest spades",
          "[misar]") {
  const Variant misar("misar");
  const Game points = after_deal(misar, {"hA c3", "dA cA c4 c5"}, {20, 20});
  CHECK(points.state().winners == std::vector<Seat>{1});
  const Game spades = after_deal(misar, {"hA s3 s4", "dA cA s5 s6"}, {20, 19});
  CHECK(spades.state().winners == std::vector<Seat>{1});
  const Game shared = after_deal(misar, {"hA c3", "dA c4"}, {20, 20});
  CHECK(shared.state().winners == std::vector<Seat>{1, 2});
}

TEST_CASE("MIS-D1: points are as in the standard game", "[misar]") {
  const Variant misar("misar");
  CHECK(misar.data().scoring.size() == Variant("standard").data().scoring.size());
  const Game game = after_deal(misar, {"d10 s2 c3", "hA h4"}, {});
  CHECK(game.state().scores[0] == 2 + 1 + 1 + 2);
  CHECK(game.state().scores[1] == 1);
}

TEST_CASE("MIS-A4: at an honest table who breaks the forced sweep and is called gets 5 points",
          "[misar]") {
  const Variant honest("misar", {{"enforce", "honest"}});
  const auto violation = at("s7 c4", {"cJ d2", "h3 h4 h5", "h6 h8"});
  const Variant strict("misar");
  CHECK_FALSE(judge(move(1, "d2"), Game(strict, violation).state(), strict).stands(strict.data()));

  Game game(honest, violation);
  CHECK(judge(move(1, "d2"), game.state(), honest).stands(honest.data()));
  CHECK_FALSE(judge(move(1, "cJ"), game.state(), honest).stands(honest.data()));  // MIS-B1 as well
  game.play(move(1, "d2"));
  game.perform({2, "call"});
  CHECK(deal_points(game.state(), honest)[0] == 5);
  CHECK(find(game.events(), "caught") != nullptr);
  // One call for an offence, and no second call by a seat before the next play.
  CHECK(refusals_of({2, "call"}, game.state(), honest) == std::vector<std::string>{"MIS-A4"});
  game.perform({3, "call"});
  CHECK(deal_points(game.state(), honest)[0] == 5);
}

TEST_CASE("MIS-A4: a false call costs nothing, and an offence is forgotten at the next capture",
          "[misar]") {
  const Variant honest("misar", {{"enforce", "honest"}});
  Game quiet(honest, at("s7 c4", {"d2 c9", "h3 h5"}));
  quiet.perform({2, "call"});
  CHECK(deal_points(quiet.state(), honest) == Points{});
  Game game(honest, at("s7 c4", {"cJ d2", "h3 h7", "h6 h8"}));
  game.play(move(1, "d2"));
  Game kept = game;
  game.play(move(2, "h7xs7"));
  game.perform({3, "call"});
  CHECK(deal_points(game.state(), honest)[0] == 0);
  // A trail does not hide it.
  kept.play(move(2, "h3"));
  kept.perform({3, "call"});
  CHECK(deal_points(kept.state(), honest)[0] == 5);
}

TEST_CASE("Nobody can see from the actions or the view whether an offence was made", "[misar]") {
  const Variant honest("misar", {{"enforce", "honest"}});
  const auto answers = [&](const char* hand) {
    Game game(honest, at("s7 c4", {hand, "h3 h5"}));
    game.play(move(1, "d2"));
    return open_actions(game.state(), honest);
  };
  CHECK(answers("cJ d2") == answers("c9 d2"));
}
