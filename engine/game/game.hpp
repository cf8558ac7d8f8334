// A game: a match from its first deal, with every step that can be taken back, and the other lines
// of play that were tried.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/cards/random.hpp"
#include "engine/model/event.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/setup.hpp"

namespace kasino {

class State;

/// A step that was taken, and what it led to.
struct Ply {
  Step what;
  Regularity regularity = Regularity::Regular;
  std::shared_ptr<const State> after;  ///< never null; copies of a game share it
  Random random;                       ///< the generator after it
  EventLog events;
  /// How a capture was grouped, if whoever played it had it from judge().
  std::optional<Grouping> grouping{};
  std::string note{};  ///< what somebody has written about it; may be empty

  const Move* move() const { return std::get_if<Move>(&what); }
  const Action* action() const { return std::get_if<Action>(&what); }
};

bool is_same_step(const Ply& one, const Ply& other);

/// A match in progress with its history. A value, but for the Rules, which must outlive it.
///
/// If a different step is taken after going back, the steps left behind are kept as a line of play
/// of their own. No line is just the beginning of another.
///
/// Invariant: the position shown is that after the first `ply()` steps of the current line.
class Game {
 public:
  /// Deals or sets up the first position. Throws SetupError for a start that cannot be: a wrong
  /// number of players, a deck with a card too many, too few or twice; and what the rules throw.
  Game(const Rules& rules, GameStart start);

  const Rules& rules() const { return *rules_; }
  const GameStart& start() const { return start_; }
  const State& state() const;
  /// The position before step `ply`, from 0.
  const State& state_at(std::size_t ply) const;
  /// The events of the last step, or of the start.
  const EventLog& events() const;
  const EventLog& start_events() const { return start_events_; }

  /// Every step of the current line, also those taken back, which redo would bring.
  const std::vector<Ply>& steps() const { return steps_; }
  /// How many of the steps are in force.
  std::size_t ply() const { return ply_; }

  /// Plays a move, irregular or legal: the caller has asked judge(). Throws MoveError if a card is
  /// not where the move says, or if no card could take an irregular build, and what the rules
  /// throw; then nothing changes. A step that some line has taken here goes on with that line;
  /// otherwise steps taken back are kept as a line.
  void play(const Move& move, Regularity regularity = Regularity::Regular,
            std::optional<Grouping> grouping = {});

  /// Performs an action that is open: the caller has asked judge(). In all else as play().
  void perform(const Action& action);

  /// Starts the next deal with `deck`. If `deck` is empty, deals from what is left of the shoe,
  /// or a deck shuffled with the game's generator. Otherwise as play(). Throws MoveError unless the
  /// deal is over and the match is not, and SetupError if `deck` is not the whole deck.
  void next_deal(Cards deck = {});

  /// Takes a step of any kind, with the function above that it belongs to.
  void take(const Step& step, Regularity regularity = Regularity::Regular,
            std::optional<Grouping> grouping = {});

  /// Takes back the last step in force, or brings back the next. False if there is none.
  bool undo();
  bool redo();
  /// Goes to the position after the first `ply` steps of the current line, or to its end.
  void go_to(std::size_t ply);

  /// What somebody has written about the step before position `ply`, or about the beginning for 0:
  /// lines of words, in UTF-8 that can be shown; empty for nothing.
  const std::string& note_at(std::size_t ply) const {
    return ply == 0 ? start_note_ : steps_[ply - 1].note;
  }
  /// The note on the last step in force.
  const std::string& note() const { return note_at(ply_); }
  /// Writes a note on the last of `steps`, or on the beginning if there are none, in every line of
  /// play that begins with them. It replaces the note before; of `text` the words of its lines
  /// stay, and an empty one leaves none. Lines that do not begin so are as they were.
  void write_note(std::span<const Ply> steps, std::string_view text);
  /// Writes a note on the last step in force.
  void write_note(std::string_view text) { write_note(std::span(steps_).first(ply_), text); }

  /// What somebody has written behind the record: comments, a line each. It stays with the game.
  const std::string& afterword() const { return afterword_; }
  void write_afterword(std::string lines) { afterword_ = std::move(lines); }

  /// The lines of play, numbered from 0 in the order in which they were begun; at most
  /// `most_lines`: the oldest is forgotten to make room.
  std::size_t line_count() const { return lines_.size(); }
  std::size_t line() const { return line_; }
  /// How many have been forgotten so far.
  std::size_t lines_forgotten() const { return lines_forgotten_; }
  /// Every step of a line.
  const std::vector<Ply>& steps_of(std::size_t line) const {
    return line == line_ ? steps_ : *lines_[line];
  }
  /// How many steps the two lines share from the start.
  std::size_t shared(std::size_t one, std::size_t other) const;
  /// Makes a line the current one, and shows the position where it parts from the former one.
  void change_line(std::size_t line);

  static constexpr std::size_t most_lines = 100;

 private:
  /// Takes a step that may be taken; `random` is the generator after it.
  void advance(Step what, Regularity regularity, const Random& random,
               std::optional<Grouping> grouping = {});
  /// Begins a new line at this position.
  void branch_off();
  /// A line that takes this step here; nothing if there is none.
  std::optional<std::size_t> line_taking(const Step& step, Regularity regularity) const;
  const Random& random() const;

  const Rules* rules_;
  GameStart start_;
  Random first_random_;
  EventLog start_events_;
  std::string start_note_;
  std::string afterword_;
  std::shared_ptr<const State> first_;
  std::vector<Ply> steps_;
  std::size_t ply_ = 0;
  std::vector<std::shared_ptr<const std::vector<Ply>>> lines_{1};  ///< null for the current line
  std::size_t line_ = 0;
  std::size_t lines_forgotten_ = 0;
};

/// How many moves of the same deal were made before step `ply`, actions that play among them.
std::size_t moves_before(const Game& game, std::size_t ply);

/// Throws SetupError unless `deck` is the whole deck of the variant, each card once.
void check_deck(const Cards& deck, const RuleData& rules);

}  // namespace kasino
