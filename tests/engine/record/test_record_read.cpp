#include <string>

#include "engine/model/state.hpp"
#include "tests/engine/record/short_record.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string replace_all(std::string text, const std::string& what, const std::string& instead) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += instead.size())
    text.replace(at, what.size(), instead);
  return text;
}

/// The error of the record with one thing changed.
struct Fault {
  std::string what;
  std::string instead;
  int line;
  std::string message;
  std::string clause = {};
};

void check(const std::vector<Fault>& faults) {
  for (const Fault& fault : faults) {
    INFO(fault.what << " -> " << fault.instead);
    try {
      replay(with(fault.what, fault.instead));
      FAIL("was replayed");
    } catch (const RecordError& error) {
      CHECK(error.line() == fault.line);
      CHECK_THAT(error.what(), ContainsSubstring(fault.message));
      CHECK(error.clause() == fault.clause);
    }
  }
}

}  // namespace

TEST_CASE("A record is replayed to its end", "[record]") {
  const Game game = replay(good());
  CHECK(game.ply() == 12);
  CHECK(game.state().phase == Phase::DealOver);
  CHECK(game.state().scores[0] == 10);
  CHECK(write_record(game) == good());
}

namespace {

Game without_notes(Game game) {
  for (std::size_t ply = 0; ply <= game.steps().size(); ++ply) {
    game.go_to(ply);
    game.write_note("");
  }
  game.write_afterword("");
  return game;
}

}  // namespace

TEST_CASE("Comments, tabs, blanks at line ends, CRLF and a byte order mark are read", "[record]") {
  const std::string plain = write_record(replay(good()));
  for (const std::string& text : {
           with("round 1\n", "; a fine deal\nround 1 ; the first\n\n ; of two\n"),
           with("  s7xh7,d4+s3  c8", "\ts7xh7,d4+s3\tc8 ;a sweep; no doubt"),
           replace_all(good(), "\n", "  \t\n"),
           replace_all(good(), "\n", "\r\n"),
           "\ufeff" + good(),
           "; by hand\n\n" + good(),
           with("end\n", "end"),
           with("end\n", "end\n\n; no more\n"),
       }) {
    INFO(text);
    CHECK(write_record(without_notes(replay(text))) == plain);
  }
}

TEST_CASE("What people write in their own way is read", "[record]") {
  for (const std::string& text : {
           with("s7xh7,d4+s3  c8\n  d2  s9", "S7x3S,4d,7h 8c 2d 9s"),
           with("h7 s3 d4\n", "♥7, 3♠ d4,\n"),
           with("dealer 2\n", ""),
           with("script 0123456789abcdef\n", ""),
           with("total 10 0\n", ""),
           with("variant nordic\noption values choice", "option values choice\nvariant \"nordic\""),
           with("table h7 s3 d4\nhand1 s7 d2\n", "hand1 s7 d2\ntable h7 s3 d4\n"),
       }) {
    INFO(text);
    CHECK(replay(text).state().scores[0] == 10);
  }
}

TEST_CASE("A record of a newer format is refused in clear words", "[record]") {
  check({{"record 1", "record 2", 1,
          "this record has format 2, but this program reads formats up to 1; a newer one is "
          "needed"}});
  CHECK_THROWS_AS(read_record_head(with("record 1", "record 7")), RecordError);
}

TEST_CASE("A text that is no record is refused", "[record]") {
  for (const char* text :
       {"", "\n\n", "hello", "kasino record", "kasino record one", "; comment", "kasino record 1 2",
        "kasino record 0", "kasino record -1", "\"kasino"}) {
    INFO(text);
    CHECK_THROWS_AS(replay(text), RecordError);
    CHECK_THROWS_AS(read_record_head(text), RecordError);
  }
}

TEST_CASE("A fault in the head is reported with its line", "[record]") {
  check({
      {"variant nordic\n", "", 7, "no `variant`"},
      {"players 2\n", "", 7, "no `players`"},
      {"players 2", "players two", 5, "players: expected a number from 1 to 8, found \"two\""},
      {"players 2", "players 9", 5, "expected a number from 1 to 8"},
      {"players 2", "players 2 3", 5, "players: expected a number, found 2 words"},
      {"players 2", "players 1", 5, "nordic is for 2 to 4 players, not 1"},
      {"players 2", "players 5", 5, "nordic is for 2 to 4 players, not 5"},
      {"seed 42", "seed -1", 6, "seed: expected a number"},
      {"seed 42", "seed 18446744073709551616", 6, "seed: expected a number"},
      {"seed 42", "seed 42\nseed 43", 7, "seed: given already in line 6"},
      {"option values choice", "option values", 3, "option: expected a name and a value"},
      {"option values choice", "option values choice\noption values fixed", 4, "given already"},
      {"seed 42", "sead 42", 6, "expected `deal 1` after the head"},
      {"variant nordic", "variant \"nordic", 2, "a quote is opened and not closed"},
  });
}

TEST_CASE("A fault where a deal begins is reported with its line", "[record]") {
  check({
      {"deal 1", "deal 0", 8, "deal: expected a number from 1 to"},
      {"deal 1", "deal", 8, "deal: expected a number, found 0 words"},
      {"dealer 2", "dealer 3", 9, "expected a seat from 1 to 2, not \"3\""},
      {"dealer 2", "dealer 0", 9, "expected a seat from 1 to 2, not \"0\""},
      {"scores 2 0", "scores 2 0 1", 10, "there are 2 seats, but 3 are named"},
      {"scores 2 0", "scores two", 10, "scores: expected a whole number"},
      {"setup\n", "", 8, "expected `deck`"},
      {"setup\n", "setup s7\n", 11, "lines of their own"},
      {"setup\n", "setup\ndeck s7\n", 12, "a deck or a setup, not both"},
      {"turn 1", "turn 3", 12, "expected a seat from 1 to 2, not \"3\""},
      {"turn 1", "turn 1\nsweeps 0 -1", 13, "sweeps: expected a whole number from 0 to"},
      {"h7 s3", "h7 s1", 13, "table: \"s1\" at column 4 is no card"},
      {"h7 s3", "h7 *1", 13, "table: *1 is no card of the deck of nordic"},
      {"hand2 c8 s9", "hand2 c8 s7", 15, "hand2: s7 is named twice, the first time in hand1"},
      {"hand2 c8 s9", "hand3 c8 s9", 15, "hand3: there are 2 seats"},
      {"hand2 c8 s9", "hand9 c8 s9", 15, "\"hand9\": expected a line `round 1` before it"},
      {"hand2 c8 s9", "hand1 c8 s9", 15, "hand1: given already in line 14"},
  });
}

TEST_CASE("A deal with a deck is dealt; one that is not whole is refused", "[record]") {
  const std::string head = "kasino record 1\nvariant nordic\nplayers 2\n\ndeal 1\n";
  const auto message = [&](const std::string& rest) -> std::string {
    try {
      replay(head + rest);
    } catch (const RecordError& error) {
      return std::to_string(error.line()) + ": " + error.what();
    }
    return "was replayed";
  };
  CHECK(message("deck\nend\n") == "6: deck: expected the cards in dealing order");
  CHECK(message("end\n") == "5: expected `deck` and the cards in dealing order, or `setup`");
  CHECK_THAT(message("dealer 1\ndeck s7 h7\nend\n"),
             ContainsSubstring("7: deck: a whole deck has 52 cards, this one has 2"));
  CHECK_THAT(message("deck s7 s7\nend\n"), ContainsSubstring("6: deck: s7 is named twice"));
  CHECK_THAT(message("turn 1\ndeck s7 h7\nend\n"),
             ContainsSubstring("6: turn: expected a line `setup` before it"));
}

TEST_CASE("A move that breaks a rule is told with its line and clause", "[record]") {
  check({
      {"s7xh7,d4+s3", "s7xh7,d4", 18, "\"s7xh7,d4\" is not legal: STD-CAP-2, Take a group",
       "STD-CAP-2"},
  });
}

TEST_CASE("A fault among the moves is reported with its line", "[record]") {
  check({
      {"s7xh7,d4+s3", "s7xh7,d4+s9", 18, "s9 does not lie on the table"},
      {"s7xh7,d4+s3", "c8xh7,d4+s3", 18, "c8 is not in the hand of seat 1"},
      {"s7xh7,d4+s3", "s7xh7,d4,s3=3", 18, "d4 is 4, and s7 is 7; write s7xh7,d4+s3", "STD-CAP-2"},
      {"s7xh7,d4+s3", "s7xfoo", 18, "\"foo\" at column 4 is no card"},
      {"s7xh7,d4+s3", "s7xh7!!", 18, "no card"},
      {"s7xh7,d4+s3", "s7x*!", 18, "an irregular move names the cards it takes"},
      {"s7xh7,d4+s3", "s8!", 18, "s8 is not in the hand of seat 1"},
      {"d2  s9", "d2", 20, "expected `round 1`, found \"2\""},
      {"round 1\n", "", 17, "\"s7xh7,d4+s3\": expected a line `round 1` before it"},
      {"round 2\n", "", 20, "\"d10xc8+d2\": expected a line `round 2` before it"},
      {"round 1", "round 2", 17, "expected `round 1`, found \"2\""},
      {"round 1", "round one", 17, "round: expected a number"},
      {"c5+c3  hA", "c5+c3  hA  hA", 24, "\"hA\": the deal is over, expected its `score`"},
      {"score 8 0", "round 3", 25, "the deal is over"},
  });
}

TEST_CASE("A wrong score is told with its line and the right one", "[record]") {
  check({
      {"score 8 0", "score 7 0", 25, "expected `score 8 0`"},
      {"score 8 0", "score 8", 25, "expected `score 8 0`"},
      {"score 8 0", "score 8 0 0", 25, "expected `score 8 0`"},
      {"score 8 0", "score eight", 25, "score: expected a number"},
      {"total 10 0", "total 8 0", 26, "expected `total 10 0`"},
      {"  d8xc5+c3  hA", "  d8xc5+c3", 25, "score: the deal is not over, seat 2 is to play"},
  });
}

TEST_CASE("A heading, a score or a total that is there twice is told with its line", "[record]") {
  check({
      {"round 1\n", "round 1\nround 1\n", 18, "round 1: has begun already"},
      {"  d2  s9", "round 1\n  d2  s9", 19, "round 1: has begun already"},
      {"score 8 0", "score 8 0\nscore 8 0", 26, "score: given already in line 25"},
      {"total 10 0", "total 10 0\ntotal 10 0", 27, "total: given already in line 26"},
  });
}

TEST_CASE("A deal that is over and has no score was cut", "[record]") {
  check({
      {"score 8 0\n", "", 27, "expected `score 8 0` before this line: the deal is over"},
      {"score 8 0\ntotal 10 0\n", "", 26, "expected `score 8 0` before this line"},
      {"score 8 0\ntotal 10 0\n", "deal 2\n", 25, "expected `score 8 0` before this line"},
  });
}

TEST_CASE("A record without its last line is cut", "[record]") {
  check({{"\nend\n", "", 27, "the record is cut: expected `end` as its last line"}});
}

TEST_CASE("Nothing follows the end of a record", "[record]") {
  check({{"end\n", "end\ndeal 2\n", 29, "expected nothing after `end`, found \"deal\""}});
}

TEST_CASE("Bytes that are no text are refused", "[record]") {
  check({
      {"round 1", std::string("round\0 1", 8), 17, "plain text, but column 6 holds \"\\x00\""},
      {"round 1", "round 1 ; \x1b[2J", 17, "plain text, but column 11 holds \"\\x1b\""},
      {"round 1", "round 1\x7f", 17, "plain text"},
  });
}
