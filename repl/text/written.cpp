#include "repl/text/written.hpp"

#include <algorithm>

#include "engine/model/place.hpp"
#include "engine/text/reading.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// The move with the piles that it takes by their titles: "h4x@hög2".
std::string with_piles_called(std::string move, const RuleData& rules, Language language) {
  for (std::size_t at = move.find('@'); at != move.npos; at = move.find('@', at + 1)) {
    const std::size_t end = std::min(move.find_first_of(",+!)", at), move.size());
    const auto pile = place_named(move.substr(at + 1, end - at - 1), rules, rules.max_players);
    if (pile) move.replace(at + 1, end - at - 1, words_of(in_words(*pile, rules), language));
  }
  return move;
}

}  // namespace

std::string written_for(const std::string& step, const RuleData& rules, Language language) {
  const std::vector<std::string> words = words_in(step);
  const ActionRule* action = words.empty() ? nullptr : rules.find_action(words.front());
  if (action == nullptr) return with_ranks_of(language, with_piles_called(step, rules, language));
  std::string text = words_of(title_of(*action), language);
  for (std::size_t i = 1; i < words.size(); ++i) {
    const ArgumentRule* of = i <= action->arguments.size() ? &action->arguments[i - 1] : nullptr;
    const auto at = of == nullptr ? 0 : std::ranges::find(of->words, words[i]) - of->words.begin();
    const bool is_word = of != nullptr && static_cast<std::size_t>(at) < of->words.size();
    text += ' ' + (is_word ? words_of(title_of_word(*of, static_cast<std::size_t>(at)), language)
                   : words[i].starts_with("seat=")
                       ? say(language, {"seat", "plats"}) + words[i].substr(4)
                       : words[i]);
  }
  return with_ranks_of(language, text);
}

}  // namespace kasino
