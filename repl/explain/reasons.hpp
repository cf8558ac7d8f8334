// Why a player takes a step, in words of the game: what it brings for sure, what it may bring, what
// it leaves to others, and what it has over another. Hidden cards are told as likelihoods.
#pragma once

#include <string>

#include "engine/players/bot.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// A scoring item or award in words: its title or, if it has none, how its clause begins.
std::string item_text(const std::string& item, const std::string& clause, const RuleData& rules,
                      Language language);

/// "about 1 in 6", of `worlds` of `all` ways in which the cards may lie.
std::string likelihood_text(int worlds, int all, Language language);

/// Why `player` takes the step: "for aces: 2 points", "which leaves nothing that scores".
std::string reason_of(const Decision& decision, const Bot& player, const RuleData& rules,
                      Language language);

/// What the step leaves to the next seat: "leaves sweep about 1 in 4"; if the fewest points win,
/// "the next seat must take sweep about 1 in 4". Empty if no seat of another side answers, or if
/// the fewest points win and it must take none.
std::string threat_text(const Decision& decision, const RuleData& rules, Language language);

/// What the step brings and leaves, in short: "aces: 2 points; spades +1; leaves nothing that
/// scores". May be empty.
std::string note_on(const Decision& decision, const RuleData& rules, Language language);

/// What `better` has over `worse`: "brings 2 points more (aces)", "leaves sweep less often". Empty
/// if neither what they bring nor what they leave tells them apart.
std::string advantage_of(const Decision& better, const Decision& worse, const RuleData& rules,
                         Language language);

}  // namespace kasino
