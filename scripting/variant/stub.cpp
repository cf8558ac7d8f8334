#include "scripting/variant/stub.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <vector>

#include "engine/model/facts.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/text.hpp"
#include "scripting/hooks/members.hpp"
#include "scripting/variant/schema.hpp"

namespace kasino {

namespace {

// --- Words --------------------------------------------------------------------------------------

std::string capitalised(std::string_view text) {
  std::string capital(text);
  if (!capital.empty())
    capital[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(capital[0])));
  return capital;
}

std::string quoted(const std::string& word) { return '"' + word + '"'; }

/// "default 1", "default: none", "required".
std::string default_text(const KeyRow& row) {
  const std::string value(row.otherwise);
  if (value == "required") return value;
  const std::vector<std::string> words = words_in(row.holds.words);
  if (std::ranges::find(words, value) != words.end()) return "default " + quoted(value);
  const bool is_value = value.find_first_of("\"-0123456789") == 0 || value.starts_with("false");
  return (is_value ? "default " : "default: ") + value;
}

/// The words that the key may hold, as Lua.
std::vector<std::string> quoted_words(const KeyRow& row) {
  return texts_of(words_in(row.holds.words), [](const std::string& word) { return quoted(word); });
}

/// A value of the key, as Lua.
std::string example_of(const KeyRow& row) {
  return row.example.empty() && row.holds.kinds == holds_clause ? "\"X-1\""
                                                                : std::string(row.example);
}

/// What the key means, and what counts if it is absent.
std::string sentence(const KeyRow& row) {
  std::string text(row.meaning);
  if (row.otherwise.empty()) return text;
  const bool is_one = text.find(". ") == text.npos;
  return text + (is_one ? "; " + default_text(row) : ". " + capitalised(default_text(row)));
}

/// `text` and an example as a comment of lines of 100 bytes at most; an example is not broken.
std::string comment(const std::string& text, const std::string& example) {
  constexpr std::size_t widest = 100;
  if (text.empty() && example.empty()) return {};
  std::vector<std::string> words = words_in(capitalised(text) + '.');
  if (!example.empty()) words.push_back('`' + example + '`');
  std::string lines, line = "---";
  for (const std::string& word : words) {
    if (line.size() + 1 + word.size() > widest && line != "---") {
      lines += line + '\n';
      line = "---";
    }
    line += ' ' + word;
  }
  return lines + line + '\n';
}

// --- Functions ----------------------------------------------------------------------------------

/// The types of parameters for which a signature gives none.
const std::map<std::string, std::string, std::less<>> types_by_name = {
    {"card", "kasino.Card"},       {"cards", "kasino.CardList"}, {"choices", "kasino.Move[]"},
    {"clause", "kasino.Clause"},   {"count", "integer"},         {"from", "kasino.Place"},
    {"game", "kasino.Game"},       {"move", "kasino.Move"},      {"name", "string"},
    {"pattern", "kasino.Pattern"}, {"points", "integer"},        {"seat", "kasino.Seat"},
    {"slot", "integer"},           {"stage", "string"},          {"to", "kasino.Place"},
    {"value", "integer"},          {"view", "kasino.View"}};

/// What a function is given and answers.
struct Signature {
  struct Parameter {
    std::string name;  ///< with ? if it may be left out
    std::string type;
    std::string word() const { return name.substr(0, name.find('?')); }
  };
  std::vector<Parameter> parameters;
  std::string answer;    ///< may be empty
  std::string overload;  ///< another way to call it; may be empty

  explicit Signature(std::string_view text) {
    constexpr std::string_view other = " or fun";
    if (const std::size_t at = text.find(other); at != text.npos) {
      overload = text.substr(at + other.size() - 3);
      text = text.substr(0, at);
    }
    constexpr std::string_view arrow = "-> ";
    if (const std::size_t at = text.find(arrow); at != text.npos) {
      answer = text.substr(at + arrow.size());
      text = text.substr(0, at);
    }
    if (words_in(text).empty()) return;
    for (const std::string& part : parts_of(text, ',')) {
      const std::size_t colon = std::min(part.find(": "), part.size());
      Parameter parameter{part.substr(0, colon), {}};
      const auto known = types_by_name.find(parameter.word());
      parameter.type = colon < part.size()            ? part.substr(colon + 2)
                       : known != types_by_name.end() ? known->second
                                                      : "any";
      parameters.push_back(std::move(parameter));
    }
  }
  /// "card, view"
  std::string names() const { return joined(texts_of(parameters, &Parameter::word)); }
  /// "fun(card: kasino.Card, view: kasino.View): boolean"
  std::string type() const {
    const auto typed = [](const Parameter& one) { return one.name + ": " + one.type; };
    return "fun(" + joined(texts_of(parameters, typed)) + ')' +
           (answer.empty() ? "" : ": " + answer);
  }
};

// --- Keys ---------------------------------------------------------------------------------------

constexpr std::uint32_t settable_kinds =
    holds_flag | holds_number | holds_integer | holds_value | holds_word | holds_pattern;

/// The classes of one table of rows.
class Classes {
 public:
  /// `root` is the class of the whole table.
  Classes(const std::vector<KeyRow>& rows, std::string root, bool is_script)
      : rows_(rows), root_(std::move(root)), is_script_(is_script) {}

  std::string write() const {
    std::string text;
    if (is_script_) {
      text = "--- The table of a script.\n---@class kasino.Variant: kasino.Patch\n" +
             fields("", [](const KeyRow& row) { return !is_in_patch(row); }) +
             "\n--- What changes: any key of a variant but `options` and `for_players`.\n"
             "---@class kasino.Patch\n" +
             fields("", is_in_patch);
    } else {
      text =
          "--- What such a file returns. Editors check it as a local of that type:\n"
          "--- `---@type " +
          root_ +
          "`, `local file = { ... }`, `return file`.\n"
          "---@class " +
          root_ + '\n' + fields("", [](const KeyRow&) { return true; });
    }
    for (const KeyRow& row : rows_)
      if (is_class(row) && row.keys_of.empty() && !is_of_scenarios(row.path))
        text += "\n" + comment(std::string(row.meaning), "") + "---@class " + class_of(row.path) +
                '\n' + fields(row.path, [](const KeyRow&) { return true; });
    return text;
  }

 private:
  static bool is_in_patch(const KeyRow& row) {
    constexpr std::string_view of_scripts[] = {"id",       "title",       "source", "api",
                                               "requires", "for_players", "options"};
    return std::ranges::find(of_scripts, row.path) == std::end(of_scripts);
  }
  /// Whether every script has it.
  static bool is_always_there(const KeyRow& row) { return row.path == "id" || row.path == "title"; }
  /// Whether tables at another path have the keys below `path` too, and need not have each.
  bool is_shared(std::string_view path) const {
    return std::ranges::any_of(rows_, [&](const KeyRow& row) { return row.keys_of == path; });
  }
  bool is_child(const KeyRow& row, std::string_view parent) const {
    if (parent.empty()) return row.path.find('.') == row.path.npos;
    return row.path.size() > parent.size() + 1 && row.path.starts_with(parent) &&
           row.path.find('.', parent.size()) == parent.size() &&
           row.path.find('.', parent.size() + 1) == row.path.npos;
  }
  const KeyRow* child(std::string_view parent, std::string_view name) const {
    const auto found = std::ranges::find_if(
        rows_, [&](const KeyRow& row) { return is_child(row, parent) && row.name() == name; });
    return found == rows_.end() ? nullptr : &*found;
  }
  /// Whether it is a table with keys that are named.
  bool is_class(const KeyRow& row) const {
    return (row.holds & holds_map) != 0 && std::ranges::any_of(rows_, [&](const KeyRow& other) {
             return is_child(other, row.below()) && other.name() != "*" && other.name() != "#";
           });
  }
  /// Whether a lesson's row says the same as one of scenarios, whose class does.
  bool is_of_scenarios(std::string_view path) const {
    constexpr std::string_view step = "lessons.#.steps.#.";
    return path.starts_with(step);
  }
  /// "kasino.ZonesTaken" of zones.*.taken, "kasino.MatchTie" of match.ties.#.
  std::string class_of(std::string_view path) const {
    std::string text(path);
    if (is_of_scenarios(path))
      text = "scenarios.#." + text.substr(std::string_view("lessons.#.steps.#.").size());
    std::string name = "kasino.";
    for (const std::string& part : parts_of(text, '.')) {
      if (part == "*") continue;
      if (part == "#") {
        if (name.ends_with('s')) name.pop_back();
        continue;
      }
      for (const std::string& word : parts_of(part, '_')) name += capitalised(word);
    }
    return name;
  }

  std::string type_of(const KeyRow& row) const {
    std::vector<std::string> types = quoted_words(row);
    const auto add = [&](std::uint32_t kinds, const std::string& type) {
      if ((row.holds & kinds) != 0) types.push_back(type);
    };
    add(holds_flag, "boolean");
    add(holds_number | holds_integer | holds_value | holds_seed, "integer");
    add(holds_name, "string");
    add(holds_text, "kasino.Text");
    add(holds_pattern, "kasino.Pattern");
    add(holds_clause, "kasino.Clause");
    add(holds_patch, "kasino.Patch");
    add(holds_anything, "any");
    if ((row.holds & holds_function) != 0)
      types.push_back('(' + Signature(row.holds.signature).type() + ')');
    if (const KeyRow* element = child(row.below(), "#");
        element != nullptr && (row.holds & holds_list) != 0)
      types.push_back(list_of(type_of(*element)));
    if (const KeyRow* entry = child(row.below(), "*"); is_class(row))
      types.push_back(class_of(row.below()));
    else if (entry != nullptr && (row.holds & holds_map) != 0)
      types.push_back("table<" + key_type(row) + ", " + type_of(*entry) + '>');
    if (!is_script_) return joined(types, "|");
    if ((row.holds & settable_kinds) != 0 && !row.path.starts_with("options."))
      types.emplace_back("kasino.Option");
    const bool is_element = row.name() == "#";
    if ((row.holds & holds_flag) == 0 && !is_element && !is_always_there(row))
      types.emplace_back("false");
    return joined(types, "|");
  }
  static std::string list_of(const std::string& type) {
    return (type.find_first_of("|(") == type.npos ? type : '(' + type + ')') + "[]";
  }
  static std::string key_type(const KeyRow& row) {
    switch (row.keys) {
      case KeysAre::Clauses: return "kasino.Clause";
      case KeysAre::Patterns: return "kasino.Pattern";
      case KeysAre::Players: return "integer";
      case KeysAre::Names: break;
    }
    return "string";
  }

  template <typename Filter>
  std::string fields(std::string_view parent, Filter is_wanted) const {
    std::string text;
    for (const KeyRow& row : rows_) {
      if (!is_child(row, parent) || row.name() == "#" || !is_wanted(row)) continue;
      const bool is_named = row.name() != "*";
      const std::string name(is_named ? row.name() : "[string]");
      const bool is_needed =
          is_script_ ? is_always_there(row) : row.otherwise == "required" && !is_shared(parent);
      const std::string example = example_of(row);
      text +=
          comment(sentence(row), !is_named || example.empty() ? example : name + " = " + example) +
          "---@field " + name + (is_needed || !is_named ? " " : "? ") + type_of(row) + '\n';
    }
    return text;
  }

  const std::vector<KeyRow>& rows_;
  std::string root_;
  bool is_script_;
};

// --- Members ------------------------------------------------------------------------------------

std::string fields_text(Members fields) {
  std::string text;
  for (const MemberRow& row : fields) {
    const auto fact = std::ranges::find_if(facts(), [&](const Fact& one) {
      return row.function == nullptr && one.is_used(in_views) && one.told_as() == row.name;
    });
    text += comment(std::string(fact == facts().end() ? row.meaning : fact->meaning),
                    std::string(row.example)) +
            "---@field " + row.name + ' ' + std::string(row.type) + '\n';
  }
  return text;
}

/// Functions of `object`, which are called with `mark`: a dot or a colon.
std::string functions_text(Members functions, const std::string& object, char mark) {
  std::string text;
  for (const MemberRow& row : functions) {
    const Signature signature(row.type);
    text += '\n' + comment(std::string(row.meaning), std::string(row.example));
    for (const Signature::Parameter& parameter : signature.parameters)
      text += "---@param " + parameter.name + ' ' + parameter.type + '\n';
    if (!signature.answer.empty()) text += "---@return " + signature.answer + '\n';
    if (!signature.overload.empty()) text += "---@overload " + signature.overload + '\n';
    text += "function " + object + mark + row.name + '(' + signature.names() + ") end\n";
  }
  return text;
}

std::string heading(const std::string& title) {
  const std::string line(99, '-');
  return '\n' + line + "\n-- " + title + '\n' + line + "\n\n";
}

constexpr const char* names_of_types = R"LUA(---@meta
--- What a rule script can write and read, for editors: completion, types and one line on each name.
--- Written by `kasino variants --stub`; the program does not read it.
---
--- `false` removes what an earlier script wrote, wherever it is a type below.

---@alias kasino.Card string a suit letter and a rank: "s7" "h10" "dQ" "cA"; "s7'" of pack 2; "*1"
---@alias kasino.Pattern string "*", "s", "A", "2-10", "d10", "joker"; spaces mean or: "A s J"
---@alias kasino.Clause string the id of a clause that has a text under `clauses`: "TB3-1"
---@alias kasino.Text string|{ en: string, sv?: string } a text, in one language or in two
---@alias kasino.Seat integer clockwise from 1
---@alias kasino.Place string|{ [1]: string, [2]: integer, [3]?: integer } "table", "stock", a zone;
---   { "hand", seat }, { "pile", seat }; of a zone { "shop", seat }, { "shop", seat, slot }
---@alias kasino.CardList kasino.Cards|kasino.Card[] wherever cards are given, a list does too
---@alias kasino.Fields table<string, integer|string|boolean|kasino.CardList> an event's {field}s
---@alias kasino.Answer kasino.Move|integer|string|string[] what a computer player answers
---@alias kasino.MoneyPlace "bank"|kasino.Seat|string|table a seat is its purse; a pot {name, seat}

--- What `kasino.option(NAME)` answers: it stands for the option's value.
---@class kasino.Option

--- What a script returns: made by `kasino.variant`, `kasino.extend` or `kasino.modifier`.
---@class kasino.Declaration
)LUA";

constexpr const char* class_of_cards =
    R"LUA(--- A list of cards as it was when it was asked for; `#cards`, `cards[i]`, `ipairs(cards)` work. Of
--- cards that are hidden `#cards` alone does.
---@class kasino.Cards
---@field [integer] kasino.Card
---@operator len: integer
local Cards = {}
)LUA";

constexpr const char* class_of_sets = R"LUA(
--- The values of a variable with many = true: a list, `#set` and `ipairs(set)` work.
---@class kasino.Set
---@field [integer] boolean|integer|string
---@operator len: integer
local Set = {}
)LUA";

constexpr const char* classes_of_moves = R"LUA(
--- The move that waits for what seats say who were asked about it.
---@class kasino.Pending
---@field seat kasino.Seat who makes it
---@field action string|nil the name of an action; what it plays is nil where that is a secret
---@field card kasino.Card|nil the card to be played, the first of several
---@field cards kasino.Cards|nil the cards that an action is to play
---@field captured kasino.Cards|nil what it is to take; empty if it is to be laid out
---@field trails boolean whether the card is to be laid out
---@field captures boolean whether it is to take something
---@field built integer|nil the value that it is to build to; nil for another move

--- The clauses that a move breaks at an honest table.
---@class kasino.Breaks
---@field [integer] kasino.Clause
---@field has fun(self: kasino.Breaks, clause: kasino.Clause): boolean whether it breaks this one

--- A build on the table.
---@class kasino.Build
---@field cards kasino.Cards its cards
---@field value integer what takes it
---@field owner kasino.Seat who added to it last
---@field multiple boolean whether it has several groups: then nobody raises it

--- The move or action that a function is asked about.
---@class kasino.Move
)LUA";

}  // namespace

std::string stub_text() {
  std::string text = names_of_types;
  text += heading("The table of a variant") + Classes(key_rows(), "kasino.Variant", true).write();
  text += heading("The table of a scenario file") +
          Classes(scenario_key_rows(), "kasino.Scenarios", false).write();
  text += heading("The table of a lesson file") +
          Classes(lesson_key_rows(), "kasino.Lessons", false).write();
  text += heading("What functions are given");
  text += class_of_cards + functions_text(cards_methods, "Cards", ':');
  text += class_of_sets + functions_text(set_methods, "Set", ':');
  text += classes_of_moves + fields_text(move_fields);
  text +=
      "\n--- What functions that answer are given: the position as a seat, or everybody, sees it."
      "\n---@class kasino.View\n" +
      fields_text(view_fields) + "local View = {}\n" + functions_text(view_methods, "View", ':') +
      functions_text(view_questions, "View", ':');
  text +=
      "\n--- What acts are given: all of a view, with every card open, and the means to change "
      "the game.\n--- Acts call no functions of the variant, but sweep asks void_sweeps. At "
      "most 1000 in one move.\n---@class kasino.Game: kasino.View\nlocal Game = {}\n" +
      functions_text(game_methods, "Game", ':');
  text += heading("The library") +
          "--- The first four are for loading: they make what a script returns.\n"
          "---@class kasino.Library\nkasino = {}\n" +
          functions_text(loading_functions, "kasino", '.') +
          functions_text(card_functions, "kasino", '.');
  return text;
}

namespace {

/// `text` in a cell of a table.
std::string cell(std::string_view text) {
  std::string escaped;
  for (const char c : text) escaped += c == '|' ? "\\|" : std::string(1, c);
  return escaped;
}

/// "`value`, `rank` or a function(card, view)"
std::string held(const KeyRow& row) {
  std::vector<std::string> kinds = quoted_words(row);
  if ((row.holds & holds_function) != 0)
    kinds.push_back("function(" + Signature(row.holds.signature).names() + ')');
  return any_of(kinds).en;
}

}  // namespace

std::string key_table() {
  std::string text = "| key | example | |\n| --- | --- | --- |\n";
  const auto add = [&](const KeyRow& row) {
    if (row.meaning.empty()) return;
    const std::string kinds = held(row);
    text += "| `" + std::string(row.path) + "` | " +
            (example_of(row).empty() ? "" : '`' + cell(example_of(row)) + '`') + " | " +
            cell((kinds.empty() ? "" : kinds + ": ") + sentence(row)) + " |\n";
  };
  for (const KeyRow& top : key_rows()) {
    if (top.path.find('.') != top.path.npos) continue;
    add(top);
    for (const KeyRow& row : key_rows())
      if (row.path.starts_with(std::string(top.path) + '.')) add(row);
  }
  return text;
}

std::string member_table() {
  const auto line = [](const std::string& what, std::initializer_list<Members> all) {
    std::string names;
    for (const Members members : all)
      for (const MemberRow& row : members)
        names += (names.empty() ? "" : " ") + std::string(row.name);
    return "| " + what + " | `" + names + "` |\n";
  };
  return "| | |\n| --- | --- |\n" + line("of a `view` and a `game`", {view_fields}) +
         line("asked of these", {view_methods, view_questions}) +
         line("`game` only", {game_methods}) + line("`move`", {move_fields}) +
         line("lists of cards; `#cards`, `cards[i]`, `ipairs(cards)`", {cards_methods}) +
         line("sets, of `many`; `#set`, `set[i]`, `ipairs(set)`", {set_methods}) +
         line("`kasino`, of cards", {card_functions});
}

}  // namespace kasino
