// Options: what a variant lets its players choose, settled before anything is merged.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/model/rule_data.hpp"
#include "scripting/variant/data.hpp"

namespace kasino {

/// The options of all layers, with the values that they get.
class Options {
 public:
  /// Later layers change what earlier ones declared; a bare value pins an option. `wishes` are
  /// values, by options, as the user typed them. Throws ScriptError for a declaration that makes no
  /// sense, OptionError for a wanted value that is not possible.
  Options(const std::vector<const Data*>& layers, const std::map<std::string, std::string>& wishes,
          const std::string& variant);

  /// The value that `kasino.option(name)` stands for. Throws ScriptError at `at` if there is none.
  Data value(const Data& at, const std::string& name) const;

  /// What `declaration`, one layer's entry for option `name`, changes under the option's value;
  /// null if nothing.
  const Data* patch(const std::string& name, const Data& declaration) const;

  /// The options that are not pinned, sorted by name.
  const std::vector<OptionValue>& offered() const { return offered_; }
  /// The options that are pinned.
  const std::vector<OptionValue>& pinned() const { return pinned_; }

 private:
  /// Pins an option to a bare `value`. `declaration` and `wish` are null if there is none.
  void pin(const std::string& name, const Data& value, const Data* declaration,
           const std::string* wish, const std::string& variant);
  void offer(const std::string& name, const Data& declaration, const std::string* wish,
             const std::string& variant);
  /// Throws unless the option is within those bounds of `declaration` that are other options.
  void check_bounds(const std::string& name, const Data& declaration,
                    const std::map<std::string, std::string>& wanted,
                    const std::string& variant) const;

  /// What people call the option.
  Text title(const std::string& name) const;

  std::map<std::string, Data> values_;
  std::vector<OptionValue> offered_;
  std::vector<OptionValue> pinned_;
};

}  // namespace kasino
