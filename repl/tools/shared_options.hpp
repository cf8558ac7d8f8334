// Options for two variants at once.
#pragma once

#include <map>
#include <string>

#include "scripting/sandbox/budget.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

/// `request` with those of the options `both` that it has, or that the `other` lacks too: what
/// neither has is left to be refused. Its own options come first. Throws what load_variant does.
VariantRequest with_shared_options(VariantRequest request, const VariantRequest& other,
                                   const std::map<std::string, std::string>& both, Budget& budget);

}  // namespace kasino
