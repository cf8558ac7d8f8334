// A first script of one's own, and its scenarios: templates filled in so that they fit a game.
//
// What they say is in variants/templates; here is only what depends on the game: a card that it
// does not score yet, a capture of it, an id for clauses that no other has.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/error.hpp"
#include "engine/rules.hpp"
#include "scripting/script.hpp"

namespace kasino {

struct StarterRequest {
  std::string name;  ///< of the new script
  std::string base;  ///< the variant that it extends, or that shows it as a modifier
  ScriptForm form = ScriptForm::Extension;
};

struct Starter {
  std::string script;
  std::string scenarios;
  std::string spec;  ///< what is played: "./mine.lua", "standard+./mine.lua"
};

/// A name that no script can have.
class NameError : public Error {
 public:
  using Error::Error;
};

/// Throws NameError unless `name` is small letters, digits and -, a letter first.
void check_script_name(const std::string& name);

/// Fills in the templates found in the folder `templates` of one of `directories`, for a game with
/// these rules. Throws NameError, and Error if there are no templates.
Starter make_starter(const StarterRequest& request, const Rules& rules,
                     const std::vector<std::filesystem::path>& directories);

}  // namespace kasino
