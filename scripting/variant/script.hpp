// One rule script: its file, its sandbox, and what it returned.
#pragma once

#include <deque>
#include <filesystem>
#include <string>
#include <vector>

#include "scripting/hooks/hook_observer.hpp"
#include "scripting/sandbox/sandbox.hpp"
#include "scripting/source/source_map.hpp"
#include "scripting/variant/data.hpp"

namespace kasino {

/// What a script says it is: complete, a difference from a named base, or a difference from
/// whatever it is added to.
enum class ScriptForm { Variant, Extension, Modifier };

/// What a file is there for: rules, or scenarios that test them.
enum class ScriptKind { Rules, Scenarios };

/// A script that has run. Its functions live as long as it does.
class Script {
 public:
  /// Reads and runs the file, and checks its keys. Throws ScriptError, or Error if the file cannot
  /// be read.
  Script(const std::filesystem::path& path, Budget& budget, ScriptKind kind = ScriptKind::Rules);

  /// The file's name without its folders, as errors call it.
  const std::string& name() const { return name_; }
  const std::filesystem::path& path() const { return path_; }
  const std::string& source() const { return source_; }
  /// Where its keys are written.
  const SourceMap& map() const { return map_; }
  ScriptForm form() const { return form_; }
  /// What it extends; empty unless it is an extension.
  const std::string& base() const { return base_; }
  /// A load error of what it says of its base: the line, and the word 'base' in it.
  ScriptError base_error(const std::string& problem) const;
  /// The table it returned.
  const Data& data() const { return data_; }

  Sandbox& sandbox() const { return *sandbox_; }
  const Hook& function(FunctionIndex at) const { return functions_[at.index]; }
  /// All of its functions, in the order of their lines.
  std::vector<HookPlace> hooks() const;

 private:
  class Conversion;

  void take_declaration(lua_State* state);
  ScriptError return_error(bool returned_nothing) const;

  std::filesystem::path path_;
  std::string name_;
  std::string source_;
  SourceMap map_;
  std::unique_ptr<Sandbox> sandbox_;
  ScriptForm form_ = ScriptForm::Variant;
  std::string base_;
  int declared_at_ = 1;  ///< the line of kasino.variant, extend or modifier
  Data data_;
  std::deque<Hook> functions_;
};

}  // namespace kasino
