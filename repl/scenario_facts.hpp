// What a scenario can ask of a position, in the words of a scenario file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/rule_data.hpp"
#include "engine/state.hpp"

namespace kasino {

/// What the position says of "turn", "hand2", "vars.offender" (see scripting/scenario.hpp, Fact):
/// `false` for nobody, cards and seats sorted, lists with spaces between. Nothing if there is no
/// such seat or variable.
///
///   table  ->  "s5 h3"        sweeps  ->  "1 0"        last_capturer  ->  "false"
std::optional<std::string> fact_of(const std::string& name, const State& state,
                                   const RuleData& rules);

/// Whether that is a list of cards: "table", "hand1", "zones.aside".
bool is_of_cards(const std::string& name);

}  // namespace kasino
