#include "engine/players/memory.hpp"

namespace kasino {

void Memory::note(const State& before, const Step& step) {
  if (!seen_.empty() && seen_.back().before.deal != before.deal) seen_.clear();
  if (const auto* move = std::get_if<Move>(&step)) seen_.push_back({before, *move});
}

}  // namespace kasino
