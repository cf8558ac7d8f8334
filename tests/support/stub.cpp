#include "tests/support/stub.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace kasino::test {

namespace {

bool skip(std::string_view& text, std::string_view prefix) {
  if (text.substr(0, prefix.size()) != prefix) return false;
  text.remove_prefix(prefix.size());
  return true;
}

std::string take_name(std::string_view& text) {
  const std::size_t end = std::min(
      text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_."),
      text.size());
  const std::string name(text.substr(0, end));
  text.remove_prefix(end);
  return name;
}

/// Calls `visit(at)` for each character of a type that lies in no brackets and no quotes, until it
/// answers true; answers where that was, or the end.
template <typename Visit>
std::size_t find_outside(std::string_view type, Visit visit) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t at = 0; at < type.size(); ++at) {
    const char c = type[at];
    if (c == '"') quoted = !quoted;
    if (quoted) continue;
    if (std::string_view("([{<").find(c) != std::string_view::npos) ++depth;
    if (std::string_view(")]}>").find(c) != std::string_view::npos) --depth;
    if (depth == 0 && visit(at)) return at;
  }
  return type.size();
}

/// A type ends at a space, but not at the one before what a function answers.
std::string_view leading_type(std::string_view text) {
  return text.substr(0, find_outside(text, [&](std::size_t at) {
                       return text[at] == ' ' && at > 0 && text[at - 1] != ':';
                     }));
}

std::vector<std::string_view> alternatives(std::string_view type) {
  std::vector<std::string_view> result;
  for (;;) {
    const std::size_t end = find_outside(type, [&](std::size_t at) { return type[at] == '|'; });
    result.push_back(type.substr(0, end));
    if (end == type.size()) return result;
    type.remove_prefix(end + 1);
  }
}

class StubReader {
 public:
  explicit StubReader(Stub& stub) : stub_(stub) {}

  void line(std::string_view text) {
    if (skip(text, "---@alias ")) {
      const std::string name = take_name(text);
      skip(text, " ");
      stub_.aliases[name] = leading_type(text);
    } else if (skip(text, "---@class ")) {
      begin_class(text);
    } else if (skip(text, "---@field ")) {
      field(text);
    } else if (skip(text, "local ")) {
      owners_[take_name(text)] = class_;
    } else if (skip(text, "kasino = ")) {
      owners_["kasino"] = class_;
    } else if (skip(text, "function ")) {
      method(text);
    } else if (!skip(text, "---@")) {  // parameters and the like leave what was said before them
      explained_ = skip(text, "--- ");
    }
  }

 private:
  void begin_class(std::string_view text) {
    class_ = take_name(text);
    if (skip(text, ": ")) stub_.classes[class_].base = take_name(text);
    stub_.classes[class_];
    explained_ = false;
  }

  void field(std::string_view text) {
    const bool is_any_key = skip(text, "[string]");
    if (skip(text, "[")) return;  // of a list
    const std::string name = is_any_key ? "*" : take_name(text);
    skip(text, "?");
    if (!skip(text, " ")) throw std::runtime_error("no type: " + class_ + '.' + name);
    stub_.classes.at(class_).fields[name] = leading_type(text);
    explain(name);
  }

  void method(std::string_view text) {
    const std::size_t end = text.find_first_of("(");
    const std::string_view whole = text.substr(0, end);
    const std::size_t mark = whole.find_last_of(":.");
    const std::string name(whole.substr(mark + 1));
    class_ = owners_.at(std::string(whole.substr(0, mark)));
    stub_.classes.at(class_).methods.insert(name);
    explain(name);
  }

  void explain(const std::string& name) {
    if (!explained_) stub_.unexplained.push_back(class_ + '.' + name);
    explained_ = false;
  }

  Stub& stub_;
  std::string class_;
  bool explained_ = false;
  std::map<std::string, std::string> owners_;  ///< the stub's variables, and their classes
};

/// Types that say what a value is, and are not looked into.
const std::map<std::string_view, std::string>& plain_kinds() {
  static const std::map<std::string_view, std::string> kinds = {
      {"boolean", "flag"},         {"integer", "number"},       {"string", "name"},
      {"any", "anything"},         {"kasino.Text", "text"},     {"kasino.Pattern", "pattern"},
      {"kasino.Clause", "clause"}, {"kasino.Option", "option"}, {"kasino.Patch", "patch"}};
  return kinds;
}

class KeyWalk {
 public:
  explicit KeyWalk(const Stub& stub) : stub_(stub) {}

  void fields(const std::string& name, const std::string& prefix) {
    const StubClass& type = stub_.classes.at(name);
    if (!type.base.empty()) fields(type.base, prefix);
    for (const auto& [field, held] : type.fields) key(prefix + field, held);
  }
  std::map<std::string, Kinds> take() { return std::move(paths_); }

 private:
  void key(const std::string& path, std::string_view type) {
    paths_[path];
    for (const std::string_view alternative : alternatives(type))
      if (alternative != "false") add(path, alternative);
  }

  void add(const std::string& path, std::string_view type) {
    const auto kind = [&](const std::string& name) { paths_[path].insert(name); };
    const auto plain = plain_kinds().find(type);
    const auto alias = stub_.aliases.find(std::string(type));
    if (plain != plain_kinds().end()) {
      kind(plain->second);
    } else if (type.front() == '"') {
      kind("word:" + std::string(type.substr(1, type.size() - 2)));
    } else if (skip(type, "fun(")) {
      kind("function");
    } else if (type.substr(type.size() - 2) == "[]") {
      kind("list");
      key(path + ".#", within_parentheses(type.substr(0, type.size() - 2)));
    } else if (skip(type, "table<")) {
      kind("map");
      key(path + ".*", type.substr(type.find(", ") + 2, type.size() - type.find(", ") - 3));
    } else if (alias != stub_.aliases.end()) {
      key(path, alias->second);
    } else {
      kind("map");
      fields(std::string(type), path + '.');
    }
  }

  static std::string_view within_parentheses(std::string_view type) {
    return type.front() == '(' ? type.substr(1, type.size() - 2) : type;
  }

  const Stub& stub_;
  std::map<std::string, Kinds> paths_;
};

}  // namespace

Stub read_stub(const std::filesystem::path& path) {
  Stub stub;
  StubReader reader(stub);
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) reader.line(line);
  return stub;
}

std::set<std::string> field_names(const Stub& stub, const std::string& name) {
  std::set<std::string> names;
  for (const auto& [field, type] : stub.classes.at(name).fields) names.insert(field);
  return names;
}

std::set<std::string> method_names(const Stub& stub, const std::string& name) {
  return stub.classes.at(name).methods;
}

std::map<std::string, Kinds> key_paths(const Stub& stub, const std::string& name) {
  KeyWalk walk(stub);
  walk.fields(name, "");
  return walk.take();
}

}  // namespace kasino::test
