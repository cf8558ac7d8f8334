#include "tests/support/random_positions.hpp"

#include <algorithm>

namespace kasino::test {

namespace {

CapturePosition draw(Dice& dice, Cards deck, int size) {
  for (int i = 0; i <= size; ++i) {
    const auto rest = static_cast<int>(deck.size()) - i;
    std::swap(deck[static_cast<std::size_t>(i)],
              deck[static_cast<std::size_t>(i + dice.roll(rest))]);
  }
  CapturePosition position{deck[0], Cards(deck.begin() + 1, deck.begin() + 1 + size)};
  std::sort(position.table.begin(), position.table.end());
  return position;
}

FaceSet random_faces(Dice& dice) {
  if (dice.roll(2) == 0) return FaceSet::all();
  const int together = dice.roll(4) == 0 ? 1 : 4;  // draw for each face of a rank, or for all four
  FaceSet faces;
  for (int first = 0; first < face_count; first += together)
    if (dice.roll(4) != 0)
      for (int face = first; face < std::min(first + together, face_count); ++face)
        faces.add(static_cast<Face>(face));
  return faces;
}

Values random_values(Dice& dice, int highest) {
  Values values;
  for (int i = std::min(dice.roll(6), 2); i > 0; --i)
    values.add(static_cast<Value>(dice.between(1, highest)));
  return values;
}

}  // namespace

CapturePosition random_position(Dice& dice, int size, int packs, int jokers) {
  Cards deck;
  for (Face face = 0; face < joker_face; ++face)
    for (int pack = 1; pack <= packs; ++pack) deck.push_back(Card::of_face(face, pack));
  for (int number = 1; number <= jokers; ++number) deck.push_back(Card::joker(number));
  return draw(dice, deck, size);
}

CapturePosition dense_position(Dice& dice, int size, int highest_rank) {
  Cards deck;
  for (int rank = 1; rank <= highest_rank; ++rank)
    for (Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs})
      deck.push_back(Card::of(rank, suit));
  return draw(dice, deck, std::min(size, static_cast<int>(deck.size()) - 1));
}

CaptureRules random_scheme(Dice& dice, int highest) {
  CaptureRules rules;
  for (Face first = 0; first < face_count; first = static_cast<Face>(first + 4)) {
    const Values hand = random_values(dice, highest);
    const Values table = random_values(dice, highest);
    for (Face face = first; face < first + 4 && face < face_count; ++face) {
      rules.hand_values[face] = hand;
      rules.table_values[face] = table;
    }
  }
  rules.ways = random_ways(dice, highest);
  return rules;
}

std::vector<CaptureRule> random_ways(Dice& dice, int highest) {
  constexpr CaptureBy kinds[] = {CaptureBy::Equal, CaptureBy::Sum, CaptureBy::Rank, CaptureBy::Twin,
                                 CaptureBy::Total};
  std::vector<CaptureRule> ways;
  const GroupCount few = GroupCount::Many.with(dice.between(1, 3)).with(dice.between(1, 4));
  for (CaptureBy by : kinds) {
    if (by != CaptureBy::Sum && dice.roll(3) == 0) continue;
    CaptureRule& way = ways.emplace_back();
    way.by = by;
    way.total = dice.between(2, 2 * highest);
    way.played = random_faces(dice);
    way.takes = random_faces(dice);
    const int count = dice.roll(4);
    if (count == 0) way.groups = GroupCount::One;
    if (count == 1) way.groups = few;
  }
  return ways;
}

std::array<Wanted, 5> everything_wanted(Dice& dice) {
  std::array<Wanted, 5> all = {
      Wanted{Leave::Anything, With::AnyGroups}, Wanted{Leave::NoGroup, With::AnyGroups},
      Wanted{Leave::Anything, With::OneCard}, Wanted{Leave::NoGroup, With::OneCard}};
  Wanted& narrow = all.back() = all[static_cast<std::size_t>(dice.roll(4))];
  const int bounds = dice.between(1, 3);
  if ((bounds & 1) != 0) narrow.value = dice.between(0, 14);
  if ((bounds & 2) != 0) narrow.size = dice.between(1, 5);
  return all;
}

}  // namespace kasino::test
