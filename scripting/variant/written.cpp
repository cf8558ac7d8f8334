#include "scripting/variant/written.hpp"

#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <lua.hpp>

#include "scripting/source/lexer.hpp"
#include "scripting/source/script_error.hpp"
#include "scripting/variant/script.hpp"

namespace kasino {

namespace {

constexpr std::size_t longest_value = 240;

bool is_plain(const std::string& name) {
  return !name.empty() && name.find_first_not_of(
                              "abcdefghijklmnopqrstuvwxyz_"
                              "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == std::string::npos;
}

std::string key_text(const Key& key) {
  const std::string name = printable(to_text(key), 60);
  if (std::holds_alternative<std::int64_t>(key)) return '[' + name + ']';
  return is_plain(name) ? name : "[\"" + name + "\"]";
}

std::string whole(const Data& data) {
  if (const bool* flag = data.as<bool>()) return *flag ? "true" : "false";
  if (const auto* number = data.as<std::int64_t>()) return std::to_string(*number);
  if (const auto* fraction = data.as<double>()) return fmt::format("{}", *fraction);
  if (const auto* text = data.as<std::string>()) return '"' + printable(*text, longest_value) + '"';
  if (const auto* option = data.as<OptionName>())
    return "kasino.option(\"" + printable(option->name, 60) + "\")";
  const Fields* fields = data.as<Fields>();
  if (fields == nullptr) return "function";
  std::string text;
  for (const auto& [key, value] : *fields) {
    if (text.size() > longest_value) break;
    if (value.is_false() && !data.is_list()) continue;
    text +=
        (text.empty() ? " " : ", ") + (data.is_list() ? "" : key_text(key) + " = ") + whole(value);
  }
  return text.empty() ? "{}" : '{' + text + " }";
}

/// Where a function is written, and what it is compiled to: the same bytes for the same text in the
/// same lines.
struct Compiling {
  int first = 0;
  int last = 0;
  std::string code;
};

int append_code(lua_State*, const void* bytes, std::size_t size, void* code) {
  static_cast<std::string*>(code)->append(static_cast<const char*>(bytes), size);
  return 0;
}

Compiling compiling_of(const Data& function) {
  Compiling compiling;
  const Hook& hook = function.script->function(*function.as<FunctionIndex>());
  Sandbox& sandbox = function.script->sandbox();
  sandbox.enter(hook.name, [&](lua_State* state) {
    sandbox.push(state, hook.function);
    if (lua_type(state, -1) != LUA_TFUNCTION || lua_iscfunction(state, -1)) return;
    lua_dump(state, append_code, &compiling.code, 1);
    lua_Debug record;
    lua_getinfo(state, ">S", &record);
    compiling.first = record.linedefined;
    compiling.last = record.lastlinedefined;
  });
  return compiling;
}

/// The words of a function's text, from the first `function` of its first line to the last `end` of
/// its last.
std::vector<std::string_view> words_of(const Script& script, const Compiling& compiling) {
  std::vector<std::string_view> words;
  std::size_t length = 0;
  for (const Token& token : tokens_of(script.source())) {
    if (token.line < compiling.first || token.line > compiling.last) continue;
    if (words.empty() && !token.is("function")) continue;
    words.push_back(token.text);
    if (token.line == compiling.last && token.is("end")) length = words.size();
  }
  words.resize(length);
  return words;
}

}  // namespace

std::string written(const Data& data) {
  const std::string text = whole(data);
  return text.size() <= longest_value + 2 ? text : printable(text, longest_value) + "...";
}

std::string place_of(const Data& data) {
  int line = data.line;
  if (data.as<FunctionIndex>() != nullptr) {
    const Hook& hook = data.script->function(*data.as<FunctionIndex>());
    line = data.script->sandbox().first_line_of(hook).value_or(line);
  }
  return data.script->name() + ':' + std::to_string(line);
}

std::string path_below(const std::string& path, const Key& key) {
  const std::string text = key_text(key);
  return path.empty() || text.front() == '[' ? path + text : path + '.' + text;
}

const Data* present(const Fields& fields, const Key& key) {
  const auto found = fields.find(key);
  return found == fields.end() || found->second.is_false() ? nullptr : &found->second;
}

bool is_text(const Data& data) {
  const Data* text = data.find("en");
  return text != nullptr && text->as<std::string>() != nullptr;
}

bool is_same_function(const Data& a, const Data& b) {
  const Compiling one = compiling_of(a);
  const Compiling other = compiling_of(b);
  if (a.script->source() == b.script->source()) return one.code == other.code;
  return words_of(*a.script, one) == words_of(*b.script, other);
}

bool is_same_value(const Data& a, const Data& b) {
  if (a.value.index() != b.value.index()) return false;
  if (a.as<FunctionIndex>() != nullptr) return is_same_function(a, b);
  if (const auto* fields = a.as<Fields>()) {
    const Fields& others = *b.as<Fields>();
    std::set<Key> keys;
    for (const auto& [key, value] : *fields) keys.insert(key);
    for (const auto& [key, value] : others) keys.insert(key);
    for (const Key& key : keys) {
      const Data* one = present(*fields, key);
      const Data* other = present(others, key);
      if ((one == nullptr) != (other == nullptr)) return false;
      if (one != nullptr && !is_same_value(*one, *other)) return false;
    }
    return a.is_list() == b.is_list();
  }
  if (const auto* option = a.as<OptionName>()) return option->name == b.as<OptionName>()->name;
  return written(a) == written(b);
}

}  // namespace kasino
