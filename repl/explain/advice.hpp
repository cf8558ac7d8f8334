// Advice on a position: all that the seat to act can do, weighed once for everybody who speaks of
// it. Hints, analyses, the coach and questions about best moves read it, so that they agree.
//
// It depends only on what the seat may know, and is the same on every machine: playouts are
// counted, not timed, and random numbers come from what the seat sees.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "engine/model/rules.hpp"
#include "engine/players/bot.hpp"
#include "engine/players/expert.hpp"
#include "engine/text/text.hpp"

namespace kasino {

class Memory;
class State;

struct Advice {
  /// The best step first, or what the variant's adviser does; then by how much less they lead.
  Weighing weighing;
  std::optional<Step> first;  ///< an action that pays, and is done before any move
  Text adviser_says;          ///< why the adviser does so; empty: the search found the best
  bool is_advised = false;
  int stake = 0;  ///< what the seat has staked, in a game for money; 0 in others
  bool is_for_money = false;

  const Step& step(std::size_t at) const { return weighing.steps[at].step; }
  /// Where the step is; nothing if it was not weighed.
  std::optional<std::size_t> find(const Step& step) const;
  /// The lead after the step, in thousandths of a point, with its standard error.
  LeadEstimate lead(std::size_t at) const;
  /// By how much the step leads less than the best: never below 0.
  LeadEstimate behind(std::size_t at) const;
  /// Whether the step was tried often enough for its lead to say something.
  bool knows(std::size_t at) const;
  /// Steps that lose fewer thousandths than this are about as good as the best.
  int alike() const;
  /// Whether the step is about as good as the best, as far as is known.
  bool is_alike(std::size_t at) const;
  /// Whether the step is worse than the best by `least` thousandths or more, and by more than its
  /// 95 % interval.
  bool is_worse(std::size_t at, int least) const;
  /// How many thousandths a step must lose to count as a slip: `usual`, but for money at least a
  /// fiftieth of the stake.
  int slip(int usual) const;
};

/// Half the 95 % interval, about.
constexpr int shown_error(int error) { return 2 * error; }

/// What the variant's adviser does, and why; nothing if it has none.
std::optional<Decision> adviser_step(const State& state, const Rules& rules);

/// Weighs what the seat to act can do. `time_used`, if given, ends it early (Thinking::time_used);
/// `playouts`, if given, is how many there are in all. Throws what the rules throw.
Advice advise(const State& state, const Rules& rules, const Memory* memory = nullptr,
              std::function<int()> time_used = {}, std::optional<int> playouts = {});

/// What a step brings and leaves, the same whoever asks. Throws what the rules throw.
Decision reasons_in_advice(const Step& step, const State& state, const Rules& rules,
                           const Memory* memory = nullptr);

/// Whether functions of the script are called for nearly every play, or for the score: then a
/// search takes long.
bool is_searched_slowly(const Rules& rules);

}  // namespace kasino
