// The scripts that the name of a variant leads to.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace kasino {

/// The script that `name` means: a path if it looks like one, else the first in `directories` that
/// is none of `passed_over`, upper and lower case and dotted letters alike ("Å-Ä" finds a-a.lua).
/// Throws UnknownVariant.
std::filesystem::path find_script(const std::string& name,
                                  const std::vector<std::filesystem::path>& directories,
                                  const std::vector<std::filesystem::path>& passed_over = {});

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
