#include "repl/complete.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <iterator>
#include <sstream>
#include <system_error>
#include <utility>

#include "engine/actions.hpp"
#include "engine/legality.hpp"
#include "engine/move_text.hpp"
#include "engine/notation.hpp"
#include "repl/commands.hpp"
#include "scripting/hook_observer.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_moves = 500;

using Words = std::istream_iterator<std::string>;

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
  if (session.hides_hand()) return texts;
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

/// The cards of the seat to play, if its player sees them.
std::vector<std::string> hand(const Session& session) {
  const State& state = session.state();
  std::vector<std::string> words;
  if (state.phase == Phase::Play && !session.hides_hand())
    for (Card card : state.hand(state.turn)) words.push_back(to_text(card));
  return words;
}

/// Those, and those on the table.
std::vector<std::string> cards_in_sight(const Session& session) {
  const State& state = session.state();
  std::vector<std::string> words = hand(session);
  for (Card card : state.table()) words.push_back(to_text(card));
  return words;
}

/// The moves there are, and the seat's cards: `why` is asked of moves that are not legal, too.
std::vector<std::string> moves_and_hand(const Session& session) {
  std::vector<std::string> words = move_texts(session);
  for (const std::string& card : hand(session)) words.push_back(card);
  return words;
}

std::vector<std::string> players() {
  return {"human", std::string(name_of(Player::Random)), std::string(name_of(Player::Greedy))};
}

/// The files that `begun` is the beginning of, with the folder that is part of it. Hidden ones only
/// where the dot is typed.
std::vector<std::string> files_like(std::string_view begun) {
  namespace fs = std::filesystem;
  const std::string folder(begun.substr(0, begun.find_last_of('/') + 1));
  const bool hidden = begun.substr(folder.size()).starts_with('.');
  std::vector<std::string> names;
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

/// "[on|off]", "[--divide]": what may be typed just so.
std::vector<std::string> literal_words(const std::string& arguments) {
  std::vector<std::string> words;
  std::string word;
  bool bracketed = false;
  for (const char c : arguments) {
    if (std::islower(static_cast<unsigned char>(c)) != 0 || c == '-') {
      word += c;
      continue;
    }
    if (bracketed && !word.empty() && (c == ']' || c == '|')) words.push_back(word);
    bracketed = c == '[' || (bracketed && c == '|');
    word.clear();
  }
  return words;
}

bool takes(const Command& command, std::string_view what) {
  std::string arguments = command.arguments;
  for (char& c : arguments)
    if (c == '[' || c == ']' || c == '|') c = ' ';
  std::istringstream words(arguments);
  return std::find(Words(words), Words(), what) != Words();
}

/// How many words may stand behind the command at most, "key=value" not counted.
std::size_t most_plain_words(const Command& command) {
  std::istringstream words(command.arguments);
  std::size_t most = 0;
  std::size_t count = 0;
  for (std::string word; words >> word;) {
    if (word == "or") {
      count = 0;
      continue;
    }
    const std::size_t name = word.find_first_not_of('[');
    const bool is_key = std::islower(static_cast<unsigned char>(word[name])) != 0 &&
                        word.find('=') != std::string::npos;
    if (!is_key) most = std::max(most, ++count);
  }
  return most;
}

bool is_full(const Command& command, const std::vector<std::string>& typed) {
  const auto plain = std::count_if(typed.begin(), typed.end(), [](const std::string& word) {
    return word.find('=') == std::string::npos;
  });
  return static_cast<std::size_t>(plain) >= most_plain_words(command);
}

/// Whether `word`, or another value for its key, stands among `typed`.
bool is_typed(const std::string& word, const std::vector<std::string>& typed) {
  const std::string key = word.substr(0, word.find('=') + 1);
  return std::any_of(typed.begin(), typed.end(), [&](const std::string& one) {
    return one == word || (!key.empty() && one.starts_with(key));
  });
}

/// Words that may stand behind the command, and behind those that are `typed` there already.
std::vector<std::string> words_after(const Command& command, const std::vector<std::string>& typed,
                                     const Session& session) {
  const RuleData& rules = session.rules().data();
  std::vector<std::string> words = keys_of(command);
  const auto add = [&](const std::vector<std::string>& more) {
    words.insert(words.end(), more.begin(), more.end());
  };
  if (is_full(command, typed)) return words;
  add(literal_words(command.arguments));
  if (takes(command, "MOVE")) add(moves_and_hand(session));
  if (takes(command, "CARD")) add(cards_in_sight(session));
  if (takes(command, "COMMAND")) add(command_names());
  if (takes(command, "VARIANT")) add(session.settings().variants);
  if (takes(command, "ID")) add(ids_of(rules.clauses));
  if (takes(command, "NAME=VALUE")) words = options_of(rules);
  if (takes(command, "HOOK")) add(functions_of(session.rules()));
  if (takes(command, "PLAYER") && !typed.empty()) add(players());
  return words;
}

/// The name of a file is all that follows the command, with a quote before it or not.
Completion complete_file(std::string_view line, std::size_t begin) {
  begin = std::min(line.find_first_not_of(" \t", begin), line.size());
  if (line.substr(begin).starts_with('"')) ++begin;
  return {begin, files_like(line.substr(begin))};
}

Completion candidates(const Session& session, std::string_view line) {
  const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
  const std::size_t begin = std::max(line.find_last_of(" \t") + 1, first);
  if (begin == first) {
    std::vector<std::string> words = command_names();
    const std::vector<std::string> moves = move_texts(session);
    words.insert(words.end(), moves.begin(), moves.end());
    return {begin, words};
  }
  const std::size_t end = line.find_first_of(" \t", first);
  const Command* command = find_command(line.substr(first, end - first));
  if (command == nullptr) return {begin, {}};
  if (takes(*command, "FILE")) return complete_file(line, end);
  if (line.substr(begin).starts_with('@')) return {begin + 1, files_like(line.substr(begin + 1))};
  std::istringstream typed(std::string(line.substr(end, begin - end)));
  const std::vector<std::string> before{Words(typed), Words()};
  std::vector<std::string> words = words_after(*command, before, session);
  std::erase_if(words, [&](const std::string& word) { return is_typed(word, before); });
  return {begin, std::move(words)};
}

}  // namespace

Completion complete(const Session& session, std::string_view line) {
  Completion found;
  try {
    if (!session.keep_going()) return found;  // scripts get a fresh budget
    found = candidates(session, line);
  } catch (const Error&) {
    return found;  // a script fails: the next command will say why
  }
  std::vector<std::string>& words = found.words;
  const std::string_view begun = line.substr(found.begin);
  std::erase_if(words, [&](const std::string& one) { return !one.starts_with(begun); });
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  return found;
}

std::string common_prefix(const std::vector<std::string>& words) {
  if (words.empty()) return {};
  std::size_t length = words.front().size();
  for (const std::string& word : words) {
    const auto [mine, other] =
        std::mismatch(words.front().begin(), words.front().end(), word.begin(), word.end());
    length = std::min(length, static_cast<std::size_t>(mine - words.front().begin()));
  }
  const auto goes_on = [&](std::size_t at) {
    return at < words.front().size() &&
           (static_cast<unsigned char>(words.front()[at]) & 0xc0) == 0x80;
  };
  while (goes_on(length)) --length;
  return words.front().substr(0, length);
}

}  // namespace kasino
