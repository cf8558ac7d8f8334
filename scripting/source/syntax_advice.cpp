#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/source/advice.hpp"
#include "scripting/source/lexer.hpp"

namespace kasino {

namespace {

class SyntaxAdviser {
 public:
  SyntaxAdviser(std::string_view problem, std::string_view source, int line)
      : problem_(problem), tokens_(tokens_of(source)), line_(line), at_(place_of_error()) {}

  std::string text() const {
    for (const auto& about :
         {&SyntaxAdviser::about_signs, &SyntaxAdviser::about_keys, &SyntaxAdviser::about_else_if,
          &SyntaxAdviser::about_blocks, &SyntaxAdviser::about_commas})
      if (const std::string advice = (this->*about)(); !advice.empty()) return "; " + advice;
    return {};
  }
  std::optional<std::size_t> column() const {
    return at_ ? std::optional(tokens_[*at_].column) : std::nullopt;
  }

 private:
  /// What Lua stopped at: "match" of "... near 'match'"; empty at the end of the text.
  std::string_view near() const {
    constexpr std::string_view opening = " near '";
    const std::size_t at = problem_.find(opening);
    if (at == std::string_view::npos || !problem_.ends_with('\'')) return {};
    const std::size_t start = at + opening.size();
    return problem_.substr(start, problem_.size() - 1 - start);
  }
  bool expected(std::string_view what) const {
    return problem_.starts_with('\'' + std::string(what) + "' expected");
  }
  /// Whether Lua expected something other than the end of a table.
  bool expected_no_brace() const {
    return problem_.find(" expected") < problem_.size() && !expected("}");
  }

  /// The token at which Lua stopped; nothing if it cannot be told from others like it.
  std::optional<std::size_t> place_of_error() const {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (tokens_[i].line != line_ || !is_near(tokens_[i]) || is_in_order(i)) continue;
      if (found) return is_foreign() ? found : std::nullopt;
      found = i;
    }
    return found;
  }
  bool is_near(const Token& token) const {
    const std::string_view word = near();
    if (token.kind != Token::Kind::String) return token.text == word;
    return word.size() >= 2 && word.substr(1, word.size() - 2) == token.text;
  }
  /// Whether the = at token `i` is right: after a name that begins a field or a statement, or after
  /// a key in brackets.
  bool is_in_order(std::size_t i) const {
    if (!tokens_[i].is("=") || i < 2) return false;
    const Token& before = tokens_[i - 2];
    return tokens_[i - 1].is("]") || (tokens_[i - 1].kind == Token::Kind::Name &&
                                      (before.is("{") || before.is(",") || before.is(";") ||
                                       before.is("local") || before.line != line_));
  }
  /// Whether Lua stopped at a sign that it does not have.
  bool is_foreign() const { return near() == "!" || near() == "&" || near() == "|"; }

  bool is_before(std::string_view word) const {
    return at_ && *at_ > 0 && tokens_[*at_ - 1].is(word);
  }
  bool is_behind(std::string_view word) const {
    return at_ && *at_ + 1 < tokens_.size() && tokens_[*at_ + 1].is(word);
  }

  /// Advice on signs of other languages.
  std::string about_signs() const {
    const std::string_view sign = near();
    if (problem_.starts_with("unfinished string")) return "its closing quote is missing";
    if (sign == "!") return is_behind("=") ? "not equal is written ~=" : "! is written not";
    if (sign == "&") return "&& is written and";
    if (sign == "|") return "|| is written or";
    if (sign == "+" || sign == "-")
      return problem_.starts_with("syntax error")
                 ? "write it out, as in n = n " + std::string(sign) + " 1"
                 : "";
    if (sign == "//" || sign == "/" || sign == "#")
      return problem_.starts_with("unexpected symbol") ? "a comment begins with --" : "";
    if (sign == "=" && expected_no_brace()) return "whether two things are equal is asked with ==";
    if (sign.size() == 3 &&
        (sign == "“" || sign == "”" || sign == "‘" || sign == "’" || sign == "„"))
      return "texts stand between plain quotes, \"like this\"";
    if (!sign.empty() && static_cast<unsigned char>(sign[0]) >= 0x80)
      return "names have the letters a to z; others stand in texts and comments";
    return {};
  }

  /// Advice on keys of a table that are not written as Lua wants them.
  std::string about_keys() const {
    if (expected("(") && is_before("function"))
      return "in a table it is written " + std::string(near()) + " = function(...)";
    if (problem_.starts_with("<name> expected") && is_before(":"))
      return "behind a key stands =, not :";
    if (!expected("}")) return {};
    if (near() == ":" && at_ && *at_ > 0)
      return "behind a key stands =, not :, and the key has no quotes: " +
             std::string(tokens_[*at_ - 1].text) + " = ...";
    const std::string key = near() == "=" ? key_before() : std::string();
    return key.empty() ? key : "write the key as [\"" + key + "\"] = ...";
  }
  /// The text between the comma or brace and the place of the error, if on one line.
  std::string key_before() const {
    std::string key;
    for (std::size_t i = at_.value_or(0); i-- > 0;) {
      const Token& token = tokens_[i];
      if (token.is("{") || token.is(",") || token.is(";")) return key;
      if (token.line != line_ || key.size() > 40) break;
      key.insert(0, token.text);
    }
    return {};
  }

  std::string about_else_if() const {
    if (near() == "=" || expected("}")) return {};
    for (std::size_t i = 1; i < tokens_.size() && tokens_[i].line < line_; ++i)
      if (tokens_[i].is("if") && tokens_[i - 1].is("else") &&
          tokens_[i].line == tokens_[i - 1].line && is_left_open())
        return "the else if of line " + std::to_string(tokens_[i].line) +
               " opens a second if: write elseif";
    return {};
  }

  /// What seems to be left open, judged by indentation: a token that closes something at the start
  /// of a line should be indented like the line of what it closes.
  std::optional<Token> left_open() const {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < tokens_.size() && tokens_[i].line <= line_; ++i) {
      if (opens_block(tokens_[i])) open.push_back(i);
      if (!closes_block(tokens_[i])) continue;
      if (open.empty()) return std::nullopt;
      const bool begins_line = i == 0 || tokens_[i - 1].line != tokens_[i].line;
      if (begins_line && indentation(open.back()) > tokens_[i].column) return tokens_[open.back()];
      open.pop_back();
    }
    return std::nullopt;
  }
  bool is_left_open() const { return left_open().has_value(); }
  /// The indentation of the line of token `i`.
  std::size_t indentation(std::size_t i) const {
    while (i > 0 && tokens_[i - 1].line == tokens_[i].line) --i;
    return tokens_[i].column;
  }

  std::string about_blocks() const {
    if (expected("<eof>")) return "it closes nothing: there is one too many before it";
    if (near() == "=") return {};
    const auto open = left_open();
    if (!open || !(near().empty() || ends_something())) return {};
    const std::string closing = open->is("{")   ? "}"
                                : open->is("(") ? ")"
                                : open->is("[") ? "]"
                                                : "end";
    const std::string where =
        "the " + std::string(open->text) + " of line " + std::to_string(open->line);
    return where + " seems to lack its " + closing;
  }
  bool ends_something() const {
    static constexpr std::array<std::string_view, 6> closing = {"}", ")", "]", "end", ",", "until"};
    return std::find(closing.begin(), closing.end(), near()) != closing.end();
  }

  std::string about_commas() const {
    if (!expected("}") || near().empty() || ends_something() || near() == "=") return {};
    const char first = near().front();
    const bool begins_a_field = first == '"' || first == '\'' || first == '{' || first == '[' ||
                                first == '_' || (first >= '0' && first <= '9') ||
                                (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
    return begins_a_field ? "is a comma missing before it?" : "";
  }

  std::string_view problem_;
  std::vector<Token> tokens_;
  int line_;
  std::optional<std::size_t> at_;
};

/// The letter that begins with the byte `first`, outside of strings and comments.
std::string letter_in(std::string_view source, int line, char first) {
  std::string letter;
  for (const Token& token : tokens_of(source)) {
    if (token.line != line || token.kind != Token::Kind::Symbol || token.text.empty()) continue;
    const char byte = token.text.front();
    if (!letter.empty() && !continues_character(byte)) break;
    if (!letter.empty() || byte == first) letter += token.text;
  }
  return letter;
}

}  // namespace

SyntaxAdvice syntax_advice(std::string_view problem, std::string_view source, int line) {
  const SyntaxAdviser advice(problem, source, line);
  return {advice.text(), advice.column()};
}

std::string with_letters(std::string problem, std::string_view source, int line) {
  constexpr std::string_view opening = "'<\\";
  const std::size_t at = problem.find(opening);
  if (at == std::string::npos) return problem;
  std::string_view behind = std::string_view(problem).substr(at + opening.size());
  const auto byte = take_number<int>(behind).value_or(0);
  if (byte < 0x80 || byte > 0xff) return problem;
  const std::string letter = letter_in(source, line, static_cast<char>(byte));
  if (letter.size() < 2 || letter.size() > 4) return problem;
  const std::size_t length = problem.size() - behind.size() + 2 - at;
  return problem.replace(at, length, '\'' + letter + '\'');
}

}  // namespace kasino
