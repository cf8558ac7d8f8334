// Modifiers that cannot be played together. Private to scripting.
#pragma once

#include <vector>

#include "scripting/variant/data.hpp"

namespace kasino {

/// Throws ScriptError if `added`, the table of a modifier, and one of `others` write different
/// values to one key, or one removes what the other writes into. Functions under `on_*` add up, and
/// never conflict; other functions at one key always do.
void check_conflicts(const std::vector<Data>& others, const Data& added);

}  // namespace kasino
