// Reads records: splits lines into words, then reads the head, and the beginning of each deal.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/model/setup.hpp"
#include "engine/record/record.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

/// A line that says something: neither blank nor a comment.
struct RecordLine {
  int number = 0;                  ///< from 1
  std::vector<std::string> words;  ///< without quotes; empty only after the last line
};

/// Throws a RecordError at this line.
[[noreturn]] inline void refuse(const RecordLine& line, Text message) {
  throw RecordError(std::move(message), line.number);
}
template <typename... Fillings>
[[noreturn]] void refuse(const RecordLine& line, const Sentence<sizeof...(Fillings)>& message,
                         const Fillings&... with) {
  refuse(line, format(message, with...));
}

/// Throws a RecordError at this line: `what` was already given in line `before`.
[[noreturn]] inline void refuse_again(const RecordLine& line, const std::string& what, int before) {
  refuse(line, {"{0}: given already in line {1}", "{0}: anges redan på rad {1}"}, what, before);
}

/// Stands for the deck of a deal that goes on with what is left of a shoe.
inline constexpr std::string_view lasting_deck = "lasts";

/// Begins a comment that goes on with the line of the one before it.
inline constexpr std::string_view continuation = "   ";

/// Reads a record line by line. Words are separated by blanks; `"` quotes a word; `;` begins a
/// comment.
class RecordLines {
 public:
  /// `text` must outlive the reader. Throws RecordError if it is larger than max_file_size.
  explicit RecordLines(std::string_view text);

  /// The next line that says something; after the last one, a line without words. Throws
  /// RecordError for bytes that are not text, and for a quote that is not closed.
  RecordLine next();

  /// The comments between the last line but one and the last, what stands behind the former among
  /// them, and all before that were not taken; joined by blanks.
  std::string take_comments() { return std::exchange(comments_, {}); }

  /// The comment in the last line, in a line of its own, and the lines that were not read yet, as
  /// they are, each with its end.
  std::string rest() const;

 private:
  /// Adds a comment to those that are not taken yet.
  void keep(std::string_view comment);

  std::string_view rest_;
  std::string_view behind_;  ///< the comment in the last line; may be empty
  std::string comments_;
  int number_ = 0;
};

/// `word` as it has to be written to be read as one word: in quotes if needed.
std::string record_word(std::string_view word);

/// Word `index` of the line as a whole number from `least` to `most`. Throws RecordError.
template <typename Number>
Number record_number(const RecordLine& line, std::size_t index, Number least, Number most) {
  const std::string& text = line.words[index];
  if (const auto number = whole_number<Number>(text, least, most)) return *number;
  refuse(line,
         {"{0}: expected a number from {1} to {2}, found {3}",
          "{0}: väntade ett tal från {1} till {2}, hittade {3}"},
         line.words[0], least, most, quoted(text));
}

/// Lines by their first word.
using RecordFields = std::map<std::string, RecordLine>;

/// Reads lines into `fields` while `is_field` knows their first word. Answers the first line after
/// them. Throws RecordError for a field given twice.
template <typename IsField>
RecordLine read_fields(RecordLines& lines, RecordFields& fields, IsField is_field) {
  for (;;) {
    RecordLine line = lines.next();
    if (line.words.empty() || !is_field(line.words[0])) return line;
    const auto [found, is_new] = fields.try_emplace(line.words[0], line);
    if (!is_new) refuse_again(line, line.words[0], found->second.number);
  }
}

/// Throws RecordError unless the line has exactly one word after the first. `what` says what that
/// word should be.
void expect_one_word(const RecordLine& line, const Text& what);

/// The head of the record, and the lines in which it stands.
struct ReadHead {
  RecordHead head;
  RecordFields fields;
  RecordLine behind;  ///< the first line after the head
};

/// Reads the head. Throws RecordError.
ReadHead read_head(RecordLines& lines);

/// The beginning of a deal as written.
struct DealHead {
  RecordLine line;  ///< "deal 1"
  RecordFields fields;
  RecordLine behind;  ///< the first line after the fields

  const RecordLine* find(const std::string& keyword) const {
    const auto found = fields.find(keyword);
    return found == fields.end() ? nullptr : &found->second;
  }
  /// The line of a field; if there is none, the line that opens the deal.
  const RecordLine& place(const std::string& keyword) const {
    const RecordLine* found = find(keyword);
    return found != nullptr ? *found : line;
  }
};

/// Reads the fields that follow `deal`, the line that opens a deal.
DealHead read_deal_head(RecordLines& lines, const RecordLine& deal);

/// The start of a game with this head and first deal. Throws RecordError for what cannot be read;
/// Game checks whether it can be played.
GameStart read_start(const DealHead& deal, const RecordHead& head);

/// The words after the first, as a deck. Throws RecordError if there are none.
Cards deck_of(const RecordLine& line);

/// The one word after the first, as a number from 1. Throws RecordError.
int number_of(const RecordLine& line);

/// The words after the first, as points. Throws RecordError.
std::vector<int> numbers_of(const RecordLine& line);

}  // namespace kasino
