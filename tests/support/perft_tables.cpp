#include "tests/support/perft_tables.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/cards/card_text.hpp"
#include "tests/support/catch.hpp"

namespace kasino::test {

std::vector<PerftTable> perft_tables(const std::string& file) {
  std::ifstream in(KASINO_TEST_DATA "/" + file);
  REQUIRE(in);
  std::vector<PerftTable> tables;
  PerftTable table;
  table.file = file;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string word;
    if (!(words >> word) || word[0] == ';') continue;
    CAPTURE(file, line);
    if (word == "variant") {
      words >> table.variant;
    } else if (word == "players") {
      words >> table.players;
    } else if (word == "seed") {
      words >> table.seed;
      table.deck.clear();
    } else if (word == "deck") {
      std::string cards;
      std::getline(words, cards);
      table.deck = parse_cards(cards);
    } else {
      REQUIRE(word == "counts");
      table.counts.clear();
      for (std::uint64_t count = 0; words >> count;) table.counts.push_back(count);
      REQUIRE_FALSE(table.counts.empty());
      tables.push_back(table);
    }
  }
  return tables;
}

std::vector<PerftTable> all_perft_tables() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(KASINO_TEST_DATA))
    if (entry.path().extension() == ".perft") files.push_back(entry.path().filename().string());
  std::sort(files.begin(), files.end());
  std::vector<PerftTable> all;
  for (const std::string& file : files)
    for (const PerftTable& table : perft_tables(file)) all.push_back(table);
  return all;
}

}  // namespace kasino::test
