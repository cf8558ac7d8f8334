// Sessions by text, as tests/data/transcripts holds them: lines after "> " are typed, all others
// are what the program shows. KASINO_BLESS=1 writes what it shows now.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "repl/loop.hpp"
#include "scripting/variant.hpp"
#include "tests/catch.hpp"
#include "tests/conversation.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// The first line is "; LANGUAGE VARIANT OPTION=VALUE...".
struct Head {
  Language language = Language::English;
  RulesName rules;

  explicit Head(const std::string& line) {
    std::istringstream words(line);
    std::string semicolon;
    std::string word;
    words >> semicolon >> word >> rules.variant;
    if (word == "sv") language = Language::Swedish;
    while (words >> word)
      rules.options[word.substr(0, word.find('='))] = word.substr(word.find('=') + 1);
  }
};

std::vector<std::string> lines_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

/// The transcript that the program makes now of the lines typed in `old`.
std::string transcript(const std::vector<std::string>& old) {
  const Head head(old.at(0));
  SessionSettings settings = plain_settings();
  settings.rules = head.rules;
  settings.language = head.language;
  Budget budget;
  const auto load = [&](const RulesName& name) {
    return load_variant(
        {name.variant, {KASINO_SOURCE_VARIANTS, KASINO_SOURCE_VARIANTS "/house"}, name.options},
        budget);
  };
  Session session(settings, load, budget);
  std::ostringstream out;
  out << old.at(0) << '\n';
  auto at = old.begin();
  const LineSource typed = [&](const std::string&) -> std::optional<Line> {
    at =
        std::find_if(at, old.end(), [](const std::string& line) { return line.starts_with("> "); });
    if (at == old.end()) return std::nullopt;
    out << *at << '\n';
    return Line{(at++)->substr(2)};
  };
  Look look;
  look.language = head.language;
  look.terminal = true;  // errors as a person sees them
  run_text(session, typed, out, out, look);
  return out.str();
}

}  // namespace

TEST_CASE("Sessions read as their transcripts say", "[transcripts]") {
  const bool bless = std::getenv("KASINO_BLESS") != nullptr;
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(KASINO_TEST_DATA "/transcripts")) {
    CAPTURE(entry.path().filename().string());
    const std::vector<std::string> old = lines_of(entry.path());
    const std::string now = transcript(old);
    if (bless) std::ofstream(entry.path()) << now;
    std::string expected;
    for (const std::string& line : lines_of(entry.path())) expected += line + '\n';
    CHECK(now == expected);
    ++count;
  }
  CHECK(count >= 4);
}
