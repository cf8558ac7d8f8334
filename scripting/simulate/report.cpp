#include "scripting/simulate/report.hpp"

#include <algorithm>
#include <utility>

namespace kasino {

void GameFacts::clear() {
  std::fill(ratios.begin(), ratios.end(), Ratio{});
  points.clear();
  tables.clear();
  choices.clear();
}

SimulationReport::SimulationReport(int players, int sides)
    : layout_(players), sides_(static_cast<std::size_t>(sides), SimulatedSide(players)) {
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
    // A source may bring something in every deal that the seat plays.
    for (std::size_t at = first_source; at < game.ratios.size(); ++at)
      game.ratios[at].many =
          game.ratios[layout_.index(Measure::SeatPoints,
                                    static_cast<int>((at - first_source) % players) + 1)]
              .many;
    SimulatedSide& side = sides_[i];
    for (std::size_t at = 0; at < game.ratios.size(); ++at) side.sums[at].add(game.ratios[at]);
    for (const auto& [seat, points] : game.points) side.points[seat].add(points);
    for (int cards : game.tables) side.table.add(cards);
    for (std::uint32_t choices : game.choices) side.choices.add(choices);
    side.length.add(game.ratios[layout_.index(Measure::Length, 0)].much);
  }
  for (std::size_t at = 0; at < crosses_.size(); ++at)
    crosses_[at].add(sides[0].ratios[at], sides[1].ratios[at]);
}

std::vector<std::size_t> SimulationReport::places_of(const Layout& other) {
  std::vector<std::size_t> places;
  for (const Row& row : other.rows()) {
    Row here = row;
    if (row.measure == Measure::Source) here.source = layout_.add(other.sources()[row.source]);
    places.push_back(layout_.index(here));
  }
  make_room();
  return places;
}

void SimulationReport::add(const SimulationReport& other) {
  add(other.games_, other.layout_, other.sides_, other.crosses_);
}

void SimulationReport::add(std::uint64_t games, const Layout& layout,
                           const std::vector<SimulatedSide>& sides,
                           const std::vector<CrossSums>& crosses) {
  games_ += games;
  const std::vector<std::size_t> places = places_of(layout);
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

void SimulationReport::fill_up() {
  for (const Row& row : layout_.rows()) {
    if (row.measure != Measure::Source) continue;
    const std::size_t points = layout_.index(Measure::SeatPoints, row.number);
    for (SimulatedSide& side : sides_) side.sums[layout_.index(row)].fill_up(side.sums[points]);
    if (!crosses_.empty()) crosses_[layout_.index(row)].fill_up(crosses_[points]);
  }
}

void SimulationReport::settle() {
  make_room();
  std::vector<PointSource> sources = layout_.sources();
  std::sort(sources.begin(), sources.end(), [](const PointSource& a, const PointSource& b) {
    if (a.item.empty() != b.item.empty()) return b.item.empty();
    if (a.clause != b.clause) return stands_before(a.clause, b.clause);
    return a.item < b.item;
  });
  SimulationReport ordered(layout_.players(), static_cast<int>(sides_.size()));
  for (const PointSource& source : sources) ordered.layout_.add(source);
  ordered.add(*this);
  ordered.fill_up();
  *this = std::move(ordered);
}

std::uint64_t SimulationReport::deals(std::size_t side) const {
  return count({Measure::Plays}, side);
}

Estimate SimulationReport::estimate(const Row& row, std::size_t side) const {
  const RatioSums& sums = sides_[side].sums[layout_.index(row)];
  const MeasureInfo& info = info_of(row.measure);
  return info.is_proportion ? proportion_of(sums, games_, info.scale)
                            : estimate_of(sums, games_, info.scale);
}

std::uint64_t SimulationReport::count(const Row& row, std::size_t side) const {
  return sides_[side].sums[layout_.index(row)].many.low();
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
