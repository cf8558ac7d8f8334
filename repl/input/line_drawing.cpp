#include "repl/input/line_drawing.hpp"

#include <algorithm>
#include <vector>

#include "engine/text/utf8.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// `text` with codes for what a terminal cannot show, newlines kept.
std::string showable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t length = text.front() == '\n' ? 1 : shown_length(text);
    shown += length > 0 ? std::string(text.substr(0, length)) : printable(text.substr(0, 1));
    text.remove_prefix(std::max<std::size_t>(1, length));
  }
  return shown;
}

/// A text in rows, as a terminal breaks it at its edge.
class Rows {
 public:
  Rows(std::string_view text, int columns) : columns_(columns) { add(text); }

  void add(std::string_view text) {
    while (!text.empty()) {
      const std::size_t bytes = std::max<std::size_t>(1, first_character(text).bytes);
      const std::string_view character = text.substr(0, bytes);
      const int width = std::min(columns_of(character), columns_);
      if (character == "\n" || column_ + width > columns_) break_row();
      if (character != "\n") {
        texts_.back() += character;
        column_ += width;
      }
      text.remove_prefix(bytes);
    }
  }
  /// Begins a row if the last is full, since the next character stands there.
  void leave_edge() {
    if (column_ == columns_) break_row();
  }

  const std::vector<std::string>& texts() const { return texts_; }
  std::size_t last() const { return texts_.size() - 1; }
  /// The column behind the last character.
  int column() const { return column_; }
  bool is_full(std::size_t row) const { return columns_of(texts_[row]) == columns_; }

 private:
  void break_row() {
    texts_.emplace_back();
    column_ = 0;
  }

  int columns_;
  std::vector<std::string> texts_{""};
  int column_ = 0;
};

std::string moved(std::size_t count, char direction) {
  return count == 0 ? std::string() : "\33[" + std::to_string(count) + direction;
}

}  // namespace

std::string LineDrawing::drawn(std::string_view before, std::string_view after, ScreenSize screen) {
  const int columns = std::max(1, screen.columns);
  const auto height = static_cast<std::size_t>(std::max(1, screen.rows));
  const std::string left = showable(before);
  const std::string right = showable(after);
  Rows rows(left, columns);
  rows.leave_edge();
  const std::size_t cursor_row = rows.last();
  const auto cursor_column = static_cast<std::size_t>(rows.column());
  const std::string before_cursor = rows.texts().back();
  rows.add(right);
  const std::size_t all = rows.texts().size();
  const std::size_t first =
      all <= height ? 0 : std::min(all - height, cursor_row - std::min(cursor_row, height / 2));
  const std::size_t end = std::min(all, first + height);

  const bool is_same_screen = columns_ == columns && is_whole_ && all <= height;
  if (is_same_screen && left == before_ && right == after_) return {};
  std::string text;
  std::string shown;
  for (std::size_t row = first; row < end; ++row) {
    const bool is_full = rows.is_full(row);
    const std::string row_end = row + 1 < end && !is_full ? "\r\n" : "";
    text += rows.texts()[row] + row_end;
    if (row < cursor_row) shown += rows.texts()[row] + (is_full ? "" : "\n");
  }
  const bool goes_on = is_same_screen && right.empty() && after_.empty() &&
                       left.starts_with(before_) &&
                       left.find('\n', before_.size()) == std::string::npos;
  if (goes_on) {
    text = left.substr(before_.size());  // what is typed at the end needs no more than itself
  } else {
    // A terminal whose width has changed has broken the rows anew.
    Rows old(shown_, std::max(1, columns));
    old.leave_edge();
    text = (columns_ == 0 ? "" : moved(old.last(), 'A') + "\r\33[J") + text;
  }
  // At its edge a terminal waits for the next character before it begins a row.
  if (end - first > 1 && rows.texts()[end - 1].empty() && rows.is_full(end - 2)) text += " \r\33[K";
  const std::size_t below = end - 1 - cursor_row;
  text += moved(below, 'A');
  if (!right.empty()) text += '\r' + moved(cursor_column, 'C');
  before_ = left;
  after_ = right;
  shown_ = shown + before_cursor;
  columns_ = columns;
  rows_below_ = static_cast<int>(below);
  is_whole_ = all <= height;
  return text;
}

std::string LineDrawing::ended() {
  const std::string text = moved(static_cast<std::size_t>(rows_below_), 'B') + "\r\n";
  *this = {};
  return text;
}

}  // namespace kasino
