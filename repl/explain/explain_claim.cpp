#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "repl/explain/explain.hpp"
#include "repl/explain/nearest.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

std::string with_clause(const std::string& sentence, const std::string& clause,
                        const RuleData& rules, Language language) {
  if (clause.empty()) return sentence;
  return sentence + " (" + clause_with_text(clause, rules, language) + ')';
}

/// Of a trail or `x*` the right form is the same without the value.
std::string form_without_value(const MoveClaim& claim) {
  return to_text(claim.card) + (claim.takes_most ? "x*" : "");
}

bool takes_one_twice(const ClaimFault& fault) {
  return fault.kind == ClaimFault::Kind::InTwoGroups ||
         fault.kind == ClaimFault::Kind::TwiceInAGroup;
}

/// Whether what is false in the claim is all that there is to say against the set.
bool says_nothing_more(const ClaimFault& fault, const MoveClaim& claim) {
  return claim.groups.size() == 1 &&
         (fault.kind == ClaimFault::Kind::OtherSum || fault.kind == ClaimFault::Kind::NoGroup);
}

}  // namespace

std::string explain(const FalseClaim& error, const MoveClaim& claim, const State& state,
                    const Rules& rules, Language language) {
  const std::string words = in_words(error.fault(), language);
  Cards wanted = taken_cards(claim);
  wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
  const std::string right = claim.groups.empty() ? form_without_value(claim) : error.right_form();
  if (!right.empty())
    return with_clause(words + say(language, {"; write {0}", "; skriv {0}"}, right), error.clause(),
                       rules.data(), language);
  if (takes_one_twice(error.fault()))
    return with_clause(words + what_it_can_take(Takes(claim.card, state, rules), wanted, language),
                       error.clause(), rules.data(), language);
  const Move move{state.turn, claim.card, wanted};
  const std::string refusal = explain(move, judge(move, state, rules), state, rules, language);
  return says_nothing_more(error.fault(), claim) ? refusal : words + "; " + refusal;
}

std::string explain(const NothingTaken& error, const Rules& rules, Language language) {
  return with_clause(error.message().in(language), rules.data().cites.otherwise, rules.data(),
                     language);
}

}  // namespace kasino
