#include <algorithm>
#include <array>
#include <utility>

#include "scripting/source/advice.hpp"
#include "scripting/source/lexer.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

using Missing = std::pair<std::string_view, std::string_view>;

/// Functions that Lua has elsewhere and scripts lack, with what to do instead.
constexpr std::array<Missing, 19> not_offered = {{
    {"print", "scripts have no print: return the text in an event or a remark"},
    {"pcall", "scripts have no pcall: an error undoes the move"},
    {"xpcall", "scripts have no xpcall: an error undoes the move"},
    {"require", "scripts have no require: a script is one file"},
    {"dofile", "scripts have no dofile: a script is one file"},
    {"load", "scripts have no load: write a function"},
    {"loadstring", "scripts have no loadstring: write a function"},
    {"setmetatable", "scripts have no setmetatable: use plain tables and functions"},
    {"getmetatable", "scripts have no getmetatable: use plain tables and functions"},
    {"rawget", "scripts have no rawget: use plain tables"},
    {"rawset", "scripts have no rawset: use plain tables"},
    {"setfenv", "scripts have no setfenv: use locals and parameters"},
    {"unpack", "it is called table.unpack"},
    {"coroutine", "scripts have no coroutines: ask a stage instead"},
    {"os", "scripts have no clock and no files"},
    {"io", "scripts have no clock and no files"},
    {"debug", "scripts have no debug: trace and break of the program show what functions do"},
    {"utf8", "scripts have no utf8: texts are written as they are"},
    {"_G", "scripts have no _G: name the global"},
}};

/// The same for functions in libraries.
constexpr std::array<Missing, 8> fields_not_offered = {{
    {"random", "scripts have no dice: the order of the deck is the only chance"},
    {"randomseed", "scripts have no dice: the order of the deck is the only chance"},
    {"match", "scripts have no patterns of text: use find and sub"},
    {"gmatch", "scripts have no patterns of text: use find and sub"},
    {"gsub", "scripts have no patterns of text: use find and sub"},
    {"getn", "the length of a list is #list"},
    {"move", "scripts have no table.move: use a loop"},
    {"pow", "x to the power of y is x ^ y"},
}};

/// The names of the parameters that functions get, in their order.
constexpr std::array<Missing, 3> parameters = {{
    {"game",
     "acts, such as on_... and does, get the game as their last parameter, function(move, game); "
     "answers read their view"},
    {"view",
     "answers get a view as their last parameter, function(move, view); acts, such as on_... and "
     "does, read the game"},
    {"move", "this function is about no move, or calls it by another name"},
}};

/// How functions that take several arguments are called.
constexpr std::array<Missing, 17> calls = {{
    {"give", "it is game:give(cards, from, to)"},
    {"draw", "it is game:draw(number, to)"},
    {"take", "it is game:take(seat, cards, from)"},
    {"bury", "it is game:bury(cards, from)"},
    {"redeal", "it is game:redeal(clause)"},
    {"award", "it is game:award(seat, points, clause)"},
    {"sweep", "it is game:sweep(seat, number, clause)"},
    {"set",
     "it is game:set(name, value), with the seat before the value where there is one a seat"},
    {"event", "it is game:event(type, fields)"},
    {"ask", "it is game:ask(seat, stage)"},
    {"close", "it is game:close(stage)"},
    {"end_match", "it is game:end_match(seats, clause)"},
    {"score", "it is view:score(seat)"},
    {"points", "it is view:points(seat)"},
    {"var", "it is view:var(name), with the seat behind where there is one a seat"},
    {"zone", "it is view:zone(name), with the seat behind where there is one a seat"},
    {"groups", "it is view:groups(value)"},
}};

template <std::size_t Size>
std::string found_in(const std::array<Missing, Size>& table, std::string_view name) {
  for (const auto& [word, advice] : table)
    if (word == name) return "; " + std::string(advice);
  return {};
}

class Advice {
 public:
  Advice(const Raised& raised, LineOf at, const OfferedNames& offered)
      : raised_(raised),
        problem_(raised.problem),
        called_(raised.called),
        tokens_(tokens_of(at.source)),
        line_(at.line),
        offered_(offered) {}

  std::string text() const {
    if (raised_.misuse != Misuse::None) return about_misuse();
    for (const auto& about : {&Advice::about_fields, &Advice::about_methods, &Advice::about_loops,
                              &Advice::about_cards, &Advice::about_calls})
      if (std::string advice = (this->*about)(); !advice.empty()) return advice;
    return {};
  }

 private:
  /// Advice on what a function of ours refused.
  std::string about_misuse() const {
    switch (raised_.misuse) {
      case Misuse::Global: return about_global(std::string(raised_.word));
      case Misuse::NumberAndText: return about_text;
      case Misuse::Depth: return "; does a function call itself without end?";
      case Misuse::Object:
        return lacks_colon() ? "; " + std::string(called_) +
                                   " is a method: write :" + std::string(called_) + "(...)"
                             : "";
      case Misuse::Argument:  // of set, the value
        return called_ == "set" ? "" : found_in(calls, called_);
      case Misuse::Seat:
      case Misuse::Count: return found_in(calls, called_);
      case Misuse::None:
      case Misuse::Other:
      case Misuse::Nil: break;
    }
    return {};
  }

  // What follows reads Lua's own sentences.

  bool says(std::string_view words) const { return problem_.find(words) < problem_.size(); }
  /// The name in "(field 'hand')", if it is of that kind; else empty.
  std::string named(std::string_view kind) const {
    const std::string opening = '(' + std::string(kind) + " '";
    const std::size_t at = problem_.find(opening);
    if (at == std::string_view::npos) return {};
    const std::size_t start = at + opening.size();
    return std::string(problem_.substr(start, problem_.find('\'', start) - start));
  }

  std::string about_global(const std::string& name) const {
    for (std::string advice : {found_in(not_offered, name), found_in(parameters, name)})
      if (!advice.empty()) return advice;
    return did_you_mean(name, known_names());
  }
  /// The names of globals and of the script's own locals and parameters.
  std::vector<std::string> known_names() const {
    std::vector<std::string> names = offered_.globals;
    names.insert(names.end(), {"true", "false", "nil"});
    bool declares = false;
    for (const Token& token : tokens_) {
      if (token.is("local") || token.is("function") || token.is("for")) declares = true;
      if (token.is("=") || token.is(")") || token.is("in")) declares = false;
      if (declares && token.kind == Token::Kind::Name) names.emplace_back(token.text);
    }
    return names;
  }

  std::string about_fields() const {
    if (named("local") == "view" && says("index a number value"))
      return "; a count gets the seat first: function(seat, view)";
    const std::string name = named("field");
    if (name.empty()) return {};
    if (says("a function value")) return "; " + name + " is a method: write :" + name + "()";
    if (says("index a boolean value")) return "; " + name + " is false while there is none";
    if (!says("a nil value")) return {};
    const auto library = offered_.fields.find(owner_of(name));
    if (library == offered_.fields.end()) return {};
    const std::string advice = library->first == "kasino" ? "" : found_in(fields_not_offered, name);
    return advice.empty() ? did_you_mean(name, library->second) : advice;
  }
  /// The "math" of "math.random" in the line; empty if there is no such name, or more than one.
  std::string owner_of(const std::string& name) const {
    std::string owner;
    for (std::size_t i = 2; i < tokens_.size(); ++i) {
      if (tokens_[i].line != line_ || !tokens_[i].is(name) || !tokens_[i - 1].is(".")) continue;
      if (!owner.empty() && owner != tokens_[i - 2].text) return {};
      owner = tokens_[i - 2].text;
    }
    return owner;
  }

  std::string about_methods() const {
    const std::string name = named("method");
    if (name.empty()) return {};
    if (!says("a nil value")) return "; " + name + " is no function: write ." + name;
    const std::string advice = found_in(fields_not_offered, name);
    if (std::string set = did_you_mean(name, {"has", "with", "without"}); !set.empty()) return set;
    const auto strings = offered_.fields.find("string");
    if (!advice.empty() || strings == offered_.fields.end()) return advice;
    return did_you_mean(name, strings->second);
  }

  /// Advice on `for x in list do`: Lua wants an iterator there.
  std::string about_loops() const {
    const bool in_loop = says("for iterator") || (problem_.starts_with("attempt to call a ") &&
                                                  line_has("for") && line_has("in"));
    const bool wants_a_table = problem_.starts_with("bad argument") && called_ == "pairs";
    return in_loop || wants_a_table ? "; to go through a list write for _, card in ipairs(list) do"
                                    : "";
  }
  bool line_has(std::string_view word) const {
    return std::any_of(tokens_.begin(), tokens_.end(),
                       [&](const Token& token) { return token.line == line_ && token.is(word); });
  }

  std::string about_cards() const {
    const bool counts = says("arithmetic on a string value") ||
                        says("compare number with string") || says("compare string with number");
    return counts ? about_text : "";
  }

  std::string about_calls() const {
    if (problem_.starts_with("invalid conversion"))
      return "; it is %, flags, a width and a .precision of at most two digits each, and a letter, "
             "as "
             "in %-5.2f";
    const bool is_about_a_value = called_ == "set" && !says("got no value");
    return problem_.starts_with("bad argument") && !is_about_a_value ? found_in(calls, called_)
                                                                     : "";
  }

  /// Whether the function was called with a dot, and is not of a library.
  bool lacks_colon() const {
    for (std::size_t i = 2; i < tokens_.size(); ++i)
      if (tokens_[i].line == line_ && tokens_[i].is(called_) && tokens_[i - 1].is("."))
        return (i > 2 && tokens_[i - 3].is(".")) ||
               !offered_.fields.contains(std::string(tokens_[i - 2].text));
    return false;
  }

  static constexpr const char* about_text =
      "; if it is a card, kasino.number(card) is its number, and tonumber(text) reads a text";

  const Raised& raised_;
  std::string_view problem_;
  std::string_view called_;
  std::vector<Token> tokens_;
  int line_;
  const OfferedNames& offered_;
};

}  // namespace

std::string runtime_advice(const Raised& raised, LineOf at, const OfferedNames& offered) {
  return Advice(raised, at, offered).text();
}

std::string answer_advice(std::string_view source, int first, int last) {
  const std::vector<Token> tokens = tokens_of(source);
  const bool returns = std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    return token.line >= first && token.line <= last && token.is("return");
  });
  return returns ? "; does every way through it end in a return?" : "; it has no return";
}

}  // namespace kasino
