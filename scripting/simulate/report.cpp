#include "scripting/simulate/report.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "engine/model/setup.hpp"

namespace kasino {

namespace {

using By = MeasureInfo::By;
using Is = MeasureInfo::Is;
constexpr double part_of_win = 1.0 / whole_win;

/// In the order of Measure.
constexpr std::array<MeasureInfo, measure_count> infos = {{
    {Measure::Wins, "wins", By::EachSeat, Is::Proportion, part_of_win},
    {Measure::SeatPoints, "points", By::EachSeat, Is::Number, 1},
    {Measure::Sweeps, "sweeps", By::EachSeat, Is::Number, 1},
    {Measure::Captures, "captures", By::EachSeat, Is::Number, 1},
    {Measure::PlaceWins, "wins_from_dealer", By::EachPlace, Is::Proportion, part_of_win},
    {Measure::PlacePoints, "points_from_dealer", By::EachPlace, Is::Number, 1},
    {Measure::Lead, "first_lead", By::All, Is::Number, part_of_win},
    {Measure::Swept, "deals_with_sweep", By::All, Is::Proportion, 1},
    {Measure::Level, "level_deals", By::All, Is::Proportion, 1},
    {Measure::Plays, "plays", By::All, Is::Number, 1},
    {Measure::Capturing, "capturing", By::All, Is::Proportion, 1},
    {Measure::Building, "building", By::All, Is::Proportion, 1},
    {Measure::Table, "table", By::All, Is::Number, 1},
    {Measure::Choices, "choices", By::All, Is::Number, 1},
    {Measure::Forced, "forced", By::All, Is::Proportion, 1},
    {Measure::Shared, "shared", By::All, Is::Proportion, 1},
    {Measure::Length, "length", By::All, Is::Number, 1},
    {Measure::Undecided, "undecided", By::All, Is::Proportion, 1},
    {Measure::Gain, "bank_gain", By::All, Is::Number, 1},
    {Measure::Staked, "staked", By::All, Is::Number, 1},
    {Measure::OfFirst, "bank_keeps_of_first_stakes", By::All, Is::Rate, 1},
    {Measure::OfAll, "bank_keeps_of_all_stakes", By::All, Is::Rate, 1},
    {Measure::DealsWon, "deals_won", By::EachSeat, Is::Proportion, 1},
    {Measure::DealsLost, "deals_lost", By::EachSeat, Is::Proportion, 1},
    {Measure::Source, "points", By::EachSeat, Is::Number, 1},
}};

}  // namespace

const MeasureInfo& info_of(Measure measure) { return infos[static_cast<std::size_t>(measure)]; }

Layout::Layout(int players, Stake stake) : players_(players), stake_(stake) {
  std::size_t next = 0;
  for (const MeasureInfo& info : infos) {
    const bool has_number = info.by != By::All && info.measure != Measure::Source;
    before_[static_cast<std::size_t>(info.measure)] = has_number ? next - 1 : next;
    if (has(info.measure)) next += info.by == By::All ? 1 : width();
  }
}

std::size_t Layout::add(const PointSource& source) {
  const auto found = std::find_if(sources_.begin(), sources_.end(),
                                  [&](const PointSource& other) { return other.is(source); });
  const auto at = static_cast<std::size_t>(found - sources_.begin());
  if (found == sources_.end()) sources_.push_back(source);
  return at;
}

std::vector<Row> Layout::rows() const {
  std::vector<Row> rows;
  for (const MeasureInfo& info : infos) {
    if (info.measure == Measure::Source || !has(info.measure)) break;
    if (info.by == By::All) rows.push_back({info.measure});
    for (int number = 1; info.by != By::All && number <= players_; ++number)
      rows.push_back({info.measure, number});
  }
  for (std::size_t source = 0; source < sources_.size(); ++source)
    for (const Seat seat : seats(players_)) rows.push_back({Measure::Source, seat, source});
  return rows;
}

bool SimulatedSide::is_consistent(const Layout& layout) const {
  constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();  // if there is no other
  if (sums.size() != layout.size() || points.size() != static_cast<std::size_t>(layout.players()))
    return false;
  for (const Seat seat : seats(layout.players()))
    if (!at_seat(points, seat)
             .agrees_with(sums[layout.index(Measure::SeatPoints, seat)], -most_points, most_points))
      return false;
  const auto agrees = [&](const Histogram& histogram, Measure measure) {
    return histogram.agrees_with(sums[layout.index(measure, 0)], 0, most);
  };
  return agrees(table, Measure::Table) && agrees(choices, Measure::Choices) &&
         agrees(length, Measure::Length);
}

void GameFacts::clear() {
  std::fill(ratios.begin(), ratios.end(), Ratio{});
  points.clear();
  tables.clear();
  choices.clear();
}

SimulationReport::SimulationReport(int players, int sides, Stake stake)
    : layout_(players, stake), sides_(static_cast<std::size_t>(sides), SimulatedSide(players)) {
  make_room();
}

void SimulationReport::make_room() {
  for (SimulatedSide& side : sides_) side.sums.resize(layout_.size());
  if (sides_.size() > 1) crosses_.resize(layout_.size());
}

void SimulationReport::add(std::vector<GameFacts>& sides) {
  make_room();
  ++games_;
  const std::size_t first_source = layout_.index(Measure::Source, 0);
  const auto players = static_cast<std::size_t>(layout_.players());
  for (std::size_t i = 0; i < sides.size(); ++i) {
    GameFacts& game = sides[i];
    game.ratios.resize(layout_.size());
    // A source could bring points in every deal that the seat plays.
    for (std::size_t at = first_source; at < game.ratios.size(); ++at) {
      const auto seat = static_cast<int>((at - first_source) % players) + 1;
      game.ratios[at].count = game.ratios[layout_.index(Measure::SeatPoints, seat)].count;
    }
    SimulatedSide& side = sides_[i];
    for (std::size_t at = 0; at < game.ratios.size(); ++at) side.sums[at].add(game.ratios[at]);
    for (const auto& [seat, points] : game.points) side.points[seat].add(points);
    for (int cards : game.tables) side.table.add(cards);
    for (std::uint32_t choices : game.choices) side.choices.add(choices);
    side.length.add(game.ratios[layout_.index(Measure::Length, 0)].sum);
  }
  for (std::size_t at = 0; at < crosses_.size(); ++at)
    crosses_[at].add(sides[0].ratios[at], sides[1].ratios[at]);
}

void SimulationReport::add(const SimulationReport& other) {
  add(other.games_, other.layout_, other.sides_, other.crosses_);
}

void SimulationReport::add(std::uint64_t games, const Layout& layout,
                           const std::vector<SimulatedSide>& sides,
                           const std::vector<CrossSums>& crosses) {
  games_ += games;
  std::vector<std::size_t> places;  // where each row of `layout` is here
  for (Row row : layout.rows()) {
    if (row.measure == Measure::Source) row.source = layout_.add(layout.sources()[row.source]);
    places.push_back(layout_.index(row));
  }
  make_room();
  for (std::size_t i = 0; i < sides_.size(); ++i) {
    for (std::size_t at = 0; at < sides[i].sums.size(); ++at)
      sides_[i].sums[places[at]].add(sides[i].sums[at]);
    for (std::size_t seat = 0; seat < sides_[i].points.size(); ++seat)
      sides_[i].points[seat].add(sides[i].points[seat]);
    sides_[i].table.add(sides[i].table);
    sides_[i].choices.add(sides[i].choices);
    sides_[i].length.add(sides[i].length);
  }
  for (std::size_t at = 0; at < crosses.size(); ++at) crosses_[places[at]].add(crosses[at]);
}

void SimulationReport::settle() {
  make_room();
  std::vector<PointSource> sources = layout_.sources();
  std::sort(sources.begin(), sources.end(), [](const PointSource& a, const PointSource& b) {
    if (a.item.empty() != b.item.empty()) return b.item.empty();
    if (a.clause != b.clause) return by_clause(a.clause, b.clause);
    return a.item < b.item;
  });
  SimulationReport ordered(layout_.players(), static_cast<int>(sides_.size()), layout_.stake());
  for (const PointSource& source : sources) ordered.layout_.add(source);
  ordered.add(*this);
  const Layout& layout = ordered.layout_;
  for (const Row& row : layout.rows()) {
    if (row.measure != Measure::Source) continue;
    const std::size_t at = layout.index(row);
    const std::size_t points = layout.index(Measure::SeatPoints, row.number);
    for (SimulatedSide& side : ordered.sides_) side.sums[at].take_count(side.sums[points]);
    if (!crosses_.empty()) ordered.crosses_[at].count_count = ordered.crosses_[points].count_count;
  }
  *this = std::move(ordered);
}

std::uint64_t SimulationReport::deals(std::size_t side) const {
  return count({Measure::Plays}, side);
}

Estimate SimulationReport::estimate(const Row& row, std::size_t side) const {
  const RatioSums& sums = sides_[side].sums[layout_.index(row)];
  const MeasureInfo& info = info_of(row.measure);
  return info.is == Is::Proportion ? proportion_of(sums, games_, info.scale)
                                   : estimate_of(sums, games_, info.scale);
}

std::uint64_t SimulationReport::count(const Row& row, std::size_t side) const {
  return sides_[side].sums[layout_.index(row)].count.low();
}

Estimate SimulationReport::difference(const Row& row) const {
  const std::size_t at = layout_.index(row);
  return difference_of(sides_[0].sums[at], sides_[1].sums[at], crosses_[at], games_,
                       info_of(row.measure).scale);
}

bool SimulationReport::is_equal_throughout(const Row& row) const {
  const Estimate difference = this->difference(row);
  return difference.mean == 0 && difference.low == 0 && difference.high == 0;
}

}  // namespace kasino
