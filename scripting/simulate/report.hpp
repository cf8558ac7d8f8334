// What came of a simulation: for each variant the sums of every row, and histograms.
//
// Everything is whole numbers, so reports that are added in any order are the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "scripting/simulate/measures.hpp"
#include "scripting/simulate/statistics.hpp"

namespace kasino {

/// What one game was like, until it is over and counts.
struct GameFacts {
  std::vector<Ratio> ratios;  ///< by Layout::index; those of sources without how many
  /// Of each deal, for each seat that played it: seat - 1, and its points.
  std::vector<std::pair<std::size_t, int>> points;
  std::vector<int> tables;             ///< cards on the table before each play
  std::vector<std::uint32_t> choices;  ///< moves to choose from, for each play

  void clear();
  /// The ratio at `index`, which later sources may lie beyond.
  Ratio& at(std::size_t index) {
    if (index >= ratios.size()) ratios.resize(index + 1);
    return ratios[index];
  }
};

/// One variant's sums.
struct SimulatedSide {
  std::vector<RatioSums> sums;    ///< by Layout::index
  std::vector<Histogram> points;  ///< of a deal, by seat - 1
  Histogram table;                ///< cards before a play
  Histogram choices;              ///< of a play
  Histogram length;               ///< deals of a game

  explicit SimulatedSide(int players) : points(static_cast<std::size_t>(players)) {}
  bool operator==(const SimulatedSide&) const = default;
};

class SimulationReport {
 public:
  /// `sides`: 1, or 2 to compare.
  SimulationReport(int players, int sides);

  /// The sources of games to come are added to it.
  Layout& layout() { return layout_; }
  const Layout& layout() const { return layout_; }
  std::uint64_t games() const { return games_; }
  const std::vector<SimulatedSide>& sides() const { return sides_; }
  /// Empty unless there are two sides.
  const std::vector<CrossSums>& crosses() const { return crosses_; }

  /// Adds a game, as it was on each side.
  void add(std::vector<GameFacts>& sides);
  void add(const SimulationReport& other);
  /// Adds what a part holds: sums by `layout`.
  void add(std::uint64_t games, const Layout& layout, const std::vector<SimulatedSide>& sides,
           const std::vector<CrossSums>& crosses);
  /// Puts the sources in order, those of the score sheet first, and fills up what came to nothing
  /// in some games. Reports that were added up otherwise are the same then.
  void settle();

  std::uint64_t deals(std::size_t side = 0) const;
  /// The mean of a row, and its interval.
  Estimate estimate(const Row& row, std::size_t side = 0) const;
  /// How many there are of what the mean is about: deals, plays, games.
  std::uint64_t count(const Row& row, std::size_t side = 0) const;
  /// The second side less the first.
  Estimate difference(const Row& row) const;
  /// The same in every game; then there is no interval to speak of.
  bool is_equal_throughout(const Row& row) const;

 private:
  void make_room();
  /// Where each row of `other` stands here.
  std::vector<std::size_t> places_of(const Layout& other);
  void fill_up();

  Layout layout_;
  std::uint64_t games_ = 0;
  std::vector<SimulatedSide> sides_;
  std::vector<CrossSums> crosses_;
};

}  // namespace kasino
