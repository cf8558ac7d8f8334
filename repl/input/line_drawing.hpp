// A line that is being typed, drawn on a screen that may be narrower than the line and lower than
// its rows, and that may change its size meanwhile.
//
// It answers what to write to the terminal, and writes nothing itself.
#pragma once

#include <string>
#include <string_view>

#include "repl/console/terminal.hpp"

namespace kasino {

class LineDrawing {
 public:
  /// What makes the screen show `before` and `after`, with the cursor between them, in place of
  /// what was drawn last. Of more rows than the screen has those around the cursor are shown.
  std::string drawn(std::string_view before, std::string_view after, ScreenSize screen);

  /// What moves the cursor to the line below the drawing, and ends it: the next begins a new one.
  std::string ended();

 private:
  std::string before_;     ///< of the cursor, as drawn last
  std::string after_;      ///< it
  std::string shown_;      ///< what of `before_` is on the screen
  int columns_ = 0;        ///< of the screen then; 0: nothing is drawn
  int rows_below_ = 0;     ///< of the drawing, below that of the cursor
  bool is_whole_ = false;  ///< every row is on the screen
};

}  // namespace kasino
