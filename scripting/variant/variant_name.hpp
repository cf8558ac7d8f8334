// The scripts that the name of a variant leads to.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace kasino {

/// `variant`, a "base+modifier+modifier", with each part that is the path of a script as `change`
/// makes it; names stay.
std::string with_paths(const std::string& variant,
                       const std::function<std::string(const std::string& path)>& change);

/// The same variant, named so that it is found from any folder, and without `folders` to look in
/// for names first. (In a folder with + in its name no script can be named; then the name stays.)
std::string name_from_anywhere(const std::string& variant, const std::vector<std::string>& folders);

}  // namespace kasino
