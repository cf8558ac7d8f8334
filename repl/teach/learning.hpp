// What is learnt beside a session: the lesson or quiz under way, the lessons there are, and what
// the learner knows. The session's game is left meanwhile, and taken up again afterwards.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "repl/session/session.hpp"
#include "repl/teach/course.hpp"
#include "repl/teach/learner.hpp"
#include "scripting/scenario/lesson.hpp"

namespace kasino {

/// The name of a lesson's rules: its variant or, if that finds another script in `folders` than the
/// one beside the lesson's file, the path of the script beside it.
RulesName rules_of(const Lesson& lesson, const std::vector<std::filesystem::path>& folders);

/// A match that ends a lesson: which, and what its progress is kept under.
struct MatchOfLesson {
  std::size_t number = 0;
  std::string key;
};

class Learning {
 public:
  /// The learner is that of the session's learner_file; a notice tells what is wrong with it.
  explicit Learning(Session& session);

  /// Whether a lesson or quiz is under way.
  bool is_on() const { return course_.has_value(); }
  /// The lesson or quiz under way; only while is_on().
  Course& course() { return *course_; }
  const Course& course() const { return *course_; }
  /// Whether a question waits for an answer, so that a line that is no command is one.
  bool asks() const { return course_ && course_->asks(); }

  /// Begins a lesson or a quiz under `rules`, and shows its current item. Throws SetupError.
  void begin(Course course, const Rules& rules, Session& session);
  /// Lays out the position of the current item, if it has one. Throws SetupError.
  void show_item(Session& session);
  /// Ends the lesson or quiz, and takes up the game that was left.
  void leave(Session& session);

  /// The lessons that were listed last.
  std::vector<Lesson>& lessons() { return lessons_; }
  /// The number of the lesson that Enter alone opens after the last command.
  std::optional<std::size_t>& offered() { return offered_; }
  const std::optional<std::size_t>& offered() const { return offered_; }
  /// The match under way, if it ends a lesson.
  std::optional<MatchOfLesson>& match() { return match_; }
  Learner& learner() { return learner_; }

  /// Notes that so many items of the lesson with this key are done.
  void went_on(const std::string& lesson, std::size_t done, const Session& session);
  /// Writes the learner's file. If that fails, or there is no place for it, a notice says so, once.
  void keep(Session& session);
  /// The step, from 1, at which the lesson under way is opened next time; nothing if it then begins
  /// anew.
  std::optional<std::size_t> goes_on_at(const Session& session);

 private:
  std::optional<Course> course_;
  std::vector<Lesson> lessons_;
  std::optional<std::size_t> offered_;
  std::optional<MatchOfLesson> match_;
  Learner learner_;
  std::string lesson_{};   ///< the key of the lesson under way; empty for a quiz
  bool has_told_ = false;  ///< that what is learnt cannot be kept
};

}  // namespace kasino
