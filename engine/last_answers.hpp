// The last few answers that took long: most questions about a position are asked more than once.
#pragma once

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace kasino {

/// Safe to share between threads; an answer may be found twice then.
template <typename Question, typename Answer>
class LastAnswers {
 public:
  explicit LastAnswers(std::size_t most) : most_(most) {}

  /// Linear in the answers kept.
  std::optional<Answer> find(const Question& question) const {
    const std::lock_guard lock(mutex_);
    const auto known = std::ranges::find(answers_, question, &std::pair<Question, Answer>::first);
    if (known == answers_.end()) return std::nullopt;
    return std::optional<Answer>(std::in_place, known->second);  // which may be an optional itself
  }
  /// Keeps an answer instead of the oldest one, and returns it.
  Answer keep(Question question, Answer answer) const {
    const std::lock_guard lock(mutex_);
    if (answers_.size() == most_) answers_.erase(answers_.begin());
    return answers_.emplace_back(std::move(question), std::move(answer)).second;
  }

 private:
  std::size_t most_;
  mutable std::mutex mutex_;
  mutable std::vector<std::pair<Question, Answer>> answers_;  // the newest at the end
};

}  // namespace kasino
