// Line editing at a terminal: history, completion, Ctrl-C to give a line up.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "repl/complete.hpp"
#include "repl/lines.hpp"

namespace kasino {

/// What the end of a line can become; throws nothing.
using Completer = std::function<Completion(std::string_view line)>;

/// Reads lines from standard input, which is a terminal. Expects that Ctrl-C sets the interrupt
/// flag; a line given up so comes back as cancelled.
class LineEditor {
 public:
  /// The history is read from `history`, and each line is added there at once, as far as possible,
  /// so that it outlives a closed terminal and sessions side by side; empty: it is not kept.
  /// Nothing at all: lines are forgotten at once.
  LineEditor(Completer completer, std::optional<std::filesystem::path> history);
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  /// The next line; nothing at the end of input (Ctrl-D).
  std::optional<Line> read(const std::string& prompt);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kasino
