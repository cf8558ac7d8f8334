#include "repl/variant_name.hpp"

#include <filesystem>
#include <sstream>
#include <system_error>

namespace kasino {

namespace {

bool is_path(const std::string& part) {
  return part.find('/') != std::string::npos || part.ends_with(".lua");
}

}  // namespace

std::string with_paths(const std::string& variant,
                       const std::function<std::string(const std::string& path)>& change) {
  std::istringstream parts(variant);
  std::string result;
  for (std::string part; std::getline(parts, part, '+');)
    result += (result.empty() ? "" : "+") + (is_path(part) ? change(part) : part);
  return result;
}

std::string name_from_anywhere(const std::string& variant) {
  return with_paths(variant, [](const std::string& path) {
    std::error_code failure;
    const std::string there = std::filesystem::absolute(path, failure).lexically_normal().string();
    return failure || there.find('+') != std::string::npos ? path : there;
  });
}

}  // namespace kasino
