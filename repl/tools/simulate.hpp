// What comes of a simulation: what its measures are called, the report as text and as a drawing,
// and parts, files with the sums of a share of its games, to be added up elsewhere.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/error.hpp"
#include "engine/text/text.hpp"
#include "repl/command_line/options.hpp"
#include "repl/text/words.hpp"
#include "scripting/simulate/simulation.hpp"

namespace kasino {

/// What points are called: "points", or a unit of money that the variants have in common.
std::string unit_of(const SimulationHead& head, Language language);
/// "points a deal", "kr a deal"; a proportion has its unit, as in "wins, %".
std::string label_of(Measure measure, const SimulationHead& head, Language language);
/// The name of a source: an item of the score sheet, the text of a short clause, or its id.
std::string label_of(const PointSource& source, Language language);
/// Who plays at a seat: "random", "greedy".
std::string player_at(const SimulationHead& head, int seat);
/// A place counted from the dealer: "leads", "2", "dealer".
std::string place_text(int place, int players, Language language);
/// The factor by which a mean is shown: 100 for proportions.
double shown_scale(Measure measure);
/// Whether a row says anything: rows about matches do not where single deals are played, nor rows
/// about plays where none was made, about who wins where nobody else plays, or about rare events
/// where there was none.
bool is_told(const Row& row, const SimulationHead& head, const SimulationReport& report);
/// Those that do, in the order of the report: the sources of points below the points.
std::vector<Row> rows_told(const SimulationHead& head, const SimulationReport& report);

/// "3.21 ±0.05", with as many decimals as the interval justifies.
std::string mean_text(const Estimate& estimate, double scale);
/// The same with its sign.
std::string difference_text(const Estimate& estimate, double scale);
/// "47.8–49.8", likewise.
std::string interval_text(const Estimate& estimate, double scale);
/// The mean alone, likewise.
std::string number_text(const Estimate& estimate, double scale);

/// 10000 in groups of three digits: "10 000".
std::string grouped(std::uint64_t number);
/// How much was played: "10 000 deals", "1 match".
std::string games_text(const SimulationHead& head, const SimulationReport& report,
                       Language language);

/// Neighbouring numbers of a histogram, counted together.
struct Bin {
  std::int64_t from;
  std::int64_t to;
  std::uint64_t count;
  enum class Open : std::uint8_t { No, Below, Above };
  Open open = Open::No;  ///< also counts what lies beyond this end
};

/// Divides a histogram into at most `most` bins of equal width; the first and the last may be open.
std::vector<Bin> bins_of(const Histogram& histogram, std::size_t most);
/// The same bins, filled from another histogram.
std::vector<Bin> bins_like(const std::vector<Bin>& bins, const Histogram& histogram);
/// "5", "5-9", "20+".
std::string label_of(const Bin& bin);

/// The measures that have a histogram which says anything.
std::vector<Measure> histograms_told(const SimulationHead& head, const SimulationReport& report);
/// That of one: of points, those of all seats together.
Histogram histogram_of(Measure measure, const SimulatedSide& side);

/// Far numbers that are few.
struct FarFew {
  std::int64_t nearest;  ///< to the mean
  std::uint64_t times;
};
/// Of numbers so skewed that the normal law does not fit their mean yet, those that make them so;
/// else nothing.
std::optional<FarFew> far_few(const Histogram& histogram);

/// What was played, and whether it was stopped early: some lines.
std::string simulation_title(const SimulationHead& head, const SimulationReport& report,
                             Language language);

/// The whole report: what was played, then means with their intervals, histograms and sentences; or
/// of two variants, what differs.
std::string simulation_text(const SimulationHead& head, const SimulationReport& report,
                            const Style& style);

/// The report as an SVG drawing, for a rule book: wins and points by source with their 95%
/// intervals, then histograms; two variants side by side.
std::string simulation_svg(const SimulationHead& head, const SimulationReport& report,
                           Language language);

/// A file that is no part, or parts that do not belong together.
class PartError : public Error {
 public:
  using Error::Error;
};

struct SimulationPart {
  std::string version;  ///< of the program that wrote it
  SimulationHead head;
  Shard shard;
  SimulationReport report;
  bool has_checksum = true;  ///< those of earlier versions have none
};

/// The text of a part: one JSON object and a newline. The same part is the same text.
std::string text_of(const SimulationPart& part);

/// Adds up all parts of a simulation. Throws Error for a file that cannot be read, and PartError
/// for one that is no part or was changed, belongs to another simulation, or is there twice, and
/// for missing parts. What is doubtful all the same is told in `warnings`.
SimulationPart merge_parts(const std::vector<std::string>& files,
                           std::vector<std::string>& warnings);

}  // namespace kasino
