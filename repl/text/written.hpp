// Moves and actions as people read and type them.
#pragma once

#include <string>

#include "engine/model/rule_data.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// A move or action in written form as people have it: actions, their words and piles by their
/// titles, cards as the language writes them.
std::string written_for(const std::string& step, const RuleData& rules, Language language);

}  // namespace kasino
