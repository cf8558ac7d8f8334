// What a simulation measures, and its results: for each variant the sums of every row, and
// histograms. All numbers are whole, so reports do not depend on the order in which games are
// added.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/text.hpp"
#include "scripting/simulate/statistics.hpp"

namespace kasino {

enum class Measure : std::uint8_t {
  // By seat.
  Wins,        ///< per game, in parts of whole_win; every seat of a winning side has won
  SeatPoints,  ///< per deal, like all measures without a note
  Sweeps,      ///< those that count
  Captures,    ///< moves that capture
  // By place: first the dealer's left, last the dealer; of games, as in the first deal.
  PlaceWins,  ///< per game, in parts of whole_win
  PlacePoints,
  // For all seats together.
  Lead,       ///< lead of the side that plays first over the mean of the others, times whole_win
  Swept,      ///< deals with a sweep
  Level,      ///< deals in which the two best sides have the same points
  Plays,      ///< moves
  Capturing,  ///< per play: captures
  Building,   ///< per play: builds
  Table,      ///< per play: cards on the table before it
  Choices,    ///< per play: moves and answers to choose from
  Forced,     ///< per play: no choice
  Shared,     ///< per game: won by several sides
  Length,     ///< per game: deals
  Undecided,  ///< per game: stopped without a winner
  // Only in games for money.
  Gain,       ///< of the bank
  Staked,     ///< money
  OfFirst,    ///< per money staked first (Stakes::first): the bank's gain
  OfAll,      ///< per money staked: the bank's gain
  DealsWon,   ///< by seat: deals that bring it money
  DealsLost,  ///< by seat: deals that cost it money
  Source      ///< points by seat, for each source
};

inline constexpr std::size_t measure_count = static_cast<std::size_t>(Measure::Source) + 1;

/// A win shared by several sides is divided among them; this number divides without remainder.
inline constexpr int whole_win = 840;

/// How a measure is counted, and its name for programs.
struct MeasureInfo {
  enum class By : std::uint8_t { EachSeat, EachPlace, All };
  /// A proportion is from 0 to 1; a rate, of money per money, may be any number.
  enum class Is : std::uint8_t { Number, Proportion, Rate };
  Measure measure;
  std::string_view name;
  By by;
  Is is;
  double scale;  ///< of the mean in reports
};

const MeasureInfo& info_of(Measure measure);

/// A source of points: an item of the score sheet, or the clause of an award.
struct PointSource {
  std::string item;  ///< empty for awards
  std::string clause;
  Text text;  ///< the text of an award's clause, if short; else empty

  /// Tells sources apart. Two variants may score the same item by different clauses.
  const std::string& name() const { return item.empty() ? clause : item; }
  bool is(const PointSource& other) const {
    return item.empty() == other.item.empty() && name() == other.name();
  }
};

/// One number of the report: a measure for a seat, for a place, or for all together.
struct Row {
  Measure measure;
  int number = 0;          ///< seat or place, from 1; 0: all together
  std::size_t source = 0;  ///< index into the sources; only for Measure::Source
};

/// What points stand for.
enum class Stake : std::uint8_t { Points, Money };

/// The order of all rows. Sources come last, so that more can be added.
class Layout {
 public:
  explicit Layout(int players, Stake stake = Stake::Points);

  int players() const { return players_; }
  Stake stake() const { return stake_; }
  const std::vector<PointSource>& sources() const { return sources_; }
  /// The index of a source; a new one is added.
  std::size_t add(const PointSource& source);

  std::size_t size() const { return index(Measure::Source, 0) + sources_.size() * width(); }
  /// The index of a measure; `number` is a seat or place, from 1, or 0 for all together.
  std::size_t index(Measure measure, int number) const {
    return before_[static_cast<std::size_t>(measure)] + static_cast<std::size_t>(number);
  }
  std::size_t index(const Row& row) const {
    return row.measure == Measure::Source ? source_index(row.source, row.number)
                                          : index(row.measure, row.number);
  }
  std::size_t source_index(std::size_t source, int seat) const {
    return index(Measure::Source, 0) + source * width() + static_cast<std::size_t>(seat - 1);
  }
  /// All rows, in order.
  std::vector<Row> rows() const;

 private:
  std::size_t width() const { return static_cast<std::size_t>(players_); }
  bool has(Measure measure) const { return stake_ == Stake::Money || measure < Measure::Gain; }

  int players_;
  Stake stake_;
  std::array<std::size_t, measure_count> before_{};  ///< index of number 0 of each measure
  std::vector<PointSource> sources_;
};

/// The measurements of one game.
struct GameFacts {
  std::vector<Ratio> ratios;  ///< by Layout::index; counts of sources are filled in later
  /// For each deal and each seat that played in it: seat - 1, and its points.
  std::vector<std::pair<std::size_t, int>> points;
  std::vector<int> tables;             ///< cards on the table before each play
  std::vector<std::uint32_t> choices;  ///< moves to choose from at each play

  void clear();
  /// The ratio at `index`, which may be beyond the end if a source is new.
  Ratio& at(std::size_t index) {
    if (index >= ratios.size()) ratios.resize(index + 1);
    return ratios[index];
  }
};

/// The sums of one variant.
struct SimulatedSide {
  std::vector<RatioSums> sums;    ///< by Layout::index
  std::vector<Histogram> points;  ///< points of a deal, by seat - 1
  Histogram table;                ///< cards on the table before a play
  Histogram choices;              ///< choices at a play
  Histogram length;               ///< deals of a game

  explicit SimulatedSide(int players) : points(static_cast<std::size_t>(players)) {}
  /// Whether every histogram agrees with the sums of its row in `layout`, and can be true.
  bool is_consistent(const Layout& layout) const;
  bool operator==(const SimulatedSide&) const = default;
};

class SimulationReport {
 public:
  /// `sides`: 1 variant, or 2 to compare.
  SimulationReport(int players, int sides, Stake stake = Stake::Points);

  /// Sources of later games are added here.
  Layout& layout() { return layout_; }
  const Layout& layout() const { return layout_; }
  std::uint64_t games() const { return games_; }
  const std::vector<SimulatedSide>& sides() const { return sides_; }
  /// Empty unless there are two variants.
  const std::vector<CrossSums>& crosses() const { return crosses_; }

  /// Adds a game, with its measurements under each variant.
  void add(std::vector<GameFacts>& sides);
  void add(const SimulationReport& other);
  /// Adds a part of a simulation, whose sums are in the order of `layout`.
  void add(std::uint64_t games, const Layout& layout, const std::vector<SimulatedSide>& sides,
           const std::vector<CrossSums>& crosses);
  /// Sorts the sources, those of the score sheet first, and completes their counts for games that
  /// lack a source. Then reports do not depend on the order in which games were added.
  void settle();

  std::uint64_t deals(std::size_t side = 0) const;
  /// The mean of a row, with its interval.
  Estimate estimate(const Row& row, std::size_t side = 0) const;
  /// How many deals, plays or games the mean is taken over.
  std::uint64_t count(const Row& row, std::size_t side = 0) const;
  /// The second variant minus the first.
  Estimate difference(const Row& row) const;
  /// Whether the variants agree in every game; then there is no interval.
  bool is_equal_throughout(const Row& row) const;

 private:
  void make_room();

  Layout layout_;
  std::uint64_t games_ = 0;
  std::vector<SimulatedSide> sides_;
  std::vector<CrossSums> crosses_;
};

}  // namespace kasino
