#include "repl/teach/quiz_sheet.hpp"

#include "engine/cards/card_text.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

constexpr const char* new_page = "\n<div style=\"page-break-before: always\"></div>\n\n";

/// The table, and the hand of the seat to play; nothing of a position where the question tells all.
std::string position_text(const Posed& posed, Language language) {
  const State& state = posed.state();
  if (state.phase != Phase::Play) return {};
  const auto cards = [&](std::span<const Card> lying) {
    return lying.empty() ? say(language, {"nothing", "ingenting"}) : to_text(sorted(lying));
  };
  return say(language, {"- table: {0}\n- hand: {1}\n\n", "- bord: {0}\n- hand: {1}\n\n"},
             cards(state.table()), cards(state.hand(state.turn)));
}

/// Lines of Markdown that stay lines.
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
    questions += heading + position_text(posed, language) + in_lines(posed.in_words(language)) +
                 "\n\n\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\n";
    answers +=
        heading +
        with_ranks_of(language, list_of(posed.right_answers(language), language,
                                        item.question->ask == Ask::Play ? or_word : and_word)) +
        '\n';
    for (const std::string& line : posed.explained(language)) answers += "\n- " + line;
    answers += '\n';
  }
  return questions + new_page + answers;
}

}  // namespace kasino
