#include "engine/large_search.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <unordered_set>
#include <utility>

#include "engine/leaving_count.hpp"
#include "engine/set_walk.hpp"
#include "engine/slow_search.hpp"
#include "engine/workshop.hpp"

namespace kasino {

namespace {

Count less(Count from, Count count) {
  if (!from.saturated) from.number -= count.number;
  return from;
}

bool all_useful(const FaceClasses& classes, std::span<const Card> cards) {
  return std::all_of(cards.begin(), cards.end(),
                     [&](Card card) { return classes.level_of(card.face()).has_value(); });
}

/// Whether `counts` is a sum of a vector of each diagram: of every pair of nodes on the way, the
/// first takes some cards of a class and the second the others.
class PairSplit {
 public:
  PairSplit(const Diagram& a, const Diagram& b, const Counts& counts)
      : a_(a), b_(b), counts_(counts) {}

  bool splits() { return splits_from(a_.root(), b_.root(), 0); }

 private:
  bool splits_from(NodeId a, NodeId b, std::size_t level) {
    if (a == nothing || b == nothing) return false;
    if (level == a_.levels()) return true;
    if (!tried_.insert(std::uint64_t{a} << 32 | b).second) return false;
    const std::size_t cards = counts_[level];
    for (std::size_t k = 0; k <= cards; ++k)
      if (splits_from(a_.nodes().child(a, k), b_.nodes().child(b, cards - k), level + 1))
        return true;
    return false;
  }

  const Diagram& a_;
  const Diagram& b_;
  const Counts& counts_;
  std::unordered_set<std::uint64_t> tried_;
};

}  // namespace

namespace {

/// Whether there is room for all these counts.
bool covers(const std::vector<std::uint16_t>& caps, const Counts& counts) {
  return std::equal(caps.begin(), caps.end(), counts.begin(), std::greater_equal<>());
}

std::size_t cards_in(std::span<const std::uint16_t> counts) {
  return std::accumulate(counts.begin(), counts.end(), std::size_t{0});
}

/// Whether these diagrams are as good as any others for a table. What fails for more cards may do
/// for these, if they are far fewer.
bool serves(const TakerDiagrams& diagrams, const Counts& table) {
  if (!covers(diagrams.caps(), table)) return false;
  return !diagrams.has_failed() || cards_in(table) * 2 > cards_in(diagrams.caps());
}

std::vector<Axes> axes_of(const Taker& taker, const ValueTable& values,
                          const FaceClasses& classes) {
  std::vector<Axes> axes;
  for (const Serving& serving : taker) axes.emplace_back(serving, values, classes);
  return axes;
}

constexpr std::size_t most_kept = 4;

[[noreturn]] void fail_in_time(const Counts& counts) {
  throw CaptureUnknown("it takes too long to tell whether these " +
                       std::to_string(cards_in(counts)) +
                       " cards can be taken; claim fewer of them");
}

/// So many sets are sooner walked past one by one than a diagram is made that counts them.
constexpr std::uint64_t most_walked_past = 1000;
/// So many are sooner found by trial than a diagram is made for the others.
constexpr std::uint64_t most_tried_past = 300;

/// So many sets are sooner judged by trial than a diagram is made that judges them: of one pack,
/// or of a larger table.
constexpr int patience_with_one_pack = 100;
constexpr int patience_with_tables = 2000;

}  // namespace

LargeSearch::LargeSearch(const Taker& taker, const ValueTable& values, std::size_t max_nodes)
    : taker_(&taker),
      values_(&values),
      classes_(taker, values),
      axes_(axes_of(taker, values, classes_)),
      max_nodes_(max_nodes),
      of_one_pack_(std::make_shared<const TakerDiagrams>(taker, values, classes_, axes_,
                                                         classes_.caps_of_one_pack(), max_nodes,
                                                         patience_with_one_pack)),
      wanted_(taker, classes_, max_nodes),
      tried_(taker, values, classes_, axes_) {}

LargeSearch::Diagrams LargeSearch::known_for(const Counts& counts) const {
  if (serves(*of_one_pack_, counts)) return of_one_pack_;
  const std::lock_guard lock(mutex_);
  const auto known =
      std::ranges::find_if(of_tables_, [&](const Diagrams& one) { return serves(*one, counts); });
  return known == of_tables_.end() ? nullptr : *known;
}

LargeSearch::Diagrams LargeSearch::diagrams_for(const Counts& counts) const {
  if (Diagrams known = known_for(counts)) return known;
  const std::lock_guard lock(mutex_);
  if (of_tables_.size() == most_kept) of_tables_.erase(of_tables_.begin());
  return of_tables_.emplace_back(std::make_shared<const TakerDiagrams>(
      *taker_, *values_, classes_, axes_,
      std::vector<std::uint16_t>(counts.begin(), counts.begin() + classes_.size()), max_nodes_,
      patience_with_tables));
}

LargeSearch::Diagrams LargeSearch::made_for(const Counts& counts) const {
  const Diagrams first = diagrams_for(counts);
  return taken_sets(*first) ? first : diagrams_for(counts);
}

std::optional<std::vector<const AxisDiagram*>> LargeSearch::taken_sets(
    const TakerDiagrams& diagrams, std::optional<Value> value) const {
  std::vector<const AxisDiagram*> sets;
  for (std::size_t i = 0; i < taker_->size(); ++i) {
    if (value && (*taker_)[i].value != *value) continue;
    sets.push_back(diagrams.taken(i));
    if (sets.back() == nullptr) return std::nullopt;
  }
  return sets;
}

bool LargeSearch::splits(std::size_t serving, std::span<const Card> cards) const {
  return all_useful(classes_, cards) && splits(serving, classes_.counts_of(cards));
}

bool LargeSearch::splits(std::size_t serving, const Counts& counts) const {
  if (covers(of_one_pack_->caps(), counts))
    if (const AxisDiagram* taken = of_one_pack_->taken_if_made(serving)) return taken->has(counts);
  const Diagrams diagrams = diagrams_for(counts);
  if (diagrams->is_taken_at_hand(serving))
    if (const AxisDiagram* taken = diagrams->taken(serving)) return taken->has(counts);
  if (is_known_as_unknown(serving, counts)) fail_in_time(counts);
  SlowSearch search((*taker_)[serving], *values_, classes_, axes_[serving]);
  if (search.has(counts)) return true;
  if (search.gave_up() && search.has_patiently(counts)) return true;
  if (!search.gave_up()) return false;
  if (const AxisDiagram* taken = made_for(counts)->taken(serving)) return taken->has(counts);
  const std::lock_guard lock(mutex_);
  if (unknown_.size() == most_kept) unknown_.erase(unknown_.begin());
  unknown_.emplace_back(serving, counts);
  fail_in_time(counts);
}

bool LargeSearch::is_known_as_unknown(std::size_t serving, const Counts& counts) const {
  const std::lock_guard lock(mutex_);
  return std::ranges::find(unknown_, std::pair(serving, counts)) != unknown_.end();
}

bool LargeSearch::splits_slowly(const Serving& serving, std::span<const Card> cards) const {
  const Axes axes(serving, *values_, classes_);
  return all_useful(classes_, cards) &&
         SlowSearch(serving, *values_, classes_, axes).has(classes_.counts_of(cards));
}

bool LargeSearch::splits_mixed(std::span<const Card> cards) const {
  if (!all_useful(classes_, cards)) return false;
  const Counts counts = classes_.counts_of(cards);
  Serving all;
  for (const Serving& serving : *taker_) all.kinds = joined(std::move(all.kinds), serving.kinds);
  const Axes axes(all, *values_, classes_);
  SlowSearch search(all, *values_, classes_, axes);
  const auto has_without_pairs = [&](const Axes& of_one) {
    return search.has_patiently(of_one.reduced(counts));
  };
  if (std::ranges::any_of(axes_, has_without_pairs) || search.has(counts)) return true;
  if (!search.gave_up()) return false;
  const bool all_many = std::all_of(taker_->begin(), taker_->end(), [](const Serving& serving) {
    return serving.groups == GroupCount::Many;
  });
  if (taker_->size() == 2 && all_many && covers(of_one_pack_->caps(), counts)) {
    const Diagrams diagrams = made_for(counts);
    const Diagram* first = diagrams->taken_by_class(0);
    const Diagram* second = diagrams->taken_by_class(1);
    if (first != nullptr && second != nullptr) return PairSplit(*first, *second, counts).splits();
  }
  return search.has_patiently(counts);
}

std::shared_ptr<const AxisDiagram> LargeSearch::only_wanted(const Counts& table,
                                                            const Wanted& wanted) const {
  return wanted_.find(*made_for(table), table, wanted);
}

std::optional<LeavingOracle> LargeSearch::leaving_oracle(const TakerDiagrams& diagrams,
                                                         const Counts& table,
                                                         const Wanted& wanted) const {
  if (wanted.leave != Leave::NoGroup || wanted.with != With::AnyGroups || wanted.size != 0)
    return std::nullopt;
  constexpr std::size_t small = 500;  // nodes: then a diagram of what is wanted soon pays
  bool are_small = true;
  std::vector<LeavingFinder> finders;
  for (std::size_t i = 0; i < taker_->size(); ++i) {
    if (!wanted.serves((*taker_)[i].value)) continue;
    if ((*taker_)[i].groups == GroupCount::One) return std::nullopt;  // it may leave anything
    const AxisDiagram* taken = diagrams.taken_in_order(i);
    const Diagram* left = diagrams.left(i);
    if (taken == nullptr || left == nullptr) return std::nullopt;
    are_small = are_small && taken->over_axes().nodes().size() <= small;
    finders.emplace_back(*taken, *left, table);
  }
  if (are_small) return std::nullopt;
  return LeavingOracle(std::move(finders));
}

Count LargeSearch::count(std::span<const Card> table, Wanted wanted) const {
  const Counts counts = classes_.counts_of(table);
  if (wanted.size != 0 && is_tried_first(counts)) {
    const Count tried = tried_.count(table, wanted);
    if (!tried.saturated) return tried;
  }
  if (wanted != Wanted{}) {
    if (const std::optional<Count> counted = count_leaving(counts, wanted)) return *counted;
    const std::shared_ptr<const AxisDiagram> only = only_wanted(counts, wanted);
    if (only == nullptr) return tried_.count(table, wanted);
    const Count all = only->sets_within(counts);
    return only->has(Counts{}) ? less(all, Count{1, false}) : all;
  }
  for (std::size_t i = 0; i < taker_->size(); ++i) {
    const Count some = axes_[i].some_sets(counts);
    if (some.saturated) return some;
  }
  // The empty set, in every diagram, is no capture; as long as it is in the first one only once.
  const Diagrams diagrams = made_for(counts);
  const auto taken = taken_sets(*diagrams);
  if (!taken) return tried_.count(table, wanted);
  Count all;
  for (const AxisDiagram* sets : *taken) {
    const Count some = sets->sets_within(counts);
    if (some.saturated) return some;
    all += some;
  }
  for (std::size_t i = 1; i < taker_->size(); ++i) {
    const Diagram* repeated = diagrams->repeated(i);
    if (repeated == nullptr) return tried_.count(table, wanted);
    all = less(all, repeated->sets_within(counts));
  }
  return less(all, Count{1, false});
}

// Of one pack a diagram is sooner made of them, and kept.
std::optional<Count> LargeSearch::count_leaving(const Counts& table, const Wanted& wanted) const {
  const bool leaves_no_group =
      wanted.leave == Leave::NoGroup && wanted.with == With::AnyGroups && wanted.size == 0;
  if (!leaves_no_group || covers(of_one_pack_->caps(), table) || wanted_.has(table, wanted))
    return std::nullopt;
  return kasino::count_leaving(*taker_, classes_, axes_, *made_for(table), table, wanted);
}

std::optional<int> LargeSearch::largest(std::span<const Card> table, Wanted wanted) const {
  const Counts counts = classes_.counts_of(table);
  if (is_tried_first(counts))
    if (const std::optional<int> tried = tried_.largest(table, wanted)) return tried;
  std::size_t largest = 0;
  for (const Serving& serving : *taker_) {  // one by one, which are smaller than all together
    if (!wanted.serves(serving.value)) continue;
    Wanted of_value = wanted;
    of_value.value = serving.value;
    const std::shared_ptr<const AxisDiagram> only = only_wanted(counts, of_value);
    if (only == nullptr) return tried_.largest(table, wanted);
    largest = std::max(largest, only->over_axes().largest_within(counts).value_or(0));
  }
  return static_cast<int>(largest);
}

namespace {

/// Visits sets as they are found in order, from a number on.
class Listing {
 public:
  using Visit = LargeSearch::Visit;

  Listing(const Visit& visit, std::uint64_t skipped) : visit_(visit), skipped_(skipped) {}

  bool add(const ItemSet& set) {
    last_ = set;
    if (++found_ > skipped_) goes_on_ = visit_(set);
    return goes_on_;
  }
  bool add_if_later(const ItemSet& set) { return (found_ > 0 && !(last_ < set)) || add(set); }

  bool goes_on() const { return goes_on_; }
  /// How many to pass over for those that are still to be visited.
  std::uint64_t skipped() const { return std::max(skipped_, found_); }

 private:
  const Visit& visit_;
  std::uint64_t skipped_;
  std::uint64_t found_ = 0;
  ItemSet last_;
  bool goes_on_ = true;
};

}  // namespace

// What is found by trial without doubt are the first of all; so they are listed again where the
// others are not told by diagrams.
bool LargeSearch::each(std::span<const Card> table, Wanted wanted, const Visit& visit,
                       std::uint64_t skipped) const {
  Listing listing(visit, skipped);
  const Visit add = [&](const ItemSet& set) { return listing.add(set); };
  const auto try_first = [&] {
    return tried_.each(table, wanted, add, InDoubt::Stop) || !listing.goes_on();
  };
  const bool is_tried = is_tried_first(classes_.counts_of(table));
  const bool are_few = skipped <= most_tried_past;
  if (is_tried && are_few && try_first()) return true;
  if (each_by_diagrams(table, wanted, visit, listing.skipped())) return true;
  if (is_tried && !are_few && try_first()) return true;
  const Visit add_later = [&](const ItemSet& set) { return listing.add_if_later(set); };
  return tried_.each(table, wanted, add_later, InDoubt::GoOn);
}

bool LargeSearch::is_tried_first(const Counts& table) const {
  if (covers(of_one_pack_->caps(), table)) return false;
  const Diagrams known = known_for(table);
  return known == nullptr || known->has_failed() || !known->is_made();
}

bool LargeSearch::each_by_diagrams(std::span<const Card> table, Wanted wanted, const Visit& visit,
                                   std::uint64_t skipped) const {
  const Counts counts = classes_.counts_of(table);
  const auto levels = classes_.levels_of(table);
  const bool are_few = skipped <= most_walked_past;
  const auto walk = [&](auto oracle) {
    SetWalk(oracle, levels, visit, skipped).run();
    return !oracle.is_spent();
  };
  if (wanted.leave == Leave::Anything && wanted.with == With::AnyGroups && wanted.size == 0) {
    const Diagrams diagrams = made_for(counts);
    const auto taken = taken_sets(*diagrams, wanted.value);
    if (taken && are_few) return walk(DiagramOracle(*taken));
    if (taken && !covers(of_one_pack_->caps(), counts))  // whose union may be too large
      return walk(DiagramOracle(*taken, DiagramOracle::Counting::OfSeveral));
  }
  if (are_few && !wanted_.has(counts, wanted))
    if (auto oracle = leaving_oracle(*made_for(counts), counts, wanted))
      return walk(*std::move(oracle));
  const std::shared_ptr<const AxisDiagram> only = only_wanted(counts, wanted);
  return only != nullptr && walk(DiagramOracle({only.get()}));
}

}  // namespace kasino
