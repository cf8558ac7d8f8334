// Cards written one after the other without a separator, for lists and for moves.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"

namespace kasino {

/// A card and where its text begins.
struct ReadCard {
  Card card;
  std::size_t column;
};

/// Reads the bytes of `text` from `begin` up to `end`: suit first throughout if that can be, else
/// rank first throughout, the longest rank first. Throws CardError, with the column in `text`, when
/// neither can be; so an empty run is no error, but no cards.
///
///   "s7h10"  ->  s7 h10        "7s10h"  ->  s7 h10        "dDdE"  ->  dQ dA
std::vector<ReadCard> read_card_run(std::string_view text, std::size_t begin, std::size_t end);

}  // namespace kasino
