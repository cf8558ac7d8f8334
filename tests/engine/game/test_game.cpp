// Matches and their history.
#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/play/effects.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/random_games.hpp"
#include "tests/support/random_positions.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// Rules whose act after a play fails half done, if told to.
class Failing : public Rules {
 public:
  Failing() : Rules(with_hook()) {}
  void act(Trigger, const Play* play, Effects& effects) const override {
    effects.award(play->move->seat, 1, "STD-SCO-1");
    if (fails) throw ActError("as the test wants");
  }
  mutable bool fails = false;

 private:
  static RuleData with_hook() {
    RuleData rules = shipped("standard").data();
    rules.acts[static_cast<std::size_t>(Trigger::Play)] = {HookId()};
    return rules;
  }
};

GameStart with_seed(std::uint64_t seed) {
  GameStart start;
  start.seed = seed;
  return start;
}

/// The error of a start: "place | message".
std::string complaint(void (*change)(GameStart&)) {
  const Rules& rules = shipped("standard");
  GameStart start;
  start.deck = packs_without("");
  change(start);
  try {
    Game(rules, start);
  } catch (const SetupError& error) {
    return error.place() + " | " + error.what();
  }
  return {};
}

}  // namespace

TEST_CASE("undo_and_redo_are_inverse", "[game]") {
  const Rules& rules = shipped("standard");
  Random random(1);
  for (int i = 0; i < tries(60); ++i) {
    GameStart start = with_seed(static_cast<std::uint64_t>(i));
    start.players = 2 + i % 3;
    Game game(rules, start);
    std::vector<State> states = {game.state()};
    std::vector<EventLog> logs = {game.events()};
    while (game.ply() < 120 && game.state().phase != Phase::MatchOver) {
      play_random_step(game, random);
      states.push_back(game.state());
      logs.push_back(game.events());
    }
    for (std::size_t ply = states.size() - 1; ply > 0; --ply) {
      REQUIRE(game.undo());
      REQUIRE(game.ply() == ply - 1);
      REQUIRE(game.state() == states[ply - 1]);
      REQUIRE(game.events() == logs[ply - 1]);
    }
    CHECK_FALSE(game.undo());
    for (std::size_t ply = 1; ply < states.size(); ++ply) {
      REQUIRE(game.redo());
      REQUIRE(game.state() == states[ply]);
      REQUIRE(game.state_at(ply) == states[ply]);
      REQUIRE(game.events() == logs[ply]);
    }
    CHECK_FALSE(game.redo());
  }
}

TEST_CASE("A play after undo forgets what was taken back", "[game]") {
  const Rules& rules = shipped("standard");
  Game game(rules, with_seed(5));
  const auto lay_out_card = [&](std::size_t index) {
    const Seat seat = game.state().turn;
    game.play({seat, game.state().hand(seat)[index], {}});
  };
  lay_out_card(0);
  lay_out_card(0);
  lay_out_card(0);
  game.undo();
  game.undo();
  CHECK(game.steps().size() == 3);
  lay_out_card(1);
  CHECK(game.steps().size() == 2);
  CHECK(game.ply() == 2);
  CHECK_FALSE(game.redo());
}

TEST_CASE("What was taken back is a line of play of its own once another step is taken", "[game]") {
  const Rules& rules = shipped("standard");
  Game game(rules, with_seed(5));
  const auto lay_out_card = [&](std::size_t index) {
    const Seat seat = game.state().turn;
    game.play({seat, game.state().hand(seat)[index], {}});
  };
  for (int i = 0; i < 4; ++i) lay_out_card(0);
  const State end = game.state();
  for (int i = 0; i < 3; ++i) game.undo();
  lay_out_card(1);
  CHECK(game.line_count() == 2);
  CHECK(game.line() == 1);
  CHECK(game.shared(0, 1) == 1);
  CHECK(*game.steps_of(0).back().after == end);

  SECTION("and can be changed over to") {
    game.change_line(0);
    CHECK(game.ply() == 1);
    CHECK(game.steps().size() == 4);
    CHECK(game.steps_of(1).size() == 2);
    while (game.redo()) {
    }
    CHECK(game.state() == end);
  }
  SECTION("and goes on where its step is taken again") {
    game.undo();
    lay_out_card(0);
    CHECK(game.line_count() == 2);
    CHECK(game.line() == 0);
    CHECK(game.ply() == 2);
    CHECK(game.steps().size() == 4);
  }
  SECTION("but for the oldest, of very many") {
    Random random(1);
    for (std::size_t i = 2; i < Game::most_lines + 5; ++i) {
      while (game.undo()) {
      }
      play_random_steps(game, random, 20);
    }
    CHECK(game.line_count() == Game::most_lines);
  }
}

TEST_CASE("A move that fails in the variant's rules changes nothing, not even what redo brings",
          "[game]") {
  const Failing rules;
  Game game(rules, with_seed(5));
  const Move first = legal_moves(game.state(), rules).front();
  game.play(first);
  game.undo();
  const State before = game.state();
  rules.fails = true;
  CHECK_THROWS_AS(game.play(legal_moves(game.state(), rules)[1]), ActError);
  CHECK(game.state() == before);
  CHECK(game.ply() == 0);
  CHECK(game.steps().size() == 1);
  rules.fails = false;
  CHECK(game.redo());
  game.undo();
  game.play(first);
  CHECK(game.state().awards.size() == 1);
}

TEST_CASE("A move whose cards are not where it says is refused, and changes nothing", "[game]") {
  const Rules& rules = shipped("standard");
  Game game(rules, with_seed(5));
  const State before = game.state();
  const Seat turn = before.turn;
  const Seat other = before.next_seat(turn);
  CHECK_THROWS_AS(game.play({turn, before.stock().front(), {}}), MoveError);
  CHECK_THROWS_AS(game.play({other, before.hand(other).front(), {}}), MoveError);
  CHECK(game.state() == before);
}

TEST_CASE("An irregular move stands, and is marked", "[game]") {
  const Rules& rules = shipped("standard");
  Game game(rules, start_at("h7 d2", {"s3", "c9"}));
  game.play(move(1, "s3xh7"), Regularity::Irregular);
  CHECK(to_text(game.state().pile(1)) == "s3 h7");
  CHECK(game.steps().back().regularity == Regularity::Irregular);
  game.play(move(2, "c9"));
  CHECK(game.steps().back().regularity == Regularity::Regular);
}

TEST_CASE("The same seed and moves make the same game, another seed another deck", "[game]") {
  const Rules& rules = shipped("standard");
  const auto end_of = [&](std::uint64_t seed) {
    Game game(rules, with_seed(seed));
    Random random(9);
    for (int i = 0; i < 100; ++i) play_random_step(game, random);
    return game.state();
  };
  CHECK(end_of(7) == end_of(7));
  CHECK_FALSE(Game(rules, with_seed(7)).start().deck == Game(rules, with_seed(8)).start().deck);
}

TEST_CASE("The first deck is the seed's, and the next deal draws on from the same generator",
          "[game]") {
  const Rules& rules = shipped("standard");
  Random random(7);
  const Cards first = shuffled_deck({}, random);
  const Cards second = shuffled_deck({}, random);
  Game game(rules, with_seed(7));
  CHECK(game.start().deck == first);
  while (game.state().phase == Phase::Play)
    game.play({game.state().turn, game.state().hand(game.state().turn).front(), {}});
  game.next_deal();
  CHECK(std::get<Cards>(game.steps().back().what) == second);
  game.undo();
  game.next_deal();  // undo takes the generator back, too
  CHECK(std::get<Cards>(game.steps().back().what) == second);
}

TEST_CASE("After a position of one's own the next deal is the seed's second", "[game]") {
  const Rules& rules = shipped("standard");
  Random random(7);
  shuffled_deck({}, random);
  GameStart start;
  start.seed = 7;
  start.setup.emplace();
  Game game(rules, start);
  game.next_deal();
  CHECK(std::get<Cards>(game.steps().back().what) == shuffled_deck({}, random));
}

TEST_CASE("A next deal may be given its deck, in dealing order", "[game]") {
  const Rules& rules = shipped("standard");
  Game game(rules, start_at("", {}));
  REQUIRE(game.state().phase == Phase::DealOver);
  const Cards deck = packs_without("");
  game.next_deal(deck);
  CHECK(to_text(game.state().hand(game.state().turn)) == "sK hK dQ cQ");
  CHECK(game.events().front().type == "deal");
  CHECK_THROWS_AS(game.next_deal(), MoveError);
}

TEST_CASE("A next deal with an impossible deck changes nothing", "[game]") {
  const Rules& rules = shipped("standard");
  Game game(rules, start_at("", {}));
  CHECK_THROWS_AS(game.next_deal(cards("s2 s3")), SetupError);
  CHECK(game.ply() == 0);
  CHECK(game.state().deal == 1);
}

TEST_CASE("There is no next deal while a deal goes on", "[game]") {
  const Rules& rules = shipped("standard");
  Game game(rules, with_seed(5));
  CHECK_THROWS_WITH(game.next_deal(), "the deal is not over yet");
}

TEST_CASE("A fault in a start is reported with its place", "[game]") {
  struct Row {
    void (*change)(GameStart&);
    const char* complaint;
  };
  const auto row = GENERATE(values<Row>({
      {[](GameStart&) {}, ""},
      {[](GameStart& s) { s.players = 5; },
       "players | players: standard is for 2 to 4 players, not 5"},
      {[](GameStart& s) { s.players = 0; },
       "players | players: standard is for 2 to 4 players, not 0"},
      {[](GameStart& s) { s.dealer = 3; },
       "dealer | dealer: expected a seat from 1 to 2, not \"3\""},
      {[](GameStart& s) {
         s.scores = {1, 2, 3};
       },
       "scores | scores: there are 2 seats, but 3 are named"},
      {[](GameStart& s) { s.deck.pop_back(); },
       "deck | deck: a whole deck has 52 cards, this one has 51; cA is missing"},
      {[](GameStart& s) { s.deck.push_back(card("h7")); }, "deck | deck: h7 is named twice"},
      {[](GameStart& s) { s.deck.back() = card("h7"); }, "deck | deck: h7 is named twice"},
      {[](GameStart& s) { s.deck.back() = card("*1"); },
       "deck | deck: *1 is no card of the deck of standard"},
      {[](GameStart& s) { s.deck.back() = card("h7'"); },
       "deck | deck: h7' is no card of the deck of standard"},
  }));
  CHECK(complaint(row.change) == row.complaint);
}

TEST_CASE("A match may begin with scores", "[game]") {
  const Rules& rules = shipped("standard");
  GameStart start = with_seed(5);
  start.scores = {9, 12};
  const Game game(rules, start);
  CHECK(game.state().scores[0] == 9);
  CHECK(game.state().scores[1] == 12);
  CHECK(game.state().deal == 1);
}

TEST_CASE("The start tells what was dealt", "[game]") {
  const Rules& rules = shipped("standard");
  GameStart start = with_seed(5);
  start.dealer = 2;
  const Game game(rules, start);
  CHECK(game.events() == EventLog{{"deal", {{"deal", 1}, {"round", 1}, {"dealer", 2}}}});
  CHECK(game.start_events() == game.events());
}

TEST_CASE("A copied game goes its own way", "[game]") {
  const Rules& rules = shipped("standard");
  Game game(rules, with_seed(5));
  Game other = game;
  other.play(legal_moves(other.state(), rules).front());
  CHECK(game.ply() == 0);
  CHECK_FALSE(game.state() == other.state());
}
