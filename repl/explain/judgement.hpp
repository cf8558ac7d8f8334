// Judgements in words, and steps as somebody who may not know all of them is told.
#pragma once

#include <optional>
#include <string>

#include "engine/legality/judgement.hpp"
#include "engine/model/event.hpp"
#include "engine/model/rules.hpp"
#include "engine/text/text.hpp"

namespace kasino {

struct Ply;
class State;

/// "legal by ID", "refused by ID: why".
std::string in_words(const Judgement& judgement, const State& state, const Rules& rules,
                     Language language);

/// What stands for a hidden value: "a card", "2 cards", "?".
std::string untold_text(const FieldValue& value, Language language);

/// The action in written form, as `viewer` may know it: "hide a card" for "hide h7".
std::string told_text(const Action& action, const State& before, const Rules& rules,
                      const std::optional<Seat>& viewer, Language language);

/// The same of a move or action that waits to be played.
std::string told_text(const Step& play, const State& state, const Rules& rules,
                      const std::optional<Seat>& viewer, Language language);

/// An open action, as `viewer` may know it: "swap a card d4 seat=2" if the first card lies in a
/// hand that `viewer` does not see.
std::string open_text(const Action& action, const State& state, const Rules& rules,
                      const std::optional<Seat>& viewer, Language language);

/// The move or action in written form, as `viewer` may know it, with `!` if it is irregular; empty
/// for the deck of a deal. `before` is the position it was made in.
std::string step_text(const Ply& step, const State& before, const Rules& rules,
                      const std::optional<Seat>& viewer, Language language);

}  // namespace kasino
