#include "repl/tools/shared_options.hpp"

#include "scripting/variant/compose.hpp"

namespace kasino {

namespace {

bool has_option(const VariantRequest& request, const std::string& name, Budget& budget) {
  budget.begin_command();
  const Composition composition = compose(request, budget);
  for (const auto* options : {&composition.options, &composition.pinned})
    for (const OptionValue& option : *options)
      if (option.name == name) return true;
  return false;
}

}  // namespace

VariantRequest with_shared_options(VariantRequest request, const VariantRequest& other,
                                   const std::map<std::string, std::string>& both, Budget& budget) {
  const VariantRequest own = request;
  for (const auto& [name, value] : both)
    if (!own.options.contains(name) &&
        (has_option(own, name, budget) || !has_option(other, name, budget)))
      request.options.emplace(name, value);
  return request;
}

}  // namespace kasino
