#include "repl/mismatch.hpp"

#include <algorithm>
#include <iterator>

#include "engine/notation.hpp"
#include "repl/words.hpp"
#include "scripting/script_error.hpp"

namespace kasino {

namespace {

/// The cards that the text names, sorted as words; none if it names something else, as "nothing".
std::vector<std::string> card_words(const std::string& text) {
  std::vector<std::string> words;
  try {
    for (const Card card : parse_cards(text)) words.push_back(to_text(card));
  } catch (const Error&) {
    return {};
  }
  std::sort(words.begin(), words.end());
  return words;
}

std::string joined(const std::vector<std::string>& words, const char* between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

/// Cards as this screen shows them; other words, such as "nothing", as they are.
std::string drawn(const std::string& text, const Look& look) {
  try {
    return draw(parse_cards(text), look);
  } catch (const Error&) {
    return printable(text);
  }
}

}  // namespace

void note_difference(const std::vector<std::string>& expected,
                     const std::vector<std::string>& found, Mismatch& mismatch) {
  if (expected.empty() || found.empty()) return;
  std::set_difference(expected.begin(), expected.end(), found.begin(), found.end(),
                      std::back_inserter(mismatch.missing));
  std::set_difference(found.begin(), found.end(), expected.begin(), expected.end(),
                      std::back_inserter(mismatch.besides));
}

void note_cards(Mismatch& mismatch) {
  mismatch.of_cards = true;
  note_difference(card_words(mismatch.expected), card_words(mismatch.found), mismatch);
}

std::string to_lines(const Mismatch& mismatch, const std::string& file, const Look& look) {
  if (mismatch.what.empty()) return "    " + printable(mismatch.found) + '\n';
  std::string text =
      "    " + file + ':' + std::to_string(mismatch.line) + ": " + printable(mismatch.what);
  if (mismatch.expected.empty()) return text + ": " + printable(mismatch.found) + '\n';
  text += '\n';
  const auto row = [&](const Phrase& name, const std::string& words) {
    constexpr int widest_name = 8;
    if (words.empty()) return;
    text += "      " + padded(say(look.language, name), widest_name) + "  " +
            (mismatch.of_cards ? drawn(words, look) : printable(words)) + '\n';
  };
  const char* between = mismatch.of_cards ? " " : ", ";
  row({"expected", "väntat"}, mismatch.expected);
  row({"found", "fanns"}, mismatch.found);
  row({"missing", "saknas"}, joined(mismatch.missing, between));
  row({"besides", "därtill"}, joined(mismatch.besides, between));
  for (const std::string& line : mismatch.under) text += "      " + line + '\n';
  return text;
}

}  // namespace kasino
