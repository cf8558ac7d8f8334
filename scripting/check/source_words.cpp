#include "scripting/check/source_words.hpp"

#include "scripting/source/lexer.hpp"

namespace kasino {

namespace {

/// The tokens of a source, and what stands around one of them.
class Tokens {
 public:
  explicit Tokens(std::string_view source) : tokens_(tokens_of(source)) {}

  std::size_t size() const { return tokens_.size(); }
  const Token& operator[](std::size_t at) const { return tokens_[at]; }
  bool is(std::size_t at, std::string_view word) const {
    return at < tokens_.size() && tokens_[at].is(word);
  }
  bool is_name(std::size_t at) const {
    return at < tokens_.size() && tokens_[at].kind == Token::Kind::Name;
  }
  bool is_string(std::size_t at) const {
    return at < tokens_.size() && tokens_[at].kind == Token::Kind::String;
  }
  bool is_field(std::size_t at) const {
    return is_name(at) && at > 0 && (is(at - 1, ".") || is(at - 1, ":"));
  }
  /// ["name"] = value
  bool is_key(std::size_t at) const {
    return is_string(at) && at > 0 && is(at - 1, "[") && is(at + 1, "]") && is(at + 2, "=");
  }

 private:
  std::vector<Token> tokens_;
};

void add_option(const Tokens& tokens, std::size_t at, SourceWords& words) {
  if (!tokens.is_field(at) || !tokens.is(at, "options")) return;
  if (tokens.is(at + 1, ".") && tokens.is_name(at + 2))
    words.options.emplace(tokens[at + 2].text);
  else if (tokens.is(at + 1, "[") && tokens.is_string(at + 2))
    words.options.emplace(tokens[at + 2].text);
  else
    words.reads_any_option = true;
}

/// Reads through the blocks of a source, and knows where a function is open.
class LocalsReader {
 public:
  explicit LocalsReader(std::string_view source) : tokens_(source) {}

  std::optional<ChangedLocal> read() {
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      if (tokens_.is_name(at) && !tokens_.is_field(at)) enter_or_leave(at);
      if (tokens_.is(at, "local")) declare(at + 1);
      if (tokens_.is(at, "for")) declare_for(at + 1);
      if (tokens_.is(at, "function")) declare_parameters(at);
      if (functions_ > 0) look_for_change(at);
    }
    for (const ChangedLocal& change : changes_)
      if (outer_.contains(change.name) && !inner_.contains(change.name)) return change;
    return std::nullopt;
  }

 private:
  void enter_or_leave(std::size_t at) {
    const Token& token = tokens_[at];
    if (token.is("function")) {
      blocks_.push_back(true);
      ++functions_;
    } else if (token.is("do") || token.is("then") || token.is("repeat")) {
      blocks_.push_back(false);
    } else if (token.is("end") || token.is("until") || token.is("elseif")) {
      if (blocks_.empty()) return;
      functions_ -= blocks_.back() ? 1 : 0;
      blocks_.pop_back();
    }
  }

  std::set<std::string>& scope() { return functions_ > 0 ? inner_ : outer_; }

  void declare(std::size_t at) {
    if (tokens_.is(at, "function")) return;
    for (; tokens_.is_name(at); at += 2) {
      scope().emplace(tokens_[at].text);
      if (!tokens_.is(at + 1, ",")) return;
    }
  }
  void declare_for(std::size_t at) {
    for (; tokens_.is_name(at) && !tokens_.is(at, "in"); at += tokens_.is(at + 1, ",") ? 2 : 1)
      inner_.emplace(tokens_[at].text);
  }
  void declare_parameters(std::size_t at) {
    while (at < tokens_.size() && !tokens_.is(at, "(")) ++at;
    for (++at; tokens_.is_name(at); at += tokens_.is(at + 1, ",") ? 2 : 1)
      inner_.emplace(tokens_[at].text);
  }

  /// NAME = ..., NAME.field = ..., NAME[key] = ..., table.insert(NAME, ...).
  void look_for_change(std::size_t at) {
    if (tokens_.is(at, "insert") && tokens_.is_field(at) && tokens_.is_name(at + 2))
      changes_.push_back({std::string(tokens_[at + 2].text), tokens_[at].line});
    if (!tokens_.is_name(at) || tokens_.is_field(at) || tokens_.is(at - 1, "{")) return;
    std::size_t behind = at + 1;
    while (tokens_.is(behind, ".") || tokens_.is(behind, "[")) behind = after_index(behind);
    const bool in_table = behind == at + 1 && tokens_.is(at - 1, ",");
    if (tokens_.is(behind, "=") && !in_table)
      changes_.push_back({std::string(tokens_[at].text), tokens_[at].line});
  }

  std::size_t after_index(std::size_t at) const {
    if (tokens_.is(at, ".")) return at + 2;
    int open = 0;
    do {
      open += tokens_.is(at, "[") ? 1 : tokens_.is(at, "]") ? -1 : 0;
      ++at;
    } while (at < tokens_.size() && open > 0);
    return at;
  }

  Tokens tokens_;
  std::vector<bool> blocks_;  ///< open ones: whether they are functions
  int functions_ = 0;         ///< how many of them are
  std::set<std::string> outer_;
  std::set<std::string> inner_;
  std::vector<ChangedLocal> changes_;
};

}  // namespace

SourceWords words_of_source(std::string_view source) {
  const Tokens tokens(source);
  SourceWords words;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tokens.is_string(at) && !tokens.is_key(at))
      words.strings.try_emplace(std::string(tokens[at].text), tokens[at].line);
    if (tokens.is_field(at)) words.fields.emplace(tokens[at].text);
    add_option(tokens, at, words);
  }
  return words;
}

std::optional<ChangedLocal> changed_local(std::string_view source) {
  return LocalsReader(source).read();
}

}  // namespace kasino
