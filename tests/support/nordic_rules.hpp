// The Swedish game as native rule data, so that the engine's tests need no script.
//
// They follow the STD clauses. A test makes the changes of a variant that it needs.
#pragma once

#include "engine/capture/values.hpp"
#include "engine/model/rule_data.hpp"

namespace kasino::test {

/// What aces, the two of spades and the ten of diamonds count besides their printed values.
enum class ValueMode {
  Choice,  ///< from the hand and on the table: A 1 or 14, s2 2 or 15, d10 10 or 16 (STD-VAL-2)
  Aces,    ///< from the hand and on the table: A 1 or 14, nothing else (STD-VAL-V1)
  Fixed    ///< high from the hand, low on the table (STD-VAL-V2)
};

/// Every face at its printed value; jokers have none.
ValueTable plain_values();

/// The values of Choice.
ValueTable choice_values();

/// Two to four players, a match to 16, no duty to capture.
RuleData nordic_rules(ValueMode mode = ValueMode::Choice);

/// The same with the duties to capture and to leave no group (STD-CAP-V1).
RuleData must_capture_rules(ValueMode mode = ValueMode::Choice);

/// The same with the duties of the reversed game: sweep (MIS-A1), capture (MIS-B1), leave no
/// group (MIS-B2).
RuleData reversed_rules(ValueMode mode = ValueMode::Choice);

}  // namespace kasino::test
