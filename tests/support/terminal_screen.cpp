#include "tests/support/terminal_screen.hpp"

#include <algorithm>
#include <cctype>

#include "repl/text/style.hpp"

namespace kasino::test {

namespace {

constexpr char escape = '\33';

std::size_t length_of_character(char lead) {
  const auto byte = static_cast<unsigned char>(lead);
  return byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
}

/// "3;4" or "?25": the numbers.
std::vector<std::size_t> numbers_of(std::string_view text) {
  std::vector<std::size_t> numbers;
  bool in_number = false;
  for (const char c : text) {
    const bool digit = std::isdigit(static_cast<unsigned char>(c)) != 0;
    if (digit && !in_number) numbers.push_back(0);
    if (digit) numbers.back() = numbers.back() * 10 + static_cast<std::size_t>(c - '0');
    in_number = digit;
  }
  return numbers;
}

}  // namespace

void TerminalScreen::take(std::string_view bytes) {
  rest_ += bytes;
  std::size_t at = 0;
  while (at < rest_.size()) {
    const std::size_t taken = take_one(std::string_view(rest_).substr(at));
    if (taken == 0) break;
    at += taken;
  }
  rest_.erase(0, at);
}

/// Answers how many bytes it was; 0 if more must come first.
std::size_t TerminalScreen::take_one(std::string_view bytes) {
  const char first = bytes.front();
  if (first != escape && static_cast<unsigned char>(first) < ' ') {
    control(first);
    return 1;
  }
  if (first != escape) {
    const std::size_t length = length_of_character(first);
    if (bytes.size() < length) return 0;
    put(std::string(bytes.substr(0, length)));
    return length;
  }
  if (bytes.size() < 2) return 0;
  if (bytes[1] == '(') return bytes.size() < 3 ? 0 : 3;  // a character set
  if (bytes[1] != '[') return 2;
  const auto end = std::find_if(bytes.begin() + 2, bytes.end(), [](char c) { return c >= '@'; });
  if (end == bytes.end()) return 0;
  sequence(*end, numbers_of({bytes.begin() + 2, end}));
  return static_cast<std::size_t>(end - bytes.begin()) + 1;
}

void TerminalScreen::put(const std::string& character) {
  const auto width = static_cast<std::size_t>(columns_of(character));
  if (is_past_edge_ || column_ + width > columns_) {
    has_wrapped_ = true;
    column_ = 0;
    line_feed();
  }
  if (cells().size() < column_ + width) cells().resize(column_ + width, " ");
  const auto at = cells().begin() + static_cast<std::ptrdiff_t>(column_);
  if (inserts_) cells().insert(at, width, std::string());
  for (std::size_t i = 0; i < width; ++i) cells()[column_ + i] = i == 0 ? character : "";
  if (cells().size() > columns_) cells().resize(columns_);
  is_past_edge_ = column_ + width == columns_;
  column_ = std::min(column_ + width, columns_ - 1);
}

void TerminalScreen::control(char byte) {
  if (byte == '\n') line_feed();
  if (byte == '\r') move_to(line_, 0);
  if (byte == '\b') move_to(line_, column_ == 0 ? 0 : column_ - 1);
  if (byte == '\t') move_to(line_, std::min((column_ / 8 + 1) * 8, columns_ - 1));
}

void TerminalScreen::line_feed() {
  is_past_edge_ = false;
  if (++line_ == cells_.size()) cells_.emplace_back();
}

void TerminalScreen::move_to(std::size_t line, std::size_t column) {
  is_past_edge_ = false;
  line_ = line;
  column_ = std::min(column, columns_ - 1);
  if (line_ >= cells_.size()) cells_.resize(line_ + 1);
}

void TerminalScreen::sequence(char final, const std::vector<std::size_t>& numbers) {
  const auto number = [&](std::size_t i, std::size_t otherwise) {
    return i < numbers.size() ? numbers[i] : otherwise;
  };
  const std::size_t count = std::max<std::size_t>(number(0, 1), 1);
  const auto in_line = [&](std::size_t column) {
    return cells().begin() + static_cast<std::ptrdiff_t>(std::min(column, cells().size()));
  };
  switch (final) {
    case 'A': return move_to(std::max(line_ - std::min(line_, count), top()), column_);
    case 'B': return move_to(std::min(line_ + count, top() + rows_ - 1), column_);
    case 'C': return move_to(line_, column_ + count);
    case 'D': return move_to(line_, column_ - std::min(column_, count));
    case 'G': return move_to(line_, count - 1);
    case 'H': return move_to(top() + count - 1, std::max<std::size_t>(number(1, 1), 1) - 1);
    case 'J': return erase_below(number(0, 0));
    case 'K': return erase_in_line(number(0, 0));
    case 'P': cells().erase(in_line(column_), in_line(column_ + count)); return;
    case '@': cells().insert(in_line(column_), count, " "); return;
    case 'h': inserts_ |= number(0, 0) == 4; return;
    case 'l': inserts_ &= number(0, 0) != 4; return;
    case 'm':
      has_colour_ |= std::any_of(numbers.begin(), numbers.end(),
                                 [](std::size_t n) { return n >= 30 && n != 39 && n != 49; });
      return;
    default: return;
  }
}

void TerminalScreen::erase_in_line(std::size_t mode) {
  const std::size_t begin = mode == 0 ? column_ : 0;
  const std::size_t end = mode == 1 ? column_ + 1 : cells().size();
  for (std::size_t i = begin; i < std::min(end, cells().size()); ++i) cells()[i] = " ";
}

void TerminalScreen::erase_below(std::size_t mode) {
  if (mode == 0) erase_in_line(0);
  for (std::size_t i = mode == 0 ? line_ + 1 : top(); i < cells_.size(); ++i) cells_[i].clear();
}

void TerminalScreen::resize(std::size_t rows, std::size_t columns) {
  rows_ = rows;
  columns_ = columns;
  move_to(line_, column_);
}

std::string TerminalScreen::line(std::size_t number) const {
  std::string text;
  for (const std::string& cell : cells_.at(number)) text += cell;
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

}  // namespace kasino::test
