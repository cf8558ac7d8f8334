// `kasino perft`: counts move sequences from the first deal, on all cores.
#pragma once

#include <atomic>
#include <filesystem>
#include <iosfwd>
#include <vector>

#include "repl/look.hpp"
#include "repl/options.hpp"
#include "scripting/budget.hpp"

namespace kasino {

class Session;

struct PerftRequest {
  int depth = 1;
  bool divide = false;  ///< split by first move
  int jobs = 1;
  const std::vector<std::filesystem::path>& directories;
  Limits limits;
};

/// Counts, and prints. Throws UsageError for a depth of 0 that is to be split, and what
/// perft_by_jobs() does.
void run_perft(const PerftRequest& request, const Session& session, const Look& look,
               std::ostream& out, const std::atomic<bool>& interrupt);

}  // namespace kasino
