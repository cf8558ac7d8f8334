// The call of a script's function that is under way, and how the view, move and game objects read
// it. A call knows the position it is asked about, whose eyes it sees with, and, for acts, the
// means to change it. Private to scripting.
#pragma once

#include <cstdint>
#include <optional>

#include <lua.hpp>

#include "engine/model/money.hpp"
#include "engine/model/place.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/view.hpp"
#include "engine/play/effects.hpp"
#include "scripting/hooks/hook_observer.hpp"
#include "scripting/sandbox/bind.hpp"

namespace kasino {

class TurnContext;

/// One call, with what our own functions need to know of it. Outside of one there is none, and
/// every object kept from it is dead.
struct CallContext : HookCall {
  bool is_public = false;             ///< of no viewer: sees what everybody may know
  bool decides_captures = false;      ///< asking functions about captures again would never end
  const TurnContext* turn = nullptr;  ///< the prepared turn of `state`; null if there is none
  Effects* effects = nullptr;         ///< null for a function that only answers
  std::uint64_t list = 0;             ///< which list its `choices` are, of those in its sandbox
  CallContext* choice = nullptr;      ///< room for the call as one about a single choice

  /// Whether the call is about a move, an action or a sweep.
  bool has_move() const { return move != nullptr || action != nullptr || sweep != nullptr; }
  View view() const {
    if (is_public) return View::of_public(*state, rules->data());
    return viewer ? View(*state, rules->data(), *viewer) : View(*state, rules->data());
  }
};

/// Makes the types `view`, `move`, `game` and `choice` known. [-0, +0, m]
void install_objects(lua_State* state);

/// The call under way. Raises if there is none. [-0, +0, v]
const CallContext& current_call(lua_State* state);

/// Pushes the object through which the call sees its position, its move, and acts on it. Never
/// raise: they exist since install_objects. [-0, +1, -]
void push_view(lua_State* state);
void push_move(lua_State* state);
void push_game(lua_State* state);

/// Pushes a list of `count` choices, each of which is read as a move is, in the calls of that
/// `list`. [-0, +1, v]
void push_choices(lua_State* state, std::uint64_t list, std::size_t count);

/// A choice as scripts hold it.
struct ChoiceObject {
  std::uint64_t list;
  std::size_t number;  ///< from 0
};
/// The choice at `index`; null if there is none. Raises nothing. [-0, +0, -]
const ChoiceObject* choice_at(lua_State* state, int index);

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

/// A field of an object: what plain C++ answers from the call under way. It may throw.
template <auto Read>
int field(lua_State* state) {
  const CallContext& call = current_call(state);
  return push_answer(state, [&] { return Read(call); });
}

/// object.NAME of the call under way, NAME being no method. Upvalue 1: methods by name, 2: getters
/// by name, 3: what the object is called. [-0, +1, v]
int index_fields(lua_State* state);
/// Pushes `index` as a function with upvalues for index_fields(): no methods, these fields.
/// [-0, +1, m]
void push_fields(lua_State* state, const char* shown, const luaL_Reg* fields, lua_CFunction index);
/// Pushes what `__newindex` of such an object is. [-0, +1, m]
void push_refusal_to_write(lua_State* state, const char* shown);
/// Makes the type `choice` known. [-0, +0, m]
void install_choice_object(lua_State* state);

/// What can be read of a view or game: fields without, methods with a colon.
extern const luaL_Reg view_fields[];
extern const luaL_Reg view_methods[];
extern const luaL_Reg view_questions[];
extern const luaL_Reg move_fields[];
/// What only a game can do.
extern const luaL_Reg game_methods[];

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

/// The variant's own zone of that name: an index into RuleData::zones. Raises with a suggestion.
/// [-0, +0, v]
int check_own_zone(lua_State* state, std::string_view name);

/// Some slots of a pot, from arguments `first` on: its name, the seat whose it is, where each has
/// one and `names_seat`, then the slot, or the place that it lies beside. All of those left out
/// behind are meant. Raises. [-0, +0, v]
PotPart read_pot(lua_State* state, int first, bool names_seat);

/// The same where it is to be one slot: where it lies in State::pots.
std::size_t check_pot(lua_State* state, int first);

/// Where money is: "bank", a seat for its purse, the name of a pot, {pot, seat} where there is one
/// a seat, {pot, seat, slot} or {pot, slot} where it has slots; beside a zone {pot, seat, seat,
/// slot}, the latter two as the zone has them.
template <>
struct Argument<MoneyPlace> {
  static MoneyPlace read(lua_State* state, int index);
};

/// A place: "table", "stock", the name of a zone; {"hand", seat}, {"pile", seat}, {zone, seat}
/// where there is one a seat, {zone, seat, slot} or {zone, slot} where it has slots.
template <>
struct Argument<Place> {
  static Place read(lua_State* state, int index);
};

/// The stock, or a slot of a zone of the variant, from arguments `first` on: its name, then the
/// seat and the slot where it has them. Raises. [-0, +0, v]
Place check_own_place(lua_State* state, int first);

}  // namespace kasino
