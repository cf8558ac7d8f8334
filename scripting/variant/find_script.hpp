// What a user asks for: a variant by name, with options and a number of players; and finding the
// scripts of that name.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/error.hpp"

namespace kasino {

/// A variant to load, and where to find it.
struct VariantRequest {
  std::string spec;
  std::vector<std::filesystem::path> directories;  ///< searched in this order
  std::map<std::string, std::string> options;      ///< as typed: {"values", "fixed"}
  /// For rules that depend on it; nothing: two, or as few as may play.
  std::optional<int> players{};
};

/// A name, path or composition that leads to no script. The message gives the nearest name, or
/// lists the names that exist.
class UnknownVariant : public Error {
 public:
  using Error::Error;
};

/// An option that the variant does not have, or a value that the option does not take.
class OptionError : public Error {
 public:
  using Error::Error;
};

/// The script that `name` means: a path if it looks like one, else the first in `directories` that
/// is not among `passed_over`. Case and the dots of letters do not matter ("Å-Ä" finds a-a.lua).
/// Throws UnknownVariant.
std::filesystem::path find_script(const std::string& name,
                                  const std::vector<std::filesystem::path>& directories,
                                  const std::vector<std::filesystem::path>& passed_over = {});

/// Whether `path` leads to the same file as one of `others`.
bool is_one_of(const std::filesystem::path& path, const std::vector<std::filesystem::path>& others);

/// The ids of the scripts in `directories`, which are their file names, sorted.
std::vector<std::string> script_names(const std::vector<std::filesystem::path>& directories);

/// The scripts of a "base+modifier+modifier", each a name or a path. A + may also stand in a path:
/// that of a file that exists, here or from the folder `from`, is not split.
std::vector<std::string> scripts_of(const std::string& variant,
                                    const std::filesystem::path& from = {});

/// `variant`, a "base+modifier+modifier", in which each path of a script is replaced by
/// `change(path)`; names stay.
std::string with_paths(const std::string& variant,
                       const std::function<std::string(const std::string& path)>& change,
                       const std::filesystem::path& from = {});

/// A name of the same variant with which it is found from any folder, without `folders` in which
/// names are looked for first.
std::string name_from_anywhere(const std::string& variant, const std::vector<std::string>& folders);

}  // namespace kasino
