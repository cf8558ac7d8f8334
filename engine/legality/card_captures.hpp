// What one card can capture in one position.
//
// The capture search knows groups that make a value; a variant may add sets that are taken whole,
// whatever their values. Such a set is a single group, taken by itself and without a value. Duties
// and refusals are applied elsewhere.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/cards/card.hpp"
#include "engine/cards/item_set.hpp"
#include "engine/model/rules.hpp"

namespace kasino {

class State;

/// A set of table cards that is taken whole. `way` is the index into CaptureRules::ways.
struct WholeCapture {
  ItemSet taken;
  int way = 0;

  /// No group is left by such a capture, and a set of one card counts as a group of one card.
  bool fits(Wanted wanted) const {
    return wanted.serves(0) && wanted.fits(taken.size()) &&
           (wanted.with == With::AnyGroups || taken.size() == 1);
  }
};

/// A build or pile that is taken whole, alone or with cards of the table.
struct PileCapture {
  int item = 0;   ///< its position in an ItemSet, after those of the table
  Values values;  ///< values of the played card that take the pile; {0} if the card has none
};

/// Answers every question about which table cards and piles a card can capture.
///
/// The search and the table must outlive it. The search goes first: a set that splits into groups
/// for a value is explained by these groups, even if it could also be taken whole. An ItemSet holds
/// positions in the table, and after those the piles.
class CardCaptures {
 public:
  /// The card takes what was `found`, and each of `whole`: sorted by set, none twice or empty.
  explicit CardCaptures(FoundCaptures found, std::vector<WholeCapture> whole = {})
      : found_(std::move(found)), whole_(std::move(whole)) {}
  /// The same captures, each with any of `piles` (ascending) that its value takes too. Of all piles
  /// of the position, takeable by this card or not, the first `builds` are builds on the table.
  CardCaptures with_piles(std::vector<PileCapture> piles, int builds) const {
    CardCaptures captures = *this;
    captures.piles_ = std::move(piles);
    captures.builds_ = builds;
    captures.knows_piles_ = true;
    return captures;
  }

  /// Those of them that take cards of the table alone.
  CardCaptures without_piles() const { return CardCaptures(found_, whole_); }
  /// Only those of these captures that take all of `piles`, bits of Move::whole.
  CardCaptures keeping(std::uint32_t piles) const {
    CardCaptures captures = *this;
    for (int i = 0; piles >> i != 0; ++i)
      if ((piles >> i & 1) != 0) captures.kept_.add(static_cast<int>(table().size()) + i);
    return captures;
  }

  Card card() const { return found_.card(); }
  std::span<const Card> table() const { return found_.table(); }
  const CaptureSearch& search() const { return found_.search(); }
  /// What the card takes of the table by groups alone.
  const FoundCaptures& found() const { return found_; }

  /// See FoundCaptures. {0} for a set that is only taken whole, which leaves no group.
  Values values_taking(const ItemSet& taken, Wanted wanted = {}) const;
  bool can_capture() const;
  bool can_take_one_card() const;
  bool can_sweep() const;
  Count count(Wanted wanted = {}) const;
  std::optional<int> largest(Wanted wanted = {}) const;
  /// See FoundCaptures; each set of the table comes without piles first, then with each choice.
  bool each(Wanted wanted, const std::function<bool(const ItemSet&)>& visit,
            std::uint64_t skipped = 0) const;

  /// The sets that take the whole table with its builds: one for each choice of piles.
  std::vector<ItemSet> sweeps(Wanted wanted = {}) const;

  /// The groups in written form of the table cards in `taken`, which can be taken at `value`.
  Grouping explain(Value value, const ItemSet& taken) const;
  /// Whether `taken` may be taken whole.
  bool is_whole(const ItemSet& taken) const { return find_whole(taken) != nullptr; }
  /// Whether the way takes a set whole that shares a card with `taken`.
  bool has_whole_with(const ItemSet& taken, std::size_t way) const;
  /// Why `taken` cannot be taken, judged by its table cards alone.
  Misfit misfit(const ItemSet& taken) const { return found_.misfit(of_table(taken)); }
  /// The table cards of `taken`.
  ItemSet of_table(const ItemSet& taken) const;

 private:
  /// Some of the piles, perhaps none, and the values of the played card that take them all.
  struct SomePiles {
    ItemSet piles;
    Values values;
  };

  ItemSet whole_table() const { return ItemSet::first(static_cast<int>(table().size()) + builds_); }
  /// The same questions about table cards alone.
  Values values_of_table(const ItemSet& taken, Wanted wanted) const;
  Count count_of_table(Wanted wanted) const;
  bool each_of_table(Wanted wanted, const std::function<bool(const ItemSet&)>& visit,
                     std::uint64_t skipped = 0) const;
  Values values_of_card() const { return search().rules().values_played(card().face()); }
  /// The values of the played card at which it can take piles alone.
  Values values_without_table(Wanted wanted) const;
  /// The values that take all of `piles` and, with Leave::NoGroup, none of the other piles.
  Values values_with(const ItemSet& piles, Leave leave) const;
  /// Every choice of piles, the empty one first.
  std::vector<SomePiles> choices(Wanted wanted) const;
  /// How many sets of table cards can be taken at one of `values`, whole captures aside.
  Count count_at(const Values& values, Wanted wanted) const;

  const WholeCapture* find_whole(const ItemSet& taken) const;
  /// How many of the first `n` captures are in `whole`: the sets that are only taken whole, sorted.
  std::size_t whole_among_first(std::uint64_t n, const std::vector<ItemSet>& whole,
                                Wanted wanted) const;
  /// Whether the search takes the set, as wanted.
  bool splits(const ItemSet& taken, Wanted wanted) const {
    return !found_.values_taking(taken, wanted).empty();
  }

  FoundCaptures found_;
  std::vector<WholeCapture> whole_;
  std::vector<PileCapture> piles_;
  int builds_ = 0;
  ItemSet kept_;              ///< each() and count() are only about captures that take all of these
  bool knows_piles_ = false;  ///< with_piles() was called: captures may hold piles
};

/// The builds on the table of `state` that `card` takes. Their positions begin at `first`.
std::vector<PileCapture> builds_taken_by(Card card, const State& state, const CaptureRules& counts,
                                         int first);

/// Where these cards lie in `table`, which is sorted and holds them all.
ItemSet positions_of(const Cards& cards, std::span<const Card> table);

/// The cards of the table that a way of CaptureBy::All takes.
ItemSet all_taken(const CaptureRule& way, std::span<const Card> table);

/// Whether the variant's functions have a say.
enum class Functions : std::uint8_t {
  Asked,
  NotAsked  ///< ways that have a condition or are a function are left out
};

/// What `card` can capture from `table`, the sorted table of `state`. Functions of the variant see
/// the position as `viewer` does, or as everybody; each is asked once. Throws what they throw.
CardCaptures captures_of(Card card, std::span<const Card> table, const State& state,
                         std::optional<Seat> viewer, const Rules& rules,
                         Functions functions = Functions::Asked);

}  // namespace kasino
