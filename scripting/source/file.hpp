// Reads whole files, and writes files so that nothing is lost.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace kasino {

/// Replaces the file at `path` with `text`, so that a crash or a full disk at any moment leaves the
/// old file or the new one, whole. Keeps the permissions of the old file, and writes through
/// symbolic links. Throws Error naming the path and the system's reason.
void save_atomically(const std::string& path, std::string_view text);

/// The same for a file whose name the program has chosen: it follows no symbolic link, and replaces
/// only a regular file, whose text must satisfy `is_ours` if that is given. Throws Error also if
/// anything else is there.
void save_beside(const std::string& path, std::string_view text,
                 const std::function<bool(std::string_view)>& is_ours = {});

/// Whether save_beside() would find the name free, or a file that it may replace.
bool may_save_beside(const std::string& path,
                     const std::function<bool(std::string_view)>& is_ours = {});

/// Throws what save_atomically() would throw now, but writes nothing. To ask before long work.
void check_savable(const std::string& path);

/// The whole text of a file. Throws Error naming the path and the system's reason, or saying that
/// the file is larger than max_file_size.
std::string read_file(const std::string& path);

}  // namespace kasino
