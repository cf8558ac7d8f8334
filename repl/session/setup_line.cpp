#include "repl/session/setup_line.hpp"

#include <algorithm>
#include <vector>

#include "engine/cards/card_text.hpp"

namespace kasino {

namespace {

void add_numbers(std::string& line, const char* key, const std::vector<int>& numbers) {
  if (std::all_of(numbers.begin(), numbers.end(), [](int number) { return number == 0; })) return;
  std::string list;
  for (const int number : numbers) list += (list.empty() ? "" : ",") + std::to_string(number);
  line += std::string(" ") + key + "=\"" + list + '"';
}

}  // namespace

std::string setup_line(const Setup& setup) {
  std::string line = "setup";
  const auto add = [&](const std::string& zone, const Cards& cards) {
    if (!cards.empty()) line += ' ' + zone + "=\"" + to_text(cards) + '"';
  };
  add("table", setup.table);
  for (std::size_t i = 0; i < setup.hands.size(); ++i)
    add("hand" + std::to_string(i + 1), setup.hands[i]);
  for (std::size_t i = 0; i < setup.piles.size(); ++i)
    add("pile" + std::to_string(i + 1), setup.piles[i]);
  for (const auto& [name, cards] : setup.zones) add(name, cards);
  add("stock", setup.stock);
  add_numbers(line, "sweeps", setup.sweeps);
  add_numbers(line, "scores", setup.scores);
  if (setup.turn != 1) line += " turn=" + std::to_string(setup.turn);
  if (setup.dealer) line += " dealer=" + std::to_string(*setup.dealer);
  if (setup.last_capturer) line += " last_capturer=" + std::to_string(*setup.last_capturer);
  return line;
}

}  // namespace kasino
