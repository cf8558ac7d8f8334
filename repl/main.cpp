// The process around the program: from arguments to exit status.
#include <algorithm>
#include <cerrno>
#include <clocale>
#include <csignal>
#include <iostream>
#include <string_view>

#include <fcntl.h>
#include <langinfo.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#include <pthread.h>
#endif

#include "repl/command_line/command_line.hpp"
#include "repl/command_line/pager.hpp"
#include "repl/console/surroundings.hpp"
#include "repl/console/terminal.hpp"
#include "repl/program.hpp"
#include "repl/text/outlet.hpp"
#include "repl/text/words.hpp"

namespace {

kasino::ExitStatus run(int argc, char** argv, kasino::Language language) {
  using namespace kasino;
  const auto parsed = parse_command_line(argc, argv, language);
  if (const auto* text = std::get_if<std::string>(&parsed)) {
    Style style = style_for({}, is_shown_on_a_terminal());
    style.terminal = standard_input() != Input::Piped;
    style.language = language;
    Outlet out(std::cout, true);
    show(is_shown_on_a_terminal() ? help_in_columns(*text, style.width) : *text, out, style);
    return ExitStatus::Done;
  }
  const Input input = standard_input();
  TypedInput buffer;
  std::istream typed(&buffer);
  const Surroundings surroundings{input == Input::Typed ? typed : std::cin,
                                  std::cout,
                                  std::cerr,
                                  program_path(argv[0]),
                                  input,
                                  is_shown_on_a_terminal(),
                                  are_errors_on_a_terminal()};
  CommandLine line = std::get<CommandLine>(parsed);
  line.shared.language = language;
  return run_program(line, surroundings);
}

/// Keeps freed memory in the process: the capture search frees and allocates large tables all the
/// time, and would spend a tenth of its time on getting their pages back from the system.
void keep_freed_memory() {
#ifdef __GLIBC__
  constexpr int plenty = 16 << 20;
  mallopt(M_MMAP_THRESHOLD, plenty);
  mallopt(M_TRIM_THRESHOLD, plenty);
#endif
}

/// Opens closed standard streams, so that no file opened later takes their place: reading from them
/// finds nothing, and writing fails.
void keep_standard_streams() {
  for (int stream = 0; stream <= 2; ++stream)
    if (::fcntl(stream, F_GETFD) < 0) ::open("/dev/null", O_RDONLY);
}

/// A folder cannot be read, which not every library tells from an empty file.
void refuse_folder_as_input() {
  if (::read(STDIN_FILENO, nullptr, 0) < 0 && errno == EISDIR) std::cin.setstate(std::ios::badbit);
}

/// Gives every thread a stack large enough for scripts that call each other, if the user's limit is
/// smaller and may be raised.
void make_room_on_stacks() {
  constexpr rlim_t enough = 8U << 20U;
  rlimit limit{};
  if (::getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur >= enough) return;
  limit.rlim_cur = std::min(enough, limit.rlim_max);
  ::setrlimit(RLIMIT_STACK, &limit);
#ifdef __GLIBC__
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return;
  pthread_attr_setstacksize(&attributes, enough);
  pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
#endif
}

}  // namespace

int main(int argc, char** argv) {
  using namespace kasino;
  keep_standard_streams();
  make_room_on_stacks();
  std::signal(SIGXFSZ, SIG_IGN);  // writing a file that grows too large is an error instead
  keep_freed_memory();
  // UTF-8 in any locale, so that lines can be edited in all letters.
  std::setlocale(LC_CTYPE, "");
  const std::string codes = nl_langinfo(CODESET);
  if (codes != "UTF-8") std::setlocale(LC_CTYPE, "C.UTF-8");
  std::ios::sync_with_stdio(false);
  refuse_folder_as_input();
  const Language language = language_typed(argc, argv).value_or(language_of_locale());
  // A locale that is set to other letters; LANG=C says nothing of them.
  const bool has_other_letters =
      codes != "UTF-8" && codes != "ANSI_X3.4-1968" && codes != "US-ASCII";
  if (has_other_letters && are_errors_on_a_terminal())
    Outlet(std::cerr, false) << say(language,
                                    {"kasino: letters are written and read as UTF-8, and the "
                                     "terminal is said to use {0}: choose UTF-8 in it, and in LANG",
                                     "kasino: bokstäver skrivs och läses som UTF-8, och terminalen "
                                     "sägs använda {0}: välj UTF-8 i den, och i LANG"},
                                    codes)
                             << '\n';
  try {
    const ExitStatus status = run(argc, argv, language);
    if (std::cout.flush()) return static_cast<int>(status);
    throw Error(Text{"standard output: it cannot be written to the end",
                     "standard ut: det gick inte att skriva till slut"});
  } catch (const std::exception& error) {
    const std::string report = error_report(error, language);
    Outlet(std::cerr, false) << (are_errors_on_a_terminal()
                                     ? fitted(report, size_of_screen().columns)
                                     : report)
                             << '\n';
    return static_cast<int>(exit_status(error));
  }
}
