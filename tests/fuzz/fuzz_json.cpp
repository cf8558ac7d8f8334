// The input is a session of `kasino play --json`. Its first line may be a comment that says how it
// is begun, as in tests/data/sessions: `; play misar --players 3 --lang sv`.
#include <sstream>

#include <nlohmann/json.hpp>
#include <stdlib.h>  // setenv, from POSIX

#include "repl/text/typed.hpp"
#include "tests/fuzz/drive.hpp"
#include "tests/fuzz/expect.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::fuzz;
using namespace kasino::test;

namespace {

constexpr int most_lines = 40;

CommandLine command_of(const std::string& first) {
  PlayOptions play;
  play.session.by_program = true;
  play.session.playouts = play.session.advice_playouts = 20;
  CommandLine line;
  line.shared.seed = 1;
  line.shared.script_steps = 200'000;
  line.shared.variants_dirs = {KASINO_SOURCE_VARIANTS};
  std::istringstream words(first);
  std::string word, before;
  for (words >> before >> before; words >> word; before = word) {
    if (before == "play")
      play.variant = word;
    else if (before == "--lang")
      line.shared.language = word == "sv" ? Language::Swedish : Language::English;
    else if (before == "--players" && word.size() == 1)
      line.shared.players = word[0] - '0';
    else if (before == "--set" && word.find('=') != std::string::npos)
      line.shared.set[word.substr(0, word.find('='))] = word.substr(word.find('=') + 1);
  }
  line.command = play;
  return line;
}

/// As many lines as read_line() finds.
int lines_read_of(const std::string& text) {
  std::istringstream in(text);
  int lines = 0;
  while (read_line(in)) ++lines;
  return lines;
}

}  // namespace

void kasino::fuzz::fuzz_json(const std::uint8_t* data, std::size_t size) {
  static const ScriptFolder kept;  // of no person
  setenv("XDG_STATE_HOME", kept.path().c_str(), 1);
  std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
  const std::string first = take_line(in);
  std::string typed = first.starts_with(';') ? std::string() : first + '\n';
  for (int lines = 0; lines < most_lines && in; ++lines)
    if (const std::string line = take_line(in); !is_passed_over(line)) typed += line + '\n';
  std::istringstream answers(
      printed_by(command_of(first.starts_with(';') ? first : std::string()), typed));
  int count = 0;
  nlohmann::json last;
  for (std::string answer; std::getline(answers, answer); ++count) {
    last = nlohmann::json::parse(answer, nullptr, false);
    expect(last.is_object() && last.value("ok", nlohmann::json()).is_boolean(),
           "an answer is an object on a line of its own, and says whether all went well");
  }
  const bool has_ended = last.value("cmd", "") == "quit" || (count == 1 && !last["ok"]);
  expect(has_ended || count == 1 + lines_read_of(typed), "each line has its answer");
}
