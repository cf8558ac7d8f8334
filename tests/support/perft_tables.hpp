// Tables of perft counts: tests/data/NAME.perft.
//
//   variant standard+draw   what is played, until another is named
//   players 2
//   seed 7                  the first deal of that seed, or `deck` and its cards in dealing order
//   counts 8 48 310         of the position just named, for 1, 2, ... plays
//
// Comments begin with `;` and say who counted.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/cards/card.hpp"

namespace kasino::test {

struct PerftTable {
  std::string file;
  std::string variant;
  int players = 2;
  std::uint64_t seed = 0;
  Cards deck;  ///< empty: shuffled by the seed
  std::vector<std::uint64_t> counts;
};

/// The tables of one file, by its name, "standard.perft".
std::vector<PerftTable> perft_tables(const std::string& file);
/// The tables of all files.
std::vector<PerftTable> all_perft_tables();

}  // namespace kasino::test
