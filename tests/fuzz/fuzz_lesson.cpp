// The input is a file of lessons. It is tested as a command does it, then each lesson is gone
// through with hints, answers and looks at what is right.
#include <algorithm>

#include "repl/commands/commands.hpp"
#include "tests/fuzz/drive.hpp"
#include "tests/fuzz/expect.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::fuzz;
using namespace kasino::test;

namespace {

constexpr std::size_t most_lessons = 3;
constexpr std::size_t most_items = 8;

void go_through(const std::string& lesson, Desk& desk) {
  type(lesson, desk);
  for (std::size_t item = 0; item < most_items && desk.learning.is_on(); ++item)
    for (const char* line : {"hint", "1", "yes", "why", "reveal", "next"}) type(line, desk);
}

}  // namespace

void kasino::fuzz::fuzz_lesson(const std::uint8_t* data, std::size_t size) {
  static const ScriptFolder folder;
  const std::string file =
      folder.write("fuzz.lesson.lua", {reinterpret_cast<const char*>(data), size}).string();
  CommandLine test;
  test.shared.variants_dirs = {KASINO_SOURCE_VARIANTS};
  test.shared.script_steps = 200'000;
  test.command = TestOptions{{file}, false};
  printed_by(test);
  const SessionAt at("standard");
  Desk& desk = at.desk();
  type("lesson \"" + file + '"', desk);
  const std::size_t lessons = std::min(desk.learning.lessons().size(), most_lessons);
  for (std::size_t number = 1; number <= lessons; ++number)
    go_through("lesson " + std::to_string(number), desk);
}
