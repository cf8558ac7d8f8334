#include "scripting/hooks/script_functions.hpp"

#include <algorithm>
#include <tuple>

namespace kasino {

std::vector<HookPlace> ScriptCell::places() const {
  std::vector<HookPlace> places;
  for (const Hook& hook : functions)
    places.push_back({hook.name, sandbox.file(), sandbox.first_line_of(hook)});
  std::sort(places.begin(), places.end(), [](const HookPlace& a, const HookPlace& b) {
    return std::tie(a.line, a.name) < std::tie(b.line, b.name);
  });
  return places;
}

}  // namespace kasino
