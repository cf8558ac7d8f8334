// Places as scripts write them: "table", {"hand", seat}, {"shop", seat, slot}. Private to
// scripting.
#pragma once

#include <lua.hpp>

#include "engine/model/place.hpp"
#include "scripting/sandbox/bind.hpp"

namespace kasino {

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
