// Which of a variant's own actions are open, and which clause refuses the others.
//
// Actions may come from any seat, whoever is to play. They are few, so all are listed.
#pragma once

#include <string>
#include <vector>

#include "engine/error.hpp"
#include "engine/move.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

namespace kasino {

/// An action that this seat cannot take now, whatever the clauses say: the deal is over, the seat
/// is out, or it is for other seats.
class ActionError : public Error {
 public:
  using Error::Error;
};

/// The clauses that refuse `action`, the first of which decides; none: it is open. Throws
/// ActionError.
std::vector<std::string> refusals_of(const Action& action, const State& state, const Rules& rules);

/// Every action open now, the seat to play first and then clockwise, each by name.
std::vector<Action> open_actions(const State& state, const Rules& rules);

/// The action that these words mean, the first of them its name. Without a seat it is the one to
/// play if the action is open to it, else the only other one it is open to. Throws ActionError.
Action parse_action(const std::vector<std::string>& words, const State& state, const Rules& rules);

/// The written form: "announce", and for a seat that is not to play "call seat=2".
std::string to_text(const Action& action, const State& state);

}  // namespace kasino
