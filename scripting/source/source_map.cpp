#include "scripting/source/source_map.hpp"

#include <algorithm>
#include <map>
#include <optional>

namespace kasino {
namespace {

constexpr int deepest_table = 100;  // Lua itself stops at 200; nobody's key path is that long
constexpr int most_nodes = 20'000;  // more than any script has, unless local tables multiply

}  // namespace

/// Finds the returned table in the tokens and reads its keys.
class SourceMap::Parser {
 public:
  explicit Parser(const std::vector<Token>& tokens) : tokens_(tokens), ends_(tokens.size()) {}

  Node read() {
    find_statements();
    Node root{"", 0, 0, tokens_.size(), {}};
    if (!main_) return root;
    root.place = *main_;
    root.first = *main_;
    root.last = after_brackets(*main_);
    read_table(*main_, root, 0);
    return root;
  }

 private:
  bool is(std::size_t at, std::string_view word) const {
    return at < tokens_.size() && tokens_[at].is(word);
  }
  bool is_name(std::size_t at) const {
    return at < tokens_.size() && tokens_[at].kind == Token::Kind::Name;
  }

  /// Finds the tables of `local NAME = {`, also as an argument, and the table that is returned, and
  /// where each bracket and block ends.
  void find_statements() {
    std::vector<std::size_t> open;
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      if (open.empty() && is(at, "local") && is_name(at + 1) && is(at + 2, "=")) {
        if (const auto table = table_after(at + 3)) locals_[tokens_[at + 1].text] = *table;
      } else if (open.empty() && is(at, "return")) {
        main_ = table_after(at + 1);
        if (!main_ && is_name(at + 1)) main_ = local_table(at + 1);
      }
      if (opens_block(tokens_[at])) {
        open.push_back(at);
        ends_[at] = tokens_.size();
      } else if (!open.empty() && closes_block(tokens_[at])) {
        ends_[open.back()] = at + 1;
        open.pop_back();
      }
    }
  }

  /// The opening brace of `{`, `name.name {`, `name.name({` and `name.name("text", {`.
  std::optional<std::size_t> table_after(std::size_t at) const {
    while (is_name(at) && is(at + 1, ".")) at += 2;
    if (is_name(at) && (is(at + 1, "{") || is(at + 1, "("))) ++at;
    if (is(at, "(")) {
      ++at;
      if (is(at + 1, ",")) at += 2;
    }
    return is(at, "{") ? std::optional(at) : std::nullopt;
  }

  std::optional<std::size_t> local_table(std::size_t at) const {
    const auto found = locals_.find(tokens_[at].text);
    return found == locals_.end() ? std::nullopt : std::optional(found->second);
  }

  /// Reads the fields of the table whose brace is at `at`.
  void read_table(std::size_t at, Node& table, int depth) {
    ++at;
    for (int index = 1; at < tokens_.size() && !is(at, "}") && nodes_ < most_nodes; ++nodes_) {
      Node node{std::to_string(index), at, at, at, {}};
      if (!read_key(at, node)) ++index;
      read_value(at, node, depth);
      at = node.last;
      table.children.push_back(std::move(node));
      if (is(at, ",") || is(at, ";")) ++at;
    }
  }

  /// Moves past `name =` or `[key] =`; false if the field has no key.
  bool read_key(std::size_t& at, Node& node) const {
    if (is_name(at) && is(at + 1, "=")) {
      node.key = tokens_[at].text;
      at += 2;
      return true;
    }
    if (!is(at, "[")) return false;
    const std::size_t end = after_brackets(at);
    const bool simple = end == at + 3;
    node.key = simple ? std::string(tokens_[at + 1].text) : std::string();
    node.place = std::min(at + 1, tokens_.size() - 1);
    at = is(end, "=") ? end + 1 : end;
    return true;
  }

  void read_value(std::size_t at, Node& node, int depth) {
    node.first = at;
    node.last = after_value(at);
    if (depth == deepest_table) return;
    if (is(at, "{")) {
      read_table(at, node, depth + 1);
    } else if (is_name(at) && node.last == at + 1) {
      if (const auto table = local_table(at); table && *table < at) {
        read_table(*table, node, depth + 1);
      }
    }
  }

  /// The token after the bracket or block that opens at `at`, or after the token at `at` itself.
  std::size_t after_brackets(std::size_t at) const { return ends_[at] == 0 ? at + 1 : ends_[at]; }

  /// The comma, semicolon or brace after a field's value. Always moves on.
  std::size_t after_value(std::size_t at) const {
    const std::size_t start = at;
    while (at < tokens_.size() && !is(at, ",") && !is(at, ";") && !is(at, "}")) {
      at = after_brackets(at);
    }
    const bool stuck = at == start && !is(at, "}");
    return stuck ? std::min(at + 1, tokens_.size()) : at;
  }

  const std::vector<Token>& tokens_;
  std::vector<std::size_t> ends_;  ///< behind the block that opens at each token; 0: none does
  std::map<std::string_view, std::size_t> locals_;
  std::optional<std::size_t> main_;
  int nodes_ = 0;
};

SourceMap::SourceMap(std::string_view source)
    : source_(std::make_shared<const std::string>(source)),
      tokens_(tokens_of(*source_)),
      root_(Parser(tokens_).read()) {}

SourcePlace SourceMap::find(const std::vector<std::string>& path) const {
  const Node* node = &root_;
  for (const std::string& key : path) {
    // The last of several equal keys is the one that counts.
    const auto found = std::find_if(node->children.rbegin(), node->children.rend(),
                                    [&](const Node& child) { return child.key == key; });
    if (found != node->children.rend()) {
      node = &*found;
      continue;
    }
    return token_place(word_within(*node, path.back()).value_or(node->place));
  }
  return token_place(node->place);
}

std::optional<std::size_t> SourceMap::word_within(const Node& node, const std::string& word) const {
  for (std::size_t at = node.first; at < node.last; ++at) {
    const bool is_word =
        tokens_[at].kind == Token::Kind::Name || tokens_[at].kind == Token::Kind::String;
    if (is_word && tokens_[at].text == word) return at;
  }
  return std::nullopt;
}

SourcePlace SourceMap::token_place(std::size_t token) const {
  if (token >= tokens_.size()) return {1, 0};
  return {tokens_[token].line, tokens_[token].column};
}

void SourceMap::add_written_twice(const Node& node, std::vector<Twice>& found) const {
  std::map<std::string_view, std::vector<const Node*>> written;
  for (const Node& child : node.children) written[child.key].push_back(&child);
  for (const Node& child : node.children) {
    const std::vector<const Node*>& all = written[child.key];
    if (all.size() > 1 && all.back() == &child)
      found.push_back(
          {child.key, token_place(all.front()->place).line, token_place(child.place).line});
    add_written_twice(child, found);
  }
}

std::vector<SourceMap::Twice> SourceMap::written_twice() const {
  std::vector<Twice> found;
  add_written_twice(root_, found);
  return found;
}

}  // namespace kasino
