#include "repl/text/lines.hpp"

#include <cstdint>
#include <limits>

namespace kasino {

namespace {

/// How many bytes the sequence at the front of `text` has; 0 if it is none.
std::size_t sequence_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return lead == 0 ? 0 : 1;
  const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < length) return 0;
  std::uint32_t code = lead & (0xffU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80U) return 0;
    code = code << 6U | (byte(i) & 0x3fU);
  }
  const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  return overlong || surrogate || code > 0x10ffff ? 0 : length;
}

}  // namespace

bool is_text(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = sequence_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
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
