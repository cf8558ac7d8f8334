// A learner's way through a lesson or quiz: the current item, and how its question has gone.
//
// It knows no rules: a question is posed anew, under those in force, when it is shown or answered.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "engine/text/text.hpp"
#include "repl/teach/lesson_plan.hpp"

namespace kasino {

class Course {
 public:
  /// Lesson `number` of `of` lessons; 0 for a quiz. There must be an item. In a `classroom` an
  /// answer is judged only once Enter is pressed.
  Course(Text title, std::size_t number, std::size_t of, std::vector<LessonItem> items,
         bool classroom)
      : title_(std::move(title)),
        number_(number),
        of_(of),
        items_(std::move(items)),
        is_classroom_(classroom) {}

  const Text& title() const { return title_; }
  std::size_t number() const { return number_; }
  std::size_t of() const { return of_; }
  bool is_classroom() const { return is_classroom_; }

  const LessonItem& item() const { return items_[at_]; }
  std::size_t at() const { return at_; }
  std::size_t size() const { return items_.size(); }
  bool is_last() const { return at_ + 1 == items_.size(); }

  /// Whether a question waits for its answer.
  bool asks() const { return item().question.has_value() && !is_settled_; }

  /// Goes on to the next item. There must be one.
  void go_on() {
    asked_ = asked();
    ++at_;
    again();
    hints_ = tries_ = 0;
  }
  /// Goes to the item at which the learner left; answers given before it do not count.
  void resume(std::size_t at) { resumed_at_ = at_ = std::min(at, items_.size() - 1); }
  std::size_t resumed_at() const { return resumed_at_; }
  /// Asks the same question once more.
  void again() {
    is_settled_ = false;
    given_.clear();
  }

  /// Counts a hint, and answers which it is: 1, 2, 3, and so on.
  int next_hint() { return ++hints_; }
  /// Notes that the right answer was told.
  void reveal() {
    ++hints_;
    settle();
  }
  /// Notes that an answer was judged, and the right one told. Answers whether it was right at first
  /// try, without a hint.
  bool answered(bool is_right) {
    const bool is_first = tries_++ == 0;
    asked_ += is_first ? 1 : 0;
    settle();
    const bool is_alone = is_right && is_first && hints_ == 0;
    right_ += is_alone ? 1 : 0;
    return is_alone;
  }
  /// How many questions were asked so far, skipped ones too, and how many of them were answered
  /// right at first try, without a hint.
  int asked() const { return asked_ + (item().question && tries_ == 0 ? 1 : 0); }
  int right() const { return right_; }

  /// In a classroom, the answer that waits to be judged; may be empty.
  const std::string& given() const { return given_; }
  void give(std::string answer) { given_ = std::move(answer); }

 private:
  void settle() { is_settled_ = true; }

  Text title_;
  std::size_t number_;
  std::size_t of_;
  std::vector<LessonItem> items_;
  bool is_classroom_;
  std::size_t at_ = 0;
  std::size_t resumed_at_ = 0;
  bool is_settled_ = false;  ///< the right answer was told
  int tries_ = 0;            ///< at the current question
  int hints_ = 0;
  int asked_ = 0;
  int right_ = 0;
  std::string given_{};
};

}  // namespace kasino
