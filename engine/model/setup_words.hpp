// The facts of a setup that are written in words of the rules: variables, who is asked, what waits.
// For facts.cpp, whose table says which is which.
//
//   vars    colour=red streak=1,0 seen=h7+d2    by seat and slot with commas, sets with +
//   asked   2 colour, 3 play                    who acts ahead of the turn, and at which stage
#pragma once

#include <string>
#include <string_view>

#include "engine/model/field_text.hpp"
#include "engine/model/rule_data.hpp"
#include "engine/model/state.hpp"

namespace kasino {

/// The most that a number in a setup may be, above or below 0.
inline constexpr int most_in_setup = 1'000'000;

/// "play", "deal-over" or "match-over".
std::string_view name_of(Phase phase);

// Each reads a field into a state. Throws SetupError.

void read_phase(State& state, const FieldText& field, const RuleData& rules);
void read_winners(State& state, const FieldText& field, const RuleData& rules);
void read_out(State& state, const FieldText& field, const RuleData& rules);
void read_dealing(State& state, const FieldText& field, const RuleData& rules);
void read_asked(State& state, const FieldText& field, const RuleData& rules);
/// A move is written without groups, "1 s7xh7,d4"; earlier versions wrote `+` for the commas.
void read_pending(State& state, const FieldText& field, const RuleData& rules);
void read_variables(State& state, const FieldText& field, const RuleData& rules);
void read_pots(State& state, const FieldText& field, const RuleData& rules);
void read_stakes(State& state, const FieldText& field, const RuleData& rules);
void read_awards(State& state, const FieldText& field, const RuleData& rules);
void read_carried(State& state, const FieldText& field, const RuleData& rules);

std::string text_of_asked(const State& state, const RuleData& rules);
std::string text_of_pending(const State& state, const RuleData& rules);

}  // namespace kasino
