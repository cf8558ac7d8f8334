// The input is a variant, what is asked for, and what is typed then, line by line. What is asked
// for is a question as it is kept in a learner's file, or else the arguments of the command quiz.
#include <sstream>

#include "repl/commands/commands.hpp"
#include "repl/teach/learner.hpp"
#include "tests/fuzz/drive.hpp"
#include "tests/fuzz/expect.hpp"
#include "tests/fuzz/targets.hpp"

using namespace kasino;
using namespace kasino::fuzz;

namespace {

/// Begins a quiz of that question alone, if it would be asked again.
void ask(const std::string& text, Desk& desk) try {
  const Rules& rules = desk.session.rules();
  const Question question = question_of_text(text, rules);
  if (!Posed(question, rules).clause_decides()) return;
  const std::string written = to_text(question);
  expect(to_text(question_of_text(written, rules)) == written, "a question reads back");
  desk.learning.begin({{"Quiz", "Förhör"}, 0, 0, {item_of(question)}, false}, rules, desk.session);
} catch (const std::exception&) {
  return;  // as a learner's file is read
}

}  // namespace

void kasino::fuzz::fuzz_quiz(const std::uint8_t* data, std::size_t size) {
  std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
  std::unique_ptr<SessionAt> at;
  try {
    at = std::make_unique<SessionAt>(take_line(in));
  } catch (const Error& error) {
    expect_good_message(error);
    return;
  }
  const std::string wanted = take_line(in);
  if (wanted.starts_with('{')) {
    ask(wanted, at->desk());
    type("again", at->desk());
  } else {
    type("quiz " + wanted, at->desk());
  }
  type_all(in, at->desk());
}
