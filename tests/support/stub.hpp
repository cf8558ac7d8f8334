// The stub for editors, variants/kasino.meta.lua, as far as tests ask: its classes, with the types
// of their fields, and its functions. It reads the annotations that the stub uses, and no others.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace kasino::test {

struct StubClass {
  std::string base;                           ///< what it inherits from; may be empty
  std::map<std::string, std::string> fields;  ///< name -> type
  std::set<std::string> methods;
};

struct Stub {
  std::map<std::string, StubClass> classes;
  std::map<std::string, std::string> aliases;  ///< name -> type
  std::vector<std::string> unexplained;        ///< fields and methods without a line on them
};

/// Throws std::runtime_error for a line that it cannot read.
Stub read_stub(const std::filesystem::path& path);

/// The names of the fields, or of the methods, of a class alone, without those it inherits.
std::set<std::string> field_names(const Stub& stub, const std::string& name);
std::set<std::string> method_names(const Stub& stub, const std::string& name);

/// What a key can hold, in words: "flag", "number", "word:seat", "list", "function".
using Kinds = std::set<std::string>;

/// Every key path that can be written into a table of the class, as schema rows write them
/// ("scoring.*.points"), with what it holds.
std::map<std::string, Kinds> key_paths(const Stub& stub, const std::string& name);

}  // namespace kasino::test
