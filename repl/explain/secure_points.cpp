#include "repl/explain/secure_points.hpp"

#include <algorithm>
#include <map>

#include "repl/explain/explain.hpp"

namespace kasino {

std::vector<ScoreLine> secure_lines(const State& state, const Rules& rules, Seat seat) {
  using By = ScoringItem::By;
  const std::vector<ScoringItem>& items = rules.data().scoring;
  std::vector<ScoreLine> lines = score_sheet(state, rules, seat);
  std::erase_if(lines, [&](const ScoreLine& line) {
    const auto item = std::ranges::find(items, line.item, &ScoringItem::name);
    return item != items.end() && (item->by == By::Most || item->by == By::LastCapture);
  });
  return lines;
}

int secure_points(const State& state, const Rules& rules, Seat seat) {
  int points = 0;
  for (const ScoreLine& line : secure_lines(state, rules, seat)) points += line.points;
  return points;
}

std::optional<Event> points_event(const State& before, const Move& move, const State& after,
                                  const Rules& rules, Language language) {
  if (!move.captures() || after.deal != before.deal) return std::nullopt;
  std::map<std::string, int> change = points_by_clause(secure_lines(after, rules, move.seat));
  for (const auto& [clause, points] : points_by_clause(secure_lines(before, rules, move.seat)))
    change[clause] -= points;
  std::vector<ScoreLine> lines;
  int sum = 0;
  for (const auto& [clause, points] : change) {
    if (points != 0) lines.push_back({"", clause, points, {}});
    sum += points;
  }
  if (lines.empty()) return std::nullopt;
  return Event{"points",
               {{"seat", move.seat}, {"points", sum}, {"why", points_text(lines, language)}}};
}

}  // namespace kasino
