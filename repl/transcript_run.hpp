// A transcript played again, and what is otherwise now.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

#include "repl/look.hpp"
#include "repl/session.hpp"
#include "scripting/budget.hpp"

namespace kasino {

struct TranscriptResult {
  std::size_t typed = 0;    ///< how many lines
  std::string differences;  ///< whole lines that tell expected from found; empty: there are none
  std::string now;          ///< the transcript as it would be written now
  std::optional<std::string> warning{};
};

/// Types every line of the transcript in a session of its own, which writes no files, and compares
/// the answers. Throws RecordError with its place for a transcript that cannot be read, and what
/// `loader` throws.
TranscriptResult play_again(const std::filesystem::path& path, const RulesLoader& loader,
                            Budget& budget, const Look& look);

}  // namespace kasino
