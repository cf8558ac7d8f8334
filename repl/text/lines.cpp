#include "repl/text/lines.hpp"

#include "engine/text/utf8.hpp"

namespace kasino {

bool is_text(std::string_view text) {
  while (!text.empty()) {
    const Character character = first_character(text);
    if (character.bytes == 0 || character.code == 0) return false;
    text.remove_prefix(character.bytes);
  }
  return true;
}

std::string without_byte_order_mark(std::string text) {
  constexpr std::string_view mark = "\ufeff";
  if (text.starts_with(mark)) text.erase(0, mark.size());
  return text;
}

std::optional<Line> read_line(std::istream& in) {
  Line line;
  std::streambuf& buffer = *in.rdbuf();
  bool ended = false;
  bool anything = false;
  bool too_long = false;
  while (!ended) {
    const int c = buffer.sbumpc();
    if (c == std::char_traits<char>::eof()) break;
    anything = true;
    ended = c == '\n';
    too_long |= !ended && line.text.size() == longest_line;
    if (!ended && !too_long) line.text += static_cast<char>(c);
  }
  if (!anything) return std::nullopt;
  if (line.text.ends_with('\r')) line.text.pop_back();
  if (too_long)
    line.problem = "the line is longer than " + std::to_string(longest_line) + " bytes";
  else if (!is_text(line.text))
    line.problem = line.text.find('\0') == std::string::npos ? "the line is no UTF-8 text"
                                                             : "the line holds a NUL byte";
  return line;
}

}  // namespace kasino
