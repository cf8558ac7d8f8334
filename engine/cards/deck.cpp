#include "engine/cards/deck.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace kasino {

Cards full_deck(const DeckSpec& spec) {
  assert(spec.packs >= 1 && spec.packs <= max_packs);
  assert(spec.jokers >= 0 && spec.jokers <= max_jokers);
  Cards cards(static_cast<std::size_t>(joker_face * spec.packs + spec.jokers), Card::of_face(0, 1));
  auto next = cards.begin();
  for (Face face = 0; face < joker_face; ++face)
    for (int pack = 1; pack <= spec.packs; ++pack)
      if (!spec.without.has(face)) *next++ = Card::of_face(face, pack);
  for (int number = 1; number <= spec.jokers; ++number) *next++ = Card::joker(number);
  cards.erase(next, cards.end());
  return cards;
}

bool is_in_deck(Card card, const DeckSpec& spec) {
  if (card.is_joker()) return card.pack() <= spec.jokers;
  return card.pack() <= spec.packs && !spec.without.has(card.face());
}

FaceSet faces_in(const DeckSpec& spec) {
  FaceSet faces = FaceSet::all() - spec.without;
  if (spec.jokers == 0)
    faces.remove(joker_face);
  else
    faces.add(joker_face);
  return faces;
}

Cards shuffled_deck(const DeckSpec& spec, Random& random) {
  Cards cards = full_deck(spec);
  shuffle(cards, random);
  return cards;
}

namespace {

int height(Card card) {
  if (card.is_joker()) return max_rank + 2;
  return card.rank() == 1 ? max_rank + 1 : card.rank();
}

/// Whether there is a card for each seat, and not all cards are of one height.
bool can_be_cut(const Cards& deck, std::size_t seats) {
  return deck.size() >= seats &&
         std::ranges::any_of(deck, [&](Card card) { return height(card) != height(deck.front()); });
}

}  // namespace

int cut_for_dealer(const DeckSpec& spec, int players, Random& random) {
  std::vector<int> seats(static_cast<std::size_t>(players));
  std::iota(seats.begin(), seats.end(), 1);
  if (!can_be_cut(full_deck(spec), seats.size())) return seats.back();
  while (seats.size() > 1) {
    const Cards deck = shuffled_deck(spec, random);
    int highest = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) highest = std::max(highest, height(deck[i]));
    std::vector<int> tied;
    for (std::size_t i = 0; i < seats.size(); ++i)
      if (height(deck[i]) == highest) tied.push_back(seats[i]);
    seats = tied;
  }
  return seats.front();
}

}  // namespace kasino
