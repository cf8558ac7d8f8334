// What is asked for: a variant by its name, with options, for so many players; and the scripts that
// such a name leads to.
#pragma once

#include <filesystem>
#include <functional>
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

/// The script that `name` means: a path if it looks like one, else the first in `directories` that
/// is none of `passed_over`, upper and lower case and dotted letters alike ("Å-Ä" finds a-a.lua).
/// Throws UnknownVariant.
std::filesystem::path find_script(const std::string& name,
                                  const std::vector<std::filesystem::path>& directories,
                                  const std::vector<std::filesystem::path>& passed_over = {});

/// Whether `path` leads to the same file as one of `others`.
bool is_one_of(const std::filesystem::path& path, const std::vector<std::filesystem::path>& others);

/// The ids of the scripts in `directories`, by their file names, sorted.
std::vector<std::string> script_names(const std::vector<std::filesystem::path>& directories);

/// `variant`, a "base+modifier+modifier", with each part that is the path of a script as `change`
/// makes it; names stay.
std::string with_paths(const std::string& variant,
                       const std::function<std::string(const std::string& path)>& change);

/// The same variant, named so that it is found from any folder, and without `folders` to look in
/// for names first. (In a folder with + in its name no script can be named; then the name stays.)
std::string name_from_anywhere(const std::string& variant, const std::vector<std::string>& folders);

}  // namespace kasino
