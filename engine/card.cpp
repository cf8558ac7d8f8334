#include "engine/card.hpp"

#include <algorithm>
#include <cassert>

namespace kasino {

Card Card::of(int rank, Suit suit, int pack) {
  assert(rank >= 1 && rank <= max_rank);
  return of_face(static_cast<Face>((max_rank - rank) * 4 + static_cast<int>(suit)), pack);
}

Card Card::joker(int number) { return of_face(joker_face, number); }

Card Card::of_face(Face face, int pack) {
  assert(face < face_count && pack >= 1);
  assert(pack <= (face == joker_face ? max_jokers : max_packs));
  return Card(static_cast<std::uint16_t>(face * max_packs + pack - 1));
}

int count_of(const Cards& cards, FaceSet faces) {
  return static_cast<int>(
      std::count_if(cards.begin(), cards.end(), [&](Card card) { return faces.has(card); }));
}

}  // namespace kasino
