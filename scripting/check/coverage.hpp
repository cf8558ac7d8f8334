// What was met in play of all that a variant declares: what is never met may be a mistake.
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "engine/model/event.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"

namespace kasino {

struct Coverage {
  std::set<std::string> actions;    ///< that were open
  std::set<std::string> stages;     ///< at which a seat was to act
  std::set<std::string> variables;  ///< that had another value than their first
  std::set<std::string> zones;      ///< of the variant, that held a card
  std::set<std::string> refusals;   ///< clauses that refused a move
  std::set<std::string> events;     ///< types that were told
  std::set<std::string> clauses;    ///< that an event cited
  std::uint64_t deals = 0;          ///< begun
  std::uint64_t moves = 0;          ///< cards played
  std::uint64_t performed = 0;      ///< actions

  void add(const State& state, const RuleData& data);
  void add(const EventLog& log);
};

}  // namespace kasino
