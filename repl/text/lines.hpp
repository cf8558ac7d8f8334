// Lines of input, whatever comes: too long, cut off, no text at all.
#pragma once

#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

namespace kasino {

inline constexpr std::size_t longest_line = 64U << 10U;

/// A line of input, without its end.
struct Line {
  std::string text;        ///< the beginning only, if the line is too long
  std::string problem{};   ///< why it can not be read: too long, no UTF-8; empty if it can
  bool cancelled = false;  ///< given up by the user (Ctrl-C): there is nothing to do
  std::string place{};  ///< "line 3", "lesson.txt:3": where it stands, for a message; may be empty
};

/// Where lines come from: given the prompt, the next line; nothing at the end.
using LineSource = std::function<std::optional<Line>(const std::string& prompt)>;

/// The next line of `in`; nothing at its end. Reads a line of any length in bounded memory.
std::optional<Line> read_line(std::istream& in);

/// `text` without the mark that some editors put before it.
std::string without_byte_order_mark(std::string text);

/// Whether `text` is well-formed UTF-8 without NUL.
bool is_text(std::string_view text);

}  // namespace kasino
