// A folder that the program works in while a test runs.
#pragma once

#include <filesystem>

#include "tests/support/program.hpp"

namespace kasino::test {

/// The current folder of the process, until the test is over.
class WorkingFolder {
 public:
  WorkingFolder() : before_(std::filesystem::current_path()) {
    std::filesystem::current_path(folder_.path());
  }
  ~WorkingFolder() { std::filesystem::current_path(before_); }
  WorkingFolder(const WorkingFolder&) = delete;
  WorkingFolder& operator=(const WorkingFolder&) = delete;

  std::string write(const std::string& name, const std::string& text) const {
    return folder_.write(name, text);
  }
  bool has(const std::string& name) const { return std::filesystem::exists(name); }

 private:
  std::filesystem::path before_;
  Folder folder_;
};

}  // namespace kasino::test
