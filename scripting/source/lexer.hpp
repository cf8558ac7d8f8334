// The words of a Lua source text, with their places, for reading a script without running it.
//
// A light lexer: it knows where names, strings, numbers and symbols begin and end, and skips
// comments. It accepts any text; what is no Lua comes out as symbols of one byte.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kasino {

struct Token {
  enum class Kind : std::uint8_t { Name, String, Number, Symbol };

  Kind kind;
  /// As written; of a string what lies between the quotes, escapes as they stand.
  std::string_view text;
  /// From 1.
  int line;
  /// Bytes from 0.
  std::size_t column;

  bool is(std::string_view word) const { return kind != Kind::String && text == word; }
};

/// Whether a bracket or a block of statements begins here. The `do` of while and for begins theirs,
/// `if` that of its then and elseif.
bool opens_block(const Token& token);
/// Whether one ends here.
bool closes_block(const Token& token);

/// Every token of `source`, in order; they point into it.
std::vector<Token> tokens_of(std::string_view source);

}  // namespace kasino
