// Checked positions: a State, and what is read off it. Setup (setup.hpp) is a position as written.
//
// A State is a value and holds everything that matters: where each card lies, whose turn it is,
// what has been scored, what the variant remembers. Copy it to try something, keep it to undo.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
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

/// Points that the variant gave or took during the deal, besides its scoring items.
struct Award {
  Seat seat = 1;
  int points = 0;
  std::string clause;
  bool operator==(const Award&) const = default;
};

/// A seat that must act before the turn goes on: play a card, or choose an action.
struct Asked {
  Seat seat = 1;
  int stage = play_stage;  ///< index into RuleData::stages
  bool operator==(const Asked&) const = default;
};

/// What is known of a build on the table, besides its cards.
struct Build {
  int value = 0;             ///< the value that takes it
  Seat owner = 1;            ///< who built it last
  bool is_multiple = false;  ///< of several groups
  bool operator==(const Build&) const = default;
};

/// What seats have staked in a deal, that is paid from purses into pots; counted up to most_money.
struct Stakes {
  int first = 0;  ///< staked before any card was dealt, or as the only stake of its seat
  int all = 0;    ///< staked so far
  bool operator==(const Stakes&) const = default;
};

/// A position of a deal, checked.
///
/// Invariant: every card in play lies in exactly one place, once. While the phase is Play, a seat
/// whose turn it is to play holds a card; a seat that is out holds none. The cards are private to
/// keep the first promise; the rest is plain data, which `play/` changes as the game goes on.
class State {
 public:
  /// All of `deck` in the stock, nothing dealt. The first card is dealt first.
  State(int players, const Cards& deck, const RuleData& rules);

  /// Checks `setup` against the deck and the seats of `rules`. Throws SetupError, with the
  /// zone or field, for an unknown card, a card twice, a seat too many, a negative number.
  static State from(const Setup& setup, const RuleData& rules);

  int players() const { return players_; }
  [[gnu::always_inline]] std::span<const Card> cards(Place place) const {
    const std::size_t at = index(place);
    const std::size_t begin = at == 0 ? 0 : ends_[at - 1];
    return {cards_.data() + begin, ends_[at] - begin};
  }
  std::span<const Card> stock() const { return cards(Place::stock()); }
  [[gnu::always_inline]] std::span<const Card> table() const { return cards(Place::table()); }
  std::span<const Card> hand(Seat seat) const { return cards(Place::hand(seat)); }
  std::span<const Card> pile(Seat seat) const { return cards(Place::pile(seat)); }
  /// The cards of `builds[at]`.
  std::span<const Card> build(std::size_t at) const {
    return cards(Place::build(static_cast<int>(at) + 1));
  }
  /// Every card in play, place after place.
  std::span<const Card> all_cards() const { return cards_; }
  bool holds(Place place, Card card) const;
  /// Whether no two cards have the same face, so that faces() can be used.
  bool is_of_one_pack() const { return is_of_one_pack_; }
  /// The faces of the cards in a place other than builds and the variant's zones. Only if
  /// is_of_one_pack().
  FaceSet faces(Place place) const { return faces_[index(place)]; }

  /// Moves `card`, which must be in `from`, to the end of `to`.
  void move_card(Card card, Place from, Place to);

  /// Moves cards, each of which is in `from`, to the end of `to` in the order given.
  void move_cards(std::span<const Card> cards, Place from, Place to);

  /// Deals the next `count` cards of the stock, or all if there are fewer, to the end of `to`.
  void deal_cards(Place to, std::size_t count);

  /// Drops builds without cards; later builds move up.
  void strike_empty_builds() {
    if (!builds.empty()) strike_empty();
  }

  /// Swaps the places of two cards in play.
  void exchange(Card one, Card other);

  /// Moves `card` within the stock, so that `ahead` cards will be dealt before it.
  void place_in_stock(Card card, std::size_t ahead);
  /// A number made from the order of all cards, the same on every machine.
  std::uint64_t hash_of_order() const;

  /// The position with which the next deal begins: `deck` in the stock or, if `deck` is empty, the
  /// stock of a shoe as it is. Scores and all else that lasts beyond a deal are kept.
  State with_fresh_deck(const Cards& deck, const RuleData& rules) const;

  /// The seats that are still in the match, ascending.
  std::vector<Seat> seats_in() const;
  int players_in() const {
    return players_ - static_cast<int>(std::count(out.begin(), out.begin() + players_, true));
  }
  bool is_out(Seat seat) const { return at_seat(out, seat); }
  /// The next seat clockwise that is still in the match; `seat` itself if there is no other.
  Seat next_seat(Seat seat) const {
    Seat next = seat % players_ + 1;
    while (next != seat && is_out(next)) next = next % players_ + 1;
    return next;
  }

  /// Marks all steps of a round as still to be dealt.
  void begin_dealing() {
    is_dealing = true;
    dealt_steps = 0;
  }

  /// What the seat at `turn` is to do: an index into RuleData::stages.
  int stage() const { return asked.empty() ? play_stage : asked.front().stage; }
  /// The stage at which the play is made that waits for answers, or without one is to be made.
  int stage_of_play() const {
    if (!pending) return stage();
    return asked_before == 0 ? play_stage : asked[asked.size() - asked_before].stage;
  }

  bool operator==(const State&) const = default;

  Phase phase = Phase::Play;
  Seat turn = 1;                ///< who is to act: the first seat asked, else `resume`
  std::vector<Asked> asked;     ///< who is to act ahead of the turn, in this order
  std::size_t waiting = 0;      ///< how many at the end of `asked` wait until the round is dealt
  Seat resume = 1;              ///< whose turn it is, or will be once no seat is asked
  bool turn_has_begun = false;  ///< the turn of `resume` has begun
  bool is_dealing = false;      ///< some steps of the round are still to be dealt
  std::size_t dealt_steps = 0;  ///< steps taken of the round being dealt
  Seat dealer = 1;
  int deal = 1;
  int round = 1;
  bool last_round = false;  ///< no further round will be dealt
  /// The match was won in the middle of the deal, of which only points count that are secure.
  bool broken_off = false;
  std::optional<Seat> last_capturer;
  std::optional<Seat> last_player;
  std::optional<Step> pending;   ///< a play that waits for the answers of the seats asked about it
  std::size_t asked_before = 0;  ///< how many at the end of `asked` are older than `pending`
  int cancelled = 0;             ///< moves taken back since one was last carried out
  std::array<int, max_seats> sweeps{};  ///< of this deal, by seat - 1
  std::array<int, max_seats> scores{};  ///< of the match, by seat - 1; this deal's once it is over
  std::array<bool, max_seats> out{};    ///< of the match, by seat - 1: no cards, no turn, no deal
  std::vector<int> pots;                ///< the money in each pot; see pot_slot()
  int bank = 0;                ///< what the bank has won in this match, less what it has paid
  Stakes stakes;               ///< of this deal
  std::vector<Build> builds;   ///< on the table; their cards are in Place::build()
  std::vector<Award> awards;   ///< of this deal
  std::vector<int> variables;  ///< by variable_slot()
  std::vector<std::vector<int>> sets;  ///< of variables that are sets, sorted; by variable_slot()
  std::vector<int> carried;            ///< by scoring item, how often its points were carried over
  std::vector<Seat> winners;           ///< sorted; empty until the match is over

 private:
  /// The index of a place: the stock, hands, the table, piles, the variant's own zones, builds.
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

  /// Updates ends_ and faces_ once `card` has moved between two places, given by index().
  void note_moved(Card card, std::size_t source, std::size_t target);
  void strike_empty();
  void leave_in_stock(std::size_t count, const RuleData& rules);
  /// How many places there are. Builds come last, beyond all of `faces_`, since they move up.
  static std::size_t places_of(int players, const RuleData& rules);

  int players_;
  bool is_of_one_pack_;
  std::vector<Card> cards_;
  std::vector<std::uint16_t> ends_;  ///< one past the last card of each place, in order of index()
  std::array<FaceSet, 2 * max_seats + 2> faces_;  ///< by index(); empty unless of one pack
};

/// The seats that play, in order.
inline SeatRange seats(const State& state) { return seats(state.players()); }

/// Whether the next deal is dealt from the cards that are left: there is a shoe, and more cards are
/// left in it than `cut`.
inline bool shoe_lasts(const State& state, const RuleData& rules) {
  return rules.shoe && state.stock().size() > static_cast<std::size_t>(rules.shoe->cut);
}

/// What counts as staked when a deal begins: the money in pots of seats.
Stakes stakes_left(const State& state, const RuleData& rules);

/// Whether all cards are in the stock or spent.
inline bool is_nothing_dealt(const State& state, const RuleData& rules) {
  const std::size_t spent =
      rules.shoe ? state.cards(Place::own(rules, rules.shoe->spent, 1)).size() : 0;
  return state.stock().size() + spent == state.all_cards().size();
}

/// What the seat at `turn` is to do.
inline const StageRule& stage_asked(const State& state, const RuleData& rules) {
  return rules.stages[static_cast<std::size_t>(state.stage())];
}

/// Where the seat at `turn` plays cards from; nothing if it can only choose, or nobody is to play.
inline std::optional<Place> source_of_plays(const State& state, const RuleData& rules) {
  const auto& from = stage_asked(state, rules).from;
  if (state.phase != Phase::Play || !from) return std::nullopt;
  return Place::of(rules, *from, state.turn);
}

/// The bits of Move::whole of all builds on the table.
inline std::uint32_t all_builds(const State& state) {
  return (std::uint32_t{1} << state.builds.size()) - 1;
}

/// The bits of Move::whole of the builds to `value`.
inline std::uint32_t builds_of(int value, const State& state) {
  std::uint32_t builds = 0;
  for (std::size_t i = 0; i < state.builds.size(); ++i)
    if (state.builds[i].value == value) builds |= std::uint32_t{1} << i;
  return builds;
}

/// The bits of Move::whole of the builds that a new build to `value` would join.
inline std::uint32_t builds_joined(const State& state, const RuleData& rules, int value) {
  return rules.builds->join ? builds_of(value, state) : 0;
}

/// Whether the move takes all that lies on the table, builds too, and takes something.
inline bool clears_table(const Move& move, const State& state) {
  if (move.captured.size() != state.table().size() || move.builds()) return false;
  const std::uint32_t builds = all_builds(state);
  return (move.whole & builds) == builds && (!move.captured.empty() || builds != 0);
}

/// The index in State::variables, or in State::sets, of variable `variable`; `seat` counts only if
/// each seat has one.
std::size_t variable_slot(const RuleData& rules, std::size_t variable, Seat seat, int slot = 1);

/// The value that was declared for `place`, which `rule` lets captures take by it; 0 for none.
int declared_value(Place place, const PileRule& rule, const State& state, const RuleData& rules);

/// The cards of `place` that a capture takes, by the rule that lets it: all, or the last one.
std::span<const Card> cards_taken(Place place, const State& state, const RuleData& rules);

/// Sets every variable that is reset at `when` to its initial value.
void reset_variables(State& state, const RuleData& rules, VariableRule::Resets when);

/// The clauses of what is going on: of the stage at which the seat to act is asked, and of the
/// steps of the round that have been dealt. Of a position that was set up, no steps are known.
std::vector<std::string> clauses_followed(const State& state, const RuleData& rules);

}  // namespace kasino
