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

std::string text_of_steps(const Game& game) {
  std::size_t moves = 0;
  for (std::size_t i = 0; i < game.ply(); ++i) moves += game.steps()[i].move() != nullptr ? 1 : 0;
  const State& state = game.state();
  return "deal " + std::to_string(state.deal) + ", " + std::to_string(moves) +
         (moves == 1 ? " move" : " moves");
}

/// Goes on with the game recorded in `file`; "`done`: deal 1, 5 moves".
Loaded opened(Session& session, const std::string& file, const std::string& done) {
  RecordedGame recorded = recorded_game(file, session);
  Loaded loaded{done + ": " + text_of_steps(recorded.game), {}};
  if (recorded.warning) loaded.warnings = {*recorded.warning};
  session.timeline().open(std::move(recorded.game));
  return loaded;
}

ReplyBody drop_all(const std::vector<std::filesystem::path>& files) {
  for (const auto& file : files) std::filesystem::remove(file);
  return Told{files.size() == 1 ? "1 game is forgotten"
                                : std::to_string(files.size()) + " games are forgotten"};
}

}  // namespace

ReplyBody do_record(Session& session, const Arguments& arguments) {
  arguments.allow({});
  return Told{write_record(session.game())};
}

ReplyBody do_save(Session& session, const Arguments& arguments) {
  const std::string file = file_argument(arguments);
  session.files().write(file, write_record(session.game()));
  return Told{"saved " + file + ": " + text_of_steps(session.game())};
}

ReplyBody do_load(Session& session, const Arguments& arguments) {
  const std::string file = file_argument(arguments);
  return opened(session, file, "loaded " + file);
}

ReplyBody do_restore(Session& session, const Arguments& arguments) {
  arguments.allow({}, 1);
  const auto files = cut_off_games(session.settings().autosaves);
  if (files.empty()) throw BadArgument("no game was cut off; load FILE goes on with a saved one");
  if (!arguments.words().empty()) {
    if (arguments.words().front() == "drop") return drop_all(files);
    throw BadArgument("expected restore, or restore drop");
  }
  const Loaded loaded = opened(session, files.front().string(), "restored");
  std::filesystem::remove(files.front());
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
