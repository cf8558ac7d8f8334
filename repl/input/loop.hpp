// The loops of `kasino play`: text for people, JSON for programs.
#pragma once

#include <iosfwd>
#include <string>

#include "repl/console/surroundings.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"

namespace kasino {

struct Desk;
class Door;

/// Reads commands until the end of input or `quit`, and answers each with one line of JSON, flushed
/// at once. The first line answers an implied `state`.
void run_machine(Desk& desk, std::istream& in, std::ostream& out);

/// How a text session ended.
struct TextRun {
  bool had_errors = false;     ///< some line was an error
  bool script_failed = false;  ///< a script failed, or broke a limit
};

/// Reads commands from `lines`, and shows their answers on `out` and errors on `err`, until the end
/// of input or `quit`. Lines that begin with ; or # are comments. An empty line goes on: with the
/// next page, step or deal. With a `door`, it begins there.
TextRun run_text(Desk& desk, const LineSource& lines, std::ostream& out, std::ostream& err,
                 const Style& style, Door* door = nullptr);

/// Runs a text session. The lines of the file `script`, if it is not empty, come first, shown as if
/// they were typed. If the input is no pipe, games are kept in SessionSettings::autosave_folder.
/// Throws Error for a script that cannot be read.
ExitStatus run_play(Desk& desk, const std::string& script, const Surroundings& around,
                    const Style& first_style, Door* door = nullptr);

}  // namespace kasino
