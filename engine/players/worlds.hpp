// Worlds: positions that a seat may suppose, as far as it cannot see how the hidden cards lie.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/cards/random.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"

namespace kasino {

/// The moves of a deal so far, from which a player learns what others cannot hold: a seat that
/// trailed a card under a duty to capture could not capture with it.
class Memory {
 public:
  struct Seen {
    State before;
    Move move;
  };

  /// Whether moves tell anything under these rules: only if there are duties or refusals.
  static bool is_of_use(const Rules& rules) {
    return rules.has_duties() || !rules.data().refusals.empty();
  }
  /// To be called before each step. Forgets earlier deals.
  void note(const State& before, const Step& step);
  const std::vector<Seen>& seen() const { return seen_; }

 private:
  std::vector<Seen> seen_;
};

/// The ways in which the cards that a seat cannot see may lie: these cards are dealt anew among
/// their places, and hidden variables have their initial values.
class Worlds {
 public:
  /// The worlds that `seat` may suppose in `state`, without those in which a move of `memory` would
  /// have been illegal. The rules and the memory must outlive it. Throws what the rules throw.
  Worlds(Seat seat, const State& state, const Rules& rules, const Memory* memory = nullptr);

  /// One world, all equally likely. If few agree with the memory, perhaps one that does not.
  State draw(Random& random) const;
  /// Every world, if there are at most `limit`; else nothing.
  std::optional<std::vector<State>> all(std::size_t limit) const;
  /// A number that depends only on what the seat may know, the same on every machine.
  std::uint64_t hash() const { return known_.hash_of_order(); }

 private:
  /// Adds a place's hidden cards, with labels: cards of one label lie side by side in any order.
  void look_at(Place place, bool is_ordered);
  void remember(const State& state, const Memory& memory);
  bool is_possible(const State& world) const;
  /// The world in which the hidden cards, place by place, are `order`.
  State with(const Cards& order) const;

  const Rules& rules_;
  Seat seat_;
  State known_;  ///< with the hidden cards in ascending order
  Cards hidden_;
  std::vector<int> labels_;  ///< labels of `hidden_`'s places; ascending
  /// A move seen of a seat that has got no cards since, and the cards it has played from then on.
  struct Clue {
    State before;
    Move move;
    Cards played;
  };
  std::vector<Clue> clues_;
};

/// Draws one world, without a memory.
State resample_hidden(Seat seat, const State& state, const Rules& rules, Random& random);

}  // namespace kasino
