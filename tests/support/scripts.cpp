#include "tests/support/scripts.hpp"

#include <chrono>
#include <fstream>
#include <stdexcept>
#include <system_error>

#include <stdlib.h>  // mkdtemp, from POSIX

namespace kasino::test {

namespace fs = std::filesystem;

Limits Variant::patient() {
  Limits limits;
  limits.time = std::chrono::minutes(5);
  return limits;
}

Variant::Variant(const std::string& spec, const WantedOptions& options)
    : Variant(spec, options, {KASINO_SOURCE_VARIANTS}) {}

Variant::Variant(const std::string& spec, const WantedOptions& options,
                 const std::vector<fs::path>& directories, std::optional<int> players)
    : rules_(load_variant({spec, directories, options, players}, budget_)) {}

ScriptFolder::ScriptFolder() {
  std::string name = (fs::temp_directory_path() / "kasino-scripts-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
  path_ = name;
}

ScriptFolder::~ScriptFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

fs::path ScriptFolder::write(const std::string& name, std::string_view source) const {
  std::ofstream(path_ / name, std::ios::binary) << source;
  return path_ / name;
}

Variant ScriptFolder::load(const std::string& spec, const WantedOptions& options,
                           std::optional<int> players) const {
  return Variant(spec, options, {path_, KASINO_SOURCE_VARIANTS}, players);
}

std::string extension(std::string_view body) {
  return "return kasino.extend(\"standard\", { id = \"t\", title = \"T\", " + std::string(body) +
         " })\n";
}

Variant extended(std::string_view body, const WantedOptions& options) {
  const ScriptFolder folder;
  folder.write("t.lua", extension(body));
  return folder.load("t", options);
}

std::string load_error(std::string_view source, const WantedOptions& options) {
  const ScriptFolder folder;
  folder.write("t.lua", source);
  try {
    folder.load("t", options);
  } catch (const Error& error) {
    return error.what();
  }
  return {};
}

std::string extension_error(std::string_view body, const WantedOptions& options) {
  return load_error(extension(body), options);
}

}  // namespace kasino::test
