// Rule scripts for tests: those of the source tree, and small ones written by a test itself.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/variant/variant.hpp"

namespace kasino::test {

using WantedOptions = std::map<std::string, std::string>;

/// A variant, with the budget that its functions run under.
class Variant {
 public:
  /// A variant of the source tree, or a path.
  explicit Variant(const std::string& spec, const WantedOptions& options = {});
  Variant(const std::string& spec, const WantedOptions& options,
          const std::vector<std::filesystem::path>& directories,
          std::optional<int> players = std::nullopt);
  Variant(const Variant&) = delete;  // the rules hold on to the budget
  Variant& operator=(const Variant&) = delete;

  const Rules& rules() const { return *rules_; }
  const RuleData& data() const { return rules_->data(); }
  operator const Rules&() const { return *rules_; }  // NOLINT: a variant stands for its rules
  Budget& budget() { return budget_; }

 private:
  static Limits patient();

  Budget budget_{patient()};  // limited by steps, as the machine may be busy
  std::unique_ptr<Rules> rules_;
};

/// A folder of scripts, empty at first and removed after the test. Bases are also looked for in the
/// source tree.
class ScriptFolder {
 public:
  ScriptFolder();
  ~ScriptFolder();
  ScriptFolder(const ScriptFolder&) = delete;
  ScriptFolder& operator=(const ScriptFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  /// Writes a script and answers its path.
  std::filesystem::path write(const std::string& name, std::string_view source) const;
  Variant load(const std::string& spec, const WantedOptions& options = {},
               std::optional<int> players = std::nullopt) const;

 private:
  std::filesystem::path path_;
};

/// A script that extends the standard game with the keys `body`, which begin on line 1.
std::string extension(std::string_view body);

/// The variant of that script, t.lua.
Variant extended(std::string_view body, const WantedOptions& options = {});

/// The error of a script called t.lua; empty if it loads.
std::string load_error(std::string_view source, const WantedOptions& options = {});

/// The error of such an extension of the standard game; empty if it loads.
std::string extension_error(std::string_view body, const WantedOptions& options = {});

/// A small game for two, with 24 cards and no options; its further keys `body` begin on line 9.
inline std::string small_game(std::string_view body) {
  return R"(return kasino.variant {
  id = "t", title = "T", players = 2, deck = { without = "2-8" },
  deal = { first = { { hand = 5 }, { table = 4 } }, later = { { hand = 5 } } },
  capture = { equal = { by = "value", clause = "T-1" }, sum = { by = "sum", clause = "T-1" } },
  scoring = { aces = { each = "A", clause = "T-1" }, sweep = { per = "sweep", clause = "T-1" } },


  -- More.
  )" + std::string(body) +
         "\n}\n";
}

/// The clause that the small game cites, for bodies that add their own clauses.
inline std::string clauses(std::string_view more) {
  return "clauses = { [\"T-1\"] = \"Play.\", " + std::string(more) + " },";
}

}  // namespace kasino::test
