// What a view answers beyond what it shows: points, seats, and questions to the capture search.
#include <algorithm>
#include <set>
#include <stdexcept>
#include <utility>

#include "engine/capture/small_captures.hpp"
#include "engine/cards/deck.hpp"
#include "engine/legality/card_captures.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/play/scoring.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/objects.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

// Points.

int score(Self self, SeatNumber of) {
  return side_score(*self->state, self->rules->data(), of.seat);
}

int best_score(Self self) {
  int best = score(self, {1});
  for (Seat seat = 2; seat <= self->state->players(); ++seat)
    best = std::max(best, score(self, {seat}));
  return best;
}

/// Whether `item` is what points(seat, what) asks for: its name, or its kind.
bool is_item(const ScoringItem& item, std::string_view what) {
  return item.name == what || ScoringItem::kinds[static_cast<std::size_t>(item.by)] == what;
}

int points(Self self, SeatNumber of, std::optional<std::string_view> what) {
  if (!what) return at_seat(deal_points(*self->state, *self->rules), of.seat);
  const auto& items = self->rules->data().scoring;
  std::int64_t sum = 0;
  std::vector<std::string> names(ScoringItem::kinds.begin(), ScoringItem::kinds.end());
  bool known = std::find(names.begin(), names.end(), *what) != names.end();
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!is_item(items[i], *what)) continue;
    known = true;
    sum += item_points(*self->state, *self->rules, i, of.seat);
  }
  if (known) return bounded_points(sum);
  for (const ScoringItem& item : items) names.push_back(item.name);
  throw std::invalid_argument("no item of the score sheet is called " + printable(*what, 60) +
                              did_you_mean(std::string(*what), names));
}

/// What the cards count by the score sheet's `each` items.
int worth(Self self, std::span<const Card> cards) {
  std::int64_t sum = 0;
  for (const ScoringItem& item : self->rules->data().scoring)
    if (item.by == ScoringItem::By::Each)
      for (Card card : cards)
        if (item.faces.has(card)) sum += item.points;
  return bounded_points(sum);
}

/// What the card counts when it is played, or where it lies on the table.
std::vector<int> values(Self self, Card card, std::string_view where) {
  if (where != "hand" && where != "table")
    throw std::invalid_argument("a card counts in the \"hand\" or on the \"table\", not in " +
                                printable(where, 60));
  const CaptureRules& rules = self->rules->data().capture;
  const Values& counted = (where == "hand" ? rules.hand_values : rules.table_values)[card.face()];
  return {counted.begin(), counted.end()};
}

// Seats.

int next(Self self, SeatNumber of) { return self->state->next_seat(of.seat); }
int previous(Self self, SeatNumber of) {
  Seat seat = of.seat;
  for (Seat next_one = self->state->next_seat(seat); next_one != of.seat;
       next_one = self->state->next_seat(seat)) {
    seat = next_one;
    if (self->state->next_seat(seat) == seat) break;  // no other seat is in
  }
  return seat;
}

enum class Who : std::uint8_t { Side, Partners, Opponents };

/// The seats of the side of `seat`, with or without `seat`, or all the others.
template <Who who>
int seats_of(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const Seat of = Argument<SeatNumber>::read(state, 2).seat;
  return push_answer(state, [&] {
    std::vector<Seat> seats = self->state->seats_in();
    std::erase_if(seats, [&](Seat seat) {
      const bool is_partner = self->rules->data().are_one_side(of, seat);
      return is_partner == (who == Who::Opponents) || (who == Who::Partners && seat == of);
    });
    return seats;
  });
}

// Search.

/// What `card` can capture from `lying`, the sorted table of `position`, duties aside, as far as
/// the viewer may know.
CardCaptures captures_of(Card card, std::span<const Card> lying, const HookCall& call,
                         const State& position) {
  std::optional<Seat> viewer = call.viewer;
  if (!viewer && !call.is_public) viewer = call.state->turn;
  CardCaptures captures =
      captures_of(card, lying, position, viewer, *call.rules,
                  call.decides_captures ? Functions::NotAsked : Functions::Asked);
  if (position.builds.empty()) return captures;
  return captures.with_piles(
      builds_taken_by(card, position, call.rules->data().capture, static_cast<int>(lying.size())),
      static_cast<int>(position.builds.size()));
}

/// The index of the card in the hand of the prepared turn, if there is one and all cards want the
/// same captures: then the turn knows what each of them can do.
std::optional<std::size_t> place_in_turn(const HookCall& call, Card card) {
  if (call.turn == nullptr || !call.rules->treats_cards_alike()) return std::nullopt;
  const auto hand = call.turn->hand();
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (hand[i] == card) return i;
  return std::nullopt;
}

/// The prepared turn, if it plays from the viewer's hand; else null.
const TurnContext* turn_of_hand(const HookCall& call) {
  if (call.turn == nullptr || !call.viewer || !call.rules->treats_cards_alike()) return nullptr;
  return call.turn->source() == Place::hand(*call.viewer) ? call.turn : nullptr;
}

/// Whether `card`, or without one some card in the viewer's hand, can do something. The prepared
/// turn answers for its hand and each card in it; for other cards the captures do.
bool can(Self self, std::optional<Card> card, bool (TurnContext::*hand_can)() const,
         bool (TurnContext::*card_can)(std::size_t) const, bool (CardCaptures::*can)() const) {
  if (const TurnContext* turn = card ? nullptr : turn_of_hand(*self.context))
    return (turn->*hand_can)();
  const auto played_can = [&](Card played) {
    if (const auto place = place_in_turn(*self.context, played))
      return (self->turn->*card_can)(*place);
    const Cards lying = sorted(self->state->table());
    return (captures_of(played, lying, *self.context, *self->state).*can)();
  };
  if (card) return played_can(*card);
  if (!self->viewer) throw std::invalid_argument("say which card: game:can_capture(card)");
  const auto cards = self->view().cards(Place::hand(*self->viewer));
  return std::any_of(cards.begin(), cards.end(), played_can);
}

bool can_capture(Self self, std::optional<Card> card) {
  return can(self, card, &TurnContext::can_hand_capture, &TurnContext::can_capture_at,
             &CardCaptures::can_capture);
}

bool can_sweep(Self self, std::optional<Card> card) {
  return can(self, card, &TurnContext::can_hand_sweep, &TurnContext::can_sweep_at,
             &CardCaptures::can_sweep);
}

/// The cards of the deck, wherever they lie unseen, with which the table could be swept now,
/// sorted: that does not show where they are.
Cards sweepers(Self self) {
  const State& position = *self->state;
  const View view = self->view();
  const Cards lying = sorted(position.table());
  Cards seen = lying;
  for (std::size_t i = 0; i < position.builds.size(); ++i)
    seen.insert(seen.end(), position.build(i).begin(), position.build(i).end());
  const auto look_at = [&](Place place) {
    const auto there = view.is_readable(place) ? view.cards(place) : std::span<const Card>();
    seen.insert(seen.end(), there.begin(), there.end());
  };
  for (const Seat seat : seats(position)) {
    look_at(Place::hand(seat));
    look_at(Place::pile(seat));
  }
  for (Place place : own_places(self->rules->data(), position.players())) look_at(place);
  std::sort(seen.begin(), seen.end());
  Cards unseen = full_deck(self->rules->data().deck);
  std::erase_if(unseen, [&](Card card) {
    return std::binary_search(seen.begin(), seen.end(), card) ||
           !captures_of(card, lying, *self.context, position).can_sweep();
  });
  return unseen;
}

/// A question to the capture search about a card, a hand, or every card of the deck, charged for by
/// the size of the table. On a small table, one card costs no more than the call.
template <auto question, bool of_the_deck = false>
int searching(lua_State* state) {
  const HookCall& call = current_call(state);
  const std::size_t table = call.state->table().size();
  if (of_the_deck || table > max_small_table)
    charge(state, table * (of_the_deck ? full_deck(call.rules->data().deck).size() : 1));
  return binding<question>(state);
}

constexpr std::size_t most_sets = 4096;

/// The position if only `cards` lay on the table, and the others were back in the hand of `seat`.
State with_table(State position, const Cards& cards, Seat seat) {
  position.builds.clear();
  const auto is_among = [](std::span<const Card> some, Card card) {
    return std::find(some.begin(), some.end(), card) != some.end();
  };
  for (Card card : Cards(position.table().begin(), position.table().end()))
    if (!is_among(cards, card)) position.move_card(card, Place::table(), Place::hand(seat));
  const auto fetch = [&](Place place) {
    for (Card card : Cards(position.cards(place).begin(), position.cards(place).end()))
      if (is_among(cards, card)) position.move_card(card, place, Place::table());
  };
  fetch(Place::stock());
  for (const Seat owner : seats(position)) {
    fetch(Place::hand(owner));
    fetch(Place::pile(owner));
  }
  return position;
}

/// The sets of `lying` that the card can take; without `lying`, of the table.
std::vector<Cards> sets_taken(const HookCall& call, Card card,
                              std::optional<std::span<const Card>> lying) {
  Cards table = sorted(lying.value_or(call.state->table()));
  std::optional<State> supposed;
  if (lying && (!call.state->builds.empty() ||
                (!call.decides_captures && !call.rules->are_captures_plain()))) {
    supposed = with_table(*call.state, table, call.viewer.value_or(call.state->turn));
    table = sorted(supposed->table());
  }
  const CardCaptures captures = captures_of(card, table, call, supposed ? *supposed : *call.state);
  std::vector<Cards> sets;
  captures.each(Leave::Anything, [&](const ItemSet& items) {
    Cards& taken = sets.emplace_back();
    items.each([&](int item) {
      const auto at = static_cast<std::size_t>(item);
      if (at < table.size()) return taken.push_back(table[at]);
      const std::span<const Card> build = call.state->build(at - table.size());
      taken.insert(taken.end(), build.begin(), build.end());
    });
    return sets.size() < most_sets;
  });
  return sets;
}

/// Visits the sets of `cards` that add up to a value, in dictionary order.
class SumWalk {
 public:
  SumWalk(const ValueTable& values, const Cards& cards) : values_(values), cards_(cards) {}

  void to(int left, std::size_t from = 0) {
    for (std::size_t i = from; i < cards_.size() && steps_ < most_steps; ++i) {
      set_.push_back(cards_[i]);
      for (Value value : values_[cards_[i].face()]) {
        ++steps_;
        if (value < left)
          to(left - value, i + 1);
        else if (value == left && sets_.size() < most_sets && seen_.insert(set_).second)
          sets_.push_back(set_);
      }
      set_.pop_back();
    }
  }
  std::size_t steps() const { return steps_; }
  const std::vector<Cards>& sets() const { return sets_; }

 private:
  static constexpr std::size_t most_steps = 200'000;
  const ValueTable& values_;
  const Cards& cards_;
  Cards set_;
  std::vector<Cards> sets_;
  std::set<Cards> seen_;  ///< so that each set is visited once, however its cards are counted
  std::size_t steps_ = 0;
};

/// Every union of some of these sets that share no card, each once and at most most_sets.
class Unions {
 public:
  explicit Unions(const std::vector<Cards>& groups) : groups_(groups) { add({}, 0); }
  std::vector<Cards> take() const { return {unions_.begin(), unions_.end()}; }
  std::size_t steps() const { return steps_; }

 private:
  void add(const Cards& with, std::size_t from) {
    for (std::size_t i = from; i < groups_.size() && unions_.size() < most_sets; ++i) {
      ++steps_;
      Cards more;
      std::ranges::set_union(with, groups_[i], std::back_inserter(more));
      if (more.size() != with.size() + groups_[i].size()) continue;
      if (unions_.insert(more).second) add(more, i + 1);
    }
  }

  const std::vector<Cards>& groups_;
  std::set<Cards> unions_{};
  std::size_t steps_ = 0;
};

/// captures(card or value[, cards]): the sets that the card can take, at most 4096, duties aside;
/// or those that split into groups which add up to the value.
int captures_on_table(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const bool is_value = lua_isinteger(state, 2) != 0;
  const int value = is_value ? Argument<int>::read(state, 2) : 0;
  const auto card = is_value ? std::nullopt : std::optional(Argument<Card>::read(state, 2));
  const auto lying = Argument<std::optional<std::span<const Card>>>::read(state, 3);
  charge(state, 100);
  std::size_t steps = 0;
  const int pushed = push_answer(state, [&] {
    if (card) return sets_taken(*self.context, *card, lying);
    const Cards cards = sorted(lying.value_or(self->state->table()));
    SumWalk walk(self->rules->data().capture.table_values, cards);
    walk.to(value);
    const Unions unions(walk.sets());
    steps = walk.steps() + unions.steps();
    return unions.take();
  });
  charge(state, steps);
  return pushed;
}

/// groups(value[, cards]): the sets of table cards that add up to the value, at most 4096.
int groups_on_table(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const int value = Argument<int>::read(state, 2);
  const auto lying = Argument<std::optional<std::span<const Card>>>::read(state, 3);
  std::size_t steps = 0;
  const int pushed = push_answer(state, [&] {
    const Cards cards = sorted(lying.value_or(self->state->table()));
    SumWalk walk(self->rules->data().capture.table_values, cards);
    walk.to(value);
    steps = walk.steps();
    return walk.sets();
  });
  charge(state, steps);
  return pushed;
}

constexpr MemberRow view_questions_rows[] = {
    {"score", binding<&score>, "seat -> integer",
     "the match score of a seat's side, without this deal until it is counted",
     "game:score(seat) > 16"},
    {"best_score", binding<&best_score>, "-> integer", "the highest match score",
     "view:best_score() >= 10"},
    {"points", binding<&points>,
     R"(seat, what?: string|"each"|"most"|"sweep"|"last_capture"|"count"-> integer)",
     "this deal's points so far, awards included; or those of one item or one kind of items",
     R"(game:points(seat, "cards")`, `view:points(seat, "each"))"},
    {"worth", binding<&worth>, "cards -> integer",
     "what cards score by themselves, by the `each` items", R"(game:worth({ "d10" }) ~= 0)"},
    {"values", binding<&values>, R"(card, where: "hand"|"table" -> integer[])",
     "what the card counts when it is played, or on the table: none, one or several values",
     R"(view:values(move.card, "hand")[1])"},
    {"next", binding<&next>, "seat -> kasino.Seat", "the seat after this one, of those still in",
     "game:next(move.seat)"},
    {"previous", binding<&previous>, "seat -> kasino.Seat",
     "the seat before this one, of those still in", "game:previous(move.seat)"},
    {"side", binding<&seats_of<Who::Side>>, "seat -> kasino.Seat[]",
     "the seats that score together with this one, itself too", "ipairs(game:side(seat))"},
    {"partners", binding<&seats_of<Who::Partners>>, "seat -> kasino.Seat[]",
     "the other seats of its side", "#view:partners(view.seat)"},
    {"opponents", binding<&seats_of<Who::Opponents>>, "seat -> kasino.Seat[]",
     "the seats of other sides", R"(game:end_match(game:opponents(move.seat), "X-1"))"},
    {"sweepers", &searching<&sweepers, true>, "-> kasino.Cards",
     "the cards out of sight that would now sweep the table", "#view:sweepers() > 0"},
    {"can_capture", &searching<&can_capture>, "card? -> boolean",
     "whether the card can capture, duties aside; without one, whether any of your hand can",
     "view:can_capture(move.card)"},
    {"can_sweep", &searching<&can_sweep>, "card? -> boolean",
     "whether the card can clear the table; without one, whether any of your hand can",
     "view:can_sweep() and not move.sweeps"},
    {"captures", &captures_on_table, "card: kasino.Card|integer, cards? -> kasino.Cards[]",
     "every set that the card can take, at most 4096, duties aside; or every set of groups that "
     "add "
     "up to the value. `cards`: instead of the table, as if just they lay there",
     R"(#view:captures("s7") > 0`, `view:captures(15))"},
    {"groups", &groups_on_table, "value, cards? -> kasino.Cards[]",
     "every set of cards that adds up to the value, at most 4096. `cards`: instead of the table",
     "view:groups(15)"},
};

}  // namespace

const Members view_questions = view_questions_rows;

}  // namespace kasino
