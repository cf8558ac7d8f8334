#include "repl/files.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

#include "engine/record.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

bool is_there(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

}  // namespace

Files Files::kept_in_memory(std::string folder) {
  Files files;
  files.folder_ = std::move(folder);
  return files;
}

std::string Files::read(const std::string& name) const {
  const auto written = written_.find(name);
  return written != written_.end() ? written->second : read_file(path_of(name));
}

void Files::write(const std::string& name, const std::string& text) {
  if (folder_)
    written_[name] = text;
  else
    save_atomically(name, text);
}

bool Files::has(const std::string& name) const {
  return written_.contains(name) || is_there(path_of(name));
}

/// As it is named, or in the folder where that leads nowhere and this does.
std::string Files::path_of(const std::string& name) const {
  if (!folder_ || is_there(name) || !is_there(fs::path(*folder_) / name)) return name;
  return (fs::path(*folder_) / name).string();
}

}  // namespace kasino
