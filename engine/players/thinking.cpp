#include "engine/players/thinking.hpp"

#include <algorithm>
#include <cstdint>

namespace kasino {

int Thinking::used(int done) const {
  const auto part = static_cast<int>(std::int64_t{1000} * done / std::max(1, playouts));
  return time_used ? std::max(part, time_used()) : part;
}

}  // namespace kasino
