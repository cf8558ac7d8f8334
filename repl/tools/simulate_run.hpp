// `kasino simulate` and `kasino merge`: plays many games between computer players, or adds up parts
// played elsewhere, and reports: as text, as JSON or CSV, and as a drawing.
#pragma once

#include <cstdint>

#include "repl/command_line/options.hpp"
#include "repl/command_line/surroundings.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

/// Plays, and reports or writes a part. Where two variants are compared, the options of `variant`
/// are for both. Ctrl-C, where it is caught, ends the play early: a report then covers the games
/// played, a part is not written. Throws what Simulation does and, before it plays, Error for files
/// that cannot be written.
ExitStatus run_simulate(const SimulateOptions& options, const VariantRequest& variant,
                        std::uint64_t seed, const Limits& limits, const Console& console);

/// Throws what merge_parts() does.
ExitStatus run_merge(const MergeOptions& options, const Console& console);

}  // namespace kasino
