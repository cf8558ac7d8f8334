// Texts longer than the screen: through $PAGER, or a screenful at a time.
#pragma once

#include <iosfwd>
#include <string>

#include "repl/text/words.hpp"

namespace kasino {

/// Writes `text` to `out`; pages it if a person sits at a terminal that is too small for it.
/// Answers whether it did: then the last key may still be meant for the pager.
bool show(const std::string& text, std::ostream& out, const Style& style);

}  // namespace kasino
