#include "repl/session/names.hpp"

#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "engine/model/move.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// Whether a card, a seat or a number is called so: "s7", "seat 2", "3". Two letters, such as Ed,
/// are a name.
bool is_of_something_else(const std::string& name) {
  if (name.find_first_of("0123456789") == std::string::npos) return false;
  const std::vector<std::string> words = words_in(name);
  if (words.size() == 2 && is_digits(words[1]))
    return is_same_word(words[0], "seat") || is_same_word(words[0], "plats");
  try {
    parse_card(name);
    return true;
  } catch (const CardError&) {
    return is_digits(name);
  }
}

std::string checked_name(std::string_view text) {
  std::string name(trimmed(text));
  if (name.empty())
    throw BadArgument(Text{"a name is missing between the commas, as in Ada, Bo",
                           "ett namn saknas mellan kommatecknen, som i Ada, Bo"});
  if (printable(name) != name)
    throw BadArgument({"{0}: a name is made of letters that can be shown",
                       "{0}: ett namn består av tecken som går att visa"},
                      kasino::quoted(name));
  if (is_of_something_else(name))
    throw BadArgument({"{0}: a card, a seat or a number is called so; choose another name",
                       "{0}: så heter ett kort, en plats eller ett tal; välj ett annat namn"},
                      kasino::quoted(name));
  if (columns_of(name) > most_name_columns)
    throw BadArgument(
        {"{0}: a name has {1} letters at most", "{0}: ett namn har högst {1} bokstäver"},
        kasino::quoted(name), most_name_columns);
  return name;
}

/// Of the alphabets that a terminal may show, those of English and of Western Europe.
std::string in_small_letters(std::string text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    const bool is_accented_capital =
        at > 0 && text[at - 1] == '\xc3' && byte >= 0x80 && byte < 0x9f && byte != 0x97;
    text[at] = is_accented_capital ? static_cast<char>(byte + 0x20) : lower(text[at]);
  }
  return text;
}

bool is_and(const std::string& word) { return word == "and" || word == "och" || word == "&"; }

}  // namespace

std::vector<std::string> people_named(std::string_view list) {
  std::vector<std::string> names;
  // Without a comma, blanks part names; before the last an "and" does.
  std::vector<std::string> parts = parts_of(std::string(list), ',');
  if (parts.size() == 1) {
    parts = words_in(parts.front());
    std::erase_if(parts, is_and);
  } else if (std::vector<std::string> last = words_in(parts.back());
             last.size() > 2 && is_and(last[last.size() - 2])) {
    parts.back() = joined(std::span(last).first(last.size() - 2), " ");
    parts.push_back(last.back());
  }
  for (const std::string& part : parts) {
    std::string name = checked_name(part);
    for (const std::string& other : names)
      if (in_small_letters(other) == in_small_letters(name))
        throw BadArgument({"{0} and {1} are too much alike: nobody could tell who is meant",
                           "{0} och {1} är för lika: ingen kan se vem som menas"},
                          kasino::quoted(other), kasino::quoted(name));
    names.push_back(std::move(name));
  }
  if (names.size() > max_seats)
    throw BadArgument({"there are at most {0} seats", "det finns högst {0} platser"}, max_seats);
  return names;
}

std::optional<Seat> seat_called(std::string_view word, std::span<const std::string> names) {
  const std::string small = in_small_letters(std::string(word));
  const auto found = std::ranges::find(names, small, in_small_letters);
  if (found != names.end()) return static_cast<Seat>(found - names.begin() + 1);
  const auto seat = whole_number(word, 1, max_seats);
  return seat ? std::optional(static_cast<Seat>(*seat)) : std::nullopt;
}

}  // namespace kasino
