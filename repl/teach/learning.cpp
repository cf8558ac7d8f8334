#include "repl/teach/learning.hpp"

#include <algorithm>
#include <utility>

#include "repl/session/autosave.hpp"
#include "repl/text/words.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

RulesName rules_of(const Lesson& lesson, const std::vector<std::filesystem::path>& folders) {
  RulesName name{lesson.variant.what, lesson.options.what, {}};
  const std::filesystem::path beside = lesson.file.parent_path() / (lesson.variant.what + ".lua");
  std::error_code ignored;
  const bool is_plain = lesson.variant.what.find_first_of("+/") == std::string::npos;
  if (!is_plain || !std::filesystem::is_regular_file(beside, ignored)) return name;
  try {
    const std::filesystem::path found = find_script(name.variant, folders);
    if (!is_one_of(beside, {found})) name.variant = beside.string();
  } catch (const UnknownVariant&) {
    name.variant = beside.string();
  }
  return name;
}

Learning::Learning(Session& session) {
  if (session.settings().learner_file.empty()) return;
  std::optional<Text> problem;
  learner_ = Learner(session.settings().learner_file, problem);
  if (problem) session.notice(problem->in(session.language()));
}

void Learning::begin(Course course, const Rules& rules, Session& session) {
  session.leave_game(rules);
  course_ = std::move(course);
  lesson_.clear();
  show_item(session);
}

void Learning::show_item(Session& session) {
  if (const std::optional<Setup>& position = course_->item().position) session.lay_out(*position);
}

void Learning::went_on(const std::string& lesson, std::size_t done, const Session& session) {
  lesson_ = lesson;
  learner_.went_on(session.rules(), lesson, done);
}

void Learning::keep(Session& session) {
  try {
    if (session.settings().lacks_home) throw no_home();
    learner_.save();
  } catch (const Error& error) {
    if (std::exchange(has_told_, true)) return;
    session.notice(say(session.language(),
                       {"what you learn is not kept: {0}", "det du lär dig sparas inte: {0}"},
                       reason_of(error, session.language())));
  }
}

std::optional<std::size_t> Learning::goes_on_at(const Session& session) {
  if (!course_ || lesson_.empty() || !learner_.keeps()) return std::nullopt;
  const std::size_t done = learner_.done(session.rules(), lesson_);
  if (done == 0 || done == Learner::all) return std::nullopt;
  return std::min(done, course_->planned() - 1) + 1;
}

void Learning::leave(Session& session) {
  course_.reset();
  session.take_up_game();
}

}  // namespace kasino
