// Tiny builders for the engine's tests.
//
// Cards from canonical text ("s7 h10 dQ' *1"). Deliberately not the engine's own parser: tests of
// other rooms should not fail with it.
#pragma once

#include <string>
#include <string_view>

#include "engine/cards/card.hpp"
#include "engine/cards/item_set.hpp"

namespace kasino::test {

/// One card from canonical text. A text that is none is a mistake of the test: it throws.
Card card(std::string_view text);

/// Cards parted by spaces, in the order written.
Cards cards(std::string_view text);

/// The same, sorted: a table.
Cards table(std::string_view text);

/// The positions of these cards in the table. A card that is not there is a mistake of the test.
ItemSet set_of(const Cards& table, std::string_view text);

/// The cards of the set, sorted.
Cards cards_of(const Cards& table, const ItemSet& set);

/// Every card of some packs, without jokers, but for `missing`: sorted.
Cards packs_without(std::string_view missing, int packs = 1);

/// What the file of this name under tests/data holds.
std::string read_data(const std::string& name);

}  // namespace kasino::test
