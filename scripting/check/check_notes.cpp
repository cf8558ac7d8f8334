#include "scripting/check/check_notes.hpp"

#include <algorithm>
#include <cctype>
#include <map>

#include "engine/text/spelling.hpp"
#include "scripting/check/source_words.hpp"

namespace kasino {

namespace {

using Keys = std::vector<std::string>;

const Data* find_below(const Data& root, const Keys& keys) {
  const Data* at = &root;
  for (const std::string& key : keys) {
    at = at->find(key);
    if (at == nullptr) return nullptr;
  }
  return at->is_false() ? nullptr : at;
}

/// A script's table, and whatever its options and numbers of players lay over it.
std::vector<const Data*> tables_of(const Data& layer) {
  std::vector<const Data*> tables = {&layer};
  const auto add_entries = [&](const Data* map) {
    if (map == nullptr || map->as<Fields>() == nullptr) return;
    for (const auto& [key, entry] : *map->as<Fields>()) tables.push_back(&entry);
  };
  add_entries(layer.find("for_players"));
  const Data* options = layer.find("options");
  if (options == nullptr || options->as<Fields>() == nullptr) return tables;
  for (const auto& [name, option] : *options->as<Fields>()) {
    for (const char* key : {"on", "off"})
      if (const Data* patch = option.find(key)) tables.push_back(patch);
    add_entries(option.find("choices"));
  }
  return tables;
}

const Data* find_in_layer(const Data& layer, const Keys& keys) {
  for (const Data* table : tables_of(layer))
    if (const Data* found = find_below(*table, keys)) return found;
  return nullptr;
}

std::string key_and_line(const Data& at) {
  return at.source->name + ':' + std::to_string(at.line) + ": " + at.path;
}

/// "T-1", "T-CAP-2", but not "by-hand".
bool looks_like_a_clause(const std::string& text) {
  const std::size_t dash = text.find('-');
  return dash != std::string::npos && dash > 0 && dash + 1 < text.size() &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) {
           return std::isupper(c) != 0 || std::isdigit(c) != 0 || c == '-';
         });
}

/// Whether some of `clauses` begins with the same word, up to a dash.
bool is_group_of(const std::string& word, const std::vector<std::string>& clauses) {
  const std::string group = word.substr(0, word.find('-') + 1);
  return std::any_of(clauses.begin(), clauses.end(),
                     [&](const std::string& id) { return id.starts_with(group); });
}

constexpr const char* told_by_engine[] = {"trail",    "capture",    "sweep",     "sweeps",
                                          "no-sweep", "claim",      "cancelled", "deal",
                                          "redeal",   "last-round", "stock-out", "award",
                                          "out",      "leftovers",  "deal-over", "match-over"};

/// The clauses that the data cites, to whatever end.
std::set<std::string> cited_by(const RuleData& data) {
  const Duties& duties = data.duties;
  const Cites& cites = data.cites;
  std::set<std::string> ids = {
      duties.sweep,        duties.capture,     duties.any_capture, duties.take_all,
      duties.single_first, cites.trail,        cites.decline,      cites.several,
      cites.partial,       cites.sweep,        cites.sweep_card,   cites.sweep_way,
      cites.two_values,    cites.other_values, cites.overlap,      cites.otherwise};
  for (const CaptureRule& way : data.capture.ways) ids.insert(way.clause);
  for (const RefusalRule& refusal : data.refusals) ids.insert(refusal.clause);
  for (const ScoringItem& item : data.scoring) ids.insert(item.clause);
  for (const ActionRule& action : data.actions) {
    ids.insert(action.clause);
    ids.insert(action.refusals.begin(), action.refusals.end());
  }
  ids.insert(data.honest.begin(), data.honest.end());
  ids.insert(data.void_sweeps.begin(), data.void_sweeps.end());
  return ids;
}

/// Reads the scripts of a variant, the last of which is judged.
class Notes {
 public:
  Notes(CheckReport& report, const Composition& composition, const std::vector<RuleData>& data)
      : report_(report),
        composition_(composition),
        own_(composition.scripts.back()->data()),
        data_(data) {
    for (const auto& script : composition.scripts)
      words_.push_back(words_of_source(script->source().text));
  }

  void add() {
    texts_of_clauses();
    texts_of_events();
    clauses_without_use();
    options_without_use();
    sweeps_that_nobody_counts();
    each_own("actions", report_.seen.actions, "it was never open in play");
    each_own("stages", report_.seen.stages, "nobody was ever asked there in play");
    each_own("vars", report_.seen.variables, "it never had another value than its first in play");
    std::set<std::string> zones = report_.seen.zones;
    zones.insert({"stock", "table", "hand", "pile"});  // whose entries say who may see them
    each_own("zones", zones, "no card ever lay there in play");
    each_own("refuses", report_.seen.refusals, "it refused no move of those that were tried");
    keys_written_twice();
    for (const std::string& barred : report_.plan.barred) report_.notes.push_back(barred);
  }

 private:
  void note(const Data& at, const std::string& what) {
    report_.notes.push_back(key_and_line(at) + ": " + what);
  }

  bool is_mentioned(const std::string& word) const {
    return std::any_of(words_.begin(), words_.end(),
                       [&](const SourceWords& words) { return words.strings.contains(word); });
  }

  std::set<std::string> own_keys(const char* map) const {
    std::set<std::string> keys;
    for (const Data* table : tables_of(own_))
      if (const Data* found = table->find(map); found != nullptr && found->as<Fields>() != nullptr)
        for (const auto& [key, entry] : *found->as<Fields>())
          if (!entry.is_false()) keys.insert(to_text(key));
    return keys;
  }

  /// Whatever the script names under `map`, and was not met.
  void each_own(const char* map, const std::set<std::string>& met, const std::string& what) {
    if (report_.seen.moves == 0) return;
    for (const std::string& key : own_keys(map))
      if (!met.contains(key)) note(*find_in_layer(own_, {map, key}), what);
  }

  /// The clauses that a script has or takes away, whatever its options say.
  static std::map<std::string, const Data*> clauses_of(const Data& layer) {
    std::map<std::string, const Data*> clauses;
    for (const Data* table : tables_of(layer))
      if (const Data* found = table->find("clauses"); found != nullptr && found->as<Fields>())
        for (const auto& [key, entry] : *found->as<Fields>()) clauses.emplace(to_text(key), &entry);
    return clauses;
  }

  void texts_of_clauses() {
    const auto own = clauses_of(own_);
    std::vector<std::string> elsewhere;
    for (std::size_t i = 0; i + 1 < composition_.scripts.size(); ++i)
      for (const auto& [id, at] : clauses_of(composition_.scripts[i]->data()))
        elsewhere.push_back(id);
    clauses_without_text(own, elsewhere);
    for (const auto& [id, at] : own) {
      const bool is_known = find_below(own_, {"clauses", id}) != nullptr ||
                            std::find(elsewhere.begin(), elsewhere.end(), id) != elsewhere.end();
      if (at->is_false() && !is_known)
        note(*at, "there is no such clause to take away" + did_you_mean(id, elsewhere));
      else if (has_empty_text(id))
        note(*at, "its text is empty: players read the bare id where it is cited");
    }
  }

  void clauses_without_text(const std::map<std::string, const Data*>& own,
                            std::vector<std::string> known) {
    for (const auto& [id, at] : own) known.push_back(id);
    for (const auto& [word, line] : words_.back().strings)
      if (looks_like_a_clause(word) && is_group_of(word, known) &&
          std::find(known.begin(), known.end(), word) == known.end())
        report_.faults.push_back(composition_.scripts.back()->name() + ':' + std::to_string(line) +
                                 ": clause " + word + " has no text" + did_you_mean(word, known) +
                                 "; add it under clauses");
  }

  bool has_empty_text(const std::string& id) const {
    return std::any_of(data_.begin(), data_.end(), [&](const RuleData& data) {
      return std::any_of(data.clauses.begin(), data.clauses.end(), [&](const Clause& clause) {
        return clause.id == id && clause.text.en.find_first_not_of(" \n") == std::string::npos;
      });
    });
  }

  bool is_told(const std::string& type) const {
    return std::find(std::begin(told_by_engine), std::end(told_by_engine), type) !=
               std::end(told_by_engine) ||
           report_.seen.events.contains(type) || is_mentioned(type) ||
           std::any_of(data_.begin(), data_.end(), [&](const RuleData& data) {
             return data.find_action(type) != nullptr ||
                    std::find(data.remarks.begin(), data.remarks.end(), type) != data.remarks.end();
           });
  }

  void texts_of_events() {
    const std::set<std::string> events = own_keys("events");
    for (const std::string& type : events)
      if (!is_told(type)) note(*find_in_layer(own_, {"events", type}), "nothing tells it");
    for (const std::string& name : own_keys("actions"))
      if (!events.contains(name) && find_below(composition_.merged, {"events", name}) == nullptr)
        note(*find_in_layer(own_, {"actions", name}),
             "it has no text under events, so players read its bare name");
  }

  void clauses_without_use() {
    std::set<std::string> cited = report_.seen.clauses;
    for (const RuleData& data : data_) cited.merge(cited_by(data));
    std::string unused;
    for (const std::string& id : own_keys("clauses"))
      if (!cited.contains(id) && !is_mentioned(id)) unused += (unused.empty() ? "" : ", ") + id;
    if (!unused.empty())
      report_.notes.push_back(composition_.scripts.back()->name() + ": nothing cites " + unused +
                              "; that is fine for what only tells how to play");
  }

  void options_without_use() {
    for (const std::string& name : report_.plan.idle_options) {
      const bool read = std::any_of(words_.begin(), words_.end(), [&](const SourceWords& words) {
        return words.reads_any_option || words.options.contains(name);
      });
      const Data* declared = find_below(own_, {"options", name});
      if (!read && declared != nullptr)
        note(*declared,
             "none of its values changes anything, and no function reads "
             "view.options." +
                 name);
    }
  }

  void keys_written_twice() {
    const Script& script = *composition_.scripts.back();
    for (const SourceMap::Twice& twice : script.map().written_twice())
      report_.notes.push_back(script.name() + ':' + std::to_string(twice.last) + ": " + twice.key +
                              " is written in line " + std::to_string(twice.first) +
                              " already, and only the last counts");
  }

  void sweeps_that_nobody_counts() {
    const Data* voids = find_in_layer(own_, {"void_sweeps"});
    if (voids == nullptr) return;
    const bool counted =
        std::any_of(data_.begin(), data_.end(),
                    [](const RuleData& data) {
                      return data.has_hook(Trigger::Sweep) ||
                             std::any_of(data.scoring.begin(), data.scoring.end(), [](auto& item) {
                               return item.by == ScoringItem::By::Sweep;
                             });
                    }) ||
        std::any_of(words_.begin(), words_.end(),
                    [](const SourceWords& words) { return words.fields.contains("sweeps"); });
    if (!counted) note(*voids, "nothing counts sweeps, so it makes no difference");
  }

  CheckReport& report_;
  const Composition& composition_;
  const Data& own_;
  const std::vector<RuleData>& data_;
  std::vector<SourceWords> words_;  ///< of each script
};

}  // namespace

void add_notes(CheckReport& report, const VariantRequest& request,
               const std::vector<RuleData>& data, Budget& budget) {
  budget.begin_command();
  const Composition composition = compose(request, budget);
  Notes(report, composition, data).add();
}

bool keeps_memory(const VariantRequest& request, Budget& budget) {
  budget.begin_command();
  const Composition composition = compose(request, budget);
  return std::any_of(
      composition.scripts.begin(), composition.scripts.end(),
      [](const auto& script) { return changed_local(script->source().text).has_value(); });
}

std::string place_in_script(const Violation& violation, const VariantRequest& request,
                            const CheckSetting& setting, Budget& budget) {
  if (violation.error) return {};
  if (violation.hook)
    return violation.hook->file + ':' + std::to_string(violation.hook->line.value_or(1)) + ": " +
           violation.hook->name;
  VariantRequest under = request;
  under.options = setting.options;
  under.players = setting.players;
  budget.begin_command();
  const Composition composition = compose(under, budget);
  if (!violation.key.empty()) {
    const Data* found = find_below(composition.merged, violation.key);
    return found == nullptr ? std::string() : key_and_line(*found);
  }
  if (violation.kind != BreachKind::Memory && violation.kind != BreachKind::Totals) return {};
  for (const auto& script : composition.scripts)
    if (const auto changed = changed_local(script->source().text))
      return script->name() + ':' + std::to_string(changed->line) + ": " + changed->name;
  return {};
}

}  // namespace kasino
