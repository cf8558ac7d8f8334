// Perft: how many different move sequences there are, for checking and timing.
#pragma once

#include <cstdint>
#include <functional>

#include "engine/capture/capture.hpp"
#include "engine/model/rules.hpp"
#include "engine/text/error.hpp"

namespace kasino {

class State;

/// Work that was told to stop.
class Interrupted : public Error {
 public:
  using Error::Error;
};

/// The number of different sequences of exactly `depth` plays from `state`, answers of seats that
/// were asked to choose among them. Cards dealt between rounds are no plies; a sequence that
/// reaches the end of the deal earlier is not counted. Exponential in `depth`. Calls `keep_going`
/// now and then, and throws Interrupted if it is false.
Count perft(const State& state, const Rules& rules, int depth,
            const std::function<bool()>& keep_going = {});

/// Calls `visit` with every ply there is: the legal moves, then what the seat to act can do instead
/// of one.
void each_ply(const State& state, const Rules& rules,
              const std::function<void(const Step&)>& visit);

}  // namespace kasino
