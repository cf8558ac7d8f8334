// What a simulation measures, and where each number stands among all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/rule_data.hpp"

namespace kasino {

enum class Measure : std::uint8_t {
  // By seat.
  Wins,        ///< of a game, in parts of whole_win; all seats of a side that wins have won
  SeatPoints,  ///< of a deal, as are all but those marked
  Sweeps,      ///< that count
  Captures,    ///< moves that capture
  // By place: first the dealer's left, last the dealer. Of games, that of the first deal.
  PlaceWins,  ///< of a game, in parts of whole_win
  PlacePoints,
  // Of all.
  Lead,       ///< points of who leads above the mean of the opponents, times whole_win
  Swept,      ///< deals with a sweep
  Level,      ///< deals in which the best sides have as many points
  Plays,      ///< moves
  Capturing,  ///< of a play: captures
  Table,      ///< of a play: cards on the table before it
  Choices,    ///< of a play: moves, and answers, that there were to choose from
  Forced,     ///< of a play: no choice
  Shared,     ///< of a game: won by several sides
  Length,     ///< of a game: deals
  Undecided,  ///< of a game: stopped, as nobody wins it
  Source      ///< points by seat, for each source
};

/// A win shared by so many sides counts as a part of this, without remainder.
inline constexpr int whole_win = 840;

/// How a measure is counted, and what it is called where programs read it.
struct MeasureInfo {
  enum class By : std::uint8_t { EachSeat, EachPlace, All };
  Measure measure;
  std::string_view name;
  By by;
  bool is_proportion;
  double scale;  ///< of the mean
};

const MeasureInfo& info_of(Measure measure);

/// Where points come from: an item of the score sheet, or a clause that the variant awards them by.
struct PointSource {
  std::string item;  ///< empty for awards
  std::string clause;
  Text text;  ///< the clause of an award, if it is short; else empty

  /// What tells it from others. Two variants may score one item by different clauses.
  const std::string& name() const { return item.empty() ? clause : item; }
  bool is(const PointSource& other) const {
    return item.empty() == other.item.empty() && name() == other.name();
  }
};

/// One number of the report: a measure, of a seat or place or of all, and perhaps of a source.
struct Row {
  Measure measure;
  int number = 0;          ///< seat or place, from 1; 0: of all
  std::size_t source = 0;  ///< for Measure::Source, index into the sources
};

/// The rows there are with so many players and sources. Those of the sources come last, so that
/// more can be added.
class Layout {
 public:
  explicit Layout(int players) : players_(players) {}

  int players() const { return players_; }
  const std::vector<PointSource>& sources() const { return sources_; }
  /// The index of a source, which is added unless it is there.
  std::size_t add(const PointSource& source);

  std::size_t size() const { return index(Measure::Source, 0) + sources_.size() * width(); }
  /// Where the measure of a seat or place, from 1, stands; `number` is 0 for a measure of all.
  std::size_t index(Measure measure, int number) const;
  std::size_t index(const Row& row) const {
    return row.measure == Measure::Source ? source_index(row.source, row.number)
                                          : index(row.measure, row.number);
  }
  std::size_t source_index(std::size_t source, int seat) const {
    return index(Measure::Source, 0) + source * width() + static_cast<std::size_t>(seat - 1);
  }
  /// All, as they stand.
  std::vector<Row> rows() const;

 private:
  std::size_t width() const { return static_cast<std::size_t>(players_); }

  int players_;
  std::vector<PointSource> sources_;
};

}  // namespace kasino
