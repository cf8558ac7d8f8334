// Reading how a deal begins: with a deck, or in a position of one's own.
#pragma once

#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/game/game.hpp"
#include "engine/record/record_head.hpp"

namespace kasino {

/// The beginning of a deal as written.
struct DealHead {
  RecordLine line;  ///< "deal 1"
  RecordFields fields;
  RecordLine behind;  ///< the first line after them

  const RecordLine* find(const std::string& keyword) const {
    const auto found = fields.find(keyword);
    return found == fields.end() ? nullptr : &found->second;
  }
  /// The line of a field, or of the deal if it is not there.
  const RecordLine& place(const std::string& keyword) const {
    const RecordLine* found = find(keyword);
    return found != nullptr ? *found : line;
  }
};

/// Reads the fields that follow `deal`, the line that opens a deal.
DealHead read_deal_head(RecordLines& lines, const RecordLine& deal);

/// The start of a game with this head and first deal. Throws RecordError for what cannot be read;
/// whether it can be played is for Game to say.
GameStart read_start(const DealHead& deal, const RecordHead& head);

/// The words after the first, as a deck. Throws RecordError if there are none.
Cards deck_of(const RecordLine& line);

/// The one word after the first, as a number from 1. Throws RecordError.
int number_of(const RecordLine& line);

/// The words after the first, as points. Throws RecordError.
std::vector<int> numbers_of(const RecordLine& line);

}  // namespace kasino
