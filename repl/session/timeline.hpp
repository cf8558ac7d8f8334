// Everything that happened in a session, in steps that can be taken back.
//
// A game takes back its own steps. Opening another one (new, setup, load) is a step too: so a
// timeline is a row of games, each begun where the one before was left.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/game/game.hpp"

namespace kasino {

/// Invariant: there is at least one game, and one of them is current.
class Timeline {
 public:
  explicit Timeline(Game first);

  const Game& game() const { return chapters_[at_].game; }

  /// Opens another game, as it stands: its steps so far came with it and are no steps of ours.
  /// Steps taken back are forgotten; so too with take() and next_deal(), unless they throw.
  void open(Game game);
  /// Opens a game that was played before as if it had been played here: its steps are ours.
  /// Where nothing has been done yet it takes the place of all there was.
  void take_up(Game game);
  /// Changes over to another line of play of the current game, as it stands where they part: a step
  /// of ours.
  void change_line(std::size_t line);
  /// Puts the same game as it is under other rules in the place of the current one: its steps are
  /// still ours, as far as they came along. Steps taken back are forgotten.
  void replace(Game game);
  void take(const Step& step, Regularity regularity = Regularity::Regular);
  void next_deal();
  /// How many lines of play these two have forgotten for others.
  std::size_t lines_forgotten() const { return lines_forgotten_; }

  /// The current game's number, by the order in which they were opened: another line of play is the
  /// same game, and so is one under other rules.
  std::size_t number() const { return chapters_[at_].number; }
  /// Whether something was done in it, here or before it was taken up; walking is nothing.
  bool has_played() const { return chapters_[at_].has_played; }

  /// Whether some game is played under `rules`.
  bool uses(const Rules& rules) const;

  /// How many steps undo(), and redo(), can go.
  std::size_t steps_back() const;
  std::size_t steps_forward() const;

  /// Takes back the last step, or brings back the next. There must be one.
  void undo();
  void redo();

  /// Walks through the current game, however it came in: like undo() and redo(), and through the
  /// steps that a game brought with it. There must be one.
  void step_back();
  void step_forward();
  /// How many steps lie ahead in the current game; game().ply() lie behind.
  std::size_t plies_ahead() const { return game().steps().size() - game().ply(); }

 private:
  struct Chapter {
    Game game;
    std::size_t opened_at;  ///< the ply at which the game came in
    std::size_t left_at;    ///< the ply at which the next chapter was opened, if there is one
    std::size_t number;
    bool has_played = false;
  };

  /// Does `step`, which goes on with the current game.
  template <typename Advance>
  void go_on(Advance advance);
  void forget_what_follows();
  bool is_last() const { return at_ + 1 == chapters_.size(); }
  /// Where redo() leaves the current game for the next, or finds no more.
  std::size_t end_of(std::size_t chapter) const;

  std::vector<Chapter> chapters_;
  std::size_t at_ = 0;
  std::size_t games_ = 1;  ///< so many were opened
  std::size_t lines_forgotten_ = 0;
};

}  // namespace kasino
