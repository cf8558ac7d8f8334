// Tiny builders for the engine's tests.
//
// Cards from canonical text ("s7 h10 dQ' *1"). This is deliberately not the engine's parser, so
// that tests of other rooms do not fail with it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/item_set.hpp"

namespace kasino::test {

/// A card from canonical text. Throws for any other text, which is a mistake of the test.
Card card(std::string_view text);

/// Cards separated by spaces, in the order written.
Cards cards(std::string_view text);

/// The same, sorted: a table.
Cards table(std::string_view text);

/// The places of these cards in the table. A card that is not there is a mistake of the test.
ItemSet set_of(const Cards& table, std::string_view text);

/// The cards of the set, sorted.
Cards cards_of(const Cards& table, const ItemSet& set);

/// Every card of some packs, without jokers and the cards `missing`; sorted.
Cards packs_without(std::string_view missing, int packs = 1);

/// The numbers as a setup writes them: "3 5".
std::string numbers(const std::vector<int>& list);

/// The text of this file under tests/data.
std::string read_data(const std::string& name);

}  // namespace kasino::test
