#include "repl/teach/quiz_sheet.hpp"

#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/teach/position_words.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

constexpr const char* new_page = "\n<div style=\"page-break-before: always\"></div>\n\n";

/// The text as Markdown shows it, letter by letter: scripts and names write into the sheet.
std::string in_markdown(const std::string& text) {
  std::string escaped;
  bool is_first = true;  // where a mark would begin a list
  for (const char c : printable_lines(text)) {
    const bool is_mark = std::string_view("\\`*_[]<>#&|~").find(c) != std::string_view::npos;
    const bool begins = is_first && std::string_view("-+=").find(c) != std::string_view::npos;
    if (is_mark || begins) escaped += '\\';
    escaped += c;
    is_first = c == '\n' || (is_first && c == ' ');
  }
  return escaped;
}

/// The position as a list; empty if the question tells all.
std::string position_list(const Posed& posed, Language language) {
  if (posed.state().phase != Phase::Play) return {};
  std::string list;
  for (const std::string& line :
       lines_of(position_in_words(posed.state(), posed.game().rules(), language)))
    list += "- " + in_markdown(with_ranks_of(language, line)) + '\n';
  return list + '\n';
}

/// Lines of Markdown that stay separate lines.
std::string in_lines(const std::string& text) {
  std::string lines;
  for (const char c : in_markdown(text))
    lines += c == '\n' ? std::string("  \n") : std::string(1, c);
  return lines;
}

}  // namespace

std::string quiz_sheet(const std::vector<LessonItem>& items, const Text& title, const Rules& rules,
                       Language language) {
  std::string questions =
      "# " +
      in_markdown(words_of(rules.data().title, language) + ": " + words_of(title, language)) + "\n";
  std::string answers = say(language, {"# Answers\n", "# Facit\n"});
  int number = 0;
  for (const LessonItem& item : items) {
    const Posed posed(*item.question, rules);
    const std::string heading = "\n## " + std::to_string(++number) + "\n\n";
    questions += heading + (posed.question().has_position() ? position_list(posed, language) : "") +
                 in_lines(posed.in_words(language)) + "\n\n\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\n";
    answers +=
        heading + in_markdown(with_ranks_of(language, posed.right_in_words(language))) + '\n';
    for (const std::string& line : posed.explained(language))
      answers += "\n- " + in_markdown(with_ranks_of(language, line));
    answers += '\n';
  }
  return questions + new_page + answers;
}

}  // namespace kasino
