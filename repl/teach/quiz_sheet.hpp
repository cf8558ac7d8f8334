// A quiz as a sheet of paper, in Markdown: the questions, and on a second page the answers.
#pragma once

#include <string>
#include <vector>

#include "engine/text/text.hpp"
#include "repl/teach/lesson_plan.hpp"

namespace kasino {

/// Each position as its cards, with the question under it.
std::string quiz_sheet(const std::vector<LessonItem>& items, const Text& title, const Rules& rules,
                       Language language);

}  // namespace kasino
