// Why a move is good, in words of the game.
#pragma once

#include <string>

#include "engine/players/bot.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// Why `player` does it: "for aces: 2 points (ACES-1)", "which leaves nothing that scores".
std::string reason_of(const Decision& decision, const Bot& player, const RuleData& rules,
                      Language language);

/// What it leaves to the next seat: "leaves sweep (SWEEP-1) in 3 of 12 ways the cards may lie".
/// Empty where nobody of another side answers, and where the fewest points win and it need take
/// none: then "the next seat must take sweep (SWEEP-1)".
std::string threat_text(const Decision& decision, const RuleData& rules, Language language);

/// What it brings and what it leaves, short: "aces: 2 points (ACES-1); spades +1;
/// leaves nothing that scores".
std::string note_on(const Decision& decision, const RuleData& rules, Language language);

}  // namespace kasino
