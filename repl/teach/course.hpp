// A learner's way through a lesson or quiz: the current item, how its question has gone, and what
// comes back because it was missed.
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
        planned_(items_.size()),
        is_classroom_(classroom) {}

  const Text& title() const { return title_; }
  std::size_t number() const { return number_; }
  std::size_t of() const { return of_; }
  bool is_classroom() const { return is_classroom_; }

  const LessonItem& item() const { return items_[at_]; }
  std::size_t at() const { return at_; }
  std::size_t size() const { return items_.size(); }
  /// How many items there were at first, without those that come back.
  std::size_t planned() const { return planned_; }
  /// Whether nothing follows: no item, and no question that was missed.
  bool is_last() const { return at_ + 1 == items_.size() && missed_.empty() && !comes_back(); }
  /// How many items of the plan lie behind.
  std::size_t passed() const {
    return std::min<std::size_t>(
        at_ - static_cast<std::size_t>(
                  std::count_if(items_.begin(), items_.begin() + static_cast<std::ptrdiff_t>(at_),
                                [](const LessonItem& item) { return item.is_repeated; })),
        planned_);
  }

  /// Whether a question waits for its answer.
  bool asks() const { return item().question.has_value() && !is_settled_; }
  /// Whether it was answered wrong, and may be answered again.
  bool may_retry() const { return asks() && tries_ > 0; }

  /// Goes on to the next item, of which there must be one. Questions that were missed come at the
  /// end, before a match; a repeated one that is skipped does not come again.
  void go_on() {
    asked_ = asked();
    if (comes_back())
      missed_.push_back(item());
    else if (item().question && !was_right_)
      ++open_;
    ++at_;
    if (at_ == items_.size() || !items_[at_].against.empty()) bring_back();
    again();
    hints_ = tries_ = 0;
    was_right_ = was_revealed_ = false;
  }
  /// Goes to the item at which the learner left; answers given before it do not count.
  void resume(std::size_t at) { resumed_at_ = at_ = std::min(at, items_.size() - 1); }
  std::size_t resumed_at() const { return resumed_at_; }
  /// Asks the same question once more.
  void again() {
    is_settled_ = false;
    given_.clear();
    answer_.clear();
  }

  /// Counts a hint, and answers which it is: 1, 2, 3, and so on.
  int next_hint() { return ++hints_; }
  /// Notes that the right answer was told.
  void reveal() {
    ++hints_;
    was_revealed_ = true;
    settle();
  }
  /// Notes that `answer` was judged, and unless `may_retry`, that the right one was told. Answers
  /// whether it was right at first try, without a hint.
  bool answered(std::string answer, bool is_right, bool may_retry) {
    const bool is_first = tries_++ == 0;
    asked_ += is_first && !item().is_repeated ? 1 : 0;
    answer_ = std::move(answer);
    if (!may_retry) settle();
    was_right_ = was_right_ || (is_right && !was_revealed_);
    const bool is_alone = is_right && is_first && hints_ == 0;
    right_ += is_alone && !item().is_repeated ? 1 : 0;
    return is_alone;
  }
  bool was_revealed() const { return was_revealed_; }
  /// The answer that was judged last; empty if there is none to this question.
  const std::string& answer() const { return answer_; }
  /// How many questions were asked so far, skipped ones too, and how many of them were answered
  /// right at first try, without a hint.
  int asked() const {
    return asked_ + (item().question && !item().is_repeated && tries_ == 0 ? 1 : 0);
  }
  int right() const { return right_; }
  /// How many questions were never answered right.
  int open() const { return open_ + (item().question && !was_right_ ? 1 : 0); }

  /// In a classroom, the answer that waits to be judged; may be empty.
  const std::string& given() const { return given_; }
  void give(std::string answer) { given_ = std::move(answer); }

 private:
  void settle() { is_settled_ = true; }
  /// Whether the current question, left now, comes back.
  bool comes_back() const {
    return item().question && !was_right_ &&
           (!item().is_repeated || (tries_ > 0 && !was_revealed_));
  }
  void bring_back() {
    for (LessonItem& item : missed_) item.is_repeated = true;
    items_.insert(items_.begin() + static_cast<std::ptrdiff_t>(at_), missed_.begin(),
                  missed_.end());
    missed_.clear();
  }

  Text title_;
  std::size_t number_;
  std::size_t of_;
  std::vector<LessonItem> items_;
  std::size_t planned_;  ///< how many items there were at first
  bool is_classroom_;
  std::size_t at_ = 0;
  std::size_t resumed_at_ = 0;
  std::vector<LessonItem> missed_{};  ///< that come at the end
  bool is_settled_ = false;           ///< the right answer was told
  bool was_right_ = false;            ///< answered right, without being told the answer before
  bool was_revealed_ = false;
  int tries_ = 0;  ///< at the current question
  int hints_ = 0;
  int asked_ = 0;
  int right_ = 0;
  int open_ = 0;
  std::string given_{};
  std::string answer_{};
};

}  // namespace kasino
