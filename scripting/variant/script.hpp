// A rule script: its file, its sandbox, and the table that it returned.
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

/// What a file is for: rules, scenarios that test rules, or lessons that teach them.
enum class ScriptKind { Rules, Scenarios, Lessons };

/// A script that has run. Its functions can be called as long as its cell() exists.
class Script {
 public:
  /// Reads and runs the file, checks its keys, and that its id is the file's name. Throws
  /// ScriptError, or Error if the file cannot be read.
  Script(const std::filesystem::path& path, Budget& budget, ScriptKind kind = ScriptKind::Rules);

  /// The file's name without folders, as errors name it.
  const std::string& name() const { return source_.name; }
  const std::filesystem::path& path() const { return source_.path; }
  const Source& source() const { return source_; }
  /// Where the keys are written.
  const SourceMap& map() const { return map_; }
  ScriptForm form() const { return source_.form; }
  /// The name of what it extends; empty if it is no extension.
  const std::string& base() const { return base_; }
  /// A load error about the base, at the line that names it.
  ScriptError base_error(const std::string& problem) const;
  /// The table that the script returned.
  const Data& data() const { return data_; }

  /// Its sandbox and its functions, which live as long as anybody holds this.
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
  int declared_at_ = 1;  ///< line of kasino.variant, extend or modifier
  Data data_;
};

/// All that a script writes under `key`, also in the patches of its options and numbers of players:
/// the first entry of each name, or `false` if the name has no other.
std::map<std::string, const Data*> entries_anywhere(const Script& script, const char* key);

}  // namespace kasino
