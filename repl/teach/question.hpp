// A question about a position, with the answers that the rules in force give to it.
//
// No answer is stored: the engine is asked for the right ones whenever the question is posed, so
// that they change with the rules.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.hpp"
#include "engine/model/setup.hpp"
#include "engine/notation/typed_step.hpp"
#include "engine/text/text.hpp"
#include "repl/explain/explain.hpp"
#include "repl/teach/best_move.hpp"
#include "repl/teach/outcome.hpp"
#include "repl/text/typed.hpp"

namespace kasino {

/// What is asked.
enum class Ask : std::uint8_t {
  Legal,     ///< whether `move` is allowed, and which clause refuses it
  Captures,  ///< every way in which the card `of` can take something
  Count,     ///< in how many ways the card `of` can take something
  Values,    ///< the values that the card `of` can count
  Sweep,     ///< which cards of the hand can make a sweep
  Score,     ///< how many points `seat` has, by `clause` or in all
  Play,      ///< a legal move that does what `wish` says
  Best,      ///< the best move, as best_moves() finds it
  Outcome    ///< what `move`, or the rules alone, lead to in `matter`
};

/// The words for all kinds, in the order of Ask: "legal", "captures", ...
const std::vector<std::string>& ask_words();

/// What the move asked for has to do; if nothing is set, any legal move will do.
struct MoveWish {
  Cards takes;  ///< cards that it must take, of the table or of builds
  bool sweeps = false;
  int built = 0;  ///< the value of the build that it must make; 0: none in particular
  bool operator==(const MoveWish&) const = default;
};

struct Question {
  Ask ask = Ask::Legal;
  Setup setup{};
  std::optional<Card> of{};
  std::string move{};  ///< a move or an action, as typed
  Seat seat = 1;
  bool in_all = false;  ///< for Score: all points, some of which the clause brings
  MoveWish wish{};
  std::optional<Matter> matter{};  ///< for Outcome; Free for Legal
  std::string clause{};            ///< that the question is about; empty: none in particular
  /// For Legal: the clauses offered as answers, in order, one of which may refuse the move; empty
  /// for a plain yes or no.
  std::vector<std::string> offered{};
  Text told{};           ///< whole lines on what happened before, if no board shows it
  Text hint{};           ///< as the lesson words it; may be empty
  bool is_made = false;  ///< by the program, not written by a person

  bool operator==(const Question&) const = default;

  /// Whether a position belongs to it.
  bool has_position() const { return !matter || !is_of_rules(*matter); }
};

/// One thing that was answered, or should have been.
struct Mark {
  enum class Kind : std::uint8_t { Right, Wrong, Missed };
  Kind kind = Kind::Right;
  std::string answer;
  std::string why{};                  ///< with the sum and the clause; may be empty
  std::optional<Judgement> judged{};  ///< what the rules say of a step that was answered
};

struct Marked {
  bool is_right = false;
  std::vector<Mark> marks;
  bool may_retry = false;  ///< the right answer was not told, so that another can be given
};

/// A question posed in its position. Borrows the rules. All of it may throw what the rules throw.
class Posed {
 public:
  /// Throws SetupError for an impossible position, Error if the question makes no sense in it.
  Posed(Question question, const Rules& rules);

  const Question& question() const { return question_; }
  const State& state() const { return game_.state(); }
  const Game& game() const { return game_; }

  /// The position in words, by which positions are compared; for Values only the card.
  std::string position_shown() const;
  /// The same with the question, without the answers offered.
  std::string shown() const;
  /// The question in words; the answers offered stand below it, a line each.
  std::string in_words(Language language) const { return asked(language) + offers(language); }
  /// The question alone.
  std::string asked(Language language) const;
  /// The answers offered, if any, each with a newline before it.
  std::string offers(Language language) const;
  /// How an answer is typed.
  std::string how_to_answer(Language language) const;

  /// The right answers in written form: all of them, but for Play only the first 8. For Best, those
  /// about equally good.
  std::vector<std::string> right_answers(Language language) const;
  /// The same on one line; captures are separated as an answer is typed.
  std::string right_in_words(Language language) const;
  /// Whether the question's clause decides the answer: it is the first to refuse the move, or
  /// allows it; every right play or some right capture goes by it; it scores, counts the sweep or
  /// says what the card counts. True if the question names no clause.
  bool clause_decides() const;
  /// The clauses, beside those of `taught`, that one has to know to answer: those that decide, and
  /// those by which the right answers are right; for Play, those of the easiest.
  std::vector<std::string> untaught(const std::set<std::string>& taught) const;
  /// For Captures, Count and Play: the moves that are right, at most most_moves.
  std::vector<Move> right_moves() const;
  /// Whether the card lies on the table, or in the hand to play.
  bool is_in_sight(Card card) const;
  /// How hard it is, from 1: by cards on the table, right answers, cards of several values.
  int grade() const;

  /// What is right and wrong in the answer, with what decides or all of it. Throws Error for what
  /// is no answer.
  Marked mark(std::string_view answer, Language language, Detail detail = Detail::Sentence) const;
  /// Why the right answers are right, a line each.
  std::vector<std::string> explained(Language language, Detail detail = Detail::Whole) const;

  /// A hint: of degree 1 the lesson's or the clause, of 2 a card that matters, of 3 nearly all.
  std::string hint(int degree, Language language) const;

 private:
  static constexpr std::size_t most_moves = 2000;  ///< looked at for answers
  static constexpr std::size_t most_told = 8;

  const Rules& rules() const { return game_.rules(); }
  std::vector<std::string> clauses_of_move(const Move& move) const;
  std::vector<Card> sweeping_cards() const;
  bool is_held() const;
  std::vector<int> values() const;
  std::vector<int> numbers() const;
  bool says_value(const std::string& clause) const;
  bool goes_by_values(const Move& move, const std::string& clause) const;
  bool is_duty(const std::string& clause) const;
  bool asks_in_all() const { return question_.in_all || question_.clause.empty(); }
  bool scores_by(const std::string& clause) const;
  std::vector<std::string> first_places(Language language) const;
  bool brings_best(const std::string& clause) const;
  int number() const;
  /// The clause that refuses the move, if possible one of those offered; empty: the move is legal.
  std::string verdict() const;
  std::string taken_text(const Move& move) const;
  /// What explain() says of the judgement, with the question's clause if that decides but is not
  /// named first.
  std::string why(const Judgement& judgement, Language language, Detail detail) const;

  Marked marked(std::string_view answer, Language language, Detail detail) const;
  BadArgument no_answer() const;
  Marked mark_captures(std::string_view answer, Language language, Detail detail) const;
  Marked mark_ways(const std::vector<std::string>& ways, Language language, Detail detail) const;
  Marked mark_verdict(std::string_view answer, Language language, Detail detail) const;
  Marked mark_cards(std::string_view answer, Language language, Detail detail) const;
  Marked mark_numbers(std::string_view answer, Language language, Detail detail) const;
  Marked mark_play(std::string_view answer, Language language, Detail detail) const;
  Marked mark_best(std::string_view answer, Language language, Detail detail) const;
  std::string example() const;
  std::string best_text(std::size_t at, Language language) const;
  /// Whether the variant's adviser says what is best.
  bool is_advised() const { return best_ && !best_->advice.en.empty(); }
  std::string unlike_wish(Language language) const;
  /// The move asked about, as people type it.
  std::string move_in(Language language) const;

  std::string asked_outcome(Language language) const;
  Marked mark_outcome_cards(std::string_view answer, Language language) const;
  bool asks_for_one_number() const;

  Question question_;
  Game game_;
  std::optional<kasino::Outcome> outcome_{};  ///< for Outcome
  std::optional<BestMoves> best_{};           ///< for Best
};

/// The highest degree of a hint.
inline constexpr int last_hint = 3;

}  // namespace kasino
