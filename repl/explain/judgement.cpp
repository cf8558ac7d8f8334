#include "repl/explain/judgement.hpp"

#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/model/place.hpp"
#include "engine/model/view.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/text/reading.hpp"
#include "repl/explain/explain.hpp"
#include "repl/text/words.hpp"

namespace kasino {

std::string in_words(const Judgement& judgement, const State& state, const Rules& rules,
                     Language language) {
  const std::string clauses = joined(judgement.clauses());
  std::string words = judgement.legal() ? say(language, {"legal", "tillåtet"})
                                        : say(language, {"refused", "avvisat"});
  if (!clauses.empty()) words += say(language, {" by {0}", " enligt {0}"}, clauses);
  if (judgement.legal()) return words;
  const std::string message = explain(judgement, state, rules, language);
  return message.empty() ? words : words + ": " + message;
}

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
    const bool is_seat = words[i].starts_with("seat=");
    if (is_seat) text += ' ' + say(language, {"seat", "plats"}) + words[i].substr(4);
    if (is_seat) continue;
    text += ' ' + (is_word ? words_of(title_of_word(*of, static_cast<std::size_t>(at)), language)
                           : words[i]);
  }
  return with_ranks_of(language, text);
}

std::string untold_text(const FieldValue& value, Language language) {
  const auto* cards = std::get_if<Cards>(&value);
  if (cards == nullptr) return "?";
  return count_text(cards->size(), language, {"a card", "ett kort"}, {"{0} cards", "{0} kort"});
}

namespace {

/// The action as people type it, but with untold_text() for arguments that are `is_untold`.
template <typename IsUntold>
std::string text_without(const Action& action, const State& state, const Rules& rules,
                         Language language, IsUntold is_untold) {
  const auto untold = [&](const ArgumentRule& rule, const ArgumentValue& value) {
    return is_untold(rule, value)
               ? std::optional(as_text(untold_text(field_of(rule, value).value, language)))
               : std::nullopt;
  };
  return words_of(in_words(action, state, rules, untold), language);
}

}  // namespace

std::string told_text(const Action& action, const State& before, const Rules& rules,
                      const std::optional<Seat>& viewer, Language language) {
  return text_without(action, before, rules, language, [&](const ArgumentRule& rule, const auto&) {
    return rule.show == Show::Owner && viewer != action.seat;
  });
}

std::string told_text(const Step& play, const State& state, const Rules& rules,
                      const std::optional<Seat>& viewer, Language language) {
  const auto* action = std::get_if<Action>(&play);
  return action == nullptr ? written_for(to_text(play, state, rules), rules.data(), language)
                           : told_text(*action, state, rules, viewer, language);
}

std::string open_text(const Action& action, const State& state, const Rules& rules,
                      const std::optional<Seat>& viewer, Language language) {
  const View eyes = View::of(state, rules.data(), viewer);
  const auto is_untold = [&](const ArgumentRule& rule, const ArgumentValue& value) {
    const bool is_placed = rule.kind != ArgumentRule::Kind::CardSets;
    if (viewer == action.seat ||
        (is_placed && eyes.knows(Place::of(rules.data(), rule.place, action.seat))))
      return false;
    return std::any_of(value.cards.begin(), value.cards.end(),
                       [&](Card card) { return !state.holds(Place::table(), card); });
  };
  return text_without(action, state, rules, language, is_untold);
}

std::string step_text(const Ply& step, const State& before, const Rules& rules,
                      const std::optional<Seat>& viewer, Language language) {
  if (std::holds_alternative<Cards>(step.what)) return {};
  if (step.action() != nullptr) return told_text(*step.action(), before, rules, viewer, language);
  return written_for(to_text(step.what, before, rules), rules.data(), language) +
         (step.regularity == Regularity::Irregular ? "!" : "");
}

}  // namespace kasino
