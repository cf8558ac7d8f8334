// What a learner knows, clause by clause, in a file of their own.
//
// A clause is known once questions that the program made in three different positions were answered
// right, at first try and without a hint, on at least two days. Each such answer is kept as a
// proof, with its position and the clause's text, and judged again under the rules in force
// whenever progress is asked for. So a change of rules reopens the clauses that it touches, and no
// others, until it is undone. A changed function of a script is noticed only in the positions kept.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "repl/teach/question.hpp"

namespace kasino {

/// A question that was answered right without help.
struct Proof {
  std::string question;              ///< as to_text() writes it
  std::vector<std::string> answers;  ///< the right ones at that time
  std::string day;                   ///< "2026-11-25"
  std::string clause{};              ///< a hash of what the clause said and scored

  bool operator==(const Proof&) const = default;
};

struct ClauseProgress {
  int seen = 0;   ///< pages and questions
  int tried = 0;  ///< questions answered
  int right = 0;  ///< of these, right at first try without a hint
  std::vector<Proof> proofs{};
  /// Hashes of questions that were answered or helped with, since a second time is no first try.
  std::vector<std::uint64_t> met{};

  bool is_known() const;
  bool operator==(const ClauseProgress&) const = default;
};

/// The question as text that question_of_text() reads under any rules.
std::string to_text(const Question& question);
/// Throws std::exception for a text that is no question.
Question question_of_text(const std::string& text, const Rules& rules);

class Learner {
 public:
  /// A learner without a file: nothing is saved.
  Learner() = default;
  /// The learner of `file`, which need not exist. A file that cannot be read as a learner's is put
  /// aside, as FILE.aside-1 or with the next free number, and `problem` says so. Where that fails,
  /// it says that nothing is kept, as it does of a file from a newer version, which stays.
  explicit Learner(std::filesystem::path file, std::optional<Text>& problem);

  /// The progress in a clause, with only the proofs that hold under these rules.
  ClauseProgress progress(const Rules& rules, const std::string& clause);

  /// What done() answers for a lesson that is done.
  static constexpr std::size_t all = 1'000'000;
  /// How many items of a lesson, found by its key, the learner has passed; `all` once it is done.
  std::size_t done(const Rules& rules, const std::string& lesson);
  void went_on(const Rules& rules, const std::string& lesson, std::size_t done);

  void saw(const Rules& rules, const std::string& clause);
  /// Notes that a question was answered; `alone`: right at first try, without a hint. It is a proof
  /// unless the question was met before or was not made by the program.
  void answered(const Posed& posed, bool alone, const std::string& day);
  /// Notes that a hint was given, or the right answer told.
  void helped(const Posed& posed);

  /// Notes that a question was missed, to come again in a quiz, or that it was answered right
  /// since. The last 50 are kept, but none of those that need to be told what happened before.
  void missed(const Posed& posed);
  void mended(const Posed& posed);
  /// Those that can still be posed, the oldest first.
  std::vector<Question> missed_questions(const Rules& rules);

  /// Writes the file atomically, with what other sessions have written meanwhile; does nothing
  /// without a file. Throws Error.
  void save();

  /// Whether there is a file, and what was learnt is in it.
  bool keeps() const { return is_saved_; }

  using Clauses = std::map<std::string, ClauseProgress>;

 private:
  struct VariantProgress {
    Clauses clauses;
    std::map<std::string, std::size_t> lessons;  ///< items passed, by the lesson's key
    std::vector<std::string> missed;             ///< questions, as to_text() writes them
  };
  using Variants = std::map<std::string, VariantProgress>;  ///< by name, whatever its options
  VariantProgress& progress_under(const Rules& rules);
  static std::optional<Variants> variants_in(const std::string& text);
  bool is_newer() const;
  bool read();
  std::string written(nlohmann::json root) const;
  std::string put_aside() const;
  void take_over(const Variants& theirs, Variants before);

  std::filesystem::path file_;
  bool is_saved_ = false;
  Variants variants_;
  std::string text_{};  ///< of the file, as last read or written; its unknown fields are kept
};

/// Today, written as in Proof::day.
std::string today();

}  // namespace kasino
