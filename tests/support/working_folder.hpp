// A working folder for the program during a test.
#pragma once

#include <filesystem>

#include "tests/support/program.hpp"

namespace kasino::test {

/// The current folder of the process, until the test is over.
class WorkingFolder : public Folder {
 public:
  WorkingFolder() : before_(std::filesystem::current_path()) {
    std::filesystem::current_path(path());
  }
  ~WorkingFolder() { std::filesystem::current_path(before_); }

  bool has(const std::string& name) const { return std::filesystem::exists(name); }

 private:
  std::filesystem::path before_;
};

}  // namespace kasino::test
