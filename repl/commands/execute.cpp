#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <set>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/commands/move_list.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/teach/learning.hpp"
#include "repl/text/spoken_cards.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

std::optional<Card> card_of(std::string_view text) {
  try {
    return parse_card(text);
  } catch (const CardError&) {
    return std::nullopt;
  }
}

bool is_in_sight(Card card, const Session& session) {
  const State& state = session.state();
  return state.holds(Place::table(), card) ||
         (!session.hides_hand() && state.holds(Place::hand(state.turn), card));
}

/// Whether a line that is no command is meant as a move: it begins with a card, or with a digit, *,
/// bracket or suit symbol. A word such as `hj`, which may also begin a command, is a card only if
/// that is in sight.
bool looks_like_a_move(std::string_view line, const Session& session) {
  const std::string_view first = line.substr(0, line.find_first_of("xX>=, \t+"));
  if (first.empty()) return false;
  if (first.front() == '(' || first.front() == '[') return true;
  if (const std::optional<Card> card = card_of(first))
    return is_in_sight(*card, session) || command_words(session.language(), first).empty();
  return first.find_first_of("0123456789*") != std::string_view::npos ||
         static_cast<unsigned char>(first.front()) >= 0xe2;  // a suit symbol
}

Failure unknown_command(std::string_view word, const Session& session) {
  const Language language = session.language();
  const auto failure = [&](const Text& text) {
    return Failure{ErrorKind::UnknownCommand, text.in(language)};
  };
  if (word.empty())
    return failure({"expected a command, not an empty line; try help",
                    "väntade ett kommando, inte en tom rad; pröva hjälp"});
  const Text unknown = format({"unknown command {0}", "okänt kommando {0}"}, quoted(word));
  const bool is_build = word == "build" || word == "bygg" || word == "bygga";
  if (is_build && session.rules().data().builds)
    return failure(format({"{0}; a build is written with >, as in s2>8:h6",
                           "{0}; ett bygge skrivs med >, som i s2>8:h6"},
                          unknown));
  const std::vector<std::string> alike = commands_like(word, language);
  if (!alike.empty())
    return failure(format({"{0}: it may be {1}", "{0}: det kan vara {1}"}, unknown,
                          Text{joined(alike, " or "), joined(alike, " eller ")}));
  std::vector<std::string> words = command_words(language);
  for (const ActionRule& action : session.rules().data().actions)
    words.push_back(title_of(action).in(language));
  const Text near = advice(word, words);
  return failure(unknown +
                 (near.en.empty() ? Text{"; help lists them all", "; hjälp listar alla"} : near));
}

/// Why the hand of the seat to play is hidden.
std::string hidden_hand(const Session& session) {
  if (const auto player = session.player_at(session.state().turn))
    return say(
        session.language(),
        {"seat {0} is played by the computer ({1}): auto lets it play, auto {0} human takes "
         "its place",
         "plats {0} spelas av datorn ({1}): dator låter den spela, dator {0} människa tar dess "
         "plats"},
        session.state().turn, argument_word(name_of(*player)).in(session.language()));
  return say(session.language(),
             {"the hand of {0} is hidden: press Enter once only its player looks",
              "handen hos {0} är dold: tryck Enter när bara dess spelare tittar"},
             seat_name(session.state().turn, session.speech()));
}

/// What stands behind a command. Throws BadArgument if that is more than its form allows.
Arguments arguments_of(const Command& command, std::string_view text, const Session& session) {
  if (command.is(verbatim)) return Arguments::verbatim(text);
  const RuleData& rules = session.rules().data();
  Arguments::Own own;
  for (const ZoneRule& zone : rules.zones)
    for (const std::string& word : {zone.name, zone.title.en, zone.title.sv})
      if (!word.empty()) own.emplace(word, zone.name);
  Arguments arguments(text, command.form, own);
  if (command.is(reads_itself) || takes_the_rest(command.form)) return arguments;
  std::vector<std::string> keys;
  for (const FormPart& part : command.form)
    if (!part.key.empty()) keys.emplace_back(part.key);
  arguments.allow(keys, most_words(command.form));
  return arguments;
}

/// Does something about a game while a lesson is open. Questions are made from the rules that the
/// lesson is about: under others it is left, and the game goes on.
ReplyBody beside_lesson(Run* in_game, Desk& desk, const Arguments& arguments) {
  Session& session = desk.session;
  const auto rules_in_force = [&] {
    const RulesName name = session.name_of_rules();
    return std::pair(name.variant, name.options);
  };
  const auto rules = rules_in_force();
  ReplyBody body = in_game(session, arguments);
  if (desk.learning.is_on() && rules_in_force() != rules) {
    Game other = session.game();
    desk.learning.leave(session);
    session.timeline().open(std::move(other));
    session.notice(
        say(session.language(), {"The lesson is left, as it is about other rules.",
                                 "Lektionen är lämnad, eftersom den handlar om andra regler."}));
  }
  return body;
}

/// Runs a command; what it throws becomes a Failure.
ReplyBody run(const Command& command, Desk& desk, std::string_view text) {
  Session& session = desk.session;
  try {
    if (command.is(shows_all) && session.has_secrets())
      throw BadArgument(Text{
          "that would tell of hands that people hide from each other here; save FILE writes the "
          "game unseen, and kasino play FILE opens it without hiding them",
          "det skulle visa händer som spelarna här döljer för varandra; spara FIL skriver "
          "spelet osett, och kasino play FIL öppnar det utan att dölja dem"});
    const bool is_hidden = (command.is(shows_hand) && session.hides_hand() &&
                            !(command.is(looks_back) && session.awaits_take_back())) ||
                           (command.is(for_player) && session.awaits_player());
    if (is_hidden) throw BadArgument(hidden_hand(session));
    const Arguments arguments = arguments_of(command, text, session);
    const auto& [in_game, in_lesson] = command.deed;
    const bool learns = in_game == nullptr || (in_lesson != nullptr && desk.learning.is_on());
    if (learns) return in_lesson(desk.learning, session, arguments);
    return desk.learning.is_on() ? beside_lesson(in_game, desk, arguments)
                                 : in_game(session, arguments);
  } catch (const Stopped& error) {
    return Told{error.what() +
                say(session.language(), {"; lua EXPR looks around there, continue goes on",
                                         "; lua UTTRYCK ser sig om där, fortsätt går vidare"})};
  } catch (const NotInHand& error) {
    const Style people = session.speech();
    const bool has_name = static_cast<std::size_t>(error.seat()) <= people.names.size();
    const Text message = error.seat() == people.you ? error.message_of({"your hand", "din hand"})
                         : has_name ? error.message_of(format({"the hand of {0}", "handen hos {0}"},
                                                              seat_name(error.seat(), people)))
                                    : error.message();
    return Failure{ErrorKind::BadMove,
                   with_ranks_of(session.language(), message.in(session.language()))};
  } catch (const std::exception& error) {
    return failure_of(error,
                      command.subject == Subject::Files ? ErrorKind::Io : ErrorKind::BadArgument,
                      session.language());
  }
}

}  // namespace

std::string to_text(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::UnknownCommand: return "unknown-command";
    case ErrorKind::BadArgument: return "bad-argument";
    case ErrorKind::BadCard: return "bad-card";
    case ErrorKind::BadMove: return "bad-move";
    case ErrorKind::AmbiguousMove: return "ambiguous-move";
    case ErrorKind::IllegalMove: return "illegal-move";
    case ErrorKind::ScriptError: return "script-error";
    case ErrorKind::Limit: return "limit";
    case ErrorKind::GameOver: return "game-over";
    case ErrorKind::BadFile:
    case ErrorKind::Io: return "io";
  }
  return {};
}

Failure failure_of(const std::exception& exception, ErrorKind otherwise, Language language) {
  const Error error = error_in(exception);
  const ErrorFacts& facts = error.facts();
  std::string message = reason_of(error, language);
  if (!facts.place.empty())
    for (const char* command : {"setup", "new"})
      message = argument_words(language, message, find_command(command)->form);
  return {facts.kind.value_or(otherwise), message, facts};
}

namespace {

bool says_yes(std::string_view line) {
  return line == "y" || line == "yes" || line == "j" || line == "ja";
}
bool says_no(std::string_view line) {
  return line.empty() || line == "n" || line == "no" || line == "nej";
}

std::string_view first_word(std::string_view line) {
  return line.substr(0, line.find_first_of(" \t"));
}

/// Whether cards may stand behind the command.
bool takes_cards(const Command& command) {
  return std::ranges::any_of(command.form, [](const FormPart& part) {
    return part.takes(ArgumentKind::Card) || part.takes(ArgumentKind::Cards) ||
           part.takes(ArgumentKind::Move) || part.takes(ArgumentKind::Answer);
  });
}

/// The line with cards in notation that are said in words, where cards may stand.
std::string in_notation(const std::string& line, const Session& session) {
  const std::string_view word = first_word(line);
  const Command* command = find_command(word);
  if (command == nullptr) command = command_short_for(word, session.language());
  return command == nullptr || takes_cards(*command) ? with_cards_written(line, session.language())
                                                     : line;
}

/// The line with the name of its command written out, if it is cut short.
std::string spelt_out(const std::string& line, const Desk& desk) {
  const Session& session = desk.session;
  const std::string_view word = first_word(line);
  const bool is_answer = (desk.learning.asks() && word != "?") ||
                         (session.awaits_take_back() && (says_yes(line) || says_no(line)));
  if (is_answer || find_command(word) != nullptr || is_digits(line) ||
      looks_like_a_move(line, session) || session.rules().data().action_called(word) != nullptr)
    return line;
  const Command* command = nullptr;
  if (session.hooks().can_go_on(session.rules(), session.state()))
    command = command_in_debuggers(word);
  if (command == nullptr) command = command_short_for(word, session.language());
  return command == nullptr ? line : command->name + line.substr(word.size());
}

Failure unnumbered(std::string_view number, Language language) {
  return {
      ErrorKind::BadArgument,
      say(language,
          {"no move on the screen has the number {0}: moves lists them, and play {0} plays that "
           "one",
           "inget drag på skärmen har nummer {0}: drag listar dem, och spela {0} spelar det"},
          std::string(number))};
}

/// Whether the line is the number of a move on the screen.
bool is_number_on_screen(std::string_view line, const Session& session) {
  return is_digits(line) &&
         session.is_on_screen(static_cast<std::size_t>(
             whole_number(line, 0, static_cast<long long>(most_moves_listed)).value_or(0)));
}

/// An answer in words: where a move is asked for, the move of that number in the list shown.
std::string answer_of(std::string_view line, const Desk& desk) {
  const Session& session = desk.session;
  const Ask ask = desk.learning.course().item().question->ask;
  const bool is_move = ask == Ask::Play || ask == Ask::Best;
  if (!is_move || !is_number_on_screen(line, session)) return std::string(line);
  return to_text(play_by_number(session, std::string(line)), session.state(), session.rules());
}

/// Answers "take it back?", and anything that would play on before that is answered; nothing for
/// other lines.
std::optional<Reply> answered(Desk& desk, std::string_view line, const Command* command) {
  Session& session = desk.session;
  if (says_yes(line)) return Reply{"undo", run(*find_command("undo"), desk, "")};
  if (says_no(line)) {
    session.go_on();
    return Reply{"coach", Shown{}};
  }
  if (command != nullptr && command->subject != Subject::Play) return std::nullopt;
  return Reply{command == nullptr ? "play" : command->name,
               Failure{ErrorKind::BadArgument, take_back_text(session.language())}};
}

/// The word that "what is WORD?", "vad är WORD" or the word alone asks about.
std::string_view subject_of(std::string_view line) {
  for (const std::string_view question : {"what is ", "what's ", "vad är ", "vad ar "})
    if (is_same_word(line.substr(0, question.size()), question))
      line.remove_prefix(question.size());
  while (!line.empty() && (line.back() == '?' || line.back() == ' ')) line.remove_suffix(1);
  return line;
}

Reply obey(Desk& desk, std::string_view line) {
  auto& [session, learning] = desk;
  const std::string_view word = first_word(line);
  const Command* command = find_command(word);
  if (session.awaits_take_back())
    if (std::optional<Reply> reply = answered(desk, line, command)) return *std::move(reply);
  if (learning.asks() && !word.empty()) {
    if (command == nullptr)
      return {"answer", run(*find_command("answer"), desk, answer_of(line, desk))};
    if (command->name == "play")
      return {"answer", run(*find_command("answer"), desk, line.substr(word.size()))};
    // Commands that look at moves help with the answer.
    const bool helps = command->is(shows_hand) && command->name != "hint";
    if (helps || command->name == "score") {
      learning.course().next_hint();
      learning.learner().helped(Posed(*learning.course().item().question, session.rules()));
    }
  }
  if (command != nullptr) return {command->name, run(*command, desk, line.substr(word.size()))};
  if (is_digits(line) && !is_number_on_screen(line, session))
    return {"play", unnumbered(line, session.language())};
  const bool is_action = session.rules().data().action_called(word) != nullptr;
  if (learning.is_on() && !learning.asks() && (is_action || looks_like_a_move(line, session)))
    return {"play",
            Failure{ErrorKind::BadArgument,
                    say(session.language(), {"nothing is asked now: Enter goes on",
                                             "ingen fråga är ställd nu: Enter går vidare"})}};
  if (is_action || is_digits(line) || looks_like_a_move(line, session))
    return {"play", run(*find_command("play"), desk, line)};
  if (const std::string told = clauses_telling_of(subject_of(line), session); !told.empty())
    return {"clause", Told{told}};
  return {printable(word, 60), unknown_command(word, session)};
}

/// Lets the coach speak of a move that a person has played.
void let_coach_speak(Session& session, Reply& reply) {
  const auto* played = std::get_if<Played>(&reply.body);
  if (played == nullptr || played->regularity != Regularity::Regular || !session.is_coached())
    return;
  if ((reply.coach = coached(session)) && reply.coach->may_be_taken_back)
    session.await_take_back(reply.coach->message);
  else if (reply.coach)
    reply.notices.push_back(reply.coach->message);
}

/// Lets the computer play for its seats, if the reply shows what happened.
void go_on(Session& session, Reply& reply) {
  EventLog* events = nullptr;
  EventLog untold;  // by a game that is taken up
  if (std::holds_alternative<Loaded>(reply.body) && reply.command == "restore") events = &untold;
  if (auto* played = std::get_if<Played>(&reply.body)) events = &played->events;
  if (auto* shown = std::get_if<Shown>(&reply.body)) events = &shown->events;
  if (events == nullptr || !session.has_computers() || session.awaits_take_back()) return;
  if (const std::optional<Stop> stop = play_for_computers(session, *events)) {
    reply.notices.push_back(stop->why);
    reply.has_failed = stop->has_failed;
  }
}

/// Obeys while calls are traced and stopped at, but for the first `passed` calls with a break.
Reply obey_watched(Desk& desk, const std::string& line, std::size_t passed) {
  Session& session = desk.session;
  HookWatch& hooks = session.hooks();
  const Command* command = find_command(first_word(line));
  constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
  hooks.begin(command != nullptr && command->is(replays) ? all : passed);
  Reply reply = obey(desk, line);
  const Command* done = find_command(reply.command);
  let_coach_speak(session, reply);
  if ((done != nullptr && done->is(goes_on)) || reply.command == "coach") go_on(session, reply);
  hooks.end(line, session.rules(), session.state());
  return reply;
}

/// The clauses that the answer names; `coverage` finds those of moves played in the game itself.
std::set<std::string> clauses_of(const Reply& reply) {
  std::set<std::string> clauses;
  if (const Failure* failure = reply.failure()) clauses.insert(failure->facts.clause);
  if (const auto* explained = std::get_if<Explained>(&reply.body))
    for (const std::string& clause : explained->judgement.clauses()) clauses.insert(clause);
  if (const auto* scored = std::get_if<Scored>(&reply.body))
    for (const Scored::Sheet& sheet : scored->sheets)
      for (const ScoreLine& line : sheet.lines) clauses.insert(line.clause);
  return clauses;
}

}  // namespace

namespace {

/// Notes whether the board and the list of moves shown before are still in sight.
void note_what_is_in_sight(Session& session, const Reply& reply, const std::string& line) {
  const Command* command = find_command(reply.command);
  const bool has_failed = command == nullptr || reply.failure() != nullptr;
  if (command != nullptr && command->is(repeats))
    session.repeated() = has_failed ? "" : command->name + line.substr(first_word(line).size());
  if (has_failed || command->is(keeps_list)) return;
  if (!command->is(repeats)) session.repeated().clear();
  session.forget_numbers();
}

/// The command that is stopped at a break, and could go on; empty if none is.
std::string stopped_line(const Session& session) {
  const HookWatch& hooks = session.hooks();
  return hooks.can_go_on(session.rules(), session.state()) ? hooks.halt()->line : "";
}

Reply obeyed(Desk& desk, std::string_view line) {
  Session& session = desk.session;
  session.begin_command();
  const std::string stopped = stopped_line(session);
  const std::optional<std::size_t> offered = std::exchange(desk.learning.offered(), std::nullopt);
  std::string text(trimmed(line));
  std::vector<std::string> notices;
  if (const auto notice = reload_if_changed(session)) notices.push_back(*notice);
  if (const auto notice = reload_if_dead(session)) notices.push_back(*notice);
  text = spelt_out(in_notation(text, session), desk);
  std::size_t passed = 0;
  HookWatch& hooks = session.hooks();
  if (find_command(text) == find_command("continue") &&
      hooks.can_go_on(session.rules(), session.state())) {
    text = hooks.halt()->line;
    passed = hooks.halt()->breaks_met;
    hooks.halt().reset();
  }
  const std::size_t forgotten = session.timeline().lines_forgotten();
  Reply reply = obey_watched(desk, text, passed);
  if (session.timeline().lines_forgotten() > forgotten)
    session.notice(
        say(session.language(),
            {"the oldest line of play is given up for this one: a game keeps {0}",
             "den äldsta spellinjen har fått ge plats åt den här: ett parti behåller {0}"},
            Game::most_lines));
  if (!stopped.empty() && stopped != text && stopped_line(session) != stopped)
    session.notice(say(session.language(),
                       {"{0}, which was stopped, is given up", "{0}, som stod stilla, är uppgivet"},
                       quoted(stopped)));
  if (reply.failure() != nullptr && !desk.learning.is_on()) desk.learning.offered() = offered;
  note_what_is_in_sight(session, reply, text);
  session.hide_hand_if_turn_passed();
  hooks.touched().merge(clauses_of(reply));
  reply.notices.insert(reply.notices.begin(), notices.begin(), notices.end());
  for (std::string& notice : session.take_notices()) reply.notices.push_back(std::move(notice));
  end_match_of_lesson(desk.learning, session);
  reply.trace = hooks.traced();
  reply.traced_in_all = hooks.traced_in_all();
  return reply;
}

}  // namespace

Reply opening(Session& session) {
  session.begin_command();
  Reply reply{"state", Shown{}};
  go_on(session, reply);
  return reply;
}

Reply execute(Desk& desk, std::string_view line) {
  try {
    return obeyed(desk, line);
  } catch (const std::exception& error) {
    // Not by the command itself, whose errors run() catches.
    return {printable(first_word(trimmed(line)), 60),
            failure_of(error, ErrorKind::Io, desk.session.language())};
  }
}

}  // namespace kasino
