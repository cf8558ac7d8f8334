// Decks: which cards a variant is played with, and their order.
#pragma once

#include "engine/cards/card.hpp"
#include "engine/cards/random.hpp"

namespace kasino {

/// What a deck is made of.
struct DeckSpec {
  int packs = 1;    ///< 1 to max_packs
  int jokers = 0;   ///< 0 to max_jokers, in all packs together
  FaceSet without;  ///< faces left out of every pack

  bool operator==(const DeckSpec&) const = default;
};

inline constexpr int most_cards_in_deck = 52 * max_packs + max_jokers;

/// Every card of the deck, sorted.
Cards full_deck(const DeckSpec& spec);
/// Whether `card` is in the deck.
bool is_in_deck(Card card, const DeckSpec& spec);
/// The faces of its cards.
FaceSet faces_in(const DeckSpec& spec);

/// Shuffles `list`, all orders equally likely: Fisher-Yates, from the last element down.
template <typename Type>
void shuffle(std::vector<Type>& list, Random& random) {
  Random in_registers = random;
  for (std::size_t left = list.size(); left > 1; --left)
    std::swap(list[left - 1], list[in_registers.below(left)]);
  random = in_registers;
}

/// A whole deck, shuffled. The first card is dealt first.
Cards shuffled_deck(const DeckSpec& spec, Random& random);

/// Draws a card for each of `players` seats and answers the seat (from 1) whose card is highest,
/// ace high. Seats that tie draw again; if no draw could break a tie, the last seat is answered.
/// Source: STD-DEAL-1.
int cut_for_dealer(const DeckSpec& spec, int players, Random& random);

}  // namespace kasino
