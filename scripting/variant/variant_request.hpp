// What is asked for: a variant by its name, with options, for so many players.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/error.hpp"

namespace kasino {

/// Where and how to load.
struct VariantRequest {
  std::string spec;
  std::vector<std::filesystem::path> directories;  ///< searched in order
  std::map<std::string, std::string> options;      ///< as typed: {"values", "fixed"}
  std::optional<int>
      players{};  ///< for rules that depend on it; nothing: two, or as few as it takes
};

/// A name, path or composition that leads to no script; the message tells the nearest name, or
/// lists what there is.
class UnknownVariant : public Error {
 public:
  using Error::Error;
};

/// An option that the variant does not have, or a value that it does not take.
class OptionError : public Error {
 public:
  using Error::Error;
};

}  // namespace kasino
