#include "engine/written_groups.hpp"

#include <algorithm>
#include <bitset>
#include <utility>

namespace kasino {

namespace {

/// So many cards of one class begin at a place.
struct Alike {
  std::size_t cards;
  std::optional<std::size_t> level;  ///< of the class; nothing: each card is by itself
};

std::vector<Alike> alike_from_each_place(const Cards& cards, const FaceClasses& classes) {
  std::vector<Alike> alike;
  alike.reserve(cards.size());
  for (const Card card : cards) alike.push_back({1, classes.level_of(card.face())});
  for (std::size_t i = cards.size(); i-- > 1;)
    if (alike[i].level && alike[i - 1].level == alike[i].level)
      alike[i - 1].cards += alike[i].cards;
  return alike;
}

/// What so many of some cards make, those from each place on: `Made` is a set of sums, bit by sum.
template <typename Made>
class Reach {
 public:
  Reach(const SumKind& sum, const ValueTable& values, const Cards& cards,
        const std::vector<Alike>& alike)
      : sum_(sum), values_(values), cards_(cards), alike_(alike), by_number_(1) {
    by_number_[0].assign(cards.size() + 1, Made{1});
  }

  const SumKind& sum() const { return sum_; }
  /// By the first place.
  const std::vector<Made>& of(std::size_t number) {
    while (by_number_.size() <= number) add();
    return by_number_[number];
  }

 private:
  // More cards of a class than are chosen make nothing else.
  void add() {
    const std::vector<Made>& fewer = by_number_.back();
    std::vector<Made> made(cards_.size() + 1);
    for (std::size_t i = cards_.size(); i-- > 0;) {
      made[i] = made[i + 1];
      if (alike_[i].cards > by_number_.size() || !sum_.takes.has(cards_[i])) continue;
      for (const Value value : values_[cards_[i].face()]) made[i] |= fewer[i + 1] << value;
    }
    by_number_.push_back(std::move(made));
  }

  const SumKind& sum_;
  const ValueTable& values_;
  const Cards& cards_;
  const std::vector<Alike>& alike_;
  std::vector<std::vector<Made>> by_number_;
};

using Places = std::vector<std::size_t>;

Cards without(const Cards& cards, const Places& places) {
  Cards rest;
  rest.reserve(cards.size());
  auto next = places.begin();
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (next != places.end() && *next == i)
      ++next;
    else
      rest.push_back(cards[i]);
  }
  return rest;
}

/// The groups that hold the first of some cards, in dictionary order.
template <typename Made>
class GroupsOfFirst {
 public:
  GroupsOfFirst(const GroupKinds& kinds, const ValueTable& values, const FaceClasses& classes,
                const Cards& cards)
      : kinds_(kinds),
        values_(values),
        cards_(cards),
        alike_(alike_from_each_place(cards, classes)) {
    for (const SumKind& sum : kinds.sums)
      if (sum.takes.has(cards[0])) reaches_.emplace_back(sum, values, cards, alike_);
  }

  /// The first of so many cards whose rest is accepted.
  std::optional<Places> of_size(std::size_t size, const Splits& accepted) {
    if (size == 1) {
      if (kinds_.singles.has(cards_[0]) && accepted(without(cards_, {0}))) return Places{0};
      return std::nullopt;
    }
    std::optional<Places> best;
    for (Reach<Made>& reach : reaches_) {
      auto found = of_sum(reach, size, accepted);
      if (found && (!best || *found < *best)) best = std::move(found);
    }
    return best;
  }

 private:
  std::optional<Places> of_sum(Reach<Made>& reach, std::size_t size, const Splits& accepted) {
    chosen_.clear();
    Made missing;
    missing.set(static_cast<std::size_t>(reach.sum().target));
    if (add(reach, 0, size, missing, accepted)) return chosen_;
    return std::nullopt;
  }

  // Chooses the card at `place`, then the others of so many from those after it. `missing`: the
  // sums still to be made, one for each choice of values.
  bool add(Reach<Made>& reach, std::size_t place, std::size_t number, const Made& missing,
           const Splits& accepted) {
    Made rest;
    for (const Value value : values_[cards_[place].face()]) rest |= missing >> value;
    if ((rest & reach.of(number - 1)[place + 1]).none()) return false;
    chosen_.push_back(place);
    if (number == 1 ? accepted(without(cards_, chosen_))
                    : add_others(reach, place + 1, number - 1, rest, accepted))
      return true;
    chosen_.pop_back();
    return false;
  }

  bool add_others(Reach<Made>& reach, std::size_t begin, std::size_t number, const Made& missing,
                  const Splits& accepted) {
    std::bitset<face_count> failed;  // another card of the class would fail as well
    for (std::size_t place = begin; place < cards_.size(); place += alike_[place].cards) {
      const std::optional<std::size_t> level = alike_[place].level;
      if (!level || !reach.sum().takes.has(cards_[place]) || failed[*level]) continue;
      if (add(reach, place, number, missing, accepted)) return true;
      failed.set(*level);
    }
    return false;
  }

  const GroupKinds& kinds_;
  const ValueTable& values_;
  const Cards& cards_;
  std::vector<Alike> alike_;          // by place
  std::vector<Reach<Made>> reaches_;  // of the sums that take the first card
  Places chosen_;
};

/// Takes one group after the other and asks whether what is left splits only where it came to a
/// dead end: mostly it does.
template <typename Made>
class WrittenGroups {
 public:
  WrittenGroups(const GroupKinds& kinds, const ValueTable& values, const FaceClasses& classes,
                const Splits& splits)
      : kinds_(kinds), values_(values), classes_(classes), splits_(splits) {}

  std::optional<std::vector<Cards>> of(const Cards& cards) {
    lefts_ = {cards};
    while (!lefts_.back().empty()) {
      if (take_first(any_)) continue;
      go_back();
      if (!take_first(splits_)) return std::nullopt;
      known_ = groups_.size();
    }
    return std::move(groups_);
  }

 private:
  /// The smallest group that holds the first card left and leaves what is accepted.
  bool take_first(const Splits& accepted) {
    const Cards& left = lefts_.back();
    GroupsOfFirst<Made> groups(kinds_, values_, classes_, left);
    for (std::size_t size = 1; size <= left.size(); ++size) {
      const std::optional<Places> group = groups.of_size(size, accepted);
      if (!group) continue;
      Cards& written = groups_.emplace_back();
      for (const std::size_t place : *group) written.push_back(left[place]);
      lefts_.push_back(without(left, *group));
      return true;
    }
    return false;
  }

  /// To the last place where what is left splits. What splits with fewer cards left does with more.
  void go_back() {
    std::size_t splitting = known_;
    std::size_t failing = groups_.size();
    while (failing - splitting > 1) {
      const std::size_t between = splitting + (failing - splitting) / 2;
      (splits_(lefts_[between]) ? splitting : failing) = between;
    }
    groups_.resize(splitting);
    lefts_.resize(splitting + 1);
  }

  const GroupKinds& kinds_;
  const ValueTable& values_;
  const FaceClasses& classes_;
  const Splits& splits_;
  const Splits any_ = [](std::span<const Card>) { return true; };
  std::vector<Cards> groups_;
  std::vector<Cards> lefts_;  // before each group, and after the last
  std::size_t known_ = 0;     // what is left after so many groups splits
};

}  // namespace

std::optional<std::vector<Cards>> written_groups(const GroupKinds& kinds, const ValueTable& values,
                                                 const FaceClasses& classes, const Cards& cards,
                                                 const Splits& splits) {
  return are_low(kinds) ? WrittenGroups<LowSums>(kinds, values, classes, splits).of(cards)
                        : WrittenGroups<Sums>(kinds, values, classes, splits).of(cards);
}

}  // namespace kasino
