// Worlds: positions as a seat may suppose them, where it cannot see how the hidden cards lie.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/cards/random.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"
#include "engine/players/thinking.hpp"

namespace kasino {

/// The moves of a deal so far, from which a player learns what others cannot hold: whoever has laid
/// out a card under a duty to capture could not capture.
class Memory {
 public:
  struct Seen {
    State before;
    Move move;
  };

  /// Whether moves tell anything under these rules: only where something is a duty or refused.
  static bool is_of_use(const Rules& rules) {
    return rules.has_duties() || !rules.data().refusals.empty();
  }
  /// `step` is about to be taken. What happened in earlier deals is forgotten.
  void note(const State& before, const Step& step);
  const std::vector<Seen>& seen() const { return seen_; }

 private:
  std::vector<Seen> seen_;
};

/// How the cards may lie that a seat cannot see: what it cannot know is dealt anew among the places
/// where it cannot see, and hidden variables are as at the beginning.
class Worlds {
 public:
  /// As `seat` sees `state`. What it remembers rules out worlds in which a move seen since would
  /// have been illegal. The rules and the memory must outlive it.
  Worlds(Seat seat, const State& state, const Rules& rules, const Memory* memory = nullptr);

  /// One of them, each as likely. Where few agree with the memory, perhaps one that does not.
  State draw(Random& random) const;
  /// Every one, if there are at most `limit`.
  std::optional<std::vector<State>> all(std::size_t limit) const;
  /// A number that depends on what the seat may know alone, the same on every machine.
  std::uint64_t hash() const { return known_.hash_of_order(); }

 private:
  /// Where a hidden card lies: cards of one label lie side by side, in no order that matters.
  void look_at(Place place, bool is_ordered);
  void remember(const State& state, const Memory& memory);
  bool is_possible(const State& world) const;
  /// The world in which the hidden cards lie in this order.
  State with(const Cards& order) const;

  const Rules& rules_;
  Seat seat_;
  State known_;  ///< with the hidden cards in ascending order
  Cards hidden_;
  std::vector<int> labels_;  ///< of the places that they lie in, by place in `hidden_`; ascending
  /// A move seen whose seat has not got cards since, and what it has played from it on.
  struct Clue {
    State before;
    Move move;
    Cards played;
  };
  std::vector<Clue> clues_;
};

/// One world, as above.
State resample_hidden(Seat seat, const State& state, const Rules& rules, Random& random);

}  // namespace kasino
