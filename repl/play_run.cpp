#include "repl/play_run.hpp"

#include <istream>
#include <optional>
#include <ostream>
#include <sstream>

#include "repl/autosave.hpp"
#include "repl/complete.hpp"
#include "repl/interrupt.hpp"
#include "repl/line_editor.hpp"
#include "repl/loop.hpp"
#include "repl/state_folder.hpp"
#include "repl/terminal.hpp"
#include "repl/transcript.hpp"

namespace kasino {

namespace {

/// Where people share the screen, one should not find what another has asked.
std::optional<std::filesystem::path> history_file(const Session& session) {
  if (session.settings().hotseat) return std::nullopt;
  const std::filesystem::path folder = state_folder();
  return folder.empty() ? folder : folder / "history";
}

/// The lines of a session: those of a script, then what is typed or piped.
class Lines {
 public:
  Lines(Session& session, const Commands& script, const Surroundings& around)
      : script_(without_byte_order_mark(script.text)), script_name_(script.name), around_(around) {
    if (around.input == Input::Edited)
      editor_.emplace([&](std::string_view line) { return complete(session, line); },
                      history_file(session));
  }

  std::optional<Line> next(const std::string& prompt) {
    if (std::optional<Line> line = read_line(script_)) {
      around_.out << prompt << line->text << std::endl;
      line->place = script_name_ + ':' + std::to_string(++script_lines_);
      return line;
    }
    if (editor_) return editor_->read(prompt);
    return around_.input == Input::Piped ? piped() : typed(prompt);
  }

 private:
  std::optional<Line> piped() {
    std::optional<Line> line = read_line(around_.in);
    if (!line) return line;
    if (++piped_lines_ == 1) line->text = without_byte_order_mark(line->text);
    line->place = "line " + std::to_string(piped_lines_);
    return line;
  }

  /// A line of a person whose terminal edits nothing.
  std::optional<Line> typed(const std::string& prompt) {
    interrupt_flag() = false;  // what it was to end has ended
    around_.out << prompt << std::flush;
    std::optional<Line> line = read_line(around_.in);
    if (interrupt_flag().exchange(false)) line = Line{{}, {}, true};
    if (!line || line->cancelled) around_.out << std::endl;
    return line;
  }

  std::istringstream script_;
  std::string script_name_;
  std::size_t script_lines_ = 0;  // that were read
  std::size_t piped_lines_ = 0;
  const Surroundings& around_;
  std::optional<LineEditor> editor_;
};

}  // namespace

ExitStatus run_play(Session& session, const Commands& script, const Surroundings& around,
                    const Look& look_at_first) {
  const bool piped = around.input == Input::Piped;
  if (!piped) catch_interrupts();
  Lines lines(session, script, around);
  Autosave autosave(session.settings().autosaves);
  Transcript transcript;
  transcript.cut_off = read_cut_off_games(session.settings().autosaves);
  session.keep_transcript(&transcript);
  Look look = look_at_first;
  std::string offer = restore_offer(session.settings().autosaves, look.language);
  const auto next_line = [&](const std::string& prompt) {
    if (const auto problem = autosave.keep(session))
      around.err << wrapped("kasino: the game is not kept: " + *problem, look.width, 2)
                 << std::endl;
    if (!offer.empty()) around.out << wrapped(offer, look.width) << std::endl;
    offer.clear();
    std::optional<Line> line = lines.next(prompt);
    if (around.on_screen) look.width = width_of_screen();  // the window may have changed
    return line;
  };
  const TextRun run = run_text(session, next_line, around.out, around.err, look);
  if (piped || !is_terminal_gone()) autosave.forget();
  if (!piped || !run.had_errors) return ExitStatus::Done;
  return run.script_failed ? ExitStatus::Script : ExitStatus::BadInput;
}

}  // namespace kasino
