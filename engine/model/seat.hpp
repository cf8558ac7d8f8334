// Seats: the places at the round table, and what is held for each of them.
#pragma once

#include <cstddef>

namespace kasino {

/// A place at the round table, 1 to max_seats, clockwise.
using Seat = int;

inline constexpr int max_seats = 8;

/// Seats in order, from 1.
class SeatRange {
 public:
  constexpr explicit SeatRange(int players) : players_(players) {}

  struct Iterator {
    using value_type = Seat;
    using difference_type = std::ptrdiff_t;
    Seat seat = 1;

    constexpr Seat operator*() const { return seat; }
    constexpr Iterator& operator++() {
      ++seat;
      return *this;
    }
    constexpr Iterator operator++(int) { return {seat++}; }
    constexpr bool operator==(const Iterator&) const = default;
  };
  constexpr Iterator begin() const { return {}; }
  constexpr Iterator end() const { return {players_ + 1}; }

 private:
  int players_;
};

/// The seats of so many players: for (const Seat seat : seats(4)).
constexpr SeatRange seats(int players) { return SeatRange(players); }

/// What a list that begins with seat 1 holds for `seat`.
template <typename BySeat>
constexpr decltype(auto) at_seat(BySeat&& by_seat, Seat seat) {
  return by_seat[static_cast<std::size_t>(seat - 1)];
}

}  // namespace kasino
