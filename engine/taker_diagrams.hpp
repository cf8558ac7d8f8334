// Everything about a taker that is read off diagrams, each made when it is first asked for.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/axes.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"
#include "engine/values.hpp"

namespace kasino {

/// Safe to share between threads.
class TakerDiagrams {
 public:
  /// For tables within `caps`. All but `caps` must outlive it; `axes` are by serving. A diagram
  /// that takes more than `max_nodes` nodes to make is none.
  TakerDiagrams(const Taker& taker, const ValueTable& values, const FaceClasses& classes,
                const std::vector<Axes>& axes, std::vector<std::uint16_t> caps,
                std::size_t max_nodes);

  const std::vector<std::uint16_t>& caps() const { return caps_; }
  /// Whether what is taken is at hand, or was too much to make.
  bool is_made() const;
  /// Whether what is taken was too much to make.
  bool has_failed() const;

  /// What splits into groups of the serving, as many as may be taken; or nothing. Null when it
  /// takes too many nodes, as for the others.
  const AxisDiagram* taken(std::size_t serving) const;
  /// The same as taken(), with its axes in the order of the classes.
  const AxisDiagram* taken_in_order(std::size_t serving) const;
  /// The same over classes, for what differences do not tell.
  const Diagram* taken_by_class(std::size_t serving) const;
  /// Whether taken() answers at once; that is counted as `claims` to be judged otherwise. After
  /// some hundred of them it makes the diagram: then they are asked so often that it pays.
  bool is_taken_at_hand(std::size_t serving, int claims = 1) const;
  /// What holds no group of the serving.
  const Diagram* left(std::size_t serving) const;
  /// The same, its levels in the order of the axes of taken().
  const Diagram* left_by_axes(std::size_t serving) const;
  /// What splits into groups of the serving, and of an earlier one as well.
  const AxisDiagram* repeated(std::size_t serving) const;

 private:
  template <typename Made>
  struct Part {
    std::atomic<bool> is_made = false;  ///< and then for good: no lock is needed to look at it
    int asked_for = 0;                  ///< before it was made
    std::optional<Made> diagram;
  };
  template <typename Made, typename Make>
  const Made* made_once(std::vector<Part<Made>>& parts, std::size_t serving, Make make) const;

  std::optional<AxisDiagram> make_taken(std::size_t serving, const Axes& axes) const;
  /// Its levels are the classes in this order.
  std::optional<Diagram> make_left(const Serving& serving,
                                   const std::vector<std::size_t>& order) const;
  std::optional<AxisDiagram> make_repeated(std::size_t serving) const;
  /// Whether what is taken of all cards at the servings up to this one is a number that fits.
  bool can_be_counted(std::size_t last) const;
  std::vector<std::uint16_t> of_use_at_both(std::size_t one, std::size_t other) const;

  const Taker* taker_;
  const ValueTable* values_;
  const FaceClasses* classes_;
  const std::vector<Axes>* axes_;
  std::vector<std::uint16_t> caps_;
  std::size_t max_nodes_;
  mutable std::mutex mutex_;
  mutable std::vector<Part<AxisDiagram>> taken_;
  mutable std::vector<Part<AxisDiagram>> in_order_;
  mutable std::vector<Part<Diagram>> by_class_;
  mutable std::vector<Part<Diagram>> left_;
  mutable std::vector<Part<Diagram>> left_by_axes_;
  mutable std::vector<Part<AxisDiagram>> repeated_;
};

}  // namespace kasino
