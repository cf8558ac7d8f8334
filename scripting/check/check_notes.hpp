// What a check learns from the scripts themselves: what to play, possible mistakes in their text,
// and where to look for a fault.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/check/check_position.hpp"
#include "scripting/source/lexer.hpp"
#include "scripting/variant/compose.hpp"

namespace kasino {

/// A setting: rules to play under.
struct CheckSetting {
  int players = 2;
  std::map<std::string, std::string> options{};  ///< those of the request, and the one being tried
  bool is_plain = true;                          ///< no option is being tried
};

/// What a check plays, and what it need not play.
struct CheckPlan {
  std::vector<CheckSetting> settings{};
  std::vector<std::string> idle_options{};  ///< options all of whose values give the same table
  std::vector<std::string> barred{};        ///< values that the rules refuse: "teams=true: why"
  int untried = 0;                          ///< number of options for which there was no time
  bool has_failed = false;                  ///< a fault has cut play short
  bool was_played = false;                  ///< all settings were played, and nothing failed
};

/// Plans the plain settings first, then each value of each option by itself: every word, true and
/// false; for a number the least, the greatest and some between. Options that `request` sets are
/// kept. Once `has_time` answers no, no other option is tried. Throws as load_variant() does.
CheckPlan plan_check(const VariantRequest& request, Budget& budget,
                     const std::function<bool()>& has_time);

/// "3 players, values=fixed".
Text to_text(const CheckSetting& setting);

/// Notes on a variant's last script; the other scripts are not its author's.
struct CheckNotes {
  std::vector<std::string> faults{};  ///< mistakes, whether or not play met them
  std::vector<std::string> notes{};   ///< possible mistakes
};

/// The notes on a variant that was played by `plan`. Its actions share the prompt with `commands`.
CheckNotes notes_on(const Composition& composition, const CheckPlan& plan, const Coverage& seen,
                    const std::vector<std::string>& commands);

/// The first name where a function assigns to a local that is declared outside of all functions, or
/// to a field of it. Names that a function also declares for itself are ignored.
std::optional<Token> changed_local(std::string_view source);

/// The place of the first such assignment, "mine.lua:12: count"; empty if there is none.
std::string place_of_memory(const Composition& composition);

/// The place where the key was written, "mine.lua:12: actions.call"; empty if it is not there.
std::string place_of_key(const Composition& composition, const std::vector<std::string>& keys);

}  // namespace kasino
