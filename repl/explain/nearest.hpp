// What a card can take, beginning with what is nearest to what somebody meant.
#pragma once

#include <string>

#include "engine/cards/card.hpp"
#include "engine/legality/card_captures.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// "s5+h3 (5+3), or d5+h3 (5+3)": the captures that share most cards with `wanted` (sorted), then
/// the smallest, and how many others there are. There must be one.
std::string nearest_takes(const Takes& takes, const Cards& wanted, Language language);

/// "; it can take s5+h3 (5+3)", or that it can take nothing.
std::string what_it_can_take(const Takes& takes, const Cards& wanted, Language language);

}  // namespace kasino
