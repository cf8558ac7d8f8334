#include "engine/players/thinking.hpp"

#include <algorithm>
#include <cstdint>

namespace kasino {

void Memory::note(const State& before, const Step& step) {
  if (!seen_.empty() && seen_.back().before.deal != before.deal) seen_.clear();
  if (const auto* move = std::get_if<Move>(&step)) seen_.push_back({before, *move});
}

int Thinking::used(int done) const {
  const auto part = static_cast<int>(std::int64_t{1000} * done / std::max(1, playouts));
  return time_used ? std::max(part, time_used()) : part;
}

}  // namespace kasino
