// How the view, move and game objects are put together, and how they read places. Private to
// scripting.
#pragma once

#include "engine/legality/card_captures.hpp"
#include "engine/model/place.hpp"
#include "scripting/hooks/call_context.hpp"
#include "scripting/sandbox/bind.hpp"
#include "scripting/sandbox/raise.hpp"

namespace kasino {

/// The object that a method was called on: it stands for the call under way.
struct Self {
  const CallContext* context;
  const CallContext* operator->() const { return context; }
};

/// Reads argument 1, which must be a view or game; raises with the advice to write a colon.
template <>
struct Argument<Self> {
  static Self read(lua_State* state, int index);
};

/// A seat of the table; raises for any other number.
struct SeatNumber {
  Seat seat;
};
template <>
struct Argument<SeatNumber> {
  static SeatNumber read(lua_State* state, int index);
};
template <>
struct Argument<std::optional<SeatNumber>> {
  static std::optional<SeatNumber> read(lua_State* state, int index);
};

/// A seat, or false for none: how scripts see std::optional<Seat>.
struct SeatOrFalse {
  std::optional<Seat> seat;
};
template <>
struct Answer<SeatOrFalse> {
  static int push(lua_State* state, const SeatOrFalse& value);
};

/// Pushes a list of the seats still in the match for which `belongs(seat)`. [-0, +1, m]
template <typename Belongs>
int push_seats(lua_State* state, Belongs belongs) {
  const State& position = *current_call(state).state;
  lua_createtable(state, position.players(), 0);
  int count = 0;
  for (Seat seat = 1; seat <= position.players(); ++seat) {
    if (position.is_out(seat) || !belongs(seat)) continue;
    lua_pushinteger(state, seat);
    lua_rawseti(state, -2, ++count);
  }
  return 1;
}

/// What can be read of a view or game: fields without, methods with a colon.
extern const luaL_Reg view_fields[];
extern const luaL_Reg view_methods[];
extern const luaL_Reg view_questions[];
extern const luaL_Reg view_captures[];
extern const luaL_Reg move_fields[];
/// What only a game can do.
extern const luaL_Reg game_methods[];

/// What `card` can capture from `lying`, sorted cards that are the table of `position`; duties
/// aside, as far as whoever calls may know.
CardCaptures captures_of(Card card, std::span<const Card> lying, const CallContext& call,
                         const State& position);

/// A value of a variable, as a script names it.
struct VariableAt {
  std::size_t variable = 0;  ///< index into RuleData::variables
  Seat seat = 1;             ///< whose, where there is one a seat
  int slot = 1;
  int next = 0;  ///< index of the argument behind
};

/// Reads a variable's name at `index`, and its seat and slot behind where it has them; raises with
/// a suggestion. [-0, +0, v]
VariableAt check_variable(lua_State* state, int index, const RuleData& rules);

/// A place: "table", "stock", the name of a zone; {"hand", seat}, {"pile", seat}, {zone, seat}
/// where there is one a seat, {zone, seat, slot} or {zone, slot} where it has slots.
template <>
struct Argument<Place> {
  static Place read(lua_State* state, int index);
};

/// A slot of a zone of the variant, from arguments `first` on: its name, then the seat and the slot
/// where it has them. Raises. [-0, +0, v]
Place check_own_place(lua_State* state, int first);

}  // namespace kasino
