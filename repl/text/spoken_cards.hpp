// Cards as people say them, in either language: "queen of spades", "ruter tio".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/text/text.hpp"

namespace kasino {

/// `line` with each card that is said in words written in notation: "queen of spades", "10 of
/// diamonds", "clubs 8", "hjärter kung" and "rutertio" become sQ, d10, c8, hK and d10. In Swedish
/// kd is klöver dam, elsewhere the king of diamonds.
std::string with_cards_written(std::string_view line, Language language);

/// The rank or the suit that the word says, in notation: "spades", "spader" and "åtta" are s, s and
/// 8; nothing if it says neither.
std::optional<std::string> rank_or_suit_said(std::string_view word);

}  // namespace kasino
