// What a variant may do to a position while it acts on a happening.
//
// Every act leaves each card in exactly one place. Acts call no hooks. They work on a copy that is
// kept only if the whole move succeeds.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/error.hpp"
#include "engine/event.hpp"
#include "engine/rule_data.hpp"
#include "engine/state.hpp"

namespace kasino {

/// An act that cannot be: a card that is not there, a seat that is none, one act too many.
class ActError : public Error {
 public:
  using Error::Error;
};

class Acts {
 public:
  /// Acts on `state`; writes what happens to `log` unless that is null.
  Acts(State& state, const RuleData& rules, EventLog* log)
      : state_(state), rules_(rules), log_(log) {}

  static constexpr int limit = 1000;  ///< acts in one move

  const State& state() const { return state_; }
  const RuleData& rules() const { return rules_; }
  bool logs() const { return log_ != nullptr; }

  /// Moves cards that lie in `from` to `to`. Throws ActError if one does not.
  void give(std::span<const Card> cards, Place from, Place to);

  /// Moves up to `count` cards from the stock to `to` and answers them, next card first.
  Cards draw(int count, Place to);

  /// Gives `points` (or takes, if negative) in this deal, under `clause`.
  void award(Seat seat, int points, const std::string& clause);

  /// Counts `count` further sweeps; fewer, if negative, but never below none.
  void sweep(Seat seat, int count, const std::string& clause);

  /// Sets a variable. `value` is in range for its type (the caller checks).
  void set(std::size_t variable, Seat seat, int value);

  /// Tells what happened.
  void tell(Event event);

  /// Ends the deal when the move is done: the cards still in hands and stock count for nobody.
  void end_deal();
  bool deal_ends() const { return deal_ends_; }

  /// Ends the match when the move is done: a deal not yet counted is not counted. `winners` are
  /// seats; several share. The first call counts.
  void end_match(std::vector<Seat> winners);
  const std::optional<std::vector<Seat>>& match_winners() const { return match_winners_; }

  /// Throws ActError unless `seat` is one of the table.
  void check_seat(Seat seat) const;

 private:
  void count_act();

  State& state_;
  const RuleData& rules_;
  EventLog* log_;
  int acts_ = 0;
  bool deal_ends_ = false;
  std::optional<std::vector<Seat>> match_winners_;
};

}  // namespace kasino
