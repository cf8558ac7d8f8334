// What a variant may change in a position while it acts on a trigger.
//
// Every act leaves each card in exactly one place. Of the variant's functions, only those that void
// sweeps are called from here. All of it works on a copy that is kept only if the whole step
// succeeds.
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

/// An act that cannot be: a card that is not there, a seat that is none, one act too many.
class ActError : public Error {
 public:
  using Error::Error;
};

/// A sweep that an act made, not a move. It counts.
struct MadeSweep {
  Seat seat = 1;
  Cards captured;  ///< what acts on the same trigger have taken from the table for it, sorted
};

/// An event about what was, or is to be, played: whose it is, the card if there is one, and what it
/// captures, or the action's name.
Event event_of_play(const char* type, const Step& play, const RuleData& rules);

class Effects {
 public:
  /// Acts on `state`; writes what happens to `log` unless that is null.
  Effects(State& state, const Rules& rules, EventLog* log)
      : state_(state), rules_(rules), log_(log) {}

  static constexpr int limit = 1000;            ///< acts in one move
  static constexpr int redeal_limit = 100;      ///< of one deal
  static constexpr std::size_t ask_limit = 64;  ///< seats asked at one time
  static constexpr int cancel_limit = 20;       ///< moves cancelled before one is carried out

  const State& state() const { return state_; }
  const RuleData& rules() const { return rules_.data(); }
  bool logs() const { return log_ != nullptr; }

  /// Moves cards that lie in `from` to `to`. Throws ActError if one does not; a build is left
  /// whole, and nothing comes to it.
  void give(std::span<const Card> cards, Place from, Place to);

  /// Lays cards that lie in `from` together as a build of `seat`, or adds them to that of the value
  /// where builds of one value join. Throws ActError where nothing is built, a new build would have
  /// one card, there are too many, or no card of the value could take them together.
  void build(Seat seat, int value, std::span<const Card> cards, Place from);

  /// Moves cards that lie in `from` to the pile of `seat`, which has captured last.
  void take(Seat seat, std::span<const Card> cards, Place from);

  /// Moves cards that lie in `from` into the stock, each where a hash of the deck's order says, but
  /// not on top: chance is in the shuffle alone.
  void bury(std::span<const Card> cards, Place from);

  /// All cards are to be gathered, shuffled as a hash of their order says, and dealt again, once
  /// the deal's hooks are done. Only while a deal is being dealt, and `redeal_limit` times.
  void redeal(const std::string& clause);
  bool is_redealt() const { return redealt_; }
  void begin_deal() { dealing_ = true, redealt_ = false; }
  void finish_deal() { dealing_ = false; }

  /// Asks `seat` to act ahead of the turn, at a stage of the variant: while a move waits, at one
  /// where no cards are played. Seats asked on one trigger act in this order, ahead of all that
  /// were asked before.
  void ask(Seat seat, int stage);
  /// Strikes every seat that is still to answer at `stage`.
  void close(int stage);
  /// Takes the waiting move back: nobody is asked about it any more, and its seat is to act again.
  /// At most `cancel_limit` times in a row.
  void cancel();

  /// Begins a trigger: seats asked from now on come first, and sweeps count what is taken from now
  /// on.
  void begin_trigger() {
    asked_here_ = 0;
    from_table_.clear();
  }

  /// Moves up to `count` cards from the stock to `to` and answers them, next card first.
  Cards draw(int count, Place to);

  /// Gives `points` (or takes, if negative) in this deal, under `clause`; once it is counted, to
  /// the score of the match too.
  void award(Seat seat, int points, const std::string& clause);

  /// Moves `amount` of money, 0 or more, or all there is in `from`. Where it changes its owner,
  /// each of the two gets an award under `clause`. Throws ActError for more than there is.
  void pay(MoneyPlace from, MoneyPlace to, std::optional<int> amount, const std::string& clause);

  /// The bank pays every stake there at `odds`, rounded down, and the stake goes back to its owner.
  /// Without odds the bank takes them all.
  void settle(const PotPart& stakes, std::optional<Odds> odds, const std::string& clause);

  /// Counts `count` further sweeps, unless a clause voids them; or takes as many away, if negative,
  /// but never below none. Not once the deal is counted.
  void sweep(Seat seat, int count, const std::string& clause);
  /// The sweeps made and counted since this was last called.
  std::vector<MadeSweep> take_sweeps() { return std::exchange(sweeps_, {}); }

  /// Sets a variable. `value` is in range for its type (the caller checks).
  void set(std::size_t variable, Seat seat, int slot, int value);
  /// The same for one that is a set.
  void set(std::size_t variable, Seat seat, int slot, std::vector<int> values);

  /// Tells what happened.
  void tell(Event event) {
    if (log_ != nullptr) log_->push_back(std::move(event));
  }

  /// Ends the deal when the move is done: the cards still in hands and stock count for nobody.
  void end_deal() { deal_ends_ = true; }
  bool deal_ends() const { return deal_ends_; }

  /// Ends the match when the move is done: a deal not yet counted is not counted. `winners` are
  /// seats; several share. The first call counts.
  void end_match(std::vector<Seat> winners);
  const std::optional<std::vector<Seat>>& match_winners() const { return match_winners_; }

  /// Throws ActError unless `seat` is one of the table.
  void check_seat(Seat seat) const;

 private:
  void count_act();
  void note_award(Seat seat, int points, const std::string& clause);
  void move(std::span<const Card> cards, Place from, Place to);
  std::optional<std::string> voiding_clause(const MadeSweep& sweep) const;

  State& state_;
  const Rules& rules_;
  EventLog* log_;
  int acts_ = 0;
  std::size_t asked_here_ = 0;
  std::vector<std::pair<Seat, Card>> from_table_;  ///< what acts on this trigger have taken there
  std::vector<MadeSweep> sweeps_;                  ///< made, and counted
  int redeals_ = 0;
  bool dealing_ = false;
  bool redealt_ = false;
  bool deal_ends_ = false;
  std::optional<std::vector<Seat>> match_winners_;
};

}  // namespace kasino
