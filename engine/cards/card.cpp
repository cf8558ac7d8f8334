#include "engine/cards/card.hpp"

#include <algorithm>
#include <cassert>

namespace kasino {

Card Card::of(int rank, Suit suit, int pack) {
  assert(rank >= 1 && rank <= max_rank);
  return of_face(static_cast<Face>((max_rank - rank) * 4 + static_cast<int>(suit)), pack);
}

Card Card::joker(int number) { return of_face(joker_face, number); }

Cards sorted(std::span<const Card> cards) {
  Cards result(cards.begin(), cards.end());
  std::sort(result.begin(), result.end());
  return result;
}

int count_of(const Cards& cards, FaceSet faces) {
  return static_cast<int>(
      std::count_if(cards.begin(), cards.end(), [&](Card card) { return faces.has(card); }));
}

}  // namespace kasino
