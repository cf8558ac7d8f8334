#include "repl/text/words.hpp"

#include <algorithm>

#include "scripting/source/script_error.hpp"

namespace kasino {

std::string words_of(const Text& text, Language language) { return printable(text.in(language)); }

std::string list_of(const std::vector<std::string>& items, Language language, const Phrase& last) {
  const bool is_nested = std::any_of(items.begin(), items.end(), [](const std::string& item) {
    return item.find(", ") != std::string::npos;
  });
  const std::string between = is_nested ? "; " : ", ";
  std::string before_last = last.in(language);
  if (is_nested)
    before_last.replace(0, std::min(before_last.find_first_not_of(", "), before_last.size()),
                        between);
  std::string list;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) list += i + 1 == items.size() ? before_last : between;
    list += items[i];
  }
  return list;
}

}  // namespace kasino
