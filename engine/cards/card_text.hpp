// Cards and lists of cards as text.
//
// What is written is canonical ("s7", "h10", "dA", "c7'", "*1"); what is read is generous.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/text/error.hpp"

namespace kasino {

/// Canonical text: suit letter, rank, and a prime for the second pack ("s7'"), with its number
/// from the third ("s7'3"); a joker is `*` and its number.
std::string to_text(Card card);

/// Canonical text, separated by single spaces. Empty for no cards.
std::string to_text(std::span<const Card> cards);

/// The suit of a letter (s h d c), and the rank of a name (A 2-10 J Q K), in canonical spelling;
/// nothing for any other text.
std::optional<Suit> suit_of(std::string_view text);
std::optional<int> rank_of(std::string_view text);

/// Reads one card, the whole of `text`. Also reads T for 10, Swedish ranks E Kn D and suits r k,
/// rank first, suit symbols, any case. Throws CardError.
Card parse_card(std::string_view text);

/// Reads a list of cards, separated by spaces or commas or not at all. A run without separators
/// is read suit first throughout if it can be, else rank first throughout, the longest rank first,
/// and then with Swedish suits in the same way. Throws CardError with the column in `text`.
Cards parse_cards(std::string_view text);

/// A card and where its text begins.
struct ReadCard {
  Card card;
  std::size_t column;
};

/// Reads the bytes of `text` from `begin` up to `end` as parse_cards() says. Throws CardError, with
/// the column in `text`, if nothing works.
/// In Swedish suit first with Swedish suits is tried before all: kd is klöver dam, and not the king
/// of diamonds. An empty run is valid and gives no cards.
///
///   "s7h10"  ->  s7 h10        "7s10h"  ->  s7 h10        "dDdE"  ->  dQ dA
std::vector<ReadCard> read_card_run(std::string_view text, std::size_t begin, std::size_t end,
                                    bool is_swedish = false);

}  // namespace kasino
