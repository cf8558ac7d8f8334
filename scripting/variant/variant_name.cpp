#include "scripting/variant/variant_name.hpp"

#include <filesystem>
#include <sstream>
#include <system_error>

namespace kasino {

namespace {

namespace fs = std::filesystem;

bool is_path(const std::string& part) {
  return part.find('/') != std::string::npos || part.ends_with(".lua");
}

using Change = std::function<std::string(const std::string& part)>;

std::string with_parts(const std::string& variant, const Change& change) {
  std::istringstream parts(variant);
  std::string result;
  for (std::string part; std::getline(parts, part, '+');)
    result += (result.empty() ? "" : "+") + change(part);
  return result;
}

}  // namespace

std::string with_paths(const std::string& variant, const Change& change) {
  return with_parts(variant,
                    [&](const std::string& part) { return is_path(part) ? change(part) : part; });
}

std::string name_from_anywhere(const std::string& variant,
                               const std::vector<std::string>& folders) {
  const auto absolute = [](const std::string& name, const fs::path& path) {
    std::error_code failure;
    const std::string there = fs::absolute(path, failure).lexically_normal().string();
    return failure || there.find('+') != std::string::npos ? name : there;
  };
  return with_parts(variant, [&](const std::string& part) {
    if (is_path(part)) return absolute(part, part);
    for (const std::string& folder : folders) {
      const fs::path path = fs::path(folder) / (part + ".lua");
      std::error_code failure;
      if (fs::is_regular_file(path, failure)) return absolute(part, path);
    }
    return part;
  });
}

}  // namespace kasino
