#include "engine/cards/pattern.hpp"

#include <algorithm>

#include "engine/cards/card_text.hpp"

namespace kasino {

namespace {

FaceSet ranks(int low, int high) {
  FaceSet faces;
  for (int rank = low; rank <= high; ++rank)
    for (const Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs})
      faces.add(Card::of(rank, suit).face());
  return faces;
}

FaceSet whole_suit(Suit suit) {
  FaceSet faces;
  for (int rank = 1; rank <= max_rank; ++rank) faces.add(Card::of(rank, suit).face());
  return faces;
}

FaceSet one(Face face) {
  FaceSet faces;
  faces.add(face);
  return faces;
}

std::optional<Pattern> parse_part(std::string_view part) {
  using Scope = Pattern::Scope;
  if (part == "*") return Pattern{FaceSet::all(), Scope::All};
  if (part == "joker") return Pattern{one(joker_face), Scope::Card};
  if (const auto rank = rank_of(part)) return Pattern{ranks(*rank, *rank), Scope::Rank};
  const std::size_t dash = part.find('-');
  if (dash != std::string_view::npos) {
    const auto low = rank_of(part.substr(0, dash));
    const auto high = rank_of(part.substr(dash + 1));
    if (!low || !high || *low > *high) return std::nullopt;
    return Pattern{ranks(*low, *high), Scope::Range};
  }
  const auto suit = suit_of(part.substr(0, 1));
  if (!suit) return std::nullopt;
  if (part.size() == 1) return Pattern{whole_suit(*suit), Scope::Suit};
  const auto rank = rank_of(part.substr(1));
  if (!rank) return std::nullopt;
  return Pattern{one(Card::of(*rank, *suit).face()), Scope::Card};
}

}  // namespace

std::optional<Pattern> parse_pattern(std::string_view text) {
  std::optional<Pattern> whole;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (part.empty()) continue;
    const auto read = parse_part(part);
    if (!read) return std::nullopt;
    if (whole)
      whole = Pattern{whole->faces | read->faces, std::min(whole->scope, read->scope)};
    else
      whole = read;
  }
  return whole;
}

}  // namespace kasino
