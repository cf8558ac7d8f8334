#include <algorithm>

#include "engine/model/setup.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/source/spelling.hpp"
#include "scripting/variant/compiler.hpp"

namespace kasino {

bool Compiler::is_plain_word(const std::string& name) {
  return name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-_") == name.npos;
}

void Compiler::check_word(const Data& at, const std::string& name) {
  if (name.size() < 3 || !is_plain_word(name))
    fail_at(at, "what is typed is a word of three small letters or more, - and _");
}

void Compiler::stages() {
  result_.functions.stages.emplace_back();
  each("stages", [&](const std::string& name, const Data& entry) {
    if (name == data().stages.front().name) return play_stage_of(entry);
    const Data* text = get(entry, "text");
    data().stages.push_back({name, text == nullptr ? Text{} : text_of(*text), played_from(entry),
                             get(entry, "auto") != nullptr});
    result_.functions.stages.push_back(function(entry, "done"));
    const Data* pass = get(entry, "pass");
    if (pass == nullptr) return;
    const std::string word = pass->as<bool>() != nullptr ? "pass" : *pass->as<std::string>();
    check_word(*pass, word);
    ActionRule rule{word, ActionRule::Who::Turn, ActionRule::Turn::Ends, {}};
    rule.stages = {static_cast<int>(data().stages.size()) - 1};
    rule.does_something = false;
    data().actions.push_back(std::move(rule));
    result_.functions.actions.emplace_back();
  });
}

/// Where cards are played from; nothing if the stage is for actions only.
std::optional<ZoneKind> Compiler::played_from(const Data& entry) const {
  const Data* from = get(entry, "from");
  if (from == nullptr) return std::nullopt;
  const ZoneKind kind = zone_named(*from, *from->as<std::string>(), {Zone::Hand, Zone::Pile});
  if (kind.zone == Zone::Own && data().zones[static_cast<std::size_t>(kind.own)].slots > 1)
    fail_at(*from, "cards are played from a zone without slots");
  check_is_seen(*from, kind, "whoever plays", "");
  return kind;
}

/// The stage "play", which every variant has.
void Compiler::play_stage_of(const Data& entry) {
  for (const char* key : {"pass", "done", "auto"})
    if (const Data* value = get(entry, key))
      fail_at(*value, "whose turn it is plays a card: only text and from can be said of that");
  StageRule& stage = data().stages.front();
  if (const auto from = played_from(entry)) stage.from = from;
  if (const Data* text = get(entry, "text")) stage.text = text_of(*text);
}

int Compiler::stage(const Data& at, const std::string& name) const {
  std::vector<std::string> known;
  for (std::size_t i = 0; i < result_.data.stages.size(); ++i) {
    if (result_.data.stages[i].name == name) return static_cast<int>(i);
    known.push_back(result_.data.stages[i].name);
  }
  fail_at(at, "unknown stage " + printable(name, 60) + did_you_mean(name, known) +
                  "; stages are declared under stages");
}

void Compiler::action(const std::string& name, const Data& entry) {
  check_word(entry, name);
  if (data().find_action(name) != nullptr)
    fail_at(entry, name + " is the word with which a stage is passed");
  using Who = ActionRule::Who;
  using After = ActionRule::Turn;
  ActionRule rule{
      name,
      choice(entry, "who", Who::Turn,
             {{"others", Who::Others},
              {"opponents", Who::Opponents},
              {"partners", Who::Partners},
              {"any", Who::Any}}),
      choice(entry, "turn", After::Stays, {{"ends", After::Ends}, {"plays", After::Plays}}),
      clause(entry, "clause")};
  if (const Data* named = get(entry, "stages")) {
    if (const auto* one = named->as<std::string>()) {
      if (*one != "any") rule.stages = {stage(*named, *one)};
    } else {
      for (const auto& [key, element] : *named->as<Fields>())
        rule.stages.push_back(stage(element, *element.as<std::string>()));
    }
  } else if (rule.who == Who::Turn) {
    rule.stages = {play_stage};
  }
  ActionFunctions functions;
  if (const Data* list = get(entry, "args")) arguments(*list, rule, functions);
  for (const ArgumentRule& argument : rule.arguments)
    if (argument.pot && !data().pots[*argument.pot].per_seat && rule.clause.empty())
      fail_at(entry,
              "a stake in a pot of the game is its seat's no more: name the action's clause");
  functions.does = function(entry, "does");
  rule.does_something = functions.does || std::ranges::any_of(rule.arguments, [](const auto& of) {
                          return of.pot.has_value();
                        });
  if (!rule.does_something && rule.turn == After::Stays)
    fail_at(entry, "an action needs does = function(move, game), or turn = \"ends\"");
  if (rule.turn == After::Plays) rule.played = played_argument(rule);
  if (const Data* refuses = get(entry, "refuses"))
    for (const auto& [id, refusal] : *refuses->as<Fields>()) {
      if (refusal.is_false()) continue;
      const bool bare = refusal.as<ScriptFunction>() != nullptr;
      const Data* test = bare ? &refusal : get(refusal, "test");
      if (test == nullptr) fail_at(refusal, "a refusal needs test = function(move, view)");
      const Data* on = bare ? nullptr : get(refusal, "on");
      rule.refusals.push_back(
          {cited(refusal, to_text(id)),
           on == nullptr ? std::nullopt : std::optional(argument_named(*on, rule))});
      functions.refuses.push_back(function(*test));
    }
  data().actions.push_back(std::move(rule));
  result_.functions.actions.push_back(std::move(functions));
}

/// The argument that is the card played: the first that is one card from where cards are played.
std::optional<std::size_t> Compiler::played_argument(const ActionRule& rule) const {
  for (std::size_t i = 0; i < rule.arguments.size(); ++i) {
    const ArgumentRule& argument = rule.arguments[i];
    if (argument.kind != ArgumentRule::Kind::OneCard) continue;
    for (std::size_t stage = 0; stage < data().stages.size(); ++stage)
      if (rule.is_open_at(static_cast<int>(stage)) && data().stages[stage].from == argument.place)
        return i;
  }
  return std::nullopt;
}

std::size_t Compiler::argument_named(const Data& at, const ActionRule& rule) const {
  std::vector<std::string> known;
  for (const ArgumentRule& argument : rule.arguments) known.push_back(argument.name);
  const std::string& name = *at.as<std::string>();
  const auto found = std::ranges::find(known, name);
  if (found != known.end()) return static_cast<std::size_t>(found - known.begin());
  fail_at(at, rule.name + " has no argument " + printable(name, 60) + did_you_mean(name, known));
}

void Compiler::arguments(const Data& list, ActionRule& rule, ActionFunctions& functions) {
  for (const auto& [key, entry] : *list.as<Fields>()) {
    rule.arguments.push_back(argument(entry));
    functions.sets.push_back(function(entry, "cards"));
    functions.least.push_back(function(entry, "from"));
    functions.most.push_back(function(entry, "to"));
  }
}

void Compiler::check_is_seen(const Data& at, ZoneKind kind, const std::string& by,
                             const char* advice) const {
  if (kind.zone != Zone::Own && kind.zone != Zone::Pile) return;
  const Show show = kind.zone == Zone::Pile ? data().shows.pile
                                            : data().zones[static_cast<std::size_t>(kind.own)].show;
  if (show == Show::Hidden || show == Show::Top)
    fail_at(at, by + " must see the cards: the " + (kind.zone == Zone::Pile ? "pile" : "zone") +
                    " shows " + (show == Show::Top ? "its last card only" : "none of them") +
                    advice);
}

/// The pot that a stake is paid into; nothing if the script pays it.
std::optional<std::size_t> Compiler::pot_of_stake(const Data& at) const {
  if (!data().purse) fail_at(at, "a stake is money: add purse = { ... }");
  const auto* name = at.as<std::string>();
  if (name == nullptr) return std::nullopt;
  std::vector<std::string> known;
  for (const PotRule& pot : data().pots) known.push_back(pot.name);
  const auto found = std::ranges::find(known, *name);
  if (found == known.end())
    fail_at(at, "unknown pot " + printable(*name, 60) + did_you_mean(*name, known) +
                    "; pots are declared under pots");
  const auto index = static_cast<std::size_t>(found - known.begin());
  const PotRule& pot = data().pots[index];
  bool is_one = pot.slots == 1;
  if (pot.beside) {
    const ZoneRule& zone = data().zones[static_cast<std::size_t>(*pot.beside)];
    is_one = zone.per_seat || zone.slots == 1;
  }
  if (!is_one)
    fail_at(at, *name + " has several slots: stake = true, and pay it in does with game:pay");
  return index;
}

ArgumentRule Compiler::argument(const Data& entry) const {
  using Kind = ArgumentRule::Kind;
  using Seats = ArgumentRule::Seats;
  ArgumentRule rule;
  const Data* name = get(entry, "name");
  if (name == nullptr) fail_at(entry, "an argument needs a name (name = \"card\")");
  rule.name = *name->as<std::string>();
  rule.is_stake = get(entry, "stake") != nullptr;
  const bool has_purse_alone = rule.is_stake && get(entry, "to") == nullptr;
  const std::string key =
      only_key(entry, {"card", "cards", "seat", "words", has_purse_alone ? "stake" : "to"},
               "an argument is one of card, cards, seat, from and to, words");
  const Data& value = *get(entry, key);
  for (const auto& [detail, of] :
       {std::pair("min", "cards"), {"from", "to"}, {"step", "to"}, {"stake", "to"}})
    if (const Data* given = get(entry, detail); given != nullptr && key != of && key != "stake")
      fail_at(*given, std::string(detail) + " goes with " + of + " = ..., not with " + key);
  rule.least = number(entry, "min", 1);
  if (key == "card" || (key == "cards" && value.as<std::string>() != nullptr)) {
    if (key == "cards") rule.kind = Kind::SomeCards;
    rule.place = zone_named(value, *value.as<std::string>(), {Zone::Table, Zone::Hand, Zone::Pile});
    check_is_seen(value, rule.place, "whoever chooses",
                  "; an action without the argument can move them");
  } else if (key == "cards") {
    rule.kind = Kind::CardSets;
  } else if (key == "seat") {
    rule.kind = Kind::AnySeat;
    rule.seats = choice(entry, "seat", Seats::Any,
                        {{"others", Seats::Others}, {"opponents", Seats::Opponents}});
  } else if (key == "words") {
    rule.kind = Kind::Word;
    rule.words = words_of(value);
  } else {
    rule.kind = Kind::Number;
    rule.has_least = function(entry, "from").has_value();
    rule.has_most = function(entry, "to").has_value();
    if (!rule.has_least) rule.from = number(entry, "from", 0);
    if (!rule.has_most) rule.to = number(entry, "to", most_points);
    rule.step = number(entry, "step", 1);
    if (rule.is_stake) rule.pot = pot_of_stake(*get(entry, "stake"));
    if (rule.is_stake && rule.from < 0)
      fail_at(*get(entry, "from"), "a stake is 0 or more, not " + std::to_string(rule.from));
    const bool is_known = !rule.has_least && !rule.has_most;
    if (rule.step < 1 || (is_known && rule.from > rule.to))
      fail_at(entry, "numbers go up: from, to, and a step of 1 or more");
  }
  rule.show = choice(entry, "show", Show::Open, {{"owner", Show::Owner}});
  return rule;
}

}  // namespace kasino
