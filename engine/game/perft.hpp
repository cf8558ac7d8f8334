// Perft: how many different move sequences there are, for checking and timing.
#pragma once

#include <functional>

#include "engine/capture/count.hpp"
#include "engine/model/rules.hpp"
#include "engine/text/error.hpp"

namespace kasino {

class State;

/// Thrown by work that was told to stop.
class Interrupted : public ErrorOf<ErrorKind::Limit> {
 public:
  using ErrorOf::ErrorOf;
};

/// The number of different sequences of exactly `depth` plies from `state`: moves, and answers of
/// seats that are asked to choose. Dealing another round is no ply; a sequence in which the deal
/// ends earlier is not counted. Takes time exponential in `depth`. Calls `keep_going` now and then,
/// and throws Interrupted once it answers false.
Count perft(const State& state, const Rules& rules, int depth,
            const std::function<bool()>& keep_going = {});

/// Calls `visit` with every possible ply: the legal moves, then the answers of the seat to act.
void each_ply(const State& state, const Rules& rules,
              const std::function<void(const Step&)>& visit);

}  // namespace kasino
