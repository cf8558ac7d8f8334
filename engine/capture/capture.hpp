// Capture search: which sets of table cards a played card can take, and why.
//
// A set can be taken at a value when it splits into disjoint groups that go with that value. The
// list of such sets explodes with the table, so nothing here makes one: sets are judged, counted
// and visited one by one. There are two ways to search, behind one interface: up to 16 cards every
// set is a bit of a bitmap (small_search.hpp); beyond, only the number of cards of each class
// matters, and every answer is read off a decision diagram over these numbers (large_search.hpp).
//
// An ItemSet holds positions in a `table`, which is sorted (the order of Card) where groups are to
// be written. The search knows nothing of duties and refusals.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/capture/count.hpp"
#include "engine/capture/group_kinds.hpp"
#include "engine/capture/values.hpp"
#include "engine/capture/wanted.hpp"
#include "engine/cards/card.hpp"
#include "engine/cards/item_set.hpp"
#include "engine/text/error.hpp"

namespace kasino {

/// Thrown where it takes too long to tell whether some cards can be taken.
class CaptureUnknown : public Error {
 public:
  using Error::Error;
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

/// Why a set can be taken: the value of the played card (0 for a card without values) and disjoint
/// groups that cover the set, sorted by their first card.
struct Grouping {
  Value value = 0;
  std::vector<Group> groups;
  /// False if finding the groups takes too long: then each card is listed as a group of its own.
  bool is_found = true;

  bool operator==(const Grouping&) const = default;
};

/// Why a set cannot be taken, as far as the search can tell.
enum class Misfit : std::uint8_t {
  TwoValues,  ///< it splits, but only into groups for different values of the played card
  Overlap,    ///< every card is in some group inside the set, but the groups share cards
  NoGroup,    ///< some card is in no group at all
  Together    ///< it splits into groups for one value, but they may not be taken together
};

/// Groups for `value` of the card that is played (0 if it has none), by a way that lists them for
/// one table: sets of table cards. A card of the same face is as good as one that is listed.
struct ListedGroups {
  int way = 0;
  Value value = 0;
  std::vector<ItemSet> groups;
};

class FoundCaptures;
class LargeSearch;
class SmallCaptures;
class SmallGroups;

/// Answers every question about captures under fixed CaptureRules.
///
/// Safe to share between threads. Played cards without a value can still take by rank or twin; a
/// joker takes jokers by rank.
class CaptureSearch {
 public:
  explicit CaptureSearch(CaptureRules rules);
  ~CaptureSearch();
  CaptureSearch(CaptureSearch&&) noexcept;
  CaptureSearch& operator=(CaptureSearch&&) noexcept;

  const CaptureRules& rules() const;

  /// What `card` takes from `table`, found when first asked about. Groups that are `listed` are as
  /// good as those that the search finds itself. The search and the table must outlive it.
  FoundCaptures find(Card card, std::span<const Card> table,
                     std::vector<ListedGroups> listed = {}) const;
  /// The same of several cards, which are searched together.
  std::vector<FoundCaptures> find(std::span<const Card> cards, std::span<const Card> table) const;

  /// Whether find_small() works on a table of `cards` cards: max_small_table at most, and only if
  /// no value is too high for it.
  bool is_small(std::size_t cards) const;
  /// Finds all sets, whatever `wanted.size`, that each of the faces `played` can take from a small
  /// table. Fast: the inner loop of playouts. `captures` has room for as many cards.
  void find_small(std::span<const Face> played, std::span<const Face> table, const Wanted& wanted,
                  SmallCaptures& captures) const;
  /// The same at its own of `values` for each face.
  void find_small_at(std::span<const Face> played, std::span<const Face> table,
                     std::span<const Value> values, SmallCaptures& captures) const;

  /// `cards`, each at the value given (0: at any), as one group for `value` of `card`, with values
  /// filled in as low as possible; nothing if they are no group. Only by ways whose
  /// CaptureRule::groups is `groups`.
  std::optional<Group> as_group(Card card, Value value, std::span<const Counted> cards,
                                GroupCount groups = GroupCount::Many) const;

 private:
  friend class FoundCaptures;
  class Impl;

  std::unique_ptr<const Impl> impl_;
};

/// What one card takes from one table. Each answer is read off the groups that the card makes of a
/// small table, which are searched once, or off the diagrams of a large one.
///
/// Tables of one pack are answered exactly: if they have more than max_small_table cards, the first
/// question takes some 10 ms, further ones less. Larger or odder tables (two packs, every card of
/// two random values) may take too many nodes. Then, within 2 s and 64 MiB, count() is saturated,
/// each() answers false, largest() answers nothing, and values_taking() throws CaptureUnknown if it
/// finds no value. Cheap to copy; not to be shared between threads.
class FoundCaptures {
 public:
  Card card() const { return card_; }
  std::span<const Card> table() const { return table_; }
  const CaptureSearch& search() const { return *search_; }
  /// What the card takes where `some` of the table lie alone, in the same order.
  FoundCaptures of(std::span<const Card> some) const;

  /// The values of the card, lowest first, at which it takes exactly `taken`; {0} for a capture by
  /// a card without values; empty when it cannot be taken. An empty set cannot be taken. Throws
  /// CaptureUnknown if that takes too long to tell and no value is found.
  ///
  ///   card hA, table cA, taken {cA}  ->  {1, 14}
  Values values_taking(const ItemSet& taken, Wanted wanted = {}) const;

  /// Whether some set can be taken.
  bool can_capture() const;

  /// Whether some group is one card: then some capture is With::OneCard.
  bool can_take_one_card() const;

  /// Whether the whole table can be taken; false also if it is empty, or it takes too long to tell.
  bool can_sweep() const;

  /// How many sets can be taken. Takes time linear in the diagram, not in the answer.
  Count count(Wanted wanted = {}) const;

  /// The size of the largest set that can be taken, 0 if there is none; nothing if it takes too
  /// long to tell. Takes time linear in the diagram.
  std::optional<int> largest(Wanted wanted = {}) const;

  /// Calls `visit` with each set that can be taken, in the order of ItemSet, none twice, until it
  /// answers false. The first `skipped` sets are passed over. Takes time in proportion to the sets
  /// visited, however many are skipped. Answers false if there may be sets that take too long to
  /// find.
  ///
  ///   card c8, table s5 d5 h3  ->  {s5 h3} {d5 h3}
  ///   card s7, table h7 d4 s3  ->  {h7} {h7 d4 s3} {d4 s3}
  ///
  /// Source: STD-CAP-1 to -4.
  bool each(Wanted wanted, const std::function<bool(const ItemSet&)>& visit,
            std::uint64_t skipped = 0) const;

  /// The written form of `taken`, which can be taken at `value`: the first card left goes into the
  /// smallest group that leaves the rest splittable (of several, the first in dictionary order),
  /// and so on; table values are as low as possible.
  Grouping explain(Value value, const ItemSet& taken) const;

  /// The reason why `taken` cannot be taken; it must be such a set.
  Misfit misfit(const ItemSet& taken) const;

  /// See CaptureSearch; groups that were listed too.
  std::optional<Group> as_group(Value value, std::span<const Counted> cards,
                                GroupCount groups = GroupCount::Many) const;

 private:
  friend class CaptureSearch;
  /// What has been listed and searched so far.
  struct Found;
  struct Listed;
  FoundCaptures(const CaptureSearch& search, Card card, std::span<const Card> table,
                std::vector<ListedGroups> listed = {});
  GroupCount count_of(int way) const;
  const GroupsByValue& takings() const;
  bool is_small() const;
  const SmallGroups& groups() const;
  const LargeSearch& large() const;
  std::vector<std::uint16_t> small_sets(const Wanted& wanted) const;
  bool takes_some(Wanted wanted) const;

  const CaptureSearch* search_;
  Card card_;
  std::span<const Card> table_;
  std::shared_ptr<Found> found_;  ///< copies share it
};

}  // namespace kasino
