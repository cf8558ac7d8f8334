#include <string>

#include "engine/cards/card_text.hpp"
#include "engine/cards/deck.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

struct Reading {
  const char* text;
  const char* canonical;
};

struct Failure {
  const char* text;
  std::size_t column;
  const char* message;
};

Cards largest_deck() {
  DeckSpec spec;
  spec.packs = max_packs;
  spec.jokers = max_jokers;
  return full_deck(spec);
}

}  // namespace

TEST_CASE("A card is written suit letter first, then the rank", "[notation]") {
  CHECK(to_text(Card::of(7, Suit::Spades)) == "s7");
  CHECK(to_text(Card::of(10, Suit::Hearts)) == "h10");
  CHECK(to_text(Card::of(12, Suit::Diamonds)) == "dQ");
  CHECK(to_text(Card::of(1, Suit::Clubs)) == "cA");
}

TEST_CASE("The second pack is marked by a prime, further packs by their number too", "[notation]") {
  CHECK(to_text(Card::of(7, Suit::Spades, 2)) == "s7'");
  CHECK(to_text(Card::of(10, Suit::Spades, 3)) == "s10'3");
  CHECK(to_text(Card::of(13, Suit::Clubs, 8)) == "cK'8");
}

TEST_CASE("Jokers are stars, numbered through all packs", "[notation]") {
  CHECK(to_text(Card::joker(1)) == "*1");
  CHECK(to_text(Card::joker(9)) == "*9");
}

TEST_CASE("A list of cards is written with single spaces", "[notation]") {
  CHECK(to_text(cards("s7 h10 *2")) == "s7 h10 *2");
  CHECK(to_text(Cards{}).empty());
}

TEST_CASE("Text of cards round-trips for every card there can be", "[notation][property]") {
  const Cards deck = largest_deck();
  for (Card card : deck) {
    INFO(to_text(card));
    CHECK(parse_card(to_text(card)) == card);
  }
  CHECK(parse_cards(to_text(deck)) == deck);
}

TEST_CASE("Cards are read generously", "[notation]") {
  const Reading readings[] = {
      // Letter case, T for 10.
      {"S7", "s7"},
      {"sa", "sA"},
      {"ht", "h10"},
      {"HT", "h10"},
      {"Ck", "cK"},
      {" s7\t", "s7"},
      // Swedish ranks: ess, knekt, dam.
      {"hE", "hA"},
      {"he", "hA"},
      {"sKn", "sJ"},
      {"skn", "sJ"},
      {"SKN", "sJ"},
      {"cD", "cQ"},
      {"cd", "cQ"},
      // Rank first.
      {"7s", "s7"},
      {"10d", "d10"},
      {"Td", "d10"},
      {"Ah", "hA"},
      {"Kns", "sJ"},
      {"Ks", "sK"},
      {"Dh", "hQ"},
      {"Ed", "dA"},
      // D is a suit and a queen.
      {"dD", "dQ"},
      {"Dd", "dQ"},
      {"dd", "dQ"},
      {"DD", "dQ"},
      {"d10", "d10"},
      {"sD", "sQ"},
      {"Ds", "sQ"},
      // Suit symbols, before or after, black or white, drawn as text or as a picture.
      {"♠7", "s7"},
      {"7♠", "s7"},
      {"♥10", "h10"},
      {"10♦", "d10"},
      {"♣Kn", "cJ"},
      {"♤A", "sA"},
      {"♡A", "hA"},
      {"♢A", "dA"},
      {"A♧", "cA"},
      {"♠\ufe0f"
       "7",
       "s7"},
      {"7♥\ufe0f", "h7"},
      {"7♦\ufe0e'", "d7'"},
      // Primes and packs.
      {"s7'", "s7'"},
      {"s7′", "s7'"},
      {"s7’", "s7'"},
      {"7s'", "s7'"},
      {"s7'2", "s7'"},
      {"s7'3", "s7'3"},
      {"♥K′8", "hK'8"},
      {"10h'4", "h10'4"},
      // Jokers.
      {"*1", "*1"},
      {"*9", "*9"},
  };
  for (const Reading& reading : readings) {
    INFO(reading.text);
    CHECK(to_text(parse_card(reading.text)) == reading.canonical);
  }
}

TEST_CASE("A run of cards is read suit first throughout, else rank first throughout",
          "[notation]") {
  const Reading readings[] = {
      {"s7h7d4", "s7 h7 d4"},
      {"7s7h4d", "s7 h7 d4"},
      {"10h10d2c", "h10 d10 c2"},
      {"h10d10c2", "h10 d10 c2"},
      {"dDdE", "dQ dA"},
      {"DdEd", "dQ dA"},
      {"dddd", "dQ dQ"},
      {"ddsd", "dQ sQ"},
      {"DhDs", "hQ sQ"},
      {"sKnsK", "sJ sK"},
      {"KnsKs", "sJ sK"},
      {"♠7♥7", "s7 h7"},
      {"7♠7♥", "s7 h7"},
      {"s7'h7'3d4", "s7' h7'3 d4"},
      {"s7*1h3*2", "s7 *1 h3 *2"},
      {"7s*13h", "s7 *1 h3"},
      {"7s'*1", "s7' *1"},
      // Rank first: a digit after a prime is the pack's if the next card is complete without it.
      {"7s'3h", "s7' h3"},
      {"7s'33h", "s7'3 h3"},
      {"7s'3", "s7'3"},
      {"7s'10h", "s7' h10"},
      {"7s'3*1", "s7'3 *1"},
      {"7s'9h", "s7' h9"},
  };
  for (const Reading& reading : readings) {
    INFO(reading.text);
    CHECK(to_text(parse_cards(reading.text)) == reading.canonical);
  }
}

TEST_CASE("In a list spaces and commas separate, and each run has its own order", "[notation]") {
  const Reading readings[] = {
      {"s7 h7 d4", "s7 h7 d4"},
      {"s7,h7, d4", "s7 h7 d4"},
      {"  s7\th7\r\nd4\n", "s7 h7 d4"},
      {"s7h7 4d, 10c", "s7 h7 d4 c10"},
      {"", ""},
      {" , ", ""},
  };
  for (const Reading& reading : readings) {
    INFO(reading.text);
    CHECK(to_text(parse_cards(reading.text)) == reading.canonical);
  }
}

TEST_CASE("What is no card is reported with its column and an example", "[notation]") {
  const Failure failures[] = {
      {"", 0, "a card is missing"},
      {"x7", 0, "\"x7\" is no card: expected a suit (s h d c) and a rank (A 2-10 J Q K)"},
      {"s", 1, "expected a rank (A 2-10 J Q K) after the suit, as in s7"},
      {"7", 1, "expected a suit (s h d c) after the rank"},
      {"s1", 1, "expected a rank"},
      {"1s", 0, "\"1s\" is no card"},
      {"s11", 1, "expected a rank"},
      {"s0", 1, "expected a rank"},
      {"sC", 1, "expected a rank"},
      {"*", 1, "the number of the joker, 1 to 9"},
      {"*0", 1, "the number of the joker, 1 to 9"},
      {"s7'1", 3, "the number of a pack, 2 to 8"},
      {"s7'9", 3, "the number of a pack, 2 to 8"},
      {"s7''", 3, "no card"},
      {"s7 h7", 2, "no card"},
      {"s7h7", 2, "expected one card, found \"s7h7\""},
      {"♠", 3, "expected a rank"},
  };
  for (const Failure& failure : failures) {
    INFO(failure.text);
    try {
      parse_card(failure.text);
      FAIL("was read");
    } catch (const CardError& error) {
      CHECK(error.column() == failure.column);
      CHECK(error.text() == failure.text);
      CHECK_THAT(error.what(), ContainsSubstring(failure.message));
    }
  }
}

TEST_CASE("In a list the column counts from the beginning of the text", "[notation]") {
  const Failure failures[] = {
      {"s7 h1 d4", 4, "\"h1\" at column 4"}, {"s7,h7,foo", 6, "\"foo\" at column 7"},
      {"s7h7q", 4, "\"q\" at column 5"},     {"7s7h1d", 4, "\"1d\" at column 5"},
      {"c10 c1 0", 5, "\"c1\" at column 5"}, {"s7 7", 4, "\"7\" at column 4"},
  };
  for (const Failure& failure : failures) {
    INFO(failure.text);
    try {
      parse_cards(failure.text);
      FAIL("was read");
    } catch (const CardError& error) {
      CHECK(error.column() == failure.column);
      CHECK_THAT(error.what(), ContainsSubstring(failure.message));
    }
  }
}

TEST_CASE("No text at all is read or refused in any other way than with a CardError",
          "[notation][property]") {
  const std::string letters = "shdcSD1023456789AEKnJQTkd'*, x=+\xe2\x99\xa0\xef\xb8\x8f\xff";
  std::uint64_t number = 1;
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    for (int length = i % 9; length > 0; --length) {
      number = number * 6364136223846793005U + 1442695040888963407U;
      text += letters[(number >> 33) % letters.size()];
    }
    text += std::string(static_cast<std::size_t>(i % 2), '\0');
    try {
      const Cards read = parse_cards(text);
      CHECK(parse_cards(to_text(read)) == read);
    } catch (const CardError& error) {
      CHECK(error.column() <= text.size());
    }
  }
}

TEST_CASE("Reading takes time in proportion to the text", "[notation]") {
  std::string run;
  for (int i = 0; i < 100'000; ++i) run += "7s'3";
  CHECK_THROWS_AS(parse_cards(run + "x"), CardError);
}
