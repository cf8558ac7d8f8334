#include "tests/fuzz/mutate.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace kasino::fuzz {

namespace {

/// A part of a text.
struct Part {
  std::size_t begin;
  std::size_t length;
};

/// Mostly short; empty only in an empty text.
Part any_part(const std::string& text, Random& random) {
  if (text.empty()) return {0, 0};
  const std::size_t begin = random.below(text.size());
  const std::size_t most = std::min(text.size() - begin, random.below(4) == 0 ? text.size() : 16);
  return {begin, 1 + random.below(most)};
}

const std::string& any_of(const std::vector<std::string>& texts, Random& random) {
  return texts[random.below(texts.size())];
}

void change(std::string& text, const Material& material, Random& random) {
  const auto [begin, length] = any_part(text, random);
  const std::string part = text.substr(begin, length);
  switch (random.below(7)) {
    case 0:
      if (!text.empty()) text[begin] = static_cast<char>(text[begin] ^ 1 << random.below(8));
      break;
    case 1:
      if (!text.empty()) text[begin] = static_cast<char>(random.below(256));
      break;
    case 2: text.erase(begin, length); break;
    case 3: text.insert(random.below(text.size() + 1), part); break;
    case 4: {
      const std::string& other = any_of(material.seeds, random);
      const Part taken = any_part(other, random);
      text.replace(begin, length, other, taken.begin, taken.length);
      break;
    }
    default:
      if (material.words.empty()) break;
      text.replace(begin, random.below(2) == 0 ? 0 : length, any_of(material.words, random));
  }
}

int digit_of(char letter) {
  const std::string digits = "0123456789abcdef";
  const std::size_t digit =
      digits.find(letter >= 'A' && letter <= 'F' ? letter - 'A' + 'a' : letter);
  if (digit == std::string::npos) throw std::runtime_error("no hexadecimal digit");
  return static_cast<int>(digit);
}

std::string unescaped(const std::string& text) {
  std::string word;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\' || i + 1 == text.size())
      word += text[i];
    else if (text[++i] == 'x' && i + 2 < text.size())
      word += static_cast<char>(16 * digit_of(text[i + 1]) + digit_of(text[i + 2])), i += 2;
    else
      word += text[i];
  }
  return word;
}

}  // namespace

std::string mutated(const Material& material, Random& random) {
  std::string text = any_of(material.seeds, random);
  for (std::uint64_t changes = 1 + random.below(4); changes > 0; --changes)
    change(text, material, random);
  if (text.size() > longest_input) text.resize(longest_input);
  return text;
}

std::vector<std::string> words_of(const std::string& dictionary) {
  std::vector<std::string> words;
  std::istringstream lines(dictionary);
  for (std::string line; std::getline(lines, line);) {
    if (line.find_first_not_of(" \t") == std::string::npos || line.front() == '#') continue;
    const std::size_t begin = line.find('"');
    const std::size_t end = line.rfind('"');
    if (begin == end) throw std::runtime_error("no word of a dictionary: " + line);
    words.push_back(unescaped(line.substr(begin + 1, end - begin - 1)));
  }
  return words;
}

}  // namespace kasino::fuzz
