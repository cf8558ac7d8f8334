// Cards in boxes, three lines high.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// A box: its content, and a title written into its upper edge.
struct Box {
  std::string content;
  std::string title{};
};

/// A box for each card.
std::vector<Box> boxes_of(std::span<const Card> cards, const Style& style);

/// The boxes beside one another, with `label` left of them. Boxes that do not fit in one row
/// overlap, each hiding the right edge of the one before, and go on in further rows; boxes with
/// titles never overlap. Ends with a newline.
std::string labelled_boxes(std::string_view label, const std::vector<Box>& boxes,
                           const Style& style);

/// Whether each box by itself fits the width.
bool have_room(const std::vector<Box>& boxes, const Style& style);

}  // namespace kasino
