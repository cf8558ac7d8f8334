#include "engine/notation.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/card_run.hpp"
#include "engine/quote.hpp"

namespace kasino {

namespace {

constexpr char suit_letters[] = "shdc";
constexpr std::array<std::string_view, max_rank> rank_names = {"A", "2", "3",  "4", "5", "6", "7",
                                                               "8", "9", "10", "J", "Q", "K"};

constexpr std::string_view separators = " \t\r\n,";

constexpr std::string_view blanks = " \t\r\n";

/// A card of the first pack as to_text() writes it: nearly all that scripts name. Nothing for other
/// texts, which may be cards all the same.
std::optional<Card> written_card(std::string_view text) {
  constexpr std::string_view ranks = "A23456789.JQK";  // 10 is longer
  if (text.size() != 2 && (text.size() != 3 || text.substr(1) != rank_names[9]))
    return std::nullopt;
  const std::size_t suit = std::string_view(suit_letters).find(text[0]);
  const std::size_t rank = text.size() == 3 ? 9 : ranks.find(text[1]);
  if (suit == std::string_view::npos || rank == std::string_view::npos || text[1] == '.')
    return std::nullopt;
  return Card::of(static_cast<int>(rank) + 1, static_cast<Suit>(suit));
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
