#include "scripting/source/lexer.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string>

namespace kasino {
namespace {

constexpr bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }
constexpr bool starts_name(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_';
}
constexpr bool is_space(char byte) {
  return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t' || byte == '\v' ||
         byte == '\f';
}

class Lexer {
 public:
  explicit Lexer(std::string_view source) : source_(source) {}

  std::vector<Token> all() {
    std::vector<Token> tokens;
    for (skip_blank(); at_ < source_.size(); skip_blank()) tokens.push_back(next());
    return tokens;
  }

 private:
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < source_.size() ? source_[at_ + ahead] : '\0';
  }

  void advance() {
    if (source_[at_] == '\n') {
      ++line_;
      line_start_ = at_ + 1;
    }
    ++at_;
  }

  void advance_to(std::size_t end) {
    while (at_ < end && at_ < source_.size()) advance();
  }

  /// The level of the long bracket that opens here, 0 for [[ and 2 for [==[; nothing if none does.
  std::optional<std::size_t> long_bracket() const {
    if (peek() != '[') return std::nullopt;
    std::size_t level = 0;
    while (peek(level + 1) == '=') ++level;
    return peek(level + 1) == '[' ? std::optional(level) : std::nullopt;
  }

  /// Moves past a long bracket and returns what it holds.
  std::string_view skip_long(std::size_t level) {
    const std::size_t first = at_ + level + 2;
    const std::string closing = "]" + std::string(level, '=') + "]";
    const std::size_t found = source_.find(closing, first);
    const std::size_t last = found == std::string_view::npos ? source_.size() : found;
    advance_to(last + closing.size());
    return source_.substr(first, last - first);
  }

  void skip_blank() {
    while (at_ < source_.size()) {
      if (is_space(peek())) {
        advance();
      } else if (peek() == '-' && peek(1) == '-') {
        skip_comment();
      } else {
        return;
      }
    }
  }

  void skip_comment() {
    advance_to(at_ + 2);
    if (const auto level = long_bracket()) {
      skip_long(*level);
    } else {
      const std::size_t end = source_.find('\n', at_);
      advance_to(end == std::string_view::npos ? source_.size() : end);
    }
  }

  Token next() {
    Token token{Token::Kind::Symbol, {}, line_, at_ - line_start_};
    if (const auto level = long_bracket()) {
      token.kind = Token::Kind::String;
      token.text = skip_long(*level);
    } else if (peek() == '"' || peek() == '\'') {
      token.kind = Token::Kind::String;
      token.text = skip_string();
    } else {
      const std::size_t start = at_;
      token.kind = kind_here();
      advance_to(at_ + length_of(token.kind));
      token.text = source_.substr(start, at_ - start);
    }
    return token;
  }

  Token::Kind kind_here() const {
    if (starts_name(peek())) return Token::Kind::Name;
    if (is_digit(peek()) || (peek() == '.' && is_digit(peek(1)))) return Token::Kind::Number;
    return Token::Kind::Symbol;
  }

  std::size_t length_of(Token::Kind kind) const {
    std::size_t length = 1;
    if (kind == Token::Kind::Name) {
      while (starts_name(peek(length)) || is_digit(peek(length))) ++length;
    } else if (kind == Token::Kind::Number) {
      while (continues_number(length)) ++length;
    } else {
      constexpr std::array<std::string_view, 12> long_symbols = {
          "...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>", "->", "=>"};
      constexpr std::string_view begins_long = ".=~<>/:-";
      if (begins_long.find(peek()) == std::string_view::npos) return length;
      for (const std::string_view symbol : long_symbols)
        if (source_.substr(at_).starts_with(symbol)) return symbol.size();
    }
    return length;
  }

  bool continues_number(std::size_t ahead) const {
    const char byte = peek(ahead);
    if (starts_name(byte) || is_digit(byte) || byte == '.') return true;
    const char before = peek(ahead - 1);
    const bool hexadecimal = peek(1) == 'x' || peek(1) == 'X';
    const bool exponent =
        hexadecimal ? before == 'p' || before == 'P' : before == 'e' || before == 'E';
    return exponent && (byte == '+' || byte == '-');
  }

  std::string_view skip_string() {
    const char quote = peek();
    advance();
    const std::size_t first = at_;
    while (at_ < source_.size() && peek() != quote && peek() != '\n') {
      if (peek() == '\\') skip_escape();
      if (at_ < source_.size()) advance();
    }
    const std::string_view text = source_.substr(first, at_ - first);
    if (peek() == quote) advance();
    return text;
  }

  /// Moves onto the byte after a backslash; after \z onto the last blank.
  void skip_escape() {
    advance();
    if (peek() != 'z') return;
    while (at_ + 1 < source_.size() && is_space(peek(1))) advance();
  }

  std::string_view source_;
  std::size_t at_ = 0;
  int line_ = 1;
  std::size_t line_start_ = 0;
};

bool is_one_of(const Token& token, std::initializer_list<std::string_view> words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return token.is(word); });
}

}  // namespace

bool opens_block(const Token& token) {
  return is_one_of(token, {"{", "(", "[", "function", "if", "do", "repeat"});
}

bool closes_block(const Token& token) { return is_one_of(token, {"}", ")", "]", "end", "until"}); }

std::vector<Token> tokens_of(std::string_view source) { return Lexer(source).all(); }

}  // namespace kasino
