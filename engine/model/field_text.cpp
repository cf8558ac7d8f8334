#include "engine/model/field_text.hpp"

#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "engine/text/error.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

std::string flag_text(bool flag) { return flag ? "true" : "false"; }

void FieldText::fail(const Text& what) const {
  throw SetupError(name_ + ": " + (part_.empty() ? "" : part_ + ": ") + what, name_);
}

void FieldText::expected(const Text& what, std::string_view found) const {
  fail({"expected {0}, not {1}", "väntade {0}, inte {1}"}, what, quoted(found));
}

int FieldText::number(std::string_view text, int least, int most) const {
  if (const auto number = whole_number<int>(text, least, most)) return *number;
  expected(format({"a whole number from {0} to {1}", "ett heltal från {0} till {1}"}, least, most),
           text);
}

Seat FieldText::seat(std::string_view text) const {
  if (const auto seat = whole_number<int>(text, 1, players_)) return *seat;
  expected(format({"a seat from 1 to {0}", "en plats från 1 till {0}"}, players_), text);
}

bool FieldText::flag(std::string_view text) const {
  if (text != flag_text(true) && text != flag_text(false))
    expected({"true or false", "true eller false"}, text);
  return text == flag_text(true);
}

Card FieldText::card(std::string_view text, const DeckSpec& deck) const {
  try {
    const Card card = parse_card(text);
    if (!is_in_deck(card, deck))
      fail({"{0} is no card of the deck", "{0} finns inte i leken"}, to_text(card));
    return card;
  } catch (const CardError& error) {
    fail(error.message());
  }
}

std::vector<std::string> FieldText::by_seat() const {
  std::vector<std::string> words = words_in(text_, ",");
  if (words.size() > static_cast<std::size_t>(players_))
    fail({"there are {0} seats, but {1} are named", "det finns {0} platser, men {1} nämns"},
         players_, words.size());
  return words;
}

std::vector<std::pair<std::string, std::string>> FieldText::pairs(const char* example) const {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const std::string& word : words_in(text_)) {
    const std::size_t equals = word.find('=');
    if (equals == word.npos)
      expected(
          format({"a name and a value, as in {0}", "ett namn och ett värde, som i {0}"}, example),
          word);
    const std::string name = word.substr(0, equals);
    for (const auto& [other, value] : pairs)
      if (other == name) fail({"{0} is given twice", "{0} anges två gånger"}, name);
    pairs.emplace_back(name, word.substr(equals + 1));
  }
  return pairs;
}

}  // namespace kasino
