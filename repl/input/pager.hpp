// Texts that are longer than the screen: through $PAGER, or a screenful at a time.
#pragma once

#include <iosfwd>
#include <string>

#include "repl/text/words.hpp"

namespace kasino {

/// Writes `text` to `out`: as it is, unless a person sits at a terminal that it is too long for.
void show(const std::string& text, std::ostream& out, const Style& style);

}  // namespace kasino
