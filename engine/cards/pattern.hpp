// Patterns: which faces a script means by "s", "A", "2-10", "s2", "joker", "*".
#pragma once

#include <optional>
#include <string_view>

#include "engine/cards/card.hpp"

namespace kasino {

/// A pattern that has been read.
struct Pattern {
  FaceSet faces;
  /// How narrow it is: of several patterns that match a card, the narrowest counts.
  enum class Scope { All, Suit, Range, Rank, Card } scope = Scope::All;
};

/// Reads a pattern: parts separated by spaces, any of which may match. Each is "*" (all), a suit
/// letter, a rank, a range of ranks, a card without a pack, or "joker". Nothing if `text` is no
/// pattern. The scope of several parts is that of the widest.
std::optional<Pattern> parse_pattern(std::string_view text);

}  // namespace kasino
