// Exact endgames: two sides that know all cards play on as well as they can.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "engine/players/outlook.hpp"

namespace kasino {

/// What a position is worth: first by the match, then by the deal.
struct Prospect {
  std::int64_t chances = 0;  ///< Outlook::chances
  std::int64_t lead = 0;     ///< Outlook::lead
  auto operator<=>(const Prospect&) const = default;
};

/// Alpha-beta search to the end of the deal, over the moves and answers of the seats to act. It
/// assumes that nobody breaks in out of turn.
class Endgame {
 public:
  /// The references must outlive it. `goes_on` is asked now and then; false ends the search.
  Endgame(const Outlook& outlook, Seat seat, const Rules& rules, std::int64_t most_positions,
          std::function<bool()> goes_on = {})
      : outlook_(outlook),
        seat_(seat),
        rules_(rules),
        left_(most_positions),
        goes_on_(std::move(goes_on)) {}

  /// What `state` is worth to the side of the seat. Nothing if that takes more positions than are
  /// left or more time than `goes_on` allows, if a position has more moves than players weigh, or
  /// if a line has more steps than a deal can have. Throws what the rules throw.
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
