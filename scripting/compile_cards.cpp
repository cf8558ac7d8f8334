#include <algorithm>
#include <array>

#include "engine/item_set.hpp"
#include "scripting/compiler.hpp"

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

void Compiler::way(const std::string& name, const Data& entry) {
  static constexpr std::array<std::pair<const char*, CaptureBy>, 6> kinds = {
      {{"value", CaptureBy::Equal},
       {"rank", CaptureBy::Rank},
       {"twin", CaptureBy::Twin},
       {"sum", CaptureBy::Sum},
       {"total", CaptureBy::Total},
       {"all", CaptureBy::All}}};
  const std::string by = word(entry, "by", "");
  const auto kind =
      std::find_if(kinds.begin(), kinds.end(), [&](const auto& pair) { return by == pair.first; });
  if (kind == kinds.end()) fail_at(entry, "a way to capture needs by = \"value\", \"sum\" ...");
  CaptureRule rule{name,
                   kind->second,
                   number(entry, "total", 0),
                   pattern(entry, "played", FaceSet::all()),
                   pattern(entry, "takes", FaceSet::all()),
                   clause(entry, "clause"),
                   group_count(entry)};
  if ((rule.by == CaptureBy::Total) != (rule.total != 0))
    fail_at(entry, "total and by = \"total\" belong together");
  data().capture.ways.push_back(std::move(rule));
}

std::vector<DealStep> Compiler::steps(const Data& list) const {
  std::vector<DealStep> result;
  for (const auto& [key, step] : *list.as<Fields>()) {
    if (step.as<Fields>()->size() != 1)
      fail_at(step, "a step names one place: {hand = 2} or {table = 2}");
    const bool hands = get(step, "hand") != nullptr;
    result.push_back({hands ? DealStep::To::Hands : DealStep::To::Table,
                      number(step, hands ? "hand" : "table", 0)});
    if (result.back().count > ItemSet::capacity)
      fail_at(step, "a step deals " + std::to_string(ItemSet::capacity) + " cards at most");
  }
  return result;
}

void Compiler::deal() {
  const Data* entry = get("deal");
  if (entry == nullptr) fail_at(root_, "a variant needs to say how cards are dealt (deal = {...})");
  DealPlan& plan = data().deal;
  if (const Data* first = get(*entry, "first")) plan.first = steps(*first);
  if (plan.first.empty()) {
    if (const Data* first = get(*entry, "first")) fail_at(*first, "the first round has no steps");
    fail_at(*entry, "deal.first is missing: the steps of the first round");
  }
  if (const Data* later = get(*entry, "later")) plan.later = steps(*later);
  plan.draw = number(*entry, "draw", 0);
  const Data* may_run_short = get(*entry, "short");
  plan.may_run_short = may_run_short != nullptr;
  check_deal();
}

void Compiler::check_deal() {
  const Data& entry = *get("deal");
  for (int players = data().only_for.value_or(data().min_players);
       players <= data().only_for.value_or(data().max_players); ++players) {
    const Rounds rounds = rounds_of(data(), players);
    const std::string who = "with " + std::to_string(players) + " players ";
    if (rounds.left_over < 0)
      fail_at(entry, who + "the first round needs " + std::to_string(-rounds.left_over) +
                         " cards more than the deck has");
    if (rounds.left_over > 0 && !data().deal.may_run_short && data().deal.draw == 0)
      fail_at(entry, who + "the deck does not come out even: " + std::to_string(rounds.left_over) +
                         " cards are left in the stock (short = true allows it)");
  }
}

}  // namespace kasino
