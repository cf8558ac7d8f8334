// What a terminal shows of the bytes that it is sent: as much of an xterm as line editing needs.
//
// Lines that have scrolled off stay readable, so that a test sees all that was ever shown.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kasino::test {

class TerminalScreen {
 public:
  TerminalScreen(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns) {}

  /// Takes what the program writes; a sequence that is cut off is kept until its rest comes.
  void take(std::string_view bytes);
  void resize(std::size_t rows, std::size_t columns);

  /// A line by its number from 0, the first that was ever shown, without spaces at its end.
  std::string line(std::size_t number) const;
  /// How many there have been, the empty ones below the cursor left out.
  std::size_t lines() const { return cells_.size(); }
  /// The line and the column that the cursor is in, from 0.
  std::size_t cursor_line() const { return line_; }
  std::size_t cursor_column() const { return column_; }

  /// Whether anything was ever shown in colour.
  bool has_colour() const { return has_colour_; }
  /// Whether a line went over the right edge and on in the next.
  bool has_wrapped() const { return has_wrapped_; }

 private:
  using Cells = std::vector<std::string>;  ///< a wide character's second cell is empty

  std::size_t take_one(std::string_view bytes);
  void put(const std::string& character);
  void control(char byte);
  void sequence(char final, const std::vector<std::size_t>& numbers);
  void line_feed();
  void move_to(std::size_t line, std::size_t column);
  void erase_in_line(std::size_t mode);
  void erase_below(std::size_t mode);
  std::size_t top() const { return cells_.size() > rows_ ? cells_.size() - rows_ : 0; }
  Cells& cells() { return cells_[line_]; }

  std::size_t rows_;
  std::size_t columns_;
  std::vector<Cells> cells_ = {{}};
  std::size_t line_ = 0;
  std::size_t column_ = 0;
  bool is_past_edge_ = false;  ///< the last column is written: the next character begins a line
  bool inserts_ = false;
  bool has_colour_ = false;
  bool has_wrapped_ = false;
  std::string rest_;
};

}  // namespace kasino::test
