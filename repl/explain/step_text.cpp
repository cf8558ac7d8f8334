#include "repl/explain/step_text.hpp"

#include <vector>

#include "engine/legality/actions.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/text/arguments.hpp"

namespace kasino {

std::string step_text(const Ply& step, const State& before, const Rules& rules) {
  if (std::holds_alternative<Cards>(step.what)) return {};
  return to_text(step.what, before, rules) + (step.regularity == Regularity::Irregular ? "!" : "");
}

namespace {

std::string first_word(const std::string& text) {
  return text.substr(0, text.find_first_of(" \t"));
}

}  // namespace

Action read_action(const std::string& text, const State& state, const Rules& rules) {
  const Arguments arguments(text);
  std::vector<std::string> words = arguments.words();
  for (const auto& [key, value] : arguments.pairs()) words.push_back(key + '=' + value);
  return parse_action(words, state, rules);
}

bool names_action(const std::string& text, const Rules& rules) {
  return rules.data().find_action(first_word(text)) != nullptr;
}

}  // namespace kasino
