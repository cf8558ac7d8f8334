// What a page of a lesson leaves to the rules in force: numbers, sums and ways, as {value c8}.
#pragma once

#include <optional>
#include <string_view>

#include "engine/model/rules.hpp"
#include "engine/model/setup.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// A place of a page: its name, what stands behind it, and what it becomes.
struct PagePlace {
  std::string_view name;       ///< "value"
  std::string_view arguments;  ///< "CARD"; empty for none
  std::string_view meaning;
  bool needs_position = true;
};

/// All places, in the order of the guide.
const std::vector<PagePlace>& page_places();

/// `say` with each place filled in, as the rules and the position have it. Throws Error for a place
/// that is none, or that means nothing here; and what the rules throw.
Text with_places(const Text& say, const std::optional<Setup>& position, const Rules& rules);

}  // namespace kasino
