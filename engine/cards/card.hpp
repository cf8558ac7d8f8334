// Cards, and sets of faces.
//
// A card is a face (rank and suit, or joker) and the pack it comes from: with several packs, rank
// and suit do not identify a card. Cards compare in the order in which moves are written.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

namespace kasino {

enum class Suit : std::uint8_t { Spades, Hearts, Diamonds, Clubs };

/// What is printed on a card, as a number: 0 to 51 by descending rank, then s h d c; 52 is the
/// joker. Two cards of one face differ in their pack only.
using Face = std::uint8_t;

inline constexpr int face_count = 53;
inline constexpr Face joker_face = 52;
inline constexpr int max_packs = 8;
inline constexpr int max_jokers = 9;
inline constexpr int max_rank = 13;

/// One card of a deck.
///
/// Ordered by descending rank, then s h d c, then pack; jokers last. This is the order in which
/// cards are written in a move.
/// Invariant: the face is one of 53, the pack 1 to 8 (a joker: its number, 1 to 9).
class Card {
 public:
  /// `rank` is 1 (ace) to 13 (king), `pack` 1 to 8.
  static Card of(int rank, Suit suit, int pack = 1) {
    assert(rank >= 1 && rank <= max_rank);
    return of_face(static_cast<Face>((max_rank - rank) * 4 + static_cast<int>(suit)), pack);
  }
  /// Jokers are numbered 1 to 9 through all packs.
  static Card joker(int number) { return of_face(joker_face, number); }
  static Card of_face(Face face, int pack) {
    assert(face < face_count && pack >= 1);
    assert(pack <= (face == joker_face ? max_jokers : max_packs));
    return Card(static_cast<std::uint16_t>(face * max_packs + pack - 1));
  }
  /// The card with that number().
  static Card of_number(int number) { return Card(static_cast<std::uint16_t>(number)); }

  bool is_joker() const { return face() == joker_face; }
  Face face() const {
    return code_ < joker_code ? static_cast<Face>(code_ / max_packs) : joker_face;
  }
  /// 1 to 13. Not to be asked of a joker.
  int rank() const { return max_rank - face() / 4; }
  /// Not to be asked of a joker.
  Suit suit() const { return static_cast<Suit>(face() % 4); }
  /// The pack from 1, or the number of a joker.
  int pack() const { return (is_joker() ? code_ - joker_code : code_ % max_packs) + 1; }

  /// Its position, from 0, in the order of all possible cards.
  int number() const { return code_; }

  auto operator<=>(const Card&) const = default;

 private:
  static constexpr std::uint16_t joker_code = 52 * max_packs;
  explicit constexpr Card(std::uint16_t code) : code_(code) {}

  std::uint16_t code_;
};

using Cards = std::vector<Card>;

/// The same cards, in the order of Card.
inline Cards sorted(std::span<const Card> cards) {
  Cards result(cards.begin(), cards.end());
  std::ranges::sort(result);
  return result;
}

/// A set of faces: what a pattern of a rule script stands for ("s" every spade, "2-10", "d10").
class FaceSet {
 public:
  constexpr FaceSet() = default;
  /// Every face, the joker too.
  static constexpr FaceSet all() { return FaceSet((std::uint64_t{1} << face_count) - 1); }

  constexpr bool has(Face face) const { return (bits_ >> face & 1) != 0; }
  bool has(Card card) const { return has(card.face()); }
  constexpr void add(Face face) { bits_ |= std::uint64_t{1} << face; }
  constexpr void remove(Face face) { bits_ &= ~(std::uint64_t{1} << face); }
  constexpr bool empty() const { return bits_ == 0; }
  int size() const { return std::popcount(bits_); }

  /// Calls `visit(face)` for each face, in the order of Card.
  template <typename Visit>
  constexpr void each(Visit visit) const {
    for (std::uint64_t left = bits_; left != 0; left &= left - 1)
      visit(static_cast<Face>(std::countr_zero(left)));
  }

  /// The face at position `place`, from 0, of the set.
  constexpr Face nth(std::size_t place) const {
    std::uint64_t left = bits_;
    for (; place > 0; --place) left &= left - 1;
    return static_cast<Face>(std::countr_zero(left));
  }

  constexpr FaceSet operator|(FaceSet other) const { return FaceSet(bits_ | other.bits_); }
  /// The faces of this set that are not in `other`.
  constexpr FaceSet operator-(FaceSet other) const { return FaceSet(bits_ & ~other.bits_); }
  constexpr FaceSet operator&(FaceSet other) const { return FaceSet(bits_ & other.bits_); }
  constexpr bool operator==(const FaceSet&) const = default;

 private:
  explicit constexpr FaceSet(std::uint64_t bits) : bits_(bits) {}

  std::uint64_t bits_ = 0;
};

}  // namespace kasino
