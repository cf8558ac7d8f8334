#include "repl/explain/secure_points.hpp"

#include <algorithm>
#include <map>

#include "engine/game/game.hpp"
#include "repl/explain/explain.hpp"

namespace kasino {

std::vector<ScoreLine> secure_lines(const State& state, const Rules& rules, Seat seat) {
  const std::vector<ScoringItem>& items = rules.data().scoring;
  std::vector<ScoreLine> lines = score_sheet(state, rules, seat);
  std::erase_if(lines, [&](const ScoreLine& line) {
    const auto item = std::ranges::find(items, line.item, &ScoringItem::name);
    return item != items.end() && !item->is_secure();
  });
  return lines;
}

int secure_points(const State& state, const Rules& rules, Seat seat) {
  int points = 0;
  for (const ScoreLine& line : secure_lines(state, rules, seat)) points += line.points;
  return points;
}

EventLog events_with_points(const Game& game, std::size_t ply, Language language) {
  const Ply& step = game.steps()[ply - 1];
  EventLog events = step.events;
  const Move* move = step.move();
  // Points would tell of cards that not all may know.
  const bool keeps_cards = std::ranges::any_of(events, [](const Event& event) {
    return std::ranges::any_of(event.fields,
                               [](const Field& field) { return field.known_to.has_value(); });
  });
  if (move == nullptr || !move->captures() || keeps_cards) return events;
  const auto secure = [&](const State& state) {
    return points_by_clause(secure_lines(state, game.rules(), move->seat));
  };
  std::map<std::string, int> change = secure(*step.after);
  for (const auto& [clause, points] : secure(game.state_at(ply - 1))) change[clause] -= points;
  for (const Event& event : events)  // an award is told by itself
    if (event.type == "award" && *event.find("seat") == FieldValue(int{move->seat}))
      change[std::get<std::string>(*event.find("clause"))] -= std::get<int>(*event.find("points"));
  std::vector<ScoreLine> lines;
  int sum = 0;
  for (const auto& [clause, points] : change) {
    if (points != 0) lines.push_back({"", clause, points, {}});
    sum += points;
  }
  if (!lines.empty())
    events.push_back({"points",
                      {{"seat", move->seat},
                       {"points", sum},
                       {"why", points_text(lines, game.rules().data(), language)}}});
  return events;
}

}  // namespace kasino
