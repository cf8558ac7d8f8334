// Exact endgames: where all cards are known, two sides play on as well as they can.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "engine/players/outlook.hpp"

namespace kasino {

/// What a position comes to: the match first, then the deal.
struct Prospect {
  std::int64_t chances = 0;  ///< Outlook::chances
  std::int64_t lead = 0;     ///< Outlook::lead
  auto operator<=>(const Prospect&) const = default;
};

/// Alpha-beta search to the end of the deal, by moves and answers of the seat to act. Nobody is
/// taken to break in out of turn.
class Endgame {
 public:
  /// The references must outlive it. `goes_on` is asked now and then.
  Endgame(const Outlook& outlook, Seat seat, const Rules& rules, std::int64_t most_positions,
          std::function<bool()> goes_on = {})
      : outlook_(outlook),
        seat_(seat),
        rules_(rules),
        left_(most_positions),
        goes_on_(std::move(goes_on)) {}

  /// What `state` comes to for the side of the seat. Nothing if more positions would have to be
  /// looked at than are left, more moves than players weigh, or more steps one after another than
  /// a deal has left.
  std::optional<Prospect> value_of(const State& state);

 private:
  Prospect search(const State& state, Prospect alpha, Prospect beta, int depth);

  const Outlook& outlook_;
  Seat seat_;
  const Rules& rules_;
  std::int64_t left_;
  std::function<bool()> goes_on_;
  bool has_given_up_ = false;
};

}  // namespace kasino
