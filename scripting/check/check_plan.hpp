// What there is to check of a variant: every number of players, every value of every option.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "scripting/variant/compose.hpp"

namespace kasino {

/// Rules to play under.
struct CheckSetting {
  int players = 2;
  std::map<std::string, std::string>
      options{};         ///< those that differ from the defaults, or are set
  bool is_plain = true;  ///< no option is tried
};

/// What is to be played, and what need not be.
struct CheckPlan {
  std::vector<CheckSetting> settings{};
  std::vector<std::string> idle_options{};  ///< whose values all make the same table
  /// Values that the rules say they do not go with: "teams=true: why".
  std::vector<std::string> barred{};
};

/// The plain settings first, then each value of each option by itself: all its words, true and
/// false; of a number the least, the largest and some between. What `request` sets is not tried
/// otherwise. Throws as load_variant does.
CheckPlan plan_check(const VariantRequest& request, Budget& budget);

/// "3 players, values=fixed".
std::string to_text(const CheckSetting& setting);

}  // namespace kasino
