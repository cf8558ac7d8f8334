#include "repl/explain/points_text.hpp"

#include "repl/text/words.hpp"

namespace kasino {

std::map<std::string, int> points_by_clause(const std::vector<ScoreLine>& lines) {
  std::map<std::string, int> points;
  for (const ScoreLine& line : lines) points[line.clause] += line.points;
  return points;
}

std::string points_text(const std::vector<ScoreLine>& lines, Language language) {
  int total = 0;
  std::string parts;
  for (const auto& [clause, points] : points_by_clause(lines)) {
    total += points;
    parts += (parts.empty() ? "" : ", ") + clause + ' ' + std::to_string(points);
  }
  const std::string sum =
      say(language,
          total == 1 ? Phrase{"{0} point", "{0} poäng"} : Phrase{"{0} points", "{0} poäng"}, total);
  return parts.empty() ? sum : sum + " (" + parts + ')';
}

}  // namespace kasino
