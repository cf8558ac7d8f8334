// Why a player takes a step, in words of the game.
#pragma once

#include <string>

#include "engine/players/bot.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// Why `player` takes the step: "for aces: 2 points (ACES-1)", "which leaves nothing that scores".
std::string reason_of(const Decision& decision, const Bot& player, const RuleData& rules,
                      Language language);

/// What the step leaves to the next seat: "leaves sweep (SWEEP-1) in 3 of 12 ways the cards may
/// lie"; if the fewest points win, "the next seat must take sweep (SWEEP-1)". Empty if no seat of
/// another side answers, or if the fewest points win and it must take none.
std::string threat_text(const Decision& decision, const RuleData& rules, Language language);

/// What the step brings and leaves, in short: "aces: 2 points (ACES-1); spades +1; leaves nothing
/// that scores". May be empty.
std::string note_on(const Decision& decision, const RuleData& rules, Language language);

}  // namespace kasino
