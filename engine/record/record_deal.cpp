#include "engine/record/record_deal.hpp"

#include <limits>
#include <optional>
#include <string_view>

#include "engine/cards/card_text.hpp"

namespace kasino {

namespace {

[[noreturn]] void fail(const RecordLine& line, const std::string& message) {
  throw RecordError(message, line.number);
}

/// The seat of "hand2" or "pile2"; nothing for another word.
std::optional<Seat> zone_seat(const std::string& word, std::string_view zone) {
  if (word.size() != zone.size() + 1 || !word.starts_with(zone)) return std::nullopt;
  const Seat seat = word.back() - '0';
  if (seat < 1 || seat > max_seats) return std::nullopt;
  return seat;
}

/// A zone of the variant, "zone.shop2", which its rules know.
constexpr std::string_view own_zone = "zone.";

bool is_setup_field(const std::string& word) {
  return word.starts_with(own_zone) || word == "turn" || word == "last_capturer" ||
         word == "sweeps" || word == "table" || word == "stock" || zone_seat(word, "hand") ||
         zone_seat(word, "pile");
}

bool is_deal_field(const std::string& word) {
  return word == "dealer" || word == "scores" || word == "deck" || word == "setup" ||
         is_setup_field(word);
}

Cards cards_of(const RecordLine& line) {
  Cards cards;
  for (std::size_t i = 1; i < line.words.size(); ++i) {
    try {
      for (Card card : parse_cards(line.words[i])) cards.push_back(card);
    } catch (const CardError& error) {
      fail(line, line.words[0] + ": " + error.what());
    }
  }
  return cards;
}

Setup read_setup(const DealHead& deal, int players) {
  Setup setup;
  setup.players = players;
  setup.hands.resize(static_cast<std::size_t>(players));
  setup.piles.resize(static_cast<std::size_t>(players));
  for (const auto& [keyword, line] : deal.fields) {
    const std::optional<Seat> hand = zone_seat(keyword, "hand");
    const std::optional<Seat> pile = zone_seat(keyword, "pile");
    if (hand.value_or(1) > players || pile.value_or(1) > players)
      fail(line, keyword + ": there are " + std::to_string(players) + " seats");
    if (hand) setup.hands[static_cast<std::size_t>(*hand - 1)] = cards_of(line);
    if (pile) setup.piles[static_cast<std::size_t>(*pile - 1)] = cards_of(line);
    if (keyword.starts_with(own_zone))
      setup.zones[keyword.substr(own_zone.size())] = cards_of(line);
    if (keyword == "table") setup.table = cards_of(line);
    if (keyword == "stock") setup.stock = cards_of(line);
    if (keyword == "sweeps") setup.sweeps = numbers_of(line);
    if (keyword == "scores") setup.scores = numbers_of(line);
    if (keyword == "turn") setup.turn = number_of(line);
    if (keyword == "dealer") setup.dealer = number_of(line);
    if (keyword == "last_capturer") setup.last_capturer = number_of(line);
  }
  return setup;
}

}  // namespace

DealHead read_deal_head(RecordLines& lines, const RecordLine& deal) {
  DealHead head{deal, {}, {}};
  head.behind = read_fields(lines, head.fields, is_deal_field);
  return head;
}

GameStart read_start(const DealHead& deal, const RecordHead& head) {
  GameStart start;
  start.seed = head.seed;
  start.players = head.players;
  const RecordLine* deck = deal.find("deck");
  if (const RecordLine* setup = deal.find("setup")) {
    if (deck != nullptr) fail(*deck, "deck: a deal has a deck or a setup, not both");
    if (setup->words.size() > 1) fail(*setup, "setup: its zones stand in lines of their own");
    start.setup = read_setup(deal, start.players);
    return start;
  }
  if (deck == nullptr)
    fail(deal.line, "expected `deck` and the cards in dealing order, or `setup`");
  for (const auto& [keyword, line] : deal.fields)
    if (is_setup_field(keyword)) fail(line, keyword + ": expected a line `setup` before it");
  start.dealer = deal.find("dealer") ? number_of(*deal.find("dealer")) : start.players;
  if (const RecordLine* scores = deal.find("scores")) start.scores = numbers_of(*scores);
  start.deck = deck_of(*deck);
  return start;
}

Cards deck_of(const RecordLine& line) {
  Cards deck = cards_of(line);
  if (deck.empty()) fail(line, "deck: expected the cards in dealing order");
  return deck;
}

std::vector<int> numbers_of(const RecordLine& line) {
  constexpr int most = 1'000'000;
  std::vector<int> numbers;
  for (std::size_t i = 1; i < line.words.size(); ++i)
    numbers.push_back(record_number(line, i, -most, most));
  return numbers;
}

int number_of(const RecordLine& line) {
  expect_one_word(line, "a number");
  return record_number(line, 1, 1, std::numeric_limits<int>::max());
}

}  // namespace kasino
