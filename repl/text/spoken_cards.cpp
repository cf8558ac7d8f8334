#include "repl/text/spoken_cards.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>
#include <vector>

#include "engine/cards/card_text.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

namespace {

/// A word for a suit or rank, and what notation has for it.
using CardWord = std::pair<std::string_view, std::string_view>;

constexpr CardWord english_suits[] = {{"spades", "s"}, {"spade", "s"},    {"hearts", "h"},
                                      {"heart", "h"},  {"diamonds", "d"}, {"diamond", "d"},
                                      {"clubs", "c"},  {"club", "c"}};
constexpr CardWord swedish_suits[] = {{"spader", "s"}, {"hjärter", "h"}, {"hjarter", "h"},
                                      {"ruter", "d"},  {"klöver", "c"},  {"klover", "c"}};
constexpr CardWord english_ranks[] = {
    {"ace", "A"},   {"a", "A"},    {"j", "J"},    {"q", "Q"},    {"k", "K"},     {"two", "2"},
    {"three", "3"}, {"four", "4"}, {"five", "5"}, {"six", "6"},  {"seven", "7"}, {"eight", "8"},
    {"nine", "9"},  {"ten", "10"}, {"10", "10"},  {"jack", "J"}, {"knave", "J"}, {"queen", "Q"},
    {"king", "K"},  {"2", "2"},    {"3", "3"},    {"4", "4"},    {"5", "5"},     {"6", "6"},
    {"7", "7"},     {"8", "8"},    {"9", "9"}};
constexpr CardWord swedish_ranks[] = {
    {"ess", "A"},    {"äss", "A"},     {"tvåa", "2"},  {"två", "2"},   {"trea", "3"},
    {"tre", "3"},    {"fyra", "4"},    {"femma", "5"}, {"fem", "5"},   {"sexa", "6"},
    {"sex", "6"},    {"sjua", "7"},    {"sju", "7"},   {"åtta", "8"},  {"nia", "9"},
    {"nio", "9"},    {"tia", "10"},    {"tio", "10"},  {"10", "10"},   {"knekt", "J"},
    {"dam", "Q"},    {"kung", "K"},    {"2", "2"},     {"3", "3"},     {"4", "4"},
    {"5", "5"},      {"6", "6"},       {"7", "7"},     {"8", "8"},     {"9", "9"},
    {"esset", "A"},  {"ässet", "A"},   {"tvåan", "2"}, {"trean", "3"}, {"fyran", "4"},
    {"femman", "5"}, {"sexan", "6"},   {"sjuan", "7"}, {"åttan", "8"}, {"nian", "9"},
    {"tian", "10"},  {"knekten", "J"}, {"damen", "Q"}, {"kungen", "K"}};

bool is_in_word(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || std::isalnum(byte) != 0;
}

std::size_t word_end(std::string_view text, std::size_t at) {
  while (at < text.size() && is_in_word(text[at])) ++at;
  return at;
}

/// The first of `words` that stands at `at`, whole or as the beginning of a word; where it ends.
template <std::size_t size>
std::optional<std::pair<std::string_view, std::size_t>> read_word(std::string_view text,
                                                                  std::size_t at,
                                                                  const CardWord (&words)[size],
                                                                  bool is_whole) {
  const std::size_t end = word_end(text, at);
  for (const auto& [word, written] : words) {
    const std::size_t length = is_whole ? end - at : word.size();
    if (at + length <= end && is_same_word(text.substr(at, length), word))
      return std::pair(written, at + length);
  }
  return std::nullopt;
}

std::size_t behind_blanks(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(' ', at), text.size());
}

/// A card in notation, and where its words end.
using Spoken = std::optional<std::pair<std::string, std::size_t>>;

/// "queen of spades", "spades queen"
Spoken english_card(std::string_view text, std::size_t at) {
  if (const auto suit = read_word(text, at, english_suits, true)) {
    const auto rank = read_word(text, behind_blanks(text, suit->second), english_ranks, true);
    if (!rank) return std::nullopt;
    return std::pair(std::string(suit->first).append(rank->first), rank->second);
  }
  const auto rank = read_word(text, at, english_ranks, true);
  if (!rank) return std::nullopt;
  const std::size_t of = behind_blanks(text, rank->second);
  if (!is_same_word(text.substr(of, word_end(text, of) - of), "of")) return std::nullopt;
  const auto suit = read_word(text, behind_blanks(text, word_end(text, of)), english_suits, true);
  if (!suit) return std::nullopt;
  return std::pair(std::string(suit->first).append(rank->first), suit->second);
}

/// "hjärter kung", "hjärterkung"
Spoken swedish_card(std::string_view text, std::size_t at) {
  const auto suit = read_word(text, at, swedish_suits, false);
  if (!suit) return std::nullopt;
  const auto rank = read_word(text, behind_blanks(text, suit->second), swedish_ranks, true);
  if (!rank) return std::nullopt;
  return std::pair(std::string(suit->first).append(rank->first), rank->second);
}

/// The cards of a word such as s7xkD, in notation; nothing if it is none of cards alone.
std::optional<std::string> of_cards(std::string_view word, bool is_swedish) {
  std::string written;
  try {
    for (std::size_t at = 0; at < word.size();) {
      const std::size_t end = std::min(word.find_first_of("xX", at), word.size());
      for (const ReadCard& read : read_card_run(word, at, end, is_swedish))
        written += to_text(read.card);
      if (end < word.size()) written += 'x';
      at = end + 1;
    }
    return written;
  } catch (const CardError&) {
    return std::nullopt;
  }
}

}  // namespace

std::optional<std::string> rank_or_suit_said(std::string_view word) {
  const auto found = [&](const auto& words) -> std::optional<std::string> {
    const auto read = read_word(word, 0, words, true);
    if (!read || read->second != word.size()) return std::nullopt;
    return std::string(read->first);
  };
  if (word.size() < 2) return std::nullopt;  // a letter may be either
  for (const auto& said :
       {found(english_suits), found(swedish_suits), found(english_ranks), found(swedish_ranks)})
    if (said) return said;
  return std::nullopt;
}

std::string with_cards_written(std::string_view line, Language language) {
  std::string written;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t end = word_end(line, at);
    Spoken card = english_card(line, at);
    if (!card) card = swedish_card(line, at);
    if (card) {
      written += card->first;
      at = card->second;
    } else if (end == at) {
      written += line[at++];
    } else {
      const std::string_view word = line.substr(at, end - at);
      const auto cards = of_cards(word, language == Language::Swedish);
      written += cards && cards != of_cards(word, false) ? *cards : word;
      at = end;
    }
  }
  return written;
}

}  // namespace kasino
