// What to check of a variant: every number of players, and every value of every option.
#pragma once

#include <map>
#include <string>
#include <vector>

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
};

/// The plain settings first, then each value of each option by itself: every word, true and false;
/// of a number the least, the largest and some between. What `request` sets is kept. Throws as
/// load_variant does.
CheckPlan plan_check(const VariantRequest& request, Budget& budget);

/// "3 players, values=fixed".
std::string to_text(const CheckSetting& setting);

}  // namespace kasino
