// What the measures of a simulation are called, for people and for programs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/text.hpp"
#include "repl/words.hpp"
#include "scripting/simulation.hpp"

namespace kasino {

/// "points a deal"; of a proportion with its unit, "wins, %".
const Phrase& phrase_of(Measure measure);
/// What a source is called: the item of the score sheet, the text of a short clause, or its id.
std::string label_of(const Source& source, Language language);
/// "points.cards": what a row is called whatever its seat, where programs read it.
std::string key_of(const Row& row, const Layout& layout);
/// "random", or who else is at a seat.
std::string player_at(const SimulationHead& head, int seat);
/// "1 of 2", "dealer": a place as seen from the dealer.
std::string place_text(int place, int players, Language language);
/// How people read a mean: proportions times 100.
double shown_scale(Measure measure);
/// Whether a row tells something: not of matches where deals are played, nor of the rare where
/// there is none.
bool is_told(const Row& row, const SimulationHead& head, const SimulationReport& report);
/// Those that do, as people read them: what points come from stands below the points.
std::vector<Row> rows_told(const SimulationHead& head, const SimulationReport& report);

/// "3.21 ±0.05": as many decimals as the interval is worth; `mark` stands before it.
std::string mean_text(const Estimate& estimate, double scale);
/// The same with its sign.
std::string difference_text(const Estimate& estimate, double scale);
/// "47.8–49.8", with so many decimals as the interval is worth.
std::string interval_text(const Estimate& estimate, double scale);
/// The mean alone, likewise.
std::string number_text(const Estimate& estimate, double scale);

/// "10000", in groups of three: "10 000".
std::string grouped(std::uint64_t number);
/// "10 000 deals", "1 match": what was played.
std::string games_text(const SimulationHead& head, const SimulationReport& report,
                       Language language);

/// Neighbouring numbers of a histogram, together. The last may hold all that follow.
struct Bin {
  std::int64_t from;
  std::int64_t to;
  std::uint64_t count;
  enum class Open : std::uint8_t { No, Below, Above };
  Open open = Open::No;  ///< holds whatever lies beyond, too
};

/// A histogram in at most so many bins of one width; the few that lie far out are put together.
std::vector<Bin> bins_of(const Histogram& histogram, std::size_t most);
/// The same bins for another histogram.
std::vector<Bin> bins_like(const std::vector<Bin>& bins, const Histogram& histogram);
/// "5", "5-9", "20+".
std::string label_of(const Bin& bin);

}  // namespace kasino
