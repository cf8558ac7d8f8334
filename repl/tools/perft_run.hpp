// `kasino perft`: counts move sequences from the first deal, on all cores.
#pragma once

#include <filesystem>
#include <vector>

#include "repl/command_line/options.hpp"
#include "repl/command_line/surroundings.hpp"
#include "repl/session/session.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

/// Counts from the position of `session`, and prints. Throws UsageError for --divide at depth 0,
/// and what perft_by_jobs() does.
void run_perft(const PerftOptions& options, const Session& session,
               const std::vector<std::filesystem::path>& directories, const Limits& limits,
               const Console& console);

}  // namespace kasino
