// The fields of a setup that are written in words of the rules: variables, who is asked, how far
// the deal has come.
//
// Each is a short text, the same on the command line and in a record, and is checked against the
// rules when the position is made.
//
//   vars    colour=red streak=1,0 seen=h7+d2    by seat and slot with commas, sets with +
//   asked   2 colour, 3 play                    who acts ahead of the turn, and at which stage
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/model/rule_data.hpp"

namespace kasino {

class State;
enum class Phase : std::uint8_t;

/// The texts of such fields, by name.
using SetupWords = std::map<std::string, std::string>;

/// The names of all such fields, in the order in which they are written.
const std::vector<std::string>& setup_word_names();

/// Reads the fields into a state whose cards lie in their places; an empty field keeps the default.
/// Throws SetupError naming the field.
void read_words(const SetupWords& words, State& state, const RuleData& rules);

/// The fields in which `state` differs from the default.
SetupWords words_of(const State& state, const RuleData& rules);

/// "play", "deal-over" or "match-over".
std::string name_of(Phase phase);

/// A value of a variable as it is written: "true", "7", "h10", "red"; "false" for no seat or card.
std::string value_text(const VariableRule& rule, int value);

}  // namespace kasino
