#include "scripting/source/spelling.hpp"

#include <algorithm>
#include <array>

#include "engine/text/reading.hpp"

namespace kasino {
namespace {

constexpr std::size_t longest_compared = 64;

bool are_same(char a, char b) { return lower(a) == lower(b); }

std::size_t most_mistakes(std::string_view word) {
  if (word.size() < 3) return 1;
  return word.size() <= 4 ? 1 : word.size() <= 8 ? 2 : 3;
}

/// In a word of two letters, only a swap is a likely slip: one wrong letter is half the word.
bool is_plausible(std::string_view word, std::string_view other, std::size_t distance) {
  if (distance > most_mistakes(word) || distance >= other.size()) return false;
  return distance == 0 || word.size() > 2 ||
         (word.size() == 2 && other.size() == 2 && are_same(word[0], other[1]));
}

}  // namespace

std::size_t spelling_distance(std::string_view a, std::string_view b) {
  // Three rows of the distance table: two above, one above, and the present one.
  std::vector<std::size_t> before(b.size() + 1), above(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before.swap(above);
    above.swap(row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = are_same(a[i - 1], b[j - 1]);
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0 : 1)});
      const bool swapped =
          i > 1 && j > 1 && are_same(a[i - 1], b[j - 2]) && are_same(a[i - 2], b[j - 1]);
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return row[b.size()];
}

std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& words) {
  if (word.empty() || word.size() > longest_compared) return std::nullopt;
  const std::string* best = nullptr;
  std::array<std::size_t, 2> best_rank{};
  for (const std::string& other : words) {
    if (other.empty() || other.size() > longest_compared) continue;
    const std::size_t distance = spelling_distance(word, other);
    if (!is_plausible(word, other, distance)) continue;
    const std::array<std::size_t, 2> rank = {distance, are_same(word[0], other[0]) ? 0U : 1U};
    if (best != nullptr && rank >= best_rank) continue;
    best = &other;
    best_rank = rank;
  }
  return best == nullptr ? std::nullopt : std::optional(*best);
}

Text advice(std::string_view word, const std::vector<std::string>& words) {
  const auto found = nearest(word, words);
  return found ? format({" (did you mean {0}?)", " (menade du {0}?)"}, *found) : Text{};
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& words) {
  return advice(word, words).en;
}

}  // namespace kasino
