#include "scripting/check/check_notes.hpp"

#include <algorithm>
#include <cctype>

#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_notes = 100;

std::string path_and_line(const Data& at) { return place_of(at) + ": " + at.path; }

/// Whether a word has the form of a clause, "T-1" or "T-CAP-2", and the first part of a known one.
bool looks_like_a_clause(std::string_view word, const std::vector<std::string>& known) {
  const std::size_t dash = word.find('-');
  if (dash == std::string_view::npos || word.ends_with('-')) return false;
  return std::all_of(
             word.begin(), word.end(),
             [](unsigned char c) { return std::isupper(c) || std::isdigit(c) || c == '-'; }) &&
         std::any_of(known.begin(), known.end(), [&](const std::string& id) {
           return id.starts_with(word.substr(0, dash + 1));
         });
}

/// Finds the notes on a variant's last script.
struct NoteTaker {
  const Composition& composition;
  const CheckPlan& plan;
  const Coverage& seen;
  const std::vector<std::string>& commands;
  const Script& script = *composition.scripts.back();
  CheckNotes result{};

  CheckNotes take() {
    clauses();
    words_of_actions();
    options_without_use();
    builds_without_use();
    each_unmet("actions", seen.actions, "it was never open in play");
    each_unmet("vars", seen.variables,
               "no function left it with another value than its first in play");
    each_unmet("refuses", seen.refusals, "it refused no move of those that were tried");
    clauses_never_cited();
    near_names();
    keys_written_twice();
    result.notes.insert(result.notes.end(), plan.barred.begin(), plan.barred.end());
    if (plan.untried > 0)
      result.notes.push_back(std::to_string(plan.untried) +
                             (plan.untried == 1 ? " option was" : " options were") +
                             " not tried, for want of time; --set tries a value");
    if (result.notes.size() > most_notes) {
      const std::size_t others = result.notes.size() - most_notes;
      result.notes.resize(most_notes);
      result.notes.push_back("and " + std::to_string(others) + " others");
    }
    return std::move(result);
  }

  void note(const Data& at, const std::string& what) {
    result.notes.push_back(path_and_line(at) + ": " + what);
  }
  std::string on_line(int line) const { return script.name() + ':' + std::to_string(line) + ": "; }

  void clauses() {
    std::vector<std::string> known;
    for (const auto& layer : composition.scripts)
      for (const auto& [id, text] : entries_anywhere(*layer, "clauses"))
        if (layer.get() != &script || !text->is_false()) known.push_back(id);
    // A modifier may speak of clauses of games that it is not added to here.
    const bool is_modifier = script.form() == ScriptForm::Modifier;
    std::set<std::string> told;
    if (is_modifier)
      for (const char* key : {"clauses", "amends"})
        for (const auto& [id, text] : entries_anywhere(script, key)) told.insert(id);
    const auto is_news = [&](const std::string& id) {
      return std::find(known.begin(), known.end(), id) == known.end() && told.insert(id).second;
    };
    for (const auto& [id, text] : entries_anywhere(script, "clauses"))
      if (looks_like_a_clause(id, known) && is_news(id))
        note(*text, "there is no such clause to take away" + did_you_mean(id, known));
    for (const Token& token : tokens_of(script.source().text))
      if (const std::string word(token.text);
          token.kind == Token::Kind::String && looks_like_a_clause(word, known) && is_news(word))
        result.faults.push_back(on_line(token.line) + "clause " + word + " has no text" +
                                did_you_mean(word, known) + "; add it under clauses");
  }

  void words_of_actions() {
    const auto told = entries_anywhere(script, "events");
    for (const auto& [name, action] : entries_anywhere(script, "actions")) {
      if (!action->is_false() && std::ranges::find(commands, name) != commands.end())
        note(*action, name + " is a command: players have to type play " + name);
      const Data* turn = action->find("turn");
      const auto* word = turn != nullptr ? turn->as<std::string>() : nullptr;
      const bool plays_by_itself =
          word != nullptr && *word == "plays" && action->find("does") == nullptr;
      if (!action->is_false() && !plays_by_itself && !told.contains(name) &&
          composition.merged.find("events", name) == nullptr)
        note(*action, "it has no text under events, so players read its bare name");
    }
  }

  void builds_without_use() {
    const auto idle = [&](const Data* said, const Data* needed, const char* what) {
      const bool is_said = said != nullptr && !said->is_false();
      if (is_said && (needed == nullptr || needed->is_false())) note(*said, what);
    };
    idle(script.data().find("builds", "raised_by"), composition.merged.find("builds", "raise"),
         "no build is raised: builds.raise is the clause that allows it");
    idle(script.data().find("on_build"), composition.merged.find("builds"),
         "nothing is built, so it is never called: builds = { ... } allows builds");
  }

  /// Options that nothing uses. An option may also be used as view.options.NAME.
  void options_without_use() {
    for (const std::string& name : plan.idle_options) {
      const Data* declared = script.data().find("options", name);
      if (declared != nullptr && !is_read(name))
        note(*declared,
             "none of its values changes anything, and no function reads view.options." + name);
    }
  }

  bool is_read(const std::string& name) const {
    return std::any_of(composition.scripts.begin(), composition.scripts.end(),
                       [&](const auto& layer) {
                         const std::vector<Token> tokens = tokens_of(layer->source().text);
                         for (std::size_t i = 1; i < tokens.size(); ++i)
                           if (tokens[i].text == name &&
                               (tokens[i].kind == Token::Kind::String || tokens[i - 1].is(".")))
                             return true;
                         return false;
                       });
  }

  /// Notes names that the script has under `map`, that were in force, and that play did not meet.
  void each_unmet(const char* map, const Seen& met, const std::string& what) {
    if (seen.moves + seen.performed == 0 || plan.has_failed) return;
    for (const auto& [name, entry] : entries_anywhere(script, map))
      if (!entry->is_false() && met.missed(name)) note(*entry, what);
  }

  /// The clauses of refusals and actions that were never met: these are noted already.
  std::set<std::string> clauses_told_of() const {
    std::set<std::string> told;
    for (const auto& [id, refusal] : entries_anywhere(script, "refuses")) told.insert(id);
    for (const auto& [name, action] : entries_anywhere(script, "actions")) {
      if (const Data* clause = action->find("clause"); clause && clause->as<std::string>())
        told.insert(*clause->as<std::string>());
      for (const auto& [id, refusal] : action->entries("refuses")) told.insert(to_text(id));
    }
    return told;
  }

  /// Notes the clauses that rules in force name and play never cites, on one line that names a few.
  /// Those that no rule names tell what is done anyway, as in dealing, unless a rule lacks one.
  void clauses_never_cited() {
    if (!plan.was_played) return;
    std::vector<std::string> uncited;
    std::vector<std::string> unnamed;
    const std::set<std::string> told = clauses_told_of();
    for (const auto& [id, text] : entries_anywhere(script, "clauses"))
      if (!text->is_false() && seen.clauses.missed(id) && !told.contains(id))
        (is_named(id) ? uncited : unnamed).push_back(id);
    if (!uncited.empty())
      note_clauses(uncited, "it was never cited in play", " were never cited in play");
    const Data* bare = rule_without_clause();
    if (bare == nullptr || unnamed.empty()) return;
    const std::string without = ", and " + path_and_line(*bare) + " has no clause";
    note_clauses(unnamed, "no rule names it" + without, " are named by no rule" + without);
  }

  void note_clauses(std::vector<std::string>& ids, const std::string& of_one,
                    const std::string& of_several) {
    constexpr std::size_t most_named = 8;
    std::string names;
    std::ranges::sort(ids, by_clause);
    for (std::size_t i = 0; i < std::min(ids.size(), most_named); ++i)
      names += (i == 0 ? "" : i + 1 == ids.size() ? " and " : ", ") + ids[i];
    if (ids.size() > most_named)
      names += " and " + std::to_string(ids.size() - most_named) + " others";
    note(*entries_anywhere(script, "clauses").at(ids.front()),
         ids.size() == 1 ? of_one : names + of_several);
  }

  /// A way to capture, item or action of the script that could cite a clause and has none.
  const Data* rule_without_clause() const {
    for (const char* map : {"capture", "scoring", "actions"})
      for (const auto& [name, entry] : entries_anywhere(script, map))
        if (const Data* merged = composition.merged.find(map, name);
            !entry->is_false() && merged != nullptr && merged->find("clause") == nullptr)
          return entry;
    return nullptr;
  }

  /// Notes new names that are nearly those of the base. A clause that the script cites is meant.
  void near_names() {
    for (const char* map : {"capture", "scoring", "zones", "vars", "stages", "actions", "options",
                            "clauses", "events"})
      for (const auto& [name, entry] : entries_anywhere(script, map)) {
        const auto near = near_name(composition, map, name, *entry);
        if (!near || (map == std::string_view("clauses") && (entry->is_false() || is_cited(name))))
          continue;
        note(*entry, (entry->is_false() ? "there is none to take away" : "it is new") +
                         std::string(", and there is ") + near->name + " (" +
                         place_of(*near->entry) + "): did you mean that?");
      }
  }

  /// Whether the script names the clause anywhere but before a text of it, `["X-1"] = { en`.
  bool is_named(const std::string& id) const {
    const std::vector<Token> tokens = tokens_of(script.source().text);
    const auto is = [&](std::size_t at, std::string_view word) {
      return at < tokens.size() && tokens[at].is(word);
    };
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      if (tokens[i].kind != Token::Kind::String || tokens[i].text != id) continue;
      const bool is_key = is(i + 1, "]") && is(i + 2, "=");
      const bool is_text = is(i + 3, "false") ||
                           (is(i + 3, "{") && (is(i + 4, "en") || is(i + 4, "sv"))) ||
                           (i + 3 < tokens.size() && tokens[i + 3].kind == Token::Kind::String);
      if (!is_key || !is_text) return true;
    }
    return false;
  }

  /// Whether the script names the clause anywhere but in its text.
  bool is_cited(const std::string& id) const {
    const std::vector<Token> tokens = tokens_of(script.source().text);
    return 1 < std::count_if(tokens.begin(), tokens.end(), [&](const Token& token) {
             return token.kind == Token::Kind::String && token.text == id;
           });
  }

  void keys_written_twice() {
    for (const SourceMap::Twice& twice : script.map().written_twice())
      result.notes.push_back(on_line(twice.last) + twice.key + " is written in line " +
                             std::to_string(twice.first) + " already, and only the last counts");
  }
};

/// Reads the blocks of a source, and knows which are functions.
class LocalsReader {
 public:
  explicit LocalsReader(std::string_view source) : tokens_(tokens_of(source)) {}

  std::optional<Token> first_changed() {
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
      const bool in_function = std::find(open_.begin(), open_.end(), true) != open_.end();
      if (in_function) note_change(at);
      if (is(at, "local")) declare(at + 1, in_function ? inner_ : outer_);
      if (is(at, "for")) declare(at + 1, inner_);
      if (is(at, "function")) declare_parameters(at);
      if (!is_field(at)) enter_or_leave(at);
    }
    for (const Token& name : changed_)
      if (outer_.contains(name.text) && !inner_.contains(name.text)) return name;
    return std::nullopt;
  }

 private:
  bool is(std::size_t at, std::string_view word) const {
    return at < tokens_.size() && tokens_[at].is(word);
  }
  bool is_name(std::size_t at) const {
    return at < tokens_.size() && tokens_[at].kind == Token::Kind::Name;
  }
  bool is_field(std::size_t at) const {
    return is_name(at) && at > 0 && (is(at - 1, ".") || is(at - 1, ":"));
  }

  void enter_or_leave(std::size_t at) {
    if (is(at, "function") || is(at, "do") || is(at, "then") || is(at, "repeat"))
      open_.push_back(is(at, "function"));
    else if ((is(at, "end") || is(at, "until") || is(at, "elseif")) && !open_.empty())
      open_.pop_back();
  }

  void declare(std::size_t at, std::set<std::string_view>& names) {
    for (; is_name(at) && !is(at, "function"); at += 2) {
      names.insert(tokens_[at].text);
      if (!is(at + 1, ",")) return;
    }
  }
  void declare_parameters(std::size_t at) {
    while (at < tokens_.size() && !is(at, "(")) ++at;
    declare(at + 1, inner_);
  }

  /// Notes NAME = ..., NAME.field = ..., NAME[key] = ... and table.insert(NAME, ...).
  void note_change(std::size_t at) {
    if (is(at, "insert") && is_field(at) && is_name(at + 2)) changed_.push_back(tokens_[at + 2]);
    if (!is_name(at) || is_field(at) || is(at - 1, "{")) return;
    std::size_t next = at + 1;
    while (is(next, ".") || is(next, "[")) next = is(next, ".") ? next + 2 : after_bracket(next);
    const bool may_be_key = next == at + 1 && is(at - 1, ",");
    if (is(next, "=") && !may_be_key) changed_.push_back(tokens_[at]);
  }

  std::size_t after_bracket(std::size_t at) const {
    int open = 0;
    do open += is(at, "[") ? 1 : is(at, "]") ? -1 : 0;
    while (++at < tokens_.size() && open > 0);
    return at;
  }

  std::vector<Token> tokens_;
  std::vector<bool> open_;  ///< for each open block, whether it is a function
  std::set<std::string_view> outer_;
  std::set<std::string_view> inner_;
  std::vector<Token> changed_;
};

}  // namespace

CheckNotes notes_on(const Composition& composition, const CheckPlan& plan, const Coverage& seen,
                    const std::vector<std::string>& commands) {
  return NoteTaker{composition, plan, seen, commands}.take();
}

std::optional<Token> changed_local(std::string_view source) {
  return LocalsReader(source).first_changed();
}

std::string place_of_memory(const Composition& composition) {
  for (const auto& script : composition.scripts)
    if (const auto name = changed_local(script->source().text))
      return script->name() + ':' + std::to_string(name->line) + ": " + std::string(name->text);
  return {};
}

std::string place_of_key(const Composition& composition, const std::vector<std::string>& keys) {
  const Data* at = &composition.merged;
  for (const std::string& key : keys)
    if (at != nullptr) at = at->find(key);
  return at == nullptr || at->is_false() ? std::string() : path_and_line(*at);
}

}  // namespace kasino
