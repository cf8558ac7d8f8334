// What is known of whether cards split: lists and explanations ask the same again and again.
#pragma once

#include <cstddef>
#include <mutex>
#include <optional>
#include <string_view>
#include <unordered_map>

#include "engine/diagram.hpp"

namespace kasino {

/// What came of a question that was allowed some steps.
struct SplitAnswer {
  std::optional<bool> do_split;  ///< nothing: it takes more steps to tell
  std::size_t steps_left = 0;
};

/// Keeps some thousand answers, less than a megabyte. Safe to share between threads.
class KnownSplits {
 public:
  std::optional<SplitAnswer> find(const Counts& counts, std::size_t steps) const {
    const std::lock_guard lock(mutex_);
    const auto known = answers_.find({counts, steps});
    return known == answers_.end() ? std::nullopt : std::optional(known->second);
  }
  void keep(const Counts& counts, std::size_t steps, const SplitAnswer& answer) {
    const std::lock_guard lock(mutex_);
    if (answers_.size() == most_kept) answers_.clear();
    answers_.insert_or_assign({counts, steps}, answer);
  }

 private:
  static constexpr std::size_t most_kept = 3'000;

  struct Question {
    Counts counts;
    std::size_t steps;

    bool operator==(const Question&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Question& question) const {
      const auto* first = reinterpret_cast<const char*>(question.counts.data());
      return std::hash<std::string_view>()({first, sizeof question.counts}) ^ question.steps;
    }
  };

  mutable std::mutex mutex_;
  std::unordered_map<Question, SplitAnswer, Hash> answers_;
};

}  // namespace kasino
