// Mistakes of authors, and the messages that they get. Each script of tests/data/mistakes has one
// mistake: its first line says which, and lines "-- > " say what to type to run into it.
// messages.txt holds what is shown; KASINO_BLESS=1 writes it anew.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

#include "repl/commands/commands.hpp"
#include "repl/input/loop.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

namespace fs = std::filesystem;

constexpr const char* position =
    R"(setup table="c2 d9 h6" hand1="s2 hK hA" hand2="s7 c4 cK" stock="")";

/// The comments from the first line on: "A comma is missing.", "> s2".
std::vector<std::string> comments_of(const fs::path& path) {
  std::vector<std::string> comments;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line) && line.starts_with("-- ");)
    comments.push_back(line.substr(3));
  return comments;
}

/// Plays the script, with `typed`, as at a terminal, and answers the error.
void play(const fs::path& path, const std::vector<std::string>& typed, std::ostream& out) {
  SessionSettings settings = plain_settings();
  settings.rules.variant = "./" + path.filename().string();
  Limits limits;
  limits.time = std::chrono::minutes(5);  // limited by steps, as the machine may be busy
  Budget budget(limits);
  const auto load = [&](const RulesName& name) {
    return load_variant({name.variant, {KASINO_SOURCE_VARIANTS}, name.options}, budget);
  };
  Style style;
  style.terminal = true;  // errors as a person sees them
  try {
    Desk desk(settings, load, budget);
    std::ostringstream shown;
    auto at = typed.begin();
    bool placed = false;
    const LineSource lines = [&](const std::string&) -> std::optional<Line> {
      if (!std::exchange(placed, true)) return Line{position};
      if (at == typed.begin()) shown.str({});
      if (at == typed.end()) return std::nullopt;
      shown << *at << '\n';
      return Line{(at++)->substr(2)};
    };
    run_text(desk, lines, shown, shown, style);
    out << shown.str();
  } catch (const Error& error) {
    out << error_report(error) << '\n';
  }
}

/// Every mistake with the message shown for it.
std::string messages(std::size_t& count) {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(KASINO_TEST_DATA "/mistakes"))
    if (entry.path().extension() == ".lua") paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  count = paths.size();
  std::ostringstream out;
  out << "; What authors read when they got something wrong, as they see it on a terminal.\n"
         "; Where something is typed, the game has begun with\n"
         ";   "
      << position << "\n";
  for (const fs::path& path : paths) {
    std::vector<std::string> comments = comments_of(path);
    out << "\n; " << comments.at(0) << "\n$ kasino play ./" << path.filename().string() << '\n';
    comments.erase(comments.begin());
    play(path, comments, out);
  }
  return out.str();
}

}  // namespace

TEST_CASE("Whatever an author gets wrong is reported as messages.txt says", "[mistakes]") {
  const fs::path golden = KASINO_TEST_DATA "/mistakes/messages.txt";
  std::size_t count = 0;
  const fs::path before = fs::current_path();
  fs::current_path(KASINO_TEST_DATA "/mistakes");
  const std::string now = messages(count);
  fs::current_path(before);
  if (std::getenv("KASINO_BLESS") != nullptr) std::ofstream(golden) << now;
  CHECK(now == read_file(golden.string()));
  CHECK(count >= 24);
}
