// The input is the file of what a learner knows. It is read under the standard rules, its questions
// are answered, and it is written and read again.
#include "repl/teach/learner.hpp"
#include "tests/fuzz/expect.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::fuzz;
using namespace kasino::test;

namespace {

Learner::Clauses progress_of(Learner& learner, const Rules& rules) {
  Learner::Clauses progress;
  for (const Clause& clause : rules.data().clauses)
    progress[clause.id] = learner.progress(rules, clause.id);
  return progress;
}

void answer_missed(Learner& learner, const Rules& rules) {
  for (const Question& question : learner.missed_questions(rules)) {
    const std::string text = to_text(question);
    expect(to_text(question_of_text(text, rules)) == text, "a question reads back");
    const Posed posed(question, rules);
    learner.saw(rules, question.clause);
    learner.answered(posed, true, today());
    learner.mended(posed);
  }
  learner.went_on(rules, "Sums", 3);
}

}  // namespace

void kasino::fuzz::fuzz_learner(const std::uint8_t* data, std::size_t size) {
  const ScriptFolder folder;  // files that are put aside go with it
  const auto file = folder.write("learner.json", {reinterpret_cast<const char*>(data), size});
  const Rules& rules = shipped("standard");
  std::optional<Text> problem;
  Learner learner(file, problem);
  answer_missed(learner, rules);
  const Learner::Clauses known = progress_of(learner, rules);
  learner.save();
  Learner again(file, problem = std::nullopt);
  expect(!problem, "a file that is written can be read");
  expect(progress_of(again, rules) == known, "what is known reads back");
  expect(again.done(rules, "Sums") >= 3, "progress in lessons reads back");
}
