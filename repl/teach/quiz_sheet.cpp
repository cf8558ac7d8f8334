#include "repl/teach/quiz_sheet.hpp"

#include "engine/text/reading.hpp"
#include "repl/teach/position_words.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

constexpr const char* new_page = "\n<div style=\"page-break-before: always\"></div>\n\n";

/// The position as a list; empty if the question tells all.
std::string position_list(const Posed& posed, Language language) {
  if (posed.state().phase != Phase::Play) return {};
  std::string list;
  for (const std::string& line :
       lines_of(position_in_words(posed.state(), posed.game().rules(), language)))
    list += "- " + with_ranks_of(language, line) + '\n';
  return list + '\n';
}

/// Lines of Markdown that stay separate lines.
std::string in_lines(const std::string& text) {
  std::string lines;
  for (const char c : text) lines += c == '\n' ? std::string("  \n") : std::string(1, c);
  return lines;
}

}  // namespace

std::string quiz_sheet(const std::vector<LessonItem>& items, const Text& title, const Rules& rules,
                       Language language) {
  std::string questions =
      "# " + words_of(rules.data().title, language) + ": " + words_of(title, language) + "\n";
  std::string answers = say(language, {"# Answers\n", "# Facit\n"});
  int number = 0;
  for (const LessonItem& item : items) {
    const Posed posed(*item.question, rules);
    const std::string heading = "\n## " + std::to_string(++number) + "\n\n";
    questions += heading + (posed.question().has_position() ? position_list(posed, language) : "") +
                 in_lines(posed.in_words(language)) + "\n\n\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\n";
    answers += heading + with_ranks_of(language, posed.right_in_words(language)) + '\n';
    for (const std::string& line : posed.explained(language))
      answers += "\n- " + with_ranks_of(language, line);
    answers += '\n';
  }
  return questions + new_page + answers;
}

}  // namespace kasino
