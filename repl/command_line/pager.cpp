#include "repl/command_line/pager.hpp"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ostream>
#include <sstream>
#include <string_view>

#include <sys/wait.h>

#include "repl/console/terminal.hpp"
#include "repl/text/outlet.hpp"

namespace kasino {

namespace {

/// Runs $PAGER with the text; answers whether it could be run.
bool page_by_program(const std::string& text) {
  std::ostringstream harmless;
  Outlet(harmless, true) << text;
  // The shell expands $PAGER. `less` is to pass colours, and to leave a short text on the screen.
  std::FILE* pager = ::popen(R"(LESS="${LESS-FRX}" exec sh -c "$PAGER")", "w");
  if (pager == nullptr) return false;
  struct sigaction ignored {};
  struct sigaction before {};
  ignored.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &ignored, &before);  // the pager may end before it has read all
  std::fputs(harmless.str().c_str(), pager);
  constexpr int not_found = 127;
  const int status = ::pclose(pager);
  sigaction(SIGPIPE, &before, nullptr);
  interrupt_flag() = false;  // Ctrl-C was meant for the pager
  return !WIFEXITED(status) || WEXITSTATUS(status) != not_found;
}

/// Waits until the person wants to see more; answers false if they do not.
bool wants_more(Keys& keys) {
  constexpr char end_of_text = 4;  // Ctrl-D
  bool is_typing = false;          // something else, which is dropped up to its Enter
  for (;;) {
    const std::optional<char> key = keys.next();
    if (!key || *key == end_of_text) return false;
    const bool is_enter = *key == '\n' || *key == '\r';
    if (is_typing) {
      is_typing = !is_enter;
      continue;
    }
    if (*key == 'q' || *key == 'Q') return false;
    if (is_enter || *key == ' ') return true;
    is_typing = true;
  }
}

void page(std::string_view text, std::ostream& out, const Style& style) {
  catch_interrupts();
  interrupt_flag() = false;
  Keys keys;
  int lines = 0;  // shown since the last stop
  while (!text.empty()) {
    const std::string_view line = text.substr(0, std::min(text.find('\n'), text.size() - 1) + 1);
    out << line;
    text.remove_prefix(line.size());
    if (++lines < style.height - 1 || text.empty()) continue;
    out << say(style.language, {"-- more: Enter, q to end --", "-- mer: Enter, q för att sluta --"})
        << std::flush;
    const bool goes_on = wants_more(keys);
    out << terminal::clear_line << std::flush;
    if (!goes_on) break;
    lines = 0;
  }
  out << std::flush;
  interrupt_flag() = false;
}

}  // namespace

bool show(const std::string& written, std::ostream& out, const Style& style) {
  const std::string text = style.terminal ? fitted(written, style.columns) : written;
  const bool is_long = style.terminal && style.height > 0 && count_lines(text) >= style.height;
  const char* pager = std::getenv("PAGER");
  out << std::flush;
  if (!is_long)
    out << text << std::flush;
  else if (pager == nullptr || *pager == '\0' || !page_by_program(text))
    page(text, out, style);
  return is_long;
}

}  // namespace kasino
