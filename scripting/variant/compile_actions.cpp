#include <algorithm>
#include <set>

#include "engine/cards/card_text.hpp"
#include "engine/model/event.hpp"
#include "engine/model/setup.hpp"
#include "engine/record/record.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/source/spelling.hpp"
#include "scripting/variant/compiler.hpp"

namespace kasino {

namespace {

constexpr RuleKey<StageRule> stage_keys[] = {
    {"stages.*", holds_map, by_parent, "what a seat can be asked"},
    {"stages.*.from", holds_name, by_parent,
     R"(where cards are played from: "hand", "pile" or a zone of yours)", "actions only",
     R"("reserve")"},
    {"stages.*.auto", holds_flag, set<&StageRule::is_automatic>,
     "whether a seat that can do one thing only is not asked, and it is done", "false", "true"},
    {"stages.*.riddle", holds_flag, set<&StageRule::is_riddle>,
     "whether nothing but a hint tells what can be done, since finding that is the point", "false",
     "true"},
    {"stages.*.title", holds_text, set<&StageRule::title>, "what people call it", "its name",
     R"({ en = "call", sv = "påtala" })"},
    {"stages.*.text", holds_text, set<&StageRule::text>, "what is to be done, in a few words",
     "none", R"("name a colour")"},
    {"stages.*.clause", holds_clause, set<&StageRule::clause>,
     "the clause that says so, shown to whom it asks", "none"},
    {"stages.*.pass", holds_flag | holds_text, by_parent,
     "true, or the word typed to do nothing; in records stands the English one",
     "false: something must be chosen", R"({ en = "no", sv = "nej" })"},
    {"stages.*.done", function("game"), set<&StageRule::done>,
     "the last seat asked here has answered", "nothing", "function(game) game:end_deal() end"},
};

constexpr RuleKey<ActionRule> action_keys[] = {
    {"actions.*", holds_map, by_parent,
     "something to do beside playing a card. Its event, if it has a text, is told when it is done"},
    {"actions.*.title", holds_text, set_title<&ActionRule::title>,
     "the word that people read and type for it, in each language; its name is understood too",
     "its name", R"({ en = "announce", sv = "anmäl" })"},
    {"actions.*.who", one_of("turn others opponents partners any"), set<&ActionRule::who>,
     "who may, seen from the seat to play", "turn", R"("any")"},
    {"actions.*.turn", one_of("ends stays plays"), set<&ActionRule::turn>,
     "what becomes of the turn. ends: it is over; plays: the action is a move. The cards that it "
     "names of the hand are played, those of the table captured",
     "stays", R"("ends")"},
    {"actions.*.stages", holds_name | holds_list, by_parent,
     R"(where the seat to act must be: a stage, a list of them, or "any")",
     R"("play" for who = "turn", else "any")", R"("double")"},
    {"actions.*.stages.#", holds_name},
    {"actions.*.args", holds_list, by_parent, "what is named with it, in order", "nothing",
     R"({ { name = "card", card = "hand" } })"},
    {"actions.*.clause", holds_clause, set<&ActionRule::clause>, "the clause that allows it",
     "none"},
    {"actions.*.refuses", holds_map, by_parent,
     "when it is forbidden, each by a clause; the move holds the arguments", "never",
     R"({ ["X-1"] = function(move, view) return view:var("called", move.seat) end })",
     KeysAre::Clauses},
    {"actions.*.refuses.*", function("move, view -> boolean|kasino.Text") | holds_map, by_parent,
     "a refusal of an action that is about one of its arguments"},
    {"actions.*.refuses.*.on", holds_name, by_parent,
     "the argument: asked as soon as it is chosen, and cited for a set that its function does not "
     "list",
     "the whole action", R"("card")"},
    {"actions.*.refuses.*.test", function("move, view -> boolean|kasino.Text"), by_parent,
     "true forbids it", "required", R"(function(move, view) return move.args.card == "s2" end)"},
    {"actions.*.does", function("move, game"), set<&ActionRule::does>,
     "what it does; needed where the turn stays. An action that plays does so by itself without "
     "one",
     "", "function(move, game) game:end_deal() end"},
};

constexpr RuleKey<ArgumentRule> argument_keys[] = {
    {"actions.*.args.#", holds_map, by_parent,
     "one of card, cards, seat, place, from and to, words"},
    {"actions.*.args.#.name", holds_name, set<&ArgumentRule::name>, "its key in move.args",
     "required", R"("card")"},
    {"actions.*.args.#.title", holds_text, set_title<&ArgumentRule::title>, "what people call it",
     "its name", R"({ en = "card", sv = "kort" })"},
    {"actions.*.args.#.card", holds_name, by_parent,
     R"(a card from there: "table", "hand", "pile" or a zone of yours)", "", R"("hand")"},
    {"actions.*.args.#.cards", function("move, view -> kasino.CardList[]") | holds_name,
     set<&ArgumentRule::sets>, "cards from there, or a function that lists the sets to choose from",
     "", R"("table")"},
    {"actions.*.args.#.min", holds_number, set<&ArgumentRule::least>, "for cards: the fewest", "1",
     "2"},
    {"actions.*.args.#.max", holds_number, set<&ArgumentRule::most>, "for cards: the most",
     "all there are", "3"},
    {"actions.*.args.#.seat", one_of("any others opponents"), set<&ArgumentRule::seats>, "a seat",
     "", R"("others")"},
    {"actions.*.args.#.from", function("move, view -> integer") | holds_integer,
     set<&ArgumentRule::from, &ArgumentRule::from_by>,
     "a number: the smallest, or a function that answers it", "0", "1"},
    {"actions.*.args.#.to", function("move, view -> integer") | holds_integer,
     set<&ArgumentRule::to, &ArgumentRule::to_by>,
     "a number: the largest, or a function that answers it; of a stake all there is", "", "16"},
    {"actions.*.args.#.stake", holds_flag | holds_name, set<&ArgumentRule::is_stake>,
     "whether it is money out of the seat's purse, and no more than that holds; with the name of a "
     "pot it is paid into that one",
     "false", R"("bet")"},
    {"actions.*.args.#.step", holds_number, set<&ArgumentRule::step>,
     "a number: from one to the next", "1", "5"},
    {"actions.*.args.#.place", holds_name, by_parent,
     R"(a place, of "pile" or of a zone of yours, as acts take it; or "build": one of view.builds, by its number)",
     "", R"("build")"},
    {"actions.*.args.#.words", holds_list, by_parent, "words to choose from", "",
     R"({ "red", "black" })"},
    {"actions.*.args.#.words.#", holds_name},
    {"actions.*.args.#.titles", holds_map, by_parent, "what people call the words", "those words",
     R"({ red = { en = "red", sv = "röd" } })"},
    {"actions.*.args.#.titles.*", holds_text},
    {"actions.*.args.#.show", one_of("all owner"), shows<&ArgumentRule::show>,
     "who is told what was chosen. owner: the seat that acts", "all", R"("owner")"},
};

}  // namespace

void add_action_rows(std::vector<KeyRow>& rows) {
  add_rows(rows, stage_keys, action_keys, argument_keys);
}

namespace {

bool is_card(std::string_view word) {
  try {
    parse_card(word);
    return true;
  } catch (const CardError&) {
    return false;
  }
}

}  // namespace

bool Compiler::is_plain_word(const std::string& name) {
  return name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-_") == name.npos;
}

void Compiler::check_word(const Data& at, const std::string& name) {
  if (name.size() < 2 || !is_plain_word(name))
    fail_at(at, "what is typed is a word of two small letters or more, - and _");
}

void check_typed_title(const Data& at, const Text& title) {
  for (const std::string& word : {title.en, title.sv})
    if (word.find_first_of(" \t\n\"=+,;") != word.npos || is_card(word))
      fail_at(at, "what is typed is one word without \" = + , ;, and no card; found " +
                      printable(word, 60));
}

std::vector<Text> Compiler::word_titles(const Data& entry, const std::vector<std::string>& words) {
  std::vector<Text> titles(words.size());
  for (const auto& [word, title] : entry.entries("titles")) {
    const auto found = std::ranges::find(words, to_text(word));
    if (found == words.end())
      fail_at(title, printable(to_text(word), 60) + " is none of the words" +
                         did_you_mean(to_text(word), words));
    titles[static_cast<std::size_t>(found - words.begin())] = text_of(title);
    check_typed_title(title, text_of(title));
  }
  return titles;
}

void Compiler::check_action_word(const Data& at, const std::string& name) {
  check_word(at, name);
  if (is_card(name)) fail_at(at, name + " is read as a card: call it something else");
  std::set<std::string> taken(std::begin(common_events), std::end(common_events));
  taken.insert(std::begin(record_keywords), std::end(record_keywords));
  if (taken.contains(name))
    fail_at(at, name + " is a word of events and records: call it something else, and none of " +
                    joined(std::vector(taken.begin(), taken.end())));
}

void Compiler::stages() {
  each("stages", [&](const std::string& name, const Data& entry) {
    if (name == data().stages.front().name) return play_stage_of(entry);
    StageRule rule{.name = name, .from = played_from(entry)};
    read(entry, stage_keys, rule);
    data().stages.push_back(std::move(rule));
    const Data* pass = get(entry, "pass");
    if (pass == nullptr) return;
    const Text title = pass->as<bool>() != nullptr ? Text{"pass", "passa"} : text_of(*pass);
    check_action_word(*pass, title.en);
    check_typed_title(*pass, title);
    auto action = std::ranges::find(data().actions, title.en, &ActionRule::name);
    if (action == data().actions.end())
      action = data().actions.insert(action, {.name = title.en,
                                              .title = title,
                                              .turn = ActionRule::Turn::Ends,
                                              .clause = data().stages.back().clause});
    action->stages.push_back(static_cast<int>(data().stages.size()) - 1);
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
  for (const char* key : {"pass", "done", "auto", "clause"})
    if (const Data* value = get(entry, key))
      fail_at(*value, "whose turn it is plays a card: only text and from can be said of that");
  StageRule& stage = data().stages.front();
  if (const auto from = played_from(entry)) stage.from = from;
  read(entry, stage_keys, stage);
}

int Compiler::stage(const Data& at, const std::string& name) const {
  const std::vector<std::string> known = texts_of(result_.data.stages, &StageRule::name);
  const auto found = std::ranges::find(known, name);
  if (found != known.end()) return static_cast<int>(found - known.begin());
  fail_at(at, "unknown stage " + printable(name, 60) + did_you_mean(name, known) +
                  "; stages are declared under stages");
}

void Compiler::action(const std::string& name, const Data& entry) {
  check_action_word(entry, name);
  if (data().find_action(name) != nullptr)
    fail_at(entry, name + " is the word with which a stage is passed");
  ActionRule rule{.name = name};
  read(entry, action_keys, rule);
  for (const std::string& word : {rule.title.en, rule.title.sv})
    if (const ActionRule* other = data().action_called(word))
      fail_at(*get(entry, "title"), printable(word, 60) + " is typed for the action " +
                                        other->name + ": call one of them otherwise");
  if (const Data* named = get(entry, "stages")) {
    if (const auto* one = named->as<std::string>()) {
      if (*one != "any") rule.stages = {stage(*named, *one)};
    } else {
      for (const auto& [key, element] : *named->as<Fields>())
        rule.stages.push_back(stage(element, *element.as<std::string>()));
    }
  } else if (rule.who == ActionRule::Who::Turn) {
    rule.stages = {play_stage};
  }
  if (const Data* list = get(entry, "args"))
    for (const auto& [key, element] : *list->as<Fields>()) {
      ArgumentRule read = argument(element);
      if (std::ranges::count(rule.arguments, read.name, &ArgumentRule::name) != 0)
        fail_at(element, "the argument " + printable(read.name, 60) + " stands there twice");
      rule.arguments.push_back(std::move(read));
    }
  for (const ArgumentRule& argument : rule.arguments)
    if (argument.pot && !data().pots[*argument.pot].per_seat && rule.clause.empty())
      fail_at(entry,
              "a stake in a pot of the game is its seat's no more: name the action's clause");
  if (!rule.does_something() && rule.turn == ActionRule::Turn::Stays)
    fail_at(entry, "an action needs does = function(move, game), or turn = \"ends\"");
  if (rule.turn == ActionRule::Turn::Plays && !rule.does && !names_played_cards(rule))
    fail_at(entry,
            "what does it play? An argument must be cards of the hand; or say what it does: "
            "does = function(move, game)");
  if (const Data* refuses = get(entry, "refuses"))
    for (const auto& [id, refusal] : *refuses->as<Fields>()) {
      if (refusal.is_false()) continue;
      const bool bare = refusal.as<ScriptFunction>() != nullptr;
      const Data* test = bare ? &refusal : get(refusal, "test");
      if (test == nullptr) fail_at(refusal, "a refusal needs test = function(move, view)");
      const Data* on = bare ? nullptr : get(refusal, "on");
      rule.refusals.push_back(
          {cited(refusal, to_text(id)),
           on == nullptr ? std::nullopt : std::optional(argument_named(*on, rule)), hook(*test)});
    }
  data().actions.push_back(std::move(rule));
}

/// Whether some argument may be cards from where they are played.
bool Compiler::names_played_cards(const ActionRule& rule) const {
  using Kind = ArgumentRule::Kind;
  return std::ranges::any_of(rule.arguments, [&](const ArgumentRule& argument) {
    const bool are_there =
        (argument.kind == Kind::OneCard || argument.kind == Kind::SomeCards) &&
        std::ranges::any_of(data().stages, [&](const StageRule& stage) {
          return rule.is_open_at(static_cast<int>(&stage - data().stages.data())) &&
                 stage.from == argument.place;
        });
    return are_there || argument.kind == Kind::CardSets;
  });
}

std::size_t Compiler::argument_named(const Data& at, const ActionRule& rule) const {
  const std::vector<std::string> known = texts_of(rule.arguments, &ArgumentRule::name);
  const std::string& name = *at.as<std::string>();
  const auto found = std::ranges::find(known, name);
  if (found != known.end()) return static_cast<std::size_t>(found - known.begin());
  fail_at(at, rule.name + " has no argument " + printable(name, 60) + did_you_mean(name, known));
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
  const std::vector<std::string> known = texts_of(data().pots, &PotRule::name);
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

ArgumentRule Compiler::argument(const Data& entry) {
  using Kind = ArgumentRule::Kind;
  ArgumentRule rule;
  const Data* name = get(entry, "name");
  if (name == nullptr) fail_at(entry, "an argument needs a name (name = \"card\")");
  if (const auto* word = name->as<std::string>(); *word == "seat" || *word == "type")
    fail_at(*name, "the event of an action has its " + *word +
                       " already: call the argument something else");
  read(entry, argument_keys, rule);
  const bool has_purse_alone = rule.is_stake && get(entry, "to") == nullptr;
  const std::string key =
      only_key(entry, {"card", "cards", "seat", "words", "place", has_purse_alone ? "stake" : "to"},
               "an argument is one of card, cards, seat, place, from and to, words");
  const Data& value = *get(entry, key);
  for (const auto& [detail, of] : {std::pair("min", "cards"),
                                   {"max", "cards"},
                                   {"from", "to"},
                                   {"step", "to"},
                                   {"stake", "to"}})
    if (const Data* given = get(entry, detail); given != nullptr && key != of && key != "stake")
      fail_at(*given, std::string(detail) + " goes with " + of + " = ..., not with " + key);
  if (key == "card" || (key == "cards" && value.as<std::string>() != nullptr)) {
    if (key == "cards") rule.kind = Kind::SomeCards;
    rule.place = zone_named(value, *value.as<std::string>(), {Zone::Table, Zone::Hand, Zone::Pile});
    check_is_seen(value, rule.place, "whoever chooses",
                  "; an action without the argument can move them");
    if (rule.least < 1 || rule.most.value_or(rule.least) < rule.least)
      fail_at(entry, "cards are counted up: min is 1 or more, and max no less than min");
  } else if (key == "cards") {
    for (const char* bound : {"min", "max"})
      if (const Data* given = get(entry, bound))
        fail_at(*given, std::string(bound) + " is for cards of a place: a function lists its sets");
    rule.kind = Kind::CardSets;
  } else if (key == "seat") {
    rule.kind = Kind::AnySeat;
  } else if (key == "place") {
    rule.kind = Kind::OnePlace;
    rule.place = *value.as<std::string>() == "build"
                     ? ZoneKind{Zone::Build}
                     : zone_named(value, *value.as<std::string>(), {Zone::Pile});
    if (rule.place.zone == Zone::Build && !data().builds)
      fail_at(value, "nothing is built here: add builds = { ... }");
    for (const Place place : places_of(data(), rule.place, data().max_players)) {
      rule.words.push_back(to_text(place, data()));
      rule.word_titles.push_back(in_words(place, data()));
    }
  } else if (key == "words") {
    rule.kind = Kind::Word;
    rule.words = words_of(value);
    rule.word_titles = word_titles(entry, rule.words);
  } else {
    rule.kind = Kind::Number;
    if (get(entry, "to") == nullptr) rule.to = most_points;
    if (rule.is_stake) rule.pot = pot_of_stake(*get(entry, "stake"));
    if (rule.is_stake && rule.from < 0)
      fail_at(*get(entry, "from"), "a stake is 0 or more, not " + std::to_string(rule.from));
    const bool is_known = !rule.from_by && !rule.to_by;
    if (rule.step < 1 || (is_known && rule.from > rule.to))
      fail_at(entry, "numbers go up: from, to, and a step of 1 or more");
  }
  return rule;
}

}  // namespace kasino
