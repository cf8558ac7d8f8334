#include "tests/fuzz/shelf.hpp"

#include <algorithm>
#include <sstream>

#include "engine/text/error.hpp"
#include "tests/support/shipped.hpp"

namespace kasino::fuzz {

Shelf::Shelf()
    : folders_{KASINO_SOURCE_VARIANTS, KASINO_SOURCE_VARIANTS "/house"},
      names_(script_names(folders_)) {}

const Rules& Shelf::rules_for(const RecordHead& head) {
  budget_.begin_command();
  if (!is_known(head.variant)) return test::shipped("standard");
  if (scripted_.size() > most_loaded) scripted_.clear();
  const auto [found, is_new] = scripted_.try_emplace({head.variant, head.players});
  if (is_new) found->second = load(head);
  return found->second ? *found->second : test::shipped("standard");
}

/// Whether every part of a composition is the name of a shipped script.
bool Shelf::is_known(const std::string& composition) const {
  std::istringstream parts(composition);
  for (std::string part; std::getline(parts, part, '+');)
    if (!std::binary_search(names_.begin(), names_.end(), part)) return false;
  return true;
}

/// Null for a modifier by itself, and for a number of players that the variant does not take.
std::unique_ptr<Rules> Shelf::load(const RecordHead& head) {
  try {
    return load_variant({head.variant, folders_, {}, head.players}, budget_);
  } catch (const Error&) {
    return nullptr;
  }
}

}  // namespace kasino::fuzz
