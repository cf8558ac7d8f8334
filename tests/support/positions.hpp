// Positions as the engine's tests want them: a table and hands, nothing else.
#pragma once

#include <initializer_list>
#include <string_view>

#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"

namespace kasino::test {

/// Seat 1 to move; `hands` from seat 1 on. There are at least two seats. Cards not named are out of
/// play.
State position(const Rules& rules, std::string_view table,
               std::initializer_list<std::string_view> hands);

}  // namespace kasino::test
