#include "repl/look.hpp"

#include <algorithm>
#include <array>

#include "engine/notation.hpp"

namespace kasino {

namespace {

constexpr std::array<const char*, 4> symbols = {"♠", "♥", "♦", "♣"};
constexpr const char* red = "\33[31m";
constexpr const char* plain = "\33[0m";

bool is_red(Card card) {
  return !card.is_joker() && (card.suit() == Suit::Hearts || card.suit() == Suit::Diamonds);
}

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }

}  // namespace

std::string draw(Card card, const Look& look) {
  std::string text = to_text(card);
  if (look.symbols && !card.is_joker())
    text.replace(0, 1, symbols[static_cast<std::size_t>(card.suit())]);
  return look.colour && is_red(card) ? red + text + plain : text;
}

std::string draw(std::span<const Card> cards, const Look& look) {
  std::string text;
  for (Card card : cards) text += (text.empty() ? "" : " ") + draw(card, look);
  return text.empty() ? "-" : text;
}

std::string bold(std::string_view text, const Look& look) {
  return look.colour ? "\33[1m" + std::string(text) + plain : std::string(text);
}

std::string dim(std::string_view text, const Look& look) {
  return look.colour ? "\33[2m" + std::string(text) + plain : std::string(text);
}

int columns_of(std::string_view text) {
  int columns = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\33') {
      i = std::min(text.find('m', i), text.size());
      continue;
    }
    if (!is_continuation(text[i])) ++columns;
  }
  return columns;
}

std::string padded(std::string_view text, int columns) {
  const int missing = std::max(0, columns - columns_of(text));
  return std::string(text) + std::string(static_cast<std::size_t>(missing), ' ');
}

std::string right_aligned(std::string_view text, int columns) {
  const int missing = std::max(0, columns - columns_of(text));
  return std::string(static_cast<std::size_t>(missing), ' ') + std::string(text);
}

namespace {

/// Where the word that goes on at `begin` ends. Of one that no line can hold, a move of many
/// groups, each group is a word.
std::size_t word_end(std::string_view line, std::size_t begin, int room) {
  const std::size_t start = line.rfind(' ', begin) + 1;
  const std::size_t end = std::min(line.find(' ', begin), line.size());
  if (columns_of(line.substr(start, end - start)) <= room) return end;
  return std::min(line.find(',', begin), end - 1) + 1;
}

/// Wraps one line, without breaks in it, onto the end of `result`.
void wrap_line(std::string_view line, int width, int indent, std::string& result) {
  int column = 0;
  std::size_t at = 0;
  while (at < line.size()) {
    // A word goes with the spaces before it.
    const std::size_t begin = std::min(line.find_first_not_of(' ', at), line.size());
    const std::size_t end = begin == line.size() ? begin : word_end(line, begin, width - indent);
    const std::string_view word = line.substr(begin, end - begin);
    const int gap = static_cast<int>(begin - at);
    if (column > 0 && column + gap + columns_of(word) > width && !word.empty()) {
      result += '\n' + std::string(static_cast<std::size_t>(indent), ' ');
      column = indent;
    } else {
      result += line.substr(at, begin - at);
      column += gap;
    }
    result += word;
    column += columns_of(word);
    at = end;
  }
}

}  // namespace

std::string wrapped(std::string_view text, int width, int indent) {
  std::string result;
  for (std::size_t at = 0;;) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    wrap_line(text.substr(at, end - at), width, indent, result);
    if (end == text.size()) return result;
    result += '\n';
    at = end + 1;
  }
}

}  // namespace kasino
