#include "engine/text/text.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace kasino {

Text operator+(const Text& a, const Text& b) {
  return {a.en + b.en, a.in(Language::Swedish) + b.in(Language::Swedish)};
}

Text operator+(const Text& a, const std::string& b) {
  return {a.en + b, a.in(Language::Swedish) + b};
}

Text operator+(const std::string& a, const Text& b) {
  return {a + b.en, a + b.in(Language::Swedish)};
}

std::string filled(std::string_view pattern, std::span<const Text> fillings, Language language) {
  std::string text;
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    if (places_in(pattern.substr(at, 3)) == 0) {
      text += pattern[at];
      continue;
    }
    text += fillings[static_cast<std::size_t>(pattern[at + 1] - '0')].in(language);
    at += 2;
  }
  return text;
}

bool by_clause(const std::string& a, const std::string& b) {
  const auto is_digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < a.size() && j < b.size()) {
    if (!is_digit(a[i]) || !is_digit(b[j])) {
      if (a[i] != b[j]) return a[i] < b[j];
      ++i, ++j;
      continue;
    }
    const std::size_t a_end = std::min(a.find_first_not_of("0123456789", i), a.size());
    const std::size_t b_end = std::min(b.find_first_not_of("0123456789", j), b.size());
    const auto key = [](const std::string& text, std::size_t begin, std::size_t end) {
      return std::make_pair(end - begin, text.substr(begin, end - begin));
    };
    if (key(a, i, a_end) != key(b, j, b_end)) return key(a, i, a_end) < key(b, j, b_end);
    i = a_end, j = b_end;
  }
  return a.size() - i < b.size() - j;
}

std::string joined(std::span<const std::string> words, const char* between) {
  std::string text;
  for (const std::string& word : words) {
    if (&word != words.data()) text += between;
    text += word;
  }
  return text;
}

Text any_of(std::span<const std::string> words) {
  if (words.size() < 2) return {joined(words), {}};
  return joined(words.first(words.size() - 1)) + Text{" or ", " eller "} + words.back();
}

}  // namespace kasino
