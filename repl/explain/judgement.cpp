#include "repl/explain/judgement.hpp"

#include <algorithm>

#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/explain/explain.hpp"
#include "repl/explain/step_text.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

Opinion opinion_of_action(const std::string& text, const State& state, const Rules& rules,
                          Language language) {
  const Action action = read_action(text, state, rules);
  Opinion opinion;
  opinion.what = action;
  try {
    opinion.clauses = refusals_of(action, state, rules);
  } catch (const ActionError& error) {
    opinion.message = error.what();
    return opinion;
  }
  opinion.legal = opinion.stands = opinion.clauses.empty();
  if (opinion.legal) opinion.clauses = {rules.data().find_action(action.name)->clause};
  std::erase(opinion.clauses, std::string());
  if (!opinion.clauses.empty())
    opinion.message = clause_with_text(opinion.clauses.front(), rules.data(), language);
  return opinion;
}

Opinion opinion_of_claim(const MoveClaim& claim, const State& state, const Rules& rules,
                         Language language) {
  const Move move = resolve(claim, state, rules);
  const Verdict verdict = judge(move, state, rules);
  return {move, verdict.legal(), verdict.stands(rules.data()), clauses_of(verdict),
          explain(move, verdict, state, rules, language)};
}

Opinion refused(const std::string& message, const std::string& clause) {
  Opinion opinion;
  opinion.message = message;
  if (!clause.empty()) opinion.clauses = {clause};
  return opinion;
}

}  // namespace

Opinion opinion_of(const std::string& text, const State& state, const Rules& rules,
                   Language language) {
  if (names_action(text, rules)) return opinion_of_action(text, state, rules, language);
  const MoveClaim claim = parse_move(text);
  try {
    return opinion_of_claim(claim, state, rules, language);
  } catch (const NothingTaken& error) {
    return refused(explain(error, rules, language), rules.data().cites.otherwise);
  } catch (const FalseClaim& error) {
    return refused(explain(error, claim, state, rules, language), error.clause());
  }
}

std::string in_words(const Opinion& opinion, Language language) {
  std::string clauses;
  for (const std::string& clause : opinion.clauses)
    clauses += (clauses.empty() ? "" : ", ") + clause;
  const Phrase word = opinion.legal ? Phrase{"legal", "tillåtet"} : Phrase{"refused", "avvisat"};
  std::string words = say(language, word);
  if (!clauses.empty()) words += say(language, {" by {0}", " enligt {0}"}, clauses);
  return opinion.legal || opinion.message.empty() ? words : words + ": " + opinion.message;
}

Move forced_move(const std::string& text, const State& state, const Rules& rules) {
  const MoveClaim claim = parse_move(text);
  if (claim.takes_most) return resolve(claim, state, rules);
  Move move{state.turn, claim.card, {}};
  for (const auto& group : claim.groups)
    for (const Counted& counted : group) move.captured.push_back(counted.card);
  std::sort(move.captured.begin(), move.captured.end());
  check_cards(move, state, rules.data());
  return move;
}

}  // namespace kasino
