#include "tests/support/builders.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace kasino::test {

namespace {

int number(std::string_view text) { return std::stoi(std::string(text)); }

int rank_of(std::string_view text) {
  if (text == "A") return 1;
  if (text == "J") return 11;
  if (text == "Q") return 12;
  if (text == "K") return 13;
  return number(text);
}

int pack_of(std::string_view mark) {
  if (mark.empty()) return 1;
  return mark == "'" ? 2 : number(mark.substr(1));
}

}  // namespace

Card card(std::string_view text) {
  if (text.size() >= 2 && text[0] == '*') return Card::joker(number(text.substr(1)));
  const std::size_t suit = std::string_view("shdc").find(text.substr(0, 1));
  if (text.size() < 2 || suit == std::string_view::npos)
    throw std::invalid_argument("no card: " + std::string(text));
  const std::size_t mark = std::min(text.find('\''), text.size());
  return Card::of(rank_of(text.substr(1, mark - 1)), static_cast<Suit>(suit),
                  pack_of(text.substr(mark)));
}

Cards cards(std::string_view text) {
  Cards cards;
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) cards.push_back(card(word));
  return cards;
}

Cards table(std::string_view text) {
  Cards sorted = cards(text);
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

ItemSet set_of(const Cards& table, std::string_view text) {
  ItemSet set;
  for (Card wanted : cards(text)) {
    const auto found = std::find(table.begin(), table.end(), wanted);
    if (found == table.end()) throw std::invalid_argument("not on the table: " + std::string(text));
    set.add(static_cast<int>(found - table.begin()));
  }
  return set;
}

Cards cards_of(const Cards& table, const ItemSet& set) {
  Cards cards;
  set.each([&](int item) { cards.push_back(table[static_cast<std::size_t>(item)]); });
  return cards;
}

Cards packs_without(std::string_view missing, int packs) {
  const Cards out = cards(missing);
  Cards left;
  for (Face face = 0; face < joker_face; ++face)
    for (int pack = 1; pack <= packs; ++pack) {
      const Card one = Card::of_face(face, pack);
      if (std::find(out.begin(), out.end(), one) == out.end()) left.push_back(one);
    }
  return left;
}

std::string numbers(const std::vector<int>& list) {
  std::string text;
  for (const int number : list) text += (text.empty() ? "" : " ") + std::to_string(number);
  return text;
}

std::string read_data(const std::string& name) {
  std::ifstream in(KASINO_TEST_DATA "/" + name, std::ios::binary);
  if (!in) throw std::runtime_error(name + ": cannot be read");
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace kasino::test
