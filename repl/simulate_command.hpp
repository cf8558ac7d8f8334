// `kasino simulate` and `kasino merge`, from the command line to the report.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <vector>

#include "repl/look.hpp"
#include "repl/program.hpp"

namespace kasino {

struct Limits;

/// Where a command finds variants, and where it writes.
struct CommandPlace {
  const std::vector<std::filesystem::path>& directories;
  const Look& look;
  std::ostream& out;
  std::ostream& err;
  bool shows_progress;  ///< on `err`
};

/// One for each core, unless `options` say how many.
int jobs_of(const CommandLine& options);

/// Who is to play at each seat, as far as it is said; nothing: a person. Throws UsageError.
std::vector<std::optional<Player>> seats_of(const CommandLine& options);

/// Throws UsageError, and what Simulation and its report do.
ExitStatus run_simulate(const CommandLine& options, const Limits& limits,
                        const CommandPlace& place);
/// Throws what merge_parts() does.
ExitStatus run_merge(const CommandLine& options, const CommandPlace& place);

}  // namespace kasino
