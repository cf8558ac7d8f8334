// Transcripts, tests/data/transcripts: files that are written, commands that are typed, and what
// the program shows. KASINO_BLESS=1 writes what is shown anew.
//
//   % What follows is about.
//   $ cat > mine.lua
//   return kasino.modifier { ... }
//   .
//   $ kasino play standard+./mine.lua
//   > s7x                                  typed at the program
//   what it prints
//   ! what it prints on standard error
//   [4]                                    its status, if that is not 0
//
//   $ cat mine.lua                         shows a file that the program wrote
//
// The commands of a transcript run in one folder, which is empty at first.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// The words of a command; quotes hold one together.
std::vector<std::string> words_of(const std::string& command) {
  std::vector<std::string> words;
  char quote = 0;
  bool in_word = false;
  for (const char c : command) {
    if (c == quote || (quote == 0 && (c == '"' || c == '\''))) {
      quote = quote == 0 ? c : '\0';
    } else if (c == ' ' && quote == 0) {
      in_word = false;
      continue;
    } else {
      if (!in_word) words.emplace_back();
      words.back() += c;
      in_word = true;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
  }
  return words;
}

/// What a command shows, and an empty line.
std::string shown(const std::string& command, const std::string& typed, const Folder& folder) {
  Result result = run(words_of(command), typed);
  std::string text = result.out;
  if (!text.empty() && text.back() != '\n') text += '\n';
  std::istringstream errors(result.err);
  for (std::string line; std::getline(errors, line);) text += "! " + line + '\n';
  if (result.status != 0) text += '[' + std::to_string(result.status) + "]\n";
  for (std::size_t at; (at = text.find(folder.path())) != std::string::npos;)
    text.replace(at, folder.path().size(), "FOLDER");
  return text + '\n';
}

/// The transcript with what is shown now.
std::string run_anew(const std::string& transcript) {
  const WorkingFolder folder;
  std::istringstream lines(transcript);
  std::string anew;
  std::string line;
  bool is_there = static_cast<bool>(std::getline(lines, line));
  const auto skip_shown = [&] {
    while (is_there && !line.starts_with("$ ") && !line.starts_with("% "))
      is_there = static_cast<bool>(std::getline(lines, line));
  };
  const auto next = [&] {
    anew += line + '\n';
    is_there = static_cast<bool>(std::getline(lines, line));
  };
  while (is_there) {
    const std::string first = line;
    next();
    if (const std::string cat = "$ cat > "; first.starts_with(cat)) {
      std::string text;
      for (; is_there && line != "."; next()) text += line + '\n';
      folder.write(first.substr(cat.size()), text);
    } else if (const std::string kasino = "$ kasino "; first.starts_with(kasino)) {
      std::string typed;
      for (; is_there && (line == ">" || line.starts_with("> ")); next())
        typed += line.size() > 1 ? line.substr(2) + '\n' : "\n";
      anew += shown(first.substr(kasino.size()), typed, folder);
      skip_shown();
    } else if (const std::string show = "$ cat "; first.starts_with(show)) {
      anew += read_file(first.substr(show.size())) + '\n';
      skip_shown();
    }
  }
  return anew;
}

}  // namespace

TEST_CASE("Transcripts show what is written in them", "[transcripts]") {
  for (const auto& entry : std::filesystem::directory_iterator(KASINO_TEST_DATA "/transcripts")) {
    CAPTURE(entry.path());
    const std::string transcript = read_file(entry.path().string());
    const std::string anew = run_anew(transcript);
    if (std::getenv("KASINO_BLESS") != nullptr)
      std::ofstream(entry.path()) << anew;
    else
      CHECK(anew == transcript);
  }
}
