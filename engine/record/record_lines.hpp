// The lines of a record, taken apart into words. Knows nothing of what they say.
#pragma once

#include <charconv>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record/record.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

/// A line that says something: no comment, not blank.
struct RecordLine {
  int number = 0;                  ///< from 1
  std::vector<std::string> words;  ///< the quotes taken off; none only after the last line
};

/// Reads a record line by line. Words are parted by blanks; `"` holds one together; `;` begins a
/// comment.
class RecordLines {
 public:
  /// `text` must outlive the reader. Throws RecordError if it is larger than max_file_size.
  explicit RecordLines(std::string_view text);

  /// The next line that says something; behind the last, a line without words. Throws RecordError
  /// for bytes that are no text, and for a quote that is not closed.
  RecordLine next();

 private:
  std::string_view rest_;
  int number_ = 0;
};

/// `word` as it reads back as one word: in quotes if it has to be.
std::string record_word(std::string_view word);

/// Word `index` of the line as a whole number from `least` to `most`. Throws RecordError.
template <typename Number>
Number record_number(const RecordLine& line, std::size_t index, Number least, Number most) {
  const std::string& text = line.words[index];
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < least || number > most)
    throw RecordError(line.words[0] + ": expected a number from " + std::to_string(least) + " to " +
                          std::to_string(most) + ", found " + quoted(text),
                      line.number);
  return number;
}

}  // namespace kasino
