// The call of a script function that is being made, and how the view, move and game objects read
// it. A call knows the position it is asked about, who sees it, and, for acts, the means to change
// it. Private to scripting.
#pragma once

#include <cstdint>

#include <lua.hpp>

#include "engine/model/money.hpp"
#include "engine/model/place.hpp"
#include "engine/model/rules.hpp"
#include "engine/play/effects.hpp"
#include "scripting/hooks/hook_observer.hpp"
#include "scripting/hooks/members.hpp"
#include "scripting/sandbox/bind.hpp"

namespace kasino {

struct Fact;

/// Makes the types `view`, `move`, `game` and `choice` known to a state. [-0, +0, m]
void install_objects(lua_State* state);

/// The call being made. Raises if there is none. [-0, +0, v]
const HookCall& current_call(lua_State* state);

/// Push the objects with which a function sees the position of its call, sees its move, and acts on
/// the position. They exist since install_objects(). [-0, +1, -]
void push_view(lua_State* state);
void push_move(lua_State* state);
void push_game(lua_State* state);

/// Pushes a list of `count` choices, with the number `list`. Each choice is read like a move,
/// during calls with that list. [-0, +1, v]
void push_choices(lua_State* state, std::uint64_t list, std::size_t count);

/// A choice as scripts hold it.
struct ChoiceObject {
  std::uint64_t list;
  std::size_t number;  ///< from 0
};
/// The choice at `index`; null if there is none. Raises nothing. [-0, +0, -]
const ChoiceObject* choice_at(lua_State* state, int index);

/// The object that a method was called on; it stands for the call being made.
struct Self {
  const HookCall* context;
  const HookCall* operator->() const { return context; }
};

/// Reads argument 1, which must be a view or game; the error otherwise advises to write a colon.
template <>
struct Argument<Self> {
  static Self read(lua_State* state, int index);
};

/// A seat of this game; raises for any other number.
struct SeatNumber {
  Seat seat;
};
template <>
struct Argument<SeatNumber> {
  static SeatNumber read(lua_State* state, int index);
};

/// A field of an object, which plain C++ reads from the call being made. `Read` may throw.
template <auto Read>
int field(lua_State* state) {
  const HookCall& call = current_call(state);
  return push_answer(state, [&] { return Read(call); });
}

/// Pushes what a fact says, as the call being made sees it. [-0, +1, v]
int push_fact(lua_State* state, const Fact& fact);

/// object.NAME for the call being made, if NAME is no method. Upvalues: 1 the methods by name, 2
/// the getters by name, 3 the object's name in messages. [-0, +1, v]
int index_fields(lua_State* state);
/// Pushes `index` as a function with upvalues for index_fields(): no methods, these fields.
/// [-0, +1, m]
void push_fields(lua_State* state, const char* shown, Members fields, lua_CFunction index);
/// Pushes the `__newindex` function of such an object. [-0, +1, m]
void push_refusal_to_write(lua_State* state, const char* shown);
/// Makes the type `choice` known to a state. [-0, +0, m]
void install_choice_object(lua_State* state);

/// A value of a variable, as a script names it.
struct VariableAt {
  std::size_t variable = 0;  ///< index into RuleData::variables
  Seat seat = 1;             ///< whose value, if each seat has one
  int slot = 1;
  int next = 0;  ///< index of the argument after those read
};

/// Reads a variable's name at `index`, and the seat and slot behind it if the variable has them.
/// Raises with a suggestion. [-0, +0, v]
VariableAt check_variable(lua_State* state, int index, const RuleData& rules);

/// The index into RuleData::zones of the variant's zone of that name. Raises with a suggestion.
/// [-0, +0, v]
int check_own_zone(lua_State* state, std::string_view name);

/// Reads slots of a pot from the arguments `first` on: its name; its seat, if each seat has one and
/// `names_seat`; then the slot, or the place that the slot lies beside. Arguments that are left out
/// at the end mean all slots. Raises. [-0, +0, v]
PotPart read_pot(lua_State* state, int first, bool names_seat);

/// The same for one slot: its index in State::pots.
std::size_t check_pot(lua_State* state, int first);

/// A place for money: "bank", a seat for its purse, the name of a pot, {pot, seat} if each seat has
/// one, {pot, seat, slot} or {pot, slot} if it has slots; beside a zone {pot, seat, seat, slot},
/// where the second seat and the slot are those of the zone.
template <>
struct Argument<MoneyPlace> {
  static MoneyPlace read(lua_State* state, int index);
};

/// A place: "table", "stock", the name of a zone; {"hand", seat}, {"pile", seat}, {zone, seat} if
/// each seat has one, {zone, seat, slot} or {zone, slot} if it has slots.
template <>
struct Argument<Place> {
  static Place read(lua_State* state, int index);
};

/// Reads the stock, or a slot of a variant's zone, from the arguments `first` on: its name, then
/// seat and slot if it has them. Raises. [-0, +0, v]
Place check_own_place(lua_State* state, int first);

}  // namespace kasino
