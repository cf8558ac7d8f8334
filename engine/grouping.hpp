// Groups as people write them: which cards, at which values, by which way.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/capture.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"

namespace kasino {

/// See CaptureSearch::as_group().
std::optional<Group> group_of(const CaptureRules& rules, Card played, Value value,
                              std::span<const Counted> cards, GroupCount groups);

/// Whether these cards split into groups.
using Splits = std::function<bool(std::span<const Card>)>;

/// The cards of `cards`, sorted, as groups in written form: one after the other, the smallest that
/// holds the first card left and leaves cards that split; of those, the first in dictionary order.
/// Nothing when they do not split.
std::optional<std::vector<Cards>> written_groups(const GroupKinds& kinds, const ValueTable& values,
                                                 const FaceClasses& classes, const Cards& cards,
                                                 const Splits& splits);

}  // namespace kasino
