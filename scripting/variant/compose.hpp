// Puts scripts together: a variant, what it extends, and modifiers, merged into one table.
//
// The order is: base ... variant, then modifiers as written. In each layer its own keys come first,
// then the patches of its options by name. All options are settled before anything is merged.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/rule_data.hpp"
#include "scripting/variant/data.hpp"
#include "scripting/variant/find_script.hpp"
#include "scripting/variant/script.hpp"

namespace kasino {

/// A variant put together, but not compiled.
struct Composition {
  std::vector<std::unique_ptr<Script>> scripts;  ///< base first
  std::string name;                              ///< as asked for, with shipped names spelled right
  Data merged;  ///< a Fields; every kasino.option(NAME) is replaced by its value
  std::vector<OptionValue> options;  ///< those offered, sorted by name
  std::vector<OptionValue> pinned;   ///< those that a script has fixed
  std::optional<int> only_for;       ///< how many play, if some layer depends on it
};

/// Finds and merges the scripts of a variant. Throws as load_variant() does.
Composition compose(const VariantRequest& request, Budget& budget);

/// The fewest and the most players in the value of a key `players`; nothing for a number that it
/// lacks, or leaves to an option.
struct PlayerRange {
  std::optional<int> fewest, most;
};
PlayerRange players_in(const Data& players);

/// An entry of an earlier layer.
struct NamedEntry {
  std::string name;
  const Data* entry;
};

/// The entry of an earlier layer of which `name`, new in its layer with `entry`, may be a
/// misspelling. Both are under `map`, whose names are a script's own ("scoring"). A name that
/// differs from another only in digits is no misspelling of it.
std::optional<NamedEntry> near_name(const Composition& composition, const std::string& map,
                                    const std::string& name, const Data& entry);

/// The options of one script alone, with their defaults.
std::vector<OptionValue> options_of(const Script& script);

}  // namespace kasino
