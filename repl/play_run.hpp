// `kasino play` by text: where the lines come from, and what is kept of the session.
#pragma once

#include <string>

#include "repl/look.hpp"
#include "repl/program.hpp"
#include "repl/session.hpp"

namespace kasino {

/// Commands to begin with; none if `text` is empty.
struct Commands {
  std::string name{};  ///< of its file
  std::string text{};
};

/// Runs the session until its end. The lines of `script` come first, shown as if they were typed.
/// While a person plays, the game is kept in session.settings().autosaves.
ExitStatus run_play(Session& session, const Commands& script, const Surroundings& around,
                    const Look& look);

}  // namespace kasino
