#include "repl/input/loop.hpp"

#include <chrono>
#include <istream>
#include <optional>
#include <ostream>
#include <sstream>
#include <tuple>
#include <utility>

#include "engine/model/state.hpp"
#include "repl/command_line/pager.hpp"
#include "repl/commands/commands.hpp"
#include "repl/console/terminal.hpp"
#include "repl/input/complete.hpp"
#include "repl/input/door.hpp"
#include "repl/input/line_editor.hpp"
#include "repl/json/json.hpp"
#include "repl/screen/screen.hpp"
#include "repl/session/autosave.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/session/kept_games.hpp"
#include "repl/text/typed.hpp"
#include "scripting/source/file.hpp"

namespace kasino {

namespace {

Reply reply_to(const Line& line, Desk& desk) {
  if (line.problem)
    return {"", Failure{ErrorKind::BadArgument, line.problem->in(desk.session.language())}};
  return execute(desk, line.text);
}

bool says_nothing(const Line& line) {
  const std::string_view text = trimmed(line.text);
  return line.cancelled || text.empty() || text.front() == ';' || text.front() == '#';
}

/// What a screen shows for a reply, or the failure of the command or of a script called to show it.
struct Answer {
  std::string text;
  std::optional<Failure> failure;
};

Answer answer_of(const Reply& reply, const Session& session, const Style& style) {
  if (const Failure* failure = reply.failure()) {
    Answer answer{{}, *failure};
    answer.failure->message = with_seat_names(failure->message, session.speech());
    return answer;
  }
  try {
    Style spoken = style;
    const Style speech = session.speech();
    spoken.you = speech.you;
    spoken.packs = speech.packs;
    spoken.names = speech.names;
    return {to_screen(reply, session, spoken), std::nullopt};
  } catch (const std::exception& error) {
    return {{}, failure_of(error, ErrorKind::BadArgument, session.language())};
  }
}

void note(const Failure& failure, TextRun& run) {
  run.had_errors = true;
  run.script_failed |= failure.kind == ErrorKind::ScriptError || failure.kind == ErrorKind::Limit;
}

/// Whether the reply shows the board, which is never paged.
bool shows_board(const Reply& reply) {
  return std::holds_alternative<Shown>(reply.body) || std::holds_alternative<Played>(reply.body) ||
         std::holds_alternative<Loaded>(reply.body);
}

/// `kasino: line 3: play: why`, or only why at a terminal, where the line is in sight. `place` is
/// empty before the first line.
std::string error_text(const Failure& failure, const std::string& command, const std::string& place,
                       const Style& style) {
  std::string under;
  for (const std::string& line : failure.facts.under) under += '\n' + line;
  if (style.terminal) return fitted(to_line(failure) + under, style.width);
  const bool names_it = failure.kind == ErrorKind::UnknownCommand || command.empty();
  const Command* known = find_command(command);
  return "kasino: " + (place.empty() ? "" : place + ": ") +
         (names_it ? "" : (known == nullptr ? command : known->word(style.language)) + ": ") +
         to_line(failure) + under;
}

/// The command for Enter alone at a terminal: the last command again, if that repeats and does not
/// go back from the beginning; `step` if steps lie ahead; `next` after a deal.
std::string walk_on_enter(const Session& session) {
  const bool has_steps_ahead = session.timeline().plies_ahead() > 0;
  const std::string& repeated = session.repeated();
  const bool goes_back = repeated.starts_with("back");
  if (goes_back ? session.game().ply() > 0 : !repeated.empty()) return repeated;
  // With a coach, a move that was taken back is not to come again by itself.
  if (has_steps_ahead && !session.is_coached()) return "step";
  return session.state().phase == Phase::DealOver ? "next" : "";
}

/// Whether it is Enter alone.
bool is_empty(const Line& line) {
  return !line.cancelled && !line.problem && trimmed(line.text).empty();
}

/// The line, or the command that Enter alone stands for: `n` to the coach's question, the lesson of
/// Learning::offered(), `ready` while a hand is hidden, `next` in a lesson, else walk_on_enter().
Line meant(Line line, const Desk& desk, const Style& style) {
  const Session& session = desk.session;
  if (!is_empty(line)) return line;
  if (session.awaits_take_back())
    line.text = "n";
  else if (const auto& lesson = desk.learning.offered())
    line.text = "lesson " + std::to_string(*lesson);
  else if (session.awaits_player())
    line.text = "ready";
  else if (desk.learning.is_on())
    line.text = "next";
  else if (style.terminal)
    line.text = walk_on_enter(session);
  return line;
}

/// Whether the answer says what Enter alone does, or the prompt does.
bool says_what_enter_does(const Reply& reply, const Desk& desk) {
  return shows_board(reply) || std::holds_alternative<Taught>(reply.body) ||
         desk.learning.offered() || desk.session.awaits_player();
}

/// What Enter alone does now, if anything; a line.
std::string enter_text(const Desk& desk, const Style& style) {
  if (desk.learning.is_on()) return draw_lesson_keys(desk.learning.course(), style);
  const std::string line = walk_on_enter(desk.session);
  const bool is_at_end = line.starts_with("step") && desk.session.timeline().plies_ahead() == 0;
  if (line.empty() || is_at_end) return {};
  const std::string word = line.substr(0, line.find(' '));
  return dim("Enter: " + find_command(word)->word(style.language) + line.substr(word.size()),
             style) +
         '\n';
}

/// Whether something is still to be chosen. There need be no door.
bool is_at(const Door* door) { return door != nullptr && door->is_open(); }

/// What is awaited in a lesson: "a move, as s7xh7> ".
std::string lesson_prompt(const Desk& desk) {
  const Language language = desk.session.language();
  if (!desk.learning.asks()) return say(language, {"lesson> ", "lektion> "});
  Question question = *desk.learning.course().item().question;
  const Rules& rules = desk.session.rules();
  // A best move is typed as any other is; it takes long to find, and is not sought for this.
  if (question.ask == Ask::Best && rules.data().adviser.empty()) question.ask = Ask::Play;
  const Posed posed(std::move(question), rules);
  return with_ranks_of(language, posed.how_to_answer(language)) + "> ";
}

/// The next command: a line, or several while they hold unfinished Lua; an empty line ends them.
std::optional<Line> read_command(const LineSource& lines, Desk& desk, const Door* door) {
  Session& session = desk.session;
  const Language language = session.language();
  std::optional<Line> line = lines(is_at(door)             ? door->prompt(language)
                                   : desk.learning.is_on() ? lesson_prompt(desk)
                                                           : prompt(session, language));
  while (line && !line->cancelled && !line->problem && needs_more_lua(line->text, session)) {
    const std::optional<Line> more = lines("...> ");
    if (!more) break;
    line->place = more->place;
    if (more->cancelled || more->problem) return more;
    if (trimmed(more->text).empty()) break;
    line->text += '\n' + more->text;
  }
  return line;
}

}  // namespace

void run_machine(Desk& desk, std::istream& in, std::ostream& out) {
  Session& session = desk.session;
  out << to_json(opening(session), session) << std::endl;
  bool is_first = true;
  while (std::optional<Line> line = read_line(in)) {
    if (std::exchange(is_first, false)) line->text = without_byte_order_mark(line->text);
    const Reply reply = reply_to(*line, desk);
    out << answer_in_json(reply, session) << std::endl;
    if (reply.ends_session()) return;
  }
}

namespace {

/// How far a long command has got, on a line that is written again and again: once it has thought
/// for half a second.
class ProgressLine {
 public:
  ProgressLine(Session& session, std::ostream& out) : session_(session), out_(out) {
    session.tell_progress([this](std::size_t done, std::size_t all) { tell(done, all); });
  }
  ~ProgressLine() { session_.tell_progress({}); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void begin() {
    next_ = Clock::now() + std::chrono::milliseconds(500);
    done_ = all_ = 0;
  }
  /// Leaves nothing of it on the screen.
  void end() {
    if (is_shown_) out_ << terminal::clear_line << std::flush;
    is_shown_ = false;
    next_ = Clock::time_point::max();
  }

 private:
  using Clock = std::chrono::steady_clock;

  void tell(std::size_t done, std::size_t all) {
    if (all > 0) std::tie(done_, all_) = std::pair(done, all);
    if (Clock::now() < next_) return;
    next_ = Clock::now() + std::chrono::milliseconds(100);
    is_shown_ = true;
    const Language language = session_.language();
    out_ << terminal::clear_line
         << (all_ == 0 ? say(language, {"thinking ...", "tänker ..."})
                       : say(language, {"{0} of {1} steps looked at", "{0} av {1} steg granskade"},
                             done_, all_))
         << std::flush;
  }

  Session& session_;
  std::ostream& out_;
  Clock::time_point next_ = Clock::time_point::max();  ///< no command is under way
  std::size_t done_ = 0, all_ = 0;
  bool is_shown_ = false;
};

}  // namespace

TextRun run_text(Desk& desk, const LineSource& lines, std::ostream& out, std::ostream& err,
                 const Style& style, Door* door) {
  Session& session = desk.session;
  TextRun run;
  std::string place;
  bool was_hidden = true;
  bool was_paged = false;  // and nothing was said since of what Enter does
  std::optional<ProgressLine> progress;
  if (style.terminal && style.height > 0) progress.emplace(session, out);
  const auto answer = [&](const Reply& reply) {
    if (session.awaits_player() && !was_hidden) out << style.clearing;
    const auto* lesson = std::get_if<Taught>(&reply.body);
    const bool is_page = lesson != nullptr && lesson->shows_item;  // which clears the screen
    if (!is_page) out << preface(reply, session) << std::flush;
    const Answer shown = answer_of(reply, session, style);
    was_paged = false;
    if (shows_board(reply))
      out << shown.text << std::flush;
    else
      was_paged = show(shown.text, out, style) && !is_page;
    if (is_page) out << preface(reply, session) << std::flush;
    if (reply.has_failed) run.had_errors = run.script_failed = true;
    if (!shown.failure) return;
    note(*shown.failure, run);
    err << error_text(*shown.failure, reply.command, place, style) << std::endl;
  };
  const auto show_game = [&] {
    Reply opened = opening(session);
    const bool is_stepped_through = session.timeline().plies_ahead() > 0;  // a loaded game
    if (style.terminal && !is_stepped_through) out << draw_greeting(session, style);
    auto& events = std::get<Shown>(opened.body).events;
    events.insert(events.begin(), session.game().start_events().begin(),
                  session.game().start_events().end());
    answer(opened);
  };
  /// Shows how far the command has got, if it takes long.
  const auto in_time = [&](const auto& command) {
    if (progress) progress->begin();
    Reply reply = command();
    if (progress) progress->end();
    return reply;
  };
  /// Answers whether the session goes on.
  const auto enter = [&](const std::string& line) {
    try {
      const Door::Entry entry = door->take(line, desk);
      out << entry.told << std::flush;
      if (entry.shows_game) show_game();
      if (entry.command.empty()) return true;
      const Reply reply = in_time([&] { return execute(desk, entry.command); });
      answer(reply);
      door->note(reply, desk);
      if (!entry.silently.empty()) execute(desk, entry.silently);
      return !reply.ends_session();
    } catch (const Error& error) {
      answer({"", failure_of(error, ErrorKind::BadArgument, session.language())});
    }
    return true;
  };
  if (door != nullptr)
    out << door->draw(style) << std::flush;
  else if (session.settings().first_line.empty())
    show_game();
  else
    answer(execute(desk, session.settings().first_line));
  while (const std::optional<Line> read = read_command(lines, desk, door)) {
    was_hidden = session.awaits_player();
    // An Enter that was meant for something before plays nothing.
    if (is_empty(*read) && (read->is_ahead || was_paged)) {
      if (read->is_ahead) continue;
      was_paged = false;
      out << (is_at(door) ? door->reminder(style) : enter_text(desk, style)) << std::flush;
      continue;
    }
    if (is_at(door) && !desk.learning.offered()) {
      if (read->cancelled) door->go_back();
      if (!read->problem && !read->cancelled && !enter(read->text)) break;
      if (door->is_open() && !was_paged) out << door->reminder(style) << std::flush;
      if (!read->problem) continue;
    }
    const Line line = meant(*read, desk, style);
    place = line.place;
    if (says_nothing(line)) {
      if (const auto notice = reload_if_changed(session)) out << *notice << std::endl;
      continue;
    }
    const Reply reply = in_time([&] { return reply_to(line, desk); });
    answer(reply);
    if (reply.ends_session()) break;
    if (is_at(door)) door->note(reply, desk);
    if (style.terminal && !was_paged && !says_what_enter_does(reply, desk))
      out << enter_text(desk, style) << std::flush;
  }
  return run;
}

namespace {

/// Nothing if people share the screen, so that nobody finds what another has asked.
std::optional<std::filesystem::path> history_file(const Session& session) {
  if (session.settings().hotseat) return std::nullopt;
  const std::filesystem::path folder = state_folder();
  return folder.empty() ? folder : folder / "history";
}

/// The lines of a session: first those of --script, then what is typed or piped.
class InputLines {
 public:
  InputLines(Session& session, const std::string& script, const Surroundings& around)
      : session_(session),
        script_(script.empty() ? "" : without_byte_order_mark(read_file(script))),
        script_name_(script),
        around_(around) {
    std::optional<Text> problem;
    if (around.input == Input::Edited)
      editor_.emplace([&](std::string_view line) { return complete(session, line); },
                      history_file(session), problem);
    if (problem)
      around.err << say(session.language(),
                        {"kasino: what you type is not remembered for later: {0}",
                         "kasino: det du skriver blir inte kvar till senare: {0}"},
                        *problem)
                 << std::endl;
  }

  std::optional<Line> next(const std::string& prompt) {
    if (std::optional<Line> line = read_line(script_)) {
      around_.out << prompt << line->text << std::endl;
      line->place = script_name_ + ':' + std::to_string(++script_lines_);
      return line;
    }
    if (around_.input == Input::Piped) return piped();
    if (editor_ && session_.settings().hotseat) editor_->remember_nothing();
    const bool is_ahead = KeyWait::has_key();
    std::optional<Line> line = editor_ ? editor_->read(prompt) : typed(prompt);
    if (line) line->is_ahead = is_ahead;
    return line;
  }

 private:
  std::optional<Line> piped() {
    std::optional<Line> line = read_line(around_.in);
    if (!line) return line;
    if (++piped_lines_ == 1) line->text = without_byte_order_mark(line->text);
    line->place = say(session_.language(), {"line {0}", "rad {0}"}, piped_lines_);
    return line;
  }

  /// A line from a person at a terminal that cannot edit lines.
  std::optional<Line> typed(const std::string& prompt) {
    interrupt_flag() = false;  // Ctrl-C was meant for the last command
    around_.out << prompt << std::flush;
    std::optional<Line> line = read_line(around_.in);
    if (interrupt_flag().exchange(false)) line = Line{{}, {}, true};
    if (!line || line->cancelled) around_.out << std::endl;
    return line;
  }

  const Session& session_;
  std::istringstream script_;
  std::string script_name_;
  std::size_t script_lines_ = 0;  // that were read
  std::size_t piped_lines_ = 0;
  const Surroundings& around_;
  std::optional<LineEditor> editor_;
};

}  // namespace

ExitStatus run_play(Desk& desk, const std::string& script, const Surroundings& around,
                    const Style& first_style, Door* door) {
  Session& session = desk.session;
  const bool piped = around.input == Input::Piped;
  if (!piped) catch_interrupts();
  InputLines lines(session, script, around);
  Autosave autosave(session.settings().autosave_folder);
  Style style = first_style;
  std::string offer = session.settings().first_line.empty() && door == nullptr
                          ? restore_offer(session.settings().autosave_folder, style.language)
                          : std::string();
  bool lacks_home = session.settings().lacks_home;
  const auto next_line = [&](const std::string& prompt) {
    std::optional<std::string> problem = autosave.keep(session);
    if (lacks_home && session.timeline().has_played() && !session.has_left_game()) {
      lacks_home = false;
      problem = no_home().message().in(style.language);
    }
    if (problem)
      around.err << wrapped(say(style.language,
                                {"kasino: the game is not kept: {0}",
                                 "kasino: partiet sparas inte: {0}"},
                                *problem),
                            style.width, 2)
                 << std::endl;
    if (!offer.empty()) around.out << wrapped(offer, style.width) << std::endl;
    offer.clear();
    std::optional<Line> line = lines.next(prompt);
    if (around.on_screen) fit_to_screen(style);  // the window may have changed
    return line;
  };
  const TextRun run = run_text(desk, next_line, around.out, around.err, style, door);
  const std::optional<std::size_t> step = desk.learning.goes_on_at(session);
  if (!piped && step)
    around.out << wrapped(say(style.language,
                              {"Lesson {0} goes on at step {1} next time.",
                               "Lektion {0} fortsätter på steg {1} nästa gång."},
                              desk.learning.course().number(), *step),
                          style.width)
               << std::endl;
  if (piped)
    autosave.forget();
  else if (const std::string told = autosave.farewell(session);
           !told.empty() && !is_terminal_gone())
    around.out << wrapped(told, style.width) << std::endl;
  if (!piped || !run.had_errors) return ExitStatus::Done;
  return run.script_failed ? ExitStatus::Script : ExitStatus::BadInput;
}

}  // namespace kasino
