#include "repl/input/line_editor.hpp"

#include <cstdio>
#include <fstream>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <histedit.h>

#include "engine/text/utf8.hpp"
#include "repl/command_line/terminal.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

constexpr int history_length = 1000;
constexpr std::size_t most_candidates = 60;

/// Keys that libedit does not know by itself.
constexpr std::pair<const char*, const char*> keys[] = {
    {"\\e[1~", "ed-move-to-beg"},      {"\\e[7~", "ed-move-to-beg"},  // Home
    {"\\e[4~", "ed-move-to-end"},      {"\\e[8~", "ed-move-to-end"},  // End
    {"\\e[3~", "ed-delete-next-char"},                                // Delete
    {"\\e[1;5C", "em-next-word"},      {"\\e[1;5D", "ed-prev-word"},  // Ctrl and an arrow
};

/// A line as libedit's history file has it, with special bytes in octal. We write it because
/// libedit can only write the whole file, which would lose the lines of other sessions.
std::string as_kept(const std::string& line) {
  std::string text;
  for (const char c : line) {
    const auto byte = static_cast<unsigned char>(c);
    const bool plain = byte > ' ' && byte < 0x7f && c != '\\';
    text += plain ? std::string(1, c) : fmt::format("\\{:03o}", byte);
  }
  return text;
}

/// The name of a file without its folder, for lists.
std::string_view short_name(std::string_view word) {
  return word.substr(word.find_last_of('/', word.size() < 2 ? 0 : word.size() - 2) + 1);
}

}  // namespace

LineEditor::LineEditor(Completer completer, std::optional<std::filesystem::path> history_file)
    : completer_(std::move(completer)),
      file_(std::move(history_file)),
      editor_(el_init("kasino", stdin, stdout, stderr)),
      history_(history_init()) {
  static const auto self = [](EditLine* editor) {
    void* data = nullptr;
    el_get(editor, EL_CLIENTDATA, &data);
    return static_cast<LineEditor*>(data);
  };
  char* (*const show_prompt)(EditLine*) = [](EditLine* editor) {
    return self(editor)->prompt_.data();
  };
  unsigned char (*const complete)(EditLine*, wint_t) = [](EditLine* editor, wint_t) {
    return self(editor)->complete_word();
  };
  HistEvent event;
  history(history_, &event, H_SETSIZE, history_length);
  history(history_, &event, H_SETUNIQUE, 1);
  if (file_ && !file_->empty()) open_history();
  el_set(editor_, EL_CLIENTDATA, this);
  el_set(editor_, EL_PROMPT, show_prompt);
  el_set(editor_, EL_EDITOR, "emacs");
  el_set(editor_, EL_SIGNAL, 1);
  el_set(editor_, EL_HIST, history, history_);
  // The narrow el_set() would copy the names, and never free them.
  el_wset(editor_, EL_ADDFN, L"kasino-complete", L"complete commands and moves", complete);
  el_set(editor_, EL_BIND, "^I", "kasino-complete", nullptr);
  el_set(editor_, EL_BIND, "^R", "em-inc-search-prev", nullptr);
  for (const auto& [key, action] : keys) el_set(editor_, EL_BIND, key, action, nullptr);
  el_source(editor_, nullptr);
}

LineEditor::~LineEditor() {
  el_end(editor_);
  history_end(history_);
}

/// Reads the history file, and shortens it once it is far longer than what is kept in memory.
void LineEditor::open_history() {
  std::error_code ignored;
  std::filesystem::create_directories(file_->parent_path(), ignored);
  HistEvent event;
  const int lines = history(history_, &event, H_LOAD, file_->c_str());
  if (lines > 2 * history_length) history(history_, &event, H_SAVE, file_->c_str());
}

unsigned char LineEditor::complete_word() {
  const LineInfo* info = el_line(editor_);
  const std::string_view line(info->buffer, static_cast<std::size_t>(info->cursor - info->buffer));
  const Completion found = completer_(line);
  if (interrupt_flag()) return CC_EOF;  // Ctrl-C gives the line up
  if (found.words.empty()) return CC_REFRESH_BEEP;
  const std::string& first = found.words.front();
  std::string rest = common_prefix(found.words).substr(line.size() - found.begin);
  if (found.words.size() == 1 && !first.ends_with('=') && !first.ends_with('/')) rest += ' ';
  if (!rest.empty()) {
    el_insertstr(editor_, rest.c_str());
    return CC_REFRESH;
  }
  list(found.words);
  return CC_REDISPLAY;
}

void LineEditor::list(const std::vector<std::string>& words) const {
  std::string text;
  for (std::size_t i = 0; i < words.size() && i < most_candidates; ++i)
    text.append(i == 0 ? "" : "  ").append(short_name(words[i]));
  if (words.size() > most_candidates) text += "  ...";
  Style style;
  fit_to_screen(style);
  std::printf("\n%s\n", wrapped(printable(text), style.width - 1).c_str());
  std::fflush(stdout);
}

void LineEditor::remember(const std::string& line) {
  if (!file_ || line.find_first_not_of(" \t") == std::string::npos) return;
  HistEvent event;
  history(history_, &event, H_ENTER, line.c_str());
  if (file_->empty()) return;
  std::ofstream file(*file_, std::ios::app);
  if (file.tellp() == 0) file << "_HiStOrY_V2_\n";
  file << as_kept(line) << '\n' << std::flush;
}

void LineEditor::remember_nothing() {
  if (!file_) return;
  file_.reset();
  HistEvent event;
  history(history_, &event, H_CLEAR);
}

std::optional<Line> LineEditor::read(const std::string& prompt) {
  prompt_ = prompt;
  interrupt_flag() = false;
  int length = 0;
  const char* text = nullptr;
  {
    const InterruptibleRead reading;
    text = el_gets(editor_, &length);
  }
  if (text == nullptr || length <= 0) {
    std::printf("\n");
    std::fflush(stdout);
    if (!interrupt_flag().exchange(false)) return std::nullopt;
    el_reset(editor_);
    return Line{{}, {}, true};
  }
  if (interrupt_flag().exchange(false)) {  // pressed around the read: the terminal has shown ^C
    std::printf("\n");
    std::fflush(stdout);
    return Line{{}, {}, true};
  }
  Line line{std::string(text, static_cast<std::size_t>(length))};
  while (!line.text.empty() && (line.text.back() == '\n' || line.text.back() == '\r'))
    line.text.pop_back();
  remember(std::string(trimmed(line.text)));
  line.problem = problem_of(line.text);
  return line;
}

}  // namespace kasino
