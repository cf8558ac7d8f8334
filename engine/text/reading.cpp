#include "engine/text/reading.hpp"

#include <algorithm>

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
