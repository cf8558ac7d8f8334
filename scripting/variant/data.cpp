#include "scripting/variant/data.hpp"

#include <string_view>

#include <fmt/format.h>
#include <lua.hpp>

#include "engine/text/utf8.hpp"
#include "scripting/source/lexer.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

std::string to_text(const Key& key) {
  if (const auto* number = std::get_if<std::int64_t>(&key)) return std::to_string(*number);
  return std::get<std::string>(key);
}

bool Data::is_list() const {
  const Fields* table = as<Fields>();
  if (table == nullptr || table->empty()) return false;
  // Numbers sort before names, so the first and the last key tell.
  const auto* first = std::get_if<std::int64_t>(&table->begin()->first);
  const auto* last = std::get_if<std::int64_t>(&table->rbegin()->first);
  return first != nullptr && last != nullptr && *first == 1 &&
         *last == static_cast<std::int64_t>(table->size());
}

const Data* Data::find(const std::string& key) const {
  const Fields* table = as<Fields>();
  if (table == nullptr) return nullptr;
  const auto found = table->find(Key(key));
  return found == table->end() ? nullptr : &found->second;
}

const Fields& Data::entries(const std::string& key) const {
  static const Fields none;
  const Data* table = find(key);
  const Fields* fields = table == nullptr ? nullptr : table->as<Fields>();
  return fields == nullptr ? none : *fields;
}

std::string Data::kind() const {
  if (const bool* flag = as<bool>()) return *flag ? "true" : "false";
  if (const auto* number = as<std::int64_t>()) return "the number " + std::to_string(*number);
  if (as<double>() != nullptr) return "a number with a fraction";
  if (const auto* text = as<std::string>()) return '"' + printable(*text, 40) + '"';
  if (as<ScriptFunction>() != nullptr) return "a function";
  if (as<OptionName>() != nullptr) return "an option";
  return is_list() ? "a list" : "a table";
}

void merge(Data& base, const Data& patch) {
  if (!patch.is_map() || !base.is_map()) {
    base = patch;
    return;
  }
  const Fields* news = patch.as<Fields>();
  Fields* olds = base.as<Fields>();
  // Errors about the whole table should point at the layer that changed it last.
  if (!news->empty()) {
    base.source = patch.source;
    base.line = patch.line;
    base.path = patch.path;
    base.column = patch.column;
  }
  for (const auto& [key, value] : *news) {
    const auto old = olds->find(key);
    if (value.is_false())
      olds->insert_or_assign(key, value);
    else if (old == olds->end())
      olds->emplace(key, value);
    else
      merge(old->second, value);
  }
}

bool is_act(const Key& key) {
  const auto* name = std::get_if<std::string>(&key);
  return name != nullptr && name->starts_with("on_");
}

void merge_layer(Data& base, const Data& layer) {
  Fields& olds = *base.as<Fields>();
  for (const auto& [key, value] : *layer.as<Fields>()) {
    const auto old = olds.find(key);
    if (is_act(key) && value.as<ScriptFunction>() != nullptr) {
      Data& list =
          old == olds.end() || old->second.is_false()
              ? (olds[key] = Data{Fields{}, value.source, value.line, value.path, value.column})
              : old->second;
      Fields& functions = *list.as<Fields>();
      functions.emplace(static_cast<std::int64_t>(functions.size() + 1), value);
    } else if (old == olds.end()) {
      olds.emplace(key, value);
    } else {
      merge(old->second, value);
    }
  }
}

bool settle_options(Data& data,
                    const std::function<Data(const Data& at, const std::string& name)>& value_of) {
  if (const auto* option = data.as<OptionName>()) {
    data.value = value_of(data, option->name).value;
    return true;
  }
  bool settled = false;
  if (Fields* table = data.as<Fields>())
    for (auto& [key, value] : *table) settled |= settle_options(value, value_of);
  return settled;
}

void fail_at(const Data& at, const std::string& problem, ScriptErrorKind kind) {
  throw ScriptError(kind, {at.source->name, at.line, at.path}, problem, {},
                    source_line_at(at.source->text, at.line, at.column));
}

Text text_of(const Data& data) {
  if (const auto* text = data.as<std::string>()) return {*text, {}};
  const auto in = [&](const char* language) {
    const Data* text = data.find(language);
    const auto* words = text == nullptr ? nullptr : text->as<std::string>();
    return words == nullptr ? std::string() : *words;
  };
  return {in("en"), in("sv")};
}

namespace {

constexpr std::size_t longest_value = 240;

bool is_plain(const std::string& name) {
  constexpr std::string_view keywords =
      " and break do else elseif end false for function goto if in local nil not or repeat return "
      "then true until while ";
  constexpr std::string_view digits = "0123456789";
  return !name.empty() && digits.find(name[0]) == digits.npos &&
         keywords.find(' ' + name + ' ') == keywords.npos &&
         name.find_first_not_of(
             "abcdefghijklmnopqrstuvwxyz_"
             "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == std::string::npos;
}

/// A text in quotes, cut to `most` bytes; quotes, backslashes and unprintable bytes are escaped.
std::string in_quotes(std::string text, std::size_t most) {
  for (std::size_t at = 0; (at = text.find_first_of("\"\\", at)) != text.npos; at += 2)
    text.insert(at, 1, '\\');
  return '"' + printable(text, most) + '"';
}

/// The value as Lua writes it, with `function` for functions; cut to about `most` bytes, each
/// string too.
std::string text_of_value(const Data& data, const char* function, std::size_t most) {
  if (const bool* flag = data.as<bool>()) return *flag ? "true" : "false";
  if (const auto* number = data.as<std::int64_t>()) return std::to_string(*number);
  if (const auto* fraction = data.as<double>()) return fmt::format("{}", *fraction);
  if (const auto* text = data.as<std::string>()) return in_quotes(*text, most);
  if (const auto* option = data.as<OptionName>())
    return "kasino.option(\"" + printable(option->name, 60) + "\")";
  const Fields* fields = data.as<Fields>();
  if (fields == nullptr) return function;
  std::string text;
  for (const auto& [key, value] : *fields) {
    if (text.size() > most) break;
    if (value.is_false() && !data.is_list()) continue;
    text += (text.empty() ? " " : ", ") + (data.is_list() ? "" : key_text(key) + " = ") +
            text_of_value(value, function, most);
  }
  return text.empty() ? "{}" : '{' + text + " }";
}

/// Where a function is written, and its compiled form: equal text on equal lines gives equal bytes.
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
  const Hook& hook = *function.as<ScriptFunction>()->hook;
  Sandbox& sandbox = *function.as<ScriptFunction>()->sandbox;
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

/// The words of a function's text: from the first `function` on its first line to the last `end` on
/// its last line.
std::vector<std::string_view> words_of(const std::string& source, const Compiling& compiling) {
  std::vector<std::string_view> words;
  std::size_t length = 0;
  for (const Token& token : tokens_of(source)) {
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
  const std::string text = text_of_value(data, "function", longest_value);
  return text.size() <= longest_value + 2 ? text : printable(text, longest_value) + "...";
}

std::string lua_text(const Data& data) {
  return text_of_value(data, "function(...) end", longest_message);
}

std::string key_text(const Key& key) {
  const std::string name = printable(to_text(key), 60);
  if (std::holds_alternative<std::int64_t>(key)) return '[' + name + ']';
  return is_plain(name) ? name : "[\"" + name + "\"]";
}

std::string place_of(const Data& data) {
  int line = data.line;
  if (const auto* function = data.as<ScriptFunction>())
    line = function->place().line.value_or(line);
  return data.source->name + ':' + std::to_string(line);
}

std::string path_below(const std::string& path, const Key& key) {
  const std::string text = key_text(key);
  return path.empty() || text.front() == '[' ? path + text : path + '.' + text;
}

std::set<Key> keys_of(const Fields& a, const Fields& b) {
  std::set<Key> keys;
  for (const Fields* fields : {&a, &b})
    for (const auto& [key, value] : *fields) keys.insert(key);
  return keys;
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
  if (a.source->text == b.source->text) return one.code == other.code;
  return words_of(a.source->text, one) == words_of(b.source->text, other);
}

bool is_same_value(const Data& a, const Data& b) {
  if (a.value.index() != b.value.index()) return false;
  if (a.as<ScriptFunction>() != nullptr) return is_same_function(a, b);
  if (const auto* fields = a.as<Fields>()) {
    const Fields& others = *b.as<Fields>();
    for (const Key& key : keys_of(*fields, others)) {
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
