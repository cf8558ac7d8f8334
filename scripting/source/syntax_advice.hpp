// What to do about a text that Lua cannot read: Lua says what it expected and where it stopped,
// and the person who forgot a comma or writes == as in another language needs one word more.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kasino {

/// What to add to Lua's words.
struct SyntaxAdvice {
  std::string text;                   ///< "; what to do", or empty
  std::optional<std::size_t> column;  ///< where Lua stopped; nothing where that cannot be told
};

/// Of Lua's `problem` in line `line` of `source`.
///
///   "'}' expected (to close '{' at line 2) near 'match'"  ->  "; is a comma missing before it?"
SyntaxAdvice syntax_advice(std::string_view problem, std::string_view source, int line);

/// Lua names a letter that it cannot read by its first byte, near '<\226>'; the same problem with
/// the letter itself, as it stands in the line.
std::string with_letters(std::string problem, std::string_view source, int line);

}  // namespace kasino
