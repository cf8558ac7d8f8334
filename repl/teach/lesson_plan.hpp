// A lesson under the rules in force: its pages, its questions, those made for it, and what in it
// does not agree with the rules.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "repl/teach/question.hpp"
#include "scripting/scenario/lesson.hpp"
#include "scripting/scenario/scenario_run.hpp"

namespace kasino {

/// One step of a lesson or quiz as a learner sees it: a page, a question, or a match to begin.
struct LessonItem {
  Text say{};                          ///< may be empty
  std::vector<std::string> clauses{};  ///< that the item is about
  std::optional<Setup> position{};     ///< of the board; nothing: no board
  std::optional<Question> question{};
  std::string against{};     ///< the computer player of a match; empty: no match
  bool is_repeated = false;  ///< it was missed, and comes again

  bool operator==(const LessonItem&) const = default;
};

/// The clauses that a learner has met; nothing: all of them.
using TaughtClauses = std::optional<std::set<std::string>>;

struct LessonPlan {
  std::vector<LessonItem> items;
  /// What does not agree with the rules; a question with a mismatch is no item.
  std::vector<Mismatch> mismatches;
  std::set<std::string> met;  ///< clauses that steps name or questions are about
  std::size_t left_out = 0;   ///< questions that are no items
  bool script_failed = false;
};

/// Plans a lesson, with the questions of its quizzes; the same seed gives the same questions.
/// Nothing is asked that neither `taught` nor a page before it teaches. `budget`, that of the
/// rules, is renewed for each step. What they throw becomes a mismatch.
LessonPlan plan_of(const Lesson& lesson, const Rules& rules, TaughtClauses taught,
                   std::uint64_t seed, Budget& budget);

/// The clauses that pages of the lessons before lesson `at` teach, and those of the lessons that
/// its file comes after; nothing if no page of the file names a clause, and it comes after none.
/// Throws what read_lessons() does.
TaughtClauses taught_before(const std::vector<Lesson>& lessons, std::size_t at,
                            const std::vector<std::filesystem::path>& folders, Budget& budget);

/// The question as an item of its own.
LessonItem item_of(Question question);

/// What a quiz is to ask.
struct QuizWish {
  std::vector<std::string> patterns;  ///< of clauses; "best" means best moves; empty: all
  std::size_t count = 0;
  std::uint64_t seed = 0;
  int players = 0;                ///< 0: two, or the fewest that the rules allow
  std::vector<Question> drawn{};  ///< questions from scenarios, to be asked among those made
  TaughtClauses taught{};
};

/// The questions as items, fewer if no more are found or `keep_going` answers false. Throws Error
/// for a pattern that means no clause, and what the rules throw.
std::vector<LessonItem> quiz_items(QuizWish wish, const Rules& rules,
                                   const std::function<bool()>& keep_going);

}  // namespace kasino
