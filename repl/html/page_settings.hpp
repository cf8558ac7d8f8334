// How a game is shown on its page.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/move.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// Games of more steps than this in all their lines of play are refused.
inline constexpr std::size_t most_framed_steps = 5000;

/// How a game is shown.
struct PageSettings {
  Language language = Language::English;
  std::optional<Seat> view{};  ///< the page holds only what this seat may know; nothing: all
  std::function<void()> before_step = [] {};  ///< called before each step; may throw to end it
  std::vector<std::string> names{};           ///< of people, by seat - 1
};

}  // namespace kasino
