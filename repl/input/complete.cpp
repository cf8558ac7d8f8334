#include "repl/input/complete.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>
#include <system_error>

#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/text/words.hpp"
#include "scripting/hooks/hook_observer.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_moves = 500;

using Words = std::vector<std::string>;

/// What may follow a command, as its help says: "[off] [HOOK]", "MOVE or N".
struct Expected {
  Words keys;                   ///< "players="
  Words literals;               ///< "off"
  std::set<std::string> names;  ///< "HOOK"
  std::size_t most_words = 0;   ///< not counting "key=value"
};

Expected expected_behind(const Command& command) {
  const auto is_literal = [](const std::string& word) {
    return std::islower(static_cast<unsigned char>(word.front())) != 0 || word.front() == '-';
  };
  Expected expected;
  std::size_t count = 0;
  for (std::string word : words_in(command.arguments)) {
    std::erase_if(word, [](char c) { return c == '[' || c == ']'; });
    const std::size_t equals = word.find('=');
    if (word == "or") {
      count = 0;
    } else if (is_literal(word) && equals != std::string::npos) {
      expected.keys.push_back(word.substr(0, equals + 1));
    } else {
      expected.most_words = std::max(expected.most_words, ++count);
      for (const std::string& choice : parts_of(word, '|'))
        if (is_literal(choice))
          expected.literals.push_back(choice);
        else
          expected.names.insert(choice);
    }
  }
  return expected;
}

Words move_texts(const Session& session) {
  Words texts;
  if (session.hides_hand() || !session.settings().offers_moves) return texts;
  for (const Move& move : legal_moves(session.state(), session.rules(), most_moves))
    texts.push_back(
        with_ranks_of(session.language(), to_text(move, session.state(), session.rules())));
  for (const Action& action : open_actions(session.state(), session.rules()))
    texts.push_back(action.name);
  return texts;
}

/// "target=" and "values=choice"
Words option_words(const RuleData& rules) {
  Words words;
  for (const OptionValue& option : rules.options) {
    if (option.is_number()) words.push_back(option.name + '=');
    for (const std::string& choice : option.choices) words.push_back(option.name + '=' + choice);
  }
  return words;
}

/// The cards of the seat to play, unless they are hidden.
Words hand(const Session& session) {
  const State& state = session.state();
  Words words;
  if (state.phase == Phase::Play && !session.hides_hand())
    for (Card card : state.hand(state.turn))
      words.push_back(with_ranks_of(session.language(), to_text(card)));
  return words;
}

/// The files whose paths begin with `begun`; hidden ones only if the dot is typed.
Words files_like(std::string_view begun) {
  namespace fs = std::filesystem;
  const std::string folder(begun.substr(0, begun.find_last_of('/') + 1));
  const bool hidden = begun.substr(folder.size()).starts_with('.');
  Words names;
  std::error_code failure;
  for (auto at = fs::directory_iterator(folder.empty() ? "." : folder, failure);
       !failure && at != fs::directory_iterator(); at.increment(failure)) {
    const std::string name = at->path().filename().string();
    std::error_code ignored;
    if (hidden || !name.starts_with('.'))
      names.push_back(folder + name + (at->is_directory(ignored) ? "/" : ""));
  }
  return names;
}

/// Whether `word`, or another value for its key, is among `typed`.
bool is_typed(const std::string& word, const Words& typed) {
  const std::string key = word.substr(0, word.find('=') + 1);
  return std::any_of(typed.begin(), typed.end(), [&](const std::string& one) {
    return one == word || (!key.empty() && one.starts_with(key));
  });
}

/// The words that may follow a command and the words `typed` after it.
Words words_behind(const Expected& expected, const Words& typed, const Session& session) {
  const RuleData& rules = session.rules().data();
  const auto spoken = [&](const std::string& word) {
    return argument_words(session.language(), word, word);
  };
  Words words = texts_of(expected.keys, spoken);
  const auto plain = std::count_if(typed.begin(), typed.end(), [](const std::string& word) {
    return word.find('=') == std::string::npos;
  });
  if (static_cast<std::size_t>(plain) >= expected.most_words) return words;
  const auto takes = [&](const char* name) { return expected.names.contains(name); };
  const auto add = [&](const Words& more) { words.insert(words.end(), more.begin(), more.end()); };
  add(texts_of(expected.literals, spoken));
  if (takes("MOVE")) add(move_texts(session));
  if (takes("MOVE") || takes("CARD")) add(hand(session));  // `why` takes illegal moves, too
  if (takes("CARD"))
    for (Card card : session.state().table())
      words.push_back(with_ranks_of(session.language(), to_text(card)));
  if (takes("COMMAND")) add(command_words(session.language()));
  if (takes("VARIANT")) add(session.settings().variants);
  if (takes("ID"))
    for (const Clause& clause : rules.clauses) words.push_back(clause.id);
  if (takes("NAME=VALUE")) add(option_words(rules));
  if (takes("HOOK"))
    for (const HookPlace& hook : hooks_of(session.rules())) words.push_back(hook.name);
  if (takes("PLAYER") && !typed.empty())
    for (const std::string& player : player_words(rules))
      words.push_back(argument_word(player).in(session.language()));
  return words;
}

/// Completes a file name, which is all the rest of the line, with or without a quote before it.
Completion complete_file(std::string_view line, std::size_t begin) {
  begin = std::min(line.find_first_not_of(" \t", begin), line.size());
  if (line.substr(begin).starts_with('"')) ++begin;
  return {begin, files_like(line.substr(begin))};
}

Completion candidates(const Session& session, std::string_view line) {
  const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
  const std::size_t begin = std::max(line.find_last_of(" \t") + 1, first);
  if (begin == first) {
    Words words = command_words(session.language());
    const Words moves = move_texts(session);
    words.insert(words.end(), moves.begin(), moves.end());
    return {begin, words};
  }
  const std::size_t end = line.find_first_of(" \t", first);
  const Command* command = find_command(line.substr(first, end - first));
  if (command == nullptr) return {begin, {}};
  const Expected expected = expected_behind(*command);
  if (expected.names.contains("FILE")) return complete_file(line, end);
  if (line.substr(begin).starts_with('@')) return {begin + 1, files_like(line.substr(begin + 1))};
  const Words before = words_in(line.substr(end, begin - end));
  Words words = words_behind(expected, before, session);
  std::erase_if(words, [&](const std::string& word) { return is_typed(word, before); });
  return {begin, words};
}

}  // namespace

Completion complete(const Session& session, std::string_view line) {
  Completion found;
  try {
    if (!session.keep_going()) return found;  // scripts get a fresh budget
    found = candidates(session, line);
  } catch (const Error&) {
    return found;  // a script failed: the next command will say why
  }
  Words& words = found.words;
  const std::string_view begun = line.substr(found.begin);
  std::erase_if(words, [&](const std::string& one) { return !one.starts_with(begun); });
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  return found;
}

std::string common_prefix(const Words& words) {
  if (words.empty()) return {};
  std::size_t length = words.front().size();
  for (const std::string& word : words) {
    const auto [mine, other] =
        std::mismatch(words.front().begin(), words.front().end(), word.begin(), word.end());
    length = std::min(length, static_cast<std::size_t>(mine - words.front().begin()));
  }
  while (length < words.front().size() && continues_character(words.front()[length])) --length;
  return words.front().substr(0, length);
}

}  // namespace kasino
