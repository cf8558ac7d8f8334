// Captures of one taker found by trial, without diagrams: as many as are found in time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/axes.hpp"
#include "engine/capture.hpp"
#include "engine/card_split.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/last_answers.hpp"
#include "engine/nearly_all.hpp"
#include "engine/slow_search.hpp"
#include "engine/values.hpp"

namespace kasino {

/// See LargeSearch for the questions.
class TriedCaptures {
 public:
  /// All must outlive it; `axes` and `splits` are by serving.
  TriedCaptures(const Taker& taker, const ValueTable& values, const FaceClasses& classes,
                const std::vector<Axes>& axes, const std::vector<CardSplit>& splits);

  /// False: something was in doubt.
  bool each(std::span<const Card> table, Wanted wanted,
            const std::function<bool(const ItemSet&)>& visit, InDoubt in_doubt) const;
  /// At least so many: those found in time, or those easily counted.
  Count count(std::span<const Card> table, Wanted wanted, InDoubt in_doubt) const;
  /// See CaptureSearch.
  std::uint64_t count_easily(const Counts& table, const Wanted& wanted) const;
  /// Nothing where something was in doubt. Who stops in doubt finds only those that leave few
  /// cards.
  std::optional<int> largest(std::span<const Card> table, Wanted wanted, InDoubt in_doubt) const;

 private:
  using FewLeft = std::shared_ptr<const NearlyAll>;
  /// Those found in time, by going on in doubt.
  struct Found {
    std::vector<ItemSet> sets;
    std::size_t beyond_doubt = 0;  ///< so many were found before anything was in doubt
    bool is_in_doubt = false;
  };

  /// Every set that is found allows the next questions as much as the first. `visit` is told
  /// whether anything is in doubt so far. Returns whether nothing is.
  bool walk(std::span<const Card> table, const Counts& counts, const Wanted& wanted,
            InDoubt in_doubt, const std::function<bool(const ItemSet&, bool)>& visit) const;
  std::shared_ptr<const Found> all_found(std::span<const Card> table, const Counts& counts,
                                         const Wanted& wanted) const;
  /// The same anew, until `visit` answers false; kept if it never does.
  std::shared_ptr<const Found> find_all(std::span<const Card> table, const Counts& counts,
                                        const Wanted& wanted,
                                        const std::function<bool(const ItemSet&)>& visit) const;
  /// Whether the whole table can be taken: of one set that is found out with more patience than of
  /// many.
  std::optional<bool> takes_all(const Counts& table, const Wanted& wanted) const;
  /// The captures that leave so few cards of a table. Who goes on in doubt tries longer.
  FewLeft that_leave(std::size_t left, const Counts& table, Wanted wanted, InDoubt in_doubt) const;
  /// Those of the wanted size, if they leave so few; else null.
  FewLeft that_leave_few(const Counts& table, const Wanted& wanted, InDoubt in_doubt) const;

  const Taker* taker_;
  const ValueTable* values_;
  const FaceClasses* classes_;
  const std::vector<Axes>* axes_;
  const std::vector<CardSplit>* splits_;
  LastAnswers<std::tuple<Counts, Wanted, InDoubt>, FewLeft> few_left_{8};
  LastAnswers<std::pair<std::vector<Card>, Wanted>, std::shared_ptr<const Found>> found_{8};
};

}  // namespace kasino
