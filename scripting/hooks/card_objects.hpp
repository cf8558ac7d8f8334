// Cards as scripts see them: a card is a string, a list of cards a read-only object.
// Private to scripting.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "engine/cards/card.hpp"
#include "engine/model/place.hpp"
#include "scripting/hooks/members.hpp"
#include "scripting/sandbox/bind.hpp"

namespace kasino {

/// Makes the type of lists of cards known to a state. [-0, +0, m]
void install_card_objects(lua_State* state);

/// Pushes a card as its canonical text. [-0, +1, -]
void push_card(lua_State* state, Card card);
/// Pushes a read-only list that holds a copy of `cards`. [-0, +1, m]
void push_cards(lua_State* state, std::span<const Card> cards);

/// Pushes a list that shows only its length: `count` cards that lie hidden in `place`. [-0, +1, m]
void push_hidden_cards(lua_State* state, Place place, std::size_t count);

/// The cards at `index`, in a Cards object or a Lua list of cards. Throws AnswerError for anything
/// else, and for hidden cards. Raises nothing. [-0, +0, -]
Cards cards_from(lua_State* state, int index);
/// The cards of the Cards object at `index`; none if there is no such object, or they are hidden.
/// Raises nothing. [-0, +0, -]
std::span<const Card> cards_at(lua_State* state, int index);

template <>
struct Argument<Card> {
  static Card read(lua_State* state, int index);
};
/// A Cards object, or a list of cards, which a Cards object that owns them replaces on the stack.
template <>
struct Argument<std::span<const Card>> {
  static std::span<const Card> read(lua_State* state, int index);
};
/// What a pattern stands for in functions: faces or, of a card with its pack, that card alone.
struct CardsMeant {
  FaceSet faces;
  std::optional<Card> only{};

  bool has(Card card) const { return only ? card == *only : faces.has(card); }
};
template <>
struct Argument<CardsMeant> {
  static CardsMeant read(lua_State* state, int index);
};
template <>
struct Answer<Card> {
  static int push(lua_State* state, const Card& card) { return push_card(state, card), 1; }
};
template <>
struct Answer<std::span<const Card>> {
  static int push(lua_State* state, const std::span<const Card>& cards) {
    return push_cards(state, cards), 1;
  }
};
template <>
struct Answer<Cards> : Answer<std::span<const Card>> {};

/// Makes the type of sets known to a state. [-0, +0, m]
void install_set_object(lua_State* state);

/// Pushes a set with room for `count` values, to be filled in from index 1. The script may keep it.
/// [-0, +1, m]
void push_empty_set(lua_State* state, std::size_t count);

}  // namespace kasino
