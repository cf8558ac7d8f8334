// A game: a match from its first deal, with every step that can be taken back, and other lines of
// play that were tried on the way.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

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

  const Move* move() const { return std::get_if<Move>(&what); }
  const Action* action() const { return std::get_if<Action>(&what); }
};

bool is_same_step(const Ply& one, const Ply& other);

/// A match in progress with its history. A value, but for the Rules, which must outlive it.
///
/// Where after going back another step is taken than before, what followed is kept as a line of
/// play of its own. No line begins as the whole of another does.
///
/// Invariant: the position shown is that after the first `ply()` steps of the current line.
class Game {
 public:
  /// Deals or sets up the first position. Throws SetupError for what cannot be: a wrong number
  /// of players, a deck with a card too many, too few or twice.
  Game(const Rules& rules, GameStart start);

  const Rules& rules() const { return *rules_; }
  const GameStart& start() const { return start_; }
  const State& state() const;
  /// The position before step `ply`, from 0.
  const State& state_at(std::size_t ply) const;
  /// What the last step (or the start) told.
  const EventLog& events() const;
  const EventLog& start_events() const { return start_events_; }

  /// Every step of the current line, taken back ones (that redo would bring) too.
  const std::vector<Ply>& steps() const { return steps_; }
  /// How many of the steps are in force.
  std::size_t ply() const { return ply_; }

  /// Plays a move whose cards are where it says (else throws MoveError), legal or, if irregular,
  /// not: the caller has asked (a build must be one all the same). If the rules fail, nothing
  /// changes. A step that some line has taken here goes on with that line; else steps taken back
  /// are left behind as a line.
  void play(const Move& move, Regularity regularity = Regularity::Regular);

  /// Performs an action that is open (the caller has asked). Else as play().
  void perform(const Action& action);

  /// Starts the next deal with `deck`; empty: what is left of a shoe that lasts, else a deck that
  /// is shuffled on from the same generator. Else as play(). Throws MoveError unless a deal is over
  /// and the match is not, SetupError for a deck that is none.
  void next_deal(Cards deck = {});

  /// Takes a step of any kind, as the three above.
  void take(const Step& step, Regularity regularity = Regularity::Regular);

  /// Takes back the last step in force, or brings back the next. False if there is none.
  bool undo();
  bool redo();
  /// Shows the current line after its first `ply` steps, or all if there are fewer.
  void go_to(std::size_t ply);

  /// The lines of play, numbered from 0 in the order in which they were begun; at most
  /// `most_lines`, of which the oldest is forgotten for another.
  std::size_t line_count() const { return lines_.size(); }
  std::size_t line() const { return line_; }
  /// How many have been forgotten so far.
  std::size_t lines_forgotten() const { return lines_forgotten_; }
  /// Every step of a line.
  const std::vector<Ply>& steps_of(std::size_t line) const {
    return line == line_ ? steps_ : *lines_[line];
  }
  /// With how many steps both lines begin.
  std::size_t shared(std::size_t one, std::size_t other) const;
  /// Makes a line the current one, and shows where it parts from the one that was.
  void change_line(std::size_t line);

  static constexpr std::size_t most_lines = 100;

 private:
  /// Takes a step that may be taken; `random` is the generator after it.
  void advance(Step what, Regularity regularity, const Random& random);
  /// Begins a line of its own here.
  void branch_off();
  /// A line that takes this step here.
  std::optional<std::size_t> line_taking(const Step& step, Regularity regularity) const;
  const Random& random() const;

  const Rules* rules_;
  GameStart start_;
  Random first_random_;
  EventLog start_events_;
  std::shared_ptr<const State> first_;
  std::vector<Ply> steps_;
  std::size_t ply_ = 0;
  std::vector<std::shared_ptr<const std::vector<Ply>>> lines_{1};  ///< of the current line none
  std::size_t line_ = 0;
  std::size_t lines_forgotten_ = 0;
};

/// How many moves of its deal were made before step `ply`, actions that are moves among them.
std::size_t moves_before(const Game& game, std::size_t ply);

/// Throws SetupError unless `deck` is the whole deck of the variant, each card once.
void check_deck(const Cards& deck, const RuleData& rules);

}  // namespace kasino
