#include <string>

#include "engine/notation/move_text.hpp"
#include "engine/record/record.hpp"
#include "tests/engine/record/short_record.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/random_games.hpp"
#include "tests/support/shipped.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

Game match_of(const Rules& rules, std::uint64_t seed, int players = 2) {
  GameStart start;
  start.seed = seed;
  start.players = players;
  start.dealer = players;
  return Game(rules, start);
}

/// A position with scores, sweeps and piles, in the middle of a deal.
Setup setup_in_progress() {
  Setup setup;
  setup.players = 3;
  setup.table = cards("h7 s3 d4");
  setup.hands = {cards("s7 c8"), {}, cards("d2")};
  setup.piles = {cards("sK hK"), {}, cards("sA")};
  setup.stock = cards("c2 c3 c4 c5 c6 c9 c10 cJ cQ cK cA d3");
  setup.words["sweeps"] = "0 2";
  setup.words["scores"] = "3 5";
  setup.words["turn"] = "3";
  setup.words["last_capturer"] = "3";
  return setup;
}

/// A line of the record, from 1.
std::string line_of(const std::string& record, int number) {
  std::size_t begin = 0;
  for (; number > 1; --number) begin = record.find('\n', begin) + 1;
  return record.substr(begin, record.find('\n', begin) - begin);
}

/// Writes and replays a game, and compares the replay with it: record, positions, marks, chance.
void check_round_trip(const Game& game) {
  const std::string record = write_record(game);
  INFO(record);
  const Game replayed = replay_record(record, game.rules());
  REQUIRE(write_record(replayed) == record);
  REQUIRE(replayed.ply() == game.ply());
  for (std::size_t ply = 0; ply <= game.steps().size(); ++ply)
    REQUIRE(replayed.note_at(ply) == game.note_at(ply));
  for (std::size_t ply = 0; ply <= game.ply(); ++ply)
    REQUIRE(replayed.state_at(ply) == game.state_at(ply));
  for (std::size_t ply = 0; ply < game.ply(); ++ply) {
    REQUIRE(replayed.steps()[ply].what == game.steps()[ply].what);
    REQUIRE(replayed.steps()[ply].regularity == game.steps()[ply].regularity);
    REQUIRE(replayed.steps()[ply].events == game.steps()[ply].events);
    REQUIRE(replayed.steps()[ply].random == game.steps()[ply].random);
  }
}

}  // namespace

TEST_CASE("A record opens with its format, the variant, its options and the players", "[record]") {
  const Rules& rules = shipped("standard values=fixed");
  const std::string record = write_record(match_of(rules, 42, 3));
  CHECK_THAT(record, Catch::Matchers::StartsWith("kasino record 1\n"
                                                 "variant standard\n"
                                                 "option last_capture_point false\n"
                                                 "option must_capture false\n"
                                                 "option target 16\n"
                                                 "option values fixed\n"
                                                 "script " +
                                                 rules.data().hash +
                                                 "\n"
                                                 "players 3\n"
                                                 "seed 42\n"
                                                 "\n"
                                                 "deal 1\n"
                                                 "dealer 3\n"
                                                 "deck d7 c9 s5 s6 "));
  CHECK_THAT(record, Catch::Matchers::EndsWith(" dK\n\nend\n"));
}

TEST_CASE("The head of a record is read without its rules", "[record]") {
  const Rules& rules = shipped("standard values=aces");
  const RecordHead head = read_record_head(write_record(match_of(rules, ~std::uint64_t{0}, 4)));
  CHECK(head.format == 1);
  CHECK(head.variant == "standard");
  CHECK(head.variant_line == 2);
  CHECK(head.options.at("values") == "aces");
  CHECK(head.option_lines.at("values") == 6);
  CHECK(head.script_hash == rules.data().hash);
  CHECK(head.players == 4);
  CHECK(head.seed == ~std::uint64_t{0});
}

TEST_CASE("A variant may be a path with blanks, quotes and semicolons", "[record]") {
  RuleData data = shipped("standard").data();
  for (const char* name : {"house rules/my own.lua", "a;b", "say \"when\"", "back\\slash", "\"",
                           "\\n", "two\nlines", "misär+draw"}) {
    data.name = name;
    const Rules rules(data);
    CHECK(read_record_head(write_record(match_of(rules, 1))).variant == name);
    check_round_trip(match_of(rules, 1));
  }
}

TEST_CASE("Moves stand by round, a line for each time round the table", "[record]") {
  const Rules& rules = shipped("standard");
  Game game = match_of(rules, 42);
  for (const char* text : {"d7", "s7xd7", "c10xs10", "cK", "c9", "s5", "d2xs2", "s6", "hKxcK"})
    game.play(resolve(parse_move(text), game.state(), rules));
  const std::string record = write_record(game);
  CHECK_THAT(record, Catch::Matchers::EndsWith("round 1\n"
                                               "  d7  s7xd7\n"
                                               "  c10xs10  cK\n"
                                               "  c9  s5\n"
                                               "  d2xs2  s6\n"
                                               "round 2\n"
                                               "  hKxcK\n"
                                               "\nend\n"));
}

TEST_CASE("A deal that is over ends with its score, and the total where it differs", "[record]") {
  const Rules& rules = shipped("standard");
  Game game = match_of(rules, 5);
  Random random(5);
  while (game.state().deal < 2) play_random_step(game, random);
  play_random_steps(game, random, 49);
  const std::string record = write_record(game);
  CHECK(record.find("\nscore ") < record.find("\ndeal 2\ndealer 1\ndeck "));
  CHECK(record.find("\ntotal ") > record.find("\ndeal 2\n"));
}

TEST_CASE("A record holds every line of play, and where one stands", "[record]") {
  const Rules& rules = shipped("standard");
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Random random(seed);
    Game game = match_of(rules, seed);
    for (int line = 0; line < 6; ++line) {
      play_random_steps(game, random, static_cast<int>(random.below(120)));
      for (std::uint64_t steps = random.below(130); steps > 0; --steps) game.undo();
      if (random.below(3) == 0) game.change_line(random.below(game.line_count()));
    }
    const std::string record = write_record(game);
    CAPTURE(record);
    const Game again = replay_record(record, rules);
    REQUIRE(again.line_count() == game.line_count());
    CHECK(again.line() == game.line());
    CHECK(again.ply() == game.ply());
    CHECK(again.state() == game.state());
    CHECK(write_record(again) == record);
    for (std::size_t i = 0; i < game.line_count(); ++i) {
      REQUIRE(again.steps_of(i).size() == game.steps_of(i).size());
      if (!game.steps_of(i).empty())
        CHECK(*again.steps_of(i).back().after == *game.steps_of(i).back().after);
    }
  }
}

TEST_CASE("A line of a record begins where another can be left", "[record]") {
  const Rules& rules = shipped("standard");
  Game game = match_of(rules, 6);
  Random random(6);
  play_random_steps(game, random, 3);
  game.undo();
  const std::string record = write_record(game);
  const std::string place = "at line 1 after 2\n";
  REQUIRE(record.find(place) != std::string::npos);
  const auto refusal = [&](const std::string& instead) {
    std::string text = record;
    text.replace(text.find(place), place.size(), instead);
    try {
      replay_record(text, rules);
    } catch (const RecordError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  CHECK(refusal("at line 1 after 4\n") == "at: expected a number from 0 to 3, found \"4\"");
  CHECK(refusal("at line 2 after 1\n") == "at: expected a number from 1 to 1, found \"2\"");
  CHECK(refusal("line 3 from 1 after 1\n") == "expected `line 2`, found \"3\"");
  CHECK(refusal("line 2 from 2 after 1\n") == "line: expected a number from 1 to 1, found \"2\"");
  CHECK(refusal("at line 3\n") == "expected `at line N after K`");
  CHECK(refusal("line 2 from 1\n") == "expected `line N from M after K`");
  CHECK(refusal(place + place) == "expected `end` behind the place where one stands");
}

TEST_CASE("records_round_trip", "[record][property]") {
  const int games = is_sanitized ? 3 : 20;
  for (const char* variant : {"standard", "standard values=fixed", "misar auto_announce=false"}) {
    const Rules& rules = shipped(variant);
    for (int i = 0; i < games; ++i) {
      Random random(static_cast<std::uint64_t>(i));
      Game game = match_of(rules, random.next(), 2 + i % 3);
      play_random_steps(game, random, static_cast<int>(random.below(250)),
                        static_cast<std::uint64_t>(i % 2) * 10);
      check_round_trip(game);
    }
  }
}

TEST_CASE("records_round_trip with several packs and jokers", "[record][property]") {
  RuleData data = shipped("standard").data();
  data.deck.packs = 3;
  data.deck.jokers = 6;
  data.deal.may_run_short = true;
  const Rules rules(data);
  Random random(1);
  Game game = match_of(rules, 1, 4);
  play_random_steps(game, random, 300, 20);
  check_round_trip(game);
}

TEST_CASE("A match in progress round-trips", "[record]") {
  const Rules& rules = shipped("standard");
  GameStart start;
  start.seed = 3;
  start.dealer = 1;
  start.scores = {0, 11};
  Game game(rules, start);
  Random random(3);
  play_random_steps(game, random, 120);
  CHECK_THAT(write_record(game), ContainsSubstring("dealer 1\nscores 0 11\ndeck "));
  check_round_trip(game);
}

TEST_CASE("A position of one's own round-trips, and the deals after it", "[record]") {
  const Rules& rules = shipped("standard");
  GameStart start;
  start.seed = 9;
  start.setup = setup_in_progress();
  Game game(rules, start);
  CHECK_THAT(write_record(game), ContainsSubstring("players 3\nseed 9\n\n"
                                                   "deal 1\n"
                                                   "dealer 2\n"
                                                   "scores 3 5\n"
                                                   "setup\n"
                                                   "turn 3\n"
                                                   "last_capturer 3\n"
                                                   "sweeps 0 2\n"
                                                   "table h7 s3 d4\n"
                                                   "hand1 s7 c8\n"
                                                   "hand3 d2\n"
                                                   "pile1 sK hK\n"
                                                   "pile3 sA\n"
                                                   "stock c2 c3 "));
  check_round_trip(game);
  Random random(9);
  for (int i = 0; i < 70; ++i) {
    play_random_step(game, random, 7);
    check_round_trip(game);
  }
}

TEST_CASE("A position in a later deal and round says which, and the match goes on", "[record]") {
  const Rules& rules = shipped("standard");
  GameStart start;
  start.seed = 9;
  start.setup = setup_in_progress();
  start.setup->words.merge(SetupWords{{"deal", "4"}, {"round", "2"}, {"last_player", "2"}});
  Game game(rules, start);
  CHECK(game.state().deal == 4);
  CHECK(game.state().round == 2);
  CHECK_THAT(write_record(game), ContainsSubstring("\n\ndeal 4\n"
                                                   "round 2\n"
                                                   "dealer 2\n"
                                                   "scores 3 5\n"
                                                   "setup\n"
                                                   "turn 3\n"));
  CHECK_THAT(write_record(game), ContainsSubstring("\nlast_player 2\n\nend\n"));
  check_round_trip(game);
  Random random(9);
  for (int i = 0; i < 30; ++i) {
    play_random_step(game, random, 7);
    check_round_trip(game);
  }
}

TEST_CASE("A record with a deck begins with its first deal and round", "[record]") {
  const Rules& rules = shipped("standard");
  const std::string record = write_record(match_of(rules, 3));
  const auto complaint = [&](const std::string& from, const std::string& to) {
    std::string changed = record;
    changed.replace(changed.find(from), from.size(), to);
    try {
      replay_record(changed, rules);
    } catch (const RecordError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  CHECK(complaint("deal 1", "deal 2") == "expected `deal 1`, found \"2\"");
  CHECK(complaint("deal 1", "deal 1\nround 2") == "round: expected a line `setup` before it");
}

TEST_CASE("A position without any cards is a deal that is over, and is recorded so", "[record]") {
  const Rules& rules = shipped("standard");
  Game game(rules, start_at("", {}));
  REQUIRE(game.state().phase == Phase::DealOver);
  check_round_trip(game);
  game.next_deal();
  check_round_trip(game);
}

TEST_CASE("A game with a deck of one's own round-trips", "[record]") {
  const Rules& rules = shipped("standard");
  GameStart start;
  start.deck = packs_without("");
  Game game(rules, start);
  Random random(2);
  play_random_steps(game, random, 48);
  if (game.state().phase == Phase::DealOver) game.next_deal(packs_without(""));
  check_round_trip(game);
}

TEST_CASE("A game that is loaded goes on with the decks it would have had", "[record]") {
  const Rules& rules = shipped("standard");
  Game game = match_of(rules, 77);
  Random random(77);
  while (game.state().phase == Phase::Play) play_random_step(game, random);
  Game loaded = replay_record(write_record(game), rules);
  game.next_deal();
  loaded.next_deal();
  CHECK(loaded.state() == game.state());
}

TEST_CASE("An irregular move is marked, and replay lets it stand", "[record]") {
  const Rules& rules = shipped("standard");
  Game game(rules, start_at("s5 d5 h3", {"c8", "c9"}));
  game.play({1, card("c8"), table("s5 d5 h3")}, Regularity::Irregular);
  const std::string record = write_record(game);
  CHECK_THAT(record, ContainsSubstring("\n  c8xs5,d5,h3!\n"));
  check_round_trip(game);
  std::string unmarked = record;
  unmarked.erase(unmarked.find('!'), 1);
  try {
    replay_record(unmarked, rules);
    FAIL("was replayed");
  } catch (const RecordError& error) {
    CHECK(error.clause() == "STD-CAP-4");
    CHECK(line_of(unmarked, error.line()) == "  c8xs5,d5,h3");
    CHECK_THAT(error.what(), Catch::Matchers::StartsWith(
                                 "\"c8xs5,d5,h3\" is not legal: STD-CAP-4, A table card"));
  }
}

TEST_CASE("A record written by the first version is read", "[record]") {
  // Records written by this program, which are kept for ever. A change of the format adds new files
  // beside them.
  for (const char* name : {"match-v1", "setup-v1", "irregular-v1"}) {
    INFO(name);
    const std::string record = read_data("records/" + std::string(name) + ".kasino");
    CHECK(write_record(replay(record)) == record);
  }
}

TEST_CASE("Notes stand below their steps, as comments, and are read back", "[record]") {
  const Rules& rules = shipped("standard");
  Game game = match_of(rules, 42);
  game.write_note("The \"first\" match; with semicolons.");
  for (const char* text : {"d7", "s7xd7", "c10xs10", "cK"}) {
    game.play(resolve(parse_move(text), game.state(), rules));
    if (text == std::string("s7xd7")) game.write_note("; naïve  \t but\x01\n \n good\n");
  }
  std::string much;
  for (int i = 0; i < 100; ++i) much += "word" + std::to_string(i) + ' ';
  game.write_note(much);
  CHECK(game.note_at(2) == "; naïve but\ngood");
  const std::string record = write_record(game);
  CHECK_THAT(record, ContainsSubstring("\n; The \"first\" match; with semicolons.\nround 1\n"
                                       "  d7  s7xd7\n"
                                       "  ; ; naïve but\n"
                                       "  ; good\n"
                                       "  c10xs10  cK\n"
                                       "  ; word0 word1 "));
  for (int line = 1; line < 30; ++line) CHECK(line_of(record, line).size() < 200);
  check_round_trip(game);
  game.go_to(2);
  game.play(resolve(parse_move("c9"), game.state(), rules));
  game.write_note("another line");
  game.go_to(2);
  game.write_note("of both");
  check_round_trip(game);
  const Game replayed = replay_record(write_record(game), rules);
  for (const std::size_t line : {0U, 1U}) CHECK(replayed.steps_of(line)[1].note == "of both");
  CHECK(replayed.steps_of(1)[2].note == "another line");
  CHECK_THAT(replayed.steps_of(0)[3].note, ContainsSubstring("word99"));
  game.write_note("");
  CHECK_THAT(write_record(game), !ContainsSubstring("of both"));
}

TEST_CASE("Comments of people are notes of the step before them, but what is said of sides",
          "[record]") {
  const Rules& rules = shipped("standard");
  const Game game = replay_record(
      "; before all\n"
      "kasino record 1 ; a comment\n"
      "variant standard\nplayers 2\nseed 42\n"
      "deal 1\ndealer 2\nsetup\nturn 1\ntable d4\nhand1 s7 c2 ; of the hand\nhand2 h9 h3\n"
      ";\n; of the start\nround 1\n"
      "  s7  h9 ; of the second\n"
      ";   and\tmore\n"
      "  c2\n  h3\n; seats 1 2 together 7\n; seats of ours\nscore 0 5\n; last\n"
      "end ; here\n; played by 0 human,human\n",
      rules, {.holds_scores = false});
  CHECK(game.note_at(0) == "before all\na comment\nof the hand\nof the start");
  CHECK(game.note_at(1).empty());
  CHECK(game.note_at(2) == "of the second and more");
  CHECK(game.note_at(4) == "seats of ours\nlast");
  CHECK(game.afterword() == "; here\n; played by 0 human,human\n");
  CHECK_THAT(write_record(game),
             Catch::Matchers::EndsWith("\nend\n; here\n; played by 0 human,human\n"));
}
