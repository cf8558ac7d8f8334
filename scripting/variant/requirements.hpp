// What a script needs of the variant that it is part of: the key `requires`.
#pragma once

#include "scripting/variant/data.hpp"
#include "scripting/variant/script.hpp"

namespace kasino {

/// Throws ScriptError, with the script's reason, unless `merged`, all the layers together, has what
/// `script` requires. Its keys are paths: `match.rank`.
void check_requirements(const Script& script, const Data& merged);

}  // namespace kasino
