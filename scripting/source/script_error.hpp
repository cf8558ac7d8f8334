// What a script did wrong, with the place and the way that led there.
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
#include <vector>

#include "engine/text/error.hpp"

namespace kasino {

/// What a script says it is: complete, a difference from a named base, or a difference from
/// whatever it is added to.
enum class ScriptForm { Variant, Extension, Modifier };

struct Source {
  std::filesystem::path path;
  std::string name;  ///< the file's name without its folders, as errors call it
  std::string text;
  ScriptForm form = ScriptForm::Variant;
};

/// Load: the script cannot be used. Runtime: a hook failed. Limit: a budget is spent.
/// Interrupted: the user stopped it.
enum class ScriptErrorKind : std::uint8_t { Load, Runtime, Limit, Interrupted };

/// Where in a script. `line` counts from 1; `hook` is "loading", `refuses["STEP-1"]`, a key path.
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

/// An error of a script. Its message is `file:line: hook: problem`, without `line` where unknown.
class ScriptError : public Error {
 public:
  ScriptError(ScriptErrorKind kind, ScriptPlace place, std::string problem,
              std::vector<std::string> traceback = {}, std::optional<SourceLine> source = {});

  ScriptErrorKind kind() const { return kind_; }
  const std::string& file() const { return place_.file; }
  const std::optional<int>& line() const { return place_.line; }
  const std::string& hook() const { return place_.hook; }
  const std::string& problem() const { return problem_; }
  /// The Lua functions under way, innermost first: "mine.lua:12: in safe". Never empty lines.
  const std::vector<std::string>& traceback() const { return traceback_; }
  /// The line at fault where it is known; with a column when one word of it is to blame.
  const std::optional<SourceLine>& source() const { return source_; }

 private:
  ScriptErrorKind kind_;
  ScriptPlace place_;
  std::string problem_;
  std::vector<std::string> traceback_;
  std::optional<SourceLine> source_;
};

/// Thrown by the host while it reads a value of a script: "must answer true or false, not a
/// string". Of a hook's answer, Sandbox makes it a ScriptError that names the hook and its line.
class AnswerError : public Error {
 public:
  using Error::Error;
};

inline constexpr std::size_t longest_message = 8U << 10U;

/// `text` with everything a terminal could obey written out (newline as "\n", others as "\27"),
/// broken UTF-8 too, cut at `most` bytes. Ordinary UTF-8 text comes back as it is.
std::string printable(std::string_view text, std::size_t most = longest_message);

/// The same for a text of several lines, which stay lines.
std::string printable_lines(std::string_view text);

/// Line `number` (from 1) of `source` as it is to be shown, with a caret at `column` (bytes from
/// 0). Nothing if there is no such line, or it is too long to be looked at.
std::optional<SourceLine> source_line_at(std::string_view source, int number,
                                         std::optional<std::size_t> column);

/// The same, with the caret at the word that `problem` blames, if it stands in the line exactly
/// once: what is quoted behind "near", as Lua says it of text that it cannot read, else what is
/// quoted first ('like this').
std::optional<SourceLine> source_line(std::string_view source, int number,
                                      std::string_view problem);

}  // namespace kasino
