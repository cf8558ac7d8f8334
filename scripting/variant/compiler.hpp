// The compiler's rooms share this: how a merged table is read, and the result being filled.
// Private to scripting.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "scripting/hooks/script_functions.hpp"
#include "scripting/variant/compile_values.hpp"
#include "scripting/variant/compose.hpp"

namespace kasino {

/// Compiles one composition, part by part; clauses first, since all others cite them.
class Compiler {
 public:
  explicit Compiler(const Composition& composition)
      : composition_(composition), root_(composition.merged) {}

  Compiled compile();

 private:
  RuleData& data() { return result_.data; }
  const RuleData& data() const { return result_.data; }

  /// The value under `key`; null if absent or removed.
  const Data* get(const Data& at, const char* key) const {
    const Data* found = at.find(key);
    return found == nullptr || found->is_false() ? nullptr : found;
  }
  const Data* get(const char* key) const { return get(root_, key); }

  int number(const Data& at, const char* key, int otherwise) const {
    const Data* found = get(at, key);
    return found == nullptr ? otherwise : static_cast<int>(*found->as<std::int64_t>());
  }
  std::string word(const Data& at, const char* key, const char* otherwise) const {
    const Data* found = get(at, key);
    return found == nullptr ? otherwise : *found->as<std::string>();
  }
  FaceSet pattern(const Data& at, const char* key, FaceSet otherwise) const {
    const Data* found = get(at, key);
    return found == nullptr ? otherwise : faces_of(*found);
  }

  /// Calls `visit` with the name and value of each entry under `key` that is not removed.
  template <typename Visit>
  void each(const char* key, Visit visit) {
    for (const auto& [name, entry] : root_.entries(key))
      if (!entry.is_false()) visit(to_text(name), entry);
  }

  /// The id under `key`, which must be a clause in force. Empty if there is none.
  std::string clause(const Data& at, const char* key) {
    const Data* found = get(at, key);
    return found == nullptr ? std::string() : cited(*found, *found->as<std::string>());
  }
  /// `id`, if it is a clause in force. Throws ScriptError with a suggestion.
  std::string cited(const Data& at, const std::string& id);
  void fail_if_lifted(const Data& at, const std::string& id) const;
  /// "mine.lua:12"
  static std::string place_of(const Data& at);

  ScriptFunction function(const Data& at) const { return *at.as<ScriptFunction>(); }

  // compile.cpp
  void heading();
  void players();
  void clauses();

  // compile_cards.cpp
  void deck();
  void capture();
  void way(const std::string& name, const Data& entry);
  CaptureBy capture_by(const Data& entry) const;
  GroupCount group_count(const Data& entry) const;
  void check_way(const CaptureRule& rule, const Data& entry);

  void deal();
  void check_deal();
  const Data& last_word_on_deal() const;
  std::vector<DealStep> steps(const Data& list);
  DealStep step(const Data& entry);

  // compile_zones.cpp
  void zones();
  void built_in_zone(const std::string& name, const Data& entry);
  void own_zone(const std::string& name, const Data& entry);
  /// The zone of that name; fails at `at` if there is none, or it is none of `built_in`.
  ZoneKind zone_named(const Data& at, const std::string& name,
                      std::initializer_list<Zone> built_in) const;

  // compile_actions.cpp
  void stages();
  void play_stage_of(const Data& entry);
  std::optional<ZoneKind> played_from(const Data& entry) const;
  int stage(const Data& at, const std::string& name) const;
  void actions();
  void action(const std::string& name, const Data& entry);
  void arguments(const Data& list, ActionRule& rule, ActionFunctions& functions);
  ArgumentRule argument(const Data& entry) const;
  bool is_dark(ZoneKind kind) const;
  std::string name_of_show(ZoneKind kind) const;
  void check_choice(const Data& at, ZoneKind kind) const;

  // compile_play.cpp
  void duties();
  void refusals();
  void honest();
  void cites();
  void hooks();
  void remarks();

  // compile_scores.cpp
  void scoring();
  void leftovers();
  void item(const std::string& name, const Data& entry);
  void teams();
  void match();
  void tie(const Data& entry);

  void variables();
  void variable(const std::string& name, const Data& entry);
  int initial_value(const VariableRule& rule, const Data& entry) const;

  const Composition& composition_;
  const Data& root_;
  Compiled result_;
};

/// Throws ScriptError at the key that is missing, contradicts another, or cites an unknown clause.
Compiled compile(const Composition& composition);

}  // namespace kasino
