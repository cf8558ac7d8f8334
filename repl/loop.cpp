#include "repl/loop.hpp"

#include <istream>
#include <ostream>

#include "repl/arguments.hpp"
#include "repl/commands.hpp"
#include "repl/json.hpp"
#include "repl/screen.hpp"

namespace kasino {

namespace {

Reply reply_to(const Line& line, Session& session) {
  if (!line.problem.empty()) return {"", Failure{ErrorKind::BadArgument, line.problem}};
  return execute(session, line.text);
}

bool says_nothing(const Line& line) {
  const std::string_view text = trimmed(line.text);
  return line.cancelled || text.empty() || text.front() == ';' || text.front() == '#';
}

/// What is to be shown for `reply`. Even showing may call a script, and fail.
std::string shown(const Reply& reply, const Session& session, const Look& look) {
  try {
    return to_screen(reply, session, look);
  } catch (const Error& error) {
    return std::string("kasino: ") + error.what() + '\n';
  }
}

/// `kasino: line 3: play: why`; to a person, who has the line before their eyes, why.
std::string error_text(const Failure& failure, const std::string& command, std::size_t number,
                       const Look& look) {
  if (look.terminal) return wrapped(to_line(failure), look.width, 2);
  const bool names_it = failure.kind == ErrorKind::UnknownCommand || command.empty();
  return "kasino: line " + std::to_string(number) + ": " + (names_it ? "" : command + ": ") +
         to_line(failure);
}

}  // namespace

void run_machine(Session& session, std::istream& in, std::ostream& out) {
  out << to_json(execute(session, "state"), session) << std::endl;
  while (const std::optional<Line> line = read_line(in)) {
    const Reply reply = reply_to(*line, session);
    out << to_json(reply, session) << std::endl;
    if (reply.ends_session()) return;
  }
}

TextRun run_text(Session& session, const LineSource& lines, std::ostream& out, std::ostream& err,
                 const Look& look) {
  TextRun run;
  out << shown({"state", Shown{{}, session.game().events()}}, session, look) << std::flush;
  std::size_t number = 0;
  while (const std::optional<Line> line = lines(prompt(session, look.language))) {
    ++number;
    if (says_nothing(*line)) continue;
    const Reply reply = reply_to(*line, session);
    if (const Failure* failure = reply.failure()) {
      run.had_errors = true;
      err << error_text(*failure, reply.command, number, look) << std::endl;
      continue;
    }
    out << shown(reply, session, look) << std::flush;
    if (reply.ends_session()) break;
  }
  return run;
}

}  // namespace kasino
