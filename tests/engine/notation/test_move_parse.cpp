#include <string>

#include "engine/cards/card_text.hpp"
#include "engine/notation/move_text.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string value_text(Value value) { return value == 0 ? "" : "=" + std::to_string(value); }

/// A claim spelt out: "s7=7 x (h7) (d4+s3=3)", with "set" before cards that claim no groups.
std::string read(const char* text) {
  const MoveClaim claim = parse_move(text);
  std::string result = claim.claims_grouping ? "" : "set ";
  result += to_text(claim.card) + value_text(claim.value.value_or(0));
  if (claim.takes_most) result += " x*";
  for (const auto& group : claim.groups) {
    std::string cards;
    for (const Counted& counted : group)
      cards += (cards.empty() ? "" : "+") + to_text(counted.card) + value_text(counted.value);
    result += " (" + cards + ")";
  }
  return result;
}

struct Reading {
  const char* text;
  const char* claim;
};

struct Failure {
  const char* text;
  std::size_t column;
  const char* message;
};

void check(std::initializer_list<Reading> readings) {
  for (const Reading& reading : readings) {
    INFO(reading.text);
    CHECK(read(reading.text) == reading.claim);
  }
}

void check(std::initializer_list<Failure> failures) {
  for (const Failure& failure : failures) {
    INFO(failure.text);
    try {
      parse_move(failure.text);
      FAIL("was read");
    } catch (const ParseError& error) {
      CHECK(error.text() == failure.text);
      CHECK(error.column() == failure.column);
      CHECK_THAT(error.what(), ContainsSubstring(failure.message));
    }
  }
}

}  // namespace

TEST_CASE("A card alone is laid out", "[move-text]") {
  check({{"s7", "set s7"}, {" 10d ", "set d10"}, {"*1", "set *1"}, {"s7'3", "set s7'3"}});
}

TEST_CASE("Without + or = the cards taken are a set", "[move-text]") {
  check({{"s7xh7", "set s7 (h7)"},
         {"s7xh7,s3,d4", "set s7 (h7) (s3) (d4)"},
         {"s7xh7s3d4", "set s7 (h7) (s3) (d4)"},
         {"s7 x h7 s3 d4", "set s7 (h7) (s3) (d4)"},
         {"s7 x h7 , s3 ,d4", "set s7 (h7) (s3) (d4)"},
         {"7s x 7h3s4d", "set s7 (h7) (s3) (d4)"},
         {"s7x*1*2", "set s7 (*1) (*2)"},
         {"*1xh7*2", "set *1 (h7) (*2)"},
         {"s7'xh7'3", "set s7' (h7'3)"}});
}

TEST_CASE("The x is read in either case, as a times sign, and between spaces", "[move-text]") {
  check({{"s7Xh7", "set s7 (h7)"},
         {"s7×h7", "set s7 (h7)"},
         {"s7 × h7", "set s7 (h7)"},
         {"♠7×♥7", "set s7 (h7)"},
         {"7♠ x 7♥", "set s7 (h7)"}});
}

TEST_CASE("With a + the text claims groups", "[move-text]") {
  check({{"s7xh7,d4+s3", "s7 (h7) (d4+s3)"},
         {"s7xd4+s3", "s7 (d4+s3)"},
         {"s7 x h7 d4 + s3", "s7 (h7) (d4+s3)"},
         {"s7xd4 +s3 h7", "s7 (d4+s3) (h7)"},
         {"s7xh7s3+d4c7", "s7 (h7) (s3+d4) (c7)"},
         {"cKxhA+c2+s10", "cK (hA+c2+s10)"}});
}

TEST_CASE("With a = the text claims groups and a value", "[move-text]") {
  check({{"s2=15xd9+h6", "s2=15 (d9+h6)"},
         {"hA=14xsK+cA", "hA=14 (sK+cA)"},
         {"hA=14xcA=14", "hA=14 (cA=14)"},
         {"hAxcA=1", "hA (cA=1)"},
         {"hA=14xsK+cA=1,dA=14", "hA=14 (sK+cA=1) (dA=14)"},
         {"d10=16 x h9 s7", "d10=16 (h9) (s7)"},
         {"d10=16xh9s7=7c2", "d10=16 (h9) (s7=7) (c2)"},
         {"s7=7", "s7=7"},
         {"s7=07xh7", "s7=7 (h7)"}});
}

TEST_CASE("A star takes all that can be taken", "[move-text]") {
  check({{"s7x*", "set s7 x*"},
         {"s7 x *", "set s7 x*"},
         {"s7x* ", "set s7 x*"},
         {"hA=14x*", "hA=14 x*"}});
}

TEST_CASE("What is no move is reported with its column", "[move-text]") {
  check({
      {"", 0, "expected a move, as in s7 or s7xh7,d4+s3; found nothing"},
      {"  ", 2, "expected a move"},
      {"announce", 1, "\"announce\" is no card"},
      {"xh7", 0, "expected the card to play, as in s7; found \"xh7\""},
      {"s7h7", 2, "one card is played, but \"s7h7\" is 2; expected x before what it takes"},
      {"s7 h7", 3, "expected x and what is taken, as in s7xh7; found \"h7\""},
      {"s7,h7", 2, "expected x"},
      {"s7!", 2, "no card"},
      {"s7x", 3, "expected a card to take, as in s7xh7,d4+s3; found nothing"},
      {"s7 x ", 5, "expected a card to take"},
      {"s7xh7,", 6, "expected a card to take"},
      {"s7xh7+", 6, "expected a card to take"},
      {"s7x,h7", 3, "expected a card to take"},
      {"s7x+h7", 3, "expected a card to take"},
      {"s7xh7,,d7", 6, "expected a card to take"},
      {"s7xd4++s3", 6, "expected a card to take"},
      {"s7xxh7", 3, "expected a card to take"},
      {"s7xh7xd7", 5, "expected a card to take"},
      {"s7x*,h7", 4, "x* takes all it can and stands alone, as in s7x*; found \",h7\""},
      {"s7x* h7", 5, "x* takes all it can"},
      {"s7x*h7", 4, "x* takes all it can"},
      {"s7xh7*", 6, "the number of the joker"},
      {"s7x*0", 4, "the number of the joker"},
      {"s7=", 3, "expected a number after =, as in =15; found nothing"},
      {"s7= 7", 3, "expected a number after ="},
      {"s7 =7xh7", 3, "expected x"},
      {"s7=0xh7", 3, "a card counts 1 to 99, not \"0\""},
      {"s7=100xh7", 3, "a card counts 1 to 99, not \"100\""},
      {"s7=99999999999999999999xh7", 3, "a card counts 1 to 99"},
      {"s7=7=7", 4, "expected x"},
      {"s7xh7=7=7", 7, "expected a card to take"},
      {"s7xh1", 4, "\"h1\" at column 4 is no card"},
      {"s7xh7+foo", 6, "\"foo\" at column 7 is no card"},
  });
}

TEST_CASE("A build that is not written as one is refused with its place", "[move-text]") {
  check({{"[s5+h3]", 0, "a build is no card to play"},
         {"s8xh8+[s5+h3]", 6, "a build is taken whole, and goes with no card; expected , before ["},
         {"s8x[s5+h3]+h6", 11, "a build or pile is taken whole, and goes with no card; expected ,"},
         {"s8xd2,[s5+h3]+h6", 14, "expected , instead of +"},
         {"h9x@pile2+hJ", 10, "expected , instead of +"},
         {"s8x[", 4, "expected the cards of a build and ], as in [c3+d3]; found nothing"},
         {"s8x[s5+", 7, "expected the cards of a build and ]"},
         {"s8x[]", 5, "expected the cards of a build, as in [c3+d3]"},
         {"s8x[s5+h1]", 8, "\"h1\" at column 8 is no card"},
         {"s2>", 3, "expected a number to build to, as in s2>8:h6; found nothing"},
         {"s2>x", 3, "expected a number to build to"},
         {"s2>100:h6", 3, "a card counts 1 to 99, not \"100\""},
         {"s2>8h6", 4, "expected : and what is built with"},
         {"s2>8:", 5, "expected a card to build with"}});
}

TEST_CASE("Builds are read by their cards, and what is built by its value", "[move-text]") {
  const MoveClaim capture = parse_move("c9 x [ h3 + s6 ], d5+c4");
  CHECK(capture.builds == std::vector<Cards>{parse_cards("s6 h3")});
  CHECK(taken_cards(capture) == parse_cards("d5 c4"));
  CHECK_FALSE(capture.built);
  const MoveClaim build = parse_move("h6 > 8 : d2,s6+c2");
  CHECK(build.built == std::optional<Value>(8));
  CHECK(taken_cards(build) == parse_cards("s6 d2 c2"));
  CHECK(build.claims_grouping);
  CHECK(parse_move("h8>8").built == std::optional<Value>(8));
}

TEST_CASE("A hostile text is refused, not repeated", "[move-text]") {
  try {
    parse_move("s7x\x1b[2J" + std::string(5000, 'A') + '\0');
    FAIL("was read");
  } catch (const ParseError& error) {
    const std::string message = error.what();
    CHECK(message.size() < 300);
    CHECK(message.find('\x1b') == std::string::npos);
  }
}

TEST_CASE("No text at all is read or refused in any other way than with a ParseError",
          "[move-text][property]") {
  const std::string letters = "shdcD1073AEKnJQ'*,, xx=++[]\xc3\x97\xe2\x99\xa0\xff";
  std::uint64_t number = 1;
  for (int i = 0; i < 30000; ++i) {
    std::string text = "s7x";
    for (int length = i % 12; length > 0; --length) {
      number = number * 6364136223846793005U + 1442695040888963407U;
      text += letters[(number >> 33) % letters.size()];
    }
    try {
      parse_move(std::string_view(text).substr(static_cast<std::size_t>(i % 4)));
    } catch (const ParseError& error) {
      CHECK(error.column() <= text.size());
    }
  }
}
