// The sessions of tests/data/sessions: the lines of NAME.txt, the first of which is the command,
// show NAME.shown. KASINO_BLESS=1 writes NAME.shown anew.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> sessions() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(KASINO_TEST_DATA "/sessions"))
    if (entry.path().extension() == ".txt") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

/// The words of "; play standard --seed 1", without the semicolon.
std::vector<std::string> command_of(const std::string& session) {
  std::istringstream line(session.substr(1, session.find('\n') - 1));
  std::vector<std::string> words;
  for (std::string word; line >> word;) words.push_back(word);
  return words;
}

}  // namespace

TEST_CASE("Sessions show what is written beside them", "[sessions]") {
  CHECK(sessions().size() >= 20);
  for (fs::path file : sessions()) {
    CAPTURE(file);
    const std::string session = read_file(file.string());
    std::vector<std::string> words = command_of(session);
    for (const char* folder : {KASINO_SOURCE_VARIANTS "/house", KASINO_TEST_DATA "/sessions"})
      words.insert(words.end(), {"--variants-dir", folder});
    words.insert(words.end(), {"--script", file.string()});
    const Result result = run(words);
    std::string shown = result.out + "\n--- errors ---\n" + result.err;
    for (std::size_t at; (at = shown.find(file.string())) != std::string::npos;)
      shown.replace(at, file.string().size(), file.filename().string());
    file.replace_extension(".shown");
    if (std::getenv("KASINO_BLESS") != nullptr) std::ofstream(file) << shown;
    CHECK(shown == read_file(file.string()));
  }
}
