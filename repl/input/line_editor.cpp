#include "repl/input/line_editor.hpp"

#include <clocale>
#include <cstdio>
#include <cwchar>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <histedit.h>
#include <unistd.h>

#include "engine/text/reading.hpp"
#include "engine/text/text.hpp"
#include "engine/text/utf8.hpp"
#include "repl/console/terminal.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"

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

constexpr const char* first_line = "_HiStOrY_V2_";  ///< of a history file of libedit's

/// A line as libedit's history file has it, with special bytes in octal. We read and write the file
/// because libedit would lose the lines of other sessions, and follow links.
std::string as_kept(const std::string& line) {
  std::string text;
  for (const char c : line) {
    const auto byte = static_cast<unsigned char>(c);
    const bool plain = byte > ' ' && byte < 0x7f && c != '\\';
    text += plain ? std::string(1, c) : fmt::format("\\{:03o}", byte);
  }
  return text;
}

/// A line of the history file as it was typed.
std::string as_typed(const std::string& line) {
  std::string text;
  for (std::size_t i = 0; i < line.size();) {
    const std::string code = line[i] == '\\' ? line.substr(i, 4) : std::string();
    const bool is_high = code.size() == 4 && code.starts_with("\\M-");  // as libedit writes å
    const bool is_octal = code.size() == 4 && code.find_first_not_of("01234567", 1) == code.npos;
    text += is_high    ? static_cast<char>(code[3] | 0x80)
            : is_octal ? static_cast<char>(std::stoi(code.substr(1), nullptr, 8))
                       : line[i];
    i += is_high || is_octal ? 4 : 1;
  }
  return text;
}

/// The name of a file without its folder, for lists.
std::string_view short_name(std::string_view word) {
  return word.substr(word.find_last_of('/', word.size() < 2 ? 0 : word.size() - 2) + 1);
}

}  // namespace

LineEditor::LineEditor(Completer completer, std::optional<std::filesystem::path> history_file,
                       std::optional<Text>& problem)
    : completer_(std::move(completer)),
      file_(std::move(history_file)),
      nowhere_(std::fopen("/dev/null", "w"), std::fclose),
      editor_(el_init_fd("kasino", stdin, nowhere_.get(), nowhere_.get(), STDIN_FILENO,
                         STDOUT_FILENO, STDERR_FILENO)),
      history_(history_init()) {
  static const auto self = [](EditLine* editor) {
    void* data = nullptr;
    el_get(editor, EL_CLIENTDATA, &data);
    return static_cast<LineEditor*>(data);
  };
  int (*const read_one)(EditLine*, wchar_t*) = [](EditLine* editor, wchar_t* character) {
    return self(editor)->read_character(*character);
  };
  unsigned char (*const complete)(EditLine*, wint_t) = [](EditLine* editor, wint_t) {
    return self(editor)->complete_word();
  };
  unsigned char (*const clear)(EditLine*, wint_t) = [](EditLine* editor, wint_t) {
    return self(editor)->clear_screen();
  };
  HistEvent event;
  history(history_, &event, H_SETSIZE, history_length);
  history(history_, &event, H_SETUNIQUE, 1);
  try {
    if (file_ && !file_->empty()) read_history();
  } catch (const Error& error) {
    problem = error.message();
    file_->clear();
  }
  el_set(editor_, EL_CLIENTDATA, this);
  el_set(editor_, EL_EDITOR, "emacs");
  el_wset(editor_, EL_GETCFN, read_one);
  el_set(editor_, EL_HIST, history, history_);
  // The narrow el_set() would copy the names, and never free them.
  el_wset(editor_, EL_ADDFN, L"kasino-complete", L"complete commands and moves", complete);
  el_wset(editor_, EL_ADDFN, L"kasino-clear-screen", L"clear the screen", clear);
  el_set(editor_, EL_BIND, "^I", "kasino-complete", nullptr);
  el_set(editor_, EL_BIND, "^L", "kasino-clear-screen", nullptr);
  el_set(editor_, EL_BIND, "^R", "em-inc-search-prev", nullptr);
  for (const auto& [key, action] : keys) el_set(editor_, EL_BIND, key, action, nullptr);
  el_source(editor_, nullptr);
}

LineEditor::~LineEditor() {
  el_end(editor_);
  history_end(history_);
}

void LineEditor::read_history() {
  HistEvent event;
  for (const std::string& line : lines_of(read_own(file_->string()).value_or("")))
    if (line != first_line) history(history_, &event, H_ENTER, as_typed(line).c_str());
}

namespace {

void send(const std::string& text) {
  std::fputs(text.c_str(), stdout);
  std::fflush(stdout);
}

}  // namespace

void LineEditor::draw() {
  const LineInfo* info = el_line(editor_);
  send(drawing_.drawn(prompt_ + std::string(info->buffer, info->cursor),
                      std::string(info->cursor, info->lastchar), size_of_screen()));
}

/// Leaves the line on the screen as it was typed, and goes below it.
void LineEditor::end_drawing() {
  const LineInfo* info = el_line(editor_);
  std::string line(info->buffer, info->lastchar);
  if (line.ends_with('\n')) line.pop_back();
  send(drawing_.drawn(prompt_ + line, {}, size_of_screen()));
  send(drawing_.ended());
}

std::optional<char> LineEditor::next_byte() {
  if (unread_) return std::exchange(unread_, std::nullopt);
  for (;;) {
    if (!KeyWait::has_key()) draw();  // else what comes at once is shown at once
    switch (keys_->wait()) {
      case Woken::Key: break;
      case Woken::Interrupted: return std::nullopt;
      case Woken::Resized: continue;
      case Woken::Called:
        el_set(editor_, EL_PREP_TERM, 0);
        keys_->obey();
        el_set(editor_, EL_PREP_TERM, 1);
        drawing_ = {};
        send("\r");
        continue;
    }
    char byte = 0;
    return ::read(STDIN_FILENO, &byte, 1) == 1 ? std::optional(byte) : std::nullopt;
  }
}

int LineEditor::read_character(wchar_t& character) {
  std::mbstate_t state{};
  for (;;) {
    const std::optional<char> byte = next_byte();
    if (!byte) return 0;
    const bool is_first = std::mbsinit(&state) != 0;
    const std::size_t length = std::mbrtowc(&character, &*byte, 1, &state);
    if (length <= 1) return 1;
    if (length != static_cast<std::size_t>(-1)) continue;
    if (!is_first) unread_ = byte;  // it begins another letter
    character = L'\ufffd';          // no UTF-8, which problem_of() tells once the line is entered
    return 1;
  }
}

unsigned char LineEditor::clear_screen() {
  send(std::string(terminal::new_page));
  drawing_ = {};
  return CC_REFRESH;
}

unsigned char LineEditor::complete_word() {
  const LineInfo* info = el_line(editor_);
  const std::string_view line(info->buffer, static_cast<std::size_t>(info->cursor - info->buffer));
  const Completion found = completer_(line);
  if (interrupt_flag()) return CC_EOF;  // Ctrl-C gives the line up
  if (found.words.empty()) {
    send("\a");
    return CC_REFRESH;
  }
  const std::string& first = found.words.front();
  std::string rest = common_prefix(found.words).substr(line.size() - found.begin);
  if (found.words.size() == 1 && !first.ends_with('=') && !first.ends_with('/')) rest += ' ';
  if (!rest.empty()) {
    el_insertstr(editor_, rest.c_str());
    return CC_REFRESH;
  }
  list(found.words);
  return CC_REFRESH;
}

void LineEditor::list(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size() && i < most_candidates; ++i)
    text.append(i == 0 ? "" : "  ").append(short_name(words[i]));
  if (words.size() > most_candidates) text += "  ...";
  end_drawing();
  send(wrapped(printable(text), size_of_screen().columns - 1) + '\n');
}

void LineEditor::remember(const std::string& line) {
  if (!file_ || line.find_first_not_of(" \t") == std::string::npos) return;
  HistEvent event;
  history(history_, &event, H_ENTER, line.c_str());
  if (file_->empty()) return;
  try {
    const OwnTurn turn(file_->string());
    std::vector<std::string> lines = lines_of(read_own(file_->string()).value_or(""));
    if (!lines.empty() && lines.front() == first_line) lines.erase(lines.begin());
    lines.push_back(as_kept(line));
    if (lines.size() > history_length) lines.erase(lines.begin(), lines.end() - history_length);
    lines.insert(lines.begin(), first_line);
    save_own(file_->string(), joined(lines, "\n") + '\n');
  } catch (const Error&) {  // which the game says, that is kept beside it
    file_->clear();
  }
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
  std::optional<Line> line;
  {
    KeyWait wait;
    keys_ = &wait;
    int length = 0;
    const char* text = el_gets(editor_, &length);
    if (text != nullptr && length > 0)
      line = Line{std::string(text, static_cast<std::size_t>(length))};
    end_drawing();
  }
  if (interrupt_flag().exchange(false)) {
    el_reset(editor_);
    return Line{{}, {}, true};
  }
  if (!line) return line;
  while (line->text.ends_with('\n') || line->text.ends_with('\r')) line->text.pop_back();
  remember(std::string(trimmed(line->text)));
  line->problem = problem_of(line->text);
  return line;
}

}  // namespace kasino
