#include <algorithm>
#include <array>
#include <span>

#include "engine/model/setup.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/hooks/answers.hpp"
#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/objects.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

Effects& acts_of(Self self) {
  if (self->effects == nullptr) throw ActError("only on_ functions may act; this one answers");
  return *self->effects;
}

void check_clause(Self self, std::string_view clause) {
  const RuleData& rules = self->rules->data();
  if (rules.find_clause(std::string(clause)) != nullptr) return;
  throw ActError("no clause " + printable(clause, 60) + " is in force" +
                 did_you_mean(clause, texts_of(rules.clauses, &Clause::id)));
}

void give(Self self, std::span<const Card> cards, Place from, Place to) {
  acts_of(self).give(cards, from, to);
}

void take(Self self, SeatNumber seat, std::span<const Card> cards, Place from) {
  acts_of(self).take(seat.seat, cards, from);
}

void build(Self self, SeatNumber seat, int value, std::span<const Card> cards, Place from) {
  acts_of(self).build(seat.seat, value, cards, from);
}

void bury(Self self, std::span<const Card> cards, Place from) { acts_of(self).bury(cards, from); }

void redeal(Self self, std::string_view clause) {
  check_clause(self, clause);
  acts_of(self).redeal(std::string(clause));
}

int stage_named(Self self, std::string_view name) {
  const std::vector<StageRule>& stages = self->rules->data().stages;
  const auto found = std::ranges::find(stages, name, &StageRule::name);
  if (found != stages.end()) return static_cast<int>(found - stages.begin());
  throw ActError("unknown stage " + printable(name, 60) +
                 did_you_mean(name, texts_of(stages, &StageRule::name)) +
                 "; stages are declared under stages");
}

void ask(Self self, SeatNumber seat, std::string_view stage) {
  acts_of(self).ask(seat.seat, stage_named(self, stage));
}

void close(Self self, std::string_view stage) { acts_of(self).close(stage_named(self, stage)); }

void cancel(Self self, std::optional<std::string_view> after) {
  if (after && *after != "ends")
    throw std::invalid_argument(
        "game:cancel() lets the seat play again; game:cancel(\"ends\") "
        "ends its turn");
  acts_of(self).cancel(after ? AfterCancel::TurnEnds : AfterCancel::Again);
}

void award(Self self, SeatNumber seat, int points, std::string_view clause) {
  check_clause(self, clause);
  if (points < -10'000 || points > 10'000) throw ActError("points are -10000 to 10000");
  acts_of(self).award(seat.seat, points, std::string(clause));
}

/// Raises if the clause at `index` is not a string.
void check_is_clause(lua_State* state, int index) {
  if (!lua_isnoneornil(state, index) && lua_type(state, index) != LUA_TSTRING)
    raise_expected(state, index, "the clause by which it is paid, as \"X-1\"");
}

/// pay(from, to[, amount][, clause])
int pay(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  check_argument_count(state, 5);
  const auto from = Argument<MoneyPlace>::read(state, 2);
  const auto to = Argument<MoneyPlace>::read(state, 3);
  const bool is_all = lua_isinteger(state, 4) == 0;
  if (is_all && lua_type(state, 4) == LUA_TNUMBER)
    raise_format(state, "an amount is a whole number, not %s: divide with //",
                 lua_tostring(state, 4));
  const int at_clause = is_all && !lua_isnil(state, 4) ? 4 : 5;
  if (at_clause == 4 && !lua_isnoneornil(state, 5))
    raise_format(state, "an amount is a whole number, found %s", kind_at(state, 4).words());
  check_is_clause(state, at_clause);
  if (!is_all && (lua_tointeger(state, 4) > most_points || lua_tointeger(state, 4) < 0))
    raise_format(state, "what is paid is 0 to %d, not %s", most_points, lua_tostring(state, 4));
  const std::optional<int> amount =
      is_all ? std::nullopt : std::optional(Argument<int>::read(state, 4));
  const auto clause = Argument<std::optional<std::string_view>>::read(state, at_clause);
  check_argument_count(state, at_clause);
  guarded(state, [&] {
    const RuleData& rules = self->rules->data();
    if (!rules.purse) throw ActError("there is no money here: add purse = { ... }");
    const int players = self->state->players();
    if (clause)
      check_clause(self, *clause);
    else if (owner_of(from, rules, players) != owner_of(to, rules, players))
      throw ActError("name the clause by which it is paid: from then on it belongs to another");
    acts_of(self).pay(from, to, amount, std::string(clause.value_or("")));
  });
  return 0;
}

/// "3:2" as odds; "back" as odds that win nothing; nothing for "lost".
std::optional<Odds> check_odds(std::string_view text) {
  constexpr int most = 10'000;
  if (text == "lost") return std::nullopt;
  if (text == "back") return Odds{};
  const std::size_t colon = std::min(text.find(':'), text.size());
  const auto won = whole_number<int>(text.substr(0, colon), 1, most);
  const auto staked =
      colon < text.size() ? whole_number<int>(text.substr(colon + 1), 1, most) : std::nullopt;
  if (!won || !staked)
    throw ActError("stakes are settled at odds such as \"3:2\", of numbers from 1 to " +
                   std::to_string(most) + ", \"lost\" or \"back\", not " + printable(text, 60));
  return Odds{*won, *staked};
}

/// settle(pot, odds[, clause])
int settle(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  check_argument_count(state, 4);
  lua_settop(state, 4);
  const int kind = lua_type(state, 2);
  if (kind != LUA_TTABLE && kind != LUA_TSTRING)
    raise_expected(state, 2, "stakes (\"bet\", {\"bet\", 1})");
  if (lua_type(state, 3) != LUA_TSTRING)
    raise_expected(state, 3, "odds such as \"3:2\", \"lost\" or \"back\"");
  const std::string_view how = text_at(state, 3);
  check_is_clause(state, 4);
  const auto clause = Argument<std::optional<std::string_view>>::read(state, 4);
  if (kind == LUA_TSTRING) lua_pushvalue(state, 2);
  for (int i = 1; kind == LUA_TTABLE && i <= 4; ++i) lua_rawgeti(state, 2, i);
  const PotPart stakes = read_pot(state, 5, false);
  guarded(state, [&] {
    const PotRule& pot = self->rules->data().pots[stakes.pot];
    if (!pot.per_seat) throw ActError(pot.name + " is a pot of the game: pay it to somebody");
    const std::optional<Odds> odds = check_odds(how);
    if (clause)
      check_clause(self, *clause);
    else if (how != "back")
      throw ActError("name the clause by which it is won or lost");
    acts_of(self).settle(stakes, odds, std::string(clause.value_or("")));
  });
  return 0;
}

void sweep(Self self, SeatNumber seat, int count, std::string_view clause) {
  check_clause(self, clause);
  if (count < -100 || count > 100) throw ActError("sweeps are -100 to 100");
  acts_of(self).sweep(seat.seat, count, std::string(clause));
}

void end_deal(Self self) { acts_of(self).end_deal(); }

/// draw(n, to): the cards drawn.
int draw(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  check_argument_count(state, 3);
  const int count = Argument<int>::read(state, 2);
  const Place to = Argument<Place>::read(state, 3);
  const std::size_t before = self->state->cards(to).size();
  guarded(state, [&] { acts_of(self).draw(count, to); });
  push_cards(state, self->state->cards(to).subspan(before));
  return 1;
}

/// The value at `index` as State stores it for the variable; raises if it does not fit.
int check_value(lua_State* state, int index, const VariableRule& rule) {
  switch (rule.type) {
    case VariableRule::Type::Flag:
      if (lua_type(state, index) == LUA_TBOOLEAN) return lua_toboolean(state, index);
      raise_format(state, "%s is true or false, not %s", rule.name.c_str(),
                   kind_at(state, index).words());
    case VariableRule::Type::Number: return Argument<int>::read(state, index);
    case VariableRule::Type::SeatNumber:
      if (is_false(state, index)) return 0;
      return Argument<SeatNumber>::read(state, index).seat;
    case VariableRule::Type::OneCard:
      if (is_false(state, index)) return 0;
      return Argument<Card>::read(state, index).number() + 1;
    case VariableRule::Type::Word: {
      const char* word = lua_type(state, index) == LUA_TSTRING ? lua_tostring(state, index) : "";
      for (std::size_t i = 0; i < rule.words.size(); ++i)
        if (rule.words[i] == word) return static_cast<int>(i);
      raise_format(state, "%s is none of the words that %s may hold", word, rule.name.c_str());
    }
  }
  return 0;
}

/// Whether the table at `index` is a list: its keys are 1, 2 and so on. [-0, +0, -]
bool is_list(lua_State* state, int index) {
  lua_Unsigned keys = 0;
  for (lua_pushnil(state); lua_next(state, index) != 0; lua_pop(state, 1)) ++keys;
  return keys == lua_rawlen(state, index);
}

/// The values of the list or the cards at `index`, which is replaced on the stack by a block with
/// them. Raises if one does not fit. [-0, +0, v]
std::span<const int> check_values(lua_State* state, int index, const VariableRule& rule) {
  constexpr std::size_t most_values = 512;
  if (lua_type(state, index) == LUA_TUSERDATA) {
    const auto cards = Argument<std::span<const Card>>::read(state, index);
    lua_createtable(state, static_cast<int>(cards.size()), 0);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      push_card(state, cards[i]);
      lua_rawseti(state, -2, static_cast<lua_Integer>(i + 1));
    }
    lua_replace(state, index);
  }
  if (lua_type(state, index) != LUA_TTABLE || !is_list(state, index))
    raise_format(state, "%s is a set: give it a list of values, or what :with answers, not %s",
                 rule.name.c_str(), kind_at(state, index).words());
  const std::size_t count = lua_rawlen(state, index);
  if (count > most_values) raise_format(state, "%s: a set of too many values", rule.name.c_str());
  auto* values = static_cast<int*>(lua_newuserdatauv(state, (count + 1) * sizeof(int), 0));
  for (std::size_t i = 0; i < count; ++i) {
    lua_rawgeti(state, index, static_cast<lua_Integer>(i + 1));
    values[i] = check_value(state, lua_gettop(state), rule);
    lua_pop(state, 1);
  }
  lua_replace(state, index);
  return {values, count};
}

/// set(name[, seat[, slot]], value)
int set(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  const VariableAt at = check_variable(state, 2, self->rules->data());
  const VariableRule& rule = self->rules->data().variables[at.variable];
  check_argument_count(state, at.next);
  if (rule.is_set) {
    const std::span<const int> values = check_values(state, at.next, rule);
    guarded(state, [&] {
      acts_of(self).set(at.variable, at.seat, at.slot, {values.begin(), values.end()});
    });
    return 0;
  }
  const int value = check_value(state, at.next, rule);
  guarded(state, [&] { acts_of(self).set(at.variable, at.seat, at.slot, value); });
  return 0;
}

/// Throws unless every {name} in `text` is one of the event's fields.
void check_fields_in(const std::string& text, const Event& event) {
  std::size_t open = 0;
  while ((open = text.find('{', open)) != std::string::npos) {
    const std::size_t close = std::min(text.find('}', open), text.size());
    const auto name = std::string_view(text).substr(open + 1, close - open - 1);
    open = close;
    if (std::ranges::find(event.fields, name, &Field::name) != event.fields.end()) continue;
    throw ActError("the text of " + event.type + " has {" + printable(name, 60) +
                   "}, which is no field of it" +
                   did_you_mean(name, texts_of(event.fields, &Field::name)));
  }
}

const EventText& text_of(Self self, std::string_view type) {
  if (is_common_event(type))
    throw ActError(std::string(type) + " is told in every game: call the event something else");
  const auto& texts = self->rules->data().events;
  const auto found = std::ranges::find(texts, type, &EventText::type);
  if (found == texts.end())
    throw ActError("the event " + printable(type, 60) + " has no text; add it under events");
  return *found;
}

/// event(type, fields): only made if somebody listens.
int event(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  check_argument_count(state, 3);
  const std::string_view type = Argument<std::string_view>::read(state, 2);
  constexpr std::size_t steps_of_event = 5'000;  // since events are kept, shown and saved
  charge(state, steps_of_event);
  guarded(state, [&] {
    const Text& text = text_of(self, type).text;
    if (!acts_of(self).logs()) return;
    Event event{std::string(type), read_fields(state, 3)};
    check_fields_in(text.en, event);
    check_fields_in(text.sv, event);
    acts_of(self).tell(std::move(event));
  });
  return 0;
}

/// end_match(seats, clause)
int end_match(lua_State* state) {
  const Self self = Argument<Self>::read(state, 1);
  check_argument_count(state, 3);
  luaL_checktype(state, 2, LUA_TTABLE);
  const std::string_view clause = Argument<std::string_view>::read(state, 3);
  std::array<Seat, max_seats> seats{};
  std::size_t count = 0;
  for (; count < seats.size() &&
         lua_rawgeti(state, 2, static_cast<lua_Integer>(count + 1)) != LUA_TNIL;
       ++count)
    seats[count] = Argument<SeatNumber>::read(state, lua_gettop(state)).seat;
  guarded(state, [&] {
    check_clause(self, clause);
    acts_of(self).end_match({seats.begin(), seats.begin() + count});
  });
  return 0;
}

constexpr MemberRow game_methods_rows[] = {
    {"give", binding<&give>, "cards, from, to", "moves cards",
     R"(game:give({ "s2" }, "table", { "pile", 1 }))"},
    {"take", binding<&take>, "seat, cards, from",
     "moves cards to a seat's pile, and the seat has captured last",
     R"(game:take(game.dealer, game.table, "table"))"},
    {"build", binding<&build>, "seat, value, cards, from",
     "lays cards together as a build of a seat, or adds them to the build of that value where such "
     "join",
     R"(game:build(game.dealer, 8, { "h6", "c2" }, "table"))"},
    {"bury", binding<&bury>, "cards, from", "shuffles cards back into the stock",
     R"(game:bury(game.table:of("J"), "table"))"},
    {"redeal", binding<&redeal>, "clause",
     "gathers all cards and deals again; before anybody has played a card",
     R"(game:redeal("WHD-2"))"},
    {"ask", binding<&ask>, R"(seat, stage: string|"play")",
     "asks a seat to play a card, or to choose at a stage, ahead of the turn",
     R"(game:ask(game:next(move.seat), "play"))"},
    {"close", binding<&close>, "stage", "nobody else is asked at this stage any more",
     R"(game:close("double"))"},
    {"cancel", binding<&cancel>, R"(after?: "ends")",
     "the move that waits is not made: nobody else is asked about it, and its seat is to act "
     "again, "
     "or its turn is over. At most 20 in a row",
     R"(game:cancel()`, `game:cancel("ends"))"},
    {"draw", binding<&draw>, "count, to -> kasino.Cards",
     "moves cards from the stock, fewer if it runs out; answers them", R"(game:draw(1, "table"))"},
    {"award", binding<&award>, "seat, points, clause", "gives a seat points, or takes them",
     R"(game:award(move.seat, 2, "X-1"))"},
    {"pay", binding<&pay>,
     "from: kasino.MoneyPlace, to: kasino.MoneyPlace, amount?: integer, clause? or fun(self: "
     "kasino.Game, from: kasino.MoneyPlace, to: kasino.MoneyPlace, clause: string)",
     "moves money: all there is, or an amount. The clause says why it comes to belong to another",
     R"(game:pay("bank", seat, 150, "X-1")`, `game:pay({ "bet", seat }, seat))"},
    {"settle", binding<&settle>, "stakes: string|table, odds: string, clause?",
     R"(settles the stakes of all seats: "3:2" pays that and gives them back, "lost" gives them to the bank, "back" back. `stakes`: a pot, or one with its slot, or the place that it lies beside)",
     R"(game:settle({ "bet", seat }, "1:1", "X-1")`, `game:settle("bet", "back"))"},
    {"sweep", binding<&sweep>, "seat, count, clause",
     "counts so many sweeps more, unless void_sweeps voids them, or fewer; never below none. When "
     "the function is done, on_sweep follows on those that count, with a move whose is false",
     R"(card`, `game:sweep(seat, -1, "CAN-1"))"},
    {"set", binding<&set>,
     "name, value: any or fun(self: kasino.Game, name: string, seat: kasino.Seat, value: any) or "
     "fun(self: kasino.Game, name: string, seat: kasino.Seat, slot: integer, value: any)",
     "sets a variable; of many, to a set, cards, or a list",
     R"(game:set("offender", false)`, `game:set("shown", { "s2", "h3" }))"},
    {"event", binding<&event>, "type: string, fields?: kasino.Fields",
     "tells what happened, in the words under ", R"(events`, `game:event("caught", { seat = 2 }))"},
    {"end_deal", binding<&end_deal>, "",
     "ends the deal after this move; cards in hands and stock count for nobody", "game:end_deal()"},
    {"end_match", binding<&end_match>, "winners: kasino.Seat[], clause",
     "ends the match after this move; of a deal not yet counted only secure points count: no "
     "majority, no last capture. `winners`: several share the win",
     R"(game:end_match(game:side(move.seat), "ANN-1"))"},
};

}  // namespace

const Members game_methods = game_methods_rows;

}  // namespace kasino
