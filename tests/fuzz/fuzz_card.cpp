// The input is the text of a card, and of a list of cards.
#include "engine/cards/card_text.hpp"
#include "tests/fuzz/expect.hpp"
#include "tests/fuzz/targets.hpp"

using namespace kasino;
using namespace kasino::fuzz;

namespace {

void read_one(std::string_view text) {
  try {
    const Card card = parse_card(text);
    expect(parse_card(to_text(card)) == card, "a card reads back");
    expect(parse_cards(text) == Cards{card}, "a card is a list of one");
  } catch (const CardError& error) {
    expect_good_message(error);
    expect_good_place(error, text);
  }
}

void read_list(std::string_view text) {
  try {
    const Cards cards = parse_cards(text);
    expect(parse_cards(to_text(cards)) == cards, "a list of cards reads back");
  } catch (const CardError& error) {
    expect_good_message(error);
    expect(error.column() <= text.size(), "the column of a parse error lies in the text");
  }
}

}  // namespace

void kasino::fuzz::fuzz_card(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  read_one(text);
  read_list(text);
}
