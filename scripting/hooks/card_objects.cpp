#include "scripting/hooks/card_objects.hpp"

#include <algorithm>
#include <new>

#include "engine/cards/card_text.hpp"
#include "engine/cards/pattern.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/hooks/objects.hpp"
#include "scripting/sandbox/bind.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

constexpr const char* cards_type = "kasino.cards";

/// The head of a userdata. The cards follow it, unless they are hidden.
struct CardList {
  std::size_t size;
  bool is_hidden = false;
  Place place = Place::table();  ///< where hidden cards lie

  Card* cards() { return reinterpret_cast<Card*>(this + 1); }
  std::span<const Card> span() { return {cards(), is_hidden ? 0 : size}; }
};

/// Pushes a list with room for `size` cards, to be filled by the caller. [-0, +1, m]
CardList* push_list(lua_State* state, std::size_t size) {
  void* memory = lua_newuserdatauv(state, sizeof(CardList) + size * sizeof(Card), 0);
  auto* list = new (memory) CardList{size};
  luaL_setmetatable(state, cards_type);
  return list;
}

std::string words_for_hidden(const HookCall& call, Place place) {
  return "the cards of " + to_text(place, call.rules->data()) + " are hidden" +
         (call.viewer ? " from seat " + std::to_string(*call.viewer) : "") +
         "; only how many they are may be asked: #cards";
}

/// The card at `index`. Throws AnswerError if there is none; raises nothing.
Card card_from(lua_State* state, int index) {
  if (lua_type(state, index) != LUA_TSTRING)
    throw expected_at(state, index, "a card such as \"s2\"");
  try {
    return parse_card(text_at(state, index));
  } catch (const Error& error) {
    sandbox_of(state).blame() = {Misuse::Other, text_at(state, index)};
    throw AnswerError(error.what());
  }
}

/// The list at `index`; null if there is none. Compares metatables, since luaL_testudata() would
/// look the type up by name.
CardList* list_at(lua_State* state, int index) {
  void* const list = lua_touserdata(state, index);
  if (list == nullptr || lua_getmetatable(state, index) == 0) return nullptr;
  const bool is_list = lua_topointer(state, -1) == sandbox_of(state).at_hand().cards;
  lua_pop(state, 1);
  return is_list ? static_cast<CardList*>(list) : nullptr;
}

CardList& check_list(lua_State* state, int index) {
  CardList* const list = list_at(state, index);
  if (list == nullptr)
    raise_expected(state, index, "cards", Misuse::Object,
                   " (call it with a colon: cards:has(\"s2\"))");
  return *list;
}

CardList& check_open_list(lua_State* state, int index) {
  CardList& list = check_list(state, index);
  if (!list.is_hidden) return list;
  const HookCall& call = current_call(state);
  raise_words(state, [&] { return words_for_hidden(call, list.place); });
}

int cards_length(lua_State* state) {
  lua_pushinteger(state, static_cast<lua_Integer>(check_list(state, 1).size));
  return 1;
}

std::string words_for_unknown(const char* name) {
  const std::string advice =
      did_you_mean(name, {"has", "contains", "count", "of", "without", "sum", "list"});
  return "cards have no " + printable(name, 60) +
         (advice.empty() ? "; they have # [i] has contains count of without sum list" : advice);
}

/// cards[i], or a method of cards. Upvalue 1: the methods.
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
  if (lua_rawget(state, lua_upvalueindex(1)) != LUA_TNIL) return 1;
  const char* const name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "such key";
  raise_words(state, [&] { return words_for_unknown(name); });
}

bool has(std::span<const Card> cards, CardsMeant meant) {
  return std::any_of(cards.begin(), cards.end(), [&](Card card) { return meant.has(card); });
}

bool contains(std::span<const Card> cards, Card card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

int count(std::span<const Card> cards, CardsMeant meant) {
  return static_cast<int>(
      std::count_if(cards.begin(), cards.end(), [&](Card card) { return meant.has(card); }));
}

/// Pushes those cards of the list at 1 for which `keep` is true. [-0, +1, m]
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
  const CardsMeant meant = Argument<CardsMeant>::read(state, 2);
  return push_those(state, [&](Card card) { return meant.has(card); });
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
  const auto cards = Argument<std::span<const Card>>::read(state, 1);
  const HookCall& context = current_call(state);
  int sum = 0;
  for (Card card : cards) {
    const Values& values = context.rules->data().capture.table_values[card.face()];
    if (!values.empty()) sum += values[0];
  }
  lua_pushinteger(state, sum);
  return 1;
}

namespace {

constexpr MemberRow cards_methods_rows[] = {
    {"has", binding<&has>, "pattern -> boolean", "whether one of them fits the pattern",
     R"(view.table:has("A"))"},
    {"contains", binding<&contains>, "card -> boolean",
     "whether this card is one of them, and not another pack's", "move.captured:contains(laid)"},
    {"count", binding<&count>, "pattern -> integer", "how many fit the pattern",
     R"(view:pile(1):count("s"))"},
    {"of", binding<&cards_of_pattern>, "pattern -> kasino.Cards", "those that fit the pattern",
     R"(game.table:of("J"))"},
    {"without", binding<&cards_without>, "card -> kasino.Cards", "all but this card",
     R"(view.table:without("s2"))"},
    {"sum", binding<&lowest_sum>, "-> integer",
     "what they add up to on the table, each at its lowest value; one without a value adds 0",
     "game.table:sum() == 15"},
    {"list", binding<&cards_as_list>, "-> kasino.Card[]", "the same as a Lua list of your own",
     "local mine = view:hand():list()"},
};

}  // namespace

/// kasino.rank: "10" of "h10"; raises for a joker.
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
bool card_matches(Card card, CardsMeant meant) { return meant.has(card); }
bool are_twins(Card a, Card b) { return a.face() == b.face(); }

constexpr MemberRow card_functions_rows[] = {
    {"rank", binding<&card_rank>, "card -> string", "the rank as written; an error for a joker",
     R"(kasino.rank("h10") == "10")"},
    {"suit", binding<&card_suit>, "card -> string", "the suit letter; an error for a joker",
     R"(kasino.suit("h10") == "h")"},
    {"number", binding<&card_number>, "card -> integer",
     "the rank as a number, ace 1 to king 13; a joker 0", R"(kasino.number("hQ") == 12)"},
    {"matches", binding<&card_matches>, "card, pattern -> boolean",
     "whether the card fits the pattern", R"(kasino.matches(move.card, "A s J"))"},
    {"twin", binding<&are_twins>, "a: kasino.Card, b: kasino.Card -> boolean",
     "whether two cards have the same rank and suit", R"(kasino.twin("s7", "s7'"))"},
    {"sum", binding<&lowest_sum>, "cards -> integer",
     "what cards add up to on the table, each at its lowest value",
     R"(kasino.sum({ "s2", "hK" }))"},
};

}  // namespace

const Members cards_methods = cards_methods_rows;

const Members card_functions = card_functions_rows;

namespace {

int refuse_writing_card(lua_State* state) {
  raise_format(state, "a list of cards is read-only; game:give(cards, from, to) moves cards");
}

void push_card_text(lua_State* state, Card card) {
  // No std::string here: an error of Lua would leak it.
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

/// Keeps the text of every possible card in the registry, in consecutive slots, since no slot has
/// been freed yet: making a string anew costs more, and may raise. [-0, +0, m]
void keep_card_texts(lua_State* state) {
  for (int number = 0; number < most_cards_in_deck; ++number) {
    push_card_text(state, Card::of_number(number));
    const int slot = luaL_ref(state, LUA_REGISTRYINDEX);
    if (number == 0) sandbox_of(state).at_hand().first_card = slot;
  }
}

}  // namespace

void install_card_objects(lua_State* state) {
  keep_card_texts(state);
  luaL_newmetatable(state, cards_type);
  sandbox_of(state).at_hand().cards = lua_topointer(state, -1);
  lua_newtable(state);
  set_functions(state, cards_methods);
  lua_pushcclosure(state, binding<&cards_index>, 1);
  lua_setfield(state, -2, "__index");
  lua_pushcfunction(state, binding<&cards_length>);
  lua_setfield(state, -2, "__len");
  lua_pushcfunction(state, &refuse_writing_card);
  lua_setfield(state, -2, "__newindex");
  lua_pushstring(state, "list of cards");  // the name in Lua's messages
  lua_setfield(state, -2, "__name");
  lock_metatable(state);
  lua_pop(state, 1);
}

void push_card(lua_State* state, Card card) {
  lua_rawgeti(state, LUA_REGISTRYINDEX, sandbox_of(state).at_hand().first_card + card.number());
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
  std::optional<Card> card;
  guarded(state, [&] { card = card_from(state, index); });
  return *card;
}

std::span<const Card> cards_at(lua_State* state, int index) {
  CardList* const list = list_at(state, index);
  return list == nullptr ? std::span<const Card>() : list->span();
}

Cards cards_from(lua_State* state, int index) {
  if (CardList* const list = list_at(state, index)) {
    if (list->is_hidden)
      throw AnswerError(words_for_hidden(*sandbox_of(state).at_hand().call, list->place));
    return {list->span().begin(), list->span().end()};
  }
  if (lua_type(state, index) != LUA_TTABLE)
    throw expected_at(state, index, "cards or a list of cards",
                      index == 1 ? Misuse::Object : Misuse::Argument,
                      lua_type(state, index) == LUA_TSTRING ? " (write { card } for one)" : "");
  const std::size_t size = lua_rawlen(state, index);
  if (size > ItemSet::capacity) throw AnswerError("a list of more cards than there are");
  Cards cards;
  for (std::size_t i = 1; i <= size; ++i) {
    lua_rawgeti(state, index, static_cast<lua_Integer>(i));
    cards.push_back(card_from(state, lua_gettop(state)));
    lua_pop(state, 1);
  }
  return cards;
}

std::span<const Card> Argument<std::span<const Card>>::read(lua_State* state, int index) {
  if (list_at(state, index) == nullptr) {
    push_answer(state, [&] { return cards_from(state, index); });
    lua_replace(state, index);
  }
  return check_open_list(state, index).span();
}

namespace {

/// The card that is written exactly like this, with its pack if it is not of the first.
std::optional<Card> card_written(std::string_view text) {
  try {
    const Card card = parse_card(text);
    return to_text(card) == text ? std::optional(card) : std::nullopt;
  } catch (const CardError&) {
    return std::nullopt;
  }
}

}  // namespace

CardsMeant Argument<CardsMeant>::read(lua_State* state, int index) {
  if (lua_type(state, index) == LUA_TSTRING) {
    const std::string_view text = text_at(state, index);
    charge(state, 3 * text.size());
    if (const auto pattern = parse_pattern(text)) return {pattern->faces};
    std::optional<Card> card;
    guarded(state, [&] { card = card_written(text); });
    if (card) return {{}, card};
    sandbox_of(state).blame() = {Misuse::Other, text};
    raise_format(state, "\"%s\" is no pattern of cards (\"s\", \"A\", \"2-10\", \"d10\")",
                 text.data());
  }
  raise_expected(state, index, "a pattern of cards (\"s\", \"A\", \"2-10\", \"d10\")");
}

namespace {

constexpr const char* set_type = "kasino.set";

/// The size of the set at 1; raises if there is no set.
lua_Integer check_set(lua_State* state) {
  if (lua_type(state, 1) != LUA_TTABLE)
    raise_expected(state, 1, "a set", Misuse::Other, " (call it with a colon: set:has(value))");
  return static_cast<lua_Integer>(lua_rawlen(state, 1));
}

/// The index in the set at 1 of the value at 2; 0 if the set does not hold it.
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

/// Pushes a copy of the set at 1 without the value at index `left_out`, if any. [-0, +1, m]
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

namespace {

constexpr MemberRow set_methods_rows[] = {
    {"has", binding<&set_has>, "value: boolean|integer|string -> boolean",
     "whether the value is in it", R"(view:var("named"):has("s2"))"},
    {"with", binding<&set_with>, "value: boolean|integer|string -> kasino.Set",
     "the set with the value in it", R"(game:set("named", game:var("named"):with("s2")))"},
    {"without", binding<&set_without>, "value: boolean|integer|string -> kasino.Set",
     "the set without the value", R"(game:set("named", game:var("named"):without("s2")))"},
};

}  // namespace

}  // namespace

const Members set_methods = set_methods_rows;

void install_set_object(lua_State* state) {
  luaL_newmetatable(state, set_type);
  lua_newtable(state);
  set_functions(state, set_methods);
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
