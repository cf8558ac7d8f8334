// The folders in which variants are looked for.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace kasino {

/// What decides the folders.
struct VariantPlaces {
  std::vector<std::filesystem::path> asked_for;  ///< --variants-dir, in order
  std::string environment;                       ///< KASINO_VARIANTS: a list with colons between
  std::filesystem::path program;                 ///< the program's own path, links resolved
  std::filesystem::path beside = {};             ///< the folder of a file at work; empty: none
};

/// The path of the running program: as the system says, else as it was called.
std::filesystem::path program_path(const std::string& called_as);

/// The directories to search, in order: those asked for, those of the environment, the folder of a
/// file at work, those installed with the program, and while it lies in a build folder those of its
/// sources.
std::vector<std::filesystem::path> variant_directories(const VariantPlaces& places);

}  // namespace kasino
