// Where in a script's text a key of its table is written, for errors found after the script ran:
// `scoring.aces.pionts` is on line 12.
//
// Reads the text, not the values. It follows the table constructor that the script returns, and
// `local` tables named in it. It cannot see what a function builds; then it gives the nearest place
// that it knows.
#pragma once

#include <compare>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/source/lexer.hpp"

namespace kasino {

/// `line` counts from 1, `column` counts bytes from 0.
struct SourcePlace {
  int line;
  std::size_t column;

  auto operator<=>(const SourcePlace&) const = default;
};

/// The keys of the table that a script returns.
class SourceMap {
 public:
  explicit SourceMap(std::string_view source);

  /// Whether the returned table was found in the text; if not, all places are guesses.
  bool has_table() const { return root_.first > 0; }

  /// The place of a key. `path` names the keys from the outermost on; list elements are "1", "2".
  /// An unknown key has the place of its last word, if that is written inside the nearest known
  /// key; else the place of that key. The empty path has the table's place.
  ///
  ///   {"scoring", "aces", "pionts"}  ->  line 12, column 18
  SourcePlace find(const std::vector<std::string>& path) const;

  /// Keys that are written more than once in one table, each once. The last value counts.
  struct Twice {
    std::string key;
    int first = 0;  ///< the line of the first
    int last = 0;   ///< that of the last
  };
  std::vector<Twice> written_twice() const;

 private:
  struct Node {
    std::string key;
    std::size_t place;        // the token that names it: the key, or a list element's first
    std::size_t first, last;  // the tokens of its value, from `first` up to `last`
    std::vector<Node> children;
  };
  class Parser;

  void add_written_twice(const Node& node, std::vector<Twice>& found) const;
  SourcePlace token_place(std::size_t token) const;
  std::optional<std::size_t> word_within(const Node& node, const std::string& word) const;

  std::shared_ptr<const std::string> source_;  // the tokens point into it, wherever this moves
  std::vector<Token> tokens_;
  Node root_;
};

}  // namespace kasino
