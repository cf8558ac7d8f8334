// Clauses in the order of the rule sheet, and the mark by which a record knows its rules.
#pragma once

#include <string>
#include <vector>

#include "engine/model/rule_data.hpp"
#include "scripting/variant/compose.hpp"

namespace kasino {

/// The clauses in force, each {option} in their texts replaced by its value. Their groups ("STEP-2"
/// is of the group "STEP") stand in the order in which the scripts, base first, write them; inside
/// a group by number.
std::vector<Clause> ordered_clauses(const Composition& composition);

/// A hash of all sources, 16 hexadecimal digits (FNV-1a, 64 bits).
std::string hash_of_sources(const Composition& composition);

}  // namespace kasino
