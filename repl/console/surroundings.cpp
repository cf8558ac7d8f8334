#include "repl/console/surroundings.hpp"

#include <algorithm>
#include <system_error>

namespace kasino {

const char* const version = "kasino " KASINO_VERSION;

namespace {

namespace fs = std::filesystem;

/// Whether the program lies in a build folder: one with CMakeCache.txt in it or above.
bool lies_in_a_build(const fs::path& program) {
  std::error_code ignored;
  for (fs::path folder = program.parent_path(); folder.has_relative_path();
       folder = folder.parent_path())
    if (fs::exists(folder / "CMakeCache.txt", ignored)) return true;
  return false;
}

void add_if_there(std::vector<fs::path>& directories, const fs::path& directory) {
  std::error_code ignored;
  if (fs::is_directory(directory, ignored)) directories.push_back(directory.lexically_normal());
}

}  // namespace

fs::path program_path(const std::string& called_as) {
  std::error_code error;
  const fs::path linked = fs::read_symlink("/proc/self/exe", error);
  if (!error) return linked;
  const fs::path called = fs::canonical(called_as, error);
  return error ? fs::path(called_as) : called;
}

std::vector<fs::path> variant_directories(const VariantPlaces& places) {
  std::vector<fs::path> directories = places.asked_for;
  for (std::size_t at = 0; at < places.environment.size();) {
    const std::size_t end = std::min(places.environment.find(':', at), places.environment.size());
    if (end > at) directories.emplace_back(places.environment.substr(at, end - at));
    at = end + 1;
  }
  if (!places.beside.empty()) add_if_there(directories, places.beside);
  add_if_there(directories, places.program.parent_path() / KASINO_INSTALL_VARIANTS);
  if (lies_in_a_build(places.program)) add_if_there(directories, KASINO_SOURCE_VARIANTS);
  // House rules lie in a folder of their own, beside what they are added to.
  for (std::size_t i = directories.size(); i-- > 0;)
    if (std::error_code ignored; fs::is_directory(directories[i] / "house", ignored))
      directories.insert(directories.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                         directories[i] / "house");
  return directories;
}

}  // namespace kasino
