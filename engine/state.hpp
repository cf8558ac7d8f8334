// Positions: a Setup as somebody wrote it, and a State once it is checked.
//
// A State is a value and holds everything that matters: where each card lies, whose turn it is,
// what has been scored, what the variant remembers. Copy it to try something, keep it to undo.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/card.hpp"
#include "engine/move.hpp"
#include "engine/rule_data.hpp"

namespace kasino {

/// Where a card can lie. A hand and a pile belong to a seat.
class Place {
 public:
  enum class Zone : std::uint8_t { Stock, Hand, Table, Pile };

  static constexpr Place stock() { return {Zone::Stock, 0}; }
  static constexpr Place table() { return {Zone::Table, 0}; }
  static constexpr Place hand(Seat seat) { return {Zone::Hand, seat}; }
  static constexpr Place pile(Seat seat) { return {Zone::Pile, seat}; }

  Zone zone() const { return zone_; }
  /// The owner of a hand or pile. 0 for what belongs to nobody.
  Seat seat() const { return seat_; }
  bool operator==(const Place&) const = default;

 private:
  constexpr Place(Zone zone, Seat seat) : zone_(zone), seat_(seat) {}

  Zone zone_;
  Seat seat_;
};

/// "stock", "hand2", "table", "pile1".
std::string to_text(Place place);

/// A position as written: anything may be wrong with it. Lists of seats start with seat 1 and may
/// be short; what is missing is empty or 0.
struct Setup {
  int players = 2;
  Cards stock;
  Cards table;
  std::vector<Cards> hands;
  std::vector<Cards> piles;
  std::vector<int> sweeps;
  std::vector<int> scores;
  Seat turn = 1;
  std::optional<Seat> dealer;  ///< nothing: the seat before `turn`
  std::optional<Seat> last_capturer;

  bool operator==(const Setup&) const = default;
};

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

/// A position of a deal, checked.
///
/// Invariant: every card in play lies in exactly one place, once; `turn` is a seat, and while the
/// phase is Play and it is to play, it holds a card; a seat that is out holds none. The cards are
/// private to keep the first half true; the rest is plain data, changed by flow alone.
class State {
 public:
  /// All of `deck` in the stock, in this order; nothing dealt. The first card is dealt first.
  State(int players, const Cards& deck, const RuleData& rules);

  /// Checks `setup` against the deck and the seats of `rules`. Throws SetupError naming the zone
  /// or field: an unknown card, a card twice, a seat too many, a negative number.
  static State from(const Setup& setup, const RuleData& rules);

  int players() const { return players_; }
  std::span<const Card> cards(Place place) const {
    const std::size_t at = index(place);
    const std::size_t begin = at == 0 ? 0 : ends_[at - 1];
    return {cards_.data() + begin, ends_[at] - begin};
  }
  std::span<const Card> stock() const { return cards(Place::stock()); }
  std::span<const Card> table() const { return cards(Place::table()); }
  std::span<const Card> hand(Seat seat) const { return cards(Place::hand(seat)); }
  std::span<const Card> pile(Seat seat) const { return cards(Place::pile(seat)); }
  /// Every card in play, place after place.
  std::span<const Card> all_cards() const { return cards_; }
  bool holds(Place place, Card card) const;

  /// Takes `card` from where it lies and puts it last in `to`. The card must be in `from`.
  void move_card(Card card, Place from, Place to);

  /// Puts `card`, which is in the stock, where `ahead` cards are dealt before it.
  void place_in_stock(Card card, std::size_t ahead);
  /// A number that the order of all cards determines, the same on every machine.
  std::uint64_t hash_of_order() const;

  /// What a deal begins with: `deck` in the stock, and of this position what lasts from deal to
  /// deal.
  State with_fresh_deck(const Cards& deck, const RuleData& rules) const;

  /// The seats that are still in the match, ascending.
  std::vector<Seat> seats_in() const;
  int players_in() const;
  bool is_out(Seat seat) const { return out[static_cast<std::size_t>(seat - 1)]; }
  /// The next seat clockwise that is still in the match; `seat` itself if there is no other.
  Seat next_seat(Seat seat) const {
    Seat next = seat % players_ + 1;
    while (next != seat && is_out(next)) next = next % players_ + 1;
    return next;
  }

  /// What the seat at `turn` is to do.
  int stage() const { return asked.empty() ? play_stage : asked.front().stage; }

  bool operator==(const State&) const = default;

  Phase phase = Phase::Play;
  Seat turn = 1;                ///< who is to act: the first that is asked, else `resume`
  std::vector<Asked> asked;     ///< who is to act ahead of the turn, in this order
  Seat resume = 1;              ///< whose turn it is, or is next, once nobody is asked
  bool turn_has_begun = false;  ///< for `resume`
  Seat dealer = 1;
  int deal = 1;
  int round = 1;
  bool last_round = false;  ///< no further round will be dealt
  std::optional<Seat> last_capturer;
  std::optional<Seat> last_player;
  std::array<int, max_seats> sweeps{};  ///< of this deal, by seat - 1
  std::array<int, max_seats> scores{};  ///< of the match, by seat - 1; this deal's once it is over
  std::array<bool, max_seats> out{};    ///< of the match, by seat - 1: no cards, no turn, no deal
  std::vector<Award> awards;            ///< of this deal
  std::vector<int> variables;           ///< as laid out by variable_slot
  std::vector<Seat> winners;            ///< sorted; empty until the match is over

 private:
  /// Where a place stands among all: the stock, hands, the table, piles.
  std::size_t index(Place place) const {
    const auto seat = static_cast<std::size_t>(place.seat());
    const auto table = static_cast<std::size_t>(players_) + 1;
    switch (place.zone()) {
      case Place::Zone::Stock: return 0;
      case Place::Zone::Hand: return seat;
      case Place::Zone::Table: return table;
      case Place::Zone::Pile: return table + seat;
    }
    return 0;
  }

  int players_;
  std::vector<Card> cards_;
  std::vector<std::uint16_t> ends_;  ///< one past the last card of each place, in order of index()
};

/// Where variable `variable` (of `seat`, where there is one a seat) lies in State::variables.
std::size_t variable_slot(const RuleData& rules, std::size_t variable, Seat seat);

/// Sets every variable that is cleared at `when` to its initial value.
void reset_variables(State& state, const RuleData& rules, VariableRule::Resets when);

}  // namespace kasino
