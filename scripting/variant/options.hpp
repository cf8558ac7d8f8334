// Options: what a variant lets its players choose, settled before anything is merged.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/model/rule_data.hpp"
#include "scripting/variant/data.hpp"

namespace kasino {

/// The options of all layers with the values they get.
class Options {
 public:
  /// Later layers change what earlier ones declared; a bare value pins. `wanted` as typed by the
  /// user. Throws ScriptError for a declaration that makes no sense, OptionError for a wish that
  /// cannot be met.
  Options(const std::vector<const Data*>& layers, const std::map<std::string, std::string>& wanted,
          const std::string& variant);

  /// The value that `kasino.option(name)` stands for. Throws ScriptError at `at` if there is none.
  Data value(const Data& at, const std::string& name) const;

  /// What `declaration` (one layer's entry for option `name`) changes under the settled value;
  /// null for nothing.
  const Data* patch(const std::string& name, const Data& declaration) const;

  /// Those not pinned, sorted by name.
  const std::vector<OptionValue>& offered() const { return offered_; }
  /// The others.
  const std::vector<OptionValue>& pinned() const { return pinned_; }

 private:
  /// Settles an option on a bare `value`. Null: no `declaration` that it pins, no `wish`.
  void pin(const std::string& name, const Data& value, const Data* declaration,
           const std::string* wish, const std::string& variant);
  void offer(const std::string& name, const Data& declaration, const std::string* wish,
             const std::string& variant);

  std::map<std::string, Data> values_;
  std::vector<OptionValue> offered_;
  std::vector<OptionValue> pinned_;
};

}  // namespace kasino
