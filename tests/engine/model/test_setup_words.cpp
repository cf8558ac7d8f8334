// The words of a setup: how they are written, what they make of a position, and their errors.
#include "engine/model/facts.hpp"
#include "engine/model/setup.hpp"
#include "engine/model/state.hpp"
#include "engine/text/error.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

using Type = VariableRule::Type;

VariableRule variable(const char* name, Type type, bool per_seat, int slots, bool is_set) {
  VariableRule rule;
  rule.name = name;
  rule.type = type;
  rule.per_seat = per_seat;
  rule.slots = slots;
  rule.is_set = is_set;
  if (type == Type::Word) rule.words = {"none", "red", "black"};
  return rule;
}

/// Rules with a variable of each kind, a stage, and points that are carried over.
RuleData rules_with_words() {
  RuleData rules = shipped("standard").data();
  rules.variables = {variable("streak", Type::Number, true, 1, false),
                     variable("colour", Type::Word, false, 1, false),
                     variable("grid", Type::Flag, true, 2, false),
                     variable("offender", Type::SeatNumber, false, 1, false),
                     variable("seen", Type::OneCard, true, 1, true),
                     variable("named", Type::Word, false, 1, true)};
  rules.stages.push_back({.name = "colour"});
  rules.clauses.push_back({"T-1", {}});
  ScoringItem item;
  item.name = "cards";
  item.ties = ScoringItem::Ties::Carried;
  rules.scoring = {item};
  return rules;
}

Setup setup_with(const SetupWords& words) {
  Setup setup;
  setup.table = cards("h7");
  setup.hands = {cards("s7"), cards("c9")};
  setup.stock = cards("s2 s3");
  setup.words = words;
  return setup;
}

State state_with(const SetupWords& words) {
  return State::from(setup_with(words), rules_with_words());
}

/// What a setup of the position says, but for the dealer, which every setup says.
SetupWords said_of(const State& state, const RuleData& rules) {
  SetupWords words = words_of(state, rules);
  CHECK(words.erase("dealer") == 1);
  return words;
}

/// The error of a setup; empty if it is valid.
std::string complaint(const std::string& field, const std::string& text,
                      const SetupWords& others = {}) {
  SetupWords words = others;
  words[field] = text;
  try {
    state_with(words);
  } catch (const SetupError& error) {
    CHECK(error.place() == field);
    return error.what();
  }
  return {};
}

}  // namespace

TEST_CASE("Words of a setup are written as they are read", "[setup]") {
  struct Row {
    const char* field;
    const char* text;
  };
  const auto row = GENERATE(values<Row>({
      {"deal", "2"},
      {"round", "3"},
      {"last_round", "true"},
      {"phase", "deal-over"},
      {"out", ""},
      {"dealing", "0"},
      {"asked", "2 colour, 1 play"},
      {"pending", "1 s7xh7"},
      {"pending", "2 c9"},
      {"cancelled", "2"},
      {"resume", "2"},
      {"last_player", "1"},
      {"vars", "streak=1,0"},
      {"vars", "streak=0,-2 colour=red grid=true,false,false,true offender=2"},
      {"vars", "seen=s7+h7,"},
      {"vars", "seen=,h7 named=none+black"},
      {"awards", "1 2 T-1, 2 -1 T-1"},
      {"carried", "cards=2"},
  }));
  CAPTURE(row.field, row.text);
  const RuleData rules = rules_with_words();
  const State state = state_with({{row.field, row.text}});
  SetupWords words = said_of(state, rules);
  if (words.contains("asked")) words.erase("resume");
  const SetupWords expected = *row.text == '\0' ? SetupWords{} : SetupWords{{row.field, row.text}};
  CHECK(words == expected);
  CHECK(State::from(setup_of(state, rules), rules) == state);
}

TEST_CASE("A position that says nothing of them has no words", "[setup]") {
  CHECK(said_of(state_with({}), rules_with_words()).empty());
}

TEST_CASE("Variables are set as written, and the rest is as it starts", "[setup]") {
  const RuleData rules = rules_with_words();
  const State state = state_with({{"vars", "grid=true,false,true colour=black seen=h7+d2"}});
  CHECK(state.variables[variable_slot(rules, 2, 1, 1)] == 1);
  CHECK(state.variables[variable_slot(rules, 2, 1, 2)] == 0);
  CHECK(state.variables[variable_slot(rules, 2, 2, 1)] == 1);
  CHECK(state.variables[variable_slot(rules, 1, 1)] == 2);
  CHECK(state.sets[variable_slot(rules, 4, 1)] ==
        std::vector<int>{card("h7").number() + 1, card("d2").number() + 1});
  CHECK(state.sets[variable_slot(rules, 4, 2)].empty());
  CHECK(state_with({{"vars", "named=red,none"}}) == state_with({{"vars", "named=none+red"}}));
}

TEST_CASE("A seat that is asked acts first, and then the turn comes to another", "[setup]") {
  const State state = state_with({{"asked", "2 colour"}, {"resume", "1"}});
  CHECK(state.turn == 2);
  CHECK(state.stage() == 1);
  CHECK(state.resume == 1);
  CHECK(state.dealer == 2);
}

TEST_CASE("Some of those asked wait for the round, or were asked before a move", "[setup]") {
  const RuleData rules = rules_with_words();
  const SetupWords words{{"dealing", "1"},
                         {"asked", "2 colour, 1 play later before"},
                         {"pending", "1 s7"},
                         {"resume", "1"}};
  const State state = state_with(words);
  CHECK(state.waiting == 1);
  CHECK(state.asked_before == 1);
  CHECK(state.dealt_steps == 1);
  CHECK(said_of(state, rules) == words);
}

TEST_CASE("A fault in the words of a setup is reported with the field", "[setup]") {
  CHECK(complaint("deal", "0") == "deal: expected a whole number from 1 to 1000000, not \"0\"");
  CHECK(complaint("round", "x") == "round: expected a whole number from 1 to 1000000, not \"x\"");
  CHECK(complaint("last_round", "1") == "last_round: expected true or false, not \"1\"");
  CHECK(complaint("phase", "over") ==
        "phase: expected play, deal-over or match-over, not \"over\"");
  CHECK(complaint("winners", "1") == "winners: the match is not over; say phase=match-over");
  CHECK(complaint("winners", "3", {{"phase", "match-over"}}) ==
        "winners: expected a seat from 1 to 2, not \"3\"");
  CHECK(complaint("out", "true") == "out: seat 1 holds cards, so it is not out");
  CHECK(complaint("out", "false false false") == "out: there are 2 seats, but 3 are named");
  CHECK(complaint("dealing", "9") == "dealing: expected a whole number from 0 to 4, not \"9\"");
  CHECK(complaint("asked", "2 color") == "asked: expected a stage (play, colour), not \"color\"");
  CHECK(complaint("asked", "colour") ==
        "asked: expected a seat and a stage, as in 2 play, not \"colour\"");
  CHECK(complaint("asked", "1 play later") ==
        "asked: a seat waits until the round is dealt (later), but no round is being dealt; say "
        "how far it is, as in dealing=1");
  CHECK(complaint("asked", "1 play before, 2 play") ==
        "asked: those with before behind them stand at the end");
  CHECK(complaint("asked", "1 play", {{"phase", "deal-over"}}) ==
        "asked: nobody is asked once the deal is over");
  CHECK(complaint("pending", "s7") ==
        "pending: expected a seat and its move, as in 1 s7xh7, not \"s7\"");
  CHECK(complaint("pending", "1 s8") == "pending: s8 is not in play");
  CHECK(complaint("pending", "1 s7x") ==
        "pending: expected a card to take, as in s7xh7,d4+s3; found nothing");
  CHECK(complaint("vars", "color=red") ==
        "vars: standard has no variable \"color\"; there are streak, colour, grid, offender, seen, "
        "named");
  CHECK(complaint("vars", "colour=green") ==
        "vars: colour: expected one of none, red, black, not \"green\"");
  CHECK(complaint("vars", "colour") ==
        "vars: expected a name and a value, as in colour=red, not \"colour\"");
  CHECK(complaint("vars", "streak=1,2,3") == "vars: streak: expected 2 values at most, not 3");
  CHECK(complaint("vars", "streak=a") ==
        "vars: streak: expected a whole number from -2147483648 to 2147483647, not \"a\"");
  CHECK(complaint("vars", "offender=3") ==
        "vars: offender: expected a seat from 1 to 2, not \"3\"");
  CHECK(complaint("vars", "seen=*1") == "vars: seen: *1 is no card of the deck");
  CHECK(complaint("vars", "streak=1 streak=2") == "vars: streak is given twice");
  CHECK(complaint("awards", "1 T-1") ==
        "awards: expected a seat, points and a clause, as in 2 1 CLAUSE, not \"1 T-1\"");
  CHECK(complaint("awards", "1 2 T-2") == "awards: no clause \"T-2\" is in force");
  CHECK(complaint("carried", "aces=1") ==
        "carried: standard has no scoring item \"aces\"; there are cards");
}

TEST_CASE("A move that waits is read as any move, and as earlier versions wrote it", "[setup]") {
  const State state = state_with({{"pending", "1 s7xh7,c9"}});
  CHECK(state_with({{"pending", "1 s7xh7+c9"}}) == state);
  CHECK(state_with({{"pending", "1 7s x 7h9c"}}) == state);
  CHECK(said_of(state, rules_with_words()).at("pending") == "1 s7xc9,h7");
}

TEST_CASE("A turn that is not that of the seat asked first is refused", "[setup]") {
  Setup setup = setup_with({{"asked", "2 colour"}});
  setup.words["turn"] = "1";
  CHECK_THROWS_WITH(State::from(setup, rules_with_words()),
                    "turn: seat 2 is asked, and acts first; say turn=2 resume=1");
}
