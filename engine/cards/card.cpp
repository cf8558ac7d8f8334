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

}  // namespace kasino
