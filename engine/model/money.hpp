// Money: in purses, in pots, and at the bank.
//
// Money is conserved: what all seats own (State::scores, and the awards of a deal that is not
// counted yet), what lies in pots of the game and what the bank has won always add up to the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/model/pots.hpp"

namespace kasino {

class State;

/// Where money can be.
struct MoneyPlace {
  enum class Kind : std::uint8_t { Bank, Purse, Pot };
  Kind kind = Kind::Bank;
  Seat seat = 0;        ///< whose purse
  std::size_t pot = 0;  ///< where in State::pots

  static MoneyPlace bank() { return {}; }
  static MoneyPlace purse(Seat seat) { return {Kind::Purse, seat, 0}; }
  static MoneyPlace in_pot(std::size_t slot) { return {Kind::Pot, 0, slot}; }
  bool operator==(const MoneyPlace&) const = default;
};

/// The seat that owns the money in this place; 0 for the bank and for pots of the game.
Seat owner_of(const MoneyPlace& place, const RuleData& rules, int players);

/// "the bank", "the purse of seat 2", "bet2.1", "bet2 beside hand1.2".
Text in_words(const MoneyPlace& place, const RuleData& rules, int players);

/// Slots of a pot: those of one seat, or of all if `seat` is 0; all slots, or a range of them.
struct PotPart {
  std::size_t pot = 0;
  Seat seat = 0;
  std::optional<SlotRange> slots{};

  SlotRange slots_for(const RuleData& rules, int players) const {
    return slots.value_or(SlotRange{1, slots_of_pot(rules.pots[pot], rules, players)});
  }
};

/// The odds of a stake: at 3:2 a stake of 100 wins 150.
struct Odds {
  int won = 0;
  int staked = 1;
};

/// The money in all these slots together.
int staked_in(const PotPart& part, const State& state, const RuleData& rules);

/// What `seat` owns: its purse and its own pots.
int owned_by(const State& state, Seat seat);

/// What `seat` has in its own pots.
int staked_by(const State& state, const RuleData& rules, Seat seat);

/// What `seat` has in its purse.
int purse_of(const State& state, const RuleData& rules, Seat seat);

/// How much money is in this place; nothing for the bank, which has no bounds.
std::optional<int> money_in(const MoneyPlace& place, const State& state, const RuleData& rules);

/// Keeps State::stakes right after a payment from one place to another: counts money that is
/// staked, and takes back what returns before any card is dealt.
void note_stake(State& state, const RuleData& rules, const MoneyPlace& from, const MoneyPlace& to,
                int paid);

/// All the money there is, at the bank too: the same throughout a game.
std::int64_t all_money(const State& state, const RuleData& rules);

}  // namespace kasino
