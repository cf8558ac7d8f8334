#include "engine/record/record_lines.hpp"

#include <algorithm>

namespace kasino {

namespace {

constexpr std::string_view blanks = " \t\r";
constexpr std::string_view byte_order_mark = "\ufeff";

bool is_blank(char letter) { return blanks.find(letter) != std::string_view::npos; }

/// Reads the words of one line.
class WordReader {
 public:
  WordReader(std::string_view line, int number) : line_(line), number_(number) {}

  std::vector<std::string> read() {
    std::vector<std::string> words;
    for (;;) {
      while (!done() && is_blank(line_[at_])) ++at_;
      if (done() || line_[at_] == ';') return words;
      words.push_back(line_[at_] == '"' ? quoted_word() : plain_word());
    }
  }

 private:
  bool done() const { return at_ == line_.size(); }

  std::string plain_word() {
    const std::size_t begin = at_;
    while (!done() && !is_blank(line_[at_]) && line_[at_] != ';') ++at_;
    return std::string(line_.substr(begin, at_ - begin));
  }

  std::string quoted_word() {
    std::string word;
    for (++at_; !done() && line_[at_] != '"'; ++at_) {
      const bool is_escape = line_[at_] == '\\' && at_ + 1 < line_.size();
      if (is_escape) ++at_;
      word += is_escape && line_[at_] == 'n' ? '\n' : line_[at_];
    }
    if (done()) throw RecordError("a quote is opened and not closed", number_);
    ++at_;
    return word;
  }

  std::string_view line_;
  int number_;
  std::size_t at_ = 0;
};

void check_is_text(std::string_view line, int number) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    const auto byte = static_cast<unsigned char>(line[i]);
    if ((byte < 0x20 && !is_blank(line[i])) || byte == 0x7f)
      throw RecordError("a record is plain text, but column " + std::to_string(i + 1) + " holds " +
                            quoted(line.substr(i, 1)),
                        number);
  }
}

}  // namespace

RecordLines::RecordLines(std::string_view text) : rest_(text) {
  if (text.size() > max_file_size)
    throw RecordError("a record has at most " + std::to_string(max_file_size) +
                          " bytes, this one has " + std::to_string(text.size()),
                      1);
  if (rest_.starts_with(byte_order_mark)) rest_.remove_prefix(byte_order_mark.size());
}

RecordLine RecordLines::next() {
  while (!rest_.empty()) {
    const std::size_t length = std::min(rest_.find('\n'), rest_.size());
    const std::string_view line = rest_.substr(0, length);
    rest_.remove_prefix(std::min(length + 1, rest_.size()));
    check_is_text(line, ++number_);
    std::vector<std::string> words = WordReader(line, number_).read();
    if (!words.empty()) return {number_, std::move(words)};
  }
  return {number_ + 1, {}};
}

std::string record_word(std::string_view word) {
  if (!word.empty() && word.find_first_of(" \t\r\n;\"\\") == std::string_view::npos)
    return std::string(word);
  std::string text = "\"";
  for (char letter : word) {
    if (letter == '"' || letter == '\\') text += '\\';
    text += letter == '\n' ? std::string("\\n") : std::string(1, letter);
  }
  return text + '"';
}

}  // namespace kasino
