// The results of a simulation: names of its measures, reports as text and as a drawing, and parts,
// files with the sums of a share of the games, which can be merged elsewhere.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/error.hpp"
#include "engine/text/text.hpp"
#include "repl/console/options.hpp"
#include "repl/text/words.hpp"
#include "scripting/simulate/simulation.hpp"

namespace kasino {

/// What points are called: "points", or the unit of money that all variants share.
std::string unit_of(const SimulationHead& head, Language language);
/// The name of a measure: "points a deal", "kr a deal", "wins, %"; `percent` is what shares have.
std::string label_of(Measure measure, const SimulationHead& head, Language language,
                     std::string_view percent = ", %");
/// The name of a source of points: its item on the score sheet, else the text of a short clause,
/// else the clause's id.
std::string label_of(const PointSource& source, Language language);
/// Who plays at a seat: "random", "greedy".
std::string player_at(const SimulationHead& head, int seat);
/// A seat's place, counted from the dealer: "leads", "2", "dealer".
std::string place_text(int place, int players, Language language);
/// The factor by which means are shown: 100 for proportions, else 1.
double shown_scale(Measure measure);
/// Whether a row is worth showing. These are not: rows about matches if single deals were played,
/// about plays if none was made, about who wins if one seat plays alone, about rare events that
/// never happened.
bool is_told(const Row& row, const SimulationHead& head, const SimulationReport& report);
/// The rows worth showing, in the order of the report, with the sources of points below the points.
std::vector<Row> rows_told(const SimulationHead& head, const SimulationReport& report);

/// "3.21 ±0.05", with as many decimals as the interval justifies.
std::string mean_text(const Estimate& estimate, double scale);
/// The same with a sign.
std::string difference_text(const Estimate& estimate, double scale);
/// The interval with the same decimals: "47.8–49.8".
std::string interval_text(const Estimate& estimate, double scale);
/// The mean alone, with the same decimals.
std::string number_text(const Estimate& estimate, double scale);

/// The digits of `number` in groups of three: "10 000".
std::string grouped(std::uint64_t number);
/// How much was played: "10 000 deals", "1 match".
std::string games_text(const SimulationHead& head, const SimulationReport& report,
                       Language language);

/// A range of a histogram, whose numbers are counted together.
struct Bin {
  std::int64_t from;
  std::int64_t to;
  std::uint64_t count;
  enum class Open : std::uint8_t { No, Below, Above };
  Open open = Open::No;  ///< the range is open at this end
};

/// Divides a histogram into at most `most` bins of equal width; the first and the last may be open.
std::vector<Bin> bins_of(const Histogram& histogram, std::size_t most);
/// The same bins, filled from another histogram.
std::vector<Bin> bins_like(const std::vector<Bin>& bins, const Histogram& histogram);
/// "5", "5-9", "20+".
std::string label_of(const Bin& bin);

/// The measures whose histogram is worth showing.
std::vector<Measure> histograms_told(const SimulationHead& head, const SimulationReport& report);
/// The histogram of a measure; for points, of all seats together.
Histogram histogram_of(Measure measure, const SimulatedSide& side);

/// A few numbers far from the mean, all on the same side of it.
struct FarFew {
  std::int64_t nearest;  ///< the number that is nearest to the mean
  std::uint64_t times;
};
/// If the numbers are too few for their skewness, so that the normal distribution does not fit
/// their mean yet: the outliers that make them skewed. Else nothing.
std::optional<FarFew> far_few(const Histogram& histogram);

/// Lines on what was played, and whether it was stopped early.
std::string simulation_title(const SimulationHead& head, const SimulationReport& report,
                             Language language);

/// The whole report: simulation_title(), means with their intervals, histograms and sentences; for
/// two variants, what differs.
std::string simulation_text(const SimulationHead& head, const SimulationReport& report,
                            const Style& style);

/// The report as an SVG drawing: wins and points by source with their 95% intervals, then
/// histograms; two variants side by side.
std::string simulation_svg(const SimulationHead& head, const SimulationReport& report,
                           Language language);

/// A file that is no part, or parts that do not belong together.
class PartError : public ErrorOf<ErrorKind::BadFile> {
 public:
  using ErrorOf::ErrorOf;
};

struct SimulationPart {
  std::string version;  ///< of the program that wrote it
  SimulationHead head;
  Shard shard;
  SimulationReport report;
  bool has_checksum = true;  ///< parts of earlier versions have none
};

/// The text of a part: one JSON object and a newline. Equal parts have equal texts.
std::string text_of(const SimulationPart& part);

/// Adds up all parts of a simulation. Throws Error for a file that cannot be read; PartError for
/// one that is no part, was changed, belongs to another simulation or is named twice, and for
/// missing parts. Adds to `warnings` what is doubtful all the same.
SimulationPart merge_parts(const std::vector<std::string>& files, std::vector<Text>& warnings);

}  // namespace kasino
