#include "scripting/hooks/evaluate.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include <lua.hpp>

#include "engine/cards/card_text.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/hooks/card_objects.hpp"
#include "scripting/hooks/kasino_library.hpp"
#include "scripting/hooks/objects.hpp"
#include "scripting/sandbox/library.hpp"
#include "scripting/sandbox/sandbox.hpp"
#include "scripting/source/lexer.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

constexpr int most_levels = 4;
constexpr std::size_t most_entries = 100;
constexpr std::size_t most_bytes = 2000;
constexpr int most_tables = 200;

std::string shown_text(lua_State* state, int index) {
  ShownText shown;
  show(state, index, shown);
  return printable(shown.text, most_bytes);
}

class Description {
 public:
  explicit Description(lua_State* state) : state_(state) {}

  std::string of(int index, int level) {
    switch (lua_type(state_, index)) {
      case LUA_TNIL:
      case LUA_TNUMBER:
      case LUA_TBOOLEAN: return shown_text(state_, index);
      case LUA_TSTRING: return '"' + shown_text(state_, index) + '"';
      case LUA_TTABLE: return of_table(lua_absindex(state_, index), level);
      case LUA_TUSERDATA: return of_object(index);
      default: return std::string("a ") + luaL_typename(state_, index);
    }
  }

 private:
  std::string of_object(int index) {
    const std::span<const Card> cards = cards_at(state_, index);
    if (!cards.empty()) return to_text(cards);
    if (const ChoiceObject* choice = choice_at(state_, index))
      return "choice " + std::to_string(choice->number + 1);
    if (is(index, &push_view)) return "the view";
    if (is(index, &push_move)) return "the move";
    if (is(index, &push_game)) return "the game";
    return "no cards to be seen";
  }

  bool is(int index, void (*push)(lua_State*)) {
    push(state_);
    const bool same = lua_rawequal(state_, index < 0 ? index - 1 : index, -1) != 0;
    lua_pop(state_, 1);
    return same;
  }

  // List elements first, then keys by their text, since the order in memory is accidental.
  std::string of_table(int table, int level) {
    if (level == most_levels || lua_checkstack(state_, 4) == 0) return "{...}";
    if (++tables_ > most_tables) return "{...}";
    const auto length = static_cast<lua_Integer>(lua_rawlen(state_, table));
    std::vector<std::string> parts;
    for (lua_Integer i = 1; i <= length && parts.size() < most_entries; ++i) {
      lua_rawgeti(state_, table, i);
      parts.push_back(of(-1, level + 1));
      lua_pop(state_, 1);
    }
    std::vector<std::string> named;
    for (lua_pushnil(state_); lua_next(state_, table) != 0; lua_pop(state_, 1)) {
      const bool listed = lua_isinteger(state_, -2) != 0 && lua_tointeger(state_, -2) >= 1 &&
                          lua_tointeger(state_, -2) <= length;
      if (listed) continue;
      if (named.size() == most_entries) {  // which keys come first differs from run to run
        lua_pop(state_, 2);
        named = {"more than " + std::to_string(most_entries) + " keys"};
        break;
      }
      named.push_back(key(-2) + " = " + of(-1, level + 1));
    }
    std::sort(named.begin(), named.end());
    parts.insert(parts.end(), named.begin(), named.end());
    std::string text;
    for (const std::string& part : parts) {
      text += (text.empty() ? "" : ", ") + part;
      if (text.size() > most_bytes) break;
    }
    const bool cut = text.size() > most_bytes || parts.size() >= most_entries;
    return '{' + text.substr(0, most_bytes) + (cut ? ", ..." : "") + '}';
  }

  std::string key(int index) {
    if (lua_type(state_, index) != LUA_TSTRING) return '[' + of(index, most_levels) + ']';
    const std::string text = shown_text(state_, index);
    const std::vector<Token> tokens = tokens_of(text);
    const bool is_name = tokens.size() == 1 && tokens.front().kind == Token::Kind::Name &&
                         tokens.front().text == text;
    return is_name ? text : "[\"" + text + "\"]";
  }

  lua_State* state_;
  int tables_ = 0;
};

}  // namespace

std::string describe(lua_State* state, int index) { return Description(state).of(index, 0); }

namespace {

constexpr const char* file = "lua";

/// Adds what expressions can name to the table of globals at 1.
void install(lua_State* state, const HookCall& call) {
  install_kasino(state);
  install_objects(state);
  push_view(state);
  lua_setfield(state, 1, "view");
  if (!call.viewer) {  // an act reads the game too
    push_view(state);
    lua_setfield(state, 1, "game");
  }
  if (call.play) {
    push_move(state);
    lua_setfield(state, 1, "move");
  }
  if (call.card) {
    push_card(state, *call.card);
    lua_setfield(state, 1, "card");
  }
  if (call.seat) {
    lua_pushinteger(state, *call.seat);
    lua_setfield(state, 1, "seat");
  }
  if (!call.choices.empty()) {
    push_choices(state, call.list, call.choices.size());
    lua_setfield(state, 1, "choices");
  }
}

std::string run(const std::string& source, const HookCall& call, Budget& budget) {
  Sandbox sandbox(file, budget);
  sandbox.at_hand().call = &call;
  const Ref value = sandbox.run(source, [&](lua_State* state) { install(state, call); });
  std::string text;
  sandbox.enter(file, [&](lua_State* state) {
    sandbox.push(state, value);
    text = describe(state, -1);
  });
  return text;
}

enum class Syntax : std::uint8_t { Right, Unfinished, Wrong };

Syntax syntax_of(const std::string& source, Budget& budget) {
  Sandbox sandbox(file, budget);
  Syntax syntax = Syntax::Right;
  sandbox.enter(file, [&](lua_State* state) {
    if (luaL_loadbufferx(state, source.data(), source.size(), "=script", "t") != LUA_OK)
      syntax = std::string_view(lua_tostring(state, -1)).ends_with("<eof>") ? Syntax::Unfinished
                                                                            : Syntax::Wrong;
    lua_settop(state, 0);
  });
  return syntax;
}

}  // namespace

std::string evaluate(std::string_view lua, const HookCall& seen, Budget& budget) {
  HookCall choice;
  HookCall call = seen;
  call.choice = &choice;
  const std::string source(lua);
  const std::string expression = "return " + source;
  const bool is_expression = syntax_of(expression, budget) == Syntax::Right;
  try {
    return run(is_expression ? expression : source, call, budget);
  } catch (const ScriptError& error) {
    // Without hook and traceback: the user knows what was typed.
    throw ScriptError(error.kind(), {file, error.line(), {}}, error.problem(), {}, error.source());
  }
}

bool is_unfinished(std::string_view lua, Budget& budget) {
  const std::string source(lua);
  const Syntax as_expression = syntax_of("return " + source, budget);
  const Syntax as_statements = syntax_of(source, budget);
  return as_expression != Syntax::Right && as_statements != Syntax::Right &&
         (as_expression == Syntax::Unfinished || as_statements == Syntax::Unfinished);
}

}  // namespace kasino
