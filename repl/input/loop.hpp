// `kasino play`: the two ways to talk with a session, by text for people and by JSON for programs.
#pragma once

#include <iosfwd>
#include <string>

#include "repl/command_line/surroundings.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"

namespace kasino {

class Session;

/// Reads commands until the end of input or `quit`, and answers each with exactly one line of JSON,
/// flushed. The first line answers an implied `state`.
void run_machine(Session& session, std::istream& in, std::ostream& out);

/// How a session by text ended.
struct TextRun {
  bool had_errors = false;     ///< some line could not be obeyed
  bool script_failed = false;  ///< a script failed, or broke a limit
};

/// Reads commands from `lines` and shows what they answer on `out`, errors on `err`, until the end
/// of input or `quit`. Lines that begin with ; or # are comments. An empty one does what
/// makes sense to go on with.
TextRun run_text(Session& session, const LineSource& lines, std::ostream& out, std::ostream& err,
                 const Style& style);

/// Runs a session by text. The lines of the file `script`, if one is named, come first, shown as if
/// they were typed. While a person plays, the game is kept in session.settings().autosaves. Throws
/// Error for a file that cannot be read.
ExitStatus run_play(Session& session, const std::string& script, const Surroundings& around,
                    const Style& first_style);

}  // namespace kasino
