// What a check learns from scripts themselves: what to play, what may be a mistake in their text,
// and where to look for one.
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

/// Rules to play under.
struct CheckSetting {
  int players = 2;
  std::map<std::string, std::string> options{};  ///< those that are set, and the one that is tried
  bool is_plain = true;                          ///< none is tried
};

/// What is to be played, and what need not be.
struct CheckPlan {
  std::vector<CheckSetting> settings{};
  std::vector<std::string> idle_options{};  ///< whose values all give the same table
  std::vector<std::string> barred{};        ///< values that the rules refuse: "teams=true: why"
  int untried = 0;                          ///< options that there was no time for
  bool was_played = false;                  ///< all of it, and nothing failed
};

/// The plain settings first, then each value of each option by itself: every word, true and false;
/// of a number the least, the largest and some between. What `request` sets is kept. No other
/// option is tried once `has_time` says no. Throws as load_variant does.
CheckPlan plan_check(const VariantRequest& request, Budget& budget,
                     const std::function<bool()>& has_time);

/// "3 players, values=fixed".
std::string to_text(const CheckSetting& setting);

/// What there is to say of a variant's last script; the others are not the author's.
struct CheckNotes {
  std::vector<std::string> faults{};  ///< mistakes, met in play or not
  std::vector<std::string> notes{};   ///< what may be a mistake
};

/// The notes on a variant that was played as planned, where actions have to share the prompt with
/// `commands`.
CheckNotes notes_on(const Composition& composition, const CheckPlan& plan, const Coverage& seen,
                    const std::vector<std::string>& commands);

/// The first name where a function assigns to a local from outside every function, or to a field
/// of it. Names that a function also declares for itself are passed over.
std::optional<Token> changed_local(std::string_view source);

/// "mine.lua:12: count", where a function first changes such a local; empty if none does.
std::string place_of_memory(const Composition& composition);

/// "mine.lua:12: actions.call", where the key was written; empty if it is not there.
std::string place_of_key(const Composition& composition, const std::vector<std::string>& keys);

}  // namespace kasino
