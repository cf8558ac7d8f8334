#include "engine/notation/typed_step.hpp"

#include <vector>

#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/text/reading.hpp"

namespace kasino {

bool names_action(const std::string& text, const Rules& rules) {
  return rules.data().action_called(text.substr(0, text.find_first_of(" \t"))) != nullptr;
}

Judgement judgement_of(const std::string& text, const TurnContext& turn) {
  if (!names_action(text, turn.rules())) return judge_claim(parse_move(text), turn);
  std::vector<std::string> words;
  for (TypedWord& word : typed_words(text)) words.push_back(std::move(word.text));
  return judge(parse_action(words, turn.state(), turn.rules()), turn.state(), turn.rules());
}

Judgement judgement_of(const std::string& text, const State& state, const Rules& rules) {
  return judgement_of(text, TurnContext(state, rules));
}

Judgement proved(const std::string& text, const State& state, const Rules& rules) {
  const TurnContext turn(state, rules);
  Judgement judgement = judgement_of(text, turn);
  prove(judgement, turn);
  return judgement;
}

Judgement proved(const Step& step, const State& state, const Rules& rules) {
  const TurnContext turn(state, rules);
  Judgement judgement = judge(step, turn);
  prove(judgement, turn);
  return judgement;
}

}  // namespace kasino
