#include "repl/line_editor.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <system_error>

#include <histedit.h>

#include "repl/arguments.hpp"
#include "repl/complete.hpp"
#include "repl/interrupt.hpp"
#include "repl/look.hpp"

namespace kasino {

namespace {

constexpr int history_length = 1000;
constexpr std::size_t most_candidates = 60;

}  // namespace

class LineEditor::Impl {
 public:
  Impl(Completer completer, std::filesystem::path file);
  ~Impl();

  std::optional<Line> read(const std::string& prompt);

 private:
  static Impl& of(EditLine* editor) {
    void* self = nullptr;
    el_get(editor, EL_CLIENTDATA, &self);
    return *static_cast<Impl*>(self);
  }
  static char* show_prompt(EditLine* editor) { return of(editor).prompt_.data(); }
  static unsigned char complete(EditLine* editor, int) { return of(editor).complete_word(); }

  unsigned char complete_word();
  void list(const std::vector<std::string>& words) const;
  void remember(const std::string& line);

  Completer completer_;
  std::filesystem::path file_;
  EditLine* editor_;
  History* history_;
  std::string prompt_;
};

LineEditor::Impl::Impl(Completer completer, std::filesystem::path file)
    : completer_(std::move(completer)),
      file_(std::move(file)),
      editor_(el_init("kasino", stdin, stdout, stderr)),
      history_(history_init()) {
  HistEvent event;
  history(history_, &event, H_SETSIZE, history_length);
  history(history_, &event, H_SETUNIQUE, 1);
  if (!file_.empty()) history(history_, &event, H_LOAD, file_.c_str());
  el_set(editor_, EL_CLIENTDATA, this);
  el_set(editor_, EL_PROMPT, &Impl::show_prompt);
  el_set(editor_, EL_EDITOR, "emacs");
  el_set(editor_, EL_SIGNAL, 1);
  el_set(editor_, EL_HIST, history, history_);
  el_set(editor_, EL_ADDFN, "kasino-complete", "complete commands and moves", &Impl::complete);
  el_set(editor_, EL_BIND, "^I", "kasino-complete", nullptr);
  el_set(editor_, EL_BIND, "^R", "em-inc-search-prev", nullptr);
  el_source(editor_, nullptr);
}

LineEditor::Impl::~Impl() {
  if (!file_.empty()) {
    std::error_code ignored;
    std::filesystem::create_directories(file_.parent_path(), ignored);
    HistEvent event;
    history(history_, &event, H_SAVE, file_.c_str());
  }
  el_end(editor_);
  history_end(history_);
}

unsigned char LineEditor::Impl::complete_word() {
  const LineInfo* info = el_line(editor_);
  const std::string_view line(info->buffer, static_cast<std::size_t>(info->cursor - info->buffer));
  const std::vector<std::string> words = completer_(line);
  if (words.empty()) return CC_REFRESH_BEEP;
  const std::size_t typed = line.size() - (line.find_last_of(" \t") + 1);
  std::string rest = common_prefix(words).substr(typed);
  if (words.size() == 1 && !words.front().ends_with('=')) rest += ' ';
  if (!rest.empty()) {
    el_insertstr(editor_, rest.c_str());
    return CC_REFRESH;
  }
  list(words);
  return CC_REDISPLAY;
}

void LineEditor::Impl::list(const std::vector<std::string>& words) const {
  std::string text;
  for (std::size_t i = 0; i < words.size() && i < most_candidates; ++i)
    text += (i == 0 ? "" : "  ") + words[i];
  if (words.size() > most_candidates) text += "  ...";
  std::printf("\n%s\n", wrapped(text, 79).c_str());
  std::fflush(stdout);
}

void LineEditor::Impl::remember(const std::string& line) {
  if (line.find_first_not_of(" \t") == std::string::npos) return;
  HistEvent event;
  history(history_, &event, H_ENTER, line.c_str());
}

std::optional<Line> LineEditor::Impl::read(const std::string& prompt) {
  prompt_ = prompt;
  interrupt_flag() = false;
  int length = 0;
  const char* text = el_gets(editor_, &length);
  if (text == nullptr || length <= 0) {
    std::printf("\n");
    std::fflush(stdout);
    if (!interrupt_flag().exchange(false)) return std::nullopt;
    el_reset(editor_);
    return Line{{}, {}, true};
  }
  Line line{std::string(text, static_cast<std::size_t>(length))};
  while (!line.text.empty() && (line.text.back() == '\n' || line.text.back() == '\r'))
    line.text.pop_back();
  remember(std::string(trimmed(line.text)));
  if (!is_text(line.text)) line.problem = "the line is no UTF-8 text";
  return line;
}

LineEditor::LineEditor(Completer completer, std::filesystem::path history)
    : impl_(std::make_unique<Impl>(std::move(completer), std::move(history))) {}

LineEditor::~LineEditor() = default;

std::optional<Line> LineEditor::read(const std::string& prompt) { return impl_->read(prompt); }

}  // namespace kasino
