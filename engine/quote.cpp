#include "engine/quote.hpp"

#include <cstddef>

namespace kasino {

namespace {

constexpr std::size_t longest = 32;

unsigned char byte_at(std::string_view text, std::size_t at) {
  return static_cast<unsigned char>(text[at]);
}

/// The length of the printable character at `at`; 0 if there is none. Lets through any lead byte
/// with its continuation bytes: a screen shows an odd code point as a box. The control characters
/// of Latin-1 (C2 80 to C2 9F) are none.
std::size_t printable_length(std::string_view text, std::size_t at) {
  const unsigned char lead = byte_at(text, at);
  if (lead < 0x80) return lead >= 0x20 && lead != 0x7f ? 1 : 0;
  const std::size_t length = lead >= 0xc2 && lead < 0xe0   ? 2
                             : lead >= 0xe0 && lead < 0xf0 ? 3
                             : lead >= 0xf0 && lead < 0xf5 ? 4
                                                           : 0;
  if (length == 0 || at + length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte_at(text, at + i) & 0xc0) != 0x80) return 0;
  return lead == 0xc2 && byte_at(text, at + 1) < 0xa0 ? 0 : length;
}

std::string escaped(unsigned char byte) {
  constexpr char digits[] = "0123456789abcdef";
  return {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
}

}  // namespace

std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = printable_length(text, at);
    if (at + length > longest || at == longest) {
      result += "...";
      break;
    }
    if (length == 0)
      result += escaped(byte_at(text, at++));
    else
      result += text.substr(at, length);
    at += length;
  }
  return result + '"';
}

}  // namespace kasino
