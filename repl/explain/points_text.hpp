// The points of one seat in a line.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/play/scoring.hpp"
#include "engine/text/text.hpp"

namespace kasino {

std::map<std::string, int> points_by_clause(const std::vector<ScoreLine>& lines);

/// "5 points (ACES-1 3, CARDS-1 2)"
std::string points_text(const std::vector<ScoreLine>& lines, Language language);

}  // namespace kasino
