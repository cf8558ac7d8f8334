#include "repl/explain/nearest.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "repl/explain/arithmetic.hpp"
#include "repl/explain/inner_groups.hpp"
#include "repl/text/words.hpp"

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
  const Count total = takes.count();  // first: where it must be thorough, a list is sooner made
  struct Near {
    std::size_t apart;
    Cards cards;
  };
  std::vector<Near> captures;
  for (Cards& capture : takes.first(search_limit))
    captures.push_back({cards_apart(capture, wanted), std::move(capture)});
  const auto is_nearer = [](const Near& a, const Near& b) {
    return std::pair(a.apart, a.cards.size()) < std::pair(b.apart, b.cards.size());
  };
  std::stable_sort(captures.begin(), captures.end(), is_nearer);
  std::vector<std::string> sets;
  for (std::size_t i = 0; i < std::min(captures.size(), most_named); ++i) {
    const Cards& near = captures[i].cards;
    sets.push_back(groups_in_words(takes.grouping(near, takes.values(near)[0]), language));
  }
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
