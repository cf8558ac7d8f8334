// How things look on this screen: colour, suit symbols, width, language.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/cards/card.hpp"
#include "engine/text/text.hpp"

namespace kasino {

struct Style {
  bool colour = false;
  bool symbols = false;  ///< suits as symbols instead of letters
  int width = 80;
  bool terminal = false;   ///< a person types: errors may take several lines
  std::string clearing{};  ///< what empties the screen, or moves all that is on it out of sight
  Language language = Language::English;
};

/// A card as typed ("s7"), or with its symbol; hearts and diamonds red.
std::string draw(Card card, const Style& style);
/// With single spaces between; "-" for no cards.
std::string draw(std::span<const Card> cards, const Style& style);

std::string bold(std::string_view text, const Style& style);
std::string dim(std::string_view text, const Style& style);

/// How many columns `text` takes: two for each wide character (王), one for each other, without
/// accents that combine with the one before and without what only sets colours.
int columns_of(std::string_view text);

/// `text` with spaces after (or before) it up to `columns`.
std::string padded(std::string_view text, int columns);
std::string right_aligned(std::string_view text, int columns);

/// `text` in lines of at most `width` columns, broken at spaces, and words too long for a line
/// after commas and wide characters; all but the first begin with `indent` spaces. Line breaks in
/// the text stay. No newline at the end.
std::string wrapped(std::string_view text, int width, int indent = 0);

/// A whole line: `label`, and `text` in a column beside it, wrapped there.
std::string labelled(std::string_view label, std::string_view text, const Style& style);
inline constexpr int label_columns = 10;

}  // namespace kasino
