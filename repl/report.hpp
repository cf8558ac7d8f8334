// Reports for the command line: how a replayed game went, what went wrong.
#pragma once

#include <string>

#include "engine/error.hpp"
#include "engine/game.hpp"
#include "repl/look.hpp"

namespace kasino {

/// Deal by deal the points and the match, and how it ended or where it stands. Ends with a newline.
std::string replay_report(const Game& game, const Look& look);

/// The error as it is shown, without a newline: `kasino: what: why`; under the error of a script
/// the line at fault and the way that led there.
std::string error_report(const Error& error);

}  // namespace kasino
