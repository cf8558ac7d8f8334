// Which groups a capture is written in.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/card.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/values.hpp"

namespace kasino {

/// Whether these cards split into groups, any number of them.
using Splits = std::function<bool(std::span<const Card>)>;

/// The cards of `cards`, sorted, which split, as groups in written form: one after the other, the
/// smallest that holds the first card left and leaves cards that split; of those, the first in
/// dictionary order. Nothing when they do not split after all. Asks seldom.
std::optional<std::vector<Cards>> written_groups(const GroupKinds& kinds, const ValueTable& values,
                                                 const FaceClasses& classes, const Cards& cards,
                                                 const Splits& splits);

}  // namespace kasino
