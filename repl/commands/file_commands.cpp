// Commands about files: game records.
#include <filesystem>

#include "engine/record/record.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/explain/error_text.hpp"
#include "repl/session/autosave.hpp"
#include "repl/session/record_rules.hpp"
#include "repl/text/arguments.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"

namespace kasino {

namespace {

/// A file's name is all that follows the command, with or without quotes around it.
std::string file_argument(const Arguments& arguments) {
  std::string name(unquoted(arguments.text()));
  if (name.empty()) throw BadArgument("the name of a file is missing");
  return name;
}

std::string text_of_steps(const Game& game, Language language) {
  std::size_t moves = 0;
  for (std::size_t i = 0; i < game.ply(); ++i) moves += game.steps()[i].move() != nullptr ? 1 : 0;
  const State& state = game.state();
  return say(language,
             moves == 1 ? Phrase{"deal {0}, {1} move", "giv {0}, {1} drag"}
                        : Phrase{"deal {0}, {1} moves", "giv {0}, {1} drag"},
             state.deal, moves);
}

/// "`done`: deal 1, 5 moves".
Loaded told_of(const RecordedGame& recorded, const std::string& done, Language language) {
  Loaded loaded{done + ": " + text_of_steps(recorded.game, language), {}};
  if (recorded.warning) loaded.warnings = {*recorded.warning};
  return loaded;
}

using CutOff = std::vector<std::filesystem::path>;

/// One of the games that were cut off, by its number as it is offered; the newest without one.
std::size_t number_of_game(const CutOff& files, const std::string* word) {
  if (word == nullptr) return 0;
  const auto number = whole_number(*word, 1, static_cast<long long>(files.size()));
  if (!number)
    throw BadArgument("expected the number of a game that was cut off, 1 to " +
                      std::to_string(files.size()) + ", not " + quoted(*word));
  return static_cast<std::size_t>(*number - 1);
}

ReplyBody drop(const CutOff& files, const std::string* which, Language language) {
  if (which != nullptr && *which == "all") {
    for (const auto& file : files) drop_autosave(file);
    return Told{say(language,
                    files.size() == 1 ? Phrase{"forgotten: {0} game", "glömt: {0} parti"}
                                      : Phrase{"forgotten: {0} games", "glömda: {0} partier"},
                    files.size())};
  }
  const auto& file = files[number_of_game(files, which)];
  Told told{say(language, {"forgotten: {0}", "glömt: {0}"}, name_of_game(file))};
  drop_autosave(file);
  return told;
}

/// "1  standard, seed 7 (2026-03-01 20:15)", line by line.
std::string list_of_games(const CutOff& files) {
  std::string list;
  for (std::size_t i = 0; i < files.size(); ++i)
    list += (i == 0 ? "" : "\n") + std::to_string(i + 1) + "  " + name_of_game(files[i]);
  return list;
}

/// Why a game cannot be gone on with, and what can be done then.
std::string with_way_out(const Error& error, std::size_t number, std::size_t there_are,
                         Language language) {
  const std::string which = number == 0 ? "" : ' ' + std::to_string(number + 1);
  std::string text = error.what();
  text += say(language,
              {"\nrestore drop{0} forgets this game", "\nrestore drop{0} glömmer det här partiet"},
              which);
  if (there_are > 1)
    text +=
        say(language, {"; restore {0} goes on with another", "; restore {0} fortsätter ett annat"},
            number + 1 < there_are ? number + 2 : 1);
  return text;
}

}  // namespace

ReplyBody do_record(Session& session, const Arguments& arguments) {
  arguments.allow({});
  if (session.hides_hands() && session.state().phase == Phase::Play)
    throw BadArgument(say(session.language(),
                          {"the record holds the whole deck, and hands are hidden here: save FILE "
                           "writes it unseen",
                           "protokollet innehåller hela leken, och händer är dolda här: save FIL "
                           "skriver det osett"}));
  return Told{write_record(session.game())};
}

ReplyBody do_save(Session& session, const Arguments& arguments) {
  const std::string file = file_argument(arguments);
  if (std::filesystem::exists(file) && !is_record(read_file(file)))
    throw Error(file + ": there is such a file, and it is no game record; name another");
  const Game& game = session.game();
  save_atomically(file, write_record(game));
  Told told{say(session.language(), {"saved {0}", "sparade {0}"}, file) + ": " +
            text_of_steps(game, session.language())};
  if (const std::size_t ahead = session.timeline().plies_ahead(); ahead > 0)
    told.warnings.push_back(
        say(session.language(),
            {"up to here; step {0} and save again to keep what lies ahead, too",
             "hit men inte längre; step {0} och spara igen behåller även det som kommer sedan"},
            ahead));
  return told;
}

ReplyBody do_load(Session& session, const Arguments& arguments) {
  const std::string file = file_argument(arguments);
  RecordedGame recorded = recorded_game(file, session);
  const Language language = session.language();
  Loaded loaded = told_of(recorded, say(language, {"loaded {0}", "läste in {0}"}, file), language);
  session.timeline().open(std::move(recorded.game));
  return loaded;
}

ReplyBody do_restore(Session& session, const Arguments& arguments) {
  arguments.allow({}, 2);
  const Language language = session.language();
  const CutOff files = cut_off_games(session.settings().autosaves);
  if (files.empty()) throw BadArgument("no game was cut off; load FILE goes on with a saved one");
  const std::vector<std::string>& words = arguments.words();
  const bool drops = !words.empty() && words.front() == "drop";
  const std::string* which = words.size() > (drops ? 1 : 0) ? &words.back() : nullptr;
  if (drops) return drop(files, which, language);
  if (which != nullptr && *which == "list") return Told{list_of_games(files)};
  if (words.size() > 1) throw BadArgument("expected restore N, or restore drop N");
  const std::size_t number = number_of_game(files, which);
  const std::string file = files[number].string();
  try {
    RecordedGame recorded = recorded_game(file, session);
    keep_aside(session);
    Loaded loaded = told_of(recorded, say(language, {"restored", "återställt"}), language);
    session.timeline().take_up(std::move(recorded.game));
    take_session(read_file(file), session);
    drop_autosave(files[number]);
    return loaded;
  } catch (const Error& error) {
    throw Error(with_way_out(error, number, files.size(), language));
  }
}

}  // namespace kasino
