// Commands about files: game records.
#include <filesystem>

#include "engine/game/perft.hpp"
#include "engine/model/state.hpp"
#include "engine/record/record.hpp"
#include "repl/commands/commands.hpp"
#include "repl/html/html_page.hpp"
#include "repl/session/kept_games.hpp"
#include "repl/session/replaying.hpp"
#include "repl/sheets/history.hpp"
#include "repl/sheets/sheet.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"

namespace kasino {

namespace {

/// A file's name is all that follows the command, with or without quotes around it.
std::string file_argument(const Arguments& arguments) {
  std::string name(unquoted(arguments.text()));
  if (name.empty())
    throw BadArgument(Text{"the name of a file is missing", "namnet på en fil saknas"});
  return name;
}

/// "deal 2, 5 moves", of the whole current line of play, steps taken back too.
std::string text_of_steps(const Game& game, Language language) {
  const std::size_t steps = game.steps().size();
  const int deal = game.state_at(steps).deal;
  const std::string last =
      say(language, {"deal {0}", "giv {0}"}, deal) + ", " + deal_length_text(game, steps, language);
  const auto deals = static_cast<std::size_t>(std::ranges::count_if(
      game.steps(), [](const Ply& ply) { return std::holds_alternative<Cards>(ply.what); }));
  return deals == 0
             ? last
             : last + say(language, {"; {0} steps in all", "; {0} steg i allt"}, steps - deals);
}

/// "`done`: deal 1, 5 moves".
Loaded told_of(const RecordedGame& recorded, const std::string& done, Language language) {
  Loaded loaded{done + ": " + text_of_steps(recorded.game, language), {}};
  if (recorded.warning) loaded.warnings = {recorded.warning->in(language)};
  return loaded;
}

/// Whether a line of play goes on in a later deal, or this deal is not over.
bool holds_open_deal(const Game& game) {
  if (game.state().phase == Phase::Play) return true;
  for (std::size_t line = 0; line < game.line_count(); ++line) {
    if (game.steps_of(line).empty()) continue;
    const State& end = *game.steps_of(line).back().after;
    if (end.phase == Phase::Play && end.deal > game.state().deal) return true;
  }
  return false;
}

/// Whose eyes a page of the game is for; nothing: it may show every hand.
std::optional<Seat> eyes_of_page(const Session& session) {
  if (!session.hides_hands() || !holds_open_deal(session.game())) return std::nullopt;
  const std::optional<Seat> seat = session.viewer() ? session.viewer() : session.only_person();
  if (!seat)
    throw BadArgument(Text{"a later deal is not over, and its hands are hidden here: end it first",
                           "en senare giv är inte slut, och dess händer är dolda här: spela den "
                           "först till slut"});
  return seat;
}

}  // namespace

ReplyBody do_record(Session& session, const Arguments&) {
  if (session.hides_hands() && session.state().phase == Phase::Play)
    throw BadArgument(
        Text{"the record holds the whole deck, and hands are hidden here: save FILE "
             "writes it unseen",
             "protokollet innehåller hela leken, och händer är dolda här: spara FIL "
             "skriver det osett"});
  return Told{record_with_names(session)};
}

ReplyBody do_save(Session& session, const Arguments& arguments) {
  const std::string file = file_argument(arguments);
  if (std::error_code ignored;
      std::filesystem::exists(file, ignored) && !is_record(read_file(file)))
    throw Error({"{0}: there is such a file, and it is no game record; name another",
                 "{0}: den filen finns redan, och är inget spelprotokoll; välj ett annat namn"},
                file);
  const Game& game = session.game();
  save_atomically(file, record_with_names(session));
  return Told{say(session.language(), {"saved {0}", "sparade {0}"}, file) + ": " +
              text_of_steps(game, session.language())};
}

ReplyBody do_export(Session& session, const Arguments& arguments) {
  std::string file = file_argument(arguments);
  for (const std::string flag : {"--html ", "--html="})  // as it is typed to a shell
    if (file.starts_with(flag)) file = std::string(unquoted(trimmed(file.substr(flag.size()))));
  const auto before_step = [&] {
    if (!session.keep_going())
      throw Interrupted(Text{"the export is given up", "exporten gavs upp"});
  };
  const Game& game = session.game();
  save_page(file, html_page(game, {session.language(), eyes_of_page(session), before_step,
                                   session.names()}));
  Told told{say(session.language(), {"exported {0}", "exporterade {0}"}, file) + ": " +
            text_of_steps(game, session.language())};
  if (const std::size_t others = game.line_count() - 1; others > 0)
    told.text += say(
        session.language(),
        others == 1
            ? Sentence<1>{"; with the other line of play", "; med den andra spellinjen"}
            : Sentence<1>{"; with the {0} other lines of play", "; med de {0} andra spellinjerna"},
        others);
  return told;
}

ReplyBody do_load(Session& session, const Arguments& arguments) {
  const std::string file = file_argument(arguments);
  RecordedGame recorded = recorded_game(file, session);
  const Language language = session.language();
  Loaded loaded = told_of(recorded, say(language, {"loaded {0}", "läste in {0}"}, file), language);
  if (auto names = names_in(recorded.game); !names.empty()) session.call_people(std::move(names));
  session.timeline().open(std::move(recorded.game));
  return loaded;
}

ReplyBody do_compare(Session& session, const Arguments& arguments) {
  const std::string file = file_argument(arguments);
  const RecordedGame other = recorded_game(file, session);
  if (session.hides_hands() && session.state().phase == Phase::Play)
    throw BadArgument(
        Text{"where two games part may be hidden here: compare them once the deal is "
             "over",
             "var två spel skiljer sig kan vara dolt här: jämför dem när given är "
             "slut"});
  return Told{comparison_of(session.game(), other.game, file, session.speech())};
}

namespace {

/// Why a kept game cannot be restored, without the name of its file, which means nothing to people.
Text why_not_restored(const Error& error, const std::string& file) {
  if (!error.facts().line) return error.message();
  const std::string line = std::to_string(*error.facts().line);
  const std::string place = file + ':' + line + ": ";
  Text why = error.message();
  for (std::string* words : {&why.en, &why.sv})
    if (words->starts_with(place)) words->erase(0, place.size());
  return format({"this game is damaged, or no longer fits its rules: line {0}: {1}",
                 "det här partiet är skadat, eller stämmer inte längre med reglerna: rad {0}: {1}"},
                line, why);
}

/// Takes the game up; it is still kept, in a file of the session once that goes on with it.
Loaded restored(Session& session, const KeptGame& kept, std::size_t number) {
  const Language language = session.language();
  const std::string file = kept.file.string();
  try {
    RecordedGame recorded = recorded_game(file, session);
    if (is_finished(recorded.game)) recorded.game.go_to(recorded.game.steps().size());
    Loaded loaded = told_of(recorded, say(language, {"restored", "återställt"}), language);
    if (kept.is_finished)
      loaded.text += say(language, {"; back, goto N and history walk through it",
                                    "; tillbaka, gå N och historik går igenom det"});
    take_session(read_file(file), session);  // which may fail, and comes first
    session.timeline().take_up(std::move(recorded.game), file);
    return loaded;
  } catch (const Error& error) {
    throw Error({"{0}\nrestore drop {1} forgets it", "{0}\nåterställ släng {1} glömmer det"},
                why_not_restored(error, file), number);
  }
}

}  // namespace

ReplyBody do_restore(Session& session, const Arguments& arguments) {
  const Language language = session.language();
  const std::vector<KeptGame> games = kept_games(session.settings().autosave_folder);
  if (games.empty())
    throw BadArgument(Text{"no other game is kept; load FILE goes on with a saved one",
                           "inget annat spel är sparat av sig självt; ladda FIL fortsätter med ett "
                           "sparat"});
  std::vector<std::string> words = arguments.words();
  const bool drops = !words.empty() && words.front() == "drop";
  if (drops) words.erase(words.begin());
  if (!drops && words.empty() && games.size() > 1) return KeptList{games};
  std::size_t number = 1;
  if (!words.empty())
    number = static_cast<std::size_t>(number_in(
        words.front(), 1, static_cast<long long>(games.size()),
        {"expected the number of a kept game, 1 to {0}, not {1}; restore lists them",
         "väntade numret på ett parti som är kvar, 1 till {0}, inte {1}; återställ listar "
         "dem"}));
  const KeptGame& game = games[number - 1];
  if (!drops) return restored(session, game, number);
  std::error_code failed;
  std::filesystem::remove(game.file, failed);
  if (failed)
    throw Error({"{0} cannot be removed: {1}", "{0} kan inte tas bort: {1}"}, game.file.string(),
                failed.message());
  return Told{say(language, {"forgotten: {0}", "glömt: {0}"}, words_of(game, language))};
}

}  // namespace kasino
