#include <algorithm>
#include <array>

#include "engine/capture/group_kinds.hpp"
#include "engine/cards/item_set.hpp"
#include "engine/model/rules.hpp"
#include "scripting/variant/compiler.hpp"

namespace kasino {

void Compiler::deck() {
  DeckSpec& deck = data().deck;
  deck.packs = number(root_, "packs", 1);
  deck.jokers = number(root_, "jokers", 0);
  if (deck.packs < 1 || deck.packs > max_packs)
    fail_at(*get("packs"), "packs are 1 to " + std::to_string(max_packs));
  if (deck.jokers > max_jokers)
    fail_at(*get("jokers"), "jokers are " + std::to_string(max_jokers) + " at most");
  if (const Data* entry = get("deck")) deck.without = pattern(*entry, "without", {});
}

void Compiler::capture() {
  CaptureRules& rules = data().capture;
  rules.hand_values = rules.table_values = plain_values();
  if (const Data* values = get("values")) {
    set_values(rules.hand_values, *values);
    set_values(rules.table_values, *values);
  }
  if (const Data* values = get("hand_values")) set_values(rules.hand_values, *values);
  if (const Data* values = get("table_values")) set_values(rules.table_values, *values);
  each("capture", [&](const std::string& name, const Data& entry) { way(name, entry); });
}

GroupCount Compiler::group_count(const Data& entry) const {
  const Data* groups = get(entry, "groups");
  if (groups == nullptr || groups->as<std::string>() != nullptr) return GroupCount::Many;
  const Fields& counts = *groups->as<Fields>();
  const bool is_one = counts.size() == 1 && *counts.begin()->second.as<std::int64_t>() == 1;
  if (!is_one)
    fail_at(*groups,
            "groups is \"many\", or {1} for exactly one group, taken alone; no other counts are "
            "known (a capture that leaves no group is the duty take_all)");
  return GroupCount::One;
}

CaptureBy Compiler::capture_by(const Data& entry) const {
  static constexpr std::array<std::pair<const char*, CaptureBy>, 6> kinds = {
      {{"value", CaptureBy::Equal},
       {"rank", CaptureBy::Rank},
       {"twin", CaptureBy::Twin},
       {"sum", CaptureBy::Sum},
       {"total", CaptureBy::Total},
       {"all", CaptureBy::All}}};
  const Data* by = get(entry, "by");
  if (by == nullptr) fail_at(entry, "a way to capture needs by = \"value\", \"sum\" ...");
  if (by->as<ScriptFunction>() != nullptr) return CaptureBy::Own;
  const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const auto& pair) {
    return *by->as<std::string>() == pair.first;
  });
  return kind->second;  // the schema knows no other
}

void Compiler::way(const std::string& name, const Data& entry) {
  CaptureRule rule{name,
                   capture_by(entry),
                   number(entry, "total", 0),
                   pattern(entry, "played", FaceSet::all()),
                   pattern(entry, "takes", FaceSet::all()),
                   clause(entry, "clause"),
                   group_count(entry),
                   get(entry, "when") != nullptr};
  check_way(rule, entry);
  const auto function_under = [&](const char* key, bool wanted) {
    return wanted ? std::optional(function(*get(entry, key))) : std::nullopt;
  };
  result_.functions.conditions.push_back(function_under("when", rule.has_condition));
  result_.functions.own_captures.push_back(function_under("by", rule.by == CaptureBy::Own));
  data().capture.ways.push_back(std::move(rule));
}

void Compiler::check_way(const CaptureRule& rule, const Data& entry) {
  if ((rule.by == CaptureBy::Total) != (rule.total != 0))
    fail_at(entry, "total and by = \"total\" belong together");
  if (const Data* groups = get(entry, "groups"); groups != nullptr && takes_whole(rule))
    fail_at(*groups, "a capture by \"all\" or by a function goes with no other anyway");
  if (const Data* takes = get(entry, "takes"); takes != nullptr && rule.by == CaptureBy::Own)
    fail_at(*takes, "by is a function, which says itself what is taken");
  if (data().capture.ways.size() == Rules::most_ways)
    fail_at(entry, "there are more than " + std::to_string(Rules::most_ways) + " ways to capture");
  constexpr int most_conditions = 8;
  const auto conditions = std::count_if(data().capture.ways.begin(), data().capture.ways.end(),
                                        [](const CaptureRule& way) { return way.has_condition; });
  if (rule.has_condition && conditions == most_conditions)
    fail_at(entry, "more than " + std::to_string(most_conditions) + " ways to capture have a when");
}

}  // namespace kasino
