#include "engine/cards/pattern.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace kasino {

namespace {

constexpr std::array<std::string_view, max_rank> pattern_ranks = {
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
constexpr std::string_view pattern_suits = "shdc";

std::optional<int> parse_rank(std::string_view text) {
  const auto found = std::find(pattern_ranks.begin(), pattern_ranks.end(), text);
  if (found == pattern_ranks.end()) return std::nullopt;
  return static_cast<int>(found - pattern_ranks.begin()) + 1;
}

std::optional<Suit> parse_suit(char letter) {
  const std::size_t at = pattern_suits.find(letter);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Suit>(at);
}

FaceSet ranks(int low, int high) {
  FaceSet faces;
  for (int rank = low; rank <= high; ++rank)
    for (std::size_t suit = 0; suit < pattern_suits.size(); ++suit)
      faces.add(Card::of(rank, static_cast<Suit>(suit)).face());
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
  if (const auto rank = parse_rank(part)) return Pattern{ranks(*rank, *rank), Scope::Rank};
  const std::size_t dash = part.find('-');
  if (dash != std::string_view::npos) {
    const auto low = parse_rank(part.substr(0, dash));
    const auto high = parse_rank(part.substr(dash + 1));
    if (!low || !high || *low > *high) return std::nullopt;
    return Pattern{ranks(*low, *high), Scope::Range};
  }
  const auto suit = part.empty() ? std::nullopt : parse_suit(part.front());
  if (!suit) return std::nullopt;
  if (part.size() == 1) return Pattern{whole_suit(*suit), Scope::Suit};
  const auto rank = parse_rank(part.substr(1));
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
