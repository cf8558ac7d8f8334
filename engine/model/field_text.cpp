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
  fail(Text{"expected ", "väntade "} + what + Text{", not ", ", inte "} + quoted(found));
}

int FieldText::number(std::string_view text, int least, int most) const {
  if (const auto number = whole_number<int>(text, least, most)) return *number;
  expected(Text{"a whole number from ", "ett heltal från "} + std::to_string(least) +
               Text{" to ", " till "} + std::to_string(most),
           text);
}

Seat FieldText::seat(std::string_view text) const {
  if (const auto seat = whole_number<int>(text, 1, players_)) return *seat;
  expected(Text{"a seat from 1 to ", "en plats från 1 till "} + std::to_string(players_), text);
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
      fail(to_text(card) + Text{" is no card of the deck", " finns inte i leken"});
    return card;
  } catch (const CardError& error) {
    fail(error.message());
  }
}

std::vector<std::string> FieldText::by_seat() const {
  std::vector<std::string> words = words_in(text_, ",");
  if (words.size() > static_cast<std::size_t>(players_))
    fail(Text{"there are ", "det finns "} + std::to_string(players_) +
         Text{" seats, but ", " platser, men "} + std::to_string(words.size()) +
         Text{" are named", " nämns"});
  return words;
}

std::vector<std::pair<std::string, std::string>> FieldText::pairs(const char* example) const {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const std::string& word : words_in(text_)) {
    const std::size_t equals = word.find('=');
    if (equals == word.npos)
      expected(Text{"a name and a value, as in ", "ett namn och ett värde, som i "} + example,
               word);
    const std::string name = word.substr(0, equals);
    for (const auto& [other, value] : pairs)
      if (other == name) fail(name + Text{" is given twice", " anges två gånger"});
    pairs.emplace_back(name, word.substr(equals + 1));
  }
  return pairs;
}

}  // namespace kasino
