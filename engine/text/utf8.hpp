// What somebody wrote, fit to be shown in a message: one line, short, nothing that steers a screen.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kasino {

/// A character of a text: its code point, and how many bytes it takes.
struct Character {
  char32_t code = 0;
  std::size_t bytes = 0;
};

/// The one at the front of `text`, which is not empty; of no bytes if that is not well-formed
/// UTF-8.
Character first_character(std::string_view text);

/// Whether `byte` goes on with a UTF-8 character that an earlier byte began.
constexpr bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80;
}

/// Whether `text` is well-formed UTF-8 without NUL.
bool is_well_formed(std::string_view text);

/// How many bytes the UTF-8 character at the front of `text`, which is not empty, has; 0 if there
/// is none that may be shown: broken, a control character, one of no width, or one that turns the
/// direction of writing.
std::size_t shown_length(std::string_view text);

/// `text` in double quotes. Control characters and bytes that are no UTF-8 become `\x1b`, and what
/// is longer than 32 bytes is cut, which three dots show. For people, not for reading back.
std::string quoted(std::string_view text);

/// The same. Without it, a call with a std::string would mean std::quoted wherever <iomanip> is
/// included, which escapes nothing.
inline std::string quoted(const std::string& text) { return quoted(std::string_view(text)); }
inline std::string quoted(const char* text) { return quoted(std::string_view(text)); }

}  // namespace kasino
