// From a merged table to native rules: numbers, patterns and clauses are copied into RuleData,
// functions are noted with the sandbox they belong to.
#pragma once

#include "scripting/hooks/script_functions.hpp"
#include "scripting/variant/compose.hpp"

namespace kasino {

/// Throws ScriptError at the key that is missing, contradicts another, or cites an unknown clause.
Compiled compile(const Composition& composition);

}  // namespace kasino
