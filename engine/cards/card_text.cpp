#include "engine/cards/card_text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "engine/cards/card_run.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

namespace {

constexpr char suit_letters[] = "shdc";
constexpr std::array<std::string_view, max_rank> rank_names = {"A", "2", "3",  "4", "5", "6", "7",
                                                               "8", "9", "10", "J", "Q", "K"};

constexpr std::string_view separators = " \t\r\n,";

constexpr std::string_view blanks = " \t\r\n";

/// By letter: its place in `letters`, counted from 1; 0 for others.
using LetterPlaces = std::array<std::uint8_t, 128>;
constexpr LetterPlaces places_in(std::string_view letters) {
  LetterPlaces places{};
  for (std::uint8_t i = 0; i < letters.size(); ++i)
    places[static_cast<std::size_t>(letters[i])] = static_cast<std::uint8_t>(i + 1);
  return places;
}
constexpr LetterPlaces suit_places = places_in(suit_letters);
constexpr LetterPlaces rank_places = places_in("A23456789.JQK");  // 10 is longer

/// A card of the first pack as to_text() writes it: nearly all that scripts name. Nothing for other
/// texts, which may be cards all the same.
std::optional<Card> written_card(std::string_view text) {
  const auto place = [&](const LetterPlaces& places, std::size_t at) {
    const auto letter = static_cast<unsigned char>(text[at]);
    return letter < places.size() ? places[letter] : 0;
  };
  if (text.size() != 2 && (text.size() != 3 || text[1] != '1' || text[2] != '0'))
    return std::nullopt;
  const int suit = place(suit_places, 0);
  const int rank = text.size() == 3 ? 10 : place(rank_places, 1);
  if (suit == 0 || rank == 0 || text[1] == '.') return std::nullopt;
  return Card::of(rank, static_cast<Suit>(suit - 1));
}

}  // namespace

std::string to_text(Card card) {
  if (card.is_joker()) return "*" + std::to_string(card.pack());
  std::string text(1, suit_letters[static_cast<std::size_t>(card.suit())]);
  text += rank_names[static_cast<std::size_t>(card.rank() - 1)];
  if (card.pack() > 1) text += '\'';
  if (card.pack() > 2) text += std::to_string(card.pack());
  return text;
}

std::string to_text(std::span<const Card> cards) {
  std::string text;
  for (Card card : cards) {
    if (!text.empty()) text += ' ';
    text += to_text(card);
  }
  return text;
}

Card parse_card(std::string_view text) {
  if (const std::optional<Card> card = written_card(text)) return *card;
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos)
    throw CardError(
        "a card is missing: expected a suit (s h d c) and a rank (A 2-10 J Q K), as in s7",
        std::string(text), 0);
  const std::size_t end = text.find_last_not_of(blanks) + 1;
  const std::vector<ReadCard> run = read_card_run(text, begin, end);
  if (run.size() > 1)
    throw CardError("expected one card, found " + quoted(text.substr(begin, end - begin)),
                    std::string(text), run[1].column);
  return run.front().card;
}

Cards parse_cards(std::string_view text) {
  Cards cards;
  for (std::size_t end = 0;;) {
    const std::size_t begin = text.find_first_not_of(separators, end);
    if (begin == std::string_view::npos) return cards;
    end = std::min(text.find_first_of(separators, begin), text.size());
    for (const ReadCard& read : read_card_run(text, begin, end)) cards.push_back(read.card);
  }
}

}  // namespace kasino
