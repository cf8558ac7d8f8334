#include "repl/words.hpp"

#include "scripting/script_error.hpp"

namespace kasino {

std::string words_of(const Text& text, Language language) { return printable(text.in(language)); }

std::string list_of(const std::vector<std::string>& items, Language language, const Phrase& last) {
  std::string list;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) list += i + 1 == items.size() ? last.in(language) : ", ";
    list += items[i];
  }
  return list;
}

}  // namespace kasino
