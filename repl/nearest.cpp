#include "repl/nearest.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "repl/arithmetic.hpp"
#include "repl/inner_groups.hpp"
#include "repl/words.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_named = 3;

/// How many cards are in one and not in the other.
std::size_t cards_apart(const Cards& one, const Cards& other) {
  Cards apart;
  std::set_symmetric_difference(one.begin(), one.end(), other.begin(), other.end(),
                                std::back_inserter(apart));
  return apart.size();
}

}  // namespace

std::string nearest_takes(const Takes& takes, const Cards& wanted, Language language) {
  std::vector<Cards> captures = takes.first(search_limit);
  const auto farness = [&](const Cards& capture) {
    return std::pair(cards_apart(capture, wanted), capture.size());
  };
  std::stable_sort(captures.begin(), captures.end(),
                   [&](const Cards& a, const Cards& b) { return farness(a) < farness(b); });
  std::vector<std::string> sets;
  for (std::size_t i = 0; i < std::min(captures.size(), most_named); ++i) {
    const Grouping grouping = takes.grouping(captures[i], takes.values(captures[i])[0]);
    sets.push_back(groups_in_words(grouping, language));
  }
  const Count total = takes.count();
  if (sets.empty())
    return say(language, {"cards in more than {0} ways", "kort på fler än {0} sätt"}, total.number);
  if (total.number <= sets.size()) return list_of(sets, language, {", or ", ", eller "});
  return list_of(sets, language, {", ", ", "}) +
         say(language,
             total.saturated
                 ? Phrase{" (and more than {0} more ways)", " (och på fler än {0} andra sätt)"}
                 : Phrase{" (and {0} more ways)", " (och på {0} andra sätt)"},
             total.number - sets.size());
}

std::string what_it_can_take(const Takes& takes, const Cards& wanted, Language language) {
  if (!takes.any())
    return say(language, {"; it can take nothing here", "; det kan inte ta in något här"});
  return say(language, {"; it can take {0}", "; det kan ta in {0}"},
             nearest_takes(takes, wanted, language));
}

}  // namespace kasino
