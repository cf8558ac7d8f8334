// What the rules say of a move or action as somebody writes it, for whoever asks without playing.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"
#include "engine/text/text.hpp"

namespace kasino {

struct Opinion {
  std::optional<Step> what;  ///< nothing: the text claims what is not so
  bool legal = false;
  bool stands = false;               ///< it may be played, legal or not
  std::vector<std::string> clauses;  ///< that allow it, or refuse it; the first decides
  std::string message;               ///< why, in words
};

/// A claim of a grouping that is false, and an action that is not open, are refused. Throws Error
/// for a text that is no move, or names cards that are not where it says.
Opinion opinion_of(const std::string& text, const State& state, const Rules& rules,
                   Language language);

/// "legal by ID", "refused by ID: why".
std::string in_words(const Opinion& opinion, Language language);

/// The move that a text means if nobody asks for its legality. Throws as opinion_of does.
Move forced_move(const std::string& text, const State& state, const Rules& rules);

}  // namespace kasino
