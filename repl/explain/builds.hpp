// Why a build may be made, or not, in words.
#pragma once

#include <string>

#include "engine/legality/judgement.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"
#include "engine/text/text.hpp"

namespace kasino {

class State;

/// "s2 builds 8 with h6", of a legal build with its groups.
std::string built_in_words(const Move& move, const Grouping& grouping, const State& state,
                           const Rules& rules, Language language);

/// Why `move`, of any kind, is refused for a reason about builds, and what could be done instead if
/// that is known. Empty for any other reason.
std::string build_refused(const Move& move, Reason reason, const Judgement& judgement,
                          const State& state, const Rules& rules, Language language);

}  // namespace kasino
