// Whether cards split into groups, for one taker and any number of cards.
//
// The first questions are answered by trial: most programs end before a diagram would have paid.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/axes.hpp"
#include "engine/card.hpp"
#include "engine/card_split.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/kept_diagrams.hpp"
#include "engine/last_answers.hpp"
#include "engine/values.hpp"

namespace kasino {

/// Safe to share between threads.
class LargeClaims {
 public:
  /// All must outlive it; `splits` are by serving.
  LargeClaims(const Taker& taker, const ValueTable& values, const FaceClasses& classes,
              const std::vector<CardSplit>& splits, const KeptDiagrams& diagrams);

  /// Whether the cards split into groups of the serving. Throws CaptureUnknown.
  bool splits(std::size_t serving, std::span<const Card> cards) const;
  /// The same of cards by class.
  bool splits(std::size_t serving, const Counts& counts) const;
  /// The same of one of many sets that share some steps of CardSplit, of which those taken are
  /// counted off.
  bool splits_sparingly(std::size_t serving, std::span<const Card> cards, std::size_t& steps) const;
  /// Whether the cards split into groups of `serving`, which may be one that the taker has not, as
  /// far as is found in time.
  bool splits_otherwise(const Serving& serving, std::span<const Card> cards) const;
  /// Whether the cards split into groups, each of any serving, as many as you like, as far as is
  /// found in time.
  bool splits_mixed(std::span<const Card> cards) const;

 private:
  std::optional<bool> told(std::size_t serving, const Counts& counts, std::size_t& steps) const;
  /// Whether all are of use for some group.
  bool are_useful(std::span<const Card> cards) const;

  const Taker* taker_;
  const ValueTable* values_;
  const FaceClasses* classes_;
  const std::vector<CardSplit>* splits_;
  const KeptDiagrams* diagrams_;
  /// By serving and cards: took too long to tell.
  LastAnswers<std::pair<std::size_t, Counts>, bool> unknown_{8};
};

}  // namespace kasino
