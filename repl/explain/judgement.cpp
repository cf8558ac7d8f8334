#include "repl/explain/judgement.hpp"

#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/model/view.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/explain/explain.hpp"
#include "repl/text/words.hpp"
#include "repl/text/written.hpp"

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
