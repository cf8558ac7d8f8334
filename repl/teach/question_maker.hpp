// Exercises made from the rules in force: positions of games that the computer plays against
// itself, cut down to the cards that matter, each with plausible answers.
//
// The engine says whether an answer is right, and a question is kept only if its clause decides it.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/cards/random.hpp"
#include "repl/teach/question.hpp"

namespace kasino {

class AllowedCaptures;

/// The clauses that `patterns` mean, in the order of the rule sheet: ids, and beginnings such as
/// "CAP-*"; all clauses without a pattern. Throws Error for a pattern that means none.
std::vector<std::string> clauses_meant(const std::vector<std::string>& patterns,
                                       const RuleData& rules);

/// Some element of a list that is not empty.
template <typename Type>
const Type& one_of(const std::vector<Type>& list, Random& random) {
  return list[random.below(list.size())];
}

/// Makes questions about clauses; the same seed gives the same questions.
class QuestionMaker {
 public:
  /// `drawn` are questions from scenarios, to be asked among those made. Borrows the rules.
  QuestionMaker(const Rules& rules, std::uint64_t seed, std::vector<std::string> clauses,
                std::vector<Question> drawn = {});

  /// The number of players in the positions; by default two, or the fewest that the rules allow.
  void seat(int players) { players_ = players; }

  /// From now on nothing is asked that needs a clause other than these.
  void ask_only(std::set<std::string> taught) { taught_ = std::move(taught); }

  /// From now on some questions ask for the best move, or all of them if there are no clauses. In
  /// games for money with an adviser some do anyway.
  void ask_for_best() { asks_for_best_ = true; }

  /// The next question, none twice; rather about a clause that was asked about least. Nothing if
  /// none is found, as no clause decides in the positions that come up, or if `keep_going` answers
  /// false. Throws what the rules throw.
  std::optional<Question> next(const std::function<bool()>& keep_going);

  /// A question that asks for cards or moves has at most this many right answers.
  static constexpr std::size_t most_answers = 8;

  /// `count` questions, or as many as are found, from easy to hard.
  std::vector<Question> sheet(std::size_t count, const std::function<bool()>& keep_going);

  /// How many questions each clause has had.
  const std::map<std::string, int>& asked() const { return asked_; }

 private:
  struct Candidate {
    Question question;
    std::vector<std::string> clauses;  ///< that may decide it
  };
  using Candidates = std::vector<Candidate>;

  /// The next position of a game that is worth asking about; after some moves a new game begins.
  /// Null where thousands of steps lead to none.
  const Game* next_position();
  Step next_step();
  bool is_asked_about(const State& state) const;
  const Game& varied(const Game& game);
  Candidates candidates_in(const Game& game);
  void add_verdicts(const Game& game, Candidates& candidates);
  void add_value_clauses(std::vector<std::string>& clauses) const;
  void add_two_values(const AllowedCaptures& takes, std::vector<Cards>& sets);
  void add_builds(const State& state, std::vector<std::string>& texts);
  std::set<std::string> add_judgements(const State& state, const std::vector<std::string>& texts,
                                       Candidates& candidates);
  void add_actions(const State& state, std::vector<std::string>& texts) const;
  std::vector<std::string> choices_at(const State& state);
  void add_winnings(const Game& game, Candidates& candidates);
  void add_values(const State& state, Candidates& candidates);
  void add_captures(const State& state, Card card, Candidates& candidates);
  void add_score(Candidates& candidates);
  using IsOf = bool (*)(Matter);
  bool asks_for(IsOf is_of) const;
  bool seeks_endings() const;
  void add_matters(const Question& question, IsOf is_of, Candidates& candidates) const;
  void add_of_rules(Candidates& candidates);
  void add_endings(Candidates& candidates);
  void add_sweeps(Candidates& candidates);
  void add_outcomes(const Game& game, Candidates& candidates);
  bool asks_for_best_now();
  std::optional<Question> best_question(const std::function<bool()>& keep_going);
  bool offers_best(const State& state) const;
  /// A finished question about the first of `clauses` for which a candidate will do.
  std::optional<Question> chosen(Candidates candidates, const std::vector<std::string>& clauses);
  std::optional<Question> finished(Question question);
  void offer_clauses(Question& question);
  bool is_new(const Posed& posed);
  std::optional<Question> drawn_about(const std::string& clause);
  /// The clauses, those first that were asked about or sought in vain least often.
  std::vector<std::string> clauses_in_turn() const;

  const Rules& rules_;
  Random random_;
  int players_;
  std::vector<std::string> clauses_;
  bool asks_for_best_ = false;
  std::optional<std::set<std::string>> taught_;  ///< nothing: all clauses are known
  std::vector<Question> drawn_;
  std::optional<Game> game_;
  std::optional<Game> varied_;
  std::size_t moves_left_ = 0;
  std::map<std::string, int> forms_{};   ///< how many questions were alike
  std::map<std::string, int> asked_{};   ///< by clause
  std::map<std::string, int> missed_{};  ///< by clause: a count that grows when nothing is found
  std::map<Ask, int> kinds_{};           ///< how many questions of a kind were asked
  std::set<std::string> refusing_{};     ///< clauses that have refused something
  std::set<std::string> seen_{};         ///< as Posed::shown()
};

}  // namespace kasino
