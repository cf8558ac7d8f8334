#include "tests/support/nordic_rules.hpp"

#include <initializer_list>
#include <string>

namespace kasino::test {

namespace {

constexpr Suit suits[] = {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs};

Card two_of_spades() { return Card::of(2, Suit::Spades); }
Card ten_of_diamonds() { return Card::of(10, Suit::Diamonds); }

FaceSet faces(std::initializer_list<Card> cards) {
  FaceSet set;
  for (Card card : cards) set.add(card.face());
  return set;
}

FaceSet aces() {
  FaceSet set;
  for (Suit suit : suits) set.add(Card::of(1, suit).face());
  return set;
}

FaceSet spades() {
  FaceSet set;
  for (int rank = 1; rank <= max_rank; ++rank) set.add(Card::of(rank, Suit::Spades).face());
  return set;
}

void set_aces(ValueTable& values, Values ace) {
  for (Suit suit : suits) values[Card::of(1, suit).face()] = ace;
}

CaptureRules capture_rules(ValueMode mode) {
  CaptureRules rules{plain_values(), plain_values(), {}};
  switch (mode) {
    case ValueMode::Choice: rules.hand_values = rules.table_values = choice_values(); break;
    case ValueMode::Aces:
      set_aces(rules.hand_values, {1, 14});
      set_aces(rules.table_values, {1, 14});
      break;
    case ValueMode::Fixed:
      set_aces(rules.hand_values, {14});
      rules.hand_values[two_of_spades().face()] = {15};
      rules.hand_values[ten_of_diamonds().face()] = {16};
      break;
  }
  rules.ways.resize(2);
  rules.ways[0].name = "value";
  rules.ways[0].by = CaptureBy::Equal;
  rules.ways[0].clause = "STD-CAP-1";
  rules.ways[1].name = "sum";
  rules.ways[1].by = CaptureBy::Sum;
  rules.ways[1].clause = "STD-CAP-2";
  return rules;
}

DealPlan deal_plan() {
  const DealStep hands{{Zone::Hand}, 2};
  const DealStep table{{Zone::Table}, 2};
  DealPlan plan;
  plan.first = {hands, table, hands, table};
  plan.later = std::vector<DealStep>{hands, hands};
  return plan;
}

Cites cites(ValueMode mode) {
  Cites cites;
  cites.trail = "STD-CAP-8";
  cites.decline = "STD-CAP-6";
  cites.several = "STD-CAP-3";
  cites.partial = "STD-CAP-7";
  cites.sweep = "STD-TAB-1";
  cites.two_values = "STD-VAL-3";
  cites.overlap = "STD-CAP-4";
  cites.otherwise = "STD-CAP-2";
  if (mode == ValueMode::Choice) return cites;
  cites.other_values = mode == ValueMode::Aces ? "STD-VAL-V1" : "STD-VAL-V2";
  cites.other_values_table = choice_values();
  return cites;
}

std::vector<ScoringItem> scoring() {
  using By = ScoringItem::By;
  return {
      {"cards", By::Most, FaceSet::all(), 1, "STD-SCO-1"},
      {"spades", By::Most, spades(), 2, "STD-SCO-2"},
      {"ten of diamonds", By::Each, faces({ten_of_diamonds()}), 2, "STD-SCO-3"},
      {"two of spades", By::Each, faces({two_of_spades()}), 1, "STD-SCO-3"},
      {"aces", By::Each, aces(), 1, "STD-SCO-3"},
      {"sweeps", By::Sweep, {}, 1, "STD-SCO-4"},
  };
}

std::vector<Clause> clauses() {
  std::vector<Clause> list;
  for (const char* id :
       {"STD-VAL-1", "STD-VAL-2", "STD-VAL-3", "STD-VAL-4", "STD-VAL-V1", "STD-VAL-V2", "STD-CAP-1",
        "STD-CAP-2", "STD-CAP-3", "STD-CAP-4", "STD-CAP-6", "STD-CAP-7",  "STD-CAP-8",  "STD-TAB-1",
        "STD-SCO-1", "STD-SCO-2", "STD-SCO-3", "STD-SCO-4", "MIS-A1",     "MIS-B1",     "MIS-B2"})
    list.push_back({id, {"the text of " + std::string(id), ""}});
  return list;
}

OptionValue values_option(ValueMode mode) {
  constexpr const char* names[] = {"choice", "aces", "fixed"};
  OptionValue option;
  option.name = "values";
  option.text = {"what the special cards count", ""};
  option.value = names[static_cast<int>(mode)];
  option.initial = "choice";
  option.choices = {"choice", "aces", "fixed"};
  return option;
}

}  // namespace

ValueTable plain_values() {
  ValueTable values;
  for (int rank = 1; rank <= max_rank; ++rank)
    for (Suit suit : suits) values[Card::of(rank, suit).face()] = {static_cast<Value>(rank)};
  return values;
}

ValueTable choice_values() {
  ValueTable values = plain_values();
  set_aces(values, {1, 14});
  values[two_of_spades().face()] = {2, 15};
  values[ten_of_diamonds().face()] = {10, 16};
  return values;
}

RuleData nordic_rules(ValueMode mode) {
  RuleData rules;
  rules.id = "nordic";
  rules.name = "nordic";
  rules.hash = "0123456789abcdef";
  rules.title = {"Kasino", ""};
  rules.aim = {"Take cards; most points win.", "Ta kort; flest poäng vinner."};
  rules.min_players = 2;
  rules.max_players = 4;
  rules.capture = capture_rules(mode);
  rules.deal = deal_plan();
  rules.cites = cites(mode);
  rules.scoring = scoring();
  rules.match.to = 16;
  rules.match.ties = {{spades(), true}};
  rules.clauses = clauses();
  rules.options = {values_option(mode)};
  return rules;
}

RuleData must_capture_rules(ValueMode mode) {
  RuleData rules = nordic_rules(mode);
  rules.duties.capture = rules.duties.take_all = "STD-CAP-V1";
  return rules;
}

RuleData reversed_rules(ValueMode mode) {
  RuleData rules = nordic_rules(mode);
  rules.name = rules.id = "reversed";
  rules.duties.sweep = "MIS-A1";
  rules.duties.capture = "MIS-B1";
  rules.duties.take_all = "MIS-B2";
  return rules;
}

}  // namespace kasino::test
