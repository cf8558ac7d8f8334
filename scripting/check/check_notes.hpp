// What a check reads off the data and the text of scripts: mistakes, and what may be one.
#pragma once

#include <string>
#include <vector>

#include "engine/model/rule_data.hpp"
#include "scripting/check/check_report.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

/// Adds faults and notes to a report whose deals are played. `data` is that of each setting.
/// Only what the last script introduces is told of, the others' is their own affair.
void add_notes(CheckReport& report, const VariantRequest& request,
               const std::vector<RuleData>& data, Budget& budget);

/// Whether some function of the scripts changes what lies outside of it, and so remembers.
bool keeps_memory(const VariantRequest& request, Budget& budget);

/// "mine.lua:12: actions.call", where the key to blame was written; empty where nobody can say.
std::string place_in_script(const Violation& violation, const VariantRequest& request,
                            const CheckSetting& setting, Budget& budget);

}  // namespace kasino
