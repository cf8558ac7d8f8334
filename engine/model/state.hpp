// Positions: a Setup as somebody wrote it, and a State once it is checked.
//
// A State is a value and holds everything that matters: where each card lies, whose turn it is,
// what has been scored, what the variant remembers. Copy it to try something, keep it to undo.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/model/move.hpp"
#include "engine/model/place.hpp"
#include "engine/model/rule_data.hpp"

namespace kasino {

struct Setup;

enum class Phase : std::uint8_t { Play, DealOver, MatchOver };

/// Points that the variant gave or took during the deal, beside its scoring items.
struct Award {
  Seat seat = 1;
  int points = 0;
  std::string clause;
  bool operator==(const Award&) const = default;
};

/// A seat that is to act ahead of the turn: to play, or to choose.
struct Asked {
  Seat seat = 1;
  int stage = play_stage;  ///< index into RuleData::stages
  bool operator==(const Asked&) const = default;
};

/// What a build on the table is, beside its cards.
struct Build {
  int value = 0;             ///< that takes it
  Seat owner = 1;            ///< who built it last
  bool is_multiple = false;  ///< of several groups
  bool operator==(const Build&) const = default;
};

/// What seats have staked in a deal: money paid from purses into pots. More than most_staked counts
/// as that.
struct Stakes {
  static constexpr int most_staked = 1'000'000'000;
  int first = 0;  ///< before any card was dealt, or by a seat that had nothing staked beside it
  int all = 0;    ///< until now
  bool operator==(const Stakes&) const = default;
};

/// A position of a deal, checked.
///
/// Invariant: every card in play lies in exactly one place, once; `turn` is a seat, and while the
/// phase is Play and it is to play, it holds a card; a seat that is out holds none. The cards are
/// private to keep the first half true; the rest is plain data, changed by `play/` alone.
class State {
 public:
  /// All of `deck` in the stock, in this order; nothing dealt. The first card is dealt first.
  State(int players, const Cards& deck, const RuleData& rules);

  /// Checks `setup` against the deck and the seats of `rules`. Throws SetupError naming the zone
  /// or field: an unknown card, a card twice, a seat too many, a negative number.
  static State from(const Setup& setup, const RuleData& rules);

  int players() const { return players_; }
  [[gnu::always_inline]] std::span<const Card> cards(Place place) const {
    const std::size_t at = index(place);
    const std::size_t begin = at == 0 ? 0 : ends_[at - 1];
    return {cards_.data() + begin, ends_[at] - begin};
  }
  std::span<const Card> stock() const { return cards(Place::stock()); }
  std::span<const Card> table() const { return cards(Place::table()); }
  std::span<const Card> hand(Seat seat) const { return cards(Place::hand(seat)); }
  std::span<const Card> pile(Seat seat) const { return cards(Place::pile(seat)); }
  /// Those of `builds[at]`.
  std::span<const Card> build(std::size_t at) const {
    return cards(Place::build(static_cast<int>(at) + 1));
  }
  /// Every card in play, place after place.
  std::span<const Card> all_cards() const { return cards_; }
  bool holds(Place place, Card card) const;
  /// Whether no two cards have one face: then a face is a card, and faces() answers.
  bool is_of_one_pack() const { return is_of_one_pack_; }
  /// The faces of the cards of a place that is no build or zone of the variant. Only where
  /// is_of_one_pack().
  FaceSet faces(Place place) const { return faces_[index(place)]; }

  /// Takes `card` from where it lies and puts it last in `to`. The card must be in `from`.
  void move_card(Card card, Place from, Place to);

  /// The same for some cards, each of which is in `from`: they come to lie in the order given.
  void move_cards(std::span<const Card> cards, Place from, Place to);

  /// Deals the next `count` cards of the stock, or all there are, to the end of `to`.
  void deal_cards(Place to, std::size_t count);

  /// Strikes builds that have no cards any more; those behind move up.
  void strike_empty_builds() {
    if (!builds.empty()) strike_empty();
  }

  /// Lets two cards in play change places.
  void exchange(Card one, Card other);

  /// Moves `card` within the stock, so that `ahead` cards will be dealt before it.
  void place_in_stock(Card card, std::size_t ahead);
  /// A number that the order of all cards determines, the same on every machine.
  std::uint64_t hash_of_order() const;

  /// The position that the next deal begins with: `deck` in the stock, or where it is empty the
  /// stock as it is, of a shoe that lasts; scores and all else that goes on from deal to deal as it
  /// is here.
  State with_fresh_deck(const Cards& deck, const RuleData& rules) const;

  /// The seats that are still in the match, ascending.
  std::vector<Seat> seats_in() const;
  int players_in() const {
    return players_ - static_cast<int>(std::count(out.begin(), out.begin() + players_, true));
  }
  bool is_out(Seat seat) const { return out[static_cast<std::size_t>(seat - 1)]; }
  /// The next seat clockwise that is still in the match; `seat` itself if there is no other.
  Seat next_seat(Seat seat) const {
    Seat next = seat % players_ + 1;
    while (next != seat && is_out(next)) next = next % players_ + 1;
    return next;
  }

  /// The steps of a round are to be dealt, from the first.
  void begin_dealing() {
    is_dealing = true;
    dealt_steps = 0;
  }

  /// What the seat at `turn` is to do.
  int stage() const { return asked.empty() ? play_stage : asked.front().stage; }

  bool operator==(const State&) const = default;

  Phase phase = Phase::Play;
  Seat turn = 1;                ///< who is to act: the first that is asked, else `resume`
  std::vector<Asked> asked;     ///< who is to act ahead of the turn, in this order
  std::size_t waiting = 0;      ///< how many at the end of `asked` wait until the round is dealt
  Seat resume = 1;              ///< whose turn it is, or will be, once nobody is asked
  bool turn_has_begun = false;  ///< that of `resume`
  bool is_dealing = false;      ///< cards of the round are still to be dealt
  std::size_t dealt_steps = 0;  ///< steps taken of the round being dealt
  Seat dealer = 1;
  int deal = 1;
  int round = 1;
  bool last_round = false;  ///< no further round will be dealt
  std::optional<Seat> last_capturer;
  std::optional<Seat> last_player;
  std::optional<Step> pending;   ///< a play that waits until the seats asked about it have answered
  std::size_t asked_before = 0;  ///< how many at the end of `asked` were asked before it was made
  int cancelled = 0;             ///< moves taken back since the last that was carried out
  std::array<int, max_seats> sweeps{};  ///< of this deal, by seat - 1
  std::array<int, max_seats> scores{};  ///< of the match, by seat - 1; this deal's once it is over
  std::array<bool, max_seats> out{};    ///< of the match, by seat - 1: no cards, no turn, no deal
  std::vector<int> pots;                ///< what lies in each, as laid out by pot_slot()
  int bank = 0;                         ///< of the match: what it has won, less what it has paid
  Stakes stakes;                        ///< of this deal
  std::vector<Build> builds;            ///< on the table; their cards are in Place::build()
  std::vector<Award> awards;            ///< of this deal
  std::vector<int> variables;           ///< as laid out by variable_slot
  std::vector<std::vector<int>> sets;   ///< of variables that are sets, sorted; laid out likewise
  std::vector<int> carried;             ///< by scoring item, how often its points were carried over
  std::vector<Seat> winners;            ///< sorted; empty until the match is over

 private:
  /// Where a place stands among all: the stock, hands, the table, piles, the variant's own.
  [[gnu::always_inline]] std::size_t index(Place place) const {
    const auto seat = static_cast<std::size_t>(place.seat());
    const auto table = static_cast<std::size_t>(players_) + 1;
    switch (place.zone()) {
      case Zone::Stock: return 0;
      case Zone::Hand: return seat;
      case Zone::Table: return table;
      case Zone::Pile: return table + seat;
      case Zone::Own: return 2 * table + place.own_number();
      case Zone::Build: break;
    }
    return ends_.size() - most_builds + place.own_number();
  }

  /// `card` has gone from `source` to `target`.
  void note_moved(Card card, std::size_t source, std::size_t target);
  void strike_empty();
  void leave_in_stock(std::size_t count, const RuleData& rules);
  /// How many places there are. Builds come last, and behind those of which faces are kept: they
  /// move up.
  static std::size_t places_of(int players, const RuleData& rules);

  int players_;
  bool is_of_one_pack_;
  std::vector<Card> cards_;
  std::vector<std::uint16_t> ends_;  ///< one past the last card of each place, in order of index()
  std::array<FaceSet, 2 * max_seats + 2> faces_;  ///< likewise; empty unless of one pack
};

/// Whether the next deal is dealt from the cards that are left: there is a shoe, and its cut card
/// has not come yet.
inline bool lasts(const State& state, const RuleData& rules) {
  return rules.shoe && state.stock().size() > static_cast<std::size_t>(rules.shoe->cut);
}

/// What counts as staked when a deal begins: what lies in pots of seats.
Stakes stakes_left(const State& state, const RuleData& rules);

/// Whether all cards lie in the stock, or are spent.
inline bool is_nothing_dealt(const State& state, const RuleData& rules) {
  const std::size_t spent =
      rules.shoe ? state.cards(Place::own(rules, rules.shoe->spent, 1)).size() : 0;
  return state.stock().size() + spent == state.all_cards().size();
}

/// Where the seat at `turn` plays cards from; nothing where it is asked to choose, or nobody is to
/// play.
inline std::optional<Place> source_of_plays(const State& state, const RuleData& rules) {
  const auto& from = rules.stages[static_cast<std::size_t>(state.stage())].from;
  if (state.phase != Phase::Play || !from) return std::nullopt;
  return Place::of(rules, *from, state.turn);
}

/// The bits of Move::piles of all builds on the table.
inline std::uint32_t all_builds(const State& state) {
  return (std::uint32_t{1} << state.builds.size()) - 1;
}

/// Those of a value.
inline std::uint32_t builds_of(int value, const State& state) {
  std::uint32_t builds = 0;
  for (std::size_t i = 0; i < state.builds.size(); ++i)
    if (state.builds[i].value == value) builds |= std::uint32_t{1} << i;
  return builds;
}

/// Those that a build to `value` joins.
inline std::uint32_t builds_joined(const State& state, const RuleData& rules, int value) {
  return rules.builds->join ? builds_of(value, state) : 0;
}

/// Whether the move takes all that lies on the table, builds too, which is something.
inline bool clears_table(const Move& move, const State& state) {
  if (move.captured.size() != state.table().size() || move.builds()) return false;
  const std::uint32_t builds = all_builds(state);
  return (move.piles & builds) == builds && (!move.captured.empty() || builds != 0);
}

/// Where variable `variable` (of `seat`, where there is one a seat) lies in State::variables, or in
/// State::sets.
std::size_t variable_slot(const RuleData& rules, std::size_t variable, Seat seat, int slot = 1);

/// Sets every variable that is cleared at `when` to its initial value.
void reset_variables(State& state, const RuleData& rules, VariableRule::Resets when);

}  // namespace kasino
