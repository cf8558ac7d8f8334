// Capture search: which sets of table cards a played card can take, and why.
//
// A set can be taken at a value when it splits into disjoint groups that serve that value. The
// list of such sets explodes with the table, so nothing here makes one: sets are judged, counted
// and visited one by one. Small tables are searched as bitmaps; on large ones the answer depends
// only on how many cards of each kind lie there, and is read off a decision diagram over these
// numbers that is built once for a variant, when first needed.
//
// Every `table` here is sorted (the order of Card), and an ItemSet holds positions in it. What a
// seat must or must not do with these captures is no business of the search.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/card.hpp"
#include "engine/error.hpp"
#include "engine/item_set.hpp"
#include "engine/values.hpp"

namespace kasino {

/// How many there are. Exact until `saturated`; from then on `number` is a lower bound.
struct Count {
  std::uint64_t number = 0;
  bool saturated = false;

  /// Adds, and saturates instead of wrapping round.
  Count& operator+=(Count other);
  bool operator==(const Count&) const = default;
};

/// Thrown where the values of cards are so odd that it takes too long to tell whether some can be
/// taken.
class CaptureUnknown : public Error {
 public:
  using Error::Error;
};

/// Which captures are asked for.
enum class Leave : std::uint8_t {
  Anything,  ///< every capture
  NoGroup    ///< only those after which no group is left that could have gone with them: for the
             ///< value that explains them. A group that is taken alone leaves none
};

/// Which captures are asked for, with regard to the groups they have.
enum class With : std::uint8_t {
  AnyGroups,  ///< every capture
  OneCard     ///< only those that have a way to include a group of one card
};

/// Which captures are asked for: one value and one choice of groups must do for all of it.
struct Wanted {
  Leave leave = Leave::Anything;
  With with = With::AnyGroups;
  std::optional<Value> value{};  ///< of the played card; nothing: any
  int size = 0;                  ///< captures of so many cards; 0: of any number

  Wanted() = default;
  Wanted(Leave leaving) : leave(leaving) {}  // NOLINT: what is left is mostly all there is to ask
  Wanted(Leave leaving, With having) : leave(leaving), with(having) {}

  bool serves(Value of_played) const { return !value || *value == of_played; }
  bool fits(int cards) const { return size == 0 || size == cards; }

  bool operator==(const Wanted&) const = default;
};

/// A table card and the value it is counted at.
struct Counted {
  Card card;
  Value value;  ///< 0 where the group does not count values (by rank, by twin)

  bool operator==(const Counted&) const = default;
};

/// Cards that together make the value once. `way` is the index into CaptureRules::ways.
struct Group {
  std::vector<Counted> cards;  ///< sorted by card, never empty
  int way = 0;

  bool operator==(const Group&) const = default;
};

/// Why a capture is one: the value of the played card (0 for a card without values) and disjoint
/// groups that cover the set, sorted by their first card.
struct Grouping {
  Value value = 0;
  std::vector<Group> groups;
  /// False: the groups, which there are, were not found in time. Then each card stands by itself,
  /// and what is said of its group is of no matter.
  bool is_found = true;

  bool operator==(const Grouping&) const = default;
};

/// Why a set can not be taken, as far as the search can tell.
enum class Misfit : std::uint8_t {
  TwoValues,  ///< it splits, but only into groups for different values of the played card
  Overlap,    ///< every card is in some group inside the set, but the groups share cards
  NoGroup,    ///< some card is in no group at all
  Together    ///< it splits into groups for one value, but they may not be taken together
};

class SmallCaptures;

/// Answers every question about captures under fixed CaptureRules.
///
/// Safe to share between threads. Played cards without a value can still take by rank or twin; a
/// joker takes jokers by rank. Claims are judged in microseconds on tables of any size. Lists and
/// counts on tables of more than small_table cards are read off diagrams, made when first needed
/// (within some 10 ms for one pack of Kasino); but lists of tables beyond one pack are found by
/// trial. Where that takes too long a set may be left out of each(), and where a diagram grows too
/// large count() is saturated: both take odd values, or ways with several sums, mostly. A claim
/// that nobody can judge in time throws CaptureUnknown.
class CaptureSearch {
 public:
  explicit CaptureSearch(CaptureRules rules);
  ~CaptureSearch();
  CaptureSearch(CaptureSearch&&) noexcept;
  CaptureSearch& operator=(CaptureSearch&&) noexcept;

  const CaptureRules& rules() const;

  /// The values of `card`, lowest first, at which it takes exactly `taken`; {0} for a capture by a
  /// card without values; empty when it can not be taken. An empty set can not be taken. A value at
  /// which nobody can tell in time is left out where another is found.
  ///
  ///   card hA, table cA, taken {cA}  ->  {1, 14}
  Values values_taking(Card card, std::span<const Card> table, const ItemSet& taken,
                       Wanted wanted = {}) const;

  /// Whether some set can be taken.
  bool can_capture(Card card, std::span<const Card> table) const;

  /// Whether some group is one card: then some capture is With::OneCard.
  bool can_take_one_card(Card card, std::span<const Card> table) const;

  /// Whether the whole table can be taken, as far as is found in time. False for an empty one.
  bool can_sweep(Card card, std::span<const Card> table) const;

  /// How many sets can be taken. Linear in the diagram, not in the answer.
  Count count(Card card, std::span<const Card> table, Wanted wanted = {}) const;
  /// At least so many can be taken, which is seen at once; 0 perhaps though some can be.
  std::uint64_t count_easily(Card card, std::span<const Card> table, Wanted wanted = {}) const;

  /// How many cards the largest set has that can be taken; 0: there is none. Nothing where it takes
  /// too long to tell, which needs odd values. Linear in the diagram.
  std::optional<int> largest(Card card, std::span<const Card> table, Wanted wanted = {}) const;

  /// Calls `visit` with each set that can be taken, in the order of ItemSet, none twice, until it
  /// answers false. The first `skipped` are passed over. The work done is in proportion to the sets
  /// visited, on any table, however many are skipped. False: there may be others, which were not
  /// found in time.
  ///
  ///   card c8, table s5 d5 h3  ->  {s5 h3} {d5 h3}
  ///   card s7, table h7 d4 s3  ->  {h7} {h7 d4 s3} {d4 s3}
  ///
  /// Source: STD-CAP-1 to -4.
  bool each(Card card, std::span<const Card> table, Wanted wanted,
            const std::function<bool(const ItemSet&)>& visit, std::uint64_t skipped = 0) const;

  /// What each of several cards can take from a table of at most small_table cards, which is as
  /// many as `captures` is made for, of any size. Fast: the inner loop of playouts.
  void find_small(std::span<const Card> played, std::span<const Card> table, const Wanted& wanted,
                  SmallCaptures& captures) const;
  /// The same for cards by their faces.
  void find_small(std::span<const Face> played, std::span<const Face> table, const Wanted& wanted,
                  SmallCaptures& captures) const;
  static constexpr int small_table = 16;

  /// The grouping in written form of `taken`, which can be taken at `value`: again and again, the
  /// first card left with the smallest group that leaves the rest splittable (of those, the first
  /// in dictionary order), table values as low as possible.
  Grouping explain(Card card, Value value, std::span<const Card> table, const ItemSet& taken) const;

  /// The way in which `cards`, each at the value given (0: at any), are one group for `value` of
  /// `card`, with the values filled in, as low as possible; nothing when they are none. Only by
  /// ways of which `groups` make a capture.
  std::optional<Group> as_group(Card card, Value value, std::span<const Counted> cards,
                                GroupCount groups = GroupCount::Many) const;

  /// Why `taken`, which can not be taken, can not.
  Misfit misfit(Card card, std::span<const Card> table, const ItemSet& taken) const;

 private:
  class Impl;
  std::unique_ptr<const Impl> impl_;
};

}  // namespace kasino
