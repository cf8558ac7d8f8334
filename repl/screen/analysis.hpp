// Analyses as text for a screen.
#pragma once

#include <string>

#include "engine/model/rule_data.hpp"
#include "repl/session/analysis.hpp"
#include "repl/text/words.hpp"

namespace kasino {

std::string analysis_text(const Analysed& analysed, const RuleData& rules, const Style& style);
std::string review_text(const Reviewed& reviewed, const RuleData& rules, const Style& style);

}  // namespace kasino
