// Putting scripts together: a variant, what it extends, and modifiers, merged into one table.
//
// Order: base ... variant, then modifiers as written. In each layer its own keys come first, then
// the patches of its options in order of name. Options are settled over all layers before.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/rule_data.hpp"
#include "scripting/variant/data.hpp"
#include "scripting/variant/find_script.hpp"
#include "scripting/variant/script.hpp"

namespace kasino {

/// One variant put together, not yet compiled.
struct Composition {
  std::vector<std::unique_ptr<Script>> scripts;  ///< base first
  std::string name;                  ///< as asked for, with the right spelling of shipped names
  Data merged;                       ///< a Fields; every kasino.option(NAME) replaced by its value
  std::vector<OptionValue> options;  ///< those offered, sorted by name
  std::vector<OptionValue> pinned;   ///< the others
  std::optional<int> only_for;       ///< how many play, where some layer depends on it
};

/// Throws as load_variant does.
Composition compose(const VariantRequest& request, Budget& budget);

/// The fewest and the most players that the value of a key `players` names. Nothing where it names
/// none, or leaves it to an option.
struct PlayerRange {
  std::optional<int> fewest, most;
};
PlayerRange players_in(const Data& players);

/// An entry of an earlier layer.
struct NamedEntry {
  std::string name;
  const Data* entry;
};

/// The entry of an earlier layer that `name` may be a misspelling of, where `entry` is new in its
/// own: both stand under `map`, whose names are a script's own ("scoring"). Names that differ in
/// their digits alone are meant to.
std::optional<NamedEntry> near_name(const Composition& composition, const std::string& map,
                                    const std::string& name, const Data& entry);

/// The options of one script alone, with their defaults.
std::vector<OptionValue> options_of(const Script& script);

}  // namespace kasino
