// What a variant may change in a position while it acts on a trigger.
//
// Every act leaves each card in exactly one place. It throws ActError if it is impossible, or one
// act too many; the caller works on a copy of the position, which is kept only if the whole step
// succeeds. The only functions of the variant called from here are those that void sweeps.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/model/event.hpp"
#include "engine/model/money.hpp"
#include "engine/model/place.hpp"
#include "engine/model/rules.hpp"
#include "engine/text/error.hpp"

namespace kasino {

class State;

/// An act that is impossible: a card that is not there, a seat that is none, one act too many.
class ActError : public Error {
 public:
  using Error::Error;
};

/// What becomes of the turn once a move is cancelled: its seat plays again, or it is over.
enum class AfterCancel : std::uint8_t { Again, TurnEnds };

/// An event about a play that is to be made from `state`: its seat; of a move the card and what it
/// captures; of an action its name, and the cards that it plays.
Event event_of_play(const char* type, const Step& play, const State& state, const RuleData& rules);

class Effects {
 public:
  /// Acts on `state`, and writes what happens to `log` unless that is null.
  Effects(State& state, const Rules& rules, EventLog* log)
      : state_(state), rules_(rules), log_(log) {}

  static constexpr int act_limit = 1000;        ///< acts in one move
  static constexpr int redeal_limit = 100;      ///< redeals of one deal
  static constexpr std::size_t ask_limit = 64;  ///< seats asked at one time
  static constexpr int cancel_limit = 20;       ///< moves cancelled before one is carried out

  const State& state() const { return state_; }
  const RuleData& rules() const { return rules_.data(); }
  bool logs() const { return log_ != nullptr; }

  /// Moves cards from `from` to `to`. Throws ActError if a card is not in `from`, if only a part of
  /// a build would be moved, and if `to` is a build.
  void give(std::span<const Card> cards, Place from, Place to);

  /// Lays cards from `from` together as a build of `seat`, or adds them to the build of that value
  /// if builds of one value join. Throws ActError if nothing is built, a new build would have one
  /// card or be one too many, or no card of the value could take the cards together.
  void build(Seat seat, int value, std::span<const Card> cards, Place from);

  /// Moves cards from `from` to the pile of `seat`, which is then the last to have captured.
  void take(Seat seat, std::span<const Card> cards, Place from);

  /// Moves cards from `from` into the stock, each to a place given by a hash of the deck's order,
  /// but not on top. So chance is in the shuffle alone.
  void bury(std::span<const Card> cards, Place from);

  /// Has all cards gathered, shuffled by a hash of their order, and dealt again once the function
  /// is done. Throws ActError once a card has been played, and beyond `redeal_limit`.
  void redeal(const std::string& clause);
  /// Whether the cards are to be dealt again; whoever takes that does it.
  bool redeals() const { return redealt_; }
  bool take_redeal() { return std::exchange(redealt_, false); }

  /// Asks `seat` to act before the turn goes on, at a stage of the variant. Seats asked on one
  /// trigger act in the order of asking, before all that were asked earlier. Throws ActError if the
  /// seat is out, if too many are asked, or if it would play a card while a move waits.
  void ask(Seat seat, int stage);
  /// Takes every seat off the list that is still to answer at `stage`.
  void close(int stage);
  /// Takes the waiting move back: nobody is asked about it any more, and its seat is to act again,
  /// or its turn is over. Throws ActError if no move waits, and after `cancel_limit` moves in a
  /// row.
  void cancel(AfterCancel after = AfterCancel::Again);
  /// The seat whose turn a cancelled move has ended since the last call.
  std::optional<Seat> take_ended_turn() { return std::exchange(ended_turn_, std::nullopt); }

  /// Begins a trigger: from now on, seats asked come first, and sweeps count what is taken.
  void begin_trigger() {
    asked_here_ = 0;
    from_table_.clear();
  }

  /// Moves up to `count` cards from the stock to `to`, and answers them in the order drawn.
  Cards draw(int count, Place to);

  /// Gives points for this deal (takes them, if negative) under `clause`; also in the match, if the
  /// deal is counted already. Throws ActError in a game for money, and beyond `most_points`.
  void award(Seat seat, int points, const std::string& clause);

  /// Moves `amount` of money, 0 or more, or all there is in `from`. If the money changes owner,
  /// each of the two gets an award under `clause`. Throws ActError if `from` has less, the owner of
  /// `to` would own too much, or it is not said how much the bank pays.
  void pay(MoneyPlace from, MoneyPlace to, std::optional<int> amount, const std::string& clause);

  /// For each of these stakes, the bank pays the winnings at `odds`, rounded down, and the stake
  /// goes back to its owner. Without odds, the bank takes the stakes. Throws as pay() does.
  void settle(const PotPart& stakes, std::optional<Odds> odds, const std::string& clause);

  /// Counts `count` further sweeps, unless a clause voids them; if negative, takes as many away,
  /// but never below 0. Throws ActError once the deal is counted.
  void sweep(Seat seat, int count, const std::string& clause);
  /// The sweeps that acts made since the last call, and that count, with the cards swept.
  std::vector<std::pair<Seat, Cards>> take_sweeps() { return std::exchange(sweeps_, {}); }

  /// Sets a variable. `value` must be in range for its type.
  void set(std::size_t variable, Seat seat, int slot, int value);
  /// Sets a variable that is a set.
  void set(std::size_t variable, Seat seat, int slot, std::vector<int> values);

  /// Writes an event to the log, if there is one.
  void tell(Event event) {
    if (log_ != nullptr) log_->push_back(std::move(event));
  }

  /// Ends the deal when the move is done: cards still in hands and stock count for nobody.
  void end_deal() { deal_ends_ = true; }
  bool deal_ends() const { return deal_ends_; }

  /// Ends the match when the move is done, without counting the current deal. Several winners
  /// share; only the first call counts. Throws ActError if a winner is no seat, or there is none.
  void end_match(std::vector<Seat> winners);
  const std::optional<std::vector<Seat>>& match_winners() const { return match_winners_; }

  /// Throws ActError unless `seat` is a seat of this game.
  void check_seat(Seat seat) const;

 private:
  void count_act();
  void note_award(Seat seat, int points, const std::string& clause);
  void move(std::span<const Card> cards, Place from, Place to);

  State& state_;
  const Rules& rules_;
  EventLog* log_;
  int act_count_ = 0;
  std::size_t asked_here_ = 0;
  std::vector<std::pair<Seat, Card>> from_table_;  ///< taken from the table on this trigger
  std::vector<std::pair<Seat, Cards>> sweeps_;     ///< made since take_sweeps() was last called
  std::optional<Seat> ended_turn_;
  int redeals_ = 0;
  bool redealt_ = false;
  bool deal_ends_ = false;
  std::optional<std::vector<Seat>> match_winners_;
};

}  // namespace kasino
