// What a check reads off the text of scripts: mistakes, what may be one, and where to look.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/check/check_plan.hpp"
#include "scripting/check/check_position.hpp"
#include "scripting/source/lexer.hpp"

namespace kasino {

/// What there is to say of a variant's last script; the others are not the author's.
struct CheckNotes {
  std::vector<std::string> faults{};  ///< mistakes, met in play or not
  std::vector<std::string> notes{};   ///< what may be a mistake
};

/// The notes on a variant that was played as planned.
CheckNotes notes_on(const Composition& composition, const CheckPlan& plan, const Coverage& seen);

/// The first name where a function assigns to a local from outside every function, or to a field
/// of it. Names that a function also declares for itself are passed over.
std::optional<Token> changed_local(std::string_view source);

/// "mine.lua:12: count", where a function first changes such a local; empty if none does.
std::string place_of_memory(const Composition& composition);

/// "mine.lua:12: actions.call", where the key was written; empty if it is not there.
std::string place_of_key(const Composition& composition, const std::vector<std::string>& keys);

}  // namespace kasino
