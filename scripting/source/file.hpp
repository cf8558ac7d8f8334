// Files: read whole, and written so that nothing is lost.
#pragma once

#include <string>
#include <string_view>

namespace kasino {

/// Replaces the file at `path` with `text` so that a crash or a full disk at any moment leaves
/// the old file or the new one, whole. Keeps the permissions of the old one, and writes through
/// symbolic links. Throws Error naming the path and the system's reason.
void save_atomically(const std::string& path, std::string_view text);

/// Throws what save_atomically() would throw now; writes nothing. For what takes long to make.
void check_savable(const std::string& path);

/// The whole of a file. Throws Error naming the path and the system's reason, or that the file is
/// larger than max_file_size.
std::string read_file(const std::string& path);

}  // namespace kasino
