// A quiz to print, in Markdown: the questions and, on a second page, the answers.
#pragma once

#include <string>
#include <vector>

#include "engine/text/text.hpp"
#include "repl/teach/lesson_plan.hpp"

namespace kasino {

/// The sheet: each position in words, with its question under it. Throws what the rules throw.
std::string quiz_sheet(const std::vector<LessonItem>& items, const Text& title, const Rules& rules,
                       Language language);

}  // namespace kasino
