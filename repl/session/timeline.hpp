// Everything that happened in a session, as steps that can be taken back.
//
// A game takes back its own steps. Opening another game (new, setup, load) is a step too, so a
// timeline is a row of games, each opened where the one before was left.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.hpp"

namespace kasino {

/// Invariant: there is at least one game, and one of them is current.
class Timeline {
 public:
  explicit Timeline(Game first);

  const Game& game() const { return chapters_[at_].game; }

  /// Opens another game where it stands; undo() leaves it rather than take back steps that it came
  /// with. Steps that were taken back are forgotten, as by take() and next_deal() if they do not
  /// throw.
  void open(Game game);
  /// Opens a game that was played before as if it had been played here: undo() goes into its steps.
  /// If nothing has been done in the timeline yet, the game replaces all that is in it. `file` is
  /// the one that has kept it.
  void take_up(Game game, std::string file);
  /// Opens the current game on another of its lines of play, at the ply where the lines part.
  void change_line(std::size_t line);
  /// Replaces the current game by the same game under other rules, whose steps can still be taken
  /// back. Games opened after it are forgotten.
  void replace(Game game);
  void take(const Step& step, Regularity regularity = Regularity::Regular,
            std::optional<Grouping> grouping = {});
  void next_deal();
  /// Writes a note on the last step in force of the current game, on whichever of its lines one
  /// then stands. It is no step: undo() does not take it back.
  void write_note(std::string_view text);
  /// How many lines of play take() and next_deal() have given up for newer ones.
  std::size_t lines_forgotten() const { return lines_forgotten_; }

  /// The current game's number, in the order in which games were opened. Neither another line of
  /// play nor other rules make it another game.
  std::size_t number() const { return chapters_[at_].number; }
  /// Whether something was played or noted in the current game, here or before it was taken up.
  bool has_played() const { return chapters_[at_].has_played; }

  /// The file from which the current game was taken up; empty: none.
  const std::string& taken_from() const { return chapters_[at_].taken_from; }

  /// Whether some game is played under `rules`.
  bool uses(const Rules& rules) const;

  /// How many steps undo() and redo() can go.
  std::size_t steps_back() const;
  std::size_t steps_forward() const;

  /// Takes back the last step, or brings back the next. There must be one.
  void undo();
  void redo();

  /// Like undo() and redo(), but within the current game, and also through steps that it brought
  /// with it. There must be one.
  void step_back();
  void step_forward();
  /// How many steps lie ahead in the current game; game().ply() lie behind.
  std::size_t plies_ahead() const { return game().steps().size() - game().ply(); }

 private:
  struct Chapter {
    Game game;
    std::size_t opened_at;  ///< the ply at which the game was opened
    std::size_t left_at;    ///< the ply at which the next chapter was opened, if there is one
    std::size_t number;
    bool has_played = false;
    std::string taken_from{};
  };

  /// Calls `advance`, which goes on with the current game, and forgets what followed it.
  template <typename Advance>
  void go_on(Advance advance);
  void forget_what_follows();
  bool is_last() const { return at_ + 1 == chapters_.size(); }
  /// The ply at which redo() leaves that game for the next, or ends.
  std::size_t end_of(std::size_t chapter) const;

  std::vector<Chapter> chapters_;
  std::size_t at_ = 0;
  std::size_t games_ = 1;  ///< how many were opened
  std::size_t lines_forgotten_ = 0;
};

}  // namespace kasino
