// Analyses as text for a screen.
#pragma once

#include <string>

#include "repl/session/reply.hpp"

namespace kasino {

std::string analysis_text(const Analysed& analysed, const RuleData& rules, const Style& style);
std::string review_text(const Reviewed& reviewed, const RuleData& rules, const Style& style);

}  // namespace kasino
