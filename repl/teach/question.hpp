// A question about a position, with the answers that the rules in force give to it.
//
// No answer is stored: what is right is asked of the engine whenever the question is posed, so that
// a rule that changes changes the answers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.hpp"
#include "engine/model/setup.hpp"
#include "engine/text/text.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/teach/best_move.hpp"
#include "repl/text/typed.hpp"

namespace kasino {

/// What is asked.
enum class Ask : std::uint8_t {
  Legal,     ///< whether `move` is allowed, and by which clause not
  Captures,  ///< all that the card `of` can take
  Count,     ///< in how many ways the card `of` can take something
  Values,    ///< what the card `of` can count
  Sweep,     ///< which cards of the hand can clear the table, so that it counts
  Score,     ///< how many points `seat` has, by `clause` or in all
  Play,      ///< a legal move, as `wish` says
  Best       ///< the best move: what hints say, or where a search finds one by a clear margin
};

/// "legal", as in a lesson; the words of all kinds, in their order.
const std::vector<std::string>& ask_words();

/// What a move that is asked for has to do; any legal move if nothing is set.
struct MoveWish {
  Cards takes;  ///< among the cards that it takes
  bool sweeps = false;
  bool operator==(const MoveWish&) const = default;
};

struct Question {
  Ask ask = Ask::Legal;
  Setup setup{};
  std::optional<Card> of{};
  std::string move{};  ///< a move or an action, as typed
  Seat seat = 1;
  bool in_all = false;  ///< of Score: all points, of which the clause brings some
  MoveWish wish{};
  std::string clause{};  ///< which it is about; empty: none in particular
  /// Of Legal: clauses, one of which may refuse the move, in the order of the answers offered;
  /// empty for a plain yes or no.
  std::vector<std::string> offered{};
  Text told{};           ///< what was done before, where no board shows it, in whole lines
  Text hint{};           ///< in the words of a lesson; may be empty
  bool is_made = false;  ///< by the program, and written by nobody

  bool operator==(const Question&) const = default;
};

/// One thing that was answered, or should have been.
struct Mark {
  enum class Kind : std::uint8_t { Right, Wrong, Missed };
  Kind kind = Kind::Right;
  std::string answer;
  std::string why{};  ///< in words, with the sum and the clause; may be empty
};

struct Marked {
  bool is_right = false;
  std::vector<Mark> marks;
};

/// A question in its position. Borrows the rules.
class Posed {
 public:
  /// Throws SetupError for a position that cannot be, Error where the question has no sense in it.
  Posed(Question question, const Rules& rules);

  const Question& question() const { return question_; }
  const State& state() const { return game_.state(); }
  const Game& game() const { return game_; }

  /// What is seen of the position, in words: two that look alike are alike. Of a question about a
  /// value nothing but the card.
  std::string position_shown() const;
  /// The same with the question, whatever answers are offered.
  std::string shown() const;
  /// The question in words; the answers offered stand below it, a line each.
  std::string in_words(Language language) const;
  /// How an answer is typed.
  std::string how_to_answer(Language language) const;

  /// The right answers in written form: all of them, or of Play the first 8 of those that would do.
  /// Of Best those that are about as good.
  std::vector<std::string> right_answers(Language language) const;
  /// The same in a line: as they are typed where an answer has several parts.
  std::string right_in_words(Language language) const;
  /// Whether the clause decides: it is the first to refuse the move, or allows it; every right play
  /// or some right capture goes by it; it brings the points that are asked for, or makes the sweep,
  /// or says what the card counts. True where the question names none.
  bool clause_decides() const;
  /// How hard it is, from 1: cards on the table, right answers, cards of two values.
  int grade() const;

  /// What is right and wrong in the answer. Throws BadArgument for what is no answer at all.
  Marked mark(std::string_view answer, Language language) const;
  /// Why the right answers are right, a line each.
  std::vector<std::string> explained(Language language) const;

  /// A hint: 1 is the clause, or what the lesson says; 2 a card that matters; 3 nearly all.
  std::string hint(int degree, Language language) const;

 private:
  static constexpr std::size_t most_moves = 2000;  ///< looked at
  static constexpr std::size_t most_told = 8;

  const Rules& rules() const { return game_.rules(); }
  std::vector<Move> right_moves() const;
  std::vector<Card> sweeping_cards() const;
  bool is_held() const;
  std::vector<int> values() const;
  bool says_value(const std::string& clause) const;
  bool goes_by_values(const Move& move, const std::string& clause) const;
  bool is_duty(const std::string& clause) const;
  bool asks_in_all() const { return question_.in_all || question_.clause.empty(); }
  bool scores_by(const std::string& clause) const;
  std::vector<std::string> first_places(Language language) const;
  bool brings_best(const std::string& clause) const;
  int number() const;
  /// The clause that refuses the move, of those offered; empty: none does.
  std::string verdict() const;
  std::string taken_text(const Move& move) const;
  /// The reason, with the clause that the question is about even where others come first.
  std::string why(const Judgement& judgement, Language language) const;

  Marked marked(std::string_view answer, Language language) const;
  BadArgument no_answer() const;
  Marked mark_captures(std::string_view answer, Language language) const;
  Marked mark_verdict(std::string_view answer, Language language) const;
  Marked mark_cards(std::string_view answer, Language language) const;
  Marked mark_numbers(std::string_view answer, Language language) const;
  Marked mark_play(std::string_view answer, Language language) const;
  Marked mark_best(std::string_view answer, Language language) const;
  std::string best_text(std::size_t at) const;
  /// Whether the best move is what the adviser does.
  bool is_advised() const { return best_ && !best_->advice.en.empty(); }
  std::string unlike_wish(Language language) const;

  Question question_;
  Game game_;
  std::optional<BestMoves> best_{};  ///< of Best
};

/// The degree of the last hint there is.
inline constexpr int last_hint = 3;

/// "answer a)": how the offered answers are lettered, the first of which is yes.
char letter_of(std::size_t offered);

}  // namespace kasino
