#include "tests/support/shipped.hpp"

#include <map>
#include <sstream>

#include "tests/support/scripts.hpp"

namespace kasino::test {

const Rules& shipped(const std::string& variant) {
  static std::map<std::string, Variant> loaded;
  const auto found = loaded.find(variant);
  if (found != loaded.end()) return found->second;
  std::istringstream words(variant);
  std::string spec;
  words >> spec;
  WantedOptions options;
  for (std::string word; words >> word;)
    options.emplace(word.substr(0, word.find('=')), word.substr(word.find('=') + 1));
  return loaded.try_emplace(variant, spec, options).first->second;
}

}  // namespace kasino::test
