// A group as it is claimed: which cards, at which values, by which way.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/capture.hpp"

namespace kasino {

/// See CaptureSearch::as_group().
std::optional<Group> group_of(const CaptureRules& rules, Card played, Value value,
                              std::span<const Counted> cards, GroupCount groups);

}  // namespace kasino
