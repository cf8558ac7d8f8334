// What a script did wrong, with its place and the calls that led there.
//
// Whatever a script says is made printable here: an error text may not move the cursor, ring the
// bell, imitate a second line or fill the screen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/error.hpp"

namespace kasino {

/// What a script says it is: a complete variant, a difference from a named base, or a difference
/// from any variant that it is added to.
enum class ScriptForm { Variant, Extension, Modifier };

struct Source {
  std::filesystem::path path;
  std::string name;  ///< the file's name without its folders, as errors call it
  std::string text;
  ScriptForm form = ScriptForm::Variant;
};

/// Load: the script cannot be used. Contradiction: it cannot be used with these options and other
/// scripts. Runtime: a hook failed. Limit: a budget is spent. Interrupted: the
/// user stopped it, or the time of long work is over.
enum class ScriptErrorKind : std::uint8_t { Load, Contradiction, Runtime, Limit, Interrupted };

/// A place in a script. `line` is from 1; `hook` is "loading", `refuses["STEP-1"]` or a key path.
struct ScriptPlace {
  std::string file;
  std::optional<int> line;
  std::string hook;
};

/// One line of source to show under an error; `column` counts bytes from 0.
struct SourceLine {
  std::string text;
  std::optional<std::size_t> column;
};

/// An error of a script. Its message is `file:line: hook: problem`, without what is unknown;
/// the lines under it are the line at fault, with a caret, and the traceback.
class ScriptError : public Error {
 public:
  ScriptError(ScriptErrorKind kind, ScriptPlace place, const Text& problem,
              std::vector<std::string> traceback = {}, std::optional<SourceLine> source = {});
  ScriptError(ScriptErrorKind kind, ScriptPlace place, std::string problem,
              std::vector<std::string> traceback = {}, std::optional<SourceLine> source = {})
      : ScriptError(kind, std::move(place), Text{std::move(problem), {}}, std::move(traceback),
                    std::move(source)) {}

  ScriptErrorKind kind() const { return kind_; }
  const std::string& file() const { return place_.file; }
  const std::optional<int>& line() const { return place_.line; }
  const std::string& hook() const { return place_.hook; }
  const std::string& problem() const { return problem_; }
  /// The Lua functions being called, innermost first: "mine.lua:12: in safe". No line is empty.
  const std::vector<std::string>& traceback() const { return traceback_; }
  /// The line at fault, if known; with a column if one word of it is at fault.
  const std::optional<SourceLine>& source() const { return source_; }

 private:
  ScriptErrorKind kind_;
  ScriptPlace place_;
  std::string problem_;
  std::vector<std::string> traceback_;
  std::optional<SourceLine> source_;
};

/// What a function of ours refuses, or what is wrong with an answer, as advice needs to know it.
enum class Misuse : std::uint8_t {
  None,           ///< Lua or the script raised the error
  Other,          ///< the message says all
  Argument,       ///< an argument is of another type
  Seat,           ///< a seat is meant, and it is none
  Count,          ///< there are more arguments than are taken
  Object,         ///< the cards are missing before a method of theirs
  Depth,          ///< too many calls inside each other
  Global,         ///< nobody declared the name
  NumberAndText,  ///< what cannot be compared
  Nil             ///< nothing is answered
};

/// What is wrong, beside the words that say it. It needs no destructor.
struct Blame {
  Misuse misuse = Misuse::Other;
  std::string_view word{};  ///< of the script, at the place of the error; valid while Lua raises it
};

/// Thrown by the host when a value of a script is wrong: "must answer true or false, not a string".
/// For a hook's answer, Sandbox makes it a ScriptError that names the hook and its line.
class AnswerError : public Error {
 public:
  using Error::Error;
};

/// Line `number` (from 1) of `source` as it is to be shown, with a caret at `column` (in bytes from
/// 0). Nothing if there is no such line, or it is too long to show.
std::optional<SourceLine> source_line_at(std::string_view source, int number,
                                         std::optional<std::size_t> column);

/// The same, with the caret at `word`, if the line has it exactly once.
std::optional<SourceLine> source_line(std::string_view source, int number, std::string_view word);

/// The word that a `problem` of Lua's, or one that the script raised, blames: the text quoted
/// behind "near", which is how Lua names text that it cannot read, or else the first text that is
/// quoted
/// ('like this').
std::string_view quoted_word(std::string_view problem);

}  // namespace kasino
