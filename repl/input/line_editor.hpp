// Line editing at a terminal: history, completion, Ctrl-C to give a line up.
//
// libedit knows the keys and keeps the line and the history. What it would draw goes nowhere, since
// it loses rows of lines wider than the screen, and reads beyond its memory when that shrinks: the
// line is drawn here (LineDrawing) whenever libedit wants the next character.
#pragma once

#include <cstdio>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "repl/input/complete.hpp"
#include "repl/input/line_drawing.hpp"
#include "repl/text/typed.hpp"

struct editline;  // of histedit.h
struct history;

namespace kasino {

/// Completes a line; must not throw.
using Completer = std::function<Completion(std::string_view line)>;

/// Reads lines from standard input, which must be a terminal. Ctrl-C must set the interrupt flag;
/// the line is then cancelled.
class LineEditor {
 public:
  /// Reads the history from `history_file`, and adds each line to it at once, if possible, so that
  /// nothing is lost when the terminal closes or several sessions run. An empty path, or a file
  /// that cannot be read, which `problem` then says: lines are remembered for this session only;
  /// nothing: not at all.
  LineEditor(Completer completer, std::optional<std::filesystem::path> history_file,
             std::optional<Text>& problem);
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  /// The next line; nothing at the end of input (Ctrl-D).
  std::optional<Line> read(const std::string& prompt);

  /// From now on no line is remembered, and those typed before are forgotten here.
  void remember_nothing();

 private:
  /// Draws the line, and waits for the next byte; nothing at the end of input, or if the user
  /// interrupts.
  std::optional<char> next_byte();
  /// Reads a character. Answers 1, or 0 where there is no byte.
  int read_character(wchar_t& character);
  void draw();
  void end_drawing();
  unsigned char complete_word();
  unsigned char clear_screen();
  void list(const std::vector<std::string>& words);
  void read_history();
  void remember(const std::string& line);

  Completer completer_;
  std::optional<std::filesystem::path> file_;
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> nowhere_;
  editline* editor_;
  history* history_;
  std::string prompt_;
  LineDrawing drawing_;
  KeyWait* keys_ = nullptr;     ///< while a line is read
  std::optional<char> unread_;  ///< a byte that was read, and belongs to the next letter
};

}  // namespace kasino
