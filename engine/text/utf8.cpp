#include "engine/text/utf8.hpp"

#include <algorithm>
#include <array>

#include "engine/text/reading.hpp"

namespace kasino {

namespace {

constexpr std::size_t longest = 32;

unsigned char byte_at(std::string_view text, std::size_t at) {
  return static_cast<unsigned char>(text[at]);
}

std::string escaped(unsigned char byte) {
  constexpr char digits[] = "0123456789abcdef";
  return {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
}

}  // namespace

Character first_character(std::string_view text) {
  const unsigned char first = byte_at(text, 0);
  if (first < 0x80) return {first, 1};
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || text.size() < length) return {};
  char32_t code = first & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte_at(text, i) & 0xc0U) != 0x80) return {};
    code = code << 6U | (byte_at(text, i) & 0x3fU);
  }
  const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  if (overlong || surrogate || code > 0x10ffff) return {};
  return {code, length};
}

namespace {

/// The byte at `at`, of a small letter where it is of a capital one.
char small(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  const bool is_capital = at > 0 && text[at - 1] == '\xc3' && byte >= 0x80 && byte <= 0x9e &&
                          byte != 0x97;  // the multiplication sign
  return is_capital ? static_cast<char>(byte + 0x20) : lower(text[at]);
}

}  // namespace

bool is_same_word(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (small(a, i) != small(b, i)) return false;
  return true;
}

bool is_well_formed(std::string_view text) {
  while (!text.empty()) {
    const Character character = first_character(text);
    if (character.bytes == 0 || character.code == 0) return false;
    text.remove_prefix(character.bytes);
  }
  return true;
}

std::size_t shown_length(std::string_view text) {
  const auto [code, bytes] = first_character(text);
  const auto between = [code = code](char32_t least, char32_t most) {
    return code >= least && code <= most;
  };
  const bool control = code < 0x20 || between(0x7f, 0x9f);
  // Characters of no width, those that turn the direction of writing, and blank letters. Variation
  // selectors of the first block are shown: they follow suit symbols.
  constexpr std::array<char32_t, 6> alone = {0xad, 0x34f, 0x61c, 0x3164, 0xfeff, 0xffa0};
  const bool unseen =
      between(0x115f, 0x1160) || between(0x17b4, 0x17b5) || between(0x180b, 0x180f) ||
      between(0x200b, 0x200f) || between(0x2028, 0x202e) || between(0x2060, 0x206f) ||
      between(0xfff0, 0xfffb) || between(0x1d173, 0x1d17a) || between(0xe0000, 0xe0fff) ||
      std::find(alone.begin(), alone.end(), code) != alone.end();
  return control || unseen ? 0 : bytes;
}

std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = shown_length(text.substr(at));
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

namespace {

std::string written_out(char byte) {
  if (byte == '\n') return "\\n";
  if (byte == '\t') return " ";
  return "\\" + std::to_string(static_cast<unsigned char>(byte));
}

}  // namespace

std::string printable(std::string_view text, std::size_t most) {
  constexpr std::string_view cut_mark = " ... (cut)";
  most = std::max(most, cut_mark.size());
  const auto is_plain = [](char c) { return c >= ' ' && c <= '~'; };
  if (text.size() <= most && std::ranges::all_of(text, is_plain)) return std::string(text);
  std::string out;
  std::size_t kept = 0;  // how much is kept if a mark must follow
  while (!text.empty()) {
    const std::size_t length = shown_length(text);
    const std::string piece =
        length > 0 ? std::string(text.substr(0, length)) : written_out(text.front());
    text.remove_prefix(length > 0 ? length : 1);
    if (out.size() + piece.size() <= most - cut_mark.size()) {
      out += piece;
      kept = out.size();
    } else if (out.size() + piece.size() <= most) {
      out += piece;  // fits only if nothing more comes
    } else {
      return out.substr(0, kept).append(cut_mark);
    }
  }
  return out;
}

std::string printable_lines(std::string_view text) {
  std::string lines;
  while (true) {
    const std::size_t end = text.find('\n');
    lines += printable(text.substr(0, end));
    if (end == std::string_view::npos) return lines;
    lines += '\n';
    text.remove_prefix(end + 1);
  }
}

}  // namespace kasino
