// One rule script: its file, its sandbox, and what it returned.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "scripting/hooks/script_functions.hpp"
#include "scripting/source/script_error.hpp"
#include "scripting/source/source_map.hpp"
#include "scripting/variant/data.hpp"

namespace kasino {

/// What a file is there for: rules, scenarios that test them, or lessons that teach them.
enum class ScriptKind { Rules, Scenarios, Lessons };

/// A script that has run. Its functions live as long as it does.
class Script {
 public:
  /// Reads and runs the file, and checks its keys, and that its id is the file's name. Throws
  /// ScriptError, or Error if the file cannot be read.
  Script(const std::filesystem::path& path, Budget& budget, ScriptKind kind = ScriptKind::Rules);

  /// The file's name without its folders, as errors call it.
  const std::string& name() const { return source_.name; }
  const std::filesystem::path& path() const { return source_.path; }
  const Source& source() const { return source_; }
  /// Where its keys are written.
  const SourceMap& map() const { return map_; }
  ScriptForm form() const { return source_.form; }
  /// What it extends; empty unless it is an extension.
  const std::string& base() const { return base_; }
  /// A load error about its base, at the line that names it.
  ScriptError base_error(const std::string& problem) const;
  /// The table it returned.
  const Data& data() const { return data_; }

  /// Its sandbox and its functions, which live as long as this or what else holds them.
  const std::shared_ptr<ScriptCell>& cell() const { return cell_; }

 private:
  class Conversion;

  void take_declaration(lua_State* state);
  void check_id() const;
  ScriptError return_error(bool returned_nothing) const;

  Source source_;
  SourceMap map_;
  std::shared_ptr<ScriptCell> cell_;
  std::string base_;
  int declared_at_ = 1;  ///< the line of kasino.variant, extend or modifier
  Data data_;
};

/// What a script writes under `key`, also in the patches of its options and numbers of players: of
/// each name the first entry, and `false` only if there is no other.
std::map<std::string, const Data*> entries_anywhere(const Script& script, const char* key);

}  // namespace kasino
