// UTF-8: its characters, and what somebody wrote made safe to show in a message.
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

/// The first character of `text`, which is not empty; `bytes` is 0 if it is not well-formed UTF-8.
Character first_character(std::string_view text);

/// Whether `byte` goes on with a UTF-8 character that an earlier byte began.
constexpr bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80;
}

/// Whether both are the same, whatever the case of their letters a to z and those of ISO 8859-1.
bool is_same_word(std::string_view a, std::string_view b);

/// Whether `text` is well-formed UTF-8 without NUL.
bool is_well_formed(std::string_view text);

/// The number of bytes of the first character of `text`, which is not empty; 0 if it may not be
/// shown: broken UTF-8, a control character, one of no width, or one that turns the writing around.
std::size_t shown_length(std::string_view text);

/// `text` in double quotes. Control characters and bytes that are not UTF-8 are written as `\x1b`;
/// after 32 bytes the text is cut and ends in three dots. For people, not for reading back.
std::string quoted(std::string_view text);

/// Without these, a call with a std::string would mean std::quoted, which escapes nothing, wherever
/// <iomanip> is included.
inline std::string quoted(const std::string& text) { return quoted(std::string_view(text)); }
inline std::string quoted(const char* text) { return quoted(std::string_view(text)); }

inline constexpr std::size_t longest_message = 8U << 10U;

/// `text` without anything that a terminal could obey: control characters are written out (newline
/// as "\n", others as "\27"), broken UTF-8 too, and the text is cut at `most` bytes. Other UTF-8
/// text is unchanged.
std::string printable(std::string_view text, std::size_t most = longest_message);

/// The same for a text of several lines, which are kept.
std::string printable_lines(std::string_view text);

}  // namespace kasino
