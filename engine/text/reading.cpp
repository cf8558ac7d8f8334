#include "engine/text/reading.hpp"

#include <algorithm>

#include "engine/text/error.hpp"

namespace kasino {

namespace {

bool is_blank(char letter) { return letter == ' ' || letter == '\t'; }

}  // namespace

bool is_digits(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::vector<std::string> parts_of(std::string_view text, char separator) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t end = std::min(text.find(separator), text.size());
    std::string_view part = text.substr(0, end);
    while (!part.empty() && is_blank(part.front())) part.remove_prefix(1);
    while (!part.empty() && is_blank(part.back())) part.remove_suffix(1);
    parts.emplace_back(part);
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string> words_in(std::string_view text, std::string_view separators) {
  std::vector<std::string> words(1);
  for (const char letter : text) {
    const bool parts = is_blank(letter) || separators.find(letter) != separators.npos;
    if (!parts)
      words.back() += letter;
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

std::vector<TypedWord> typed_words(std::string_view text) {
  std::vector<TypedWord> words;
  bool is_quoted = false, is_in_word = false;
  for (const char letter : text) {
    const bool parts = !is_quoted && white_space.find(letter) != std::string_view::npos;
    if (!parts && !is_in_word) words.emplace_back();
    is_in_word = !parts;
    if (parts) continue;
    TypedWord& word = words.back();
    if (letter == '"') {
      is_quoted = !is_quoted;
      continue;
    }
    if (letter == '=' && !is_quoted && !word.equals) word.equals = word.text.size();
    word.text += letter;
  }
  if (is_quoted)
    throw ErrorOf<ErrorKind::BadArgument>(
        Text{"a quote is open: each \" needs another one after it",
             "ett citat är öppet: varje \" behöver ett till efter sig"});
  return words;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace kasino
