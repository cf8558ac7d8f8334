// The words of a Lua source text, with their places, for reading a script without running it.
//
// A light lexer: it knows where names, strings, numbers and symbols begin and end, and skips
// comments. It accepts any text; what is not Lua becomes symbols of one byte.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace kasino {

struct Token {
  enum class Kind : std::uint8_t { Name, String, Number, Symbol };

  Kind kind;
  /// As written; for a string, the text between the quotes with its escapes.
  std::string_view text;
  /// Counted from 1.
  int line;
  /// In bytes, counted from 0.
  std::size_t column;

  bool is(std::string_view word) const { return kind != Kind::String && text == word; }
};

/// Whether the token opens a bracket or a block. In `while` and `for` it is `do` that opens the
/// block; in `if`, only the `if` does.
bool opens_block(const Token& token);
/// Whether the token closes a bracket or a block.
bool closes_block(const Token& token);

/// Every token of `source`, in order. The tokens point into `source`.
std::vector<Token> tokens_of(std::string_view source);

}  // namespace kasino
