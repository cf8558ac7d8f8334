// Compiles a merged table to rule data, subject by subject: each has its compile_*.cpp. They share
// how the table is read, and the result that they fill in. Private to scripting.
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/capture/values.hpp"
#include "engine/model/rule_data.hpp"
#include "scripting/hooks/script_functions.hpp"
#include "scripting/variant/compose.hpp"
#include "scripting/variant/key.hpp"

namespace kasino {

/// The words of a list. Throws ScriptError unless each can be typed, and none is there twice.
std::vector<std::string> words_of(const Data& list);

/// Ace 1, 2 to 10 as printed, then 11, 12, 13; none for jokers.
ValueTable plain_values();

/// Sets in `values` what `entries` say: pattern -> value, list of values, or {}. Of several
/// patterns that match a card, the narrowest counts. Throws ScriptError for more values than a card
/// can have.
void set_values(ValueTable& values, const Data& entries);

/// The clauses in force, with each {option} in their texts replaced by its value. Groups of clauses
/// ("STEP-2" is of group "STEP") are in the order in which the scripts write them, base first; the
/// clauses of a group by number.
std::vector<Clause> ordered_clauses(const Composition& composition);

/// What the game is about, as the scripts say, with each {option} replaced, and {aim} replaced by
/// `made`; `made` if they say nothing.
Text written_aim(const Composition& composition, const Text& made);

/// What a game of these rules is about and how one wins it, in both languages: what is done with
/// cards, what a player must do, whose points win, and when. `data` must be complete up to the
/// match.
Text made_aim(const RuleData& data);

/// A hash of all sources as 16 hexadecimal digits (FNV-1a, 64 bits).
std::string hash_of_sources(const Composition& composition);

// Add the rows of what is nested in the keys of a variant, subject by subject.
void add_card_rows(std::vector<KeyRow>& rows);
void add_play_rows(std::vector<KeyRow>& rows);
void add_zone_rows(std::vector<KeyRow>& rows);
void add_action_rows(std::vector<KeyRow>& rows);

/// Compiles one composition, part by part: clauses first, since all other parts cite them.
class Compiler {
 public:
  explicit Compiler(const Composition& composition)
      : composition_(composition), root_(composition.merged) {}

  Compiled compile();

  /// Answers `id`. Throws ScriptError, with a suggestion, unless it is a clause in force.
  std::string cited(const Data& at, const std::string& id);
  /// Adds the function to those of the variant.
  HookId hook(const Data& function) {
    result_.functions.push_back(*function.as<ScriptFunction>());
    return static_cast<HookId>(result_.functions.size() - 1);
  }

 private:
  RuleData& data() { return result_.data; }
  const RuleData& data() const { return result_.data; }

  /// The value under `key`; null if it is absent or removed.
  const Data* get(const Data& at, const std::string& key) const {
    const Data* found = at.find(key);
    return found == nullptr || found->is_false() ? nullptr : found;
  }
  const Data* get(const std::string& key) const { return get(root_, key); }

  int number(const Data& at, const char* key, int otherwise) const {
    const Data* found = get(at, key);
    return found == nullptr ? otherwise : static_cast<int>(*found->as<std::int64_t>());
  }
  /// Sets in `rule` what the keys of the table say that have a setter.
  template <typename Rule, std::size_t size>
  void read(const Data& at, const RuleKey<Rule> (&keys)[size], Rule& rule) {
    for (const RuleKey<Rule>& key : keys)
      if (const Data* value = key.set == nullptr ? nullptr : get(at, std::string(key.row().name())))
        key.set(*this, key.holds, *value, rule);
  }
  /// The one of `keys` that the table has; throws with `problem` if it has none or several.
  std::string only_key(const Data& at, std::initializer_list<const char*> keys,
                       const char* problem) const;
  /// Calls `visit` with the name and value of each entry under `key` that is not removed. Errors
  /// get advice if the name may be misspelt.
  template <typename Visit>
  void each(const char* key, Visit visit) {
    for (const auto& [name, entry] : root_.entries(key)) {
      if (entry.is_false()) continue;
      try {
        visit(to_text(name), entry);
      } catch (const ScriptError& error) {
        throw with_near_name(error, key, to_text(name), entry);
      }
    }
  }
  /// The error; if `entry` cannot stand alone, with the base's entry whose name may be meant.
  ScriptError with_near_name(const ScriptError& error, const char* map, const std::string& name,
                             const Data& entry) const;

  /// The id under `key`, which must be a clause in force; empty if there is none.
  std::string clause(const Data& at, const char* key) {
    const Data* found = get(at, key);
    return found == nullptr ? std::string() : cited(*found, *found->as<std::string>());
  }
  void fail_if_lifted(const Data& at, const std::string& id) const;
  /// Whether it is of small letters, - and _.
  static bool is_plain_word(const std::string& name);
  /// Throws unless the name can be typed.
  static void check_word(const Data& at, const std::string& name);
  /// Throws unless the name can be typed as an action, and is read as nothing else.
  static void check_action_word(const Data& at, const std::string& name);
  /// What the key `titles` calls the words; of others empty texts.
  static std::vector<Text> word_titles(const Data& entry, const std::vector<std::string>& words);

  // compile.cpp
  void heading();
  void players();
  void own_players(const Data& players);
  void clauses();

  // compile_cards.cpp
  void deck();
  void shoe();
  void capture();
  void way(const std::string& name, const Data& entry);
  GroupCount group_count(const Data& entry) const;
  void check_way(const CaptureRule& rule, const Data& entry);
  void deal();
  void check_deal();
  const Data& last_word_on_deal() const;
  std::vector<DealStep> steps(const Data& list);
  DealStep step(const Data& entry);

  // compile_zones.cpp
  void zone(const std::string& name, const Data& entry);
  void built_in_zone(const std::string& name, const Data& entry);
  /// The fewest and the most players that these rules are compiled for. No number is between them
  /// if it is one that the variant is not for: the game refuses that.
  std::pair<int, int> players_meant() const {
    const RuleData& data = result_.data;
    return {std::max(data.only_for.value_or(0), data.min_players),
            std::min(data.only_for.value_or(max_seats), data.max_players)};
  }
  void taken_zones();
  /// Sets by what card a place is taken: by value, by rank, or as a variable says.
  void taken_by(const Data& by, PileRule& rule) const;
  void own_zone(const std::string& name, const Data& entry);
  /// The zone of that name; throws at `at` if it is neither the variant's own nor of `built_in`.
  ZoneKind zone_named(const Data& at, const std::string& name,
                      std::initializer_list<Zone> built_in) const;
  void variable(const std::string& name, const Data& entry);
  int initial_value(const VariableRule& rule, const Data& entry) const;

  // compile_actions.cpp
  void stages();
  void play_stage_of(const Data& entry);
  std::optional<ZoneKind> played_from(const Data& entry) const;
  int stage(const Data& at, const std::string& name) const;
  void action(const std::string& name, const Data& entry);
  ArgumentRule argument(const Data& entry);
  bool names_played_cards(const ActionRule& rule) const;
  std::optional<std::size_t> pot_of_stake(const Data& at) const;
  std::size_t argument_named(const Data& at, const ActionRule& rule) const;
  /// Throws if a seat would play or choose cards that it may not see: the choices would tell them.
  void check_is_seen(const Data& at, ZoneKind kind, const std::string& by,
                     const char* advice) const;

  // compile_play.cpp
  void builds();
  void duties();
  void refusals();
  void cites();
  void remarks();
  void leftovers();
  void next_dealer();
  void item(const std::string& name, const Data& entry);
  void money();
  void adviser();
  void teams();
  void match();

  const Composition& composition_;
  const Data& root_;
  Compiled result_;
};

/// Throws ScriptError at a key that is missing, contradicts another, or cites an unknown clause.
Compiled compile(const Composition& composition);

}  // namespace kasino
