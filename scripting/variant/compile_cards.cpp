#include <algorithm>

#include "engine/capture/group_kinds.hpp"
#include "engine/cards/deck.hpp"
#include "engine/cards/item_set.hpp"
#include "engine/model/rules.hpp"
#include "scripting/variant/compiler.hpp"

namespace kasino {

namespace {

constexpr RuleKey<DeckSpec> deck_keys[] = {
    {"deck.without", holds_pattern, set<&DeckSpec::without>, "cards left out of every pack", "none",
     R"("8-10")"},
    {"deck.spent", holds_name, by_parent,
     "a zone for cards that were played: the stock lasts for several deals",
     "none, every deal has a deck of its own", R"("discards")"},
    {"deck.cut", holds_number, by_parent,
     "with so many cards left or fewer all are shuffled before a deal", "0", "60"},
    {"values.*", holds_value | holds_list},
    {"values.*.#", holds_value},
    {"hand_values.*", holds_value | holds_list},
    {"hand_values.*.#", holds_value},
    {"table_values.*", holds_value | holds_list},
    {"table_values.*.#", holds_value},
};

constexpr RuleKey<DealPlan> deal_keys[] = {
    {"deal.first", holds_list, by_parent, "the steps of the first round", "required",
     "{ { hand = 2 }, { table = 4 }, { hand = 2 } }"},
    {"deal.first.#", function("game") | holds_map, by_parent,
     "a step: one place and how many cards, or `ask`; a function that deals is a step too, and the "
     "next one waits for whom it asks",
     "", "{ hand = 2 }"},
    {"deal.first.#.*", one_of("rest") | holds_number, by_parent,
     R"(so many cards to hand, table, pile or a zone of yours; where there is one a seat to each seat's, from the dealer's left; "rest" deals all that are left, in shares as even as may be)",
     "", "2"},
    {"deal.first.#.ask", holds_name, by_parent,
     "every seat is asked at this stage, the dealer last; the next step waits", "", R"("bid")"},
    {"deal.first.#.does", function("game"), by_parent,
     "a function that deals, where a clause stands beside it", "",
     R"(function(game) game:draw(1, "table") end)"},
    {"deal.first.#.clause", holds_clause, by_parent, "the clause that says so", "none"},
    {"deal.later", holds_list, by_parent, "the steps of every later round", "false: one round only",
     "{ { hand = 4 } }"},
    {"deal.later.#", function("game") | holds_map, by_parent, "", "", "", KeysAre::Names,
     "deal.first.#"},
    {"deal.draw", holds_number, set<&DealPlan::draw>,
     "cards drawn after each play while the stock lasts", "0", "1"},
    {"deal.short", holds_flag, set<&DealPlan::may_run_short>,
     "whether the deck need not come out even", "false", "true"},
};

constexpr RuleKey<CaptureRule> way_keys[] = {
    {"capture.*", holds_map, by_parent, "one way to capture"},
    {"capture.*.by",
     one_of("value rank twin sum total all") | function("card, view -> kasino.CardList[]"),
     set<&CaptureRule::by, &CaptureRule::lists>,
     "what makes a group of table cards. value: one card of the played card's value; rank: one of "
     "its rank; twin: one of its rank and suit; sum: two or more that add up to its value; total: "
     "one or more that make `total` with it; all: every card of `takes`. A function lists whole "
     "captures instead",
     "required", R"("sum")"},
    {"capture.*.groups_by", function("card, view, value -> kasino.CardList[]"),
     set<&CaptureRule::lists>,
     "instead of by: what makes a group is what this function lists for a value of the card (0 if "
     "it has none); it mixes with the groups of other ways",
     "", R"(function(_, view, value) return view:groups(2 * value) end)"},
    {"capture.*.when", function("card, view -> boolean"), set<&CaptureRule::when>,
     "whether the card can capture this way at all", "always",
     R"(function(_, view) return not view.table:has("A") end)"},
    {"capture.*.total", holds_value, set<&CaptureRule::total>,
     R"(for by = "total": what the played and the taken cards make together)", "", "15"},
    {"capture.*.played", holds_pattern, set<&CaptureRule::played>, "the played cards it is for",
     R"("*")", R"("J")"},
    {"capture.*.takes", holds_pattern, set<&CaptureRule::takes>, "the table cards it takes",
     R"("*")", R"("A-10 J")"},
    {"capture.*.groups", one_of("many") | holds_list, by_parent,
     "{1}: exactly one group, taken alone; {1, 3}: one or three, by ways of the same numbers, 1 to "
     "8",
     "many", "{ 1 }"},
    {"capture.*.groups.#", holds_number},
    {"capture.*.clause", holds_clause, set<&CaptureRule::clause>,
     "the clause that `why` cites for such a capture", "none"},
};

}  // namespace

void add_card_rows(std::vector<KeyRow>& rows) { add_rows(rows, deck_keys, deal_keys, way_keys); }

void Compiler::deck() {
  DeckSpec& deck = data().deck;
  deck.packs = number(root_, "packs", 1);
  deck.jokers = number(root_, "jokers", 0);
  if (deck.packs < 1 || deck.packs > max_packs)
    fail_at(*get("packs"), "packs are 1 to " + std::to_string(max_packs));
  if (deck.jokers > max_jokers)
    fail_at(*get("jokers"), "jokers are " + std::to_string(max_jokers) + " at most");
  if (const Data* entry = get("deck")) read(*entry, deck_keys, deck);
}

/// The deck that lasts for several deals; zones must be compiled before.
void Compiler::shoe() {
  const Data* entry = get("deck");
  if (entry == nullptr) return;
  const Data* spent = get(*entry, "spent");
  const Data* cut = get(*entry, "cut");
  if (spent == nullptr) {
    if (cut != nullptr)
      fail_at(*cut, "a deck with a cut card lasts: name the zone of played cards, spent = ...");
    return;
  }
  const ZoneKind zone = zone_named(*spent, *spent->as<std::string>(), {});
  const ZoneRule& rule = data().zones[static_cast<std::size_t>(zone.own)];
  if (rule.per_seat || rule.slots > 1)
    fail_at(*spent, rule.name + " has several places: all that was played lies in one");
  data().shoe = ShoeRule{zone.own, number(*entry, "cut", 0)};
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
  GroupCount count = GroupCount::Many;
  for (const auto& [key, element] : *groups->as<Fields>()) {
    const std::int64_t number = *element.as<std::int64_t>();
    if (number < 1 || number > GroupCount::most)
      fail_at(element, "a capture has 1 to " + std::to_string(GroupCount::most) +
                           " groups, or groups = \"many\", any number");
    count = count.with(static_cast<int>(number));
  }
  if (count == GroupCount::Many)
    fail_at(*groups, "groups is \"many\", or a list of how many make a capture, such as {1}");
  return count;
}

void Compiler::way(const std::string& name, const Data& entry) {
  const Data* by = get(entry, "by");
  const Data* groups_by = get(entry, "groups_by");
  if ((by == nullptr) == (groups_by == nullptr))
    fail_at(entry, by == nullptr ? "a way to capture needs by = \"value\", \"sum\" ..."
                                 : "by and groups_by both say what a group is: keep one of them");
  CaptureRule rule{.name = name};
  read(entry, way_keys, rule);
  if (rule.lists) rule.by = groups_by != nullptr ? CaptureBy::Listed : CaptureBy::Own;
  rule.groups = group_count(entry);
  check_way(rule, entry);
  data().capture.ways.push_back(std::move(rule));
}

void Compiler::check_way(const CaptureRule& rule, const Data& entry) {
  if ((rule.by == CaptureBy::Total) != (rule.total != 0))
    fail_at(entry, "total and by = \"total\" belong together");
  if (const Data* groups = get(entry, "groups"); groups != nullptr && takes_whole(rule))
    fail_at(*groups, "a capture by \"all\" or by a function goes with no other anyway");
  if (const Data* takes = get(entry, "takes"); takes != nullptr && rule.lists)
    fail_at(*takes, "the function says itself what is taken");
  if (data().capture.ways.size() == Rules::most_ways)
    fail_at(entry, "there are more than " + std::to_string(Rules::most_ways) + " ways to capture");
  constexpr int most_conditions = 8;
  const auto conditions =
      std::count_if(data().capture.ways.begin(), data().capture.ways.end(),
                    [](const CaptureRule& way) { return way.when.has_value(); });
  if (rule.when && conditions == most_conditions)
    fail_at(entry, "more than " + std::to_string(most_conditions) + " ways to capture have a when");
}

DealStep Compiler::step(const Data& entry) {
  DealStep step;
  const auto act = [&](const Data& function) {
    step.kind = DealStep::Kind::Act;
    step.function = hook(function);
    return step;
  };
  if (entry.as<ScriptFunction>() != nullptr) return act(entry);
  step.clause = clause(entry, "clause");
  Fields fields = *entry.as<Fields>();
  fields.erase(Key(std::string("clause")));
  if (fields.size() != 1) fail_at(entry, "a step names one place: {hand = 2} or {table = 2}");
  const auto& [key, value] = *fields.begin();
  const std::string name = to_text(key);
  if (name == "does") return act(value);
  if (name == "ask") {
    step.kind = DealStep::Kind::Ask;
    step.stage = stage(value, *value.as<std::string>());
    return step;
  }
  step.to = zone_named(value, name, {Zone::Hand, Zone::Table, Zone::Pile});
  const auto* number = value.as<std::int64_t>();  // else "rest"
  step.count = number == nullptr ? std::nullopt : std::optional(static_cast<int>(*number));
  if (step.count > ItemSet::capacity)
    fail_at(entry, "a step deals " + std::to_string(ItemSet::capacity) + " cards at most");
  return step;
}

std::vector<DealStep> Compiler::steps(const Data& list) {
  std::vector<DealStep> result;
  for (const auto& [key, entry] : *list.as<Fields>()) result.push_back(step(entry));
  return result;
}

void Compiler::deal() {
  const Data* entry = get("deal");
  if (entry == nullptr) fail_at(root_, "a variant needs to say how cards are dealt (deal = {...})");
  DealPlan& plan = data().deal;
  const Data* first = get(*entry, "first");
  if (first == nullptr) fail_at(*entry, "deal.first is missing: the steps of the first round");
  plan.first = steps(*first);
  if (plan.first.empty()) fail_at(*first, "the first round has no steps");
  if (const Data* later = get(*entry, "later")) plan.later = steps(*later);
  read(*entry, deal_keys, plan);
  check_deal();
}

/// Of the keys that decide how many cards a deal takes, one that the last script wrote: without
/// that script the deal was right, so errors point there.
const Data& Compiler::last_word_on_deal() const {
  const auto layer = [&](const Data* at) {
    std::size_t number = composition_.scripts.size();
    while (number > 0 && &composition_.scripts[number - 1]->source() != at->source) --number;
    return number;
  };
  const Data* last = get("deal");
  for (const Data* other : {get("packs"), get("jokers"), get("deck"), get("players"),
                            get(*get("deal"), "first"), get(*get("deal"), "later")})
    if (other != nullptr && layer(other) > layer(last)) last = other;
  return *last;
}

void Compiler::check_deal() {
  const Data& entry = last_word_on_deal();
  // What functions deal is known only once they run.
  if (!is_dealt_by_data(data().deal)) return;
  const auto [least, most] = players_meant();
  for (int players = least; players <= most; ++players) {
    const Rounds rounds = rounds_of(data(), players);
    const std::string who = "with " + std::to_string(players) + " players ";
    if (rounds.left_over < 0)
      fail_at(entry, who + "the first round needs " + std::to_string(-rounds.left_over) +
                         (rounds.left_over == -1 ? " card" : " cards") + " more than the deck has");
    if (rounds.left_over > 0 && !data().deal.may_run_short && data().deal.draw == 0)
      fail_at(entry, who + "the deck does not come out even: " +
                         (rounds.left_over == 1 ? "1 card is"
                                                : std::to_string(rounds.left_over) + " cards are") +
                         " left in the stock (" + (&entry == get("deal") ? "" : "deal.") +
                         "short = true allows it)");
  }
}

}  // namespace kasino
