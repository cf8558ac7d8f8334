// The first byte of the input chooses a tool, the rest is its input: a script to check (c),
// scenarios to run (t), a composition (v), settings of options (o), a part to merge (m).
#include <algorithm>
#include <sstream>

#include "tests/fuzz/drive.hpp"
#include "tests/fuzz/expect.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::fuzz;
using namespace kasino::test;

namespace {

/// Settings from lines of NAME=VALUE.
std::map<std::string, std::string> pairs_in(const std::string& text) {
  std::map<std::string, std::string> pairs;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t equals = line.find('=');
    if (equals != std::string::npos) pairs[line.substr(0, equals)] = line.substr(equals + 1);
  }
  return pairs;
}

CommandLine command_for(char tool, const std::string& text, const ScriptFolder& folder) {
  CommandLine line;
  line.shared.variants_dirs = {folder.path(), KASINO_SOURCE_VARIANTS};
  line.shared.script_steps = 200'000;
  switch (tool) {
    case 'c':
      line.command = CheckOptions{folder.write("fuzz.lua", text).string(), 1, true, {}, {}};
      break;
    case 't':
      line.command = TestOptions{{folder.write("fuzz.test.lua", text).string()}, false};
      break;
    case 'm': line.command = MergeOptions{{folder.write("fuzz.json", text).string()}, {}}; break;
    case 'o':
      line.shared.set = pairs_in(text);
      line.command = RulesOptions{"standard"};
      break;
    default: line.command = RulesOptions{text}; break;
  }
  return line;
}

}  // namespace

void kasino::fuzz::fuzz_tools(const std::uint8_t* data, std::size_t size) {
  static const ScriptFolder folder;
  if (size == 0) return;
  std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
  std::erase(text, '\0');  // a command line cannot contain one
  printed_by(command_for(static_cast<char>(data[0]), text, folder));
}
