// What somebody has learnt, clause by clause, in a file of their own.
//
// A clause is known once three different positions that were made were answered right, at first try
// and without a hint, on two days. Each such answer is kept with its position and with what the
// clause said, and is judged again whenever somebody asks what is known, under the rules and the
// options in force: so a change reopens the clauses that it touches, and no others, and is undone
// by its undoing. What a function of a script does that no kept position meets is not noticed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "repl/teach/question.hpp"

namespace kasino {

/// A question that was answered right, without help.
struct Proof {
  std::string question;              ///< all of it, as to_text() writes it
  std::vector<std::string> answers;  ///< that were right then
  std::string day;                   ///< "2026-11-25"
  std::string clause{};              ///< what the clause said, and what it scores, as a number

  bool operator==(const Proof&) const = default;
};

struct ClauseProgress {
  int seen = 0;   ///< pages and questions
  int tried = 0;  ///< questions answered
  int right = 0;  ///< of these at first try, without a hint
  std::vector<Proof> proofs{};
  /// Questions that were answered, or helped with, as numbers: a second time is no first try.
  std::vector<std::uint64_t> met{};

  bool is_known() const;
  bool operator==(const ClauseProgress&) const = default;
};

/// The question as text that of_text() reads, in any rules.
std::string to_text(const Question& question);
/// Throws Error.
Question question_of_text(const std::string& text, const Rules& rules);

class Learner {
 public:
  /// Keeps nothing: nobody in particular learns.
  Learner() = default;
  /// That of the file, which need not be there. One that cannot be read as ours is put aside, as
  /// FILE.aside-1 or the next free number, and `problem` tells so.
  explicit Learner(std::filesystem::path file, std::optional<Text>& problem);

  /// What is known of a clause under these rules: of its proofs those that hold.
  ClauseProgress progress(const Rules& rules, const std::string& clause);

  /// Of a lesson that is done.
  static constexpr std::size_t all = 1'000'000;
  /// How many items of a lesson lie behind, by its title; `all` once it is done.
  std::size_t done(const Rules& rules, const std::string& lesson);
  void went_on(const Rules& rules, const std::string& lesson, std::size_t done);

  void saw(const Rules& rules, const std::string& clause);
  /// A question about its clause was answered; `alone`: right at first try, without a hint. Proves
  /// nothing where the question was met before, or written by somebody.
  void answered(const Posed& posed, bool alone, const std::string& day);
  /// A hint was given to the question, or what is right was told.
  void helped(const Posed& posed);

  /// Writes the file at once and whole; nothing without a file. Throws Error.
  void save() const;

  /// From now on nothing is written.
  void keep_nothing() { file_.clear(); }

  using Clauses = std::map<std::string, ClauseProgress>;

 private:
  struct VariantProgress {
    Clauses clauses;
    std::map<std::string, std::size_t> lessons;  ///< items that lie behind, by title
  };
  VariantProgress& progress_under(const Rules& rules);
  bool read(const std::string& text);

  std::filesystem::path file_;
  std::map<std::string, VariantProgress> variants_;  ///< by variant, whatever its options
  std::string text_{};  ///< of the file, with whatever else stands in it
};

/// Today, as Proof has it.
std::string today();

}  // namespace kasino
