// Cards in boxes, three lines high.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// A box: what lies in it, and what is written into its upper edge.
struct Box {
  std::string content;
  std::string title{};
};

/// A box for each card.
std::vector<Box> boxes_of(std::span<const Card> cards, const Style& style);

/// The boxes beside one another, and `label` left of them. Those that a line has no room for
/// overlap, so that each hides the right edge of the one before, and go on below; boxes with titles
/// never overlap. Ends with a newline.
std::string labelled_boxes(std::string_view label, const std::vector<Box>& boxes,
                           const Style& style);

/// Whether the width has room for each of the boxes.
bool have_room(const std::vector<Box>& boxes, const Style& style);

}  // namespace kasino
