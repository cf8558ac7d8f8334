#include "scripting/simulate/measures.hpp"

#include <algorithm>
#include <array>

namespace kasino {

namespace {

using By = MeasureInfo::By;
constexpr double part_of_win = 1.0 / whole_win;

/// In the order of Measure; those by seat and by place first.
constexpr std::array<MeasureInfo, 18> infos = {{
    {Measure::Wins, "wins", By::EachSeat, true, part_of_win},
    {Measure::SeatPoints, "points", By::EachSeat, false, 1},
    {Measure::Sweeps, "sweeps", By::EachSeat, false, 1},
    {Measure::Captures, "captures", By::EachSeat, false, 1},
    {Measure::PlaceWins, "wins_from_dealer", By::EachPlace, true, part_of_win},
    {Measure::PlacePoints, "points_from_dealer", By::EachPlace, false, 1},
    {Measure::Lead, "first_lead", By::All, false, part_of_win},
    {Measure::Swept, "deals_with_sweep", By::All, true, 1},
    {Measure::Level, "level_deals", By::All, true, 1},
    {Measure::Plays, "plays", By::All, false, 1},
    {Measure::Capturing, "capturing", By::All, true, 1},
    {Measure::Table, "table", By::All, false, 1},
    {Measure::Choices, "choices", By::All, false, 1},
    {Measure::Forced, "forced", By::All, true, 1},
    {Measure::Shared, "shared", By::All, true, 1},
    {Measure::Length, "length", By::All, false, 1},
    {Measure::Undecided, "undecided", By::All, true, 1},
    {Measure::Source, "points", By::EachSeat, false, 1},
}};
constexpr auto by_seat_or_place = static_cast<std::size_t>(Measure::Lead);

}  // namespace

const MeasureInfo& info_of(Measure measure) { return infos[static_cast<std::size_t>(measure)]; }

std::size_t Layout::add(const PointSource& source) {
  const auto found = std::find_if(sources_.begin(), sources_.end(),
                                  [&](const PointSource& other) { return other.is(source); });
  const auto at = static_cast<std::size_t>(found - sources_.begin());
  if (found == sources_.end()) sources_.push_back(source);
  return at;
}

std::size_t Layout::index(Measure measure, int number) const {
  const auto at = static_cast<std::size_t>(measure);
  if (at >= by_seat_or_place) return by_seat_or_place * width() + at - by_seat_or_place;
  return at * width() + static_cast<std::size_t>(number - 1);
}

std::vector<Row> Layout::rows() const {
  std::vector<Row> rows;
  for (const MeasureInfo& info : infos) {
    if (info.measure == Measure::Source) break;
    if (info.by == By::All) rows.push_back({info.measure});
    for (int number = 1; info.by != By::All && number <= players_; ++number)
      rows.push_back({info.measure, number});
  }
  for (std::size_t source = 0; source < sources_.size(); ++source)
    for (int seat = 1; seat <= players_; ++seat) rows.push_back({Measure::Source, seat, source});
  return rows;
}

}  // namespace kasino
