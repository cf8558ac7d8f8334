// What one card can capture in one position.
//
// The capture search knows groups that make a value; a variant may add sets that are taken whole,
// whatever they count. Such a set is one group, which no other goes with, and has no value. Duties
// and refusals are no business of this.
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

  /// It leaves no group, and is a group of one card if it is one card.
  bool fits(Wanted wanted) const {
    return wanted.serves(0) && wanted.fits(taken.size()) &&
           (wanted.with == With::AnyGroups || taken.size() == 1);
  }
};

/// A build or pile that is taken whole, beside what is taken from the table or by itself.
struct PileCapture {
  int item = 0;   ///< its position in an ItemSet, behind those of the table
  Values values;  ///< of the played card, at which it takes the pile; {0} of one without values
};

/// Answers every question about what a card can capture from a table, and which piles with it.
///
/// Copies cheaply where nothing is taken whole. The search and the table must outlive it. Where the
/// search has an answer it goes first: a set that splits into groups for a value is explained by
/// these, though it could be taken whole as well. An ItemSet holds positions in the table, and
/// behind them those of the piles.
class CardCaptures {
 public:
  /// The card takes what `search` says, and each of `whole`: sorted by set, none twice or empty.
  CardCaptures(const CaptureSearch& search, Card card, std::span<const Card> table,
               std::vector<WholeCapture> whole = {})
      : search_(&search), card_(card), table_(table), whole_(std::move(whole)) {}
  /// The same captures, with any of `piles`, ascending, that its value goes with.
  /// So many of all that there are, taken or not, are builds, which lie on the table: the first.
  CardCaptures with_piles(std::vector<PileCapture> piles, int builds) const {
    CardCaptures captures = *this;
    captures.piles_ = std::move(piles);
    captures.builds_ = builds;
    captures.knows_piles_ = true;
    return captures;
  }

  /// Of these captures those that take so many of the piles, bits of Move::piles, beside others.
  CardCaptures keeping(std::uint32_t piles) const {
    CardCaptures captures = *this;
    for (int i = 0; piles >> i != 0; ++i)
      if ((piles >> i & 1) != 0) captures.kept_.add(static_cast<int>(table_.size()) + i);
    return captures;
  }

  const CaptureSearch& search() const { return *search_; }

  /// See CaptureSearch. {0} for a set that is only taken whole; that leaves no group.
  Values values_taking(const ItemSet& taken, Wanted wanted = {}) const;
  bool can_capture() const;
  bool can_take_one_card() const;
  bool can_sweep() const;
  Count count(Wanted wanted = {}) const;
  std::optional<int> largest(Wanted wanted = {}) const;
  /// See CaptureSearch; each set of the table goes first without piles, then with some and others.
  bool each(Wanted wanted, const std::function<bool(const ItemSet&)>& visit,
            std::uint64_t skipped = 0) const;

  /// The sets that take the whole table, builds too: one, or one with each choice of piles.
  std::vector<ItemSet> sweeps(Wanted wanted = {}) const;

  /// The grouping in written form of what `taken`, which can be taken at `value`, takes from the
  /// table.
  Grouping explain(Value value, const ItemSet& taken) const;
  /// Whether `taken` may be taken whole.
  bool is_whole(const ItemSet& taken) const { return find_whole(taken) != nullptr; }
  /// Why `taken`, which can not be taken, can not: the part that lies on the table.
  Misfit misfit(const ItemSet& taken) const {
    return search_->misfit(card_, table_, of_table(taken));
  }
  /// The part of `taken` that lies on the table.
  ItemSet of_table(const ItemSet& taken) const;

 private:
  /// Some of the piles, perhaps none, and the values of the played card at which they go along.
  struct Choice {
    ItemSet piles;
    Values values;
  };

  ItemSet whole_table() const { return ItemSet::first(static_cast<int>(table_.size()) + builds_); }
  /// The same questions of the table alone.
  Values values_of_table(const ItemSet& taken, Wanted wanted) const;
  Count count_of_table(Wanted wanted) const;
  bool each_of_table(Wanted wanted, const std::function<bool(const ItemSet&)>& visit,
                     std::uint64_t skipped = 0) const;
  Values values_of_card() const { return search_->rules().values_played(card_.face()); }
  /// The values of the played card at which it can take piles alone.
  Values values_without_table(Wanted wanted) const;
  /// Those at which `piles` go along; if none may be left, that leave none.
  Values values_with(const ItemSet& piles, Leave leave) const;
  /// The choice of no pile first.
  std::vector<Choice> choices(Wanted wanted) const;
  /// How many sets of the table can be taken at one of `values`, without those taken whole.
  Count count_at(const Values& values, Wanted wanted) const;

  const WholeCapture* find_whole(const ItemSet& taken) const;
  /// How many of the first `n` captures are in `whole`: all sets that are only taken whole, sorted.
  std::size_t whole_among_first(std::uint64_t n, const std::vector<ItemSet>& whole,
                                Wanted wanted) const;
  /// Whether the search takes the set.
  bool splits(const ItemSet& taken, Wanted wanted) const {
    return !search_->values_taking(card_, table_, taken, wanted).empty();
  }

  const CaptureSearch* search_;
  Card card_;
  std::span<const Card> table_;
  std::vector<WholeCapture> whole_;
  std::vector<PileCapture> piles_;
  int builds_ = 0;
  ItemSet kept_;              ///< what each() and count() ask of every capture
  bool knows_piles_ = false;  ///< else none is ever asked about
};

/// The builds on the table of `state` that `card` takes, behind `first` other items.
std::vector<PileCapture> builds_taken_by(Card card, const State& state, const CaptureRules& counts,
                                         int first);

/// Where these cards lie in `table`, which is sorted and holds them all.
ItemSet positions_of(const Cards& cards, std::span<const Card> table);

/// The cards of the table that a way of CaptureBy::All takes.
ItemSet all_taken(const CaptureRule& way, std::span<const Card> table);

/// Whether the variant's functions have a say.
enum class Functions : std::uint8_t {
  Asked,
  NotAsked  ///< a way with a condition, or that is a function, is not there
};

/// What `card` can capture from `table`, the sorted table of `state`. The functions of the variant
/// see it with the eyes of `viewer`, or of nobody; each is asked once.
CardCaptures captures_of(Card card, std::span<const Card> table, const State& state,
                         std::optional<Seat> viewer, const Rules& rules,
                         Functions functions = Functions::Asked);

}  // namespace kasino
