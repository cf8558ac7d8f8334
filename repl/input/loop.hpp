// The two ways to talk with a session: by text, for people, and by JSON, for programs.
#pragma once

#include <iosfwd>

#include "repl/lines.hpp"
#include "repl/look.hpp"
#include "repl/session.hpp"

namespace kasino {

/// Reads commands until the end of input or `quit`, and answers each with exactly one line of JSON,
/// flushed. The first line printed answers an implied `state`.
void run_machine(Session& session, std::istream& in, std::ostream& out);

/// How a session by text ended.
struct TextRun {
  bool had_errors = false;     ///< some line could not be obeyed
  bool script_failed = false;  ///< a script failed, or broke a limit
};

/// Reads commands from `lines` and shows what they answer on `out`, errors on `err`, until the end
/// of input or `quit`. Lines that begin with ; or # are comments.
TextRun run_text(Session& session, const LineSource& lines, std::ostream& out, std::ostream& err,
                 const Look& look);

}  // namespace kasino
