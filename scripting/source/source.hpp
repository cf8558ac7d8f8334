// A script as errors cite it: its file and its text.
#pragma once

#include <filesystem>
#include <string>

namespace kasino {

/// What a script says it is: complete, a difference from a named base, or a difference from
/// whatever it is added to.
enum class ScriptForm { Variant, Extension, Modifier };

struct Source {
  std::filesystem::path path;
  std::string name;  ///< the file's name without its folders, as errors call it
  std::string text;
  ScriptForm form = ScriptForm::Variant;
};

}  // namespace kasino
