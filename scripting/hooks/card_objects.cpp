#include "scripting/hooks/card_objects.hpp"

#include <algorithm>
#include <cstring>
#include <new>

#include "engine/cards/card_text.hpp"
#include "engine/cards/pattern.hpp"
#include "engine/text/spelling.hpp"
#include "scripting/hooks/objects.hpp"
#include "scripting/sandbox/bind.hpp"

namespace kasino {

namespace {

constexpr const char* cards_type = "kasino.cards";

/// Lies in a userdata, the cards after it: none if they are hidden.
struct CardList {
  std::size_t size;
  bool is_hidden = false;
  Place place = Place::table();  ///< where hidden cards lie

  Card* cards() { return reinterpret_cast<Card*>(this + 1); }
  std::span<const Card> span() { return {cards(), is_hidden ? 0 : size}; }
};

/// Pushes a list with room for `size` cards, which the caller fills. [-0, +1, m]
CardList* push_list(lua_State* state, std::size_t size) {
  void* memory = lua_newuserdatauv(state, sizeof(CardList) + size * sizeof(Card), 0);
  auto* list = new (memory) CardList{size};
  luaL_setmetatable(state, cards_type);
  return list;
}

void say_hidden(const CallContext& call, Place place, Fault& fault) {
  fault.set("the cards of " + to_text(place, call.rules->data()) + " are hidden" +
            (call.viewer ? " from seat " + std::to_string(*call.viewer) : "") +
            "; only how many they are may be asked: #cards");
}

[[noreturn]] void raise_hidden(lua_State* state, Place place) {
  Fault fault;
  say_hidden(current_call(state), place, fault);
  raise(state, fault);
}

CardList& check_list(lua_State* state, int index) {
  void* list = luaL_testudata(state, index, cards_type);
  if (list == nullptr)
    raise_format(state, "expected cards, found %s (call it with a colon: cards:has(\"s2\"))",
                 kind_at(state, index).words());
  return *static_cast<CardList*>(list);
}

CardList& check_open_list(lua_State* state, int index) {
  CardList& list = check_list(state, index);
  if (list.is_hidden) raise_hidden(state, list.place);
  return list;
}

int cards_length(lua_State* state) {
  lua_pushinteger(state, static_cast<lua_Integer>(check_list(state, 1).size));
  return 1;
}

void tell_of_unknown(const char* name, Fault& fault) {
  const std::string advice = did_you_mean(name, {"has", "count", "of", "without", "sum", "list"});
  fault.set("cards have no " + printable(name, 60) +
            (advice.empty() ? "; they have # [i] has count of without sum list" : advice));
}

/// cards[i], or a method. Upvalue 1: the methods.
int cards_index(lua_State* state) {
  CardList& list = check_open_list(state, 1);
  if (lua_isinteger(state, 2) != 0) {
    const lua_Integer at = lua_tointeger(state, 2);
    if (at >= 1 && at <= static_cast<lua_Integer>(list.size))
      push_card(state, list.span()[static_cast<std::size_t>(at - 1)]);
    else
      lua_pushnil(state);
    return 1;
  }
  lua_pushvalue(state, 2);
  if (lua_rawget(state, lua_upvalueindex(1)) == LUA_TNIL) {
    Fault fault;
    tell_of_unknown(lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "such key", fault);
    raise(state, fault);
  }
  return 1;
}

bool has(std::span<const Card> cards, FaceSet faces) {
  return std::any_of(cards.begin(), cards.end(), [&](Card card) { return faces.has(card); });
}

int count(std::span<const Card> cards, FaceSet faces) {
  return static_cast<int>(
      std::count_if(cards.begin(), cards.end(), [&](Card card) { return faces.has(card); }));
}

/// Pushes the cards of the list at 1 that `keep` keeps. [-0, +1, m]
template <typename Keep>
int push_those(lua_State* state, Keep keep) {
  const std::span<const Card> cards = check_open_list(state, 1).span();
  const auto size = static_cast<std::size_t>(std::count_if(cards.begin(), cards.end(), keep));
  Card* out = push_list(state, size)->cards();
  std::copy_if(cards.begin(), cards.end(), out, keep);
  return 1;
}

int cards_of_pattern(lua_State* state) {
  check_argument_count(state, 2);
  const FaceSet faces = check_pattern(state, 2);
  return push_those(state, [&](Card card) { return faces.has(card); });
}

int cards_without(lua_State* state) {
  check_argument_count(state, 2);
  const Card left_out = Argument<Card>::read(state, 2);
  return push_those(state, [&](Card card) { return card != left_out; });
}

int cards_as_list(lua_State* state) {
  const std::span<const Card> cards = check_open_list(state, 1).span();
  lua_createtable(state, static_cast<int>(cards.size()), 0);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    push_card(state, cards[i]);
    lua_rawseti(state, -2, static_cast<lua_Integer>(i + 1));
  }
  return 1;
}

int lowest_sum(lua_State* state) {
  check_argument_count(state, 1);
  const std::span<const Card> cards = check_cards_argument(state, 1);
  const CallContext& context = current_call(state);
  int sum = 0;
  for (Card card : cards) {
    const Values& values = context.rules->data().capture.table_values[card.face()];
    if (!values.empty()) sum += values[0];
  }
  lua_pushinteger(state, sum);
  return 1;
}

constexpr luaL_Reg cards_methods[] = {{"has", binding<&has>},
                                      {"count", binding<&count>},
                                      {"of", binding<&cards_of_pattern>},
                                      {"without", binding<&cards_without>},
                                      {"sum", binding<&lowest_sum>},
                                      {"list", binding<&cards_as_list>},
                                      {nullptr, nullptr}};

/// "10" of "h10"; raises for a joker, which has none.
int card_rank(lua_State* state) {
  const Card card = Argument<Card>::read(state, 1);
  if (card.is_joker()) raise_format(state, "a joker has no rank");
  push_card(state, Card::of_face(card.face(), 1));
  lua_pushstring(state, lua_tostring(state, -1) + 1);
  return 1;
}

int card_suit(lua_State* state) {
  const Card card = Argument<Card>::read(state, 1);
  if (card.is_joker()) raise_format(state, "a joker has no suit");
  push_card(state, card);
  lua_pushlstring(state, lua_tostring(state, -1), 1);
  return 1;
}

int card_number(Card card) { return card.is_joker() ? 0 : card.rank(); }
bool card_matches(Card card, FaceSet faces) { return faces.has(card); }
bool are_twins(Card a, Card b) { return a.face() == b.face(); }

}  // namespace

const luaL_Reg card_functions[] = {{"rank", binding<&card_rank>},
                                   {"suit", binding<&card_suit>},
                                   {"number", binding<&card_number>},
                                   {"matches", binding<&card_matches>},
                                   {"twin", binding<&are_twins>},
                                   {"sum", binding<&lowest_sum>},
                                   {nullptr, nullptr}};

namespace {

int refuse_writing_card(lua_State* state) {
  raise_format(state, "a list of cards is read-only; game:give(cards, from, to) moves cards");
}

// The texts of so many packs lie in the registry, one behind the other: making one anew costs more.
constexpr int kept_packs = 2;

void push_card_text(lua_State* state, Card card) {
  // Written without a std::string, which an error of Lua would leak.
  static constexpr const char* ranks[] = {"A", "2", "3",  "4", "5", "6", "7",
                                          "8", "9", "10", "J", "Q", "K"};
  if (card.is_joker()) {
    lua_pushfstring(state, "*%d", card.pack());
    return;
  }
  const char suit = "shdc"[static_cast<int>(card.suit())];
  const char* rank = ranks[card.rank() - 1];
  if (card.pack() == 1)
    lua_pushfstring(state, "%c%s", suit, rank);
  else if (card.pack() == 2)
    lua_pushfstring(state, "%c%s'", suit, rank);
  else
    lua_pushfstring(state, "%c%s'%d", suit, rank, card.pack());
}

/// In slots one behind the other, since none has been given back yet. So many first ones also have
/// Lua keep those that follow in an array, where they are found at once. [-0, +0, m]
void keep_card_texts(lua_State* state) {
  int& first = sandbox_of(state).at_hand().first_card;
  for (int pack = 1; pack <= kept_packs; ++pack)
    for (Face face = 0; face < joker_face; ++face) {
      push_card_text(state, Card::of_face(face, pack));
      const int slot = luaL_ref(state, LUA_REGISTRYINDEX);
      if (first == 0) first = slot;
    }
}

}  // namespace

void install_card_objects(lua_State* state) {
  keep_card_texts(state);
  luaL_newmetatable(state, cards_type);
  lua_newtable(state);
  luaL_setfuncs(state, cards_methods, 0);
  lua_pushcclosure(state, binding<&cards_index>, 1);
  lua_setfield(state, -2, "__index");
  lua_pushcfunction(state, binding<&cards_length>);
  lua_setfield(state, -2, "__len");
  lua_pushcfunction(state, &refuse_writing_card);
  lua_setfield(state, -2, "__newindex");
  lua_pushstring(state, "list of cards");  // in messages of Lua
  lua_setfield(state, -2, "__name");
  lock_metatable(state);
  lua_pop(state, 1);
}

void push_card(lua_State* state, Card card) {
  const int first = sandbox_of(state).at_hand().first_card;
  if (first == 0 || card.pack() > kept_packs || card.is_joker()) return push_card_text(state, card);
  lua_rawgeti(state, LUA_REGISTRYINDEX, first + (card.pack() - 1) * joker_face + card.face());
}

void push_cards(lua_State* state, std::span<const Card> cards) {
  std::copy(cards.begin(), cards.end(), push_list(state, cards.size())->cards());
}

void push_hidden_cards(lua_State* state, Place place, std::size_t count) {
  CardList* list = push_list(state, 0);
  list->size = count;
  list->is_hidden = true;
  list->place = place;
}

Card Argument<Card>::read(lua_State* state, int index) {
  if (lua_type(state, index) != LUA_TSTRING)
    raise_format(state, "expected a card such as \"s2\", found %s", kind_at(state, index).words());
  const std::string_view text = text_at(state, index);
  Fault fault;
  std::optional<Card> card;
  try {
    card = parse_card(text);
  } catch (const Error& error) {
    fault.set(error.what());
  }
  if (!card) raise(state, fault);
  return *card;
}

std::optional<Card> Argument<std::optional<Card>>::read(lua_State* state, int index) {
  if (lua_isnoneornil(state, index)) return std::nullopt;
  return Argument<Card>::read(state, index);
}

std::span<const Card> cards_at(lua_State* state, int index) {
  void* list = luaL_testudata(state, index, cards_type);
  return list == nullptr ? std::span<const Card>() : static_cast<CardList*>(list)->span();
}

std::span<const Card> check_cards_argument(lua_State* state, int index) {
  if (luaL_testudata(state, index, cards_type) != nullptr)
    return check_open_list(state, index).span();
  if (lua_type(state, index) == LUA_TSTRING)
    raise_format(state, "expected cards or a list of cards, found %s (write { card } for one)",
                 kind_at(state, index).words());
  if (lua_type(state, index) != LUA_TTABLE)
    raise_format(state, "expected cards or a list of cards, found %s",
                 kind_at(state, index).words());
  const std::size_t size = lua_rawlen(state, index);
  if (size > ItemSet::capacity) raise_format(state, "a list of more cards than there are");
  CardList* list = push_list(state, size);
  for (std::size_t i = 0; i < size; ++i) {
    lua_rawgeti(state, index, static_cast<lua_Integer>(i + 1));
    list->cards()[i] = Argument<Card>::read(state, lua_gettop(state));
    lua_pop(state, 1);
  }
  lua_replace(state, index);
  return list->span();
}

FaceSet check_pattern(lua_State* state, int index) {
  if (lua_type(state, index) == LUA_TSTRING) {
    const std::string_view text = text_at(state, index);
    charge(state, 3 * text.size());
    if (const auto pattern = parse_pattern(text)) return pattern->faces;
    raise_format(state, "\"%s\" is no pattern of cards (\"s\", \"A\", \"2-10\", \"d10\")",
                 text.data());
  }
  raise_format(state, "expected a pattern of cards (\"s\", \"A\", \"2-10\", \"d10\"), found %s",
               kind_at(state, index).words());
}

namespace {

constexpr const char* set_type = "kasino.set";

/// The size of the set at 1; raises if there is none.
lua_Integer check_set(lua_State* state) {
  if (lua_type(state, 1) != LUA_TTABLE)
    raise_format(state, "expected a set, found %s (call it with a colon: set:has(value))",
                 kind_at(state, 1).words());
  return static_cast<lua_Integer>(lua_rawlen(state, 1));
}

/// Where the value at 2 stands in the set at 1; 0 if it does not.
lua_Integer place_of_value(lua_State* state, lua_Integer size) {
  charge(state, static_cast<std::size_t>(size));
  for (lua_Integer i = 1; i <= size; ++i) {
    lua_rawgeti(state, 1, i);
    const bool equal = lua_rawequal(state, 2, -1) != 0;
    lua_pop(state, 1);
    if (equal) return i;
  }
  return 0;
}

int set_has(lua_State* state) {
  lua_pushboolean(state, place_of_value(state, check_set(state)) != 0 ? 1 : 0);
  return 1;
}

/// Pushes a copy of the set at 1 without its value at `left_out`, if that is one. [-0, +1, m]
void push_copy(lua_State* state, lua_Integer size, lua_Integer left_out) {
  charge(state, static_cast<std::size_t>(size));
  push_empty_set(state, static_cast<std::size_t>(size) + 1);
  lua_Integer at = 0;
  for (lua_Integer i = 1; i <= size; ++i) {
    if (i == left_out) continue;
    lua_rawgeti(state, 1, i);
    lua_rawseti(state, -2, ++at);
  }
}

int set_with(lua_State* state) {
  const lua_Integer size = check_set(state);
  const bool is_there = place_of_value(state, size) != 0;
  push_copy(state, size, 0);
  if (is_there) return 1;
  lua_pushvalue(state, 2);
  lua_rawseti(state, -2, size + 1);
  return 1;
}

int set_without(lua_State* state) {
  const lua_Integer size = check_set(state);
  push_copy(state, size, place_of_value(state, size));
  return 1;
}

constexpr luaL_Reg set_methods[] = {{"has", binding<&set_has>},
                                    {"with", binding<&set_with>},
                                    {"without", binding<&set_without>},
                                    {nullptr, nullptr}};

}  // namespace

void install_set_object(lua_State* state) {
  luaL_newmetatable(state, set_type);
  lua_newtable(state);
  luaL_setfuncs(state, set_methods, 0);
  make_read_only(state, "set");
  lua_setfield(state, -2, "__index");
  lock_metatable(state);
  lua_pop(state, 1);
}

void push_empty_set(lua_State* state, std::size_t count) {
  lua_createtable(state, static_cast<int>(count), 0);
  luaL_setmetatable(state, set_type);
}

}  // namespace kasino
