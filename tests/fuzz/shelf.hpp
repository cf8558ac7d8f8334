// The rules that records name, for fuzzers: those of shipped scripts, kept while they are few.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/record/record.hpp"
#include "scripting/variant/find_script.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino::fuzz {

class Shelf {
 public:
  Shelf();

  /// The rules, or the standard ones if no shipped variant is named. Valid until the next call.
  const Rules& rules_for(const RecordHead& head);

 private:
  static constexpr std::size_t most_loaded = 100;

  bool is_known(const std::string& composition) const;
  std::unique_ptr<Rules> load(const RecordHead& head);

  Budget budget_{[] {
    Limits limits;
    limits.time = std::chrono::hours(1);  // limited by steps, as the machine may be busy
    return limits;
  }()};
  std::vector<std::filesystem::path> folders_;
  std::vector<std::string> names_;
  std::map<std::pair<std::string, int>, std::unique_ptr<Rules>> scripted_{};
};

}  // namespace kasino::fuzz
