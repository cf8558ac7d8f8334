// A lesson under the rules in force: its pages, its questions and those that are made for it, and
// whatever in it no longer agrees with the rules.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "repl/teach/question.hpp"
#include "repl/teach/scenario_run.hpp"
#include "scripting/scenario/lesson.hpp"

namespace kasino {

/// One thing that a learner is shown: a page, a question, or a match to begin.
struct LessonItem {
  Text say{};                          ///< may be empty
  std::vector<std::string> clauses{};  ///< that it is about
  std::optional<Setup> position{};     ///< what lies on the board; nothing: no board
  std::optional<Question> question{};
  std::string against{};  ///< the computer player of a match; empty: no match

  bool operator==(const LessonItem&) const = default;
};

struct LessonPlan {
  std::vector<LessonItem> items;
  /// What does not agree with the rules; the step is left out of the items.
  std::vector<Mismatch> mismatches;
  std::set<std::string> met;  ///< clauses that steps name, or that questions are about
  bool script_failed = false;
};

/// The lesson with the questions of its quizzes, the same ones for the same seed. `budget` is that
/// of the rules, and is renewed for each step.
LessonPlan plan_of(const Lesson& lesson, const Rules& rules, std::uint64_t seed, Budget& budget,
                   Language language);

/// What questions somebody wants.
struct QuizWish {
  std::vector<std::string> patterns;  ///< of clauses; "best" means best moves, none everything
  std::size_t count = 0;
  std::uint64_t seed = 0;
  int players = 0;                ///< 0: as few as the rules are for, from two
  std::vector<Question> drawn{};  ///< by somebody, to be asked among them
};

/// The questions as items. Throws Error for a pattern that means no clause.
std::vector<LessonItem> quiz_items(QuizWish wish, const Rules& rules,
                                   const std::function<bool()>& keep_going);

}  // namespace kasino
