// What the program says and how it looks: sentences in its languages, errors, and the style of a
// screen (colour, suit symbols, width).
//
// Sentences hold only words that are right for any variant; a game's own words come from its
// script.
#pragma once

#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/text/error.hpp"
#include "engine/text/text.hpp"

namespace kasino {

enum class Phase : std::uint8_t;

// The control sequences that the program sends to a terminal; it sends no others.
namespace terminal {
inline constexpr std::string_view red = "\33[31m";
inline constexpr std::string_view bold = "\33[1m";
inline constexpr std::string_view dim = "\33[2m";
inline constexpr std::string_view plain = "\33[0m";
/// Erases the screen and the lines scrolled off it.
inline constexpr std::string_view clear_screen = "\33[H\33[2J\33[3J";
/// Erases the screen alone.
inline constexpr std::string_view new_page = "\33[H\33[2J";
/// Erases the current line, as one that shows progress.
inline constexpr std::string_view clear_line = "\r\33[K";
}  // namespace terminal
inline constexpr std::string_view own_sequences[] = {
    terminal::red,          terminal::bold,     terminal::dim,       terminal::plain,
    terminal::clear_screen, terminal::new_page, terminal::clear_line};

/// How cards are drawn: as letters (h7), with suit symbols in a line, or in boxes.
enum class CardLook : std::uint8_t { Ascii, Line, Big };

struct Style {
  bool colour = false;
  bool symbols = false;    ///< suits as symbols instead of letters
  bool boxes = false;      ///< cards of the board are drawn in boxes
  int width = 80;          ///< of text, in columns
  int columns = 80;        ///< of the screen
  int height = 0;          ///< of the screen, in lines; 0: no screen, or a dumb one
  bool terminal = false;   ///< a person types at a terminal
  std::string clearing{};  ///< what empties the screen, or scrolls it out of sight
  Language language = Language::English;
  bool packs = true;                 ///< cards show which pack they are from
  int you = 0;                       ///< the seat addressed as "you"; 0: none
  std::vector<std::string> names{};  ///< of people, by seat - 1; seats without one are numbered
};

/// "big", "line" or "ascii"; nothing for any other word.
std::optional<CardLook> card_look_named(std::string_view word);

/// `style` with cards drawn in that look. No look: in boxes on a terminal that has symbols and is
/// large enough, else in a line.
Style with_cards(Style style, std::optional<CardLook> look);

/// A card as typed ("s7"), or with its symbol; hearts and diamonds in red.
std::string draw(Card card, const Style& style);
/// Cards with single spaces between them; "-" for no cards.
std::string draw(std::span<const Card> cards, const Style& style);

std::string bold(std::string_view text, const Style& style);
std::string dim(std::string_view text, const Style& style);

/// How many columns `text` takes: two for each wide character (王), none for combining accents and
/// sequences that set colours, one for all else.
int columns_of(std::string_view text);
/// `number` thousandths with two decimals: "1.25", "1,25" in Swedish.
std::string thousandths_text(int number, Language language);

/// `text` with spaces after (or before) it up to `columns`.
std::string padded(std::string_view text, int columns);
std::string right_aligned(std::string_view text, int columns);

/// How many newlines `text` has.
int count_lines(std::string_view text);

/// `text` in lines of at most `width` columns, broken at spaces; words too long for a line are
/// broken after commas and wide characters. Where a line is broken the next begins with `indent`
/// spaces. Line breaks in the text stay. No newline is added at the end.
std::string wrapped(std::string_view text, int width, int indent = 0);

/// `text` with `column` spaces before each of its lines but the first.
std::string with_lines_at(int column, std::string_view text);

/// `text` as a screen of that many columns shows it: each line that is too wide is wrapped, and
/// goes on under what stands behind its label. A caret under a line stays under its word.
std::string fitted(std::string_view text, int columns);

/// A line of a table, without a newline: `label` in `label_width` columns, then the cells, each
/// aligned to the right in `cell_width` columns.
std::string row_of(std::string_view label, int label_width, const std::vector<std::string>& cells,
                   int cell_width);

/// `text` without the spaces at its end.
std::string without_end_spaces(std::string text);

/// `label`, with `text` wrapped in a column beside it. Ends with a newline.
std::string labelled(std::string_view label, std::string_view text, const Style& style);
inline constexpr int label_columns = 10;

/// `text` with the cards and moves in it written as in the language: in Swedish hE kKn r10 for hA
/// cJ d10; both can be typed. Only whole words change. For people only: records, JSON and text to
/// be copied stay in notation.
std::string with_ranks_of(Language language, std::string text);

/// The sentence with its places filled, and ranks as the language writes them.
template <typename... Fillings>
std::string say(Language language, const Sentence<sizeof...(Fillings)>& sentence,
                const Fillings&... fillings) {
  const std::initializer_list<Text> all{as_text(fillings)...};
  return with_ranks_of(language, filled(sentence.in(language), all, language));
}

/// Says sentences in a language, as say() does.
struct Speaker {
  Language language;

  template <typename... Fillings>
  std::string operator()(const Sentence<sizeof...(Fillings)>& sentence,
                         const Fillings&... fillings) const {
    return say(language, sentence, fillings...);
  }
};

/// A text of a script, made harmless for a terminal.
std::string words_of(const Text& text, Language language);

/// "target=16, values=fixed": settings, separated by `between`.
std::string settings_text(const std::map<std::string, std::string>& settings, const char* between);

/// What fills the place of a name; nothing: the name stays as it is written.
using ValueOf = std::function<std::optional<std::string>(std::string_view name)>;
/// The text with each {name} filled in, cut with "..." where it goes on after 4,096 bytes.
std::string with_values(std::string_view text, const ValueOf& value_of);

/// "a", "a or b", "a, b or c"; if items are lists themselves, "a, b; c; or d".
std::string list_of(const std::vector<std::string>& items, Language language,
                    const Sentence<0>& last);

/// "1 failure", "3 failures": `one`, or `several` with the number.
std::string count_text(std::uint64_t count, Language language, const Sentence<1>& one,
                       const Sentence<1>& several);

inline constexpr Sentence<0> or_word{" or ", " eller "};
inline constexpr Sentence<0> and_word{" and ", " och "};
inline constexpr Sentence<1> seat_word{"seat {0}", "plats {0}"};

/// "KR" of "kr": Latin letters that have another case; other bytes stay as they are.
std::string in_capitals(std::string text);
/// "Seat 2" of "seat 2".
std::string with_capital(const std::string& text);

/// "seat 2", or its name; "you" for the seat Style::you.
std::string seat_name(int seat, const Style& style);
/// The same as an object or after "by": in Swedish "dig".
std::string seat_as_object(int seat, const Style& style);
/// `text` with their names in place of "seat 2", for those who have one.
std::string with_seat_names(std::string text, const Style& style);

/// An exception of ours as it is; what one of the system or a library means here.
Error error_in(const std::exception& error);

/// What went wrong, in words that can be shown.
std::string reason_of(const std::exception& error, Language language = Language::English);

/// The lines that are shown under the message, as they are, each with a newline before it.
std::string lines_under(const Error& error);

/// The error as it is shown, without a newline at the end: `kasino: what: why`, and the lines under
/// it.
std::string error_report(const std::exception& error, Language language = Language::English);

}  // namespace kasino
