// `kasino new`: a first script of one's own and its scenarios, written into the current folder.
//
// Both are templates in variants/templates: a bonus for the queen of hearts. What depends on the
// variant is filled in here: the card that captures her, and unused ids for the clauses.
#pragma once

#include <filesystem>
#include <vector>

#include "repl/command_line/options.hpp"
#include "repl/command_line/surroundings.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

/// Writes both files, and says what to type next. Variants and templates are looked for in
/// `directories`. Throws UsageError for a name that is invalid or taken, and what load_variant()
/// does.
void write_new_script(const NewOptions& options,
                      const std::vector<std::filesystem::path>& directories, Budget& budget,
                      const Console& console);

}  // namespace kasino
