// Commands about files: game records and transcripts.
#include <filesystem>

#include "engine/record.hpp"
#include "repl/autosave.hpp"
#include "repl/commands.hpp"
#include "repl/record_rules.hpp"
#include "repl/report.hpp"
#include "repl/transcript.hpp"
#include "repl/transcript_file.hpp"
#include "repl/words.hpp"

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

ReplyBody drop_all(const std::vector<std::filesystem::path>& files) {
  for (const auto& file : files) drop_autosave(file);
  return Told{files.size() == 1 ? "1 game is forgotten"
                                : std::to_string(files.size()) + " games are forgotten"};
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
  if (session.files().has(file) && !is_record(session.files().read(file)))
    throw Error(file + ": there is such a file, and it is no game record; name another");
  const Game& game = session.game();
  session.files().write(file, write_record(game));
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
  arguments.allow({}, 1);
  const auto files = cut_off_games(session.settings().autosaves);
  if (files.empty()) throw BadArgument("no game was cut off; load FILE goes on with a saved one");
  if (!arguments.words().empty()) {
    if (arguments.words().front() == "drop") return drop_all(files);
    throw BadArgument("expected restore, or restore drop");
  }
  const std::string file = files.front().string();
  RecordedGame recorded = recorded_game(file, session);
  const Language language = session.language();
  Loaded loaded = told_of(recorded, say(language, {"restored", "återställt"}), language);
  session.timeline().take_up(std::move(recorded.game));
  take_session(read_file(file), session);
  drop_autosave(files.front());
  return loaded;
}

ReplyBody do_transcript(Session& session, const Arguments& arguments) {
  const std::string file = file_argument(arguments);
  if (session.transcript() == nullptr)
    throw BadArgument("a session by JSON keeps no transcript; play without --json");
  if (session.files().has(file) && !is_transcript(session.files().read(file)))
    throw Error(file + ": there is such a file, and it is no transcript; name another");
  const std::string folder = std::filesystem::path(file).parent_path().string();
  session.files().write(file, write_transcript(session, folder));
  const Language language = session.language();
  Told told{
      say(language,
          {"wrote {0}; kasino test {0} plays it again", "skrev {0}; kasino test {0} spelar om det"},
          file)};
  if (session.transcript()->is_cut())
    told.warnings.push_back(
        say(language, {"the session is too long: its end is not in the transcript",
                       "sessionen är för lång: dess slut är inte med"}));
  return told;
}

}  // namespace kasino
