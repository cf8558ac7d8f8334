#include "repl/input/complete.hpp"

#include <algorithm>
#include <filesystem>
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

Words move_texts(const Session& session) {
  Words texts;
  if (session.hides_hand() || !session.settings().offers_moves) return texts;
  for (const Move& move : legal_moves(session.state(), session.rules(), most_moves))
    texts.push_back(
        with_ranks_of(session.language(), to_text(move, session.state(), session.rules())));
  if (session.poses_riddle()) {
    for (std::string& word : session.words_at_stage()) texts.push_back(std::move(word));
    return texts;
  }
  for (const Action& action : open_actions(session.state(), session.rules()))
    texts.push_back(
        title_of(*session.rules().data().find_action(action.name)).in(session.language()));
  return texts;
}

/// "target=" and "values=choice"
Words option_words(const RuleData& rules, Language language) {
  Words words;
  for (const OptionValue& option : rules.options) {
    const std::string begun = title_of(option).in(language) + '=';
    if (option.is_number()) words.push_back(begun);
    for (const std::string& choice : option.choices)
      words.push_back(begun + option.value_title(choice).in(language));
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

/// What an argument of that kind can be.
Words words_of(ArgumentKind kind, const Session& session) {
  const RuleData& rules = session.rules().data();
  switch (kind) {
    case ArgumentKind::Move: {
      Words words = move_texts(session);
      const Words cards = hand(session);  // `why` takes illegal moves, too
      words.insert(words.end(), cards.begin(), cards.end());
      return words;
    }
    case ArgumentKind::Card: {
      Words words = hand(session);
      for (Card card : session.state().table())
        words.push_back(with_ranks_of(session.language(), to_text(card)));
      return words;
    }
    case ArgumentKind::CommandWord: {
      Words words = command_words(session.language());
      for (const ActionRule& action : rules.actions)
        words.push_back(title_of(action).in(session.language()));
      return words;
    }
    case ArgumentKind::Variant: return session.settings().variants;
    case ArgumentKind::Clause:
    case ArgumentKind::Clauses: return texts_of(rules.clauses, &Clause::id);
    case ArgumentKind::Setting: return option_words(rules, session.language());
    case ArgumentKind::Function: return texts_of(hooks_of(session.rules()), &HookPlace::name);
    case ArgumentKind::Player:
      return texts_of(player_words(rules), [&](const std::string& player) {
        return argument_word(player).in(session.language());
      });
    default: return {};
  }
}

/// The words that may follow a command and the words `typed` after it.
Words words_behind(const Form& form, const Words& typed, const Session& session) {
  Words words;
  for (const FormPart& part : form)
    if (!part.key.empty()) words.push_back(argument_word(part.key).in(session.language()) + '=');
  const auto plain = std::ranges::count_if(
      typed, [](const std::string& word) { return word.find('=') == std::string::npos; });
  for (const FormPart& part : arguments_behind(static_cast<std::size_t>(plain), form))
    for (const auto& choice : part.choices) {
      const auto* kind = std::get_if<ArgumentKind>(&choice);
      const Words more =
          kind != nullptr
              ? words_of(*kind, session)
              : Words{argument_word(std::get<std::string_view>(choice)).in(session.language())};
      words.insert(words.end(), more.begin(), more.end());
    }
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
  if (!command->form.empty() && command->form.front().takes(ArgumentKind::File))
    return complete_file(line, end);
  if (line.substr(begin).starts_with('@')) return {begin + 1, files_like(line.substr(begin + 1))};
  const Words before = words_in(line.substr(end, begin - end));
  Words words = words_behind(command->form, before, session);
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
