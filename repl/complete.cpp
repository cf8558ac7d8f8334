#include "repl/complete.hpp"

#include <algorithm>

#include "engine/actions.hpp"
#include "engine/legality.hpp"
#include "engine/move_text.hpp"
#include "repl/arguments.hpp"
#include "repl/commands.hpp"
#include "scripting/hook_observer.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_moves = 500;

/// "players=" and the like, as the help of the command writes them.
std::vector<std::string> keys_of(const Command& command) {
  std::vector<std::string> keys;
  const std::string& text = command.arguments;
  for (std::size_t equals = text.find('='); equals != std::string::npos;
       equals = text.find('=', equals + 1)) {
    const std::size_t begin = text.find_last_of(" [", equals) + 1;
    keys.push_back(text.substr(begin, equals + 1 - begin));
  }
  return keys;
}

std::vector<std::string> move_texts(const Session& session) {
  std::vector<std::string> texts;
  for (const Move& move : legal_moves(session.state(), session.rules(), most_moves))
    texts.push_back(to_text(move, session.state(), session.rules()));
  for (const Action& action : open_actions(session.state(), session.rules()))
    texts.push_back(action.name);
  return texts;
}

std::vector<std::string> ids_of(const std::vector<Clause>& clauses) {
  std::vector<std::string> ids;
  for (const Clause& clause : clauses) ids.push_back(clause.id);
  return ids;
}

/// "target=" and "values=choice"
std::vector<std::string> options_of(const RuleData& rules) {
  std::vector<std::string> words;
  for (const OptionValue& option : rules.options) {
    if (option.choices.empty()) words.push_back(option.name + '=');
    for (const std::string& choice : option.choices) words.push_back(option.name + '=' + choice);
  }
  return words;
}

std::vector<std::string> functions_of(const Rules& rules) {
  std::vector<std::string> names;
  for (const HookPlace& hook : hooks_of(rules)) names.push_back(hook.name);
  return names;
}

/// Words that may stand after `first`, the line's first word.
std::vector<std::string> words_after(const std::string& first, const Session& session) {
  if (first == "play" || first == "why" || first == "force") return move_texts(session);
  if (first == "help") return command_names();
  if (first == "clause") return ids_of(session.rules().data().clauses);
  if (first == "option") return options_of(session.rules().data());
  if (first == "break") return functions_of(session.rules());
  const Command* command = find_command(first);
  return command == nullptr ? std::vector<std::string>{} : keys_of(*command);
}

}  // namespace

std::vector<std::string> completions(const Session& session, std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  const std::size_t begin = line.find_last_of(" \t") + 1;
  const std::string_view word = line.substr(begin);
  std::vector<std::string> words;
  if (begin == 0) {
    words = command_names();
    const std::vector<std::string> moves = move_texts(session);
    words.insert(words.end(), moves.begin(), moves.end());
  } else {
    words = words_after(std::string(line.substr(0, line.find_first_of(" \t"))), session);
  }
  std::erase_if(words, [&](const std::string& one) { return !one.starts_with(word); });
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  return words;
}

std::string common_prefix(const std::vector<std::string>& words) {
  if (words.empty()) return {};
  std::size_t length = words.front().size();
  for (const std::string& word : words) {
    const auto [mine, other] =
        std::mismatch(words.front().begin(), words.front().end(), word.begin(), word.end());
    length = std::min(length, static_cast<std::size_t>(mine - words.front().begin()));
  }
  return words.front().substr(0, length);
}

}  // namespace kasino
