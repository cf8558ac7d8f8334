// Exercises made from the rules in force: positions of games that the computer plays against
// itself, cut down to the cards that matter, each with answers that somebody might well give.
//
// Whether an answer is right is asked of the engine, and a question is kept only if the clause that
// it is about decides in it.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/cards/random.hpp"
#include "repl/explain/takes.hpp"
#include "repl/teach/question.hpp"

namespace kasino {

/// The clauses of the rules that `patterns` mean, in the order of rule sheets: ids, and beginnings
/// such as "CAP-*"; all of them without a pattern. Throws Error for one that means none.
std::vector<std::string> clauses_meant(const std::vector<std::string>& patterns,
                                       const RuleData& rules);

/// Makes questions about some clauses, the same ones for the same seed.
class QuestionMaker {
 public:
  /// `drawn` are questions that somebody has written, as scenarios do, to be asked among those
  /// made. Borrows the rules.
  QuestionMaker(const Rules& rules, std::uint64_t seed, std::vector<std::string> clauses,
                std::vector<Question> drawn = {});

  /// So many play in the positions: else two, or the fewest that the rules are for.
  void seat(int players) { players_ = players; }

  /// From now on some questions ask for the best move, if clauses were named; else all do. Where
  /// there is money and an adviser some do at any rate.
  void ask_for_best() { asks_for_best_ = true; }

  /// The next question, none twice, about a clause that was asked of least if one of those decides
  /// in a position that comes up; nothing where none is found, since no clause decides anything (it
  /// is there to be read), or `keep_going` says no.
  std::optional<Question> next(const std::function<bool()>& keep_going);

  /// Of a question that wants them all, right answers.
  static constexpr std::size_t most_answers = 8;

  /// So many questions, or as many as are found, from easy to hard.
  std::vector<Question> sheet(std::size_t count, const std::function<bool()>& keep_going);

  /// How many questions each clause has had.
  const std::map<std::string, int>& asked() const { return asked_; }

 private:
  struct Candidate {
    Question question;
    std::vector<std::string> clauses;  ///< that decide it
  };
  using Candidates = std::vector<Candidate>;

  /// A position of some game, with somebody to play, or where money was won and lost; a new game is
  /// begun after some moves.
  const Game& next_position();
  Step next_step();
  bool is_asked_about(const State& state) const;
  const Game& varied(const Game& game);
  Candidates candidates_in(const Game& game);
  void add_verdicts(const Game& game, Candidates& candidates);
  void add_value_clauses(std::vector<std::string>& clauses) const;
  void add_two_values(const Takes& takes, std::vector<Cards>& sets);
  void add_builds(const State& state, std::vector<std::string>& texts);
  std::set<std::string> add_judgements(const State& state, const std::vector<std::string>& texts,
                                       Candidates& candidates);
  void add_actions(const State& state, std::vector<std::string>& texts) const;
  std::vector<std::string> choices_at(const State& state) const;
  void add_winnings(const Game& game, Candidates& candidates);
  void add_values(const State& state, Candidates& candidates);
  void add_captures(const State& state, Card card, Candidates& candidates);
  void add_score(Candidates& candidates);
  bool asks_for_best_now();
  std::optional<Question> best_question(const std::function<bool()>& keep_going);
  bool offers_best(const State& state) const;
  /// About the first of the clauses that one of them is about.
  std::optional<Question> chosen(Candidates candidates, const std::vector<std::string>& clauses);
  std::optional<Question> finished(Question question);
  void offer_clauses(Question& question);
  bool is_new(const Posed& posed);
  std::optional<Question> drawn_about(const std::string& clause);
  /// Those asked of, or sought in vain, least come first.
  std::vector<std::string> clauses_in_turn() const;

  const Rules& rules_;
  Random random_;
  int players_;
  std::vector<std::string> clauses_;
  bool asks_for_best_ = false;
  std::vector<Question> drawn_;
  std::optional<Game> game_;
  std::optional<Game> varied_;
  std::size_t moves_left_ = 0;
  std::map<std::string, int> asked_{};   ///< by clause
  std::map<std::string, int> missed_{};  ///< by clause: how often nothing was found about it
  std::map<Ask, int> kinds_{};           ///< how many were asked
  std::set<std::string> refusing_{};     ///< clauses that have refused something
  std::set<std::string> allowing_{};     ///< clauses that have allowed something
  std::set<std::string> seen_{};         ///< questions, as text
};

}  // namespace kasino
