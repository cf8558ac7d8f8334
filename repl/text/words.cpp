#include "repl/text/words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <new>
#include <optional>
#include <stdexcept>
#include <system_error>

#include "engine/cards/card_text.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

namespace {

constexpr std::array<const char*, 4> symbols = {"♠", "♥", "♦", "♣"};

/// `text` between a sequence that sets a colour and the one that ends it.
std::string styled(std::string_view sequence, std::string_view text) {
  return std::string(sequence).append(text).append(terminal::plain);
}

bool is_red(Card card) {
  return !card.is_joker() && (card.suit() == Suit::Hearts || card.suit() == Suit::Diamonds);
}

/// How many columns the characters from `first` to `last` take.
struct Width {
  char32_t first;
  char32_t last;
  int columns;
};

/// The widths other than 1. Source: Unicode 15, EastAsianWidth.txt (W and F) and the combining
/// accents, in whole blocks.
constexpr Width widths[] = {
    {0x300, 0x36f, 0},     {0x1100, 0x115f, 2},   {0x1ab0, 0x1aff, 0},   {0x1dc0, 0x1dff, 0},
    {0x200b, 0x200f, 0},   {0x20d0, 0x20ff, 0},   {0x2e80, 0x303e, 2},   {0x3041, 0x33ff, 2},
    {0x3400, 0x4dbf, 2},   {0x4e00, 0xa4cf, 2},   {0xa960, 0xa97c, 2},   {0xac00, 0xd7a3, 2},
    {0xf900, 0xfaff, 2},   {0xfe00, 0xfe0f, 0},   {0xfe10, 0xfe19, 2},   {0xfe20, 0xfe2f, 0},
    {0xfe30, 0xfe6f, 2},   {0xff00, 0xff60, 2},   {0xffe0, 0xffe6, 2},   {0x1f300, 0x1f64f, 2},
    {0x1f680, 0x1f6ff, 2}, {0x1f900, 0x1f9ff, 2}, {0x20000, 0x3fffd, 2},
};

/// A character of a text: how many bytes, and columns, it takes.
struct Extent {
  std::size_t bytes;
  int columns;
};

/// The extent of the character at the front of `text`, which is not empty. A sequence for the
/// terminal counts as one.
Extent first_extent(std::string_view text) {
  if (text.front() == '\33') {
    const auto* end =
        std::find_if(text.begin() + 1, text.end(), [](char c) { return c != '[' && c >= '@'; });
    return {std::min(static_cast<std::size_t>(end - text.begin()) + 1, text.size()), 0};
  }
  const auto [code, bytes] = first_character(text);
  const auto* range =
      std::find_if(std::begin(widths), std::end(widths),
                   [code = code](const Width& width) { return code <= width.last; });
  const bool special = range != std::end(widths) && code >= range->first;
  return {std::max<std::size_t>(bytes, 1), special ? range->columns : 1};
}

}  // namespace

std::optional<CardLook> card_look_named(std::string_view word) {
  if (word == "big") return CardLook::Big;
  if (word == "line") return CardLook::Line;
  if (word == "ascii") return CardLook::Ascii;
  return std::nullopt;
}

Style with_cards(Style style, std::optional<CardLook> look) {
  constexpr int least_height = 24;
  constexpr int least_columns = 40;
  const bool is_large = style.height >= least_height && style.columns >= least_columns;
  style.boxes = look ? *look == CardLook::Big : style.symbols && is_large;
  if (look) style.symbols = *look != CardLook::Ascii;
  return style;
}

namespace {

bool is_of_word(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || std::isalnum(byte) != 0 || c == '\'' || c == '_';
}

/// Where the card in notation that begins at `at` ends; nothing if no card begins there.
std::optional<std::size_t> card_end(std::string_view text, std::size_t at) {
  if (at >= text.size() || !suit_of(text.substr(at, 1))) return std::nullopt;
  std::size_t end = at + (text.substr(at + 1).starts_with("10") ? 3 : 2);
  if (end > text.size() || !rank_of(text.substr(at + 1, end - at - 1))) return std::nullopt;
  if (end < text.size() && text[end] == '\'')
    end += end + 1 < text.size() && std::isdigit(static_cast<unsigned char>(text[end + 1])) ? 2 : 1;
  return end;
}

/// Where the ranks stand in a word that consists of cards, such as s7xhA, or 14xsK after a value;
/// empty for any other word.
std::vector<std::size_t> ranks_in(std::string_view word) {
  std::vector<std::size_t> ranks;
  std::size_t at = word.find_first_not_of("0123456789");
  if (at == std::string_view::npos || (at > 0 && word[at] != 'x')) return {};
  while (at < word.size()) {
    if (word[at] == 'x' && ++at == word.size()) break;
    const auto end = card_end(word, at);
    if (!end) return {};
    ranks.push_back(at + 1);
    at = *end;
  }
  return ranks;
}

/// Whether the word from `begin` to `end` is part of a path, as in cards/hA.txt.
bool is_in_path(std::string_view text, std::size_t begin, std::size_t end) {
  const bool has_ending = end + 1 < text.size() && text[end] == '.' && is_of_word(text[end + 1]);
  return has_ending || (begin > 0 && text[begin - 1] == '/');
}

const char* swedish_rank(char rank) {
  switch (rank) {
    case 'A': return "E";
    case 'J': return "Kn";
    case 'Q': return "D";
    default: return nullptr;
  }
}

char swedish_suit(char suit) { return suit == 'd' ? 'r' : suit == 'c' ? 'k' : suit; }

}  // namespace

std::string with_ranks_of(Language language, std::string text) {
  if (language == Language::English) return text;
  std::string result;
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t end = at;
    while (end < text.size() && is_of_word(text[end])) ++end;
    std::string word = text.substr(at, end - at);
    if (!is_in_path(text, at, end)) {
      const std::vector<std::size_t> ranks = ranks_in(word);
      for (auto rank = ranks.rbegin(); rank != ranks.rend(); ++rank) {
        word[*rank - 1] = swedish_suit(word[*rank - 1]);
        if (const char* swedish = swedish_rank(word[*rank])) word.replace(*rank, 1, swedish);
      }
    }
    result += word;
    if (end < text.size() && text[end] == '\33')  // a sequence that sets colours is no word
      for (; end < text.size() && text[end] != 'm'; ++end) result += text[end];
    if (end < text.size()) result += text[end++];
    at = end;
  }
  return result;
}

std::string draw(Card card, const Style& style) {
  std::string text = with_ranks_of(style.language, to_text(card));
  if (!style.packs) text.resize(std::min(text.find('\''), text.size()));
  if (style.symbols && !card.is_joker())
    text.replace(0, 1, symbols[static_cast<std::size_t>(card.suit())]);
  return style.colour && is_red(card) ? styled(terminal::red, text) : text;
}

std::string draw(std::span<const Card> cards, const Style& style) {
  std::string text;
  for (Card card : cards) text += (text.empty() ? "" : " ") + draw(card, style);
  return text.empty() ? "-" : text;
}

std::string bold(std::string_view text, const Style& style) {
  return style.colour ? styled(terminal::bold, text) : std::string(text);
}

std::string dim(std::string_view text, const Style& style) {
  return style.colour ? styled(terminal::dim, text) : std::string(text);
}

int columns_of(std::string_view text) {
  int columns = 0;
  while (!text.empty()) {
    const Extent extent = first_extent(text);
    columns += extent.columns;
    text.remove_prefix(extent.bytes);
  }
  return columns;
}

int count_lines(std::string_view text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

std::string thousandths_text(int number, Language language) {
  const int hundredths = (std::abs(number) + 5) / 10;
  const std::string fraction = std::to_string(hundredths % 100);
  return (number < 0 && hundredths > 0 ? "-" : "") + std::to_string(hundredths / 100) +
         say(language, {".", ","}) + std::string(2 - fraction.size(), '0') + fraction;
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

/// Where the word that goes on at `begin` ends. A word too long for any line, such as a move of
/// many groups, is broken after commas and wide characters.
std::size_t word_end(std::string_view line, std::size_t begin, int room) {
  const std::size_t start = line.rfind(' ', begin) + 1;
  const std::size_t end = std::min(line.find(' ', begin), line.size());
  if (columns_of(line.substr(start, end - start)) <= room) return end;
  for (std::size_t at = begin; at < end;) {
    const Extent extent = first_extent(line.substr(at));
    const bool may_break = line[at] == ',' || extent.columns == 2;
    at += extent.bytes;
    if (may_break) return at;
  }
  return end;
}

/// Wraps one line, which has no breaks in it, and appends it to `result`.
void wrap_line(std::string_view line, int width, int indent, std::string& result) {
  int column = 0;
  std::size_t at = 0;
  while (at < line.size()) {
    // Spaces belong to the word after them.
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

std::string with_lines_at(int column, std::string_view text) {
  const std::string gap = '\n' + std::string(static_cast<std::size_t>(column), ' ');
  return joined(lines_of(text), gap.c_str());
}

namespace {

/// Where a line that is too wide goes on: under what stands behind its label or number, which two
/// spaces part from the rest; else a little further in than it begins.
int hanging_indent(std::string_view line, int columns) {
  const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
  const std::size_t gap = std::min(line.find("  ", begin), line.size());
  const std::size_t rest = std::min(line.find_first_not_of(' ', gap), line.size());
  const int under = columns_of(line.substr(0, rest));
  if (rest < line.size() && under * 2 <= columns) return under;
  return std::min(columns_of(line.substr(0, begin)) + 2, columns / 2);
}

bool is_caret_line(std::string_view line) {
  const std::size_t caret = line.find_first_not_of(' ');
  return caret < line.size() && line.substr(caret) == "^";
}

/// `line` wrapped, and the caret that pointed at its character `place` under the row where that now
/// stands.
std::string wrapped_over_caret(std::string_view line, std::size_t place, int columns, int indent) {
  std::size_t left = 0;  // characters before the caret that are no spaces: wrapping keeps them
  for (std::size_t at = 0, i = 0; at < line.size() && i < place; ++i) {
    left += line[at] != ' ' ? 1 : 0;
    at += first_extent(line.substr(at)).bytes;
  }
  std::string text;
  bool is_placed = false;
  for (const std::string& row : lines_of(wrapped(line, columns, indent))) {
    text += row + '\n';
    std::string before;
    for (std::size_t at = 0; at < row.size() && !is_placed;) {
      const Extent extent = first_extent(std::string_view(row).substr(at));
      if (row[at] != ' ' && left-- == 0) {
        text += before + "^\n";
        is_placed = true;
      }
      before += std::string(static_cast<std::size_t>(extent.columns), ' ');
      at += extent.bytes;
    }
  }
  text.pop_back();
  return text;
}

}  // namespace

std::string fitted(std::string_view text, int columns) {
  std::string result;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end);
    if (columns_of(line) <= columns) {
      result += line;
    } else {
      const std::string_view next = text.substr(std::min<std::size_t>(1, text.size()));
      const std::string_view under = next.substr(0, next.find('\n'));
      const int indent = hanging_indent(line, columns);
      if (is_caret_line(under)) {
        result += wrapped_over_caret(line, under.size() - 1, columns, indent);
        text.remove_prefix(1 + under.size());
      } else {
        result += wrapped(line, columns, indent);
      }
    }
    if (!text.empty()) {
      result += '\n';
      text.remove_prefix(1);
    }
  }
  return result;
}

std::string without_end_spaces(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

std::string row_of(std::string_view label, int label_width, const std::vector<std::string>& cells,
                   int cell_width) {
  std::string row = padded(label, label_width);
  for (const std::string& cell : cells) row += right_aligned(cell, cell_width);
  return without_end_spaces(row);
}

std::string labelled(std::string_view label, std::string_view text, const Style& style) {
  return wrapped(padded(label, label_columns).append(text), style.width, label_columns) + '\n';
}

std::string words_of(const Text& text, Language language) { return printable(text.in(language)); }

std::string in_capitals(std::string text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool is_latin = i > 0 && text[i - 1] == '\xc3' && byte >= 0xa0 && byte <= 0xbe;
    text[i] = static_cast<char>(is_latin ? byte - 0x20 : std::toupper(byte));
  }
  return text;
}

std::string with_capital(const std::string& text) {
  const std::size_t first = text.starts_with('\xc3') ? 2 : 1;
  return in_capitals(text.substr(0, first)) + text.substr(std::min(first, text.size()));
}

namespace {

std::string name_of_other(int seat, const Style& style) {
  const auto at = static_cast<std::size_t>(seat - 1);
  return at < style.names.size() ? style.names[at] : say(style.language, seat_word, seat);
}

}  // namespace

std::string seat_name(int seat, const Style& style) {
  return seat == style.you ? say(style.language, {"you", "du"}) : name_of_other(seat, style);
}

std::string seat_as_object(int seat, const Style& style) {
  return seat == style.you ? say(style.language, {"you", "dig"}) : name_of_other(seat, style);
}

std::string with_seat_names(std::string text, const Style& style) {
  for (std::size_t i = 0; i < style.names.size(); ++i)
    for (const char* word : {"Seat ", "seat ", "Plats ", "plats "}) {
      const std::string seat = word + std::to_string(i + 1);
      for (std::size_t at = 0; (at = text.find(seat, at)) != std::string::npos;) {
        const std::size_t end = at + seat.size();
        const bool is_whole = end == text.size() || !is_digits(text.substr(end, 1));
        if (is_whole) text.replace(at, seat.size(), style.names[i]);
        at += is_whole ? style.names[i].size() : seat.size();
      }
    }
  return text;
}

std::string settings_text(const std::map<std::string, std::string>& settings, const char* between) {
  return joined(texts_of(settings, [](const auto& one) { return one.first + '=' + one.second; }),
                between);
}

std::string count_text(std::uint64_t count, Language language, const Sentence<1>& one,
                       const Sentence<1>& several) {
  return say(language, count == 1 ? one : several, count);
}

std::string with_values(std::string_view text, const ValueOf& value_of) {
  constexpr std::size_t longest = 4096;  // a script may fill in a long field many times
  std::string result;
  std::size_t at = 0;
  while (at < text.size()) {
    if (result.size() > longest) {
      result.resize(longest);
      return result += "...";
    }
    const std::size_t open = std::min(text.find('{', at), text.size());
    const std::size_t close = std::min(text.find('}', open), text.size());
    result += text.substr(at, open - at);
    if (close == text.size()) return result += text.substr(open);
    const std::optional<std::string> value = value_of(text.substr(open + 1, close - open - 1));
    result += value ? std::string_view(*value) : text.substr(open, close - open + 1);
    at = close + 1;
  }
  return result;
}

std::string list_of(const std::vector<std::string>& items, Language language,
                    const Sentence<0>& last) {
  const bool is_nested = std::any_of(items.begin(), items.end(), [](const std::string& item) {
    return item.find(", ") != std::string::npos;
  });
  const std::string between = is_nested ? "; " : ", ";
  std::string before_last(last.in(language));
  if (is_nested)
    before_last.replace(0, std::min(before_last.find_first_not_of(", "), before_last.size()),
                        between);
  std::string list;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) list += i + 1 == items.size() ? before_last : between;
    list += items[i];
  }
  return list;
}

Error error_in(const std::exception& error) {
  if (const auto* ours = dynamic_cast<const Error*>(&error)) return *ours;
  const std::string why = printable(error.what(), 300);
  const bool lacks_memory = dynamic_cast<const std::bad_alloc*>(&error) != nullptr;
  if (lacks_memory || dynamic_cast<const std::length_error*>(&error) != nullptr)
    return Error(Text{"there is not enough memory for this", "minnet räcker inte till det här"},
                 {.kind = lacks_memory ? std::optional(ErrorKind::Limit) : std::nullopt});
  if (dynamic_cast<const std::system_error*>(&error) != nullptr)
    return Error(Text{"the system refuses: ", "systemet vägrar: "} + why);
  return Error(Text{"a mistake of the program's own, please report it: ",
                    "ett fel i programmet självt, rapportera det gärna: "} +
               why);
}

std::string reason_of(const std::exception& error, Language language) {
  const Error ours = error_in(error);
  const std::string words = printable_lines(ours.message().in(language));
  // An error of a script quotes the script.
  return ours.facts().under.empty() ? with_ranks_of(language, words) : words;
}

std::string error_report(const std::exception& error, Language language) {
  const Error ours = error_in(error);
  return "kasino: " + reason_of(ours, language) + lines_under(ours);
}

std::string lines_under(const Error& error) {
  std::string text;
  for (const std::string& line : error.facts().under) text += '\n' + line;
  return text;
}

}  // namespace kasino
