#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <string>

#include "engine/cards/card_text.hpp"
#include "engine/cards/deck.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

bool is_sorted_without_repeats(const Cards& cards) {
  return std::adjacent_find(cards.begin(), cards.end(), std::greater_equal<>()) == cards.end();
}

Cards sorted(Cards cards) {
  std::sort(cards.begin(), cards.end());
  return cards;
}

/// The decks of tests/data/decks.txt, in order, by seed.
std::map<std::uint64_t, std::vector<std::string>> fixed_decks() {
  std::ifstream file(KASINO_TEST_DATA "/decks.txt");
  std::map<std::uint64_t, std::vector<std::string>> decks;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with(';')) continue;
    std::istringstream words(line);
    std::uint64_t seed = 0;
    words >> seed >> std::ws;
    std::string deck;
    std::getline(words, deck);
    decks[seed].push_back(deck);
  }
  return decks;
}

int height(Card card) { return card.rank() == 1 ? 14 : card.rank(); }

}  // namespace

TEST_CASE("A pack has 52 cards, every rank in every suit", "[deck]") {
  const Cards pack = full_deck({});
  CHECK(pack.size() == 52);
  CHECK(is_sorted_without_repeats(pack));
  CHECK(pack.front() == card("sK"));
  CHECK(pack.back() == card("cA"));
  for (Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs})
    CHECK(std::count_if(pack.begin(), pack.end(), [&](Card card) { return card.suit() == suit; }) ==
          13);
}

TEST_CASE("A deck of several packs holds every card of each, and its jokers last", "[deck]") {
  DeckSpec spec;
  spec.packs = 2;
  spec.jokers = 4;
  const Cards deck = full_deck(spec);
  CHECK(deck.size() == 108);
  CHECK(is_sorted_without_repeats(deck));
  CHECK(to_text(std::span(deck).first(3)) == "sK sK' hK");
  CHECK(to_text(std::span(deck).last(4)) == "*1 *2 *3 *4");
}

TEST_CASE("The largest deck has eight packs and nine jokers", "[deck]") {
  DeckSpec spec;
  spec.packs = max_packs;
  spec.jokers = max_jokers;
  CHECK(full_deck(spec).size() == 8 * 52 + 9);
  CHECK(is_sorted_without_repeats(full_deck(spec)));
}

TEST_CASE("Faces left out are missing from every pack", "[deck]") {
  DeckSpec spec;
  spec.packs = 2;
  for (Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs})
    for (int rank : {8, 9, 10}) spec.without.add(Card::of(rank, suit).face());
  const Cards deck = full_deck(spec);
  CHECK(deck.size() == 80);
  CHECK(std::none_of(deck.begin(), deck.end(),
                     [](Card card) { return card.rank() >= 8 && card.rank() <= 10; }));
}

TEST_CASE("A seed gives the same decks on every machine", "[deck]") {
  const auto decks = fixed_decks();
  REQUIRE(decks.size() == 4);
  for (const auto& [seed, texts] : decks) {
    INFO("seed " << seed);
    Random random(seed);
    for (const std::string& text : texts) CHECK(to_text(shuffled_deck({}, random)) == text);
  }
}

TEST_CASE("A shuffled deck holds the cards of the full one", "[deck][property]") {
  DeckSpec spec;
  spec.packs = 2;
  spec.jokers = 3;
  Random random(3);
  for (int i = 0; i < 200; ++i) REQUIRE(sorted(shuffled_deck(spec, random)) == full_deck(spec));
}

TEST_CASE("Every order of three cards is as likely", "[deck]") {
  Random random(11);
  std::map<std::string, int> counts;
  for (int i = 0; i < 6000; ++i) {
    Cards three = cards("s7 h7 d7");
    shuffle(three, random);
    ++counts[to_text(three)];
  }
  REQUIRE(counts.size() == 6);
  for (const auto& [order, count] : counts) {
    INFO(order);
    CHECK(std::abs(count - 1000) < 120);
  }
}

TEST_CASE("Every card comes first equally often", "[deck]") {
  Random random(12);
  std::map<std::string, int> counts;
  for (int i = 0; i < 52 * 100; ++i) ++counts[to_text(shuffled_deck({}, random).front())];
  CHECK(counts.size() == 52);
  for (const auto& [first, count] : counts) {
    INFO(first);
    CHECK(std::abs(count - 100) < 50);
  }
}

TEST_CASE("The seat that draws the highest card deals, an ace being high", "[deck]") {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random copy(seed);
    const Cards drawn = shuffled_deck({}, copy);
    Random random(seed);
    const int dealer = cut_for_dealer({}, 2, random);
    INFO("seed " << seed << ": " << to_text(std::span(drawn).first(2)));
    if (height(drawn[0]) != height(drawn[1]))
      CHECK(dealer == (height(drawn[0]) > height(drawn[1]) ? 1 : 2));
    else
      CHECK_FALSE(random == copy);  // they have drawn again
  }
}

TEST_CASE("Every seat becomes the dealer equally often", "[deck]") {
  for (int players : {1, 2, 3, 4, 8}) {
    Random random(static_cast<std::uint64_t>(players));
    std::map<int, int> counts;
    for (int i = 0; i < players * 400; ++i) ++counts[cut_for_dealer({}, players, random)];
    REQUIRE(counts.begin()->first == 1);
    REQUIRE(counts.size() == static_cast<std::size_t>(players));
    for (const auto& [seat, count] : counts) {
      INFO("seat " << seat << " of " << players);
      CHECK(std::abs(count - 400) < 80);
    }
  }
}
