// What went wrong, as it is shown.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game/game.hpp"
#include "engine/record/record.hpp"
#include "engine/text/error.hpp"
#include "repl/text/style.hpp"

namespace kasino {

/// The same error with its place, and the clause it names: `evening.txt:12: why (ID)`.
RecordError with_place(const RecordError& error, const std::string& file);

/// What there is to warn of when a record with this head is replayed under `rules`.
std::optional<std::string> script_warning(const RecordHead& head, const RuleData& rules);

/// What is shown under the error of a script, a line each: the line at fault, a caret, the way that
/// led there. Of other errors nothing.
std::vector<std::string> lines_under(const Error& error);

/// The error as it is shown, without a newline: `kasino: what: why`; under the error of a script
/// the line at fault and the way that led there.
std::string error_report(const Error& error);

}  // namespace kasino
