#include "repl/loop.hpp"

#include <istream>
#include <ostream>

#include "repl/arguments.hpp"
#include "repl/commands.hpp"
#include "repl/computer_seats.hpp"
#include "repl/json.hpp"
#include "repl/screen.hpp"
#include "repl/transcript.hpp"

namespace kasino {

namespace {

Reply reply_to(const Line& line, Session& session) {
  if (!line.problem.empty()) return {"", Failure{ErrorKind::BadArgument, line.problem}};
  return execute(session, line.text);
}

/// What is shown may be asked of scripts, which can fail.
std::string written_reply(const Reply& reply, const Session& session) {
  try {
    return to_json(reply, session);
  } catch (const Error& error) {
    return to_json(reply.command, failure_of(error, ErrorKind::BadArgument));
  }
}

bool says_nothing(const Line& line) {
  const std::string_view text = trimmed(line.text);
  return line.cancelled || text.empty() || text.front() == ';' || text.front() == '#';
}

/// What was answered, as a screen shows it: the answer, or what failed: the command, or the
/// showing, which may call scripts.
struct Answer {
  std::string text;
  std::optional<Failure> failure;
};

Answer answer_of(const Reply& reply, const Session& session, const Look& look) {
  if (const Failure* failure = reply.failure()) return {{}, *failure};
  try {
    return {to_screen(reply, session, look), std::nullopt};
  } catch (const Error& error) {
    return {{}, failure_of(error, ErrorKind::BadArgument)};
  }
}

void note(const Failure& failure, TextRun& run) {
  run.had_errors = true;
  run.script_failed |= failure.kind == ErrorKind::ScriptError || failure.kind == ErrorKind::Limit;
}

/// `kasino: line 3: play: why`; to a person, who has the line before their eyes, why. There is no
/// place before the first line.
std::string error_text(const Failure& failure, const std::string& command, const std::string& place,
                       const Look& look) {
  std::string under;
  for (const std::string& line : failure.under) under += '\n' + line;
  if (look.terminal) return wrapped(to_line(failure), look.width, 2) + under;
  const bool names_it = failure.kind == ErrorKind::UnknownCommand || command.empty();
  return "kasino: " + (place.empty() ? "" : place + ": ") + (names_it ? "" : command + ": ") +
         to_line(failure) + under;
}

/// Enter alone says that the player of a hidden hand is there.
Line meant(Line line, const Session& session) {
  if (!line.cancelled && line.problem.empty() && trimmed(line.text).empty() &&
      session.awaits_player())
    line.text = "ready";
  return line;
}

/// The next line. Lua that is not finished goes on in further ones, up to an empty one.
std::optional<Line> read_command(const LineSource& lines, Session& session) {
  std::optional<Line> line = lines(prompt(session, session.language()));
  while (line && !line->cancelled && line->problem.empty() && needs_more_lua(line->text, session)) {
    const std::optional<Line> more = lines("...> ");
    if (!more) break;
    line->place = more->place;
    if (more->cancelled || !more->problem.empty()) return more;
    if (trimmed(more->text).empty()) break;
    line->text += '\n' + more->text;
  }
  return line;
}

/// The answer as a transcript has it: as a plain screen shows it. `shown` is as it was shown with
/// `look`, which may be the same.
std::string as_kept(const Reply& reply, const Answer& shown, const Session& session,
                    const Look& look) {
  Look plain;
  plain.terminal = true;
  plain.language = session.language();
  const bool is_same = !look.colour && !look.symbols && look.width == plain.width;
  const Answer answer = is_same ? shown : answer_of(reply, session, plain);
  if (!answer.failure) return lasting(preface(reply, session) + answer.text);
  Failure failure = *answer.failure;
  failure.message = lasting(failure.message);  // its length decides where lines are broken
  return lasting(preface(reply, session) + error_text(failure, reply.command, {}, plain) + '\n');
}

/// Keeps the answer to what was typed since there were `typed_before` entries. Lines that write
/// the transcript are no part of it; those broken off by Ctrl-C are not to be typed again.
void keep(const Reply& reply, const Answer& shown, const Look& look, Session& session,
          std::size_t typed_before) {
  Transcript* transcript = session.transcript();
  if (transcript == nullptr) return;
  if (reply.command == "transcript") return transcript->forget_since(typed_before);
  if (reply.failure() != nullptr && session.was_interrupted())
    return transcript->break_off_since(typed_before);
  transcript->show(as_kept(reply, shown, session, look));
}

/// The same lines, which are kept in the session's transcript.
LineSource kept(const LineSource& lines, Session& session) {
  return [&lines, &session](const std::string& prompt) {
    std::optional<Line> line = lines(prompt);
    if (line && session.transcript() != nullptr)
      session.transcript()->type(line->text.substr(0, line->text.find_last_not_of(" \t\r") + 1));
    return line;
  };
}

/// The answer to an implied `state`, once the computer has played if it begins.
Reply opening(Session& session) {
  session.begin_command();
  Shown shown;
  const std::optional<std::string> stopped = play_for_computers(session, shown.events);
  Reply reply{"state", std::move(shown)};
  if (stopped) reply.notices.push_back(*stopped);
  return reply;
}

}  // namespace

void run_machine(Session& session, std::istream& in, std::ostream& out) {
  out << to_json(opening(session), session) << std::endl;
  while (const std::optional<Line> line = read_line(in)) {
    const Reply reply = reply_to(*line, session);
    out << written_reply(reply, session) << std::endl;
    if (reply.ends_session()) return;
  }
}

TextRun run_text(Session& session, const LineSource& lines, std::ostream& out, std::ostream& err,
                 const Look& look) {
  TextRun run;
  std::string place;
  std::size_t typed_before = 0;
  bool was_hidden = true;
  const auto answer = [&](const Reply& reply) {
    if (session.awaits_player() && !was_hidden) out << look.clearing;
    out << preface(reply, session) << std::flush;
    const Answer shown = answer_of(reply, session, look);
    out << shown.text << std::flush;
    keep(reply, shown, look, session, typed_before);
    if (!shown.failure) return;
    note(*shown.failure, run);
    err << error_text(*shown.failure, reply.command, place, look) << std::endl;
  };
  Reply opened = opening(session);
  auto& events = std::get<Shown>(opened.body).events;
  events.insert(events.begin(), session.game().start_events().begin(),
                session.game().start_events().end());
  answer(opened);
  const auto next = [&] {
    if (const Transcript* transcript = session.transcript())
      typed_before = transcript->entries().size();
    return read_command(kept(lines, session), session);
  };
  while (const std::optional<Line> read = next()) {
    if (session.transcript() != nullptr && (read->cancelled || !read->problem.empty()))
      session.transcript()->forget_since(typed_before);
    was_hidden = session.awaits_player();
    const Line line = meant(*read, session);
    place = line.place;
    if (says_nothing(line)) {
      if (const auto notice = reload_if_changed(session)) out << *notice << std::endl;
      continue;
    }
    const Reply reply = reply_to(line, session);
    answer(reply);
    if (reply.ends_session()) break;
  }
  return run;
}

}  // namespace kasino
