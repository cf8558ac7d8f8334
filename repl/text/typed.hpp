// Typed input: lines of any kind (too long, cut off, no text at all), and the arguments of a
// command in a line, which are words and key="value" pairs. Only `"` quotes.
#pragma once

#include <functional>
#include <istream>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/error.hpp"
#include "repl/text/form.hpp"

namespace kasino {

struct Setup;

/// An argument that is missing, unknown or of the wrong kind.
class BadArgument : public ErrorOf<ErrorKind::BadArgument> {
 public:
  using ErrorOf::ErrorOf;
};

/// `text` without the white space around it.
std::string_view trimmed(std::string_view text);

/// `text` without the quotes around all of it, if there are any.
std::string_view unquoted(std::string_view text);

/// The largest seed that can be asked for.
inline constexpr long long largest_seed = std::numeric_limits<long long>::max();

/// `word` as a whole number from `least` to `most`. Otherwise throws BadArgument that says what was
/// `expected`, filled with the most and the word.
long long number_in(const std::string& word, long long least, long long most,
                    const Sentence<2>& expected);

/// The numbers of "3,5" or "3 5"; throws BadArgument naming `key`.
std::vector<int> number_list(const std::string& key, std::string_view text);

/// What follows a command's name.
///
///   new deck="s7 h3" players=3  ->  pairs deck, players
///   perft 3 --divide            ->  words 3, --divide
class Arguments {
 public:
  using Pair = std::pair<std::string, std::string>;

  /// What the variant calls something, and its name.
  using Own = std::map<std::string, std::string>;
  /// Swedish words for those in `form` become English, and words of `own` names; digits may follow
  /// them. Throws BadArgument for an open quote.
  explicit Arguments(std::string_view text, const Form& form = {}, const Own& own = {});

  /// The text alone, for commands whose quotes and = belong to another language.
  static Arguments verbatim(std::string_view text);

  /// The text as typed, without the white space around it.
  const std::string& text() const { return text_; }
  const std::vector<std::string>& words() const { return words_; }
  /// In the order typed, no key twice.
  const std::vector<Pair>& pairs() const { return pairs_; }

  /// Throws BadArgument if there are keys other than `keys`, or more words than `most`, if given.
  void allow(const std::vector<std::string>& keys, std::optional<std::size_t> most) const;

  /// Null when the key was not given.
  const std::string* find(std::string_view key) const;
  /// Throws BadArgument if the value is no whole number in the range.
  std::optional<long long> number(const std::string& key, long long least, long long most) const;
  /// Whether the word is `on`, not `off`; without a word, the opposite of `now`. Throws
  /// BadArgument.
  bool on_or_off(bool now) const;
  /// The first word. Throws BadArgument, which says that `what` is missing.
  const std::string& word(const Text& what) const;

 private:
  Arguments() = default;
  void add(Pair pair);

  std::string text_;
  std::vector<std::string> words_;
  std::vector<Pair> pairs_;
};

inline constexpr std::size_t longest_line = 64U << 10U;

/// A line of input, without its end.
struct Line {
  std::string text;               ///< only the beginning, if the line is too long
  std::optional<Text> problem{};  ///< why the line cannot be read: too long, no UTF-8
  bool cancelled = false;         ///< the user gave the line up (Ctrl-C)
  bool is_ahead = false;          ///< it was begun at a terminal before the prompt was shown
  std::string place{};  ///< "line 3", "lesson.txt:3": where it stands, for a message; may be empty
};

/// A source of lines: given the prompt, answers the next line; nothing at the end.
using LineSource = std::function<std::optional<Line>(const std::string& prompt)>;

/// Why the line cannot be read; nothing if it can.
std::optional<Text> problem_of(std::string_view line);

/// The next line of `in`; nothing at its end. Reads a line of any length in bounded memory.
std::optional<Line> read_line(std::istream& in);

/// `text` without the byte order mark that some editors put before it.
std::string without_byte_order_mark(std::string text);

/// The command for the position, `setup table="h7 d4" hand1="s7" turn=2`; fields that are empty or
/// 0 are left out.
std::string setup_line(const Setup& setup);

}  // namespace kasino
